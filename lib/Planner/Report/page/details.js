// Describes the selected item: a value, why it is offloaded, and the cost of a copy.

function memoryAt(model, time) {
  const i = countUpTo(model.memory.time, time) - 1;
  return i < 0 ? 0 : model.memory.bytes[i];
}

function causeText(model, t) {
  const { transfers } = model;
  const copy = transfers.end[t] - transfers.start[t];
  const queued = transfers.start[t] - transfers.issue[t];
  const ahead = transfers.awaited[t] - transfers.issue[t];
  switch (transfers.cause[t]) {
    case "copy time":
      return ahead > 0
        ? `the copy takes ${formatTime(copy)} and is issued only ${formatTime(ahead)} before it is needed`
        : `the copy takes ${formatTime(copy)} and is issued just when it is needed`;
    case "link busy":
      return `it queued ${formatTime(queued)} after ${queueText(model, t)}`;
    default:
      return "";
  }
}

// The copies of the same direction that kept the engine busy.
function queueText(model, t) {
  const { transfers, values } = model;
  const lane = transfers.isReload[t] ? model.h2d : model.d2h;
  const last = countUpTo(lane.start, transfers.start[t]);
  let count = 0;
  let bytes = 0;
  for (let i = countUpTo(lane.end, transfers.issue[t]); i < last; ++i) {
    if (lane.item[i] === t) continue;
    ++count;
    bytes += values.bytes[transfers.value[lane.item[i]]];
  }
  return `${formatCount(count)} earlier ${count === 1 ? "copy" : "copies"} (${formatBytes(bytes)})`;
}

function whyText(model, absence) {
  if (absence < 0) return "";
  const { absences, values } = model;
  const op = absences.tight_op[absence];
  if (op < 0) return "It is offloaded between two consecutive ops only, and frees memory at no op.";
  const held = absences.tight_bytes[absence];
  const withIt = held + values.bytes[absences.value[absence]];
  const name = model.doc.options.device_budget === null ? "the plan's peak" : "the budget";
  if (withIt > model.limit)
    return `At ${opLabel(model, op)} the device holds ${formatBytes(held, 6)}. ` +
      `With this value it would hold ${formatBytes(withIt, 6)}, ` +
      `${formatBytes(withIt - model.limit)} above ${name} of ${formatBytes(model.limit, 6)}.`;
  return `It alone could be kept: at the op with the most memory while it is offloaded, ${opLabel(model, op)}, ` +
    `the device would hold ${formatBytes(withIt, 6)}, which is within ${name} of ${formatBytes(model.limit, 6)}.`;
}

// The short form for tables.
function whyBrief(model, absence) {
  if (absence < 0) return "";
  const op = model.absences.tight_op[absence];
  if (op < 0) return "frees nothing at any op";
  const bytes = model.values.bytes[model.absences.value[absence]];
  const spare = model.limit - model.absences.tight_bytes[absence] - bytes;
  return spare < 0
    ? `exceeds ${model.doc.options.device_budget === null ? "the peak" : "the budget"} by ${formatBytes(-spare)} at op ${op}`
    : `alone could be kept (${formatBytes(spare)} spare)`;
}

function absenceText(model, absence) {
  if (absence < 0) return "";
  const { absences, ops } = model;
  const from = absences.from[absence];
  const to = absences.to[absence];
  if (to > ops.count) return `from before ${opLabel(model, from)} on; it has no later use`;
  const at = (op) => (op < ops.count ? ops.start[op] : model.doc.simulated.makespan_us);
  return `from before ${opLabel(model, from)} to before ${opLabel(model, to)}, ${formatTime(at(to) - at(from))}`;
}

function directionText(model, t) {
  const { isReload, isPageable } = model.transfers;
  return (isReload[t] ? "to device" : "to host") + (isPageable[t] ? ", through staging" : "");
}

function exposedText(model, t) {
  const { transfers } = model;
  if (transfers.exposed[t] > 0)
    return `${formatTime(transfers.exposed[t])}, because ${causeText(model, t)}`;
  const early = transfers.awaited[t] - transfers.end[t];
  return early > 0 ? `none, done ${formatTime(early)} before it is needed` : "none, done just when it is needed";
}

function kindText(ops, op) {
  const parts = [ops.kind.texts[ops.kind.codes[op]], ops.phase.texts[ops.phase.codes[op]]];
  if (ops.layer[op] >= 0) parts.push(`layer ${ops.layer[op]}`);
  if (ops.microbatch[op] >= 0) parts.push(`microbatch ${ops.microbatch[op]}`);
  if (ops.compiledRegion[op] >= 0) parts.push(`compiled region ${ops.compiledRegion[op]}`);
  if (ops.node[op] && ops.node[op] !== ops.name[op]) parts.push(ops.node[op]);
  return parts.filter(Boolean).join(", ") || "kind not given";
}

function describeHover(model, hit) {
  const { ops, transfers, values } = model;
  const line = (text, name) => element("div", name ? { class: name } : {}, text);
  const lines = [];
  if (hit.transfer >= 0) {
    const t = hit.transfer;
    const value = transfers.value[t];
    lines.push(element("b", {}, values.name[value]));
    const copy = formatTime(transfers.end[t] - transfers.start[t]);
    lines.push(line(`${formatBytes(values.bytes[value])} ${directionText(model, t)} in ${copy}`));
    lines.push(line(`exposed: ${exposedText(model, t)}`, transfers.exposed[t] > 0 ? "exposed" : ""));
    lines.push(line(whyText(model, transfers.absence[t])));
    if (hit.crowd > 1) lines.push(line(`${formatCount(hit.crowd)} copies within this pixel`, "muted"));
  } else if (hit.stall >= 0 && hit.row !== "memory") {
    const t = hit.stall;
    lines.push(element("b", {}, `Exposed for ${formatTime(transfers.exposed[t])}`));
    const name = `“${values.name[transfers.value[t]]}” ${directionText(model, t)}`;
    lines.push(line(`compute waits for ${name}, because ${causeText(model, t)}`));
  } else if (hit.op >= 0) {
    lines.push(element("b", {}, ops.name[hit.op]));
    lines.push(line(`op ${hit.op}, ${kindText(ops, hit.op)}, ${formatTime(ops.end[hit.op] - ops.start[hit.op])}`));
    if (hit.crowd > 1) lines.push(line(`${formatCount(hit.crowd)} ops within this pixel`, "muted"));
  }
  lines.push(line(`at ${formatTime(hit.time, 6)}: ${formatBytes(memoryAt(model, hit.time))} on the device`, "muted"));
  if (hit.op >= 0)
    lines.push(line(
      `without the plan ${formatBytes(ops.unplanned[hit.op])}, on the host ${formatBytes(ops.host[hit.op])}`, "muted"));
  return lines;
}

function factList(facts) {
  return element("dl", {}, ...facts.filter(([, text]) => text !== "").flatMap(([name, text, style]) => [
    element("dt", {}, name),
    element("dd", style ? { class: style } : {}, text),
  ]));
}

function groupText(model, group) {
  const { groups } = model.doc;
  const i = groups.group.indexOf(group);
  return i < 0 ? "" : `${group}: ${groups.offloaded_values[i]} of ${groups.values[i]} components offloaded, ` +
    formatBytes(groups.offloaded_bytes[i]);
}

function describeValue(model, value, transfer) {
  const { values, transfers, absences } = model;
  const facts = [
    ["Size", `${formatBytes(values.bytes[value])} (${formatCount(values.bytes[value])} bytes)`],
    ["Value", `${values.index[value]} of the trace`],
    ["Alive", `from ${opLabel(model, values.def[value])} to ${opLabel(model, values.last[value])}`],
    ["Microbatch", values.microbatch[value] < 0 ? "" : `${values.microbatch[value]}`],
    ["Group", groupText(model, values.group[value])],
  ];
  for (const absence of model.absencesOf.get(value) || []) {
    facts.push(["Offloaded", absenceText(model, absence)]);
    facts.push(["Around", `last touched by ${opLabel(model, absences.last_use[absence])}` +
      (absences.next_use[absence] < 0 ? "" : `, needed by ${opLabel(model, absences.next_use[absence])}`)]);
    facts.push(["Why", whyText(model, absence)]);
  }
  for (const t of model.transfersOf.get(value) || []) {
    const queued = transfers.start[t] - transfers.issue[t];
    const copy = transfers.end[t] - transfers.start[t];
    facts.push([
      t === transfer ? `Copy ${directionText(model, t)} ◂` : `Copy ${directionText(model, t)}`,
      `issued before op ${transfers.issuedBefore[t]} at ${formatTime(transfers.issue[t], 6)}, ` +
        `${queued > 0 ? `queued ${formatTime(queued)}, ` : ""}` +
        `runs ${formatTime(transfers.start[t], 6)} – ${formatTime(transfers.end[t], 6)} (${formatTime(copy)})`,
    ]);
    facts.push(["Exposed", exposedText(model, t), transfers.exposed[t] > 0 ? "exposed" : ""]);
  }
  return [element("h3", {}, values.name[value] || `value ${values.index[value]}`), factList(facts)];
}

function describeOp(model, op) {
  const { ops, transfers, values } = model;
  const waits = model.stalls.item.filter((t) => transfers.awaitedBefore[t] === op);
  const facts = [
    ["Op", `${op} of ${formatCount(ops.count)}`],
    ["Kind", kindText(ops, op)],
    ["Runs", `${formatTime(ops.start[op], 6)} – ${formatTime(ops.end[op], 6)} (${formatTime(ops.end[op] - ops.start[op])})`],
    ["Memory", `${formatBytes(memoryAt(model, ops.start[op]))} on the device; ` +
      `without the plan ${formatBytes(ops.unplanned[op])}`],
    ...waits.map((t) => ["Waits", `${formatTime(transfers.exposed[t])} for “${values.name[transfers.value[t]]}”, ` +
      `because ${causeText(model, t)}`, "exposed"]),
  ];
  return [element("h3", {}, ops.name[op] || `op ${op}`), factList(facts)];
}
