// Appended to a copy of a page by page_test.py: uses the page as a person
// would, and leaves what it saw as JSON in the document.
(() => {
  const seen = { ready: document.documentElement.dataset.ready, pwned: "pwned" in window };
  const byId = (id) => document.getElementById(id);
  const text = (id) => byId(id).textContent;
  const canvas = byId("timeline");
  const box = canvas.getBoundingClientRect();
  const point = (type, x, y, more = {}) => canvas.dispatchEvent(new PointerEvent(type,
    { clientX: box.left + x, clientY: box.top + y, bubbles: true, pointerId: 1, button: 0, ...more }));
  // A captured pointer must exist; this one is made up.
  canvas.setPointerCapture = () => {};
  const key = (name) => canvas.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  const click = (x, y) => { point("pointerdown", x, y); point("pointerup", x, y); };
  // The first pixel of a row over which the tooltip says something.
  const scan = (y, wanted) => {
    for (let x = 93; x < canvas.clientWidth - 10; ++x) {
      point("pointermove", x, y);
      if (!byId("tooltip").hidden && wanted.test(text("tooltip"))) return { x, tooltip: text("tooltip") };
    }
    return { x: -1, tooltip: "" };
  };

  seen.title = document.title;
  seen.heading = text("title");
  seen.figures = text("figures");
  seen.summary = text("summary");
  seen.canvas = canvas.clientHeight > 0;
  const rows = { compute: 75, d2h: 128, h2d: 176, memory: 320 };
  seen.hover = {};
  for (const [row, y] of Object.entries(rows)) {
    const wanted = row === "d2h" || row === "h2d" ? /exposed/ : /on the device/;
    const hit = scan(y, wanted);
    seen.hover[row] = hit.tooltip;
    if (hit.x < 0) continue;
    click(hit.x, y);
    seen.hover[`${row}-details`] = text("details");
  }
  seen.transfers = byId("transfers").querySelectorAll("tbody tr").length;
  const first = byId("transfers").querySelector("tbody tr");
  if (first) first.click();
  seen.opened = text("details");
  byId("more-transfers").click();
  seen.moreTransfers = byId("transfers").querySelectorAll("tbody tr").length;
  for (const name of ["+", "ArrowRight", "-", "End", "Home", "0"]) key(name);
  for (const id of ["zoom-in", "zoom-out", "fit", "to-peak", "to-stall", "scale", "theme"]) byId(id).click();
  seen.theme = document.documentElement.dataset.theme;
  byId("search").value = "attn";
  byId("search").dispatchEvent(new Event("input"));
  seen.found = text("found");
  byId("search").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  seen.foundNext = text("found");
  seen.frontier = document.querySelectorAll("#frontier circle").length;
  seen.comparison = byId("comparison").querySelectorAll("tbody tr").length;
  for (const id of ["microbatches", "groups", "tiers"])
    seen[id] = byId(`${id}-section`).hidden ? null : {
      count: text(`${id}-count`),
      rows: byId(id).querySelectorAll("tbody tr").length,
      text: text(id),
    };
  seen.arenas = byId("arenas-section").hidden ? null : {
    text: text("arenas"),
    charts: document.querySelectorAll("#arenas svg").length,
    boxes: document.querySelectorAll("#arenas .buffer").length,
    names: [...document.querySelectorAll("#arenas .buffer text")].map((node) => node.textContent),
    titles: [...document.querySelectorAll("#arenas .buffer title")].map((node) => node.textContent),
    free: getComputedStyle(document.querySelector("#arenas .free")).fill,
    above: document.querySelectorAll("#arenas .above").length,
    places: [...document.querySelectorAll("#arenas .bytes")].map((node) => {
      const place = node.getBBox();
      return [place.x, place.y, place.width, place.height];
    }),
  };
  const captures = (selector) => [...document.querySelectorAll(`#tree ${selector}`)];
  seen.tree = byId("tree-section").hidden ? null : {
    text: byId("tree").querySelector("p").textContent,
    names: captures(".name").map((node) => node.textContent),
    titles: captures(".capture title").map((node) => node.textContent),
    edges: captures(".edge").length,
    planned: captures(".planned").length,
    places: captures(".capture rect").map((node) => [node.x.baseVal.value, node.y.baseVal.value]),
  };
  seen.peakRows = byId("peak").querySelectorAll("tbody tr").length;

  const out = document.createElement("pre");
  out.id = "probe";
  out.textContent = btoa(unescape(encodeURIComponent(JSON.stringify(seen))));
  document.body.append(out);
})();
