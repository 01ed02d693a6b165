//===- StackTotals.cpp - Costs of slice transfers -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackTotals.h"

#include <algorithm>
#include <numeric>

using namespace ao::planner;

//===----------------------------------------------------------------------===//
// The step without stacks
//===----------------------------------------------------------------------===//

StackTotals::StackTotals(const Trace &trace, const Machine &machine,
                         const Problem &problem,
                         const std::vector<StackShape> &shapes)
    : trace(trace), problem(problem), shapes(shapes), interference(machine),
      memoryUs(problem.memoryUs(interference)), makes(trace.loops.size()),
      reads(trace.loops.size()), memory(problem.memory),
      carried(problem.carried) {
  int64_t slices = 0;
  for (size_t stack = 0; stack < shapes.size(); ++stack) {
    const StackShape &shape = shapes[stack];
    makes[shape.out - trace.loops.data()].push_back(stack);
    reads[shape.in - trace.loops.data()].push_back(stack);
    int64_t copies = trace.values[shape.values.front()].copies;
    outUs.push_back(machine.offloadUs(shape.bytes, copies));
    backUs.push_back(machine.reloadUs(shape.bytes, copies));
    firstSlice.push_back(slices);
    slices += shape.trips();
  }
  copies.resize(slices);
  removeSlices();
  findRepeats();
}

void StackTotals::removeSlices() {
  for (const Entry &entry : problem.entries)
    memory[entry.op] = entry.inside;
  std::vector<int64_t> atOps(problem.numOps + 1), carriedOver(atOps.size() + 1);
  for (const StackShape &shape : shapes)
    for (int64_t made = 0; made < shape.trips(); ++made) {
      int64_t def = shape.defOf(made), last = shape.lastUseOf(made);
      atOps[def] -= shape.bytes;
      atOps[last + 1] += shape.bytes;
      carriedOver[def + 1] -= shape.bytes;
      carriedOver[last + 1] += shape.bytes;
    }
  std::partial_sum(atOps.begin(), atOps.end(), atOps.begin());
  std::partial_sum(carriedOver.begin(), carriedOver.end(), carriedOver.begin());
  for (size_t k = 0; k < memory.size(); ++k)
    memory[k] += atOps[k];
  for (size_t k = 0; k < carried.size(); ++k)
    carried[k] += carriedOver[k];
}

bool StackTotals::hasEntries(int64_t begin, int64_t end) const {
  return std::any_of(
      problem.entries.begin(), problem.entries.end(),
      [&](const Entry &one) { return one.op >= begin && one.op < end; });
}

void StackTotals::findRepeats() {
  for (const Loop &loop : trace.loops) {
    std::vector<bool> &ofLoop = isRepeat.emplace_back(loop.trips, false);
    for (int64_t i = 1; i < loop.trips; ++i) {
      int64_t begin = loop.firstOp + i * loop.bodyOps, size = loop.bodyOps;
      auto isLike = [&](const auto &array) {
        auto first = array.begin() + begin;
        return std::equal(first, first + size, first - size);
      };
      ofLoop[i] = isLike(problem.duration) && isLike(memory) &&
                  (memoryUs.empty() || isLike(memoryUs)) && isLike(carried) &&
                  !hasEntries(begin - size, begin + size);
    }
  }
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

Segment StackTotals::partOf(size_t stack, int64_t made) const {
  const Loop &loop = *shapes[stack].out;
  return segmentOf(loop, cutsOf(commands->getCuts(), loop), made);
}

void StackTotals::open(int64_t begin, int64_t end, bool isLast) {
  window.begin = begin;
  window.end = end;
  window.isLast = isLast;
  window.front = window.behind = 0;
  window.arriving.assign(end - begin, 0);
  window.leaving.assign(end - begin, 0);
  candidates.clear();
  starts.assign(end - begin + 1, 0);
  std::copy(problem.duration.begin() + begin, problem.duration.begin() + end,
            starts.begin() + 1);
  if (!memoryUs.empty())
    window.memoryUs.assign(memoryUs.begin() + begin, memoryUs.begin() + end);
}

/// The slice that the iteration in question makes.
void StackTotals::addMade(size_t stack, int64_t made) {
  const StackShape &shape = shapes[stack];
  Segment part = partOf(stack, made);
  if (!isBuffered(stack, part)) {
    window.arriving[shape.def] += shape.bytes;
    return;
  }
  if (made == part.begin)
    window.front += (part.end - part.begin) * shape.bytes;
  starts[shape.def + 1] += shape.copyUs;
  if (!memoryUs.empty())
    window.memoryUs[shape.def] += shape.copyUs;
  if (shape.inPlace)
    return;
  window.arriving[shape.def] += shape.bytes;
  window.leaving[shape.lastLocal] += shape.bytes;
}

/// Adds the memory of the slice that `iteration` reads.
void StackTotals::addRead(size_t stack, int64_t made, int64_t iteration) {
  const StackShape &shape = shapes[stack];
  Segment part = partOf(stack, made);
  if (!isBuffered(stack, part)) {
    window.leaving[shape.lastUse] += shape.bytes;
    return;
  }
  int64_t last = std::max(shape.readBy(part.begin), shape.readBy(part.end - 1));
  if (iteration == last)
    window.behind += (part.end - part.begin) * shape.bytes;
}

/// Adds the offloads of slices that are defined no later than in `iteration`:
/// those of the iteration before may be delayed until then.
void StackTotals::addLeaving(size_t loop, int64_t iteration) {
  for (size_t stack : makes[loop])
    for (int64_t made : {iteration - mostBehind, iteration})
      if (made >= 0 && made < slicesOf(stack))
        commands->addLeaving(stack, made, candidates);
}

/// Adds the reloads for `iteration`, and for the next one.
void StackTotals::addReturning(size_t loop, int64_t iteration) {
  for (size_t stack : reads[loop])
    for (int64_t reading : {iteration, iteration + mostAhead}) {
      int64_t made = shapes[stack].readBy(reading);
      if (made >= 0 && made < slicesOf(stack))
        commands->addReturning(stack, made, candidates);
    }
}

/// Keeps the commands that are in the window.
void StackTotals::close() {
  auto isOutside = [&](const SliceCommand &one) {
    int64_t end = window.end + (window.isLast ? 1 : 0);
    return one.before < window.begin || one.before >= end;
  };
  candidates.erase(
      std::remove_if(candidates.begin(), candidates.end(), isOutside),
      candidates.end());
  std::sort(candidates.begin(), candidates.end(),
            [&](const SliceCommand &one, const SliceCommand &other) {
              return commands->isInFront(one, other);
            });
  if (!memoryUs.empty())
    window.durations.assign(starts.begin() + 1, starts.end());
  std::partial_sum(starts.begin(), starts.end(), starts.begin());
  window.events.clear();
  double last = 0;
  for (const SliceCommand &one : candidates) {
    int64_t before = one.before - window.begin;
    bool isReturn =
        one.kind == CommandKind::Reload || one.kind == CommandKind::Wait;
    int64_t step = isReturn && shapes[one.stack].isMirrored ? -1 : 1;
    window.events.push_back({one.kind, one.stack,
                             firstSlice[one.stack] + one.made, step, before,
                             starts[before] - last});
    last = starts[before];
  }
  window.restUs = starts.back() - last;
}

/// Goes on to the next iteration, which is like this one.
void StackTotals::repeat() {
  int64_t size = window.end - window.begin;
  window.begin += size;
  window.end += size;
  for (Event &event : window.events)
    event.slice += event.step;
}

//===----------------------------------------------------------------------===//
// Memory and time
//===----------------------------------------------------------------------===//

void StackTotals::followMemory() {
  int64_t before = held;
  held += window.front;
  auto event = window.events.begin();
  auto entry = std::lower_bound(
      problem.entries.begin(), problem.entries.end(), window.begin,
      [](const Entry &one, int64_t op) { return one.op < op; });
  auto count = [&](int64_t bytes) {
    result.peakBytes = std::max(result.peakBytes, bytes);
  };
  for (int64_t op = window.begin; op <= window.end; ++op) {
    // Values that are released there have been released since the end of the
    // previous function.
    int64_t atEntry = held;
    for (; event != window.events.end() && event->before == op - window.begin;
         ++event) {
      int64_t bytes = shapes[event->stack].bytes;
      if (event->kind == CommandKind::Release) {
        held -= bytes;
        atEntry -= bytes;
      } else if (event->kind == CommandKind::Reload) {
        held += bytes;
        count(carried[op] + held);
      }
    }
    if (op == window.end)
      break;
    held += window.arriving[op - window.begin];
    count(memory[op] + held);
    if (entry != problem.entries.end() && entry->op == op) {
      // Memory at the start of the step has been counted already.
      if (op > 0)
        count(carried[op] + entry->bytes + atEntry);
      ++entry;
    }
    held -= window.leaving[op - window.begin];
  }
  held -= window.behind;
  window.growth = held - before;
}

/// Advances the time over the ops from `from` to `to` of the window, which take
/// `us` if copies slow nothing down.
void StackTotals::runOps(int64_t from, int64_t to, double us) {
  bool isFree = memoryUs.empty() || (outFree <= now && backFree <= now);
  if (isFree) {
    now += us;
    return;
  }
  for (int64_t op = from; op < to; ++op) {
    double slowedUs =
        interference.slowedUs(window.durations[op], window.memoryUs[op],
                              {outFree - now}, {backFree - now});
    now += window.durations[op] + slowedUs;
    result.slowedUs += slowedUs;
  }
}

void StackTotals::followTime() {
  int64_t op = 0;
  for (const Event &event : window.events) {
    runOps(op, event.before, event.sinceUs);
    op = event.before;
    Copies &copy = copies[event.slice];
    int64_t bytes = shapes[event.stack].bytes;
    switch (event.kind) {
    case CommandKind::Offload:
      copy.out = outFree = std::max(now, outFree) + outUs[event.stack];
      host += bytes;
      result.hostPeakBytes = std::max(result.hostPeakBytes, host);
      break;
    case CommandKind::Release:
      now = std::max(now, copy.out);
      break;
    case CommandKind::Reload:
      copy.back = backFree =
          std::max({now, backFree, copy.out}) + backUs[event.stack];
      break;
    default:
      now = std::max(now, copy.back);
      host -= bytes;
    }
  }
  runOps(op, window.end - window.begin, window.restUs);
}

void StackTotals::runBetween(size_t nextLoop, int64_t begin, int64_t end) {
  open(begin, end, /*isLast=*/nextLoop == trace.loops.size());
  if (nextLoop > 0)
    addLeaving(nextLoop - 1, trace.loops[nextLoop - 1].trips - 1);
  if (nextLoop < trace.loops.size())
    addReturning(nextLoop, 0);
  close();
  followMemory();
  followTime();
}

void StackTotals::addIteration(size_t number, int64_t iteration) {
  const Loop &loop = trace.loops[number];
  int64_t begin = loop.firstOp + iteration * loop.bodyOps;
  open(begin, begin + loop.bodyOps, /*isLast=*/false);
  for (size_t stack : makes[number])
    addMade(stack, iteration);
  for (size_t stack : reads[number])
    addRead(stack, shapes[stack].readBy(iteration), iteration);
  addLeaving(number, iteration);
  addReturning(number, iteration);
  // Offloads of the previous loop may be delayed until here.
  if (iteration == 0 && number > 0)
    addLeaving(number - 1, trace.loops[number - 1].trips - 1);
  close();
}

/// The first iteration of a segment has no slices of the one before that wait,
/// and the last one none to bring back for the next.
void StackTotals::runLoop(size_t number) {
  const Loop &loop = trace.loops[number];
  const std::set<int64_t> &cuts = cutsOf(commands->getCuts(), loop);
  for (int64_t begin = 0; begin < loop.trips;) {
    int64_t end = segmentOf(loop, cuts, begin).end, heldBefore = 0;
    for (int64_t i = begin; i < end; ++i) {
      bool isLike = i >= begin + 2 && i + 2 <= end && isRepeat[number][i];
      if (isLike)
        repeat();
      else
        addIteration(number, i);
      int64_t heldHere = held;
      if (isLike && heldHere == heldBefore)
        held += window.growth;
      else
        followMemory();
      followTime();
      heldBefore = heldHere;
    }
    begin = end;
  }
}

Totals StackTotals::compute(const std::vector<StackMoves> &moves) {
  commands.emplace(trace, shapes, moves);
  held = host = 0;
  now = outFree = backFree = 0;
  result = {};
  result.peakBytes = problem.atEntry;
  int64_t op = 0;
  for (size_t number = 0; number < trace.loops.size(); ++number) {
    runBetween(number, op, trace.loops[number].firstOp);
    runLoop(number);
    op = trace.loops[number].endOp();
  }
  runBetween(trace.loops.size(), op, problem.numOps);
  result.exposedUs = now - problem.baseUs() - result.slowedUs;
  result.pinnedPeakBytes = result.hostPeakBytes;
  commands.reset();
  return result;
}
