//===- Policies.cpp - Rule-based plans to compare with --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Policies.h"
#include "Algorithms/Buckets.h"
#include "CommandList.h"
#include "SavedValues.h"

#include <algorithm>

using namespace ao::planner;

namespace {

/// Returns true if two ops run the same layer in the same direction.
bool isSameLayer(const Trace &trace, int64_t a, int64_t b) {
  const Op &first = trace.ops[a], &second = trace.ops[b];
  return first.layer == second.layer && first.microbatch == second.microbatch &&
         (first.microbatch < 0 || isBackward(trace, a) == isBackward(trace, b));
}

/// First op and end of the graph every op is compiled in: the whole forward or
/// backward part, or the run of ops of one layer within it.
struct Graphs {
  std::vector<int64_t> first, end;

  Graphs(const Trace &trace, int64_t backwardBegin, bool perLayer) {
    int64_t n = trace.numOps();
    first.resize(n);
    end.resize(n);
    for (int64_t begin = 0; begin < n;) {
      int64_t stop = begin + 1;
      while (stop < n && stop != backwardBegin &&
             (!perLayer || isSameLayer(trace, begin, stop)))
        ++stop;
      std::fill(first.begin() + begin, first.begin() + stop, begin);
      std::fill(end.begin() + begin, end.begin() + stop, stop);
      begin = stop;
    }
  }
};

bool isCompute(OpKind kind) {
  return kind == OpKind::Unknown || kind == OpKind::Matmul ||
         kind == OpKind::Conv || kind == OpKind::Attention;
}

/// Of copies at one place the last inserted comes first, as each is inserted
/// directly after the last use; arguments without uses before keep their order.
int64_t offloadOrder(const SavedValue &s) {
  return s.lastForward < 0 ? s.value : -s.position;
}

// The order of commands before one op.
constexpr int offloadRank = 0, sinkRank = 1, flushRank = 2, waitRank = 3,
              prefetchRank = 4;

/// Computes the position of every reload as PyTorch's reverse scan does. Only
/// the head of the queue is paid for by the ops it passes. If the
/// forward/backward boundary is not known, both are one function: no reload is
/// placed above the wait directly after its offload, and that wait then sinks
/// to the reload.
class PrefetchScan {
public:
  PrefetchScan(const Trace &trace, const Machine &machine,
               const PlanOptions &options, const std::vector<SavedValue> &saved,
               CommandList &list)
      : trace(trace), saved(saved), list(list),
        usPerByte(options.linkBandwidth > 0 ? 1e6 / options.linkBandwidth
                                            : machine.h2dUsPerByte()) {
    // PyTorch is given GB/s and reads GiB/s.
    constexpr double gib = 1024 * 1024 * 1024;
    if (options.gibRates)
      usPerByte *= 1e9 / gib;
  }

  void runOnParts(const Graphs &graphs, int64_t backwardBegin) {
    run(backwardBegin, [&](int64_t op) {
      if (graphs.first[op] == op)
        flush(op);
    });
    // A backward part without ops.
    if (backwardBegin == trace.numOps())
      flush(backwardBegin);
  }

  void runOnJointStep() {
    isJoint = true;
    Buckets offloadedAt;
    offloadedAt.reset(trace.numOps() + 1, saved.size());
    for (size_t i = 0; i < saved.size(); ++i)
      offloadedAt.push(saved[i].lastForward + 1, i);
    isPlaced.assign(saved.size(), false);
    run(0, [&](int64_t op) {
      for (int32_t i = offloadedAt.first(op); i >= 0; i = offloadedAt.next(i))
        if (!isPlaced[i])
          place(i, op, offloadRank, offloadOrder(saved[i]));
    });
  }

private:
  struct Entry {
    int32_t index;
    double remainingUs;
  };

  /// From the last op up to op `first`; `reach` sees each op after what
  /// is before it.
  template <typename Reach>
  void run(int64_t first, Reach reach) {
    Buckets usedBy;
    usedBy.reset(trace.numOps() + 1, saved.size());
    for (size_t i = 0; i < saved.size(); ++i)
      usedBy.push(saved[i].firstBackward, i);
    auto meet = [&](int64_t op) {
      for (int32_t i = usedBy.first(op); i >= 0; i = usedBy.next(i))
        queue.push_back({i, trace.values[saved[i].value].bytes * usPerByte});
    };
    // Values with uses at the end of the step only.
    meet(trace.numOps());
    for (int64_t op = trace.numOps(); op-- > first;) {
      if (isCompute(trace.ops[op].kind))
        pay(op);
      meet(op);
      reach(op);
    }
  }

  void place(int32_t index, int64_t op, int rank, int64_t order) {
    int64_t value = saved[index].value;
    if (isJoint) {
      list.add(CommandKind::Release, value, op, rank, order);
      isPlaced[index] = true;
    }
    list.add(CommandKind::Reload, value, op, rank, order);
  }

  /// Placed directly before the op, and so after the waits before it.
  void pay(int64_t op) {
    while (isJoint && head < queue.size() && isPlaced[queue[head].index])
      ++head;
    if (head == queue.size())
      return;
    Entry &entry = queue[head];
    entry.remainingUs -= trace.ops[op].durationUs;
    if (entry.remainingUs > 0)
      return;
    place(entry.index, op, prefetchRank, 0);
    ++head;
  }

  /// Places the reloads that remain at the start of the graph, in the order of
  /// use.
  void flush(int64_t op) {
    for (size_t i = queue.size(); i-- > head;)
      place(queue[i].index, op, flushRank, 0);
    queue.clear();
    head = 0;
  }

  const Trace &trace;
  const std::vector<SavedValue> &saved;
  CommandList &list;
  double usPerByte;
  bool isJoint = false;
  /// In a joint step: whose reload has been placed.
  std::vector<bool> isPlaced;
  std::vector<Entry> queue;
  size_t head = 0;
};

} // namespace

std::vector<Command> ao::planner::syncCommands(const Trace &trace,
                                               int64_t minBytes) {
  std::vector<SavedValue> saved = savedValues(trace, minBytes);
  CommandList list(trace.numOps(), 4 * saved.size());
  for (const SavedValue &s : saved) {
    int64_t order = offloadOrder(s);
    list.add(CommandKind::Offload, s.value, s.lastForward + 1, 0, order);
    list.add(CommandKind::Release, s.value, s.lastForward + 1, 0, order);
    list.add(CommandKind::Reload, s.value, s.firstBackward, 1, s.position);
    list.add(CommandKind::Wait, s.value, s.firstBackward, 1, s.position);
  }
  return list.take();
}

double ao::planner::syncExposedUs(const Trace &trace, const Machine &machine,
                                  int64_t minBytes) {
  double exposedUs = 0;
  for (const SavedValue &s : savedValues(trace, minBytes)) {
    const Value &value = trace.values[s.value];
    exposedUs += machine.offloadUs(value.bytes, value.copies) +
                 machine.reloadUs(value.bytes, value.copies);
  }
  return exposedUs;
}

static std::vector<Command> pytorchOnJointStep(const Trace &trace,
                                               const Machine &machine,
                                               const PlanOptions &options) {
  std::vector<SavedValue> saved = savedValues(trace, options.minBytes);
  CommandList list(trace.numOps(), 4 * saved.size());
  for (const SavedValue &s : saved) {
    list.add(CommandKind::Offload, s.value, s.lastForward + 1, offloadRank,
             offloadOrder(s));
    list.add(CommandKind::Wait, s.value, s.firstBackward, waitRank, s.position);
  }
  PrefetchScan(trace, machine, options, saved, list).runOnJointStep();
  return list.take();
}

std::vector<Command> ao::planner::pytorchCommands(const Trace &trace,
                                                  const Machine &machine,
                                                  const PlanOptions &options,
                                                  bool perLayer) {
  // Graphs of layers are those of one pass: their forward/backward boundary is
  // guessed.
  if (!perLayer && !knownBackwardBegin(trace))
    return pytorchOnJointStep(trace, machine, options);
  int64_t backwardBegin = findBackwardBegin(trace);
  std::vector<SavedValue> saved =
      valuesAcross(trace, backwardBegin, options.minBytes);
  Graphs graphs(trace, backwardBegin, perLayer);
  CommandList list(trace.numOps(), 4 * saved.size());
  for (const SavedValue &s : saved) {
    int64_t order = offloadOrder(s);
    list.add(CommandKind::Offload, s.value, s.lastForward + 1, offloadRank,
             order);
    int64_t end = backwardBegin == 0
                      ? 0
                      : graphs.end[std::max<int64_t>(s.lastForward, 0)];
    // Sunk waits keep the order of their offloads.
    list.add(CommandKind::Release, s.value, end, sinkRank,
             (s.lastForward + 1) * 2 * trace.numValues() + order);
    list.add(CommandKind::Wait, s.value, s.firstBackward, waitRank, s.position);
  }
  PrefetchScan(trace, machine, options, saved, list)
      .runOnParts(graphs, backwardBegin);
  return list.take();
}

std::vector<Policy> ao::planner::policiesFor(const Trace &trace,
                                             const PlanOptions &options) {
  if (!trace.residuals.empty()) {
    std::vector<Policy> known = {Policy::None, Policy::Sync, Policy::PyTorch,
                                 Policy::PyTorchPerLayer, Policy::Planned};
    if (countLayers(trace) > 0)
      known.insert(known.end() - 1, Policy::Layerwise);
    return known;
  }
  std::vector<Policy> policies = policiesWith(PolicyTrait::AnyTrace);
  if (hasCompiledRegions(trace))
    policies.insert(policies.end() - 1, Policy::CompiledRegions);
  bool mayRecompute = options.recompute &&
                      std::any_of(trace.ops.begin(), trace.ops.end(),
                                  [](const Op &op) { return op.recompute; });
  if (mayRecompute)
    for (Policy policy : policiesWith(PolicyTrait::Rematerializes))
      policies.insert(policies.end() - 1, policy);
  return policies;
}
