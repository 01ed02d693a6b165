// The rows of ops and copies. Wide items get a box of their own; the others are
// summed up by pixel, as shares of the pixel's time, so that 30 000 ops are as
// accurate as 300 and take as long to draw.

const boxWidth = 2;
const exposedHeight = 0.35;

// Calls box(i, x0, x1) for what is wide enough; adds the rest to shares.
function placeItems(view, lane, category, shares, box) {
  const first = Math.max(0, countUpTo(lane.end, view.start) - 1);
  const scale = view.plot / (view.end - view.start);
  for (let i = first; i < lane.start.length && lane.start[i] < view.end; ++i) {
    const x0 = (lane.start[i] - view.start) * scale;
    const x1 = (lane.end[i] - view.start) * scale;
    if (x1 <= 0) continue;
    if (x1 - x0 >= boxWidth) box(i, gutter + Math.max(0, x0), gutter + Math.min(view.plot, x1));
    else addShare(shares[category(i)], x0, x1);
  }
}

// Spreads a narrow item over the pixels it touches.
function addShare(share, x0, x1) {
  const last = Math.min(share.length - 1, Math.floor(x1));
  for (let pixel = Math.max(0, Math.floor(x0)); pixel <= last; ++pixel)
    share[pixel] += Math.max(0, Math.min(x1, pixel + 1) - Math.max(x0, pixel));
}

function newShares(view, count) {
  return Array.from({ length: count }, () => new Float32Array(view.plot));
}

// Stacks the shares of each pixel from the row's foot.
function drawShares(view, row, shares, colours) {
  const { context } = view;
  const filled = new Float32Array(view.plot);
  shares.forEach((share, category) => {
    context.fillStyle = colours[category];
    for (let pixel = 0; pixel < view.plot; ++pixel) {
      if (share[pixel] <= 0) continue;
      const height = Math.max(0.75, Math.min(1 - filled[pixel], share[pixel]) * row.height);
      const foot = row.top + row.height * (1 - filled[pixel]);
      context.fillRect(gutter + pixel, foot - height, 1, height);
      filled[pixel] = Math.min(1, filled[pixel] + share[pixel]);
    }
  });
}

function drawBox(view, row, x0, x1, colour) {
  const { context } = view;
  context.fillStyle = colour;
  // A gap keeps neighbours apart once it costs little of their width.
  const gap = x1 - x0 > 5 ? 1 : 0;
  context.fillRect(x0, row.top, Math.max(1, x1 - x0 - gap), row.height);
}

function drawBoxLabel(view, row, x0, x1, text, colour) {
  if (x1 - x0 < 34) return;
  const { context } = view;
  context.save();
  context.beginPath();
  context.rect(x0 + 3, row.top, x1 - x0 - 7, row.height);
  context.clip();
  context.fillStyle = colour;
  context.textBaseline = "middle";
  context.fillText(text, x0 + 5, row.top + row.height / 2 + 0.5);
  context.restore();
}

// Diagonal lines: exposed time is told apart without its colour, too.
function drawHatch(view, row, x0, x1, colour) {
  if (x1 - x0 < 4) return;
  const { context } = view;
  context.save();
  context.beginPath();
  context.rect(x0, row.top, x1 - x0, row.height);
  context.clip();
  context.strokeStyle = colour;
  context.lineWidth = 1.2;
  context.globalAlpha = 0.65;
  context.beginPath();
  for (let x = x0 - row.height; x < x1; x += 7) {
    context.moveTo(x, row.top + row.height);
    context.lineTo(x + row.height, row.top);
  }
  context.stroke();
  context.restore();
}

function drawLayers(view, model) {
  const row = rows.layers;
  const { context, colours } = view;
  const phaseColours = [colours.grid, colours.forward, colours.backward];
  const narrow = (model.total / model.layers.length) / (view.end - view.start) * view.plot < 16;
  let painted = -Infinity;
  for (const group of model.layers) {
    if (group.end < view.start || group.start > view.end) continue;
    const x0 = Math.max(gutter, view.x(group.start));
    const x1 = Math.min(gutter + view.plot, view.x(group.end));
    if (x1 - painted < 0.5) continue;
    painted = x1;
    context.fillStyle = phaseColours[group.phase];
    context.fillRect(x0, row.top, Math.max(0.5, x1 - x0 - (x1 - x0 > 4 ? 1 : 0)), row.height);
    if (!narrow && group.layer >= 0) centreText(view, row, x0, x1, String(group.layer));
  }
  if (!narrow) return;
  // Layers too narrow for their numbers leave room for the pass's name.
  for (const phase of model.phases)
    centreText(view, row, Math.max(gutter, view.x(phase.start)),
      Math.min(gutter + view.plot, view.x(phase.end)),
      model.ops.phase.texts[phase.phase] + (phase.microbatch < 0 ? "" : ` ${phase.microbatch}`));
}

function centreText(view, row, x0, x1, text) {
  const { context, colours } = view;
  if (x1 - x0 < context.measureText(text).width + 6) return;
  context.fillStyle = colours.muted;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, (x0 + x1) / 2, row.top + row.height / 2 + 0.5);
  context.textAlign = "left";
}

function drawCompute(view, model, matches) {
  const row = rows.compute;
  const { colours } = view;
  const kinds = model.ops.kind.texts.map((text) => colours[text || "unknown"]);
  const shares = newShares(view, kinds.length + 1);
  const labels = [];
  placeItems(view, model.compute, (i) => model.ops.kind.codes[i], shares, (i, x0, x1) => {
    drawBox(view, row, x0, x1, kinds[model.ops.kind.codes[i]]);
    labels.push([x0, x1, model.ops.name[i], kinds[model.ops.kind.codes[i]]]);
  });
  placeItems(view, model.stalls, () => kinds.length, shares, (i, x0, x1) => {
    drawBox(view, row, x0, x1, colours.stall);
    drawHatch(view, row, x0, x1, colours.card);
  });
  drawShares(view, row, shares, [...kinds, colours.stall]);
  for (const [x0, x1, text, colour] of labels) drawBoxLabel(view, row, x0, x1, text, readableOn(colour));
  markMatches(view, row, model.compute, matches && matches.ops);
}

// The part of each copy during which compute waits for it, at the row's foot.
function drawExposed(view, row, lane) {
  const { colours } = view;
  const foot = { top: row.top + row.height * (1 - exposedHeight), height: row.height * exposedHeight };
  const shares = newShares(view, 1);
  placeItems(view, lane, () => 0, shares, (i, x0, x1) => {
    drawBox(view, foot, x0, x1, colours.stall);
    drawHatch(view, foot, x0, x1, colours.card);
  });
  drawShares(view, foot, shares, [colours.stall]);
}

function drawCopies(view, model, name, selected, matches) {
  const row = rows[name];
  const lane = model[name];
  const { transfers, values } = model;
  const { colours, context } = view;
  const shares = newShares(view, 1);
  const labels = [];
  placeItems(view, lane, () => 0, shares, (i, x0, x1) => {
    drawBox(view, row, x0, x1, colours[name]);
    labels.push([x0, x1, values.name[transfers.value[lane.item[i]]]]);
  });
  drawShares(view, row, shares, [colours[name]]);
  drawExposed(view, row, model.exposed[name]);
  const upper = { top: row.top, height: row.height * (1 - exposedHeight) };
  for (const [x0, x1, text] of labels) drawBoxLabel(view, upper, x0, x1, text, readableOn(colours[name]));
  for (let i = 0; i < lane.item.length; ++i) {
    if (transfers.value[lane.item[i]] !== selected) continue;
    const x0 = Math.max(gutter, view.x(lane.start[i]));
    const x1 = Math.min(gutter + view.plot, view.x(lane.end[i]));
    if (x1 < gutter || x0 > gutter + view.plot) continue;
    context.strokeStyle = colours.select;
    context.lineWidth = 2;
    context.strokeRect(x0 - 1, row.top - 2, Math.max(3, x1 - x0 + 1), row.height + 4);
  }
  markMatches(view, row, lane, matches && matches[name]);
}

// A tick below everything the search found.
function markMatches(view, row, lane, found) {
  if (!found) return;
  const { context, colours } = view;
  context.fillStyle = colours.select;
  for (const i of found) {
    const x = view.x((lane.start[i] + lane.end[i]) / 2);
    if (x >= gutter && x <= gutter + view.plot) context.fillRect(x - 1, row.top + row.height, 2.5, 4);
  }
}
