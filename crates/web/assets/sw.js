// Caches the page, so that it works offline: the home page immediately, other parts when they were used, and everything when
// the page asks for it.
const CACHE = "emberwake-%VERSION%";
const FILES = [%FILES%];
const REST = [%REST%];
// Texts are cached in the language that the browser requests, and in those that were used.
const TEXTS = { %TEXTS% };
const texts = () => {
  const wished = navigator.languages.map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  return TEXTS[wished.find((tag) => tag in TEXTS) ?? "en"];
};
// A few small example games, which are cached with everything else.
const EXAMPLES = [
  "./game-campfire-two-players.rec",
  "./game-campfire-three-players.rec",
  "./game-campfire-five-players.rec",
  "./game-campfire-shared-victory.rec",
  "./game-sea-ended-by-legends.rec",
  "./game-sea-myth-complete.rec",
  "./game-sea-naval-battle.rec",
  "./game-sea-tie-broken-by-the-vaal.rec",
];
// What was cached by an earlier version is cached in this one too, even if it changed: a file's name is a word and a hash.
const word = (name) => new URL(name, self.location).pathname.replace(/-[0-9a-f]{16}\./, ".");
const cachedWords = async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith("emberwake-") && name !== CACHE);
  const requests = await Promise.all(old.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map(({ url }) => word(url)));
};
const install = async () => {
  const [cache, words] = await Promise.all([caches.open(CACHE), cachedWords()]);
  const used = [...REST, ...Object.values(TEXTS), ...EXAMPLES].filter((name) => words.has(word(name)));
  await cache.addAll([...new Set([...FILES, texts(), ...used])]);
  await self.skipWaiting();
};
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("emberwake-") && name !== CACHE);
  const drop = caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))));
  event.waitUntil(drop.then(() => self.clients.claim()));
});
// If you click a notification, you want to see its table.
self.addEventListener("notificationclick", (event) => {
  const hash = event.notification.data ?? "";
  event.notification.close();
  const show = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const address = new URL(`./${hash}`, self.registration.scope).href;
    const page = pages.find((page) => page.url === address) ?? pages[0];
    if (!page) return self.clients.openWindow(address);
    await page.focus();
    page.postMessage({ go: hash });
  };
  event.waitUntil(show());
});
// The page has fetched a file, perhaps before this worker was active, and wants it offline too. Or it wants everything.
self.addEventListener("message", (event) => {
  const { keep, keepAll } = event.data ?? {};
  if (keep) event.waitUntil(add([keep]));
  if (keepAll) event.waitUntil(add([...REST, ...EXAMPLES]).then(() => true, () => false).then((kept) => event.ports[0]?.postMessage(kept)));
});
// One after the other, so that the page's own requests don't wait for long.
const add = async (names) => {
  const cache = await caches.open(CACHE);
  for (const name of names) if (!(await cache.match(name))) await cache.add(name);
};
// A part of the code, a game, a book, a net or a language that was fetched once is available offline too.
const keep = async (response) => {
  if (response.ok && /\.(part|wasm|js|rec|md|net|txt|html)$/.test(response.url)) await (await caches.open(CACHE)).put(response.url, response.clone());
  return response;
};
// Fetch the page itself again, so that updates arrive; everything else never changes.
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const kept = () => caches.match(event.request.mode === "navigate" ? "./" : event.request);
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(kept));
  } else {
    event.respondWith(kept().then((found) => found ?? fetch(event.request).then(keep)));
  }
});
