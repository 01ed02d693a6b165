// State of the canvas: the visible span of time, the theme's colours, the rows.

const gutter = 92;
const rows = {
  axis: { top: 0, height: 24 },
  layers: { top: 26, height: 18, label: "Layer" },
  compute: { top: 50, height: 50, label: "Compute" },
  d2h: { top: 108, height: 40, label: "To host" },
  h2d: { top: 156, height: 40, label: "To device" },
  memory: { top: 210, height: 236, label: "Memory" },
};

function themeColours() {
  const style = getComputedStyle(document.documentElement);
  return new Proxy({}, {
    get(cache, name) {
      if (!(name in cache)) cache[name] = style.getPropertyValue(`--${name}`).trim();
      return cache[name];
    },
  });
}

// Black or white, whichever can be read on a colour of the style.
function readableOn(colour) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const level = parseInt(colour.slice(at, at + 2), 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.19 ? "#10151b" : "#ffffff";
}

class View {
  constructor(canvas, total) {
    this.canvas = canvas;
    this.total = total > 0 ? total : 1;
    this.start = 0;
    this.end = this.total;
  }

  // Makes `target` the canvas to draw on, sized as this view's canvas is laid
  // out, at the screen's resolution.
  prepare(target = this.canvas) {
    const ratio = window.devicePixelRatio || 1;
    this.width = this.canvas.clientWidth;
    this.height = this.canvas.clientHeight;
    target.width = Math.round(this.width * ratio);
    target.height = Math.round(this.height * ratio);
    this.context = target.getContext("2d");
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.plot = Math.max(1, Math.floor(this.width - gutter - 8));
    this.colours = themeColours();
  }

  x(time) {
    return gutter + ((time - this.start) / (this.end - this.start)) * this.plot;
  }

  time(x) {
    return this.start + ((x - gutter) / this.plot) * (this.end - this.start);
  }

  // Moves and scales, but never beyond the step nor below what doubles resolve.
  show(start, end) {
    const span = Math.min(this.total, Math.max(end - start, this.total * 1e-7));
    this.start = Math.min(Math.max(0, start), this.total - span);
    this.end = this.start + span;
  }

  zoom(factor, around) {
    const span = (this.end - this.start) * factor;
    const share = (around - this.start) / (this.end - this.start);
    this.show(around - share * span, around + (1 - share) * span);
  }

  pan(time) {
    this.show(this.start + time, this.end + time);
  }

  centre(start, end) {
    const span = Math.max((end - start) * 5, this.total / 200);
    const middle = (start + end) / 2;
    this.show(middle - span / 2, middle + span / 2);
  }
}
