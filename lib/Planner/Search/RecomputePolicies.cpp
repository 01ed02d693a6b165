//===- RecomputePolicies.cpp - Rules that recompute values ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RecomputePolicies.h"
#include "PlanPeak.h"

#include <algorithm>
#include <map>

using namespace ao::planner;

namespace {

/// A value that is saved for the backward part, as rules see it.
struct Saved {
  int64_t value;
  /// The gap across the forward/backward boundary in the recipe book; -1 if its
  /// op must not be recomputed.
  int32_t gap;
  int64_t layer;
  /// The duration of the defining op per byte of the value.
  double usPerByte;
};

/// The recomputed values and the offloaded ones.
struct Treatment {
  Choice choice;
  std::vector<bool> isOffloaded;
};

class Rule {
public:
  Rule(const Trace &trace, const Machine &machine, const PlanOptions &options)
      : trace(trace), machine(machine), options(options), book(trace),
        backwardBegin(findBackwardBegin(trace)) {
    collect();
  }

  /// The greatest strength of the policy.
  int64_t strengths() const;
  Treatment treat(int64_t strength) const;
  std::vector<Command> commands(const Treatment &t) const {
    return book.commands(t.choice);
  }

private:
  void collect();
  bool leavesLayer(const Value &value) const;
  bool isPicked(const Saved &saved) const;
  double transferUsPerByte() const {
    return machine.d2hUsPerByte() + machine.h2dUsPerByte();
  }
  void treatLayer(std::vector<Saved> members, double share,
                  Treatment &out) const;

  const Trace &trace;
  const Machine &machine;
  const PlanOptions &options;
  RecipeBook book;
  int64_t backwardBegin;
  /// By layer, or in the order of the policy.
  std::vector<Saved> saved;
  std::map<int64_t, double> forwardUs, backwardUs;
  /// Layers in the order of the forward part.
  std::vector<int64_t> layers;
};

} // namespace

void Rule::collect() {
  for (int64_t op = 0; op < trace.numOps(); ++op) {
    int64_t layer = trace.ops[op].layer;
    (op < backwardBegin ? forwardUs : backwardUs)[layer] +=
        trace.ops[op].durationUs;
    if (op < backwardBegin && (layers.empty() || layers.back() != layer))
      layers.push_back(layer);
  }
  std::map<int64_t, int32_t> gapOf;
  for (size_t g = 0; g < book.gaps().size(); ++g)
    if (const RecomputeGap &gap = book.gaps()[g];
        gap.from < backwardBegin && gap.to >= backwardBegin)
      gapOf[gap.value] = static_cast<int32_t>(g);
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    if (value.def < 0 || value.def >= backwardBegin ||
        value.bytes < options.minBytes || value.bytes == 0 ||
        value.uses.empty() || value.uses.back() < backwardBegin)
      continue;
    auto gap = gapOf.find(v);
    saved.push_back({v, gap == gapOf.end() ? -1 : gap->second,
                     trace.ops[value.def].layer,
                     trace.ops[value.def].recomputeCostUs() /
                         static_cast<double>(value.bytes)});
  }
  auto price = [&](const Saved &s) {
    double us =
        s.gap < 0 ? std::numeric_limits<double>::infinity() : s.usPerByte;
    return options.policy == Policy::GreedyRemat
               ? std::min(us, transferUsPerByte())
               : us;
  };
  if (options.policy == Policy::Knapsack ||
      options.policy == Policy::GreedyRemat)
    std::stable_sort(
        saved.begin(), saved.end(),
        [&](const Saved &a, const Saved &b) { return price(a) < price(b); });
}

/// Returns true if the forward part of another layer reads it.
bool Rule::leavesLayer(const Value &value) const {
  return std::any_of(value.uses.begin(), value.uses.end(), [&](int64_t use) {
    return use < backwardBegin &&
           trace.ops[use].layer != trace.ops[value.def].layer;
  });
}

bool Rule::isPicked(const Saved &s) const {
  if (options.policy == Policy::Selective)
    return trace.ops[trace.values[s.value].def].kind == OpKind::Attention;
  return !leavesLayer(trace.values[s.value]);
}

int64_t Rule::strengths() const {
  constexpr int64_t shares = 64;
  switch (options.policy) {
  case Policy::Checkpoint:
  case Policy::Selective:
    return static_cast<int64_t>(layers.size());
  case Policy::TwoLevel:
    return shares;
  default:
    return static_cast<int64_t>(saved.size());
  }
}

/// Offloads values whose copies the layer's own time hides, largest first, and
/// rematerializes the others, cheapest first, until a share of the bytes is
/// absent.
void Rule::treatLayer(std::vector<Saved> members, double share,
                      Treatment &out) const {
  double left = 0;
  for (const Saved &s : members)
    left += static_cast<double>(trace.values[s.value].bytes);
  left *= share;
  int64_t layer = members.front().layer;
  auto time = [&](const std::map<int64_t, double> &us) {
    auto known = us.find(layer);
    return known == us.end() ? 0 : known->second;
  };
  double room = std::min(time(forwardUs) / machine.d2hUsPerByte(),
                         time(backwardUs) / machine.h2dUsPerByte());
  std::stable_sort(
      members.begin(), members.end(), [&](const Saved &a, const Saved &b) {
        return trace.values[a.value].bytes > trace.values[b.value].bytes;
      });
  for (const Saved &s : members) {
    const Value &value = trace.values[s.value];
    auto bytes = static_cast<double>(value.bytes);
    if (!value.offloadable || bytes > room || left <= 0)
      continue;
    out.isOffloaded[s.value] = true;
    room -= bytes;
    left -= bytes;
  }
  std::stable_sort(
      members.begin(), members.end(),
      [](const Saved &a, const Saved &b) { return a.usPerByte < b.usPerByte; });
  for (const Saved &s : members) {
    if (left <= 0 || s.gap < 0 || out.isOffloaded[s.value])
      continue;
    out.choice[s.gap] = GapUse::Dropped;
    left -= static_cast<double>(trace.values[s.value].bytes);
  }
}

Treatment Rule::treat(int64_t strength) const {
  Treatment result = {Choice(book.gaps().size(), GapUse::Kept),
                      std::vector<bool>(trace.values.size(), false)};
  if (options.policy == Policy::Knapsack ||
      options.policy == Policy::GreedyRemat) {
    for (int64_t i = 0; i < strength; ++i) {
      const Saved &s = saved[i];
      bool isRematerialized =
          s.gap >= 0 && (options.policy == Policy::Knapsack ||
                         s.usPerByte <= transferUsPerByte());
      if (isRematerialized)
        result.choice[s.gap] = GapUse::Dropped;
      else
        result.isOffloaded[s.value] = options.policy == Policy::GreedyRemat &&
                                      trace.values[s.value].offloadable;
    }
    return result;
  }
  if (options.policy == Policy::TwoLevel) {
    std::map<int64_t, std::vector<Saved>> members;
    for (const Saved &s : saved)
      members[s.layer].push_back(s);
    for (auto &[layer, values] : members)
      treatLayer(values, double(strength) / double(strengths()), result);
    return result;
  }
  for (const Saved &s : saved) {
    auto position = std::find(layers.begin(), layers.end(), s.layer);
    if (s.gap >= 0 && position - layers.begin() < strength && isPicked(s))
      result.choice[s.gap] = GapUse::Dropped;
  }
  return result;
}

namespace {

/// Plans one strength of a rule.
class RulePlan {
public:
  RulePlan(const Trace &trace, const Machine &machine,
           const PlanOptions &options, const TransferPlanner &planTransfers)
      : trace(trace), options(options), planTransfers(planTransfers),
        rule(trace, machine, options) {}

  int64_t strongest() const { return rule.strengths(); }

  /// Returns the plan without transfers if a budget of eligible bytes is of no
  /// use. The bound on the time of any plan takes as long as a plan: `finish`
  /// adds it.
  Expected<Plan> plan(int64_t strength) const {
    Treatment treatment = rule.treat(strength);
    std::vector<Command> rematerialized = rule.commands(treatment);
    Trace step = trace;
    bool anyOffloaded = false;
    for (int64_t v = 0; v < trace.numValues(); ++v) {
      step.values[v].offloadable &= treatment.isOffloaded[v];
      anyOffloaded |= step.values[v].offloadable;
    }
    Expected<Expansion> expansion = expand(step, rematerialized);
    if (!expansion)
      return expansion.takeError();
    PlanOptions inner = options;
    inner.policy = anyOffloaded ? Policy::Planned : Policy::None;
    inner.effort = 0;
    Expected<Plan> made = planTransfers(expansion->trace, inner, nullptr);
    if (!made)
      return made;
    made->options = options;
    made->traceName = trace.name;
    made->numOps = trace.numOps();
    made->numValues = trace.numValues();
    made->numLoops = static_cast<int64_t>(trace.loops.size());
    made->commands = merge(trace, rematerialized, *expansion, made->commands);
    made->declined.clear();
    if (Status status = predictWithoutBound(trace, *made); !status)
      return status.takeError();
    return made;
  }

  Expected<Plan> finish(Expected<Plan> made) const {
    if (made)
      if (Status status = predict(trace, *made); !status)
        return status.takeError();
    return made;
  }

private:
  const Trace &trace;
  const PlanOptions &options;
  const TransferPlanner &planTransfers;
  Rule rule;
};

} // namespace

Expected<Plan> ao::planner::planRecomputePolicy(
    const Trace &trace, const Machine &machine, const PlanOptions &options,
    const TransferPlanner &planTransfers, Infeasibility *why) {
  constexpr int64_t tries = 32;
  RulePlan rule(trace, machine, options, planTransfers);
  int64_t strongest = rule.strongest();
  if (!options.deviceBudget)
    return rule.finish(rule.plan(strongest));
  std::optional<Plan> lowest;
  auto fits = [&](const Expected<Plan> &plan) {
    if (!plan)
      return false;
    if (!lowest || plan->predicted.peakBytes < lowest->predicted.peakBytes)
      lowest = *plan;
    return plan->predicted.peakBytes <= *options.deviceBudget;
  };
  // The strongest form need not have the lowest peak: chains take memory.
  int64_t low = -1, high = 0;
  Expected<Plan> best = rule.plan(high);
  for (int64_t i = 1; !fits(best) && i <= tries; ++i) {
    low = high;
    high = strongest * i / tries;
    best = rule.plan(high);
  }
  if (!fits(best)) {
    if (why) {
      *why = {};
      if (lowest)
        why->device = findPeak(trace, *lowest);
    }
    return Error{ErrorCode::Infeasible,
                 "policy " + std::string(toString(options.policy)) +
                     " does not fit the device memory budget of " +
                     std::to_string(*options.deviceBudget) + " bytes",
                 ""};
  }
  while (low + 1 < high) {
    int64_t middle = low + (high - low) / 2;
    Expected<Plan> next = rule.plan(middle);
    bool isEnough = fits(next);
    (isEnough ? high : low) = middle;
    if (isEnough)
      best = std::move(next);
  }
  return rule.finish(std::move(best));
}
