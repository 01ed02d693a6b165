// The header's figures and the tables.

// The bound holds for plans without exposed time; only those compare with it.
function peakNote(doc) {
  const { predicted, simulated: s, options } = doc;
  const bound = predicted.peak_bound_bytes;
  const budget = options.device_budget === null ? "" : `budget ${formatBytes(options.device_budget)}`;
  const goal = !budget && s.exposed_us <= 1e-9 * s.base_us
    ? formatRatio(s.peak_bytes, bound)
    : `plans without exposed time need ${formatBytes(bound)} at least`;
  return [budget, goal].filter(Boolean).join("; ");
}

function figures(model) {
  const { doc, transfers, values } = model;
  const p = doc.predicted;
  const s = doc.simulated;
  const busy = (lane) => lane.end.reduce((sum, end, i) => sum + end - lane.start[i], 0);
  const share = (lane) => (s.makespan_us > 0 ? formatPercent(busy(lane) / s.makespan_us) : "–");
  const causes = new Map();
  for (const t of model.stalls.item)
    causes.set(transfers.cause[t], (causes.get(transfers.cause[t]) || 0) + transfers.exposed[t]);
  const offloaded = new Set(transfers.value).size;
  const causeNote = [...causes].sort((a, b) => b[1] - a[1])
    .map(([cause, time]) => `${cause} ${formatTime(time)}`).join(", ");
  return [
    ["Step time", formatTime(s.makespan_us),
      p.makespan_bound_us === null ? "no plan meets the budget" : formatRatio(s.makespan_us, p.makespan_bound_us)],
    ["Exposed time", formatTime(s.exposed_us),
      [s.base_us > 0 ? `${formatPercent(s.exposed_us / s.base_us)} of the ${formatTime(s.base_us)} without transfers` : "", causeNote]
        .filter(Boolean).join("; ")],
    ...(s.slowed_us > 0 ? [["Slowed down", formatTime(s.slowed_us), "ops beside copies that use device memory"]] : []),
    ["Peak memory", formatBytes(s.peak_bytes), peakNote(doc)],
    ["Without the plan", formatBytes(p.unplanned_peak_bytes),
      s.peak_bytes > 0 ? `${(p.unplanned_peak_bytes / s.peak_bytes).toFixed(2)} × the planned peak` : ""],
    ["Offloaded", formatBytes(s.offloaded_bytes),
      `${formatCount(offloaded)} ${offloaded === 1 ? "value" : "values"}, host peak ${formatBytes(s.host_peak_bytes)}`],
    ...(p.recomputed_us > 0 ? [["Recomputed", formatTime(p.recomputed_us),
      `rematerializes ${formatBytes(p.recomputed_bytes)}; ${formatTime(p.added_us)} added in all`]] : []),
    ["Link in use", `${share(model.d2h)} / ${share(model.h2d)}`.replace(" %", ""), "to host / to device"],
  ];
}

function subtitle(doc) {
  const m = doc.machine;
  const ranks = m.ranks_per_host_link;
  // The document has rarely used options only if they were set.
  const { policy, device_budget, host_budget, min_bytes, effort, seed, ...rare } = doc.options;
  return [
    `${formatCount(doc.trace.ops)} ops, ${formatCount(doc.trace.values)} values`,
    `${m.name || "machine"}: ${formatRate(m.d2h_bandwidth / ranks)} to host, ` +
      `${formatRate(m.h2d_bandwidth / ranks)} to device, ${significant(m.latency_us, 3)} µs a copy` +
      (ranks > 1 ? `, a link for ${ranks} ranks` : ""),
    `policy ${policy}`,
    device_budget === null ? "no device budget" : `device budget ${formatBytes(device_budget)}`,
    host_budget === null ? "" : `host budget ${formatBytes(host_budget)}`,
    `values of at least ${formatBytes(min_bytes)}`,
    `effort ${effort}, seed ${seed}`,
    ...Object.entries(rare).map(([name, value]) => `${name.replaceAll("_", " ")} ${value}`),
  ].filter(Boolean).join(" · ");
}

// Figures of the replay that are not those of the plan: another machine.
function differenceNotice(doc) {
  const { simulated: s, predicted: p } = doc;
  const slower = Math.abs(s.makespan_us - p.makespan_us) > 1e-6 * p.makespan_us;
  if (!slower && s.peak_bytes === p.peak_bytes && s.host_peak_bytes === p.host_peak_bytes) return "";
  return "The plan was made for other conditions: " +
    `it predicted ${formatTime(p.makespan_us)} and a peak of ${formatBytes(p.peak_bytes)}. ` +
    `This page shows it on ${doc.machine.name || "the given machine"}; the bounds are those of the plan.`;
}

// Columns: [heading, cell(row), isNumber, key(row) for sorting].
function table(columns, rows, options = {}) {
  const head = columns.map(([heading, , number, key]) => {
    const sortable = key && options.onSort;
    const content = sortable
      ? element("button", { type: "button", onclick: () => options.onSort(key) }, heading)
      : heading;
    const sorted = sortable && options.sortedBy === key;
    const attributes = { class: number ? "number" : "", scope: "col" };
    if (sorted) attributes["aria-sort"] = "descending";
    return element("th", attributes, content, sorted ? " ▾" : null);
  });
  const body = rows.map((row) => {
    const cells = columns.map(([heading, cell, number]) => {
      const content = cell(row);
      const style = [number ? "number" : "", ["Value", "Produced by", "Last use"].includes(heading) ? "name" : "",
        heading === "Exposed" && content !== "0" ? "exposed" : ""].filter(Boolean).join(" ");
      return element("td", style ? { class: style } : {}, content);
    });
    const open = options.onOpen && (() => options.onOpen(row));
    const attributes = open ? {
      class: "link",
      tabindex: "0",
      onclick: open,
      onkeydown: (event) => { if (event.key === "Enter") open(); },
    } : {};
    return element("tr", attributes, ...cells);
  });
  return element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...body));
}

function transferColumns(model) {
  const { transfers, values } = model;
  const bytes = (t) => values.bytes[transfers.value[t]];
  const copy = (t) => transfers.end[t] - transfers.start[t];
  const wait = (t) => transfers.start[t] - transfers.issue[t];
  return [
    ["Value", (t) => values.name[transfers.value[t]] || `value ${values.index[transfers.value[t]]}`, false, null],
    ["Copy", (t) => directionText(model, t), false, null],
    ["Size", (t) => formatBytes(bytes(t)), true, bytes],
    ["Duration", (t) => formatTime(copy(t)), true, copy],
    ["Queued", (t) => formatTime(wait(t), 3), true, wait],
    ["Exposed", (t) => formatTime(transfers.exposed[t]), true, (t) => transfers.exposed[t]],
    ["Cause", (t) => (transfers.exposed[t] > 0 ? transfers.cause[t] : "–"), false, null],
    ["Issued", (t) => `op ${transfers.issuedBefore[t]}`, true, null],
    ["Needed", (t) => `op ${transfers.awaitedBefore[t]}`, true, null],
    ["Why it is offloaded", (t) => whyBrief(model, transfers.absence[t]), false, null],
  ];
}

// By the given key, then by engine time, then in order of issue.
class TransferTable {
  constructor(model, onOpen) {
    this.model = model;
    this.onOpen = onOpen;
    this.columns = transferColumns(model);
    this.shown = 25;
    this.more = document.getElementById("more-transfers");
    this.more.addEventListener("click", () => {
      this.shown += 200;
      this.render();
    });
    this.sort(this.columns.find(([heading]) => heading === "Exposed")[3]);
  }

  sort(key) {
    const { transfers } = this.model;
    const copy = (t) => transfers.end[t] - transfers.start[t];
    this.key = key;
    this.order = Array.from({ length: transfers.count }, (_, i) => i)
      .sort((a, b) => key(b) - key(a) || copy(b) - copy(a) || a - b);
    this.render();
  }

  render() {
    const rows = this.order.slice(0, this.shown);
    const count = this.order.length;
    document.getElementById("transfers-count").textContent =
      count ? `${formatCount(rows.length)} of ${formatCount(count)}` : "nothing is offloaded under this plan";
    document.getElementById("transfers").replaceChildren(...(count ? [table(this.columns, rows, {
      onSort: (key) => this.sort(key),
      sortedBy: this.key,
      onOpen: this.onOpen,
    })] : []));
    this.more.hidden = rows.length === count;
  }
}

function residenceText(model, { value, residence }) {
  const { at_peak: peak } = model.doc;
  const later = (model.absencesOf.get(value) || []).some((i) => model.absences.from[i] > peak.op);
  return {
    "in use": "the op reads or writes it",
    "not offloadable": "not eligible for offloading",
    "below min-bytes": "smaller than min-bytes",
    "in transfer": later ? "offloaded, but not released yet" : "reloaded already",
    kept: "the plan keeps it",
  }[residence];
}

function peakTable(model, onOpen) {
  const { doc, values, ops } = model;
  const peak = doc.at_peak;
  const rows = peak.value.map((value, i) => ({ value, residence: peak.residence.texts[peak.residence.codes[i]] }));
  const rest = peak.other_values
    ? `; ${formatCount(peak.other_values)} smaller ones hold ${formatBytes(peak.other_bytes)} more`
    : "";
  document.getElementById("peak-text").textContent = peak.op < 0
    ? "There are no ops."
    : `When ${opLabel(model, peak.op)} starts, at ${formatTime(ops.start[peak.op], 6)}; the largest values${rest}.`;
  document.getElementById("peak").replaceChildren(table([
    ["Value", (r) => values.name[r.value] || `value ${values.index[r.value]}`],
    ["Size", (r) => formatBytes(values.bytes[r.value]), true],
    ["Why it is there", (r) => residenceText(model, r)],
    ["Produced by", (r) => opLabel(model, values.def[r.value])],
    ["Last use", (r) => opLabel(model, values.last[r.value])],
  ], rows, { onOpen: (r) => onOpen(r.value) }));
}

// The price of a byte, which decides between offloading and rematerialization.
function priceText(time, bytes) {
  return time < 0 ? "–" : `${formatTime(time)} (${significant((1e3 * time) / bytes, 3)} ns/B)`;
}

function decisionText(model, d, i) {
  const [recompute, copy] = [d.recompute_us[i], d.copy_us[i]];
  switch (d.outcome.texts[d.outcome.codes[i]]) {
    case "kept":
      return model.doc.options.device_budget === null ? "kept: not profitable" : "kept: the budget is met without it";
    case "offloaded":
      if (recompute < 0) return `its op cannot be recomputed${d.why_not[i] ? `: ${d.why_not[i]}` : ""}`;
      return recompute < copy ? "its copies overlap with compute, a recomputation does not" : "its copies take less time";
    case "rematerialized":
      if (copy < 0) return "it is not eligible for offloading";
      return recompute < copy ? "its op takes less time than its copies" : "its copies would be late";
    default:
      return "offloaded in one idle interval, rematerialized after another";
  }
}

// Text of the decision about the slices of a stacked residual.
function residualText(s, i) {
  const parts = [[s.offloaded_slices[i], "offloaded"], [s.rematerialized_slices[i], "rematerialized"]]
    .filter(([count]) => count > 0)
    .map(([count, outcome]) => `${formatCount(count)} of ${formatCount(s.slices[i])} slices ${outcome}`);
  return parts.length ? parts.join(", ") : "kept";
}

function residualReason(s, i) {
  const kept = s.slices[i] - s.offloaded_slices[i] - s.rematerialized_slices[i];
  const why = [
    s.why_kept[i] && `no slices offloaded: ${s.why_kept[i]}`,
    s.why_not[i] && `none can be rematerialized: ${s.why_not[i]}`,
  ].filter(Boolean);
  if (why.length) return why.join("; ");
  if (kept) return "the others are kept: not profitable";
  if (s.recompute_us[i] < 0 || s.copy_us[i] < 0) return "";
  return s.recompute_us[i] < s.copy_us[i] ? "its ops take less time than its copies" : "its copies take less time";
}

function residualRows(residuals) {
  return residuals.name.map((name, i) => ({
    name,
    bytes: residuals.bytes[i],
    outcome: residualText(residuals, i),
    recompute: residuals.recompute_us[i],
    copy: residuals.copy_us[i],
    why: residualReason(residuals, i),
  }));
}

function decisionTable(model) {
  const { decisions: d, stacked_residuals: residuals } = model.doc;
  const rows = d.name.map((name, i) => i).sort((a, b) =>
    d.outcome.codes[b] - d.outcome.codes[a] || d.bytes[b] - d.bytes[a] || a - b);
  const shown = residualRows(residuals).concat(rows.slice(0, 60).map((i) => ({
    name: d.name[i],
    bytes: d.bytes[i],
    outcome: d.outcome.texts[d.outcome.codes[i]],
    recompute: d.recompute_us[i],
    copy: d.copy_us[i],
    why: decisionText(model, d, i),
  })));
  const rest = Math.max(rows.length - 60, 0) + d.other_values;
  document.getElementById("decisions-count").textContent =
    shown.length ? (rest ? `${formatCount(rest)} more in the document` : "") : "nothing is idle for long";
  document.getElementById("decisions").replaceChildren(...(shown.length ? [table([
    ["Value", (row) => row.name],
    ["Size", (row) => formatBytes(row.bytes), true],
    ["Decision", (row) => row.outcome],
    ["Recomputation", (row) => priceText(row.recompute, row.bytes), true],
    ["Offload and reload", (row) => priceText(row.copy, row.bytes), true],
    ["Why", (row) => row.why],
  ], shown)] : []));
}

function microbatchTable(model) {
  const { doc, ops } = model;
  const s = doc.microbatches;
  const rows = s.microbatch.map((microbatch, i) => i);
  document.getElementById("microbatches-section").hidden = rows.length === 0;
  document.getElementById("microbatches-count").textContent = `at most ${formatCount(s.most_in_flight)} in flight`;
  document.getElementById("microbatches").replaceChildren(table([
    ["Microbatch", (i) => formatCount(s.microbatch[i]), true],
    ["From", (i) => formatTime(ops.start[s.first_op[i]], 6), true],
    ["To", (i) => formatTime(ops.end[s.last_op[i]], 6), true],
    ["Holds at most", (i) => formatBytes(s.held_bytes[i]), true],
    ["Offloaded", (i) => formatBytes(s.offloaded_bytes[i]), true],
  ], rows));
}

function groupTable(model) {
  const s = model.doc.groups;
  const rows = s.group.map((group, i) => i).sort((a, b) => s.bytes[b] - s.bytes[a] || a - b);
  const shown = rows.slice(0, 60);
  document.getElementById("groups-section").hidden = rows.length === 0;
  document.getElementById("groups-count").textContent =
    shown.length < rows.length ? `${formatCount(rows.length - shown.length)} more in the document` : "";
  document.getElementById("groups").replaceChildren(table([
    ["Group", (i) => `${s.group[i]}`, true],
    ["Components", (i) => `${s.offloaded_values[i]} of ${s.values[i]} offloaded`],
    ["Size", (i) => formatBytes(s.bytes[i]), true],
    ["Offloaded", (i) => formatBytes(s.offloaded_bytes[i]), true],
  ], shown));
}

function tierTable(model) {
  const s = model.doc.tiers;
  const names = s.tier.codes.map((code) => s.tier.texts[code]);
  const limited = s.pinned_limit !== null;
  document.getElementById("tiers-section").hidden = !limited && !names.includes("pageable");
  document.getElementById("tiers-count").textContent =
    limited ? `at most ${formatBytes(s.pinned_limit)} may be pinned` : "";
  document.getElementById("tiers").replaceChildren(table([
    ["Tier", (i) => names[i]],
    ["Values", (i) => formatCount(s.values[i]), true],
    ["At most at once", (i) => formatBytes(s.peak_bytes[i]), true],
    ["Copied out", (i) => formatBytes(s.bytes[i]), true],
  ], names.map((name, i) => i)));
}

function overBound(figure, bound) {
  return bound > 0 ? formatPercent(figure / bound - 1) : "–";
}

function comparisonTable(doc) {
  const c = doc.comparison;
  const rows = c.name.map((name, i) => i);
  if (!rows.length) return [];
  const breaks = (i) => doc.options.device_budget !== null && c.peak_bytes[i] > doc.options.device_budget;
  return [table([
    ["Policy", (i) => c.name[i]],
    ["Peak", (i) => formatBytes(c.peak_bytes[i]), true],
    ["Peak over bound", (i) => overBound(c.peak_bytes[i], c.peak_bound_bytes[i]), true],
    ["Host peak", (i) => formatBytes(c.host_peak_bytes[i]), true],
    ["Step time", (i) => formatTime(c.makespan_us[i], 5), true],
    ["Time over bound", (i) => (breaks(i) ? "–" : overBound(c.makespan_us[i], c.makespan_bound_us[i])), true],
    ["Exposed", (i) => formatTime(c.exposed_us[i]), true],
    ["Recomputed", (i) => formatTime(c.recomputed_us[i]), true],
    ["Offloaded", (i) => formatBytes(c.offloaded_bytes[i]), true],
    ...(doc.options.device_budget === null ? [] : [["Budget", (i) => (breaks(i) ? "exceeded" : "met")]]),
  ], rows)];
}

function frontierTable(doc) {
  const f = doc.frontier;
  const rows = f.budget_bytes.map((bytes, i) => i);
  if (!rows.length) return [];
  return [table([
    ["Budget", (i) => formatBytes(f.budget_bytes[i]), true],
    ["Peak", (i) => formatBytes(f.peak_bytes[i]), true],
    ["Step time", (i) => formatTime(f.makespan_us[i], 5), true],
    ["Time over bound", (i) => overBound(f.makespan_us[i], f.makespan_bound_us[i]), true],
  ], rows)];
}
