//===- Unroll.cpp - The step of a device that runs many microbatches ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Schedule.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

using namespace ao::planner;

/// Returns the forward/backward boundary of one microbatch; an error unless all
/// of the backward part is after the forward part.
static Expected<int64_t> checkBackwardBegin(const Trace &trace) {
  auto error = [](std::string message) {
    return Error{ErrorCode::InvalidInput, std::move(message), "$.ops"};
  };
  if (hasMicrobatches(trace))
    return error("unsupported: schedule of a step of several microbatches");
  if (!trace.residuals.empty())
    return Error{ErrorCode::InvalidInput,
                 "unsupported: schedule of a step with stacked residuals",
                 "$.stacked_residuals"};
  int64_t backwardBegin = findBackwardBegin(trace);
  for (int64_t op = backwardBegin; op < trace.numOps(); ++op)
    if (trace.ops[op].phase == Phase::Forward)
      return error(describeOp(trace, op) +
                   " runs forward after the first backward op");
  return backwardBegin;
}

//===----------------------------------------------------------------------===//
// Chunks
//===----------------------------------------------------------------------===//

namespace {

/// Splits a step by layers.
class Splitter {
public:
  Splitter(const Trace &trace, int64_t backwardBegin, int64_t numChunks)
      : trace(trace), backwardBegin(backwardBegin), chunks(numChunks),
        chunkOf(trace.ops.size()), numberOf(trace.ops.size()) {}

  /// `layers`: all of them, in order.
  std::vector<Trace> run(const std::set<int64_t> &layers) {
    std::map<int64_t, size_t> chunkOfLayer;
    size_t position = 0;
    for (int64_t layer : layers)
      chunkOfLayer[layer] = position++ * chunks.size() / layers.size();
    // An op without a layer belongs to the layer of the one before.
    size_t chunk = 0;
    for (int64_t op = 0; op < trace.numOps(); ++op) {
      auto it = chunkOfLayer.find(trace.ops[op].layer);
      chunk = it == chunkOfLayer.end() ? chunk : it->second;
      addOp(op, chunk);
    }
    for (const Value &value : trace.values)
      addValue(value);
    return std::move(chunks);
  }

private:
  void addOp(int64_t op, size_t chunk) {
    chunks[chunk].name = trace.name;
    chunkOf[op] = chunk;
    numberOf[op] = chunks[chunk].numOps();
    Op &added = chunks[chunk].ops.emplace_back(trace.ops[op]);
    added.phase = op < backwardBegin ? Phase::Forward : Phase::Backward;
    // Values that a chunk reads of another one are not among its uses.
    added.recompute = false;
  }

  /// A part for each chunk that defines or uses the value.
  void addValue(const Value &value) {
    std::map<size_t, Value> parts;
    auto partIn = [&](size_t chunk) -> Value & {
      auto [it, isNew] = parts.try_emplace(chunk, value);
      if (isNew) {
        it->second.def = -1;
        it->second.uses.clear();
        it->second.liveOut = false;
        it->second.reuses = -1;
      }
      return it->second;
    };
    size_t home = value.def >= 0       ? chunkOf[value.def]
                  : value.uses.empty() ? 0
                                       : chunkOf[value.uses.front()];
    Value &owner = partIn(home);
    owner.liveOut = value.liveOut;
    if (value.def >= 0)
      owner.def = numberOf[value.def];
    // A value that outlives the step exists once for all microbatches.
    bool isStatic = value.def < 0 && value.liveOut;
    for (int64_t use : value.uses)
      if (!isStatic || chunkOf[use] == home)
        partIn(chunkOf[use]).uses.push_back(numberOf[use]);
    for (auto &[chunk, part] : parts)
      chunks[chunk].values.push_back(std::move(part));
  }

  const Trace &trace;
  int64_t backwardBegin;
  std::vector<Trace> chunks;
  /// By op: its chunk, and its number there.
  std::vector<size_t> chunkOf;
  std::vector<int64_t> numberOf;
};

} // namespace

Expected<std::vector<Trace>> ao::planner::splitIntoChunks(const Trace &trace,
                                                          int64_t numChunks) {
  Expected<int64_t> backwardBegin = checkBackwardBegin(trace);
  if (!backwardBegin)
    return backwardBegin.takeError();
  std::set<int64_t> layers;
  for (const Op &op : trace.ops)
    if (op.layer >= 0)
      layers.insert(op.layer);
  auto count = static_cast<int64_t>(layers.size());
  if (numChunks < 1 || (numChunks > 1 && numChunks > count))
    return Error{ErrorCode::InvalidInput,
                 "'chunks' is " + std::to_string(numChunks) +
                     ", but the step has " + std::to_string(count) + " layers",
                 ""};
  return Splitter(trace, *backwardBegin, numChunks).run(layers);
}

ChunkTimes ao::planner::timesOf(const Trace &chunk) {
  int64_t backwardBegin = findBackwardBegin(chunk);
  ChunkTimes times;
  for (int64_t op = 0; op < chunk.numOps(); ++op)
    (op < backwardBegin ? times.forwardUs : times.backwardUs) +=
        chunk.ops[op].durationUs;
  return times;
}

//===----------------------------------------------------------------------===//
// Microbatches
//===----------------------------------------------------------------------===//

namespace {

class Unroller {
public:
  Unroller(const std::vector<Trace> &chunks,
           std::vector<int64_t> backwardBegins)
      : chunks(chunks), backwardBegins(std::move(backwardBegins)) {}

  Trace run(const PipelineSchedule &schedule) {
    if (!chunks.empty())
      result.name = chunks.front().name;
    for (const ScheduleItem &item : schedule.items)
      item.isIdle() ? addIdle(item.idleUs) : addPass(item);
    for (size_t chunk = 0; chunk < chunks.size(); ++chunk)
      for (const Value &value : chunks[chunk].values)
        addValue(value, chunk);
    limitInherited();
    return std::move(result);
  }

private:
  /// One microbatch in one chunk: the first op of either pass in the result.
  struct Run {
    int64_t microbatch;
    int64_t forward = 0, backward = 0;
  };

  void addIdle(double us) {
    Op op;
    op.name = "idle";
    op.durationUs = us;
    op.kind = OpKind::Other;
    result.ops.push_back(op);
  }

  void addPass(const ScheduleItem &item) {
    bool forward = item.run == Phase::Forward;
    const Trace &chunk = chunks[item.chunk];
    auto &known = runs[item.chunk];
    std::pair pass = {item.chunk, item.microbatch};
    if (forward) {
      positions[pass] = known.size();
      known.push_back({item.microbatch});
    }
    Run &run = known[positions.at(pass)];
    (forward ? run.forward : run.backward) = result.numOps();
    int64_t first = forward ? 0 : backwardBegins[item.chunk];
    int64_t last = forward ? backwardBegins[item.chunk] : chunk.numOps();
    for (int64_t op = first; op < last; ++op) {
      Op &added = result.ops.emplace_back(chunk.ops[op]);
      added.name = nameOf(added.name, item.microbatch);
      added.phase = item.run;
      added.microbatch = item.microbatch;
    }
  }

  static std::string nameOf(const std::string &name, int64_t microbatch) {
    return name + "#" + std::to_string(microbatch);
  }

  /// Returns the number of op `op` of a chunk in the step, for one microbatch.
  int64_t numberOf(size_t chunk, const Run &run, int64_t op) const {
    int64_t backwardBegin = backwardBegins[chunk];
    return op < backwardBegin ? run.forward + op
                              : run.backward + op - backwardBegin;
  }

  void addValue(const Value &value, size_t chunk) {
    const Trace &trace = chunks[chunk];
    bool isStatic =
        value.def < 0 && value.lastLive(trace.numOps()) == trace.numOps();
    bool isGradient = value.liveOut && value.def >= backwardBegins[chunk];
    auto it = runs.find(static_cast<int64_t>(chunk));
    if (isStatic || isGradient)
      return addShared(value, chunk, isStatic);
    if (it != runs.end())
      for (const Run &run : it->second)
        addOwn(value, chunk, run);
  }

  /// All microbatches have it together. A gradient begins with the first of
  /// them.
  void addShared(const Value &value, size_t chunk, bool isStatic) {
    std::vector<int64_t> points;
    for (const Run &run : runs[static_cast<int64_t>(chunk)]) {
      if (!isStatic)
        points.push_back(numberOf(chunk, run, value.def));
      for (int64_t use : value.uses)
        points.push_back(numberOf(chunk, run, use));
    }
    std::sort(points.begin(), points.end());
    Value shared = value;
    shared.group = -1;
    if (!isStatic && !points.empty()) {
      shared.def = points.front();
      points.erase(points.begin());
    }
    shared.uses = std::move(points);
    if (isStatic || shared.def >= 0)
      result.values.push_back(std::move(shared));
  }

  void addOwn(const Value &value, size_t chunk, const Run &run) {
    Value own = value;
    own.name = nameOf(value.name, run.microbatch);
    own.microbatch = run.microbatch;
    own.group = groupOf(value.group, chunk, run.microbatch);
    bool arrives = value.def < 0;
    if (arrives)
      own.def = value.uses.front() < backwardBegins[chunk] ? run.forward
                                                           : run.backward;
    else
      own.def = numberOf(chunk, run, value.def);
    own.uses.clear();
    for (int64_t use : value.uses)
      if (int64_t number = numberOf(chunk, run, use); number > own.def)
        own.uses.push_back(number);
    result.values.push_back(std::move(own));
  }

  /// An op that adds to a value of another microbatch defines no other bytes in
  /// those that it reuses.
  void limitInherited() {
    std::vector<int64_t> made(result.ops.size(), 0);
    for (const Value &value : result.values)
      if (value.def >= 0)
        made[value.def] +=
            std::min(value.bytes,
                     result.ops[value.def].inheritedBytes - made[value.def]);
    for (size_t op = 0; op < made.size(); ++op)
      result.ops[op].inheritedBytes = made[op];
  }

  /// Values of one group belong to one microbatch.
  int64_t groupOf(int64_t group, size_t chunk, int64_t microbatch) {
    if (group < 0)
      return group;
    auto number = static_cast<int64_t>(groups.size());
    return groups.try_emplace({chunk, microbatch, group}, number).first->second;
  }

  const std::vector<Trace> &chunks;
  /// The first backward op of each chunk.
  std::vector<int64_t> backwardBegins;
  /// By chunk, in the order of the forward passes.
  std::map<int64_t, std::vector<Run>> runs;
  /// By chunk and microbatch: the position among them.
  std::map<std::pair<int64_t, int64_t>, size_t> positions;
  std::map<std::tuple<size_t, int64_t, int64_t>, int64_t> groups;
  Trace result;
};

} // namespace

/// The ops of all passes must be few enough to be kept.
static Status verifySize(const std::vector<Trace> &chunks,
                         const PipelineSchedule &schedule) {
  constexpr int64_t most = 1 << 24;
  int64_t entries = 0;
  for (const ScheduleItem &item : schedule.items) {
    if (!item.isIdle())
      entries += chunks[item.chunk].numOps() + chunks[item.chunk].numValues();
    if (++entries > most)
      return Error{ErrorCode::InvalidInput,
                   "the schedule makes a step of more than 2^24 ops and values",
                   ""};
  }
  return {};
}

Expected<Trace> ao::planner::unroll(const std::vector<Trace> &chunks,
                                    const PipelineSchedule &schedule) {
  if (Status status = schedule.verify(static_cast<int64_t>(chunks.size()));
      !status)
    return status.takeError();
  if (Status status = verifySize(chunks, schedule); !status)
    return status.takeError();
  std::vector<int64_t> backwardBegins;
  for (const Trace &chunk : chunks) {
    Expected<int64_t> backwardBegin = checkBackwardBegin(chunk);
    if (!backwardBegin)
      return backwardBegin.takeError();
    backwardBegins.push_back(*backwardBegin);
  }
  Trace trace = Unroller(chunks, std::move(backwardBegins)).run(schedule);
  if (Status status = trace.verify(); !status)
    return status.takeError();
  return trace;
}
