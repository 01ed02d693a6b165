// Numbers for people, and elements without markup in strings.

function element(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key === "class") node.className = value;
    else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

function significant(number, digits) {
  if (number === 0) return "0";
  const decimals = digits - 1 - Math.floor(Math.log10(Math.abs(number)));
  return number.toLocaleString("en-US", {
    minimumFractionDigits: Math.max(0, Math.min(decimals, 9)),
    maximumFractionDigits: Math.max(0, Math.min(decimals, 9)),
  });
}

function scaled(number, steps, digits) {
  const size = Math.abs(number);
  const [factor, unit] = steps.find(([from]) => size >= from) || steps[steps.length - 1];
  return `${significant(number / factor, digits)} ${unit}`;
}

const timeSteps = [[1e6, "s"], [1e3, "ms"], [1, "µs"], [1e-3, "ns"]];
const byteSteps = [[1e15, "PB"], [1e12, "TB"], [1e9, "GB"], [1e6, "MB"], [1e3, "kB"], [1, "B"]];

function formatTime(us, digits = 3) {
  return us === null || !Number.isFinite(us) ? "–" : us === 0 ? "0" : scaled(us, timeSteps, digits);
}

function formatBytes(bytes, digits = 3) {
  return bytes === null ? "–" : Math.abs(bytes) < 1e3 ? `${bytes} B` : scaled(bytes, byteSteps, digits);
}

function formatPercent(share) {
  if (!Number.isFinite(share)) return "–";
  return `${(100 * share).toFixed(1)} %`;
}

// How far above its bound a figure is.
function formatRatio(figure, bound) {
  return bound > 0 ? `${formatPercent(figure / bound - 1)} over the bound` : "no bound";
}

function formatRate(bytesPerSecond) {
  return `${significant(bytesPerSecond / 1e9, 3)} GB/s`;
}

function formatCount(count) {
  return count.toLocaleString("en-US");
}

// Round steps for an axis of about `count` marks.
function axisStep(span, count) {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((f) => f * power).find((step) => step >= rough);
}

// Marks between two ends with labels in one common unit.
function axisTicks(from, to, count, steps) {
  if (!(to > from)) return [];
  const step = axisStep(to - from, count);
  const [factor, unit] =
    steps.find(([size]) => Math.max(Math.abs(from), Math.abs(to)) >= size) ||
    steps[steps.length - 1];
  const decimals = Math.max(0, Math.min(9, -Math.floor(Math.log10(step / factor) + 1e-9)));
  const ticks = [];
  for (let i = Math.ceil(from / step - 1e-9); i * step <= to * (1 + 1e-12); ++i) {
    const at = i * step;
    ticks.push({ at, label: `${(at / factor).toFixed(decimals)} ${unit}` });
  }
  return ticks;
}
