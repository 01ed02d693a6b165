// The CUDA graph tree: a box for each place of a function after the runs
// before it, as SVG.

const captureBox = { width: 178, height: 46, across: 206, down: 56, margin: 10 };
const mostCaptures = 400;

// Children stand to the right of what they run after, the first in its row.
// Without recursion: a path may be as long as a step has parts.
function placeCaptures(roots) {
  const placed = [];
  let row = 0;
  const open = roots.map((node) => ({ node, parent: null, depth: 0, isFirst: false })).reverse();
  while (open.length && placed.length < mostCaptures) {
    const { node, parent, depth, isFirst } = open.pop();
    if (!isFirst && placed.length) ++row;
    const place = { node, parent, x: captureBox.margin + depth * captureBox.across, y: captureBox.margin + row * captureBox.down };
    placed.push(place);
    node.children.map((child, i) => ({ node: child, parent: place, depth: depth + 1, isFirst: i === 0 }))
      .reverse().forEach((child) => open.push(child));
  }
  return placed;
}

function captureTitle(node) {
  const places = node.results.map((result) => "offset" in result
    ? `${result.name}: ${formatBytes(result.bytes)} at ${formatCount(result.offset)}`
    : `${result.name}: ${formatBytes(result.bytes)}`);
  return [`${node.function}, ${node.state}`, `arguments: ${node.arguments.join(", ") || "none"}`, ...places].join("\n");
}

function captureNode({ node, x, y }) {
  const { width, height } = captureBox;
  const key = node.key.length ? ` [${node.key.join(", ")}]` : "";
  const name = `${node.id}: ${node.function}${key}`;
  const group = svg("g", { class: `capture ${node.state}` });
  group.append(
    svg("title", {}, captureTitle(node)),
    svg("rect", { x, y, width, height, rx: 4 }),
    svg("text", { class: "name", x: x + 8, y: y + 19 }, name.length > 24 ? `${name.slice(0, 23)}…` : name),
    svg("text", { x: x + 8, y: y + 36 }, `${formatBytes(node.pool_bytes)}, ${formatCount(node.runs)} ${node.runs === 1 ? "run" : "runs"}`));
  return group;
}

function captureEdge({ parent, x, y }) {
  const { width, height, across } = captureBox;
  const left = parent.x + width;
  const turn = left + (across - width) / 2;
  return svg("path", { class: "edge", d: `M${left} ${parent.y + height / 2}H${turn}V${y + height / 2}H${x}` });
}

function captureChart(placed) {
  const right = Math.max(...placed.map((place) => place.x)) + captureBox.width + captureBox.margin;
  const bottom = Math.max(...placed.map((place) => place.y)) + captureBox.height + captureBox.margin;
  const root = svg("svg", { width: right, height: bottom, viewBox: `0 0 ${right} ${bottom}`, role: "img", "aria-label": "CUDA graph tree" });
  root.append(...placed.filter((place) => place.parent).map(captureEdge), ...placed.map(captureNode));
  return root;
}

function captureText(tree, drawn) {
  const { statistics: s } = tree;
  const reasons = Object.entries(s.reasons).map(([reason, count]) => `${reason} (${formatCount(count)})`);
  return `${formatCount(s.warmups)} warm-ups, ${formatCount(s.captures)} captures, ${formatCount(s.replays)} replays, ` +
    `${formatCount(s.eager_runs)} eager runs; pool ${formatBytes(s.pool_bytes)}, ${formatRatio(s.pool_bytes, s.pool_bound_bytes)}; ` +
    `${formatBytes(s.copied_bytes)} of arguments copied` +
    (reasons.length ? `; captured again or not at all: ${reasons.join(", ")}` : "") +
    (drawn === mostCaptures ? `; the first ${formatCount(drawn)} are drawn` : "");
}

function captureCharts(doc) {
  const placed = placeCaptures(doc.graph_tree.roots);
  const text = element("p", { class: "muted" }, captureText(doc.graph_tree, placed.length));
  return placed.length ? [text, element("div", { class: "scroll" }, captureChart(placed))] : [text];
}
