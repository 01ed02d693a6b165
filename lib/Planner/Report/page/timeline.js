// Draws the stage and turns what the pointer and the keys do into view changes.

function drawAxis(view) {
  const { context, colours } = view;
  context.textBaseline = "middle";
  context.textAlign = "center";
  const bottom = rows.memory.top + rows.memory.height;
  const count = Math.max(2, Math.floor(view.plot / 130));
  for (const tick of axisTicks(view.start, view.end, count, timeSteps)) {
    const x = Math.round(view.x(tick.at)) + 0.5;
    context.strokeStyle = colours.grid;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x, rows.axis.height);
    context.lineTo(x, bottom);
    context.stroke();
    context.fillStyle = colours.muted;
    const half = context.measureText(tick.label).width / 2;
    const at = Math.min(Math.max(x, gutter + half), gutter + view.plot - half);
    context.fillText(tick.label, at, rows.axis.height / 2);
  }
  context.textAlign = "left";
}

function drawRowLabels(view) {
  const { context, colours } = view;
  context.fillStyle = colours.muted;
  context.textBaseline = "middle";
  for (const [name, row] of Object.entries(rows)) {
    if (!row.label) continue;
    const y = name === "memory" ? row.top + 6 : row.top + row.height / 2;
    context.fillText(row.label, 2, y);
    if (name === "layers" || name === "memory") continue;
    context.fillStyle = colours.grid;
    context.fillRect(gutter, row.top + row.height, view.plot, 1);
    context.fillStyle = colours.muted;
  }
}

class Timeline {
  constructor(model, onSelect) {
    this.model = model;
    this.onSelect = onSelect;
    this.canvas = document.getElementById("timeline");
    this.overview = document.getElementById("overview");
    this.tooltip = document.getElementById("tooltip");
    this.view = new View(this.canvas, model.total);
    this.whole = new View(this.overview, model.total);
    this.selected = null;
    this.matches = null;
    this.hover = null;
    this.scene = document.createElement("canvas");
    this.stale = true;
    this.planOnly = false;
    this.listen();
    new ResizeObserver(() => this.redraw()).observe(this.canvas);
  }

  // At most one drawing a frame, however many events ask for it. A cursor that
  // moves leaves the scene as it is.
  redraw(cursorOnly = false) {
    this.stale = this.stale || !cursorOnly;
    if (this.pending) return;
    this.pending = requestAnimationFrame(() => {
      this.pending = 0;
      this.draw();
    });
  }

  draw() {
    const { view, scene } = this;
    if (this.stale) this.drawScene();
    this.stale = false;
    view.prepare();
    if (scene.width && scene.height) view.context.drawImage(scene, 0, 0, view.width, view.height);
    this.drawCursor();
  }

  drawScene() {
    const { view, model } = this;
    view.prepare(this.scene);
    const { context } = view;
    context.font = "12px system-ui, sans-serif";
    drawAxis(view);
    drawRowLabels(view);
    drawLayers(view, model);
    drawCompute(view, model, this.matches);
    drawCopies(view, model, "d2h", this.selected, this.matches);
    drawCopies(view, model, "h2d", this.selected, this.matches);
    drawMemory(view, model, this.selected, this.planOnly);
    this.drawOverview();
  }

  drawCursor() {
    if (!this.hover) return;
    const { context, colours } = this.view;
    context.fillStyle = colours.muted;
    context.fillRect(this.hover.x, rows.axis.height, 1, rows.memory.top + rows.memory.height - rows.axis.height);
    if (this.dragFrom !== undefined && this.selecting) {
      context.globalAlpha = 0.2;
      context.fillStyle = colours.accent;
      context.fillRect(this.dragFrom, 0, this.hover.x - this.dragFrom, this.view.height);
      context.globalAlpha = 1;
    }
  }

  // The whole step's memory, and which part of it the stage shows.
  drawOverview() {
    const { whole, view, model } = this;
    whole.prepare();
    const { context, colours } = whole;
    const top = memoryScale(model, false).top;
    const scale = { y: (bytes) => (whole.height - 2) * (1 - bytes / top) + 1 };
    const end = model.doc.simulated.makespan_us;
    context.lineWidth = 1;
    const unplanned = envelope(whole, model.ops.start, model.ops.unplanned, end);
    drawCurve(whole, scale, unplanned.most, colours.unplanned, null);
    const planned = envelope(whole, model.memory.time, model.memory.bytes, end);
    drawCurve(whole, scale, planned.most, colours.planned, colours["planned-fill"]);
    const x0 = whole.x(view.start);
    const x1 = Math.max(x0 + 3, whole.x(view.end));
    context.fillStyle = colours.page;
    context.globalAlpha = 0.72;
    context.fillRect(gutter, 0, x0 - gutter, whole.height);
    context.fillRect(x1, 0, gutter + whole.plot - x1, whole.height);
    context.globalAlpha = 1;
    context.strokeStyle = colours.muted;
    context.strokeRect(x0 + 0.5, 0.5, x1 - x0 - 1, whole.height - 1);
    context.font = "12px system-ui, sans-serif";
    context.textBaseline = "middle";
    context.fillStyle = colours.muted;
    context.fillText("Whole step", 2, whole.height / 2);
  }

  // Returns the item at a point of the stage.
  at(x, y) {
    const { view, model } = this;
    const time = view.time(x);
    if (x < gutter || x > gutter + view.plot || time < 0 || time > model.total) return null;
    const row = Object.keys(rows).find((name) => y >= rows[name].top - 3 && y < rows[name].top + rows[name].height + 4);
    const hit = { x, y, row, time, op: findAt(model.compute, time), transfer: -1, stall: -1, crowd: 0 };
    const stall = findAt(model.stalls, time);
    if (stall >= 0) hit.stall = model.stalls.item[stall];
    if (row === "d2h" || row === "h2d") {
      hit.transfer = this.nearestCopy(model[row], x);
      hit.crowd = this.crowd(model[row], x);
    } else if (row === "compute") hit.crowd = this.crowd(model.compute, x);
    return hit;
  }

  // The copy under the pointer, or one that is at most three pixels away.
  nearestCopy(lane, x) {
    const time = this.view.time(x);
    const exact = findAt(lane, time);
    if (exact >= 0) return lane.item[exact];
    const reach = this.view.time(x + 3) - time;
    const after = countUpTo(lane.start, time);
    const candidates = [after - 1, after].filter((i) => i >= 0 && i < lane.start.length);
    const distance = (i) => Math.max(lane.start[i] - time, time - lane.end[i]);
    candidates.sort((a, b) => distance(a) - distance(b));
    return candidates.length && distance(candidates[0]) <= reach ? lane.item[candidates[0]] : -1;
  }

  // How many items share the pixel.
  crowd(lane, x) {
    const left = Math.floor(x);
    return countUpTo(lane.start, this.view.time(left + 1)) - countUpTo(lane.end, this.view.time(left));
  }

  select(value) {
    this.selected = value;
    this.redraw();
  }

  reveal(start, end) {
    this.view.centre(start, end);
    this.redraw();
  }

  showTooltip(hit) {
    const { tooltip, canvas } = this;
    tooltip.hidden = !hit || !hit.row || hit.row === "axis";
    if (tooltip.hidden) return;
    tooltip.replaceChildren(...describeHover(this.model, hit));
    const right = hit.x + 16 + tooltip.offsetWidth > canvas.clientWidth;
    tooltip.style.left = `${Math.max(0, right ? hit.x - tooltip.offsetWidth - 14 : hit.x + 16)}px`;
    tooltip.style.top = `${Math.max(0, hit.y + 18)}px`;
  }

  listen() {
    const { canvas } = this;
    canvas.addEventListener("pointerdown", (event) => this.press(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    canvas.addEventListener("pointerup", (event) => this.release(event));
    canvas.addEventListener("pointercancel", () => this.stopDrag());
    canvas.addEventListener("pointerleave", () => {
      this.hover = null;
      this.showTooltip(null);
      this.redraw(true);
    });
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    canvas.addEventListener("dblclick", (event) => {
      this.view.zoom(0.4, this.view.time(event.offsetX));
      this.redraw();
    });
    canvas.addEventListener("keydown", (event) => this.key(event));
    const jump = (event) => {
      if (!(event.buttons & 1)) return;
      const time = this.whole.time(event.offsetX);
      const half = (this.view.end - this.view.start) / 2;
      this.view.show(time - half, time + half);
      this.redraw();
    };
    this.overview.addEventListener("pointerdown", jump);
    this.overview.addEventListener("pointermove", jump);
  }

  press(event) {
    if (event.button !== 0) return;
    this.canvas.setPointerCapture(event.pointerId);
    this.dragFrom = this.lastX = event.offsetX;
    this.selecting = event.shiftKey;
    this.moved = false;
    this.canvas.classList.add("dragging");
  }

  move(event) {
    const x = event.offsetX;
    if (this.dragFrom !== undefined) {
      this.moved = this.moved || Math.abs(x - this.dragFrom) > 3;
      if (this.moved && !this.selecting) this.view.pan(this.view.time(this.lastX) - this.view.time(x));
      this.lastX = x;
    }
    this.hover = this.at(x, event.offsetY);
    this.showTooltip(this.dragFrom === undefined ? this.hover : null);
    this.redraw(this.dragFrom === undefined || this.selecting);
  }

  release(event) {
    if (this.dragFrom === undefined) return;
    const x = event.offsetX;
    if (this.moved && this.selecting)
      this.view.show(this.view.time(Math.min(x, this.dragFrom)), this.view.time(Math.max(x, this.dragFrom)));
    const hit = this.moved ? null : this.at(x, event.offsetY);
    this.stopDrag();
    if (hit) this.onSelect(hit);
  }

  stopDrag() {
    this.dragFrom = undefined;
    this.canvas.classList.remove("dragging");
    this.redraw();
  }

  // Plain scrolling stays the page's.
  wheel(event) {
    const span = this.view.end - this.view.start;
    if (event.ctrlKey || event.metaKey)
      this.view.zoom(Math.exp(event.deltaY * 0.003), this.view.time(event.offsetX));
    else if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey)
      this.view.pan(((event.deltaX || event.deltaY) / this.view.plot) * span);
    else return;
    event.preventDefault();
    this.redraw();
  }

  key(event) {
    const span = this.view.end - this.view.start;
    const actions = {
      ArrowLeft: () => this.view.pan(-span / 8),
      ArrowRight: () => this.view.pan(span / 8),
      "+": () => this.zoomBy(0.6),
      "=": () => this.zoomBy(0.6),
      "-": () => this.zoomBy(1 / 0.6),
      0: () => this.view.show(0, this.model.total),
      Home: () => this.view.show(0, span),
      End: () => this.view.show(this.model.total - span, this.model.total),
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
    this.redraw();
  }

  zoomBy(factor) {
    this.view.zoom(factor, this.hover ? this.hover.time : (this.view.start + this.view.end) / 2);
    this.redraw();
  }
}
