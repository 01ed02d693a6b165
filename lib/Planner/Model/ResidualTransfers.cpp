//===- ResidualTransfers.cpp - Transfers of slices ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualTransfers.h"
#include "ao/Planner/Simulator.h"

#include <algorithm>

using namespace ao::planner;

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

int64_t ao::planner::maxOffloadDelay(const ResidualShape &shape) {
  return shape.out->bodyOps + (shape.waitsWithin ? 0 : mostBehind * shape.def) -
         shape.def;
}

int64_t ao::planner::maxPrefetchDistance(const ResidualShape &shape) {
  return mostAhead * shape.in->bodyOps;
}

std::vector<SliceCounts>
ao::planner::slicesOf(const std::vector<ResidualTransfers> &transfers) {
  std::vector<SliceCounts> slices;
  slices.reserve(transfers.size());
  for (const ResidualTransfers &one : transfers)
    slices.push_back({one.slices, one.rematerialized});
  return slices;
}

CutLoops::CutLoops(const std::vector<ResidualShape> &shapes,
                   const std::vector<ResidualTransfers> &transfers)
    : cuts(cutsFor(shapes, slicesOf(transfers))) {
  for (size_t i = 0; i < shapes.size(); ++i)
    if (transfers[i].slices > 0 &&
        transfers[i].prefetchDistance > shapes[i].firstUse)
      prefetching.insert(shapes[i].in);
  // Without splits, no segment of the same loop precedes or follows.
  for (size_t i = 0; i < shapes.size() && !cuts.empty(); ++i) {
    const ResidualShape &shape = shapes[i];
    int64_t slices = transfers[i].slices;
    if (shape.def + transfers[i].offloadDelay > shape.out->bodyOps)
      for (int64_t begin : cutsOf(cuts, *shape.out))
        if (begin < slices &&
            !waitsWithin(
                *shape.out,
                segmentOf(*shape.out, cutsOf(cuts, *shape.out), begin)))
          beside.insert({shape.out, begin});
    if (transfers[i].prefetchDistance > shape.firstUse)
      for (int64_t end : cutsOf(cuts, *shape.in))
        if (shape.readBy(end - 1) < slices)
          beside.insert({shape.in, end - 1});
  }
}

/// Returns the op up to which the trace has peeled iterations and ops after
/// them, once the iterations before `end` of a split loop are over and no
/// others are repeated yet.
static int64_t straightEnd(const Trace &trace, const Loop &loop,
                           const CutLoops &loops, int64_t end) {
  while (end < loop.trips) {
    Segment next = segmentOf(loop, cutsOf(loops.cuts, loop), end);
    if (!next.isSingle())
      return loop.firstOp +
             (end + (loops.isBeside(loop, end) ? 1 : 0)) * loop.bodyOps;
    end = next.end;
  }
  const Loop *behind = &loop + 1;
  bool isLast = behind == trace.loops.data() + trace.loops.size();
  int64_t last = isLast ? trace.numOps() : behind->firstOp;
  bool isForward = trace.boundary && loop.endOp() <= *trace.boundary;
  return isForward ? std::min(last, *trace.boundary) : last;
}

/// Returns the first op that is not repeated before iteration `begin`,
/// likewise.
static int64_t straightBegin(const Trace &trace, const Loop &loop,
                             const CutLoops &loops, int64_t begin) {
  while (begin > 0) {
    Segment previous = segmentOf(loop, cutsOf(loops.cuts, loop), begin - 1);
    if (!previous.isSingle())
      return loop.firstOp +
             (begin - (loops.isBeside(loop, begin - 1) ? 1 : 0)) * loop.bodyOps;
    begin = previous.begin;
  }
  bool isFirst = &loop == trace.loops.data();
  int64_t first = isFirst ? 0 : (&loop - 1)->endOp();
  bool isBackward = trace.boundary && loop.firstOp >= *trace.boundary;
  return isBackward ? std::max(first, *trace.boundary) : first;
}

int64_t ao::planner::releaseOf(const Trace &trace, const CutLoops &loops,
                               const ResidualShape &shape,
                               const ResidualTransfers &transfers,
                               int64_t made) {
  const std::set<int64_t> &ends = cutsOf(loops.cuts, *shape.out);
  Segment segment = segmentOf(*shape.out, ends, made);
  int64_t last = loops.waitsWithin(*shape.out, segment)
                     ? shape.out->firstOp + (made + 1) * shape.out->bodyOps
                     : straightEnd(trace, *shape.out, loops, segment.end);
  return std::min(shape.defOf(made) + transfers.offloadDelay, last);
}

int64_t ao::planner::reloadOf(const Trace &trace, const CutLoops &loops,
                              const ResidualShape &shape,
                              const ResidualTransfers &transfers,
                              int64_t made) {
  const std::set<int64_t> &ends = cutsOf(loops.cuts, *shape.in);
  int64_t begin = segmentOf(*shape.in, ends, shape.readBy(made)).begin;
  return std::max(
      {shape.firstUseOf(made) - transfers.prefetchDistance,
       straightBegin(trace, *shape.in, loops, begin),
       releaseOf(trace, loops, shape, transfers, transfers.slices - 1)});
}

std::optional<StrandedSlice>
ao::planner::findStranded(const ResidualShape &shape, const LoopCuts &cuts,
                          SliceCounts slices) {
  const std::set<int64_t> &ends = cutsOf(cuts, *shape.out);
  for (int64_t made = 0; made < slices.total();) {
    Segment segment = segmentOf(*shape.out, ends, made);
    if (segment.isSingle() && made < slices.offloaded)
      return StrandedSlice{
          made, "the iteration that writes it is split off from the others"};
    auto [first, last] = std::minmax(
        {shape.readBy(segment.begin), shape.readBy(segment.end - 1)});
    if (segmentOf(*shape.in, cutsOf(cuts, *shape.in), first).end <= last)
      return StrandedSlice{made, "the loop that reads its part of the stacked "
                                 "residual is split within it"};
    made = segment.end;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Periodic plans
//===----------------------------------------------------------------------===//

namespace {
/// The commands of one slice; numbers in the list, or -1.
struct SliceCommands {
  int64_t offload = -1, release = -1, reload = -1, wait = -1;

  int64_t &operator[](CommandKind kind) {
    switch (kind) {
    case CommandKind::Offload:
      return offload;
    case CommandKind::Release:
      return release;
    case CommandKind::Reload:
      return reload;
    default:
      return wait;
    }
  }
};

class TransferReader {
public:
  TransferReader(const Trace &trace, const std::vector<Command> &commands)
      : trace(trace), commands(commands), shapes(shapesOf(trace)),
        ofValue(trace.values.size()) {}

  Expected<std::vector<ResidualTransfers>> read();

private:
  Status collect();
  Expected<int64_t> countSlices(const ResidualShape &shape);
  Status verifyCuts() const;
  Expected<int64_t> readOffloadDelay(const ResidualShape &shape,
                                     int64_t slices) const;
  Expected<int64_t> readPrefetchDistance(const ResidualShape &shape,
                                         int64_t slices) const;
  Status verifySlice(const CutLoops &loops, const ResidualShape &shape,
                     const ResidualTransfers &transfers, int64_t made) const;

  Error illegal(int64_t index, const std::string &why) const {
    return illegalCommand(trace, commands[index], index, why);
  }
  int64_t before(int64_t index) const { return commands[index].before; }
  const SliceCommands &commandsOf(const ResidualShape &shape,
                                  int64_t made) const {
    return ofValue[shape.values[made]];
  }
  Segment segmentOfSlice(const ResidualShape &shape, int64_t made) const {
    return segmentOf(*shape.out, cutsOf(cuts, *shape.out), made);
  }
  /// Returns the first op after the segment that writes a slice, or the first
  /// op of the segment that reads it.
  int64_t endOfMaking(const ResidualShape &shape, int64_t made) const {
    const Loop &loop = *shape.out;
    return loop.firstOp + segmentOfSlice(shape, made).end * loop.bodyOps;
  }
  int64_t beginOfReading(const ResidualShape &shape, int64_t made) const {
    const Loop &loop = *shape.in;
    Segment segment = segmentOf(loop, cutsOf(cuts, loop), shape.readBy(made));
    return loop.firstOp + segment.begin * loop.bodyOps;
  }

  const Trace &trace;
  const std::vector<Command> &commands;
  std::vector<ResidualShape> shapes;
  std::vector<SliceCommands> ofValue;
  LoopCuts cuts;
};
} // namespace

Status TransferReader::collect() {
  std::vector<bool> isSlice(trace.values.size(), false);
  for (const Residual &residual : trace.residuals)
    for (int64_t value : residual.values)
      isSlice[value] = true;
  for (size_t i = 0; i < commands.size(); ++i) {
    const Command &command = commands[i];
    if (command.kind == CommandKind::Recompute || !isSlice[command.value])
      continue;
    if (command.kind == CommandKind::Drop)
      return illegal(i, "it is a slice of a stacked residual");
    if (command.tier != Tier::Pinned)
      return illegal(
          i, "slices of a stacked residual are offloaded to pinned memory");
    int64_t &known = ofValue[command.value][command.kind];
    if (known != -1)
      return illegal(i,
                     "slices of a stacked residual are offloaded at most once");
    known = static_cast<int64_t>(i);
  }
  return {};
}

Expected<int64_t> TransferReader::countSlices(const ResidualShape &shape) {
  int64_t slices = 0;
  auto isOffloaded = [&](int64_t value) {
    return ofValue[value].offload != -1;
  };
  while (slices < shape.trips() && isOffloaded(shape.values[slices]))
    ++slices;
  for (int64_t made = slices; made < shape.trips(); ++made)
    if (isOffloaded(shape.values[made]))
      return illegal(commandsOf(shape, made).offload,
                     "slices written before it are kept on device");
  return slices;
}

Status TransferReader::verifyCuts() const {
  for (const auto &[loop, ends] : cuts) {
    auto parts = static_cast<int64_t>(ends.size()) + 1;
    if (parts > maxLoopSegments)
      return Error{ErrorCode::InvalidInput,
                   "loop '" + loop->name + "' would be split into " +
                       std::to_string(parts) + " parts, more than " +
                       std::to_string(maxLoopSegments),
                   "$.commands"};
  }
  return {};
}

/// Returns the offload delay of a slice that is released before its segment
/// ends, if the segment has more than two iterations. Returns the longest
/// offload delay if there is no such slice.
Expected<int64_t> TransferReader::readOffloadDelay(const ResidualShape &shape,
                                                   int64_t slices) const {
  int64_t delay = 0, by = -1;
  for (int64_t made = 0; made < slices; ++made) {
    int64_t release = commandsOf(shape, made).release;
    int64_t ops = before(release) - shape.defOf(made);
    Segment segment = segmentOfSlice(shape, made);
    bool isTelling = segment.end - segment.begin > 2 &&
                     before(release) < endOfMaking(shape, made);
    if (by >= 0 && !isTelling && ops <= delay)
      continue;
    delay = ops;
    by = release;
    if (isTelling)
      break;
  }
  if (delay <= maxOffloadDelay(shape))
    return delay;
  if (shape.waitsWithin)
    return illegal(by, "its wait must be within the iteration that writes it");
  return illegal(
      by, "its wait must not be after the op that writes the next slice");
}

/// Returns the prefetch distance of a slice that is reloaded neither at the
/// start of a segment nor where the last slice has been offloaded.
Expected<int64_t>
TransferReader::readPrefetchDistance(const ResidualShape &shape,
                                     int64_t slices) const {
  int64_t allLeft = before(commandsOf(shape, slices - 1).release);
  int64_t distance = 0, by = -1;
  for (int64_t i = 0; i < slices; ++i) {
    int64_t made = shape.isMirrored ? i : slices - 1 - i;
    int64_t reload = commandsOf(shape, made).reload;
    int64_t ops = shape.firstUseOf(made) - before(reload);
    bool isTelling = before(reload) > beginOfReading(shape, made) &&
                     before(reload) > allLeft;
    if (by >= 0 && !isTelling && ops <= distance)
      continue;
    distance = ops;
    by = reload;
    if (isTelling)
      break;
  }
  if (distance <= maxPrefetchDistance(shape))
    return distance;
  return illegal(by, "its prefetch distance must be at most one iteration");
}

Status TransferReader::verifySlice(const CutLoops &loops,
                                   const ResidualShape &shape,
                                   const ResidualTransfers &transfers,
                                   int64_t made) const {
  const SliceCommands &slice = commandsOf(shape, made);
  const SliceCommands &first = commandsOf(shape, 0);
  int64_t shift = shape.defOf(made) - shape.defOf(0);
  if (before(slice.offload) != before(first.offload) + shift)
    return illegal(slice.offload,
                   "other slices are offloaded elsewhere in their iterations");
  int64_t release = releaseOf(trace, loops, shape, transfers, made);
  if (before(slice.release) != release &&
      before(slice.release) != std::min(release, endOfMaking(shape, made)))
    return illegal(slice.release, "other slices are released elsewhere in "
                                  "their iterations");
  int64_t reload = reloadOf(trace, loops, shape, transfers, made);
  if (before(slice.reload) != reload &&
      before(slice.reload) != std::max(reload, beginOfReading(shape, made)))
    return illegal(slice.reload,
                   "other slices are reloaded elsewhere in their iterations");
  if (before(slice.wait) - shape.firstUseOf(made) !=
      before(first.wait) - shape.firstUseOf(0))
    return illegal(slice.wait, "other slices are waited for elsewhere in their "
                               "iterations");
  return {};
}

/// Checks commands that are legal otherwise: an offloaded slice is released,
/// and a slice with further uses is reloaded.
Expected<std::vector<ResidualTransfers>> TransferReader::read() {
  if (Status status = collect(); !status)
    return status.takeError();
  std::vector<SliceCounts> slices;
  for (const ResidualShape &shape : shapes) {
    Expected<int64_t> count = countSlices(shape);
    if (!count)
      return count.takeError();
    slices.push_back({*count});
  }
  cuts = cutsFor(shapes, slices);
  if (Status status = verifyCuts(); !status)
    return status.takeError();
  std::vector<ResidualTransfers> all(shapes.size());
  for (size_t i = 0; i < shapes.size(); ++i) {
    const ResidualShape &shape = shapes[i];
    int64_t count = slices[i].offloaded;
    if (count == 0)
      continue;
    if (auto stranded = findStranded(shape, cuts, {count}))
      return illegal(commandsOf(shape, stranded->made).offload, stranded->why);
    Expected<int64_t> delay = readOffloadDelay(shape, count);
    if (!delay)
      return delay.takeError();
    Expected<int64_t> distance = readPrefetchDistance(shape, count);
    if (!distance)
      return distance.takeError();
    all[i] = {count, *delay, *distance};
  }
  CutLoops loops(shapes, all);
  for (size_t i = 0; i < shapes.size(); ++i)
    for (int64_t made = 0; made < slices[i].offloaded; ++made)
      if (Status status = verifySlice(loops, shapes[i], all[i], made); !status)
        return status.takeError();
  return all;
}

Expected<std::vector<ResidualTransfers>>
ao::planner::readTransfers(const Trace &trace,
                           const std::vector<Command> &commands) {
  return TransferReader(trace, commands).read();
}
