// Loaded before the page itself: answers the tests' questions, and collects its errors.
(() => {
  const faults = [];
  addEventListener("error", (event) => faults.push(`error: ${event.message}`));
  addEventListener("unhandledrejection", (event) => faults.push(`rejected: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => faults.push(`policy: ${event.violatedDirective} ${event.blockedURI}`));

  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const find = (selector) => all(selector).filter(seen);
  const named = (id) => `[data-testid="${id}"]`;
  const name = (element) => {
    const label = element.getAttribute("data-testid") ?? element.getAttribute("aria-label") ?? element.textContent;
    return label.trim().replace(/\s+/g, " ").slice(0, 80);
  };

  // Whether the last press hit its target: a page that is still loading moves.
  let [aimed, met] = [null, null];
  const isPart = (of, part) => of === part || of.contains(part) || part.closest("label")?.contains(of);
  addEventListener("pointerdown", ({ target }) => {
    // An element redrawn in the same place is just as good.
    met = aimed?.isConnected ? isPart(aimed, target) : null;
  }, true);

  // Brings an element into view and returns where a finger would press it, and what covers it.
  const aim = (element) => {
    if (!element) return { covered: "nothing: it is gone", gone: true };
    [aimed, met] = [element, null];
    // A chart is moved by hand, not scrolled, so its frame must be in view.
    const shown = element.closest(".chart-frame") ?? element;
    const inside = () => {
      const box = shown.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    };
    const show = () => shown.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (!inside()) show();
    const boxes = element instanceof SVGElement ? [...element.querySelectorAll("rect, circle, path, polygon")] : [];
    const points = () => [element, ...boxes].map((part) => {
      const box = part.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2, slack: Math.min(8, box.width / 4, box.height / 4) };
    });
    const isMet = ({ x, y }) => {
      const top = document.elementFromPoint(x, y);
      return top && isPart(element, top);
    };
    // A finger is broad: near an edge, the neighboring element may take the press.
    const isFree = ({ x, y, slack }) =>
      [[0, 0], [slack, 0], [-slack, 0], [0, slack], [0, -slack]].every(([right, down]) => isMet({ x: x + right, y: y + down }));
    let point = points().find(isFree);
    if (!point) {
      // If a fixed bar covers it, a person would scroll.
      show();
      point = points().find(isFree) ?? points().find(isMet);
    }
    if (point) return { ...point, covered: null };
    const [{ x, y }] = points();
    const top = document.elementFromPoint(x, y);
    return { x, y, covered: top ? top.outerHTML.slice(0, 120) : "nothing (outside of the window)" };
  };

  // The tab stops, in the order of the page.
  const stops = () => {
    const able = "a[href], button, input, select, textarea, summary, [tabindex]";
    const open = (element) => !element.disabled && element.tabIndex >= 0 && !element.closest("[inert]");
    return find(able).filter(open);
  };
  // The number of tab stops from the focus to something; negative if it is behind.
  const ahead = (element) => {
    const list = stops();
    const [from, to] = [list.indexOf(document.activeElement), list.indexOf(element)];
    if (to < 0) return 0;
    return from < 0 ? to + 1 : to - from;
  };
  // Whether the focus is there, and whether you can see that it is.
  const focus = (target) => {
    const element = document.activeElement;
    const style = getComputedStyle(element);
    const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
    // On a board, the drawn piece shows the focus.
    const drawn = element instanceof SVGElement && element.matches(":focus-visible");
    return { there: element === target, visible: outlined || drawn, name: name(element), tag: element.tagName };
  };

  // The bar that covers an element after keyboard navigation.
  const under = (element) => {
    const bar = find(".confirm")[0];
    if (!bar || bar.contains(element) || element.contains(bar)) return null;
    const [box, edge] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
    const overlaps = box.bottom > edge.top && box.top < edge.bottom && box.right > edge.left && box.left < edge.right;
    return overlaps && box.height < edge.top ? bar.outerHTML.slice(0, 120) : null;
  };

  // Whether something on a chart could be pressed without moving the chart first.
  const inSight = (element) => {
    // Panels float on the chart: only the rest is visible.
    const frame = element.closest(".chart-frame")?.querySelector(".room")?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const within = (box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    // If a tool covers a part of the chart, move the chart first, or use a button.
    const tools = all(".chart-tools button, .compass").map((tool) => tool.getBoundingClientRect());
    return !frame || (within(frame) && !tools.some(within));
  };

  // Whether nothing that floats on the board hides it. If something does, use a button.
  const uncovered = (element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const within = (box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    const floating = ".looked-at, .overview, .mats-side";
    return !element.closest(".chart-frame") || !all(floating).some((panel) => within(panel.getBoundingClientRect()));
  };

  // Returns the controls for choosing a move: the last open step, or the highlighted parts of the board.
  const offers = () => {
    const unpicked = (element) => element.getAttribute("aria-pressed") !== "true";
    const able = (element) => !element.disabled && element.getAttribute("aria-disabled") !== "true";
    const groups = find(`${named("choice")} .options`).filter((group) => !group.closest("details"));
    const buttons = groups.map((group) => [...group.querySelectorAll("button")].filter(seen).filter(able));
    const open = buttons.filter((group) => group.length && group.every(unpicked)).pop();
    const glowing = `${named("board")} [role="button"][aria-disabled="false"], .chart [role="button"].can, button.can`;
    const drawn = find(glowing).filter(unpicked).filter(inSight).filter(uncovered);
    // Before the first choice, the board and the buttons offer the same; later only the buttons continue.
    if (!open) return drawn;
    return groups.length === 1 ? [...open, ...drawn] : open;
  };

  // Whether the step that comes next after a button, if there is one, can be pressed without scrolling.
  let pressedButton = false;
  addEventListener("click", ({ target }) => { pressedButton = !!target.closest(".options"); }, true);
  const nextInSight = () => {
    if (!pressedButton) return true;
    const groups = find(`${named("choice")} > .options`);
    const next = groups.length > 1 ? groups.pop() : null;
    if (!next || next.querySelector('[aria-pressed="true"]')) return true;
    const bar = find(".confirm")[0]?.getBoundingClientRect().top ?? innerHeight;
    const box = next.getBoundingClientRect();
    // If there is more than fits, the beginning is shown.
    return box.bottom <= bar || (box.height > bar / 2 && box.top >= 0 && box.top < bar / 2);
  };

  window.watch = {
    nextInSight, under, missed: () => met === false, faults, seen, all, find, named, name, aim, offers, stops, ahead, focus, inSight,
    // Everything a test needs to continue playing, in one answer.
    state: () => ({
      over: find(named("result")).length > 0,
      curtain: find(named("curtain-ready")).length > 0,
      ready: find(named("confirm")).some((button) => !button.disabled),
      asked: find(named("question")).length > 0 || find(named("confirm")).length > 0,
      offers: offers().map(name),
      status: find(named("status")).map((element) => element.textContent).join(),
      lost: find(named("problem")).map((element) => element.textContent).join(),
    }),
    // All visible text, and text for screen readers.
    words: () => {
      const texts = [];
      const walk = (element) => {
        if (!element.checkVisibility() && !element.matches(".live, .hidden-label, option, select")) return;
        if (element.matches("script, style")) return;
        for (const label of ["aria-label", "title", "placeholder"]) {
          if (element.hasAttribute(label)) texts.push(element.getAttribute(label));
        }
        for (const child of element.childNodes) {
          if (child.nodeType === Node.TEXT_NODE && child.textContent.trim()) texts.push(child.textContent.trim());
          if (child.nodeType === Node.ELEMENT_NODE) walk(child);
        }
      };
      walk(document.body);
      return texts;
    },
  };
})();
