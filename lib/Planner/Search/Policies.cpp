//===- Policies.cpp - Rule-based plans to compare with --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Policies.h"
#include "Buckets.h"
#include "CommandList.h"

#include <algorithm>
#include <map>

using namespace ao::planner;

namespace {

/// A value that crosses the turnaround.
struct Saved {
  int64_t value;
  /// The definition or the last use before the turnaround.
  int64_t lastForward;
  int64_t firstBackward;
};

std::vector<Saved> savedValues(const Trace &trace, int64_t turn,
                               int64_t minBytes) {
  std::vector<Saved> saved;
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    if (!value.offloadable || value.bytes < minBytes || value.bytes == 0 ||
        value.def >= turn)
      continue;
    auto backward =
        std::lower_bound(value.uses.begin(), value.uses.end(), turn);
    if (backward == value.uses.end())
      continue;
    int64_t last = backward == value.uses.begin() ? value.def : *(backward - 1);
    saved.push_back({v, last, *backward});
  }
  return saved;
}

/// First op and end of the graph every op is compiled in: the whole forward or
/// backward part, or the run of ops of one layer within it.
struct Graphs {
  std::vector<int64_t> first, end;

  Graphs(const Trace &trace, int64_t turn, bool perLayer) {
    int64_t n = trace.numOps();
    first.resize(n);
    end.resize(n);
    for (int64_t begin = 0; begin < n;) {
      int64_t stop = begin + 1;
      while (stop < n && stop != turn &&
             (!perLayer || trace.ops[stop].layer == trace.ops[begin].layer))
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

/// Where PyTorch's reverse scan puts every reload. Only the head of the queue
/// is paid for by the ops it passes.
class PrefetchScan {
public:
  PrefetchScan(const Trace &trace, const Machine &machine, const Graphs &graphs,
               int64_t turn, bool gibRates)
      : trace(trace), graphs(graphs), turn(turn),
        usPerByte(machine.h2dUsPerByte()) {
    // PyTorch is given GB/s and reads GiB/s.
    constexpr double gib = 1024 * 1024 * 1024;
    if (gibRates)
      usPerByte *= 1e9 / gib;
  }

  void run(const std::vector<Saved> &saved, CommandList &list) {
    Buckets usedBy;
    usedBy.reset(trace.numOps(), saved.size());
    for (size_t i = 0; i < saved.size(); ++i)
      usedBy.push(saved[i].firstBackward, i);
    for (int64_t op = trace.numOps(); op-- > turn;) {
      if (isCompute(trace.ops[op].kind))
        pay(op, saved, list);
      for (int32_t i = usedBy.first(op); i >= 0; i = usedBy.next(i))
        queue.push_back(
            {size_t(i), trace.values[saved[i].value].bytes * usPerByte});
      if (graphs.first[op] == op)
        flush(op, saved, list);
    }
  }

private:
  struct Entry {
    size_t index;
    double remainingUs;
  };

  /// Placed directly before the op, so behind the waits that stand there.
  void pay(int64_t op, const std::vector<Saved> &saved, CommandList &list) {
    if (head == queue.size())
      return;
    Entry &entry = queue[head];
    entry.remainingUs -= trace.ops[op].durationUs;
    if (entry.remainingUs > 0)
      return;
    list.add(CommandKind::Reload, saved[entry.index].value, op, 4, 0);
    ++head;
  }

  /// What is left when the start of the graph is reached stands there, in the
  /// order of use.
  void flush(int64_t op, const std::vector<Saved> &saved, CommandList &list) {
    for (size_t i = queue.size(); i-- > head;)
      list.add(CommandKind::Reload, saved[queue[i].index].value, op, 2, 0);
    queue.clear();
    head = 0;
  }

  const Trace &trace;
  const Graphs &graphs;
  int64_t turn;
  double usPerByte;
  std::vector<Entry> queue;
  size_t head = 0;
};

/// Forward and backward start of every layer.
struct Layers {
  std::vector<int64_t> forwardStart;
  std::vector<int64_t> backwardStart;
  std::map<int64_t, int64_t> index;

  Layers(const Trace &trace, int64_t turn) {
    for (int64_t op = 0; op < turn && op < trace.numOps(); ++op)
      if (trace.ops[op].layer >= 0)
        index.emplace(trace.ops[op].layer, 0);
    int64_t count = 0;
    for (auto &[layer, position] : index)
      position = count++;
    forwardStart.assign(count, -1);
    backwardStart.assign(count, trace.numOps());
    for (int64_t op = 0; op < trace.numOps(); ++op) {
      auto it = index.find(trace.ops[op].layer);
      if (it == index.end())
        continue;
      if (op < turn && forwardStart[it->second] < 0)
        forwardStart[it->second] = op;
      if (op >= turn && backwardStart[it->second] == trace.numOps())
        backwardStart[it->second] = op;
    }
  }
  int64_t size() const { return static_cast<int64_t>(forwardStart.size()); }
};

} // namespace

std::vector<Command> ao::planner::syncCommands(const Trace &trace,
                                               int64_t minBytes) {
  std::vector<Saved> saved = savedValues(trace, turnaround(trace), minBytes);
  CommandList list(trace.numOps(), 4 * saved.size());
  for (const Saved &s : saved) {
    // Every copy is inserted right behind the last use, before earlier ones.
    list.add(CommandKind::Offload, s.value, s.lastForward + 1, 0, -s.value);
    list.add(CommandKind::Release, s.value, s.lastForward + 1, 0, -s.value);
    list.add(CommandKind::Reload, s.value, s.firstBackward, 1, s.value);
    list.add(CommandKind::Wait, s.value, s.firstBackward, 1, s.value);
  }
  return list.take();
}

double ao::planner::syncExposedUs(const Trace &trace, const Machine &machine,
                                  int64_t minBytes) {
  double exposedUs = 0;
  for (const Saved &s : savedValues(trace, turnaround(trace), minBytes)) {
    int64_t bytes = trace.values[s.value].bytes;
    exposedUs += machine.offloadUs(bytes) + machine.reloadUs(bytes);
  }
  return exposedUs;
}

std::vector<Command> ao::planner::pytorchCommands(const Trace &trace,
                                                  const Machine &machine,
                                                  const PlanOptions &options,
                                                  bool perLayer) {
  int64_t turn = turnaround(trace);
  std::vector<Saved> saved = savedValues(trace, turn, options.minBytes);
  Graphs graphs(trace, turn, perLayer);
  CommandList list(trace.numOps(), 4 * saved.size());
  for (const Saved &s : saved) {
    list.add(CommandKind::Offload, s.value, s.lastForward + 1, 0, -s.value);
    int64_t end =
        turn == 0 ? 0 : graphs.end[std::max<int64_t>(s.lastForward, 0)];
    // Sunk waits keep the order of their offloads.
    list.add(CommandKind::Release, s.value, end, 1,
             (s.lastForward + 1) * trace.numValues() - s.value);
    list.add(CommandKind::Wait, s.value, s.firstBackward, 3, s.value);
  }
  PrefetchScan(trace, machine, graphs, turn, options.gibRates).run(saved, list);
  return list.take();
}

int64_t ao::planner::countLayers(const Trace &trace) {
  return Layers(trace, turnaround(trace)).size();
}

bool ao::planner::layersNest(const Trace &trace) {
  Layers layers(trace, turnaround(trace));
  return std::is_sorted(layers.forwardStart.begin(),
                        layers.forwardStart.end()) &&
         std::is_sorted(layers.backwardStart.rbegin(),
                        layers.backwardStart.rend());
}

std::vector<Command> ao::planner::layerwiseCommands(const Trace &trace,
                                                    int64_t minBytes,
                                                    int64_t numLayers) {
  int64_t turn = turnaround(trace);
  Layers layers(trace, turn);
  int64_t n = layers.size(), k = std::min(numLayers, n);
  auto forwardStart = [&](int64_t layer) {
    return layer < n ? layers.forwardStart[layer] : turn;
  };
  std::vector<Saved> saved = savedValues(trace, turn, minBytes);
  CommandList list(trace.numOps(), 4 * saved.size());
  for (const Saved &s : saved) {
    if (trace.values[s.value].def < 0)
      continue;
    auto it = layers.index.find(trace.ops[trace.values[s.value].def].layer);
    if (it == layers.index.end() || it->second >= k)
      continue;
    int64_t i = it->second, def = trace.values[s.value].def;
    int64_t out = std::max(forwardStart(i + 1), def + 1);
    int64_t release =
        std::max({forwardStart(n - k + i), out, s.lastForward + 1});
    int64_t ahead = n - 1 - k + i;
    int64_t reload =
        std::clamp(ahead < 0 ? s.firstBackward : layers.backwardStart[ahead],
                   std::max(turn, release), s.firstBackward);
    list.add(CommandKind::Offload, s.value, out, 0, i);
    list.add(CommandKind::Release, s.value, release, 1, i);
    list.add(CommandKind::Reload, s.value, reload, 2, s.firstBackward);
    list.add(CommandKind::Wait, s.value, s.firstBackward, 3, s.value);
  }
  return list.take();
}
