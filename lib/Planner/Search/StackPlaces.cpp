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
#include <numeric>
#include <tuple>

using namespace ao::planner;

StackPlaces::StackPlaces(const Trace &trace, const Machine &machine,
                         const std::vector<StackShape> &shapes)
    : trace(trace), machine(machine), shapes(shapes) {
  makers = sortedBy(&StackShape::out, &StackShape::def);
  readers = sortedBy(&StackShape::in, &StackShape::firstUse);
}

//===----------------------------------------------------------------------===//
// Places in an iteration
//===----------------------------------------------------------------------===//

/// As the iterations have it in which most slices move: of stacks of which none
/// does, slices are copied.
void StackPlaces::computeStarts() {
  for (const Loop &loop : trace.loops) {
    std::vector<double> &ofLoop = starts[&loop];
    ofLoop.assign(loop.bodyOps + 1, 0);
    for (int64_t k = 0; k < loop.bodyOps; ++k)
      ofLoop[k + 1] = trace.ops[loop.firstOp + k].durationUs;
  }
  for (size_t i = 0; i < shapes.size(); ++i)
    if (moves[i].slices == 0)
      starts[shapes[i].out][shapes[i].def + 1] += shapes[i].copyUs;
  for (auto &[loop, ofLoop] : starts)
    std::partial_sum(ofLoop.begin(), ofLoop.end(), ofLoop.begin());
}

/// When the op starts, counted from the first one of its iteration; ops of the
/// iterations around it continue the count.
double StackPlaces::startIn(const Loop &loop, int64_t op) const {
  int64_t iteration = op / loop.bodyOps - (op % loop.bodyOps < 0 ? 1 : 0);
  int64_t inside = op - iteration * loop.bodyOps;
  const std::vector<double> &ofLoop = starts.at(&loop);
  return static_cast<double>(iteration) * ofLoop.back() + ofLoop[inside];
}

StackPlaces::StacksOf StackPlaces::sortedBy(const Loop *StackShape::*loop,
                                            int64_t StackShape::*place) const {
  StacksOf sorted;
  for (size_t i = 0; i < shapes.size(); ++i)
    sorted[shapes[i].*loop].push_back(i);
  for (auto &[of, stacks] : sorted)
    std::stable_sort(stacks.begin(), stacks.end(), [&](size_t a, size_t b) {
      return shapes[a].*place < shapes[b].*place;
    });
  return sorted;
}

/// Those of which slices move.
std::vector<size_t>
StackPlaces::moving(const std::vector<size_t> &stacks) const {
  std::vector<size_t> found;
  std::copy_if(stacks.begin(), stacks.end(), std::back_inserter(found),
               [&](size_t i) { return moves[i].slices > 0; });
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

/// The last op in front of which compute may wait for a slice.
int64_t StackPlaces::latestWait(size_t stack) const {
  const StackShape &shape = shapes[stack];
  return shape.def + mostLag(shape, reading.count(shape.out) > 0);
}

/// Copies leave in the order of the ops that make them; by the last of the
/// iterations followed, each begins with what those before have left to copy.
void StackPlaces::computeLags(const Loop &loop,
                              const std::vector<size_t> &stacks,
                              bool isPatient) {
  int64_t followed = mostBehind + 2;
  if (isPatient)
    followed = std::clamp(loop.trips, followed, mostFollowed);
  double isFree = 0, bodyUs = startIn(loop, loop.bodyOps);
  std::vector<size_t> leaving = moving(stacks);
  for (int64_t i = 0; i < followed; ++i)
    for (size_t stack : leaving) {
      const StackShape &shape = shapes[stack];
      double begin = static_cast<double>(i) * bodyUs;
      isFree = std::max(isFree, begin + startIn(loop, shape.def + 1)) +
               machine.offloadUs(shape.bytes);
      int64_t place =
          std::min(placeAtOrAfter(loop, isFree - begin), latestWait(stack));
      moves[stack].lag = std::max(place, shape.lastLocal + 1) - shape.def;
    }
}

/// From the last use backwards; the engine has to be free for the first copy of
/// the iteration behind as well.
void StackPlaces::computeLeads(const Loop &loop,
                               const std::vector<size_t> &stacks) {
  double isNeeded = std::numeric_limits<double>::infinity();
  double bodyUs = startIn(loop, loop.bodyOps);
  std::vector<size_t> returning = moving(stacks);
  std::reverse(returning.begin(), returning.end());
  for (int64_t i = 0; i < mostAhead + 1; ++i) {
    for (size_t stack : returning) {
      const StackShape &shape = shapes[stack];
      isNeeded = std::min(isNeeded, startIn(loop, shape.firstUse)) -
                 machine.reloadUs(shape.bytes);
      int64_t place = std::max(placeAtOrBefore(loop, isNeeded),
                               shape.firstUse - mostLead(shape));
      moves[stack].lead = shape.firstUse - std::min(place, shape.firstUse);
    }
    isNeeded += bodyUs;
  }
}

void StackPlaces::limitLeads(const Loop &loop,
                             const std::vector<size_t> &stacks,
                             int64_t mostWaiting) {
  std::vector<size_t> returning = moving(stacks);
  auto count = static_cast<int64_t>(returning.size());
  for (int64_t i = 0; i < count; ++i) {
    int64_t before = i - mostWaiting;
    // Further back are the iterations before this one.
    int64_t back = before < 0 ? (-before + count - 1) / count : 0;
    int64_t need =
        shapes[returning[before + back * count]].firstUse - back * loop.bodyOps;
    StackMoves &own = moves[returning[i]];
    own.lead = std::min(own.lead, shapes[returning[i]].firstUse - need);
  }
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

void StackPlaces::placeSlice(size_t stack, int64_t made,
                             std::vector<Placed> &placed) {
  const StackShape &shape = shapes[stack];
  int64_t value = shape.values[made], offload = shape.defOf(made) + 1;
  int64_t release = releaseOf(trace, cuts, shape, moves[stack], made);
  int64_t reload = reloadOf(trace, cuts, shape, moves[stack], made);
  int64_t use = shape.firstUseOf(made);
  auto add = [&](CommandKind kind, int64_t before, int64_t rank, int64_t need) {
    placed.push_back({{kind, value, before}, rank, need});
  };
  add(CommandKind::Offload, offload, 1, offload);
  // What has left makes room, unless it leaves only now.
  add(CommandKind::Release, release, release > offload ? 0 : 2, offload);
  add(CommandKind::Reload, reload, 3, use);
  add(CommandKind::Wait, use, 4, use);
}

/// With no time for copies at all.
void StackPlaces::reset(const std::vector<int64_t> &moved) {
  moves.clear();
  reading.clear();
  for (size_t i = 0; i < shapes.size(); ++i) {
    moves.push_back({moved[i], shapes[i].lastLocal + 1 - shapes[i].def, 0});
    if (moved[i] > 0)
      reading.insert(shapes[i].in);
  }
  cuts = cutsFor(shapes, moved);
  computeStarts();
}

std::vector<Command> StackPlaces::place(const std::vector<int64_t> &moved,
                                        Haste haste) {
  reset(moved);
  if (!haste.out)
    for (const auto &[loop, stacks] : makers)
      computeLags(*loop, stacks, haste.isPatient);
  if (!haste.in)
    for (const auto &[loop, stacks] : readers) {
      computeLeads(*loop, stacks);
      if (haste.mostWaiting > 0)
        limitLeads(*loop, stacks, haste.mostWaiting);
    }
  return placeAll();
}

std::vector<Command>
StackPlaces::placeByLayers(const std::vector<int64_t> &moved, int64_t layers) {
  reset(moved);
  for (size_t i = 0; i < shapes.size(); ++i) {
    const StackShape &shape = shapes[i];
    int64_t wait = std::min(layers * shape.out->bodyOps, latestWait(i));
    moves[i].lag = std::max(moves[i].lag, wait - shape.def);
    moves[i].lead = std::min(shape.firstUse + (layers - 1) * shape.in->bodyOps,
                             mostLead(shape));
  }
  return placeAll();
}

std::vector<Command> StackPlaces::place(const std::vector<StackMoves> &given) {
  moves = given;
  std::vector<int64_t> slices;
  for (const StackMoves &one : moves)
    slices.push_back(one.slices);
  cuts = cutsFor(shapes, slices);
  return placeAll();
}

std::vector<Command> StackPlaces::placeAll() {
  std::vector<Placed> placed;
  placed.reserve(4 * std::accumulate(moves.begin(), moves.end(), size_t(0),
                                     [](size_t sum, const StackMoves &one) {
                                       return sum + one.slices;
                                     }));
  for (size_t i = 0; i < shapes.size(); ++i)
    for (int64_t made = 0; made < moves[i].slices; ++made)
      placeSlice(i, made, placed);
  return sort(placed);
}

/// By op first, of which each has few: a counting sort.
std::vector<Command> StackPlaces::sort(const std::vector<Placed> &placed) {
  std::vector<size_t> ends(trace.ops.size() + 2);
  for (const Placed &one : placed)
    ++ends[one.command.before + 1];
  std::partial_sum(ends.begin(), ends.end(), ends.begin());
  std::vector<const Placed *> sorted(placed.size());
  // Each becomes the end of what it was the begin of.
  for (const Placed &one : placed)
    sorted[ends[one.command.before]++] = &one;
  size_t begin = 0;
  for (size_t end : ends) {
    if (end == begin)
      continue;
    std::sort(sorted.begin() + begin, sorted.begin() + end,
              [](const Placed *a, const Placed *b) {
                return std::tuple(a->rank, a->need, a->command.value) <
                       std::tuple(b->rank, b->need, b->command.value);
              });
    begin = end;
  }
  std::vector<Command> commands;
  commands.reserve(placed.size());
  for (const Placed *one : sorted)
    commands.push_back(one->command);
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
