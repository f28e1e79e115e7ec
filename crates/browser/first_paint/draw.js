// Returns the home page as text, without anything that depends on the viewer: saved games, offers, notices. The drawings,
// which are the same in every language, are separate; a name in percent signs is in their place.
const [lang, done] = arguments;
const draw = async () => {
  const bar = document.querySelector("header.bar").cloneNode(true);
  for (const option of bar.querySelectorAll("option")) option.toggleAttribute("selected", option.value === lang);
  const home = document.querySelector("main#content .home").cloneNode(true);
  // Down to the doors: the rest differs for everyone, and nothing moves when it appears.
  const doors = home.querySelectorAll("[data-testid^=game-]");
  let last = doors[doors.length - 1];
  while (last.parentElement !== home) last = last.parentElement;
  while (last.nextSibling) last.nextSibling.remove();
  const main = document.createElement("main");
  main.append(home);
  const start = await fetch(document.querySelector("script[type=module]").src).then((file) => file.text());
  const code = await import(new URL(start.match(/web-[0-9a-f]+\.js/)[0], location.href).href);
  const waiting = document.createElement("template");
  waiting.innerHTML = code.waiting(lang);
  const drawn = document.createElement("div");
  drawn.append(bar, main, waiting.content);
  // The doors in the page are those that were delivered with it: they are drawn again.
  for (const door of drawn.querySelectorAll(".doorway")) {
    door.innerHTML = await code.door(door.closest("[data-testid]").dataset.testid.replace("game-", ""));
  }
  // The drawings that are used by name here, and those that they use themselves.
  const defs = document.querySelector(".defs").cloneNode(true);
  const used = new Set();
  const use = (markup) => {
    for (const [, name] of markup.matchAll(/(?:href="#|url\((?:&quot;|['"])?#)([\w-]+)/g)) {
      const found = !used.has(name) && defs.querySelector(`#${CSS.escape(name)}`);
      if (!found) continue;
      used.add(name);
      use(found.outerHTML);
    }
  };
  use(drawn.innerHTML);
  for (const one of defs.querySelectorAll("[id]")) {
    const holds = [...used].some((name) => one.id === name || one.querySelector(`#${CSS.escape(name)}`));
    if (!holds && !one.closest([...used].map((name) => `#${CSS.escape(name)}`).join(", ") || "none")) one.remove();
  }
  drawn.prepend(defs);
  const comments = document.createTreeWalker(drawn, NodeFilter.SHOW_COMMENT);
  const found = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.remove();
  // A line for each block, so that changes are readable. The spaces are invisible.
  const blocks = /<(?=(section|header|main|div|g|path|defs|svg|noscript|nav|select|option|symbol|linearGradient|radialGradient)[ >])/g;
  const text = (element) => element.innerHTML.replace(/\s*\n\s*/g, "").replace(blocks, "\n<").trim();
  const drawings = {};
  const setApart = (element, name) => {
    drawings[name] = text(element);
    element.textContent = `%${name.toUpperCase()}%`;
  };
  setApart(defs, "symbols");
  for (const door of drawn.querySelectorAll(".doorway")) setApart(door, door.closest("[data-testid]").dataset.testid);
  return { page: text(drawn), drawings };
};
draw().then(done, (problem) => done({ problem: String(problem) }));
