// Caches the page, so that after one visit it works offline.
const CACHE = "emberwake-%VERSION%";
const FILES = [%FILES%];
// Texts are cached in the language that the browser requests, and in those that were used.
const TEXTS = { %TEXTS% };
const texts = () => {
  const wished = navigator.languages.map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  return TEXTS[wished.find((tag) => tag in TEXTS) ?? "en"];
};
// From the second visit on, a few small example games are cached too. The first visit stays small.
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
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...FILES, texts()])).then(() => self.skipWaiting()));
});
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
// The page has fetched a file, perhaps before this worker was active, and wants it offline too.
self.addEventListener("message", (event) => {
  const file = event.data?.keep;
  if (file) event.waitUntil(caches.open(CACHE).then(async (cache) => (await cache.match(file)) ?? cache.add(file)));
});
// A game, a book, a net or a language that was fetched once is available offline too.
const keep = async (response) => {
  if (response.ok && /\.(rec|md|net|txt|html)$/.test(response.url)) await (await caches.open(CACHE)).put(response.url, response.clone());
  return response;
};
const keepExamples = async () => {
  const cache = await caches.open(CACHE);
  const kept = await Promise.all(EXAMPLES.map((name) => cache.match(name)));
  const missing = EXAMPLES.filter((_, index) => !kept[index]);
  if (missing.length) await cache.addAll(missing);
};
// Fetch the page itself again, so that updates arrive; everything else never changes.
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const kept = () => caches.match(event.request.mode === "navigate" ? "./" : event.request);
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(kept));
    event.waitUntil(keepExamples().catch(() => {}));
  } else {
    event.respondWith(kept().then((found) => found ?? fetch(event.request).then(keep)));
  }
});
