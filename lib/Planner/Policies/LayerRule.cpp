//===- LayerRule.cpp - TransformerEngine's rule ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandList.h"
#include "ResidualLayers.h"
#include "SavedValues.h"
#include "ao/Planner/Policies.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

using namespace ao::planner;

namespace {

/// Forward and backward start of every layer of one microbatch. Layers are
/// numbered anew: 0, 1, …
struct Layers {
  std::vector<int64_t> forwardStart;
  std::vector<int64_t> backwardStart;
  std::map<int64_t, int64_t> index;

  int64_t size() const { return static_cast<int64_t>(forwardStart.size()); }
  void number(int64_t numOps) {
    int64_t count = 0;
    for (auto &[layer, position] : index)
      position = count++;
    forwardStart.assign(count, -1);
    backwardStart.assign(count, numOps);
  }
  void note(const Trace &trace, int64_t op, bool backward) {
    auto it = index.find(trace.ops[op].layer);
    if (it == index.end())
      return;
    if (!backward && forwardStart[it->second] < 0)
      forwardStart[it->second] = op;
    if (backward && backwardStart[it->second] == trace.numOps())
      backwardStart[it->second] = op;
  }
};

using LayersByMicrobatch = std::map<int64_t, Layers>;

LayersByMicrobatch findLayers(const Trace &trace) {
  bool many = hasMicrobatches(trace);
  int64_t backwardBegin = many ? 0 : findBackwardBegin(trace);
  auto isLate = [&](int64_t op) {
    return many ? isBackward(trace, op) : op >= backwardBegin;
  };
  LayersByMicrobatch result;
  for (int64_t op = 0; op < trace.numOps(); ++op)
    if (trace.ops[op].layer >= 0 && !isLate(op))
      result[trace.ops[op].microbatch].index.emplace(trace.ops[op].layer, 0);
  for (auto &[microbatch, layers] : result)
    layers.number(trace.numOps());
  for (int64_t op = 0; op < trace.numOps(); ++op)
    if (auto it = result.find(trace.ops[op].microbatch); it != result.end())
      it->second.note(trace, op, isLate(op));
  return result;
}

class LayerRule {
public:
  LayerRule(const Trace &trace, const PlanOptions &options, int64_t numLayers)
      : trace(trace), options(options),
        backwardBegin(hasMicrobatches(trace) ? 0 : findBackwardBegin(trace)),
        byMicrobatch(findLayers(trace)), numLayers(numLayers) {}

  std::vector<Command> run() {
    std::vector<LayerMember> members = collect();
    CommandList list(trace.numOps(), 4 * members.size());
    for (size_t position = 0; position < members.size(); ++position)
      add(members[position], static_cast<int64_t>(position), list);
    return list.take();
  }

private:
  /// Returns how many of the layers of a microbatch are offloaded.
  int64_t countOffloaded(const Layers &layers) const {
    return std::min(numLayers, std::max<int64_t>(layers.size() - 1, 0));
  }

  /// Returns the values of offloaded layers, which are numbered anew.
  std::vector<LayerMember> collect() const {
    std::vector<LayerMember> offloaded;
    for (LayerMember member : layerMembers(trace, options.minBytes)) {
      auto layers = byMicrobatch.find(member.microbatch);
      if (layers == byMicrobatch.end())
        continue;
      auto it = layers->second.index.find(member.layer);
      if (it == layers->second.index.end() ||
          it->second >= countOffloaded(layers->second))
        continue;
      member.layer = it->second;
      offloaded.push_back(member);
    }
    return offloaded;
  }

  void add(const LayerMember &member, int64_t position,
           CommandList &list) const {
    const Layers &layers = byMicrobatch.at(member.microbatch);
    int64_t n = layers.size(), k = countOffloaded(layers), i = member.layer;
    int64_t value = member.value, firstBackward = member.firstBackward;
    bool head = options.layerIssue == LayerIssue::Head;
    int64_t out =
        std::max(layers.forwardStart[head ? i + 1 : i], member.def + 1);
    int64_t release =
        std::max({layers.forwardStart[n - k + i], out, member.lastForward + 1});
    int64_t reload =
        std::clamp(layers.backwardStart[n - 1 - k + i],
                   std::max(backwardBegin, release), firstBackward);
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
  int64_t backwardBegin;
  LayersByMicrobatch byMicrobatch;
  int64_t numLayers;
};

} // namespace

std::vector<LayerMember> ao::planner::layerMembers(const Trace &trace,
                                                   int64_t minBytes) {
  std::vector<LayerMember> members;
  int64_t backwardBegin = hasMicrobatches(trace) ? 0 : findBackwardBegin(trace);
  for (const SavedValue &saved : valuesAcross(trace, backwardBegin, minBytes)) {
    int64_t def = trace.values[saved.value].def;
    for (int64_t op : {saved.firstBackward, saved.lastForward, def}) {
      if (op < 0 || op >= trace.numOps() || trace.ops[op].layer < 0)
        continue;
      members.push_back({trace.ops[op].microbatch, trace.ops[op].layer, def,
                         saved.value, saved.lastForward, saved.firstBackward});
      break;
    }
  }
  auto order = [](const LayerMember &m) {
    return std::tie(m.microbatch, m.layer, m.def, m.value);
  };
  std::sort(members.begin(), members.end(),
            [&](const LayerMember &a, const LayerMember &b) {
              return order(a) < order(b);
            });
  return members;
}

std::vector<Command> ao::planner::layerwiseCommands(const Trace &trace,
                                                    const PlanOptions &options,
                                                    int64_t numLayers) {
  if (numLayers == 0)
    return {};
  return LayerRule(trace, options, numLayers).run();
}

int64_t ao::planner::countLayers(const Trace &trace) {
  if (!trace.residuals.empty()) {
    Expected<ResidualLayers> layers = ResidualLayers::find(trace);
    return layers ? layers->count() : 0;
  }
  int64_t most = 0;
  for (const auto &[microbatch, layers] : findLayers(trace))
    most = std::max(most, layers.size());
  return most;
}

int64_t ao::planner::countLayersOutside(const Trace &trace, int64_t layers) {
  Expected<ResidualLayers> found = ResidualLayers::find(trace);
  return found ? std::max<int64_t>(found->outsideOf(layers), 0) : 0;
}

bool ao::planner::layersNest(const Trace &trace) {
  LayersByMicrobatch all = findLayers(trace);
  return std::all_of(all.begin(), all.end(), [](const auto &entry) {
    const Layers &layers = entry.second;
    return std::is_sorted(layers.forwardStart.begin(),
                          layers.forwardStart.end()) &&
           std::is_sorted(layers.backwardStart.rbegin(),
                          layers.backwardStart.rend());
  });
}

Status ao::planner::verifyLayers(const Trace &trace,
                                 const PlanOptions &options) {
  if (options.policy != Policy::Layerwise || options.numLayers.value_or(0) == 0)
    return {};
  if (!trace.residuals.empty())
    if (Expected<ResidualLayers> layers = ResidualLayers::find(trace); !layers)
      return layers.takeError();
  int64_t n = countLayers(trace);
  if (*options.numLayers < n)
    return {};
  std::string rule = n < 2 ? "be 0"
                           : "be between 0 and " + std::to_string(n - 1) +
                                 ", one less than the step has layers";
  return Error{ErrorCode::InvalidInput,
               "'num-layers' must " + rule + ", got " +
                   std::to_string(*options.numLayers),
               ""};
}

Status ao::planner::verifyHasLayers(const Trace &trace,
                                    const PlanOptions &options) {
  if (options.policy != Policy::Layerwise || options.numLayers)
    return {};
  if (!trace.residuals.empty())
    if (Expected<ResidualLayers> layers = ResidualLayers::find(trace); !layers)
      return layers.takeError();
  if (countLayers(trace) > 0)
    return {};
  return Error{ErrorCode::InvalidInput,
               "the step has no layers: no forward op has a 'layer'", ""};
}

std::string ao::planner::layerWarning(const Trace &trace,
                                      const PlanOptions &options) {
  if (options.policy != Policy::Layerwise || options.numLayers.value_or(0) == 0)
    return "";
  if (*options.numLayers != countLayers(trace) - 1)
    return "";
  return "with 'num-layers' " + std::to_string(*options.numLayers) +
         " only one layer is kept on device: each copy can overlap a single "
         "layer";
}
