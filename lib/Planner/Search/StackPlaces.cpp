//===- StackPlaces.cpp - Where in their iterations slices move ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackPlaces.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <tuple>

using namespace ao::planner;

StackPlaces::StackPlaces(const Trace &trace, const Machine &machine,
                         const std::vector<StackShape> &shapes)
    : trace(trace), machine(machine), shapes(shapes),
      starts(trace.ops.size() + 1) {
  for (size_t k = 0; k < trace.ops.size(); ++k)
    starts[k + 1] = starts[k] + trace.ops[k].durationUs;
}

//===----------------------------------------------------------------------===//
// Places in an iteration
//===----------------------------------------------------------------------===//

/// When the op starts, counted from the first one of its iteration; ops of the
/// iterations around it continue the count.
double StackPlaces::startIn(const Loop &loop, int64_t op) const {
  int64_t iteration = op / loop.bodyOps - (op % loop.bodyOps < 0 ? 1 : 0);
  int64_t inside = op - iteration * loop.bodyOps;
  double begin = starts[loop.firstOp];
  double bodyUs = starts[loop.firstOp + loop.bodyOps] - begin;
  return static_cast<double>(iteration) * bodyUs +
         starts[loop.firstOp + inside] - begin;
}

/// The stacks of which slices move, in the order of the ops that make or need
/// them.
std::vector<size_t> StackPlaces::moving(const Loop &loop, bool isOut) const {
  std::vector<size_t> found;
  for (size_t i = 0; i < shapes.size(); ++i)
    if (slices[i] > 0 && (isOut ? shapes[i].out : shapes[i].in) == &loop)
      found.push_back(i);
  auto place = [&](size_t i) {
    return isOut ? shapes[i].def : shapes[i].firstUse;
  };
  std::stable_sort(found.begin(), found.end(),
                   [&](size_t a, size_t b) { return place(a) < place(b); });
  return found;
}

/// The first op that starts at `us` or later, within the iterations allowed.
int64_t StackPlaces::placeAtOrAfter(const Loop &loop, double us) const {
  int64_t low = 0, high = (1 + mostBehind) * loop.bodyOps;
  while (low < high) {
    int64_t middle = low + (high - low) / 2;
    if (startIn(loop, middle) < us)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/// The last op that starts at `us` or earlier, within the iterations allowed.
int64_t StackPlaces::placeAtOrBefore(const Loop &loop, double us) const {
  int64_t low = -mostAhead * loop.bodyOps, high = loop.bodyOps - 1;
  while (low < high) {
    int64_t middle = high - (high - low) / 2;
    if (startIn(loop, middle) > us)
      high = middle - 1;
    else
      low = middle;
  }
  return low;
}

/// The last op in front of which compute may wait for a slice: the one that
/// makes the next one, or the first of the next iteration. A loop that also
/// brings slices back waits within the iteration: copies of those go around its
/// end.
int64_t StackPlaces::latestWait(size_t stack) const {
  const StackShape &shape = shapes[stack];
  bool isWithin =
      shape.waitsWithin || !moving(*shape.out, /*isOut=*/false).empty();
  return shape.out->bodyOps + (isWithin ? 0 : mostBehind * shape.def);
}

/// Copies leave in the order of the ops that make them; by the last of the
/// iterations followed, each begins with what those before have left to copy.
void StackPlaces::computeLags(const Loop &loop, bool isPatient) {
  int64_t followed = mostBehind + 2;
  if (isPatient)
    followed = std::clamp(loop.trips, followed, mostFollowed);
  double isFree = 0, bodyUs = startIn(loop, loop.bodyOps);
  std::vector<size_t> stacks = moving(loop, /*isOut=*/true);
  for (int64_t i = 0; i < followed; ++i)
    for (size_t stack : stacks) {
      const StackShape &shape = shapes[stack];
      double begin = static_cast<double>(i) * bodyUs;
      isFree = std::max(isFree, begin + startIn(loop, shape.def + 1)) +
               machine.offloadUs(shape.bytes);
      int64_t place =
          std::min(placeAtOrAfter(loop, isFree - begin), latestWait(stack));
      lag[stack] = std::max(place, shape.lastLocal + 1) - shape.def;
    }
}

/// From the last use backwards; the engine has to be free for the first copy of
/// the iteration behind as well.
void StackPlaces::computeLeads(const Loop &loop) {
  double isNeeded = std::numeric_limits<double>::infinity();
  double bodyUs = startIn(loop, loop.bodyOps);
  std::vector<size_t> stacks = moving(loop, /*isOut=*/false);
  std::reverse(stacks.begin(), stacks.end());
  for (int64_t i = 0; i < mostAhead + 1; ++i) {
    for (size_t stack : stacks) {
      const StackShape &shape = shapes[stack];
      isNeeded = std::min(isNeeded, startIn(loop, shape.firstUse)) -
                 machine.reloadUs(shape.bytes);
      int64_t place = std::max(placeAtOrBefore(loop, isNeeded),
                               shape.firstUse - mostAhead * loop.bodyOps);
      lead[stack] = shape.firstUse - std::min(place, shape.firstUse);
    }
    isNeeded += bodyUs;
  }
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

/// The last slices of a range are waited for where it ends, or as late as the
/// others as long as nothing is repeated.
int64_t StackPlaces::releaseOf(size_t stack, int64_t made) {
  const StackShape &shape = shapes[stack];
  const std::set<int64_t> &ends = cuts[shape.out];
  auto next = ends.upper_bound(made);
  int64_t end = next == ends.end() ? shape.trips() : *next;
  return std::min(shape.defOf(made) + lag[stack],
                  straightEnd(trace, *shape.out, ends, end));
}

/// The first slices of a range start to return in front of it, or as early as
/// the others as long as nothing is repeated; but not before all of the stack
/// has left.
int64_t StackPlaces::reloadOf(size_t stack, int64_t made) {
  const StackShape &shape = shapes[stack];
  const std::set<int64_t> &ends = cuts[shape.in];
  auto next = ends.upper_bound(shape.readBy(made));
  int64_t begin = next == ends.begin() ? 0 : *std::prev(next);
  return std::max({shape.firstUseOf(made) - lead[stack],
                   straightBegin(trace, *shape.in, ends, begin),
                   releaseOf(stack, slices[stack] - 1)});
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

void StackPlaces::placeSlice(size_t stack, int64_t made,
                             std::vector<Placed> &placed) {
  const StackShape &shape = shapes[stack];
  int64_t value = shape.values[made];
  int64_t offload = shape.defOf(made) + 1, release = releaseOf(stack, made);
  int64_t use = shape.firstUseOf(made);
  auto add = [&](CommandKind kind, int64_t before, int64_t rank, int64_t need) {
    placed.push_back({{kind, value, before}, rank, need});
  };
  add(CommandKind::Offload, offload, 1, offload);
  // What has left makes room, unless it leaves only now.
  add(CommandKind::Release, release, release > offload ? 0 : 2, offload);
  add(CommandKind::Reload, reloadOf(stack, made), 3, use);
  add(CommandKind::Wait, use, 4, use);
}

/// With no time for copies at all.
void StackPlaces::reset(std::vector<int64_t> moved) {
  slices = std::move(moved);
  lag.clear();
  lead.assign(shapes.size(), 0);
  for (const StackShape &shape : shapes)
    lag.push_back(shape.lastLocal + 1 - shape.def);
  cuts = cutsFor(shapes, slices);
}

std::vector<Command> StackPlaces::place(std::vector<int64_t> moved,
                                        Haste haste) {
  reset(std::move(moved));
  std::set<const Loop *> outs, ins;
  for (const StackShape &shape : shapes) {
    outs.insert(shape.out);
    ins.insert(shape.in);
  }
  if (!haste.out)
    for (const Loop *loop : outs)
      computeLags(*loop, haste.isPatient);
  if (!haste.in)
    for (const Loop *loop : ins)
      computeLeads(*loop);
  return placeAll();
}

std::vector<Command> StackPlaces::placeByLayers(std::vector<int64_t> moved,
                                                int64_t layers) {
  reset(std::move(moved));
  for (size_t i = 0; i < shapes.size(); ++i) {
    const StackShape &shape = shapes[i];
    int64_t wait = std::min(layers * shape.out->bodyOps, latestWait(i));
    lag[i] = std::max(lag[i], wait - shape.def);
    lead[i] = std::min(shape.firstUse + (layers - 1) * shape.in->bodyOps,
                       mostAhead * shape.in->bodyOps);
  }
  return placeAll();
}

std::vector<Command> StackPlaces::place(const std::vector<StackMoves> &moves) {
  slices.clear();
  lag.clear();
  lead.clear();
  for (const StackMoves &one : moves) {
    slices.push_back(one.slices);
    lag.push_back(one.lag);
    lead.push_back(one.lead);
  }
  cuts = cutsFor(shapes, slices);
  return placeAll();
}

std::vector<Command> StackPlaces::placeAll() {
  std::vector<Placed> placed;
  for (size_t i = 0; i < shapes.size(); ++i)
    for (int64_t made = 0; made < slices[i]; ++made)
      placeSlice(i, made, placed);
  std::sort(placed.begin(), placed.end(), [](const Placed &a, const Placed &b) {
    return std::tuple(a.command.before, a.rank, a.need, a.command.value) <
           std::tuple(b.command.before, b.rank, b.need, b.command.value);
  });
  std::vector<Command> commands;
  commands.reserve(placed.size());
  for (const Placed &one : placed)
    commands.push_back(one.command);
  return commands;
}

std::vector<Command>
ao::planner::commandsOf(const Trace &trace,
                        const std::vector<StackMoves> &moves) {
  std::vector<StackShape> shapes = shapesOf(trace);
  // Given places need no times.
  Machine machine;
  return StackPlaces(trace, machine, shapes).place(moves);
}
