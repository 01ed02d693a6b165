// The document, decoded into columns that drawing can search.

function decodeCodes(column) {
  return { texts: column.texts, codes: Uint8Array.from(column.codes) };
}

function decodeOps(doc) {
  const start = Float64Array.from(doc.ops.start_us);
  const duration = Float64Array.from(doc.ops.duration_us);
  return {
    count: start.length,
    name: doc.ops.name,
    kind: decodeCodes(doc.ops.kind),
    phase: decodeCodes(doc.ops.phase),
    layer: doc.ops.layer,
    microbatch: doc.ops.microbatch,
    compiledRegion: doc.ops.compiled_region,
    node: doc.ops.node,
    start,
    end: start.map((time, i) => time + duration[i]),
    unplanned: Float64Array.from(doc.ops.unplanned_bytes),
    host: Float64Array.from(doc.ops.host_bytes),
  };
}

function decodeTransfers(doc) {
  const t = doc.transfers;
  return {
    count: t.value.length,
    value: t.value,
    isReload: t.direction.codes.map((code) => t.direction.texts[code] === "reload"),
    isPageable: t.tier.codes.map((code) => t.tier.texts[code] === "pageable"),
    issuedBefore: t.issued_before,
    issue: Float64Array.from(t.issue_us),
    start: Float64Array.from(t.start_us),
    end: Float64Array.from(t.end_us),
    awaitedBefore: t.awaited_before,
    awaited: Float64Array.from(t.await_us),
    exposed: Float64Array.from(t.exposed_us),
    cause: t.cause.codes.map((code) => t.cause.texts[code]),
    absence: t.absence,
  };
}

// Neighbouring ops of one phase and microbatch and, if asked for, of one layer.
function groupOps(ops, byLayer) {
  const groups = [];
  for (let i = 0; i < ops.count; ++i) {
    const last = groups[groups.length - 1];
    if (last && (!byLayer || last.layer === ops.layer[i]) && last.phase === ops.phase.codes[i] &&
      last.microbatch === ops.microbatch[i]) {
      last.end = ops.end[i];
      continue;
    }
    groups.push({
      layer: ops.layer[i],
      phase: ops.phase.codes[i],
      microbatch: ops.microbatch[i],
      start: ops.start[i],
      end: ops.end[i],
    });
  }
  return groups;
}

// The items of a row in the order of their starts; they do not overlap.
function lane(items, start, end) {
  const order = items.slice().sort((a, b) => start[a] - start[b] || a - b);
  return {
    item: order,
    start: Float64Array.from(order, (i) => start[i]),
    end: Float64Array.from(order, (i) => end[i]),
  };
}

// From a key to the positions at which it stands.
function indexBy(keys) {
  const positions = new Map();
  keys.forEach((key, i) => {
    if (!positions.has(key)) positions.set(key, []);
    positions.get(key).push(i);
  });
  return positions;
}

function loadModel(text) {
  const doc = JSON.parse(text);
  const ops = decodeOps(doc);
  const transfers = decodeTransfers(doc);
  const all = Array.from({ length: transfers.count }, (_, i) => i);
  const outward = all.filter((i) => !transfers.isReload[i]);
  const inward = all.filter((i) => transfers.isReload[i]);
  const isStall = (i) => transfers.exposed[i] > 0;
  const stallEnd = transfers.awaited.map((time, i) => time + transfers.exposed[i]);
  const stallStart = transfers.awaited.map((time, i) => Math.max(time, transfers.start[i]));
  return {
    doc,
    ops,
    transfers,
    stalls: lane(all.filter(isStall), transfers.awaited, stallEnd),
    values: doc.values,
    absences: doc.absences,
    absencesOf: indexBy(doc.absences.value),
    transfersOf: indexBy(transfers.value),
    layers: groupOps(ops, true),
    phases: groupOps(ops, false),
    compute: { start: ops.start, end: ops.end },
    d2h: lane(outward, transfers.start, transfers.end),
    h2d: lane(inward, transfers.start, transfers.end),
    exposed: {
      d2h: lane(outward.filter(isStall), stallStart, stallEnd),
      h2d: lane(inward.filter(isStall), stallStart, stallEnd),
    },
    memory: {
      time: Float64Array.from(doc.memory.time_us),
      bytes: Float64Array.from(doc.memory.device_bytes),
    },
    // Copies may outlast the last op.
    total: transfers.end.reduce((a, b) => Math.max(a, b), doc.simulated.makespan_us),
    limit: doc.options.device_budget ?? doc.simulated.peak_bytes,
  };
}

// The number of entries of a sorted array that are at most `key`.
function countUpTo(sorted, key) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= key) low = middle + 1;
    else high = middle;
  }
  return low;
}

// Index of the entry that covers `time`, or -1. A later entry wins, so that
// ops of no duration do not hide the one that runs.
function findAt(lane, time) {
  const i = countUpTo(lane.start, time) - 1;
  return i >= 0 && time < lane.end[i] ? i : -1;
}

function opLabel(model, op) {
  if (op < 0) return "the start of the step";
  if (op >= model.ops.count) return "the end of the step";
  return `op ${op} “${model.ops.name[op]}”`;
}
