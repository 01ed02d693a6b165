// The frontier between memory and time, as SVG.

const svgSpace = "http://www.w3.org/2000/svg";

function svg(tag, attributes, ...children) {
  const node = document.createElementNS(svgSpace, tag);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

function frontierPoints(doc) {
  const f = doc.frontier;
  const reached = f.peak_bytes.map((bytes, i) => ({ bytes, time: f.makespan_us[i] }));
  const bound = f.budget_bytes
    .map((bytes, i) => ({ bytes, time: f.makespan_bound_us[i] }))
    .filter((p) => p.time !== null);
  const self = { name: "this plan", bytes: doc.simulated.peak_bytes, time: doc.simulated.makespan_us };
  const policies = doc.comparison.name.map((name, i) => ({
    name,
    bytes: doc.comparison.peak_bytes[i],
    time: doc.comparison.makespan_us[i],
  })).filter((p) => p.bytes !== self.bytes || Math.abs(p.time - self.time) > 1e-9 * self.time);
  return { reached, bound, policies, self };
}

// Scales for points, with some air around them.
function frontierScales(points, box) {
  const xs = points.map((p) => p.bytes);
  const ys = points.map((p) => p.time);
  const range = (list) => {
    const low = Math.min(...list);
    const high = Math.max(...list);
    const air = (high - low || Math.abs(high) || 1) * 0.08;
    return [Math.max(0, low - air), high + air];
  };
  const [x0, x1] = range(xs);
  const [y0, y1] = range(ys);
  return {
    x0, x1, y0, y1,
    x: (bytes) => box.left + ((bytes - x0) / (x1 - x0)) * (box.right - box.left),
    y: (time) => box.bottom - ((time - y0) / (y1 - y0)) * (box.bottom - box.top),
  };
}

function frontierAxes(scales, box) {
  const nodes = [];
  for (const tick of axisTicks(scales.x0, scales.x1, 5, byteSteps)) {
    const x = scales.x(tick.at);
    nodes.push(svg("line", { class: "grid", x1: x, x2: x, y1: box.top, y2: box.bottom }));
    nodes.push(svg("text", { x, y: box.bottom + 18, "text-anchor": "middle" }, tick.label));
  }
  for (const tick of axisTicks(scales.y0, scales.y1, 6, timeSteps)) {
    const y = scales.y(tick.at);
    nodes.push(svg("line", { class: "grid", x1: box.left, x2: box.right, y1: y, y2: y }));
    nodes.push(svg("text", { x: box.left - 8, y: y + 4, "text-anchor": "end" }, tick.label));
  }
  nodes.push(svg("text", { x: box.right, y: box.bottom + 36, "text-anchor": "end" }, "peak device memory"));
  nodes.push(svg("text", { x: box.left, y: box.top - 8 }, "step time"));
  return nodes;
}

// Labels stand beside their points, pushed away where they would overlap.
function placeLabels(points, scales, box) {
  const placed = [];
  for (const p of points) {
    const anchorEnd = scales.x(p.bytes) > (box.left + box.right) / 2;
    const label = { p, x: scales.x(p.bytes) + (anchorEnd ? -9 : 9), y: scales.y(p.time) - 8, anchorEnd };
    // Upwards, since what is fast and small crowds near the axis.
    while (placed.some((o) => Math.abs(o.y - label.y) < 13 && Math.abs(o.x - label.x) < 150)) label.y -= 3;
    placed.push(label);
  }
  return placed.map(({ p, x, y, anchorEnd }) =>
    svg("text", { class: "label", x, y, "text-anchor": anchorEnd ? "end" : "start" }, p.name));
}

function frontierChart(doc) {
  const { reached, bound, policies, self } = frontierPoints(doc);
  const width = 620;
  const height = 360;
  const box = { left: 78, right: width - 16, top: 26, bottom: height - 46 };
  const scales = frontierScales([...reached, ...bound, ...policies, self], box);
  const path = (points) => points.map((p, i) => `${i ? "L" : "M"}${scales.x(p.bytes)},${scales.y(p.time)}`).join("");
  const mark = (p, style, radius, text) =>
    svg("circle", { class: style, cx: scales.x(p.bytes), cy: scales.y(p.time), r: radius },
      svg("title", {}, `${text}: ${formatBytes(p.bytes)}, ${formatTime(p.time)}`));
  const root = svg("svg", {
    viewBox: `0 0 ${width} ${height}`,
    width: "100%",
    role: "img",
    "aria-label": "Step time against peak device memory",
  });
  root.append(...frontierAxes(scales, box));
  root.append(svg("path", { class: "bound", d: path(bound) }));
  root.append(svg("path", { class: "reached", d: path(reached) }));
  root.append(...reached.map((p) => mark(p, "dot", 3, "planned")));
  root.append(...policies.map((p) => mark(p, "policy", 5, p.name)));
  root.append(mark(self, "this", 6, self.name));
  root.append(...placeLabels([self, ...policies], scales, box));
  if (reached.length) {
    root.append(svg("line", { class: "reached", x1: box.right - 190, x2: box.right - 166, y1: 10, y2: 10 }),
      svg("text", { x: box.right - 160, y: 14 }, "planned"),
      svg("line", { class: "bound", x1: box.right - 96, x2: box.right - 72, y1: 10, y2: 10 }),
      svg("text", { x: box.right - 66, y: 14 }, "lower bound"));
  }
  return root;
}
