//===- LoopPlaces.cpp - Where in an iteration copies start and end --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopPlaces.h"
#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/IR/AOStacks.h"
#include "mlir/Interfaces/SubsetOpInterface.h"
#include <limits>

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Ops and times
//===----------------------------------------------------------------------===//

static bool computesTensor(Operation &op) {
  if (isa_and_present<AODialect>(op.getDialect()) ||
      isa<SubsetInsertionOpInterface, SubsetExtractionOpInterface>(op) ||
      op.hasTrait<OpTrait::ConstantLike>() || definesNoData(&op) ||
      (op.getNumResults() > 0 && isView(&op)))
    return false;
  return llvm::any_of(op.getResultTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    // Those without dimensions count iterations.
    return tensor && tensor.getRank() > 0;
  });
}

static SmallVector<Operation *> getWork(Block &body) {
  SmallVector<Operation *> work;
  for (Operation &op : body)
    if (computesTensor(op))
      work.push_back(&op);
  return work;
}

/// The number of the first op of `work` behind `op`.
static size_t getPlace(ArrayRef<Operation *> work, Operation *op) {
  return llvm::partition_point(
             work,
             [&](Operation *other) { return other->isBeforeInBlock(op); }) -
         work.begin();
}

namespace {
/// When the ops of one iteration start, in microseconds.
class BodyTimes {
public:
  BodyTimes(Block &body, ArrayRef<SliceAccess> moved,
            const DurationModel &durations)
      : work(getWork(body)) {
    llvm::SmallPtrSet<Operation *, 8> ignored;
    for (const SliceAccess &access : moved)
      ignored.insert(access.op);
    double now = 0;
    for (Operation &op : body.without_terminator()) {
      if (starts.size() < work.size() && work[starts.size()] == &op)
        starts.push_back(now);
      if (!ignored.contains(&op) && !takesNoTime(&op))
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
// Copies out
//===----------------------------------------------------------------------===//

/// In the order of the body.
static SmallVector<SliceAccess> sortByPlace(ArrayRef<SliceAccess> accesses) {
  SmallVector<SliceAccess> sorted(accesses);
  llvm::sort(sorted, [](const SliceAccess &one, const SliceAccess &other) {
    return one.op->isBeforeInBlock(other.op);
  });
  return sorted;
}

void ao::markLags(Block &body, ArrayRef<SliceAccess> insertions,
                  const DurationModel &durations) {
  BodyTimes times(body, insertions, durations);
  double isFree = 0;
  for (const SliceAccess &insertion : sortByPlace(insertions)) {
    size_t place = getPlace(times.work, insertion.op);
    isFree = std::max(isFree, times.getStart(place)) +
             durations.getMachine().offloadUs(insertion.bytes);
    size_t wait =
        llvm::partition_point(times.starts,
                              [&](double start) { return start < isFree; }) -
        times.starts.begin();
    mark(insertion.op, kLagAttr, std::max(wait, place) - place);
  }
}

Operation *ao::findLag(Operation *insertion) {
  Block *body = insertion->getBlock();
  auto given = insertion->getAttrOfType<IntegerAttr>(kLagAttr);
  if (!given)
    return body->getTerminator();
  SmallVector<Operation *> work = getWork(*body);
  size_t place =
      getPlace(work, insertion) + static_cast<size_t>(given.getInt());
  return place < work.size() ? work[place] : body->getTerminator();
}

//===----------------------------------------------------------------------===//
// Copies back
//===----------------------------------------------------------------------===//

void ao::markLeads(Block &body, ArrayRef<SliceAccess> extractions,
                   const DurationModel &durations) {
  BodyTimes times(body, extractions, durations);
  SmallVector<SliceAccess> sorted = sortByPlace(extractions);
  std::vector<double> starts(sorted.size());
  // The engine is to be free for the first copy of the next iteration.
  double isNeeded = std::numeric_limits<double>::infinity();
  for (unsigned round = 0; round != 2; ++round) {
    for (size_t i = sorted.size(); i-- > 0;) {
      double use = times.getStart(getPlace(times.work, sorted[i].op));
      starts[i] = std::min(use, isNeeded) -
                  durations.getMachine().reloadUs(sorted[i].bytes);
      isNeeded = starts[i];
    }
    isNeeded += times.end;
  }
  size_t count = times.work.size();
  for (auto [extraction, start] : llvm::zip_equal(sorted, starts)) {
    size_t place = getPlace(times.work, extraction.op);
    bool isAhead = start < 0;
    double at = isAhead ? start + times.end : start;
    // The last op that starts no later.
    size_t before =
        llvm::partition_point(times.starts,
                              [&](double other) { return other <= at; }) -
        times.starts.begin();
    before -= std::min<size_t>(before, 1);
    size_t lead = isAhead ? count + place - std::min(before, count + place)
                          : place - std::min(before, place);
    mark(extraction.op, kLeadAttr, std::min(lead, count));
  }
}

Lead ao::findLead(Operation *extraction) {
  SmallVector<Operation *> work = getWork(*extraction->getBlock());
  size_t place = getPlace(work, extraction);
  auto given = extraction->getAttrOfType<IntegerAttr>(kLeadAttr);
  size_t lead = given
                    ? std::min(static_cast<size_t>(given.getInt()), work.size())
                    : work.size();
  if (lead == 0 && given)
    return {extraction, false};
  if (given && lead <= place)
    return {work[place - lead], false};
  size_t before = place + work.size() - lead;
  return {before < work.size() ? work[before]
                               : extraction->getBlock()->getTerminator(),
          true};
}
