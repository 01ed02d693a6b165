//===- ResidualTotals.cpp - Costs of slice transfers ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualTotals.h"

#include <algorithm>
#include <numeric>

using namespace ao::planner;

//===----------------------------------------------------------------------===//
// Step without residuals
//===----------------------------------------------------------------------===//

ResidualTotals::ResidualTotals(const Trace &trace, const Machine &machine,
                               const Problem &problem,
                               const std::vector<ResidualShape> &shapes)
    : trace(trace), problem(problem), shapes(shapes), interference(machine),
      memoryUs(problem.memoryUs(interference)), makes(trace.loops.size()),
      reads(trace.loops.size()), results(resultsOf(trace)),
      memory(problem.memory), carried(problem.carried) {
  int64_t slices = 0;
  for (size_t residual = 0; residual < shapes.size(); ++residual) {
    const ResidualShape &shape = shapes[residual];
    makes[shape.out - trace.loops.data()].push_back(residual);
    reads[shape.in - trace.loops.data()].push_back(residual);
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

void ResidualTotals::removeSlices() {
  for (const Entry &entry : problem.entries)
    memory[entry.op] = entry.inside;
  std::vector<int64_t> atOps(problem.numOps + 1), carriedOver(atOps.size() + 1);
  for (const ResidualShape &shape : shapes)
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

bool ResidualTotals::hasEntries(int64_t begin, int64_t end) const {
  return std::any_of(
      problem.entries.begin(), problem.entries.end(),
      [&](const Entry &one) { return one.op >= begin && one.op < end; });
}

void ResidualTotals::findRepeats() {
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

bool ResidualTotals::isPeeled(const Loop &loop, int64_t iteration) const {
  return segmentOf(loop, cutsOf(commands->getCuts(), loop), iteration)
      .isSingle();
}

Segment ResidualTotals::segmentOfSlice(size_t residual, int64_t made) const {
  const Loop &loop = *shapes[residual].out;
  return segmentOf(loop, cutsOf(commands->getCuts(), loop), made);
}

void ResidualTotals::open(int64_t begin, int64_t end, bool isLast) {
  window.begin = begin;
  window.end = end;
  window.isLast = isLast;
  window.front = window.behind = 0;
  window.allocated.assign(end - begin, 0);
  window.freed.assign(end - begin, 0);
  candidates.clear();
  starts.assign(end - begin + 1, 0);
  std::copy(problem.duration.begin() + begin, problem.duration.begin() + end,
            starts.begin() + 1);
  if (!memoryUs.empty())
    window.memoryUs.assign(memoryUs.begin() + begin, memoryUs.begin() + end);
}

/// Adds the memory of the slice that the iteration writes.
void ResidualTotals::addMade(size_t residual, int64_t made) {
  const ResidualShape &shape = shapes[residual];
  Segment segment = segmentOfSlice(residual, made);
  if (isRematerialized(residual, segment)) {
    window.allocated[shape.def] += shape.bytes;
    window.freed[shape.lastLocal] += shape.bytes;
    return;
  }
  if (!isBuffered(residual, segment)) {
    window.allocated[shape.def] += shape.bytes;
    return;
  }
  if (made == segment.begin)
    window.front += (segment.end - segment.begin) * shape.bytes;
  starts[shape.def + 1] += shape.copyUs;
  if (!memoryUs.empty())
    window.memoryUs[shape.def] += shape.copyUs;
  if (shape.inPlace)
    return;
  window.allocated[shape.def] += shape.bytes;
  window.freed[shape.lastLocal] += shape.bytes;
}

/// Adds the memory of the slice that `iteration` reads.
void ResidualTotals::addRead(size_t residual, int64_t made, int64_t iteration) {
  const ResidualShape &shape = shapes[residual];
  Segment segment = segmentOfSlice(residual, made);
  if (isRematerialized(residual, segment)) {
    window.allocated[shape.firstUse] += shape.bytes;
    window.freed[shape.lastUse] += shape.bytes;
    starts[shape.firstUse + 1] += shape.recomputeUs;
    return;
  }
  if (!isBuffered(residual, segment)) {
    window.freed[shape.lastUse] += shape.bytes;
    return;
  }
  int64_t last =
      std::max(shape.readBy(segment.begin), shape.readBy(segment.end - 1));
  if (iteration == last)
    window.behind += (segment.end - segment.begin) * shape.bytes;
}

/// Adds the offloads of slices that are defined no later than in `iteration`:
/// those of the iteration before may be delayed until then.
void ResidualTotals::addOffloads(size_t loop, int64_t iteration) {
  for (size_t residual : makes[loop])
    for (int64_t made : {iteration - mostBehind, iteration})
      if (made >= 0 && made < slicesOf(residual))
        commands->addOffload(residual, made, candidates);
}

/// Adds the reloads for `iteration`, and prefetches for the next one.
void ResidualTotals::addReloads(size_t loop, int64_t iteration) {
  for (size_t residual : reads[loop])
    for (int64_t reading : {iteration, iteration + mostAhead}) {
      int64_t made = shapes[residual].readBy(reading);
      if (made >= 0 && made < slicesOf(residual))
        commands->addReload(residual, made, candidates);
    }
}

/// Keeps the commands that are in the window.
void ResidualTotals::close() {
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
    int64_t step = isReturn && shapes[one.residual].isMirrored ? -1 : 1;
    window.events.push_back({one.kind, one.residual,
                             firstSlice[one.residual] + one.made, step, before,
                             starts[before] - last});
    last = starts[before];
  }
  window.restUs = starts.back() - last;
}

/// Advances to the next iteration, which equals this one.
void ResidualTotals::repeat() {
  int64_t size = window.end - window.begin;
  window.begin += size;
  window.end += size;
  for (Event &event : window.events)
    event.slice += event.step;
}

//===----------------------------------------------------------------------===//
// Memory and time
//===----------------------------------------------------------------------===//

void ResidualTotals::count(int64_t op, int64_t bytes) {
  result.peakBytes = std::max(result.peakBytes, bytes);
  if (!profile)
    return;
  size_t place = (running ? running->firstOp : op) - expandedOps;
  // Transfers at the end of the step count for its last op.
  int64_t &most = profile->bytes[std::min(place, profile->bytes.size() - 1)];
  most = std::max(most, bytes);
}

void ResidualTotals::followMemory() {
  int64_t before = held;
  held += window.front;
  auto event = window.events.begin();
  auto entry = std::lower_bound(
      problem.entries.begin(), problem.entries.end(), window.begin,
      [](const Entry &one, int64_t op) { return one.op < op; });
  for (int64_t op = window.begin; op <= window.end; ++op) {
    // These values were released at the end of the previous function.
    int64_t atEntry = held;
    for (; event != window.events.end() && event->before == op - window.begin;
         ++event) {
      int64_t bytes = shapes[event->residual].bytes;
      if (event->kind == CommandKind::Release) {
        held -= bytes;
        atEntry -= bytes;
      } else if (event->kind == CommandKind::Reload) {
        held += bytes;
        count(op, carried[op] + held);
      }
    }
    if (op == window.end)
      break;
    held += window.allocated[op - window.begin];
    count(op, memory[op] + held);
    if (entry != problem.entries.end() && entry->op == op) {
      // Memory at the start of the step has been added already.
      if (op > 0)
        count(op, carried[op] + entry->bytes + atEntry);
      ++entry;
    }
    held -= window.freed[op - window.begin];
  }
  held -= window.behind;
  window.growth = held - before;
}

/// Advances the time over the ops from `from` to `to` of the window, which take
/// `us` without interference by copies.
void ResidualTotals::runOps(int64_t from, int64_t to, double us) {
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

void ResidualTotals::followTime() {
  int64_t op = 0;
  for (const Event &event : window.events) {
    runOps(op, event.before, event.sinceUs);
    op = event.before;
    Copies &copy = copies[event.slice];
    switch (event.kind) {
    case CommandKind::Offload:
      copy.out = outFree = std::max(now, outFree) + outUs[event.residual];
      break;
    case CommandKind::Release:
      now = std::max(now, copy.out);
      break;
    case CommandKind::Reload:
      copy.back = backFree =
          std::max({now, backFree, copy.out}) + backUs[event.residual];
      break;
    default:
      now = std::max(now, copy.back);
    }
  }
  runOps(op, window.end - window.begin, window.restUs);
}

void ResidualTotals::runBetween(size_t nextLoop, int64_t begin, int64_t end) {
  open(begin, end, /*isLast=*/nextLoop == trace.loops.size());
  if (nextLoop > 0)
    addOffloads(nextLoop - 1, trace.loops[nextLoop - 1].trips - 1);
  if (nextLoop < trace.loops.size())
    addReloads(nextLoop, 0);
  close();
  double before = now;
  followMemory();
  followTime();
  if (!profile)
    return;
  double waitedUs = now - before;
  for (int64_t op = begin; op < end; ++op) {
    profile->us[op - expandedOps] = problem.duration[op];
    waitedUs -= problem.duration[op];
  }
  if (nextLoop > 0)
    profile->us[begin - expandedOps - 1] += std::max(waitedUs, 0.0);
}

void ResidualTotals::addIteration(size_t number, int64_t iteration) {
  const Loop &loop = trace.loops[number];
  int64_t begin = loop.firstOp + iteration * loop.bodyOps;
  open(begin, begin + loop.bodyOps, /*isLast=*/false);
  for (size_t residual : makes[number])
    addMade(residual, iteration);
  for (size_t residual : reads[number])
    addRead(residual, shapes[residual].readBy(iteration), iteration);
  addOffloads(number, iteration);
  addReloads(number, iteration);
  for (const LoopResult &written : results)
    if (iteration == 0 && written.loop == &loop && !isPeeled(loop, 0)) {
      window.allocated[0] += written.bytes;
      window.allocated[written.def] -= written.bytes;
    }
  // Offloads of the previous loop may be delayed until here.
  if (iteration == 0 && number > 0)
    addOffloads(number - 1, trace.loops[number - 1].trips - 1);
  close();
}

/// Computes the segments of a loop. The first iteration of a segment waits for
/// no slices of the previous one, and the last one prefetches none for the
/// next.
void ResidualTotals::runLoop(size_t number) {
  const Loop &loop = trace.loops[number];
  const std::set<int64_t> &cuts = cutsOf(commands->getCuts(), loop);
  double before = now;
  running = &loop;
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
  if (profile)
    profile->us[loop.firstOp - expandedOps] = now - before;
  running = nullptr;
  expandedOps += loop.endOp() - loop.firstOp - 1;
}

Totals ResidualTotals::compute(const std::vector<ResidualTransfers> &transfers,
                               StepProfile *wanted) {
  commands.emplace(trace, shapes, transfers);
  profile = wanted;
  if (profile) {
    int64_t ops = problem.numOps;
    for (const Loop &loop : trace.loops)
      ops -= loop.endOp() - loop.firstOp - 1;
    profile->bytes.assign(ops, 0);
    profile->us.assign(ops, 0);
  }
  held = expandedOps = 0;
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
  result.hostPeakBytes = result.pinnedPeakBytes =
      hostPeakOf(shapes, planner::slicesOf(transfers));
  commands.reset();
  return result;
}
