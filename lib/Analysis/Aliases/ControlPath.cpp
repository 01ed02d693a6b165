//===- ControlPath.cpp - The control path to a value ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Aliases/ControlPath.h"
#include <numeric>

using namespace mlir;
using namespace ao;

using Kind = IncomingEdge::Kind;

/// The largest number of iterations that is counted exactly; it exceeds the
/// depth of all software pipelines.
static constexpr unsigned kMany = 64;

bool PathDecision::covers(const PathDecision &other) const {
  if (fork != other.fork || isAbsolute != other.isAbsolute ||
      number > other.number)
    return false;
  if (period == 0)
    return *this == other;
  return (other.number - number) % period == 0 && other.period % period == 0;
}

PathDecision *ControlPath::find(Fork fork) {
  auto *it = llvm::find_if(decisions, [&](const PathDecision &decision) {
    return decision.fork == fork;
  });
  return it == decisions.end() ? nullptr : it;
}

/// Returns true if the path begins before the decision at `fork`.
bool ControlPath::hasLeft(Fork fork, ControlFlow &flow) const {
  if (isLost)
    return true;
  return llvm::any_of(decisions, [&](const PathDecision &decision) {
    return decision.fork == fork
               ? decision.isAbsolute
               : !decision.isChoice &&
                     flow.contains(decision.fork, ControlFlow::getPlace(fork));
  });
}

void ControlPath::add(PathDecision decision, ControlFlow &flow) {
  if (hasLeft(decision.fork, flow))
    return;
  PathDecision *known = find(decision.fork);
  if (!known) {
    decisions.push_back({decision.fork, 0, 0, false, decision.isChoice});
    known = &decisions.back();
  }
  known->number += decision.number;
  known->period = std::gcd(known->period, decision.period);
  known->isAbsolute |= decision.isAbsolute;
  if (!decision.isChoice && known->number >= kMany) {
    known->number = kMany;
    known->period = 1;
  }
}

/// Marks earlier decisions as unknown. Loops around the start of the path may
/// have executed any number of further iterations.
void ControlPath::lose() {
  isLost = true;
  for (PathDecision &decision : decisions)
    if (!decision.isAbsolute)
      decision.period = 1;
}

void ControlPath::cross(const IncomingEdge &edge, ControlFlow &flow) {
  switch (edge.kind) {
  case Kind::Plain:
    break;
  case Kind::Choice:
    add({edge.fork, edge.number, /*period=*/0, /*isAbsolute=*/true,
         /*isChoice=*/true},
        flow);
    break;
  case Kind::Entry:
    add({edge.fork, edge.number, /*period=*/0, /*isAbsolute=*/true}, flow);
    break;
  case Kind::Repeat:
    add({edge.fork, 1}, flow);
    break;
  case Kind::Unknown:
    lose();
    break;
  }
  if (edge.value)
    exitLoopsWithout(Value(edge.value).getParentBlock(), flow);
  else
    forgetRelative();
}

void ControlPath::crossOften(Fork loop, ControlFlow &flow) {
  add({loop, 0, /*period=*/1}, flow);
}

/// Removes the iterations of loops that do not contain `block`: a value from
/// outside of a loop does not depend on the iteration that reads it.
void ControlPath::exitLoopsWithout(Block *block, ControlFlow &flow) {
  llvm::erase_if(decisions, [&](const PathDecision &decision) {
    return !decision.isAbsolute && !flow.contains(decision.fork, block);
  });
}

void ControlPath::append(const ControlPath &path, Value root,
                         ControlFlow &flow) {
  Block *block = root ? root.getParentBlock() : nullptr;
  auto saysNothing = [&](const PathDecision &decision) {
    if (decision.isAbsolute || path.find(decision.fork))
      return false;
    return !block || !flow.contains(decision.fork, block) ||
           path.hasLeft(decision.fork, flow);
  };
  SmallVector<Fork> left;
  for (const PathDecision &decision : decisions)
    if (saysNothing(decision))
      left.push_back(decision.fork);
  // Iterations are removed last: a choice in an earlier iteration is no choice
  // in the current one.
  for (const PathDecision &decision : path.decisions)
    add(decision, flow);
  llvm::erase_if(decisions, [&](const PathDecision &decision) {
    return !decision.isAbsolute && llvm::is_contained(left, decision.fork);
  });
  if (path.isLost && !isLost)
    lose();
}

void ControlPath::forgetRelative() {
  llvm::erase_if(decisions, [](const PathDecision &decision) {
    return !decision.isAbsolute;
  });
}

/// Returns the decision of the path at `fork`. A storage that is allocated in a
/// loop, and is not carried to the next iteration, is one of the current
/// iteration.
std::optional<PathDecision> ControlPath::getDecision(Fork fork, Value root,
                                                     bool isMade,
                                                     ControlFlow &flow) const {
  if (const PathDecision *decision = find(fork))
    return *decision;
  if (!isMade || hasLeft(fork, flow) ||
      !flow.contains(fork, root.getParentBlock()))
    return std::nullopt;
  return PathDecision{fork, 0};
}

/// Returns true if no number is permitted by both decisions.
static bool differ(const PathDecision &a, const PathDecision &b) {
  if (a.number > b.number)
    return differ(b, a);
  // Only `a` can grow, or both can.
  if (a.period == 0)
    return a.number != b.number;
  return (b.number - a.number) % std::gcd(a.period, b.period) != 0;
}

bool ControlPath::excludes(const ControlPath &other, Value root, bool isMade,
                           ControlFlow &flow) const {
  auto excludesOneWay = [&](const ControlPath &a, const ControlPath &b) {
    return llvm::any_of(a.decisions, [&](const PathDecision &decision) {
      const PathDecision *known = b.find(decision.fork);
      if (decision.isChoice || known)
        return known && differ(decision, *known);
      std::optional<PathDecision> implied =
          b.getDecision(decision.fork, root, isMade, flow);
      return implied && differ(decision, *implied);
    });
  };
  return excludesOneWay(*this, other) || excludesOneWay(other, *this);
}

bool ControlPath::covers(const ControlPath &other) const {
  return isLost == other.isLost && decisions.size() == other.decisions.size() &&
         llvm::all_of_zip(decisions, other.decisions,
                          [](const PathDecision &decision,
                             const PathDecision &otherDecision) {
                            return decision.covers(otherDecision);
                          });
}

std::optional<ControlPath>
ControlPath::generalize(ArrayRef<ControlPath> earlier) const {
  for (auto [index, decision] : llvm::enumerate(decisions)) {
    if (decision.isChoice || decision.period != 0)
      continue;
    for (unsigned period = 1; 2 * period <= decision.number; ++period) {
      ControlPath once = *this, twice = *this;
      once.decisions[index].number -= period;
      twice.decisions[index].number -= 2 * period;
      if (!llvm::is_contained(earlier, once) ||
          !llvm::is_contained(earlier, twice))
        continue;
      twice.decisions[index].period = period;
      return twice;
    }
  }
  return std::nullopt;
}
