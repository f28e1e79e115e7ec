// Bots, reviews and hints think here, off the main thread, one question at a time.
import init, { begin, finish, is_busy, learn, needs, speak, step } from "./%MIND_SCRIPT%";
const ready = init({ module_or_path: new URL("./%MIND_WASM%", import.meta.url) });
// The page has these files kept for offline use: it can reach the service worker.
const keeper = new BroadcastChannel("emberwake-keep");
for (const name of [import.meta.url, "./%MIND_SCRIPT%", "./%MIND_LOADER%", "./%MIND_WASM%"]) keeper.postMessage(new URL(name, import.meta.url).href);
// Nets of a game and texts of a language are fetched when they are first needed. Without nets, bots still play.
const NETS = { %NETS% };
const TEXTS = { %TEXTS% };
const file = (name) => fetch(new URL(name, import.meta.url)).then((found) => (found.ok ? found : Promise.reject()));
const fetched = {};
const once = (key, work) => (fetched[key] ??= work().catch(() => { delete fetched[key]; }));
const nets = async (game) => {
  const found = await file(NETS[game]);
  keeper.postMessage(found.url);
  return learn(game, new Uint8Array(await found.arrayBuffer()));
};
const texts = async (lang) => speak(lang, await (await file(TEXTS[lang])).text());
// Between slices of this many milliseconds, the page is told how far the work has come, and can stop it.
const SLICE_MS = 60;
const pause = () => new Promise((later) => setTimeout(later));
let enough = false;
onmessage = async ({ data }) => {
  enough = data === "enough";
  if (enough) return;
  await ready;
  const [game, lang] = needs(data).split(" ");
  if (NETS[game]) await once(game, () => nets(game));
  if (TEXTS[lang]) await once(lang, () => texts(lang));
  // An error that the page hears of: then it knows that there will be no answer, and can ask again.
  if (!(await begin(data))) return setTimeout(() => { throw new Error("The code for this question can't be loaded."); });
  for (;;) {
    const until = performance.now() + SLICE_MS;
    let said = step();
    while (is_busy() && performance.now() < until) said = step();
    if (is_busy() && enough) said = finish();
    postMessage(said);
    if (!is_busy()) return;
    await pause();
  }
};
