//===- LoopTrace.cpp - Steps as traces, iteration by iteration ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/LoopTrace.h"

#include "Memory/RegionMemory.h"
#include "ao/Analysis/Loops/LoopWork.h"
#include "ao/Analysis/Loops/SliceDrains.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Memory/SlicesInPlace.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include <map>
#include <set>

using namespace mlir;
using namespace ao;

/// A trace of more ops takes too long to plan.
static constexpr int64_t kMaxOps = 1 << 22;

bool ao::canBeCut(const LoopResiduals &loop) {
  LoopLikeOpInterface op = loop.loop;
  return isa<scf::ForOp>(op.getOperation()) && loop.trips > 0 &&
         isOneInteger(op.getLoopSteps()->front());
}

static Block &getBody(const LoopResiduals &loop) {
  LoopLikeOpInterface op = loop.loop;
  return op.getLoopRegions().front()->front();
}

static Value getSlice(const StackedResidual &stacked) {
  WrittenResidual written = *stacked.written;
  return written.insertion.getSourceOperand().get();
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

namespace {
/// Builds the part of the trace for the body of one loop.
class BodyBuilder {
public:
  BodyBuilder(const Step &step, const LoopResiduals &loop)
      : step(step), loop(loop), body(getBody(loop)), work(getLoopWork(body)) {
    size_t place = 0;
    for (Operation &op : body) {
      if (place < work.size() && work[place] == &op)
        ++place;
      placeOf.push_back(static_cast<int64_t>(std::max<size_t>(place, 1)) - 1);
    }
  }

  int64_t getNumOps() const { return static_cast<int64_t>(work.size()); }

  /// The op that defines a slice, and its first use.
  int64_t getDef(Operation *insertion) const {
    return std::max<int64_t>(countBefore(insertion), 1) - 1;
  }
  int64_t getFirstUse(Operation *extraction) const {
    return std::min(countBefore(extraction), getNumOps() - 1);
  }

  /// A slice that is a value of the body: its last use there, and the time to
  /// copy it into its residual.
  struct OwnSlice {
    int64_t lastUse;
    double copyUs;
  };

  /// Adds the ops and allocations of an iteration, except for slices.
  /// `insertions` are those of slices that are values, described by `slices`.
  void build(ArrayRef<SubsetInsertionOpInterface> insertions,
             const DurationModel &durations, double loopUs,
             planner::LoopBody &result, SmallVectorImpl<OwnSlice> &slices);

  /// Returns the ops that use a slice which is read.
  std::vector<int64_t> getUses(const ReadResidual &residual);

  /// Returns the op that writes to `carried` first.
  int64_t getFirstWrite(BlockArgument carried) const;

private:
  int64_t countBefore(Operation *op) const {
    return static_cast<int64_t>(getLoopPlace(work, op));
  }
  void addOps(ArrayRef<SubsetInsertionOpInterface> insertions,
              const DurationModel &durations, double loopUs,
              planner::LoopBody &result, SmallVectorImpl<OwnSlice> &slices);
  void addValue(int64_t first, int64_t last, int64_t bytes,
                planner::LoopBody &result);
  void collectUses(Value value, std::set<int64_t> &uses);

  const Step &step;
  const LoopResiduals &loop;
  Block &body;
  SmallVector<Operation *> work;
  /// By op of the body, the last op of the work up to it.
  std::vector<int64_t> placeOf;
};
} // namespace

static double getUs(Operation *op, const DurationModel &durations) {
  return static_cast<double>(durations.getDuration(op).nanoseconds) / 1e3;
}

void BodyBuilder::addOps(ArrayRef<SubsetInsertionOpInterface> insertions,
                         const DurationModel &durations, double loopUs,
                         planner::LoopBody &result,
                         SmallVectorImpl<OwnSlice> &slices) {
  for (Operation *op : work) {
    planner::Op &added = result.ops.emplace_back();
    if (!result.name.empty())
      added.name = getOpName(op);
    added.isRecomputed = isRecomputed(op);
    if (auto layer = op->getAttrOfType<IntegerAttr>(AODialect::kLayerAttr))
      added.layer = layer.getInt();
    if (auto kind = durations.getDuration(op).kind)
      added.kind = planner::parseOpKind(stringifyOpKind(*kind))
                       .value_or(planner::OpKind::Unknown);
  }
  llvm::SmallPtrSet<Operation *, 8> ignored;
  for (SubsetInsertionOpInterface insertion : insertions)
    ignored.insert(insertion);
  for (SubsetInsertionOpInterface insertion : insertions)
    slices.push_back({getDef(insertion), getUs(insertion, durations)});
  double sum = 0;
  for (auto [op, place] : llvm::zip(body, placeOf)) {
    double us = getUs(&op, durations);
    sum += us;
    // Offloaded slices are not copied into the residual.
    if (!ignored.contains(&op))
      result.ops[place].durationUs += us;
  }
  if (sum <= 0)
    return;
  double scale = loopUs / (sum * static_cast<double>(loop.trips));
  for (planner::Op &op : result.ops)
    op.durationUs *= scale;
  for (OwnSlice &slice : slices)
    slice.copyUs *= scale;
}

void BodyBuilder::addValue(int64_t first, int64_t last, int64_t bytes,
                           planner::LoopBody &result) {
  planner::Value &value = result.values.emplace_back();
  value.name = result.ops[first].name;
  value.bytes = bytes;
  value.def = first;
  if (last > first)
    value.uses = {last};
  value.obstacle = planner::Obstacle::Loop;
}

void BodyBuilder::build(ArrayRef<SubsetInsertionOpInterface> insertions,
                        const DurationModel &durations, double loopUs,
                        planner::LoopBody &result,
                        SmallVectorImpl<OwnSlice> &slices) {
  addOps(insertions, durations, loopUs, result, slices);
  SmallVector<Value> values;
  for (SubsetInsertionOpInterface insertion : insertions)
    values.push_back(insertion.getSourceOperand().get());
  auto getOuter = [&](Value value) -> std::optional<OuterStorage> {
    std::optional<size_t> id = step.getStorageOf(value);
    if (!id)
      return std::nullopt;
    return OuterStorage{static_cast<uint32_t>(*id),
                        step.getStorages()[*id].bytes, /*ends=*/false,
                        /*isOwned=*/false};
  };
  BodyMemory memory = RegionMemory::computeBody(loop.loop, values, getOuter);
  auto getPlace = [&](int32_t number) {
    size_t index = std::clamp<size_t>(number, 1, placeOf.size()) - 1;
    return placeOf[index];
  };
  std::set<size_t> taken;
  for (auto [slice, value, buffer] :
       llvm::zip_equal(slices, values, memory.bufferOf)) {
    int64_t def = slice.lastUse;
    int64_t bytes = getStaticBytes(value.getType()).value_or(0);
    if (!buffer || memory.buffers[*buffer].bytes != bytes ||
        !taken.insert(*buffer).second)
      continue;
    const BodyMemory::Buffer &own = memory.buffers[*buffer];
    slice.lastUse = std::max(def, getPlace(own.last));
    // The buffer has been allocated before the slice was complete.
    if (int64_t first = getPlace(own.first); first < def)
      addValue(first, def - 1, bytes, result);
  }
  for (auto [number, buffer] : llvm::enumerate(memory.buffers))
    if (buffer.bytes > 0 && taken.count(number) == 0)
      addValue(getPlace(buffer.first), getPlace(buffer.last), buffer.bytes,
               result);
}

void BodyBuilder::collectUses(Value value, std::set<int64_t> &uses) {
  for (Operation *user : value.getUsers()) {
    Operation *op = body.findAncestorOpInBlock(*user);
    if (op == user && op->getNumResults() == 1 && isView(op)) {
      collectUses(op->getResult(0), uses);
      continue;
    }
    int64_t before = countBefore(op);
    bool isWork = before < getNumOps() && work[before] == op;
    uses.insert(std::min(isWork ? before : std::max<int64_t>(before, 1) - 1,
                         getNumOps() - 1));
  }
}

std::vector<int64_t> BodyBuilder::getUses(const ReadResidual &residual) {
  int64_t first = getFirstUse(residual.extractions.front());
  std::set<int64_t> uses;
  for (SubsetExtractionOpInterface extraction : residual.extractions)
    collectUses(extraction.getResult(), uses);
  uses.insert(first);
  return std::vector<int64_t>(uses.find(first), uses.end());
}

int64_t BodyBuilder::getFirstWrite(BlockArgument carried) const {
  int64_t first = getNumOps() - 1;
  for (Operation *user : carried.getUsers()) {
    std::optional<SliceInPlace> slice;
    if (auto insertion = dyn_cast<tensor::InsertSliceOp>(user))
      slice = findSliceInPlace(insertion);
    first = std::min(first, slice ? countBefore(slice->firstWriter)
                                  : getDef(body.findAncestorOpInBlock(*user)));
  }
  return first;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

namespace {
class ResidualExpander {
public:
  ResidualExpander(const Step &step, const StepResiduals &residuals,
                   const planner::Trace &trace, int64_t peeled)
      : step(step), residuals(residuals), trace(trace), peeled(peeled) {
    for (auto [number, op] : llvm::enumerate(step.getOps()))
      if (op->getNumRegions() > 0)
        numberOf[op] = static_cast<int64_t>(number);
  }

  LoopTrace
  expand(const DurationModel &durations,
         llvm::function_ref<bool(const StackedResidual &)> isEligible);

private:
  /// The numbers of iterations, the first and the last ones, that are peeled.
  struct Ends {
    int64_t first = 0, last = 0;

    Ends mirrored() const { return {last, first}; }
    bool operator==(const Ends &other) const {
      return first == other.first && last == other.last;
    }
  };

  void chooseResiduals();
  void peel();
  bool peelLoops(int64_t fewest);
  void spreadPeeled();
  Ends getPeeled(const LoopResiduals &loop) const {
    return peeledOf.lookup(&loop);
  }
  bool canBeValues(const StackedResidual &stacked);
  bool isExpanded(const StackedResidual &stacked) const {
    return chosen.contains(&stacked);
  }
  const LoopResiduals *getReader(const StackedResidual &stacked) const {
    return stacked.readers.front().loop;
  }
  BodyBuilder &getBuilder(const LoopResiduals &loop) {
    return builders.try_emplace(&loop, step, loop).first->second;
  }
  void addBody(const LoopResiduals &loop, const DurationModel &durations);
  void addFirstWrites(const LoopResiduals &loop, planner::LoopBody &body);
  void addSplits(const LoopResiduals &loop,
                 std::vector<planner::LoopResidual> &added) const;
  planner::Trace dropTemporaries() const;

  const Step &step;
  const StepResiduals &residuals;
  const planner::Trace &trace;
  int64_t peeled;
  llvm::DenseMap<const LoopResiduals *, Ends> peeledOf;
  llvm::DenseMap<Operation *, int64_t> numberOf;
  llvm::SmallPtrSet<const StackedResidual *, 16> chosen, tooLong;
  std::map<const LoopResiduals *, BodyBuilder> builders;
  std::vector<planner::LoopBody> bodies;
  llvm::DenseMap<const LoopResiduals *, int64_t> bodyOf;
  llvm::DenseMap<const StackedResidual *, BodyBuilder::OwnSlice> sliceOf;
};
} // namespace

bool ResidualExpander::canBeValues(const StackedResidual &stacked) {
  if (stacked.readers.size() != 1 ||
      !step.getStorageOf(stacked.written->result))
    return false;
  auto made = numberOf.find(stacked.writer->loop);
  auto read = numberOf.find(getReader(stacked)->loop);
  return made != numberOf.end() && read != numberOf.end() &&
         made->second < read->second &&
         llvm::all_of(
             ArrayRef{stacked.writer, getReader(stacked)},
             [&](const LoopResiduals *loop) {
               return canBeCut(*loop) &&
                      !loop->loop->hasAttr(kWholeResidualsAttr) &&
                      getCarryingLoop(loop->loop) &&
                      getBuilder(*loop).getNumOps() > 0;
             });
}

/// In the order of the step, as long as the trace does not become too long.
void ResidualExpander::chooseResiduals() {
  int64_t ops = trace.numOps();
  llvm::SmallPtrSet<const LoopResiduals *, 8> counted;
  for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
    if (!canBeValues(stacked))
      continue;
    int64_t more = 0;
    for (const LoopResiduals *loop : {stacked.writer, getReader(stacked)})
      if (!counted.contains(loop))
        more += loop->trips * getBuilder(*loop).getNumOps();
    if (ops + more > kMaxOps) {
      tooLong.insert(&stacked);
      continue;
    }
    ops += more;
    counted.insert(stacked.writer);
    counted.insert(getReader(stacked));
    chosen.insert(&stacked);
  }
}

/// Peels the last iterations of each loop whose last slices are read first, and
/// the iterations of other loops that access the same slices. If that leaves
/// too few iterations of a loop that is peeled at both ends, only loops that
/// are long enough for it are peeled.
void ResidualExpander::peel() {
  for (int64_t ends : {1, 2})
    if (peelLoops(ends * peeled + planner::fewestSlices))
      break;
  for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
    if (!isExpanded(stacked))
      continue;
    Ends read = getPeeled(*getReader(stacked));
    if (stacked.isMirrored(stacked.readers.front()))
      read = read.mirrored();
    // Peeled iterations of one loop access slices of the other loop itself.
    if (!(getPeeled(*stacked.writer) == read))
      chosen.erase(&stacked);
  }
}

/// Peels loops of at least `fewest` iterations. Returns false, and peels none,
/// if too few iterations of a loop would be left.
bool ResidualExpander::peelLoops(int64_t fewest) {
  peeledOf.clear();
  for (const StackedResidual &stacked : residuals.getStackedResiduals())
    if (isExpanded(stacked) && stacked.isMirrored(stacked.readers.front()) &&
        stacked.writer->trips >= fewest)
      peeledOf[stacked.writer].last = peeled;
  spreadPeeled();
  bool isShort = llvm::any_of(peeledOf, [](const auto &of) {
    return of.first->trips - of.second.first - of.second.last <
           planner::fewestSlices;
  });
  if (isShort)
    peeledOf.clear();
  return !isShort;
}

/// A loop that reads slices of peeled iterations is peeled there as well.
void ResidualExpander::spreadPeeled() {
  for (bool changed = true; std::exchange(changed, false);)
    for (const StackedResidual &stacked : residuals.getStackedResiduals())
      for (const StackedResidual::Reader &reader : stacked.readers) {
        Ends from = getPeeled(*stacked.writer);
        if (stacked.isMirrored(reader))
          from = from.mirrored();
        Ends &to = peeledOf[reader.loop];
        Ends both{std::max(from.first, to.first), std::max(from.last, to.last)};
        changed |= !(both == to);
        to = both;
      }
}

/// A result of a loop whose initial value is an empty tensor has no memory
/// before the first write.
void ResidualExpander::addFirstWrites(const LoopResiduals &loop,
                                      planner::LoopBody &body) {
  LoopLikeOpInterface op = loop.loop;
  for (auto [init, carried, result] : llvm::zip_equal(
           op.getInits(), op.getRegionIterArgs(), *op.getLoopResults())) {
    Operation *source = init.getDefiningOp();
    std::optional<size_t> storage = step.getStorageOf(result);
    if (source && definesNoData(source) && storage &&
        trace.values[*storage].def == body.op && !isUnchanged(op, carried))
      body.firstWrites.emplace_back(static_cast<int64_t>(*storage),
                                    getBuilder(loop).getFirstWrite(carried));
  }
}

void ResidualExpander::addBody(const LoopResiduals &loop,
                               const DurationModel &durations) {
  SmallVector<const StackedResidual *> written;
  SmallVector<SubsetInsertionOpInterface> insertions;
  std::optional<bool> countsDown;
  for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
    if (!isExpanded(stacked))
      continue;
    if (!countsDown && getReader(stacked) == &loop)
      countsDown = stacked.readers.front().residual->slices.isReversed;
    if (stacked.writer != &loop)
      continue;
    if (!countsDown)
      countsDown = stacked.written->slices.isReversed;
    written.push_back(&stacked);
    insertions.push_back(stacked.written->insertion);
  }
  if (!countsDown)
    return;
  bodyOf[&loop] = static_cast<int64_t>(bodies.size());
  planner::LoopBody &body = bodies.emplace_back();
  body.op = numberOf.lookup(loop.loop);
  if (!trace.ops[body.op].name.empty())
    body.name = getOpName(loop.loop);
  body.trips = loop.trips;
  body.firstPeeled = getPeeled(loop).first;
  body.lastPeeled = getPeeled(loop).last;
  body.countsDown = *countsDown;
  addFirstWrites(loop, body);
  SmallVector<BodyBuilder::OwnSlice> slices;
  getBuilder(loop).build(insertions, durations, trace.ops[body.op].durationUs,
                         body, slices);
  for (auto [stacked, slice] : llvm::zip_equal(written, slices))
    sliceOf[stacked] = slice;
}

/// A requirement of one residual of a loop applies to all of them.
SmallVector<std::string> ao::findEarlyWaits(
    const StepResiduals &residuals,
    llvm::function_ref<bool(const StackedResidual &)> isEligible) {
  llvm::DenseMap<const LoopResiduals *, SmallVector<Value>> copied;
  llvm::SmallPtrSet<const LoopResiduals *, 4> inPieces;
  for (const StackedResidual &stacked : residuals.getStackedResiduals())
    if (isEligible(stacked) && !hasWholeSlices(*stacked.written))
      inPieces.insert(stacked.writer);
  SmallVector<std::string> reasons;
  for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
    std::string &reason = reasons.emplace_back();
    if (!isEligible(stacked))
      continue;
    SmallVector<Value> &others = copied[stacked.writer];
    reason = getDrainObstacle(*stacked.written, others).str();
    if (inPieces.contains(stacked.writer))
      reason = "slices of a stacked residual of the loop are not contiguous";
    if (reason.empty())
      others.push_back(getSlice(stacked));
  }
  return reasons;
}

/// Adds a residual of no bytes from `loop` to each loop that is split with it
/// because of stacked residuals whose slices are no values.
void ResidualExpander::addSplits(
    const LoopResiduals &loop,
    std::vector<planner::LoopResidual> &added) const {
  // The loops that are split, and whether in the reverse order.
  SmallVector<std::pair<const LoopResiduals *, bool>> reached = {
      {&loop, false}};
  for (size_t next = 0; next != reached.size(); ++next) {
    auto [from, isMirrored] = reached[next];
    for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
      if (stacked.writer != from || isExpanded(stacked))
        continue;
      for (const StackedResidual::Reader &reader : stacked.readers) {
        std::pair by(reader.loop, isMirrored != stacked.isMirrored(reader));
        if (!llvm::is_contained(reached, by))
          reached.push_back(by);
      }
    }
  }
  planner::LoopResidual split;
  split.value = -1;
  split.out = bodyOf.lookup(&loop);
  split.uses = {0};
  for (auto [reader, isMirrored] : reached) {
    auto body = bodyOf.find(reader);
    if (body == bodyOf.end() || body->second <= split.out ||
        reader->trips != loop.trips)
      continue;
    split.in = body->second;
    split.isInReversed = isMirrored;
    added.push_back(split);
  }
}

LoopTrace ResidualExpander::expand(
    const DurationModel &durations,
    llvm::function_ref<bool(const StackedResidual &)> isEligible) {
  chooseResiduals();
  if (peeled > 0)
    peel();
  for (const LoopResiduals &loop : residuals.getLoops())
    if (numberOf.contains(loop.loop))
      addBody(loop, durations);
  LoopTrace result;
  SmallVector<std::string> waitsWithin = findEarlyWaits(residuals, isEligible);
  std::vector<planner::LoopResidual> added;
  for (auto [number, stacked] :
       llvm::enumerate(residuals.getStackedResiduals())) {
    auto &residual = result.residualOf.emplace_back();
    result.peeled.push_back(getPeeled(*stacked.writer).last);
    if (tooLong.contains(&stacked) && isEligible(stacked))
      result.tooLong.push_back(number);
    if (!isExpanded(stacked))
      continue;
    residual = added.size();
    result.residualIndices.push_back(number);
    result.firstPeeled.push_back(getPeeled(*stacked.writer).first);
    const StackedResidual::Reader &reader = stacked.readers.front();
    planner::LoopResidual &one = added.emplace_back();
    one.value =
        static_cast<int64_t>(*step.getStorageOf(stacked.written->result));
    one.sliceBytes = getStaticBytes(getSlice(stacked).getType()).value_or(0);
    one.offloadable = isEligible(stacked);
    one.out = bodyOf.lookup(stacked.writer);
    one.in = bodyOf.lookup(reader.loop);
    one.isOutReversed = stacked.written->slices.isReversed;
    one.isInReversed = reader.residual->slices.isReversed;
    one.waitsWithin = !waitsWithin[number].empty();
    one.def = getBuilder(*stacked.writer).getDef(stacked.written->insertion);
    BodyBuilder::OwnSlice slice = sliceOf.lookup(&stacked);
    if (slice.lastUse > one.def)
      one.localUses = {slice.lastUse};
    one.copyUs = slice.copyUs;
    one.inPlace = insertsInPlace(stacked.written->insertion);
    one.uses = getBuilder(*reader.loop).getUses(*reader.residual);
  }
  for (const LoopResiduals &loop : residuals.getLoops())
    if (bodyOf.contains(&loop))
      addSplits(loop, added);
  planner::Trace around = dropTemporaries();
  result.trace = planner::expandLoops(around, bodies, added);
  result.context = planner::contextOf(around, bodies, added);
  return result;
}

/// Returns the trace with a body's allocations op by op instead of the maximum
/// of one iteration.
planner::Trace ResidualExpander::dropTemporaries() const {
  planner::Trace rest = trace;
  llvm::SmallDenseSet<int64_t> expanded;
  for (const planner::LoopBody &body : bodies)
    expanded.insert(body.op);
  for (auto [storage, value] : llvm::zip_equal(step.getStorages(), rest.values))
    if (!storage.base && expanded.contains(value.def))
      value.bytes = 0;
  return rest;
}

LoopTrace ao::expandResiduals(
    const Step &step, const StepResiduals &residuals,
    const planner::Trace &trace, const DurationModel &durations,
    llvm::function_ref<bool(const StackedResidual &)> isEligible,
    int64_t peeled) {
  return ResidualExpander(step, residuals, trace, peeled)
      .expand(durations, isEligible);
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

static int64_t countBefore(const LoopResiduals &loop, Operation *op) {
  Block &body = getBody(loop);
  return llvm::count_if(llvm::make_range(body.begin(), op->getIterator()),
                        isLoopWork);
}

/// The numbers of ops between the definition of a slice in the trace and its
/// insertion, and between its first use in the trace and its extraction.
static SlicePlaces getShift(const StackedResidual &stacked,
                            const planner::ResidualPlace &place) {
  const StackedResidual::Reader &reader = stacked.readers.front();
  return {countBefore(*stacked.writer, stacked.written->insertion) - place.def,
          countBefore(*reader.loop, reader.residual->extractions.front()) -
              place.firstUse};
}

SlicePlaces ao::placesOf(const StackedResidual &stacked,
                         const planner::ResidualPlace &place,
                         const planner::ResidualTransfers &transfers) {
  SlicePlaces shift = getShift(stacked, place);
  return {std::max<int64_t>(0, transfers.offloadDelay - shift.offloadDelay),
          std::max<int64_t>(0, transfers.prefetchDistance +
                                   shift.prefetchDistance)};
}

planner::ResidualTransfers
ao::getResidualTransfers(const StackedResidual &stacked,
                         const planner::ResidualPlace &place, int64_t slices,
                         SlicePlaces places) {
  SlicePlaces shift = getShift(stacked, place);
  // A slice is freed on the device after its last use in the iteration, and is
  // reloaded in time.
  return {
      slices,
      std::max(place.lastLocal - place.def + 1,
               places.offloadDelay + shift.offloadDelay),
      std::max<int64_t>(0, places.prefetchDistance - shift.prefetchDistance)};
}
