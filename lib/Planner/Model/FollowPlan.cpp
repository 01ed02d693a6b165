//===- FollowPlan.cpp - A plan for another form of a step -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/FollowPlan.h"

#include <algorithm>
#include <map>
#include <set>

using namespace ao::planner;

namespace {

/// A command for the step, and its number in the plan.
struct Placed {
  Command command;
  size_t number;
};

class Follower {
public:
  Follower(const Trace &planned, const Plan &plan, const Trace &step)
      : planned(planned), plan(plan), step(step) {}

  FollowedPlan run() {
    matchOps();
    matchValues();
    for (size_t i = 0; i < plan.commands.size(); ++i)
      follow(i);
    std::stable_sort(placed.begin(), placed.end(),
                     [](const Placed &a, const Placed &b) {
                       return a.command.before != b.command.before
                                  ? a.command.before < b.command.before
                                  : a.number < b.number;
                     });
    for (const Placed &one : placed)
      result.commands.push_back(one.command);
    return std::move(result);
  }

private:
  void matchOps();
  void matchValues();
  void follow(size_t number);
  void place(int64_t value);
  void lose(int64_t value, std::string reason);

  const Trace &planned;
  const Plan &plan;
  const Trace &step;
  /// For each boundary of the plan's trace, that of the step.
  std::vector<int64_t> places;
  /// For each value of the plan's trace, that of the step; -1: none.
  std::vector<int64_t> counterparts;
  /// For each value of the plan's trace, the commands of its current absence.
  std::map<int64_t, std::vector<size_t>> open;
  /// Value of the step and end of an interval in which it is offloaded.
  std::set<std::pair<int64_t, int64_t>> taken;
  std::set<int64_t> isLost;
  std::vector<Placed> placed;
  FollowedPlan result;
};

} // namespace

/// Ops of one name correspond in order. An op without a counterpart is mapped
/// to that of the next op that has one, in the same function of a pair: before
/// the boundary is the end of the forward function.
void Follower::matchOps() {
  std::map<std::string, std::vector<int64_t>> ops;
  for (int64_t i = 0; i < step.numOps(); ++i)
    ops[step.ops[i].name].push_back(i);
  std::map<std::string, size_t> seen;
  places.assign(planned.numOps() + 1, -1);
  places.back() = step.numOps();
  for (int64_t i = 0; i < planned.numOps(); ++i) {
    auto found = ops.find(planned.ops[i].name);
    if (found == ops.end())
      continue;
    size_t rank = seen[planned.ops[i].name]++;
    if (rank < found->second.size())
      places[i] = found->second[rank];
  }
  for (int64_t i = planned.numOps() - 1; i >= 0; --i)
    if (places[i] < 0)
      places[i] = places[i + 1];
  if (!planned.boundary || !step.boundary)
    return;
  for (int64_t i = 0; i <= planned.numOps(); ++i)
    places[i] = i <= *planned.boundary
                    ? std::min(places[i], *step.boundary)
                    : std::max(places[i], *step.boundary + 1);
}

/// Offloadable values of one name and size correspond in order. Others are left
/// out: an op of one form may be several ops in the other, whose inner values,
/// such as padded operands, have the name of its result.
void Follower::matchValues() {
  using Key = std::pair<std::string, int64_t>;
  std::map<Key, std::vector<int64_t>> values;
  for (int64_t i = 0; i < step.numValues(); ++i)
    if (const Value &value = step.values[i]; value.offloadable)
      values[{value.name, value.bytes}].push_back(i);
  std::map<Key, size_t> seen;
  counterparts.assign(planned.numValues(), -1);
  for (int64_t i = 0; i < planned.numValues(); ++i) {
    const Value &value = planned.values[i];
    auto found = values.find({value.name, value.bytes});
    if (!value.offloadable || found == values.end())
      continue;
    size_t rank = seen[found->first]++;
    if (rank < found->second.size())
      counterparts[i] = found->second[rank];
  }
}

void Follower::lose(int64_t value, std::string reason) {
  if (!isLost.insert(value).second)
    return;
  const Value &moved = planned.values[value];
  result.lost.push_back({moved.name, moved.bytes, std::move(reason)});
}

void Follower::follow(size_t number) {
  const Command &command = plan.commands[number];
  if (command.kind == CommandKind::Recompute)
    return;
  if (command.kind == CommandKind::Drop)
    return lose(command.value, "the plan recomputes it");
  open[command.value].push_back(number);
  if (command.kind == CommandKind::Wait)
    place(command.value);
}

/// Places the commands of the absence that ends with the current command.
void Follower::place(int64_t value) {
  std::vector<size_t> numbers = std::move(open[value]);
  open[value].clear();
  // Later absences use the host copy of the first.
  if (isLost.count(value) > 0)
    return;
  int64_t counterpart = counterparts[value];
  if (counterpart < 0)
    return lose(value,
                "no value of that name and size is eligible in this form");
  const Value &moved = step.values[counterpart];
  // The idle interval that has most of the absence.
  int64_t start = places[plan.commands[numbers.front()].before];
  int64_t end = places[plan.commands[numbers.back()].before];
  int64_t from = -1, next = -1, most = 0, previous = moved.def;
  for (int64_t use : moved.uses) {
    int64_t shared = std::min(use, end) - std::max(previous, start);
    if (use - previous >= 2 && shared > most) {
      from = previous;
      next = use;
      most = shared;
    }
    previous = use;
  }
  bool isSplit =
      step.boundary && start <= *step.boundary && from >= *step.boundary;
  if (next < 0 || isSplit)
    return lose(value, "it has no idle interval there in this form");
  if (!taken.insert({counterpart, next}).second)
    return lose(value, "two of its idle intervals are one in this form");
  // Uses may read the value while it is copied to the host.
  int64_t earliest = moved.def + 1;
  for (size_t number : numbers) {
    Command command = plan.commands[number];
    if (command.kind != CommandKind::Offload)
      earliest = std::max(earliest, from + 1);
    command.value = counterpart;
    command.before = command.kind == CommandKind::Wait
                         ? next
                         : std::clamp(places[command.before], earliest, next);
    earliest = command.before;
    placed.push_back({command, number});
  }
}

Expected<FollowedPlan> ao::planner::followPlan(const Trace &planned,
                                               const Plan &plan,
                                               const Trace &step) {
  if (Status status = plan.verify(planned); !status)
    return status.takeError();
  return Follower(planned, plan, step).run();
}
