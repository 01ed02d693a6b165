//===- ControlPath.cpp - The way control took to a value ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/ControlPath.h"
#include <numeric>

using namespace mlir;
using namespace ao;

using Kind = IncomingEdge::Kind;

/// More iterations than any software pipeline is deep are counted as "many".
static constexpr unsigned kMany = 64;

bool Turn::covers(const Turn &other) const {
  if (fork != other.fork || isAbsolute != other.isAbsolute ||
      number > other.number)
    return false;
  if (period == 0)
    return *this == other;
  return (other.number - number) % period == 0 && other.period % period == 0;
}

Turn *ControlPath::find(Fork fork) {
  auto *it =
      llvm::find_if(turns, [&](const Turn &turn) { return turn.fork == fork; });
  return it == turns.end() ? nullptr : it;
}

/// Returns true if the path has gone back to a time before the decision at
/// `fork`.
bool ControlPath::hasLeft(Fork fork, ControlFlow &flow) const {
  if (isLost)
    return true;
  return llvm::any_of(turns, [&](const Turn &turn) {
    return turn.fork == fork
               ? turn.isAbsolute
               : !turn.isChoice &&
                     flow.contains(turn.fork, ControlFlow::getPlace(fork));
  });
}

void ControlPath::add(Turn turn, ControlFlow &flow) {
  if (hasLeft(turn.fork, flow))
    return;
  Turn *known = find(turn.fork);
  if (!known) {
    turns.push_back({turn.fork, 0, 0, false, turn.isChoice});
    known = &turns.back();
  }
  known->number += turn.number;
  known->period = std::gcd(known->period, turn.period);
  known->isAbsolute |= turn.isAbsolute;
  if (!turn.isChoice && known->number >= kMany) {
    known->number = kMany;
    known->period = 1;
  }
}

/// Loops that the path has not left yet may have come around more often.
void ControlPath::lose() {
  isLost = true;
  for (Turn &turn : turns)
    if (!turn.isAbsolute)
      turn.period = 1;
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
    leaveLoopsWithout(Value(edge.value).getParentBlock(), flow);
  else
    forgetRelative();
}

void ControlPath::crossOften(Fork loop, ControlFlow &flow) {
  add({loop, 0, /*period=*/1}, flow);
}

/// A value from outside a loop that an iteration takes directly tells nothing
/// of the number of iterations.
void ControlPath::leaveLoopsWithout(Block *block, ControlFlow &flow) {
  llvm::erase_if(turns, [&](const Turn &turn) {
    return !turn.isAbsolute && !flow.contains(turn.fork, block);
  });
}

void ControlPath::append(const ControlPath &path, Value root,
                         ControlFlow &flow) {
  Block *block = root ? root.getParentBlock() : nullptr;
  auto saysNothing = [&](const Turn &turn) {
    if (turn.isAbsolute || path.find(turn.fork))
      return false;
    return !block || !flow.contains(turn.fork, block) ||
           path.hasLeft(turn.fork, flow);
  };
  SmallVector<Fork> left;
  for (const Turn &turn : turns)
    if (saysNothing(turn))
      left.push_back(turn.fork);
  // Only then are the iterations forgotten: a choice of an earlier one is none
  // of the present.
  for (const Turn &turn : path.turns)
    add(turn, flow);
  llvm::erase_if(turns, [&](const Turn &turn) {
    return !turn.isAbsolute && llvm::is_contained(left, turn.fork);
  });
  if (path.isLost && !isLost)
    lose();
}

void ControlPath::forgetRelative() {
  llvm::erase_if(turns, [](const Turn &turn) { return !turn.isAbsolute; });
}

/// Returns the decision of the path at `fork`. A storage that is made inside of
/// a loop, and is not carried to the next iteration, belongs to the current
/// iteration.
std::optional<Turn> ControlPath::getTurn(Fork fork, Value root, bool isMade,
                                         ControlFlow &flow) const {
  if (const Turn *turn = find(fork))
    return *turn;
  if (!isMade || hasLeft(fork, flow) ||
      !flow.contains(fork, root.getParentBlock()))
    return std::nullopt;
  return Turn{fork, 0};
}

/// Returns true if the two cannot be the same number.
static bool differ(const Turn &a, const Turn &b) {
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
    return llvm::any_of(a.turns, [&](const Turn &turn) {
      const Turn *known = b.find(turn.fork);
      if (turn.isChoice || known)
        return known && differ(turn, *known);
      std::optional<Turn> implied = b.getTurn(turn.fork, root, isMade, flow);
      return implied && differ(turn, *implied);
    });
  };
  return excludesOneWay(*this, other) || excludesOneWay(other, *this);
}

bool ControlPath::covers(const ControlPath &other) const {
  return isLost == other.isLost && turns.size() == other.turns.size() &&
         llvm::all_of_zip(turns, other.turns,
                          [](const Turn &turn, const Turn &otherTurn) {
                            return turn.covers(otherTurn);
                          });
}

std::optional<ControlPath>
ControlPath::generalize(ArrayRef<ControlPath> earlier) const {
  for (auto [index, turn] : llvm::enumerate(turns)) {
    if (turn.isChoice || turn.period != 0)
      continue;
    for (unsigned period = 1; 2 * period <= turn.number; ++period) {
      ControlPath once = *this, twice = *this;
      once.turns[index].number -= period;
      twice.turns[index].number -= 2 * period;
      if (!llvm::is_contained(earlier, once) ||
          !llvm::is_contained(earlier, twice))
        continue;
      twice.turns[index].period = period;
      return twice;
    }
  }
  return std::nullopt;
}
