//===- StackCommands.cpp - The commands of slices -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackCommands.h"

#include <algorithm>
#include <numeric>
#include <tuple>

using namespace ao::planner;

StackCommands::StackCommands(const Trace &trace,
                             const std::vector<StackShape> &shapes,
                             const std::vector<StackMoves> &moves)
    : trace(trace), shapes(shapes), moves(moves), loops(shapes, moves) {}

void StackCommands::addLeaving(size_t stack, int64_t made,
                               std::vector<SliceCommand> &to) const {
  const StackShape &shape = shapes[stack];
  int64_t offload = shape.defOf(made) + 1;
  int64_t release = releaseOf(trace, loops, shape, moves[stack], made);
  to.push_back({CommandKind::Offload, stack, made, offload, 1, offload});
  // A slice that was offloaded before is released first, unless its offload
  // ends only now.
  int64_t rank = release > offload ? 0 : 2;
  to.push_back({CommandKind::Release, stack, made, release, rank, offload});
}

void StackCommands::addReturning(size_t stack, int64_t made,
                                 std::vector<SliceCommand> &to) const {
  const StackShape &shape = shapes[stack];
  int64_t reload = reloadOf(trace, loops, shape, moves[stack], made);
  int64_t use = shape.firstUseOf(made);
  to.push_back({CommandKind::Reload, stack, made, reload, 3, use});
  to.push_back({CommandKind::Wait, stack, made, use, 4, use});
}

bool StackCommands::isInFront(const SliceCommand &one,
                              const SliceCommand &other) const {
  auto key = [&](const SliceCommand &of) {
    return std::tuple(of.before, of.rank, of.need,
                      shapes[of.stack].values.front());
  };
  return key(one) < key(other);
}

/// By op first, of which each has few: a counting sort.
std::vector<Command> StackCommands::getAll() const {
  std::vector<SliceCommand> placed;
  placed.reserve(4 * std::accumulate(moves.begin(), moves.end(), size_t(0),
                                     [](size_t sum, const StackMoves &one) {
                                       return sum + one.slices;
                                     }));
  for (size_t stack = 0; stack < shapes.size(); ++stack)
    for (int64_t made = 0; made < moves[stack].slices; ++made) {
      addLeaving(stack, made, placed);
      addReturning(stack, made, placed);
    }
  std::vector<size_t> ends(trace.ops.size() + 2);
  for (const SliceCommand &one : placed)
    ++ends[one.before + 1];
  std::partial_sum(ends.begin(), ends.end(), ends.begin());
  std::vector<const SliceCommand *> sorted(placed.size());
  // Each becomes the end of what it was the begin of.
  for (const SliceCommand &one : placed)
    sorted[ends[one.before]++] = &one;
  size_t begin = 0;
  for (size_t end : ends) {
    if (end == begin)
      continue;
    std::sort(sorted.begin() + begin, sorted.begin() + end,
              [&](const SliceCommand *a, const SliceCommand *b) {
                return isInFront(*a, *b);
              });
    begin = end;
  }
  std::vector<Command> commands;
  commands.reserve(placed.size());
  for (const SliceCommand *one : sorted)
    commands.push_back(
        {one->kind, shapes[one->stack].values[one->made], one->before});
  return commands;
}

std::vector<Command>
ao::planner::commandsOf(const Trace &trace,
                        const std::vector<StackMoves> &moves) {
  std::vector<StackShape> shapes = shapesOf(trace);
  return StackCommands(trace, shapes, moves).getAll();
}
