// Puts the page together and connects its parts.

const model = loadModel(document.getElementById("data").textContent);
const hash = new URLSearchParams(location.hash.slice(1));
const byId = (id) => document.getElementById(id);

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  byId("theme").textContent = theme === "dark" ? "Light" : "Dark";
}
const systemDark = window.matchMedia("(prefers-color-scheme: dark)");
setTheme(["light", "dark"].includes(hash.get("theme")) ? hash.get("theme") : systemDark.matches ? "dark" : "light");

function fillHeader() {
  const { doc } = model;
  document.title = `${doc.title} · ao plan`;
  byId("title").textContent = doc.title || "Plan";
  byId("subtitle").textContent = subtitle(doc);
  byId("summary").textContent = doc.summary;
  byId("missing-costs").textContent = doc.missing_costs;
  byId("missing-costs").hidden = !doc.missing_costs;
  byId("summary").classList.toggle("notice", doc.declined !== "");
  const notice = differenceNotice(doc);
  byId("notice").textContent = notice;
  byId("notice").hidden = !notice;
  byId("figures").replaceChildren(...figures(model).map(([name, figure, note]) =>
    element("div", {},
      element("dt", {}, name),
      element("dd", { class: "value" }, figure),
      element("dd", { class: "note" }, note))));
}

function fillLegend() {
  const used = new Set(model.ops.kind.codes);
  const kinds = model.ops.kind.texts
    .map((text, code) => [text || "unknown", code])
    .filter(([, code]) => used.has(code))
    .map(([text]) => [{ unknown: "op", memory: "memory-bound" }[text] || text, text]);
  const entries = [...kinds, ["exposed time", "stall"], ["to host", "d2h"], ["to device", "h2d"],
    ["memory with the plan", "planned", "solid"], ["without", "unplanned", "solid"], ["host memory", "host", "dotted"]];
  byId("legend").replaceChildren(...entries.map(([text, colour, line]) => {
    const key = element("i", line ? { class: "line" } : {});
    if (line) key.style.borderTop = `2px ${line} var(--${colour})`;
    else key.style.background = `var(--${colour})`;
    return element("li", {}, key, text);
  }));
}

const timeline = new Timeline(model, (hit) => {
  const transfer = hit.transfer >= 0 ? hit.transfer : hit.row === "compute" ? hit.stall : -1;
  if (transfer >= 0) openTransfer(transfer, false);
  else if (hit.op >= 0) openOp(hit.op);
});

function openValue(value, transfer) {
  timeline.select(value);
  byId("details").replaceChildren(...describeValue(model, value, transfer));
}

function openTransfer(t, reveal) {
  openValue(model.transfers.value[t], t);
  if (!reveal) return;
  const { start, end, awaited, exposed } = model.transfers;
  timeline.reveal(start[t], Math.max(end[t], awaited[t] + exposed[t]));
  byId("timeline").scrollIntoView({ block: "nearest" });
}

function openOp(op) {
  timeline.select(null);
  byId("details").replaceChildren(...describeOp(model, op));
}

// Enter goes from one find to the next.
const search = { found: [], next: 0 };

function find(text) {
  const wanted = text.trim().toLowerCase();
  const { ops, transfers, values } = model;
  search.found = [];
  search.next = 0;
  timeline.matches = null;
  if (wanted) {
    const named = new Set(values.name.flatMap((name, i) => (name.toLowerCase().includes(wanted) ? [i] : [])));
    const inLane = (lane) => lane.item.flatMap((t, i) => (named.has(transfers.value[t]) ? [i] : []));
    const found = ops.name.flatMap((name, i) => (name.toLowerCase().includes(wanted) ? [i] : []));
    timeline.matches = { ops: found, d2h: inLane(model.d2h), h2d: inLane(model.h2d) };
    search.found = [
      ...timeline.matches.d2h.map((i) => ({ at: model.d2h.start[i], transfer: model.d2h.item[i] })),
      ...timeline.matches.h2d.map((i) => ({ at: model.h2d.start[i], transfer: model.h2d.item[i] })),
      ...found.map((op) => ({ at: ops.start[op], op })),
    ].sort((a, b) => a.at - b.at);
  }
  byId("found").textContent = wanted ? `${formatCount(search.found.length)} found` : "";
  timeline.redraw();
}

function showNextFound() {
  if (!search.found.length) return;
  const { transfer, op } = search.found[search.next];
  byId("found").textContent = `${formatCount(search.next + 1)} of ${formatCount(search.found.length)}`;
  search.next = (search.next + 1) % search.found.length;
  if (transfer !== undefined) return openTransfer(transfer, true);
  openOp(op);
  timeline.reveal(model.ops.start[op], model.ops.end[op]);
}

let nextStall = 0;
const stallsByLength = model.stalls.item.slice()
  .sort((a, b) => model.transfers.exposed[b] - model.transfers.exposed[a] || a - b);

function showNextStall() {
  const t = stallsByLength[nextStall];
  nextStall = (nextStall + 1) % stallsByLength.length;
  openTransfer(t, false);
  timeline.reveal(model.transfers.awaited[t], model.transfers.awaited[t] + model.transfers.exposed[t]);
}

function showPeak() {
  const op = model.doc.at_peak.op;
  openOp(op);
  timeline.reveal(model.ops.start[op], model.ops.end[op]);
}

function connectControls() {
  byId("theme").addEventListener("click", () => {
    setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
    timeline.redraw();
  });
  byId("fit").addEventListener("click", () => {
    timeline.view.show(0, model.total);
    timeline.redraw();
  });
  byId("scale").addEventListener("click", () => {
    timeline.planOnly = !timeline.planOnly;
    byId("scale").setAttribute("aria-pressed", String(timeline.planOnly));
    timeline.redraw();
  });
  byId("zoom-in").addEventListener("click", () => timeline.zoomBy(0.5));
  byId("zoom-out").addEventListener("click", () => timeline.zoomBy(2));
  byId("to-peak").addEventListener("click", showPeak);
  byId("to-peak").disabled = model.doc.at_peak.op < 0;
  byId("to-stall").addEventListener("click", showNextStall);
  byId("to-stall").disabled = !stallsByLength.length;
  byId("search").addEventListener("input", (event) => find(event.target.value));
  byId("search").addEventListener("keydown", (event) => {
    if (event.key === "Enter") showNextFound();
  });
}

function fillTables() {
  const { doc } = model;
  new TransferTable(model, (t) => openTransfer(t, true));
  decisionTable(model);
  microbatchTable(model);
  groupTable(model);
  tierTable(model);
  peakTable(model, (value) => {
    openValue(value, -1);
    byId("details").scrollIntoView({ block: "nearest" });
  });
  byId("comparison").replaceChildren(...comparisonTable(doc), ...frontierTable(doc));
  const chart = doc.frontier.budget_bytes.length + doc.comparison.name.length > 0;
  byId("frontier-section").hidden = !chart;
  if (chart) byId("frontier").replaceChildren(frontierChart(doc));
  byId("arenas-section").hidden = !doc.arenas;
  if (doc.arenas) byId("arenas").replaceChildren(...arenaCharts(doc));
  byId("tree-section").hidden = !doc.graph_tree;
  if (doc.graph_tree) byId("tree").replaceChildren(...captureCharts(doc));
}

// Options in a link to the page: #t=START,END (µs), #transfer=N, #theme=.
function applyHash() {
  const span = (hash.get("t") || "").split(",").map(Number);
  if (span.length === 2 && span.every(Number.isFinite) && span[1] > span[0]) timeline.view.show(span[0], span[1]);
  const t = Number(hash.get("transfer") ?? NaN);
  if (Number.isInteger(t) && t >= 0 && t < model.transfers.count) openTransfer(t, false);
}

fillHeader();
fillLegend();
connectControls();
fillTables();
applyHash();
timeline.draw();
document.documentElement.dataset.ready = "true";
