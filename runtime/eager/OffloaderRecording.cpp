//===- OffloaderRecording.cpp - One step as it was called -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderRecording.h"
#include "../backend/Clock.h"
#include "ao/Support/JsonWriter.h"

#include <algorithm>

using namespace ao::runtime;

const char *ao::runtime::stepEventName(StepEventKind kind) {
  switch (kind) {
  case StepEventKind::Push:
    return "push";
  case StepEventKind::Pop:
    return "pop";
  case StepEventKind::Forward:
    return "forward";
  case StepEventKind::Backward:
    return "backward";
  }
  return "";
}

bool StepEvent::matches(const StepEvent &other) const {
  auto sameParts = [](const StepPart &a, const StepPart &b) {
    return a.bytes == b.bytes && a.type == b.type;
  };
  return kind == other.kind && run == other.run && layer == other.layer &&
         pushed == other.pushed &&
         std::equal(parts.begin(), parts.end(), other.parts.begin(),
                    other.parts.end(), sameParts);
}

//===----------------------------------------------------------------------===//
// While the step runs
//===----------------------------------------------------------------------===//

Status OffloaderRecording::stopClock(BackendStream &compute,
                                     int64_t peakBytes) {
  if (ops.empty())
    return {};
  Op &op = ops.back();
  op.peakBytes = peakBytes;
  if (backend.computeIsInline()) {
    op.durationNs = nowNs() - op.startNs;
    return {};
  }
  AORT_RETURN_IF_ERROR(pool.take(/*timed=*/true, op.end));
  return backend.record(*op.end, compute);
}

Status OffloaderRecording::startClock(BackendStream &compute, int64_t heldBytes,
                                      const DeviceUse &use) {
  // A call that was no event, or failed, splits no op.
  while (ops.size() < events.size())
    ops.emplace_back();
  if (ops.empty())
    return {};
  Op &op = ops.back();
  op.knownBytes = heldBytes;
  op.firstBytes = std::max<int64_t>(use.now - heldBytes, 0);
  op.gradientBytes = std::min(use.gradients, op.firstBytes);
  if (backend.computeIsInline()) {
    op.startNs = nowNs();
    return {};
  }
  AORT_RETURN_IF_ERROR(pool.take(/*timed=*/true, op.start));
  return backend.record(*op.start, compute);
}

void OffloaderRecording::addMade(int64_t bytes) {
  if (!ops.empty())
    ops.back().knownBytes += bytes;
}

int64_t OffloaderRecording::addValue(const ValuePtr &value, int32_t run) {
  Value entry;
  entry.value = value;
  entry.name = value->name;
  entry.def = entry.allocated = static_cast<int64_t>(events.size()) - 2;
  entry.run = run;
  values.push_back(std::move(entry));
  return static_cast<int64_t>(values.size()) - 1;
}

void OffloaderRecording::makeLater(int64_t value) {
  Value &entry = values[static_cast<size_t>(value)];
  entry.def = static_cast<int64_t>(events.size()) - 2;
  // Earlier uses read only some of the parts.
  entry.uses.clear();
}

void OffloaderRecording::group(const std::vector<int64_t> &fresh) {
  if (fresh.size() < 2)
    return;
  for (int64_t value : fresh)
    values[static_cast<size_t>(value)].group = groups;
  ++groups;
}

void OffloaderRecording::addUse(int64_t value) {
  std::vector<int64_t> &uses = values[static_cast<size_t>(value)].uses;
  int64_t op = static_cast<int64_t>(events.size()) - 1;
  if (uses.empty() || uses.back() < op)
    uses.push_back(op);
}

void OffloaderRecording::markPopped(int32_t run) {
  size_t index = static_cast<size_t>(run);
  hasBackward.resize(std::max(hasBackward.size(), index + 1));
  hasBackward[index] = true;
}

//===----------------------------------------------------------------------===//
// After it
//===----------------------------------------------------------------------===//

/// Each event is waited for: ops may be on several streams. An op between two
/// streams that do not wait for each other may end before its start, and counts
/// as 0.
Status OffloaderRecording::readTimes() {
  for (Op &op : ops) {
    if (!op.start || !op.end)
      continue;
    AORT_RETURN_IF_ERROR(backend.synchronize(*op.start));
    AORT_RETURN_IF_ERROR(backend.synchronize(*op.end));
    AORT_RETURN_IF_ERROR(backend.elapsed(*op.start, *op.end, op.durationNs));
    op.durationNs = std::max<int64_t>(op.durationNs, 0);
    pool.giveBack(std::move(op.start));
    pool.giveBack(std::move(op.end));
  }
  return {};
}

void OffloaderRecording::readValues() {
  for (size_t i = 0; i < values.size(); ++i) {
    Value &entry = values[i];
    if (!entry.value->wasPopped && entry.value->place != Place::Ended)
      addUse(static_cast<int64_t>(i));
    entry.bytes = entry.value->deviceBytes();
    entry.isOffloadable = entry.value->wasPopped && !entry.value->isPartial;
    entry.value.reset();
  }
}

/// Removes events and ops that are not kept, and renumbers the others.
void OffloaderRecording::keep(const std::vector<bool> &kept) {
  std::vector<int64_t> next(kept.size() + 1);
  for (size_t i = 0; i < kept.size(); ++i)
    next[i + 1] = next[i] + kept[i];
  // Runs are numbered in the order of the kept events.
  std::vector<int32_t> runs(hasBackward.size(), -1);
  int32_t numRuns = 0;
  std::vector<StepEvent> keptEvents;
  std::vector<Op> keptOps;
  for (size_t i = 0; i < kept.size(); ++i) {
    if (!kept[i])
      continue;
    int32_t &run = runs[static_cast<size_t>(events[i].run)];
    if (run < 0)
      run = numRuns++;
    events[i].run = run;
    if (events[i].pushed >= 0)
      events[i].pushed = next[static_cast<size_t>(events[i].pushed)];
    keptEvents.push_back(std::move(events[i]));
    keptOps.push_back(std::move(ops[i]));
  }
  for (Value &entry : values) {
    // A plan does not contain values of a run without a backward pass.
    size_t run = static_cast<size_t>(entry.run);
    if (run >= hasBackward.size() || !hasBackward[run])
      entry.bytes = 0;
    else
      entry.run = runs[run];
    std::vector<int64_t> uses;
    for (int64_t use : entry.uses)
      if (kept[static_cast<size_t>(use)])
        uses.push_back(next[static_cast<size_t>(use)]);
    entry.uses = std::move(uses);
    entry.def = next[static_cast<size_t>(entry.def + 1)] - 1;
    entry.allocated = next[static_cast<size_t>(entry.allocated + 1)] - 1;
  }
  events = std::move(keptEvents);
  ops = std::move(keptOps);
}

void OffloaderRecording::beginLike(const OffloaderRecording &other, int64_t n) {
  events.assign(other.events.begin(), other.events.begin() + n);
  for (StepEvent &event : events) {
    if (event.kind == StepEventKind::Pop)
      markPopped(event.run);
    for (StepPart &part : event.parts)
      part.value = -1;
  }
}

/// Counts the peak before the first event as that of op 0, since no op precedes
/// the event. The values that the event saves are part of that peak, so they
/// are used by op 0 and cannot be released before it.
void OffloaderRecording::countEarlyPeak(int64_t bytes) {
  if (ops.empty() || bytes == 0)
    return;
  ops.front().peakBytes = std::max(ops.front().peakBytes, bytes);
  for (Value &entry : values)
    if (entry.def < 0 && (entry.uses.empty() || entry.uses.front() > 0))
      entry.uses.insert(entry.uses.begin(), 0);
}

int64_t OffloaderRecording::pushedBytes() const {
  int64_t bytes = 0;
  for (const StepEvent &event : events)
    if (event.kind == StepEventKind::Push)
      for (const StepPart &part : event.parts)
        bytes += part.bytes;
  return bytes;
}

Status OffloaderRecording::complete(int64_t earlyPeakBytes, bool &isUsable) {
  ops.resize(events.size());
  AORT_RETURN_IF_ERROR(readTimes());
  readValues();
  std::vector<bool> kept(events.size());
  for (size_t i = 0; i < events.size(); ++i) {
    size_t run = static_cast<size_t>(events[i].run);
    kept[i] = run < hasBackward.size() && hasBackward[run];
  }
  keep(kept);
  countEarlyPeak(earlyPeakBytes);
  isUsable = !events.empty();
  return {};
}

//===----------------------------------------------------------------------===//
// The trace
//===----------------------------------------------------------------------===//

static void writeOp(ao::JsonWriter &json, const StepEvent &event,
                    int64_t durationNs, bool hasMicrobatches) {
  bool isBackward =
      event.kind == StepEventKind::Pop || event.kind == StepEventKind::Backward;
  std::string name = stepEventName(event.kind);
  if (!event.name.empty())
    name += " " + event.name;
  json.newLine().beginObject().field("name", name);
  json.field("duration_us", static_cast<double>(durationNs) / 1000.0);
  json.field("phase", isBackward ? "backward" : "forward");
  if (event.layer >= 0)
    json.field("layer", event.layer);
  if (hasMicrobatches)
    json.field("microbatch", event.run);
  json.endObject();
}

static void writeValue(ao::JsonWriter &json,
                       const OffloaderRecording::Value &value,
                       bool hasMicrobatches) {
  json.newLine().beginObject().field("name", value.name);
  json.field("bytes", value.bytes).field("def", value.def);
  json.key("uses").beginArray();
  for (int64_t use : value.uses)
    json.value(use);
  json.endArray().field("offloadable", value.isOffloadable);
  if (value.isGradient)
    json.field("obstacle", "gradients");
  if (value.group >= 0)
    json.field("group", value.group);
  if (hasMicrobatches)
    json.field("microbatch", value.run);
  json.endObject();
}

/// The device memory besides the saved values, in two parts: gradients, and the
/// rest. An op makes the gradients that the next one finds.
std::vector<OffloaderRecording::Value> OffloaderRecording::otherValues() const {
  std::vector<OpBytes> gradients, rest;
  for (size_t i = 0; i < ops.size(); ++i) {
    int64_t most = ops[i].otherBytes();
    int64_t first = std::min(ops[i].firstBytes, most);
    int64_t found = std::min(ops[i].gradientBytes, first);
    int64_t left = i + 1 < ops.size() ? ops[i + 1].gradientBytes : found;
    left = std::clamp(left, found, found + most - first);
    gradients.push_back({found, left});
    rest.push_back({first - found, most - left});
  }
  std::vector<Value> values = fillOps(gradients);
  for (Value &value : values)
    value.isGradient = true;
  for (Value &value : fillOps(rest))
    values.push_back(std::move(value));
  return values;
}

/// Returns values that add up to the bytes of each op. The sizes of those that
/// live across the boundary of two ops add up to the bytes at the begin of the
/// second, so that a reload between the two conflicts with them.
std::vector<OffloaderRecording::Value>
OffloaderRecording::fillOps(const std::vector<OpBytes> &bytesOfOps) {
  std::vector<Value> closed, open;
  int64_t total = 0;
  auto add = [&](int64_t def, int64_t bytes) {
    Value value;
    value.name = "other memory";
    value.def = def;
    value.bytes = bytes;
    total += bytes;
    if (bytes > 0)
      open.push_back(std::move(value));
  };
  // The youngest value ends first, after the op before `end`.
  auto shrinkTo = [&](int64_t bytes, int64_t end) {
    while (total > bytes) {
      Value value = open.back();
      int64_t gone = std::min(value.bytes, total - bytes);
      if ((open.back().bytes -= gone) == 0)
        open.pop_back();
      value.bytes = gone;
      if (value.def < end - 1)
        value.uses.push_back(end - 1);
      total -= gone;
      closed.push_back(std::move(value));
    }
  };
  for (size_t i = 0; i < bytesOfOps.size(); ++i) {
    auto [first, most] = bytesOfOps[i];
    int64_t index = static_cast<int64_t>(i);
    if (i == 0)
      add(-1, first);
    shrinkTo(first, index);
    add(index, most - total);
  }
  shrinkTo(0, static_cast<int64_t>(bytesOfOps.size()));
  return closed;
}

std::string OffloaderRecording::trace() const {
  bool hasMicrobatches =
      std::any_of(events.begin(), events.end(), [&](const StepEvent &event) {
        return event.run != events.front().run;
      });
  ao::JsonWriter json;
  json.beginDocument(ao::schemas::stepTrace);
  json.field("name", "recorded step").newLine().key("ops").beginArray();
  for (size_t i = 0; i < events.size(); ++i)
    writeOp(json, events[i], std::max<int64_t>(ops[i].durationNs, 0),
            hasMicrobatches);
  json.endArray().newLine().key("values").beginArray();
  for (const Value &value : values)
    writeValue(json, value, hasMicrobatches);
  for (const Value &value : values) {
    if (value.allocated == value.def)
      continue;
    Value early;
    early.name = "other memory";
    early.bytes = value.bytes;
    early.def = value.allocated;
    if (value.allocated < value.def - 1)
      early.uses.push_back(value.def - 1);
    writeValue(json, early, /*hasMicrobatches=*/false);
  }
  for (const Value &value : otherValues())
    writeValue(json, value, /*hasMicrobatches=*/false);
  return json.endArray().endObject().newLine().take();
}
