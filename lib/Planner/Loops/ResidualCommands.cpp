//===- ResidualCommands.cpp - The commands of slices ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualCommands.h"

#include <algorithm>
#include <numeric>
#include <tuple>

using namespace ao::planner;

ResidualCommands::ResidualCommands(
    const Trace &trace, const std::vector<ResidualShape> &shapes,
    const std::vector<ResidualTransfers> &transfers)
    : trace(trace), shapes(shapes), transfers(transfers),
      loops(shapes, transfers) {}

void ResidualCommands::addOffload(size_t residual, int64_t made,
                                  std::vector<SliceCommand> &to) const {
  const ResidualShape &shape = shapes[residual];
  int64_t offload = shape.defOf(made) + 1;
  int64_t release = releaseOf(trace, loops, shape, transfers[residual], made);
  to.push_back({CommandKind::Offload, residual, made, offload, 1, offload});
  // A slice that was offloaded before is released first, unless its offload
  // ends only here.
  int64_t rank = release > offload ? 0 : 2;
  to.push_back({CommandKind::Release, residual, made, release, rank, offload});
}

void ResidualCommands::addReload(size_t residual, int64_t made,
                                 std::vector<SliceCommand> &to) const {
  const ResidualShape &shape = shapes[residual];
  int64_t reload = reloadOf(trace, loops, shape, transfers[residual], made);
  int64_t use = shape.firstUseOf(made);
  to.push_back({CommandKind::Reload, residual, made, reload, 3, use});
  to.push_back({CommandKind::Wait, residual, made, use, 4, use});
}

bool ResidualCommands::isInFront(const SliceCommand &one,
                                 const SliceCommand &other) const {
  auto key = [&](const SliceCommand &of) {
    return std::tuple(of.before, of.rank, of.need,
                      shapes[of.residual].values.front());
  };
  return key(one) < key(other);
}

/// A counting sort by op: each has few commands.
std::vector<Command> ResidualCommands::getAll() const {
  std::vector<SliceCommand> placed;
  placed.reserve(4 *
                 std::accumulate(transfers.begin(), transfers.end(), size_t(0),
                                 [](size_t sum, const ResidualTransfers &one) {
                                   return sum + one.slices;
                                 }));
  for (size_t residual = 0; residual < shapes.size(); ++residual)
    for (int64_t made = 0; made < transfers[residual].slices; ++made) {
      addOffload(residual, made, placed);
      addReload(residual, made, placed);
    }
  std::vector<size_t> ends(trace.ops.size() + 2);
  for (const SliceCommand &one : placed)
    ++ends[one.before + 1];
  std::partial_sum(ends.begin(), ends.end(), ends.begin());
  std::vector<const SliceCommand *> sorted(placed.size());
  // Each entry advances from the begin of its commands to their end.
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
        {one->kind, shapes[one->residual].values[one->made], one->before});
  return commands;
}

std::vector<Command>
ao::planner::commandsOf(const Trace &trace,
                        const std::vector<ResidualTransfers> &transfers) {
  std::vector<ResidualShape> shapes = shapesOf(trace);
  return ResidualCommands(trace, shapes, transfers).getAll();
}
