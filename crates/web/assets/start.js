// Starts the page. The names in percent signs are filled in when the page is built.
const TEXTS = { %TEXTS% };
const file = (name) => new URL(name, import.meta.url);
// Paint the delivered markup before the code competes with it for network and processor. A hidden page paints
// nothing, and some browsers don't report it.
await new Promise((painted) => {
  if (document.hidden) painted();
  new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  setTimeout(painted, 1000);
});
const wasm = fetch(file("./%WASM%"));
// The texts of the reader's language, or of another one if they can't be fetched.
const texts = (async () => {
  const { lang } = document.documentElement;
  for (const tag of new Set([lang, ...Object.keys(TEXTS)])) {
    const text = await fetch(file(TEXTS[tag])).then((found) => (found.ok ? found.text() : null), () => null);
    if (text !== null) return [tag, text];
  }
  throw new Error("The texts of the page can't be loaded.");
})();
// Files that the page or a worker has loaded are kept for offline use, as soon as someone can keep them.
new BroadcastChannel("emberwake-keep").onmessage = async ({ data }) => {
  const keeper = await navigator.serviceWorker?.ready;
  keeper?.active?.postMessage({ keep: data });
};
try {
  const { default: init, load_for_address, start_page } = await import("./%SCRIPT%");
  const [[tag, text]] = await Promise.all([texts, init({ module_or_path: wasm })]);
  // The home page begins without other code. Elsewhere, what was delivered stays until the code for it is there too; if
  // that can't be loaded, the page says so.
  if (document.documentElement.dataset.first !== "home") await load_for_address();
  takeOver((delivered) => start_page(file("./%WORKER%").href, "%FILES%", tag, text, delivered));
} catch (problem) {
  // Without a network there is nothing to start. Try again as soon as there is one.
  addEventListener("online", () => location.reload(), { once: true });
  throw problem;
}
