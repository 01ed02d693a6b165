// The arenas: offsets over positions in the program, as SVG.

const arenaColours = ["matmul", "conv", "attention", "other", "d2h", "h2d", "collective", "unknown"];
const mostArenaBoxes = 4000;

// One box for each live range of each buffer of a pool, the largest first.
function arenaBoxes(arenas, pool) {
  const { name, bytes, stride, slots, offset, live } = arenas.buffers;
  const boxes = [];
  for (let i = 0; i < name.length; ++i) {
    if (arenas.buffers.pool[i] !== pool || bytes[i] === 0) continue;
    for (const [begin, end] of live[i])
      boxes.push({
        index: i, name: name[i], bytes: bytes[i], stride: stride[i], slots: slots[i], begin, end,
        low: offset[i], high: offset[i] + stride[i] * slots[i],
      });
  }
  const area = (box) => (box.high - box.low) * (box.end - box.begin);
  return boxes.sort((a, b) => area(b) - area(a) || a.index - b.index || a.begin - b.begin);
}

function arenaScales(boxes, bytes, plot) {
  const begin = boxes.reduce((least, box) => Math.min(least, box.begin), Infinity);
  const end = boxes.reduce((most, box) => Math.max(most, box.end), -Infinity);
  return {
    begin, end,
    x: (time) => plot.left + ((time - begin) / (end - begin)) * (plot.right - plot.left),
    y: (offset) => plot.bottom - (offset / bytes) * (plot.bottom - plot.top),
  };
}

function arenaRect(scales, style, begin, end, low, high) {
  return svg("rect", {
    class: style, x: scales.x(begin), y: scales.y(high),
    width: scales.x(end) - scales.x(begin), height: scales.y(low) - scales.y(high),
  });
}

// The bytes of each slot, on the paler ones that only fill up to the next place.
function arenaBox(scales, box) {
  const style = `fill: var(--${arenaColours[box.index % arenaColours.length]})`;
  const group = svg("g", { class: "buffer", style });
  const slots = box.slots > 1 ? ` in each of ${box.slots} slots` : "";
  group.append(
    svg("title", {}, `${box.name}: ${formatBytes(box.bytes)}${slots} at ${formatCount(box.low)}, alive in [${box.begin}, ${box.end})`),
    arenaRect(scales, "padding", box.begin, box.end, box.low, box.high));
  for (let slot = 0; slot < box.slots; ++slot) {
    const low = box.low + slot * box.stride;
    group.append(arenaRect(scales, "bytes", box.begin, box.end, low, low + box.bytes));
  }
  const x = scales.x(box.begin);
  const y = scales.y(box.high);
  if (scales.x(box.end) - x > 7 * box.name.length + 6 && scales.y(box.low) - y > 14)
    group.append(svg("text", { class: "label", x: x + 4, y: (y + scales.y(box.low)) / 2 + 4 }, box.name));
  return group;
}

function arenaAxis(scales, bytes, plot) {
  return axisTicks(0, bytes, 6, byteSteps).flatMap((tick) => [
    svg("line", { class: "grid", x1: plot.left - 4, x2: plot.left, y1: scales.y(tick.at), y2: scales.y(tick.at) }),
    svg("text", { x: plot.left - 8, y: scales.y(tick.at) + 4, "text-anchor": "end" }, tick.label),
  ]);
}

function freePattern(id) {
  const pattern = svg("pattern", { id, width: 6, height: 6, patternUnits: "userSpaceOnUse" });
  pattern.append(svg("rect", { class: "free-ground", width: 6, height: 6 }), svg("path", { class: "free-line", d: "M0 6L6 0" }));
  const defs = svg("defs", {});
  defs.append(pattern);
  return defs;
}

function arenaChart(boxes, figures, pool) {
  const plot = { left: 78, right: 1192, top: 10, bottom: 370 };
  const scales = arenaScales(boxes, figures.bytes, plot);
  const root = svg("svg", {
    viewBox: "0 0 1200 394", width: "100%", role: "img",
    "aria-label": `Places in the ${figures.name} arena over the program`,
  });
  const free = arenaRect(scales, "free", scales.begin, scales.end, 0, figures.bytes);
  free.setAttribute("fill", `url(#free-${pool})`);
  root.append(freePattern(`free-${pool}`), free);
  root.append(...boxes.slice(0, mostArenaBoxes).map((box) => arenaBox(scales, box)));
  if (figures.bytes > figures.bound)
    root.append(arenaRect(scales, "above", scales.begin, scales.end, figures.bound, figures.bytes));
  root.append(...arenaAxis(scales, figures.bytes, plot),
    svg("text", { x: plot.right, y: plot.bottom + 18, "text-anchor": "end" }, "position in the program"));
  return root;
}

function arenaText(boxes, figures) {
  const used = boxes.reduce((sum, box) => sum + box.bytes * box.slots * (box.end - box.begin), 0);
  const begin = boxes.reduce((least, box) => Math.min(least, box.begin), Infinity);
  const end = boxes.reduce((most, box) => Math.max(most, box.end), -Infinity);
  const waste = 1 - used / (figures.bytes * (end - begin));
  const bound = figures.bytes > figures.bound
    ? `${formatRatio(figures.bytes, figures.bound)} (red where it is exceeded)`
    : "no layout needs less";
  const left = boxes.length - mostArenaBoxes;
  return `${figures.name}: ${formatBytes(figures.bytes)}, ${bound}; ` +
    `${formatPercent(waste)} of bytes × time are free (hatched)` +
    (left > 0 ? `; the ${formatCount(left)} smallest boxes are not drawn` : "");
}

function arenaCharts(doc) {
  const { pools } = doc.arenas;
  return pools.name.flatMap((name, pool) => {
    const boxes = arenaBoxes(doc.arenas, pool);
    if (!boxes.length) return [];
    const figures = { name: name || `pool ${pool}`, bytes: pools.bytes[pool], bound: pools.bound_bytes[pool] };
    return [element("p", { class: "muted" }, arenaText(boxes, figures)), arenaChart(boxes, figures, pool)];
  });
}
