// The memory curves. Each is a step function; a pixel shows the most it holds.

// Largest value of the steps (time[i], bytes[i]) in each pixel, and the
// smallest, which shows how much a dense curve moves within the pixel.
function envelope(view, time, bytes, end) {
  const most = new Float64Array(view.plot).fill(-1);
  const least = new Float64Array(view.plot).fill(Infinity);
  const scale = view.plot / (view.end - view.start);
  const first = Math.max(0, countUpTo(time, view.start) - 1);
  for (let i = first; i < time.length && time[i] < view.end; ++i) {
    const until = i + 1 < time.length ? time[i + 1] : end;
    const from = Math.max(0, Math.floor((time[i] - view.start) * scale));
    const to = Math.min(view.plot - 1, Math.floor((until - view.start) * scale));
    for (let pixel = from; pixel <= to; ++pixel) {
      if (bytes[i] > most[pixel]) most[pixel] = bytes[i];
      if (bytes[i] < least[pixel]) least[pixel] = bytes[i];
    }
  }
  return { most, least };
}

// All curves fit in, or only the plan's, which may be much lower.
function memoryScale(model, planOnly) {
  const { predicted, simulated, options } = model.doc;
  const others = planOnly ? [] : [predicted.unplanned_peak_bytes, simulated.host_peak_bytes];
  const level = options.device_budget ?? (planOnly ? 0 : predicted.peak_bound_bytes);
  const top = Math.max(...others, simulated.peak_bytes, level, 1);
  const row = rows.memory;
  return { top: top * 1.06, y: (bytes) => row.top + row.height * (1 - bytes / (top * 1.06)) };
}

function traceCurve(view, scale, most, close) {
  const { context } = view;
  context.beginPath();
  let open = false;
  for (let pixel = 0; pixel < view.plot; ++pixel) {
    if (most[pixel] < 0) {
      open = false;
      continue;
    }
    const y = scale.y(most[pixel]);
    if (!open) context.moveTo(gutter + pixel, close ? scale.y(0) : y);
    context.lineTo(gutter + pixel, y);
    context.lineTo(gutter + pixel + 1, y);
    open = true;
    if (close && (pixel + 1 === view.plot || most[pixel + 1] < 0))
      context.lineTo(gutter + pixel + 1, scale.y(0));
  }
}

function drawCurve(view, scale, most, stroke, fill) {
  const { context } = view;
  if (fill) {
    traceCurve(view, scale, most, true);
    context.fillStyle = fill;
    context.fill();
  }
  traceCurve(view, scale, most, false);
  context.strokeStyle = stroke;
  context.stroke();
}

function drawLevel(view, scale, bytes, text, colour) {
  const { context } = view;
  const y = scale.y(bytes);
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.setLineDash([7, 4]);
  context.beginPath();
  context.moveTo(gutter, y);
  context.lineTo(gutter + view.plot, y);
  context.stroke();
  context.restore();
  const width = context.measureText(text).width;
  const x = gutter + view.plot - width - 6;
  const baseline = y - rows.memory.top < 18 ? y + 13 : y - 5;
  context.fillStyle = view.colours.card;
  context.globalAlpha = 0.8;
  context.fillRect(x - 4, baseline - 11, width + 8, 15);
  context.globalAlpha = 1;
  context.fillStyle = colour;
  context.textBaseline = "alphabetic";
  context.fillText(text, x, baseline);
}

function drawMemoryAxis(view, scale) {
  const { context, colours } = view;
  const row = rows.memory;
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (const tick of axisTicks(0, scale.top, 6, byteSteps)) {
    const y = Math.round(scale.y(tick.at)) + 0.5;
    context.strokeStyle = colours.grid;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(gutter, y);
    context.lineTo(gutter + view.plot, y);
    context.stroke();
    context.fillStyle = colours.muted;
    if (y > row.top + 20) context.fillText(tick.label, gutter - 8, y);
  }
  context.textAlign = "left";
}

// The stretches during which the selected value is away.
function drawAbsences(view, model, value) {
  const { context, colours } = view;
  const { absences, ops } = model;
  const at = (op) => (op < ops.count ? ops.start[op] : model.total);
  for (const i of model.absencesOf.get(value) || []) {
    const x0 = Math.max(gutter, view.x(at(absences.from[i])));
    const x1 = Math.min(gutter + view.plot, view.x(at(absences.to[i])));
    if (x1 < gutter || x0 > gutter + view.plot) continue;
    const row = rows.memory;
    context.fillStyle = colours.select;
    context.globalAlpha = 0.09;
    context.fillRect(x0, row.top, x1 - x0, row.height);
    context.globalAlpha = 1;
    context.fillRect(x0, row.top + row.height - 4, Math.max(2, x1 - x0), 4);
  }
}

function drawMemory(view, model, selected, planOnly) {
  const scale = memoryScale(model, planOnly);
  const { context } = view;
  drawMemoryAxis(view, scale);
  context.save();
  context.beginPath();
  context.rect(gutter, rows.memory.top, view.plot, rows.memory.height + 1);
  context.clip();
  drawCurves(view, model, scale);
  if (selected !== null) drawAbsences(view, model, selected);
  drawLimit(view, model, scale);
  context.restore();
}

function drawCurves(view, model, scale) {
  const { context, colours } = view;
  const { doc, ops, memory } = model;
  context.lineWidth = 1.2;
  const end = doc.simulated.makespan_us;
  const unplanned = envelope(view, ops.start, ops.unplanned, end);
  drawCurve(view, scale, unplanned.most, colours.unplanned, colours["unplanned-fill"]);
  const planned = envelope(view, memory.time, memory.bytes, end);
  context.lineWidth = 1.6;
  drawCurve(view, scale, planned.most, colours.planned, colours["planned-fill"]);
  context.save();
  context.lineWidth = 1.3;
  context.setLineDash([2, 3]);
  drawCurve(view, scale, envelope(view, ops.start, ops.host, end).most, colours.host, null);
  context.restore();
}

function drawLimit(view, model, scale) {
  const { doc } = model;
  const budget = doc.options.device_budget;
  const bytes = budget ?? doc.predicted.peak_bound_bytes;
  const name = budget === null ? "bound without exposed time" : "budget";
  drawLevel(view, scale, bytes, `${name} ${formatBytes(bytes)}`, view.colours.budget);
}
