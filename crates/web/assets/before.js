// Runs before the first paint, since the page's code takes a while to load. It applies the saved language and theme,
// shows the right part of the delivered markup, and remembers what is pressed in the meantime.
{
  const root = document.documentElement;
  const LANGUAGES = [%LANGUAGES%];
  let kept = "";
  try {
    kept = localStorage.getItem("emberwake.settings") ?? "";
  } catch {
    // Without storage, the defaults apply.
  }
  // The settings are lines such as `theme dark`; `model/settings.rs` writes and reads them.
  const setting = (key) => kept.split("\n").find((line) => line.startsWith(`${key} `))?.slice(key.length + 1);
  const wished = [setting("lang") ?? "", ...navigator.languages].map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  const lang = wished.find((tag) => LANGUAGES.includes(tag)) ?? "en";
  root.dataset.theme = setting("theme") ?? "auto";
  const screen = () => {
    const home = /^#?\/?$/.test(location.hash);
    root.dataset.first = home ? "home" : location.hash.startsWith("#/table/") ? "table" : "other";
  };
  screen();
  addEventListener("hashchange", screen);
  const first = () => document.getElementById("first");
  // The identifiers of an element and its ancestors, which are used to find its successor.
  const way = (element) => {
    const names = [];
    for (let one = element; one && one !== first(); one = one.parentElement) {
      if (one.dataset?.testid) names.unshift(`[data-testid="${CSS.escape(one.dataset.testid)}"]`);
    }
    return names.join(" ");
  };
  let pressed = null;
  addEventListener("click", (event) => {
    const button = event.target.closest?.("#first button");
    if (!button) return;
    pressed = way(button);
    for (const one of first().querySelectorAll("[aria-busy]")) one.removeAttribute("aria-busy");
    button.setAttribute("aria-busy", "true");
  });
  let chosen = null;
  addEventListener("change", (event) => {
    if (event.target.closest?.("#first")) chosen = [way(event.target), event.target.value];
  });
  // Another server than ours, or the offline cache, may have delivered another language.
  const served = root.lang;
  root.lang = lang;
  if (served !== lang) {
    root.dataset.foreign = "";
    const loaded = new Promise((done) => document.addEventListener("DOMContentLoaded", done));
    const other = fetch(lang === "en" ? "./index.html" : `./index.${lang}.html`).then((file) => (file.ok ? file.text() : ""));
    Promise.all([other, loaded])
      .then(([text]) => {
        const found = new DOMParser().parseFromString(text, "text/html").getElementById("first");
        if (found && first()) first().replaceChildren(...found.childNodes);
      })
      .catch(() => {})
      .finally(() => delete root.dataset.foreign);
  }
  // The code has loaded: remove the delivered markup, and repeat what was pressed in it on its successor.
  window.takeOver = (start) => {
    const focus = first()?.contains(document.activeElement) ? way(document.activeElement) : "";
    const delivered = first();
    delivered?.remove();
    start(delivered);
    removeEventListener("hashchange", screen);
    delete root.dataset.first;
    const successor = (names) => (names ? document.querySelector(names) : null);
    successor(focus)?.focus({ preventScroll: true });
    const list = chosen && successor(chosen[0]);
    if (list) {
      list.value = chosen[1];
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }
    successor(pressed)?.click();
  };
}
