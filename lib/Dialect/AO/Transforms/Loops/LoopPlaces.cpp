//===- LoopPlaces.cpp - Places of copies in an iteration ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopPlaces.h"
#include "ao/Analysis/Loops/LoopWork.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include <limits>

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Ops and times
//===----------------------------------------------------------------------===//

namespace {
/// When the ops of one iteration start, in microseconds.
class BodyTimes {
public:
  BodyTimes(Block &body, ArrayRef<SliceAccess> moved,
            const DurationModel &durations)
      : work(getLoopWork(body)) {
    llvm::SmallPtrSet<Operation *, 8> ignored;
    for (const SliceAccess &access : moved)
      ignored.insert(access.op);
    double now = 0;
    for (Operation &op : body.without_terminator()) {
      if (starts.size() < work.size() && work[starts.size()] == &op)
        starts.push_back(now);
      if (!ignored.contains(&op))
        now +=
            static_cast<double>(durations.getDuration(&op).nanoseconds) / 1e3;
    }
    end = now;
  }

  double getStart(size_t place) const {
    return place < starts.size() ? starts[place] : end;
  }

  std::vector<double> starts;
  SmallVector<Operation *> work;
  double end = 0;
};
} // namespace

static void mark(Operation *op, StringRef name, size_t number) {
  op->setAttr(name, Builder(op->getContext())
                        .getI64IntegerAttr(static_cast<int64_t>(number)));
}

//===----------------------------------------------------------------------===//
// Offloads
//===----------------------------------------------------------------------===//

/// In the order of the body.
static SmallVector<SliceAccess> sortByPlace(ArrayRef<SliceAccess> accesses) {
  SmallVector<SliceAccess> sorted(accesses);
  llvm::sort(sorted, [](const SliceAccess &one, const SliceAccess &other) {
    return one.op->isBeforeInBlock(other.op);
  });
  return sorted;
}

void ao::markOffloadDelays(Block &body, ArrayRef<SliceAccess> insertions,
                           const DurationModel &durations) {
  BodyTimes times(body, insertions, durations);
  double isFree = 0;
  for (const SliceAccess &insertion : sortByPlace(insertions)) {
    size_t place = getLoopPlace(times.work, insertion.op);
    isFree = std::max(isFree, times.getStart(place)) +
             durations.getMachine().offloadUs(insertion.bytes);
    size_t wait =
        llvm::partition_point(times.starts,
                              [&](double start) { return start < isFree; }) -
        times.starts.begin();
    mark(insertion.op, kOffloadDelayAttr, std::max(wait, place) - place);
  }
}

/// Returns the value of the attribute of that name.
static std::optional<int64_t> getPlace(Operation *op, StringRef name) {
  auto given = op->getAttrOfType<IntegerAttr>(name);
  return given ? std::optional<int64_t>(given.getInt()) : std::nullopt;
}

static LogicalResult verifyPlace(Operation *access) {
  for (StringRef name :
       {StringRef(kOffloadDelayAttr), StringRef(kPrefetchDistanceAttr)}) {
    std::optional<int64_t> given = getPlace(access, name);
    if (!given)
      continue;
    auto most = static_cast<int64_t>(getLoopWork(*access->getBlock()).size());
    if (*given > most)
      return access->emitError() << "'" << name << "' is " << *given
                                 << ", more than a whole iteration, which has "
                                 << most << " ops that compute tensors";
  }
  return success();
}

LogicalResult ao::verifyPlaces(const StackedResidual &stacked) {
  WrittenResidual written = *stacked.written;
  if (failed(verifyPlace(written.insertion)))
    return failure();
  for (const StackedResidual::Reader &reader : stacked.readers) {
    SubsetExtractionOpInterface first = reader.residual->extractions.front();
    if (failed(verifyPlace(first)))
      return failure();
  }
  return success();
}

LogicalResult ao::verifyPlaces(ArrayRef<StackedResidual> residuals) {
  return success(llvm::all_of(residuals, [](const StackedResidual &stacked) {
    return succeeded(verifyPlaces(stacked));
  }));
}

void ao::limitPlaces(FunctionOpInterface function) {
  function->walk([](Operation *op) {
    for (StringRef name :
         {StringRef(kOffloadDelayAttr), StringRef(kPrefetchDistanceAttr)}) {
      std::optional<int64_t> given = getPlace(op, name);
      if (!given)
        continue;
      auto most = static_cast<int64_t>(getLoopWork(*op->getBlock()).size());
      if (*given > most)
        mark(op, name, most);
    }
  });
}

/// `place` is that of the insertion among `work`, the ops of its body.
static int64_t countOffloadDelay(Operation *insertion,
                                 ArrayRef<Operation *> work, size_t place) {
  auto end = static_cast<int64_t>(work.size());
  // The op before the insertion computes the next slice.
  if (std::optional<int64_t> given = getPlace(insertion, kOffloadDelayAttr))
    return std::min(*given, place > 0 ? end - 1 : end);
  return end - static_cast<int64_t>(place);
}

int64_t ao::countOffloadDelay(Operation *insertion) {
  SmallVector<Operation *> work = getLoopWork(*insertion->getBlock());
  return ::countOffloadDelay(insertion, work, getLoopPlace(work, insertion));
}

/// Returns whether transfers of slices complete within an iteration of the
/// loop.
static bool staysWithin(Block &body) {
  return body.getParentOp()->hasAttr(kWholeResidualsAttr);
}

WaitPlace ao::findWaitPlace(Operation *insertion) {
  Block *body = insertion->getBlock();
  SmallVector<Operation *> work = getLoopWork(*body);
  size_t place = getLoopPlace(work, insertion);
  place += static_cast<size_t>(::countOffloadDelay(insertion, work, place));
  if (place < work.size())
    return {work[place], false};
  place -= work.size();
  if (place == 0 || staysWithin(*body))
    return {body->getTerminator(), false};
  return {place < work.size() ? work[place] : body->getTerminator(), true};
}

//===----------------------------------------------------------------------===//
// Reloads
//===----------------------------------------------------------------------===//

void ao::markPrefetchDistances(Block &body, ArrayRef<SliceAccess> extractions,
                               const DurationModel &durations) {
  BodyTimes times(body, extractions, durations);
  SmallVector<SliceAccess> sorted = sortByPlace(extractions);
  std::vector<double> starts(sorted.size());
  // The copy engine must be free for the first copy of the next iteration.
  double isNeeded = std::numeric_limits<double>::infinity();
  for (unsigned round = 0; round != 2; ++round) {
    for (size_t i = sorted.size(); i-- > 0;) {
      double use = times.getStart(getLoopPlace(times.work, sorted[i].op));
      starts[i] = std::min(use, isNeeded) -
                  durations.getMachine().reloadUs(sorted[i].bytes);
      isNeeded = starts[i];
    }
    isNeeded += times.end;
  }
  size_t count = times.work.size();
  for (auto [extraction, start] : llvm::zip_equal(sorted, starts)) {
    size_t place = getLoopPlace(times.work, extraction.op);
    bool isAhead = start < 0;
    double at = isAhead ? start + times.end : start;
    // The last op that starts no later.
    size_t before =
        llvm::partition_point(times.starts,
                              [&](double other) { return other <= at; }) -
        times.starts.begin();
    before -= std::min<size_t>(before, 1);
    size_t distance = isAhead ? count + place - std::min(before, count + place)
                              : place - std::min(before, place);
    mark(extraction.op, kPrefetchDistanceAttr, std::min(distance, count));
  }
}

int64_t ao::countPrefetchDistance(Operation *extraction) {
  if (std::optional<int64_t> given =
          getPlace(extraction, kPrefetchDistanceAttr))
    return *given;
  return static_cast<int64_t>(getLoopWork(*extraction->getBlock()).size());
}

ReloadPlace ao::findReloadPlace(Operation *extraction) {
  SmallVector<Operation *> work = getLoopWork(*extraction->getBlock());
  size_t place = getLoopPlace(work, extraction);
  auto distance = static_cast<size_t>(countPrefetchDistance(extraction));
  bool isGiven = extraction->hasAttr(kPrefetchDistanceAttr);
  if (isGiven && distance == 0)
    return {extraction, false};
  if (isGiven && distance <= place)
    return {work[place - distance], false};
  if (staysWithin(*extraction->getBlock()))
    return {place > 0 ? work.front() : extraction, false};
  size_t before = place + work.size() - distance;
  return {before < work.size() ? work[before]
                               : extraction->getBlock()->getTerminator(),
          true};
}
