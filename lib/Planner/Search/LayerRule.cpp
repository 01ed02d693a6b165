//===- LayerRule.cpp - TransformerEngine's rule ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandList.h"
#include "SavedValues.h"
#include "ao/Planner/Policies.h"

#include <algorithm>
#include <map>
#include <tuple>

using namespace ao::planner;

namespace {

/// Forward and backward start of every layer, which are numbered anew: 0, 1, …
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

/// A value that moves, with its layer.
struct Member {
  int64_t layer;
  int64_t def;
  SavedValue saved;

  bool operator<(const Member &other) const {
    return std::tie(layer, def, saved.value) <
           std::tie(other.layer, other.def, other.saved.value);
  }
};

class LayerRule {
public:
  LayerRule(const Trace &trace, const PlanOptions &options, int64_t numLayers)
      : trace(trace), options(options), turn(turnaround(trace)),
        layers(trace, turn),
        k(std::min(numLayers, std::max<int64_t>(layers.size() - 1, 0))) {}

  std::vector<Command> run() {
    std::vector<Member> members = collect();
    CommandList list(trace.numOps(), 4 * members.size());
    for (size_t position = 0; position < members.size(); ++position)
      add(members[position], static_cast<int64_t>(position), list);
    return list.take();
  }

private:
  /// In the order of saving.
  std::vector<Member> collect() const {
    std::vector<Member> members;
    for (const SavedValue &saved : valuesAcross(trace, turn, options.minBytes))
      if (int64_t layer = savingLayer(saved); layer >= 0 && layer < k)
        members.push_back({layer, trace.values[saved.value].def, saved});
    std::sort(members.begin(), members.end());
    return members;
  }

  /// The layer whose forward pass saves the value, so that its backward pass
  /// uses it; -1: none.
  int64_t savingLayer(const SavedValue &saved) const {
    int64_t def = trace.values[saved.value].def;
    for (int64_t op : {saved.firstBackward, saved.lastForward, def}) {
      if (op < 0 || op >= trace.numOps() || trace.ops[op].layer < 0)
        continue;
      auto it = layers.index.find(trace.ops[op].layer);
      return it == layers.index.end() ? -1 : it->second;
    }
    return -1;
  }

  void add(const Member &member, int64_t position, CommandList &list) const {
    int64_t n = layers.size(), i = member.layer;
    int64_t value = member.saved.value;
    int64_t lastForward = member.saved.lastForward;
    int64_t firstBackward = member.saved.firstBackward;
    bool head = options.layerIssue == LayerIssue::Head;
    int64_t out =
        std::max(layers.forwardStart[head ? i + 1 : i], member.def + 1);
    int64_t release =
        std::max({layers.forwardStart[n - k + i], out, lastForward + 1});
    int64_t reload = std::clamp(layers.backwardStart[n - 1 - k + i],
                                std::max(turn, release), firstBackward);
    // Later layers are needed first.
    int64_t order = options.reloadOrder == ReloadOrder::Use
                        ? firstBackward
                        : position - i * trace.numValues();
    list.add(CommandKind::Offload, value, out, 0, position);
    list.add(CommandKind::Release, value, release, 1, position);
    list.add(CommandKind::Reload, value, reload, 2, order);
    list.add(CommandKind::Wait, value, firstBackward, 3, value);
  }

  const Trace &trace;
  const PlanOptions &options;
  int64_t turn;
  Layers layers;
  int64_t k;
};

} // namespace

std::vector<Command> ao::planner::layerwiseCommands(const Trace &trace,
                                                    const PlanOptions &options,
                                                    int64_t numLayers) {
  if (numLayers == 0)
    return {};
  return LayerRule(trace, options, numLayers).run();
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

Status ao::planner::verifyLayers(const Trace &trace,
                                 const PlanOptions &options) {
  if (options.policy != Policy::Layerwise || options.numLayers.value_or(0) == 0)
    return {};
  int64_t n = countLayers(trace);
  if (*options.numLayers < n)
    return {};
  std::string rule = n < 2 ? "be 0"
                           : "lie between 0 and " + std::to_string(n - 1) +
                                 ", one less than the step has layers";
  return Error{ErrorCode::InvalidInput,
               "'num-layers' must " + rule + ", got " +
                   std::to_string(*options.numLayers),
               ""};
}

std::string ao::planner::layerWarning(const Trace &trace,
                                      const PlanOptions &options) {
  if (options.policy != Policy::Layerwise || options.numLayers.value_or(0) == 0)
    return "";
  if (*options.numLayers != countLayers(trace) - 1)
    return "";
  return "with 'num-layers' " + std::to_string(*options.numLayers) +
         " only one layer stays on the device: each copy has a single layer to "
         "hide behind";
}
