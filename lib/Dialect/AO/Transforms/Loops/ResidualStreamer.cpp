//===- ResidualStreamer.cpp - Puts residuals into host memory -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualStreamer.h"
#include "LoopPlaces.h"
#include "ResidualRewrites.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Loops/LoopWork.h"
#include "ao/Analysis/Loops/SliceDrains.h"
#include "ao/Analysis/Steps/KeepReasons.h"
#include "ao/Dialect/AO/IR/AOEligibility.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include <functional>
#include <map>

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Eligible slices
//===----------------------------------------------------------------------===//

int64_t ao::getSliceBytes(const StackedResidual &stacked) {
  WrittenResidual residual = *stacked.written;
  return static_cast<int64_t>(
      getBytesOrZero(residual.insertion.getSourceOperand().get()));
}

/// The race check identifies slices by sums of numbers of iterations.
static bool countsByOnes(const StackedResidual &stacked) {
  auto isOne = [](LoopLikeOpInterface loop) {
    return isOneInteger(loop.getLoopSteps()->front());
  };
  return isOne(stacked.writer->loop) &&
         llvm::all_of(stacked.readers,
                      [&](const StackedResidual::Reader &reader) {
                        return isOne(reader.loop->loop);
                      });
}

bool ao::isNested(const StepFunctions &step, Operation *op) {
  return !llvm::is_contained(step.getBlocks(), op->getBlock());
}

/// Returns why the result of a loop is kept on device; empty if it may be
/// offloaded.
static std::string refuse(const Step &step, OpResult residual) {
  if (isNested(step, residual.getOwner())) {
    // The value has no storage of the step: marks and types decide.
    if (StringRef reason = getKeepReason(residual); !reason.empty())
      return reason.str();
    Ineligibility ofType =
        getIneligibility(cast<RankedTensorType>(residual.getType()));
    return ofType == Ineligibility::None ? "" : describe(ofType).str();
  }
  std::optional<size_t> storage = step.getStorageOf(residual);
  if (!storage)
    return describe(Ineligibility::NotATensor).str();
  Ineligibility found = step.getStorages()[*storage].ineligibility;
  bool isEligible =
      found == Ineligibility::DefinedByLoop || found == Ineligibility::None;
  return isEligible ? "" : describe(step.getStorages()[*storage]).str();
}

static int64_t countSliceElements(const StackedResidual &stacked) {
  WrittenResidual residual = *stacked.written;
  auto type = cast<RankedTensorType>(
      residual.insertion.getSourceOperand().get().getType());
  return type.hasStaticShape() ? type.getNumElements() : 0;
}

std::string ao::getStreamObstacle(const Step &step,
                                  const StackedResidual &stacked,
                                  int64_t minBytes, int64_t minElements) {
  if (stacked.readers.empty())
    return "no loop reads it";
  if (std::string reason = refuse(step, stacked.written->result);
      !reason.empty())
    return reason;
  WrittenResidual written = *stacked.written;
  Value slice = getViewBase(written.insertion.getSourceOperand().get());
  if (auto result = dyn_cast<OpResult>(slice))
    if (StringRef reason = getKeepReason(result); !reason.empty())
      return reason.str();
  if (!countsByOnes(stacked))
    return "unsupported loop: step must be 1";
  if (int64_t bytes = getSliceBytes(stacked); bytes < minBytes)
    return "a slice has " + std::to_string(bytes) +
           " bytes, fewer than min-bytes (" + std::to_string(minBytes) + ")";
  if (int64_t elements = countSliceElements(stacked); elements < minElements)
    return "a slice has " + std::to_string(elements) +
           " elements, fewer than min-elements (" +
           std::to_string(minElements) + ")";
  return "";
}

void KeptResiduals::addRefused(const StepResiduals &residuals) {
  for (const ResidualRefusal &refusal : residuals.getRefused())
    if (isa<OpResult>(refusal.value))
      add(refusal.rule.str());
}

std::string KeptResiduals::describe() const {
  std::string text;
  for (const auto &[reason, count] : reasons)
    text += "; " + std::to_string(count) + " kept: " + reason;
  return text;
}

int64_t ao::getMarkedSlices(const StackedResidual &stacked) {
  return LoopDecision::get(stacked.writer->loop)
      .getOffloaded(stacked.written->result.getResultNumber());
}

int64_t ao::getMarkedPrefetch(const StackedResidual &stacked) {
  return LoopDecision::get(stacked.writer->loop).prefetch.value_or(0);
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

static RankedTensorType getHostTensor(Type type) {
  return cast<RankedTensorType>(getHostType(cast<ShapedType>(type)));
}

ResidualStreamer::ResidualStreamer(const StepFunctions &step)
    : builder(step.getForward()->getContext()) {
  if (step.isPair())
    signature.emplace(step);
}

void ResidualStreamer::stream(const StackedResidual &stacked,
                              int64_t prefetch) {
  write(stacked, prefetch);
  Value host = stacked.written->result;
  std::optional<BlockArgument> arrived;
  for (unsigned slot : stacked.slots) {
    if (arrived)
      signature->drop(slot);
    else
      arrived = signature->replace(slot, host);
  }
  for (const StackedResidual::Reader &reader : stacked.readers) {
    bool isInBackward = isa<BlockArgument>(reader.residual->source);
    read(reader, isInBackward ? Value(*arrived) : host, prefetch);
  }
}

unsigned ao::getDepth(Operation *op) {
  unsigned depth = 0;
  for (; op; op = op->getParentOp())
    ++depth;
  return depth;
}

/// An outer loop may have issued transfers before a loop, or waited for them
/// there.
void ResidualStreamer::replacePlace(Operation *loop, Operation *by) {
  for (auto &[outer, transfers] : carried)
    for (CarriedTransfer &transfer : transfers)
      if (transfer.place == loop)
        transfer.place = by;
}

/// Pipelines loops, none of which is in another one. The peeled iterations are
/// complete when the first reloads and last waits are placed.
void ResidualStreamer::pipelineLoops(ArrayRef<scf::ForOp> loops) {
  SmallVector<std::unique_ptr<LoopRewriter>> rewriters;
  for (scf::ForOp loop : loops) {
    rewriters.push_back(std::make_unique<LoopRewriter>(loop, carried[loop]));
    replacePlace(loop, rewriters.back()->pipeline());
  }
  for (auto &rewriter : rewriters)
    rewriter->placeWaits();
  for (auto &rewriter : rewriters)
    rewriter->placeReloads();
}

/// Starts with the innermost loops: to pipeline a loop copies the loops in it.
void ResidualStreamer::pipelineLoops() {
  std::map<unsigned, SmallVector<scf::ForOp>, std::greater<>> byDepth;
  for (auto &[loop, transfers] : carried) {
    if (keptWhole.contains(loop))
      continue;
    auto counted = cast<scf::ForOp>(loop);
    // Two iterations have no kernel of three stages.
    if (counted.getStaticTripCount() == 2 &&
        !llvm::all_of(transfers, std::mem_fn(&CarriedTransfer::isOffload)))
      llvm::erase_if(transfers, std::mem_fn(&CarriedTransfer::isOffload));
    byDepth[getDepth(loop)].push_back(counted);
  }
  for (auto &[depth, loops] : byDepth)
    pipelineLoops(loops);
}

void ResidualStreamer::finish() {
  // Some of them are in loops that are replaced.
  eraseDead(std::move(sources));
  pipelineLoops();
  if (signature)
    signature->apply();
}

/// Makes the loop carry a host tensor in place of a device tensor.
void ResidualStreamer::carryHost(LoopLikeOpInterface loop,
                                 BlockArgument carried, Value init) {
  OpOperand *operand = loop.getTiedLoopInit(carried);
  if (Operation *old = operand->get().getDefiningOp())
    sources.insert(old);
  operand->set(init);
  carried.setType(init.getType());
  loop.getTiedLoopResult(carried).setType(init.getType());
}

/// Returns the outermost loop around `loop`, or `loop` itself.
static Operation *getOutermostLoop(LoopLikeOpInterface loop) {
  Operation *outermost = loop;
  while (auto outer = outermost->getParentOfType<LoopLikeOpInterface>())
    outermost = outer;
  return outermost;
}

WaitOp ResidualStreamer::insertWait(Value transfer, Value keep, Value slot,
                                    int64_t prefetch) {
  auto wait = WaitOp::create(builder, transfer.getLoc(), transfer, keep, slot);
  if (prefetch == 0)
    wait->setDiscardableAttr(AODialect::kBlockingAttr, builder.getUnitAttr());
  return wait;
}

void ResidualStreamer::erase(Operation *op) {
  collectSources(op, sources);
  sources.remove(op);
  op->erase();
}

/// Replaces the insertion of a slice by its offload to the host tensor.
void ResidualStreamer::write(const StackedResidual &stacked, int64_t prefetch) {
  LoopLikeOpInterface loop = stacked.writer->loop;
  const WrittenResidual &residual = *stacked.written;
  Location loc = residual.insertion->getLoc();
  RankedTensorType type = getHostTensor(residual.result.getType());
  // Within an outer loop, every iteration uses the same memory.
  builder.setInsertionPoint(getOutermostLoop(loop));
  Value empty = HostEmptyOp::create(builder, loop.getLoc(), type, ValueRange());
  carryHost(loop, residual.carried, empty);

  SubsetInsertionOpInterface insertion = residual.insertion;
  builder.setInsertionPoint(insertion);
  Value source = insertion.getSourceOperand().get();
  RankedTensorType sliceType = getHostTensor(source.getType());
  Value row = getSliceRow(builder, loop, stacked.writer->trips,
                          residual.slices.isReversed);
  SlicePlace place = getSlicePlace(builder, type, residual.slices.dim, row);
  Value slot =
      tensor::ExtractSliceOp::create(builder, loc, sliceType, residual.carried,
                                     place.offsets, place.sizes, place.strides);
  Value transfer =
      OffloadOp::create(builder, loc, types.getOffload(source.getType()),
                        source, slot)
          .getTransfer();
  WaitPlace waitAt{insertion, false};
  if (prefetch > 0)
    waitAt = findWaitPlace(insertion);
  builder.setInsertionPoint(
      waitAt.isBehind ? insertion->getBlock()->getTerminator() : waitAt.place);
  WaitOp wait = insertWait(transfer, source, slot, prefetch);
  auto updated = tensor::InsertSliceOp::create(builder, loc, wait.getResult(),
                                               residual.carried, place.offsets,
                                               place.sizes, place.strides);
  if (!hasWholeSlices(residual))
    keptWhole.insert(loop);
  SmallVector<Value> copied;
  for (CarriedTransfer other : carried.lookup(loop))
    if (other.isOffload)
      copied.push_back(other.wait.getKeep());
  if (waitAt.isBehind && isa<scf::ForOp>(loop.getOperation()) &&
      getDrainObstacle(residual, copied).empty()) {
    // The wait is before the extraction of the next slot from the residual.
    Operation *slotOp = slot.getDefiningOp();
    Operation *waits =
        waitAt.place->isBeforeInBlock(slotOp) ? waitAt.place : slotOp;
    SmallVector<Operation *> work = getLoopWork(*insertion->getBlock());
    carried[loop].push_back({wait, /*isOffload=*/true, residual.slices, waits,
                             getLoopPlace(work, waits)});
  }
  insertion.getUpdatedDestination().replaceAllUsesWith(updated.getResult());
  erase(insertion);
}

/// Sets the insertion point before `place`, and before the reloads there of
/// slices that are needed later than `use`: copies run in the order in which
/// they are issued.
void ResidualStreamer::setReloadPoint(Operation *place, Operation *use) {
  Operation *point = place;
  for (const PlacedReload &other : placed)
    if (other.place == place && use->isBeforeInBlock(other.wait) &&
        other.begin->isBeforeInBlock(point))
      point = other.begin;
  builder.setInsertionPoint(point);
}

/// Returns the number of ops in a body from `place` on that compute tensors.
static size_t countWorkFrom(Operation *place) {
  SmallVector<Operation *> work = getLoopWork(*place->getBlock());
  return work.size() - getLoopPlace(work, place);
}

/// Reloads the slice that `extraction` takes from `host`; returns the wait,
/// which is before it.
WaitOp ResidualStreamer::fetch(const StackedResidual::Reader &reader,
                               SubsetExtractionOpInterface extraction,
                               Value host, int64_t prefetch) {
  LoopLikeOpInterface loop = reader.loop->loop;
  ResidualSlices slices = reader.residual->slices;
  Location loc = extraction->getLoc();
  builder.setInsertionPoint(extraction);
  ReloadPlace reloadAt{extraction, false};
  if (prefetch > 0)
    reloadAt = findReloadPlace(extraction);
  // Only an `scf.for` can carry more values.
  if (reloadAt.isAhead && !isa<scf::ForOp>(loop.getOperation()))
    reloadAt = {extraction, false};
  bool isBlocking = reloadAt.place == extraction;
  if (!reloadAt.isAhead && !isBlocking)
    setReloadPoint(reloadAt.place, extraction);
  Block *block = builder.getInsertionBlock();
  Operation *before = builder.getInsertionPoint()->getPrevNode();
  Value row = getSliceRow(builder, loop, reader.loop->trips, slices.isReversed);
  SlicePlace place = getSlicePlace(
      builder, cast<RankedTensorType>(host.getType()), slices.dim, row);
  Value slice = tensor::ExtractSliceOp::create(
      builder, loc, getHostTensor(extraction.getResult().getType()), host,
      place.offsets, place.sizes, place.strides);
  ReloadOp reload = createReload(builder, loc, slice, types);
  Operation *begin = before ? before->getNextNode() : &block->front();
  builder.setInsertionPoint(extraction);
  WaitOp wait = insertWait(reload.getTransfer(), slice, /*slot=*/Value(),
                           isBlocking ? 0 : prefetch);
  if (reloadAt.isAhead)
    carried[loop].push_back({wait, /*isOffload=*/false, slices, reloadAt.place,
                             extraction->hasAttr(kPrefetchDistanceAttr)
                                 ? countWorkFrom(reloadAt.place)
                                 : 0});
  else if (!isBlocking)
    placed.push_back({reloadAt.place, begin, wait});
  return wait;
}

/// Replaces the extraction of a slice by its reload from the host tensor.
void ResidualStreamer::read(const StackedResidual::Reader &reader, Value host,
                            int64_t prefetch) {
  LoopLikeOpInterface loop = reader.loop->loop;
  const ReadResidual &residual = *reader.residual;
  if (residual.carried) {
    carryHost(loop, residual.carried, host);
    host = residual.carried;
  }
  Value arrived;
  for (SubsetExtractionOpInterface extraction : residual.extractions) {
    if (!arrived)
      arrived = fetch(reader, extraction, host, prefetch).getResult();
    builder.setInsertionPoint(extraction);
    extraction.getResult().replaceAllUsesWith(
        reshapeSlice(builder, extraction->getLoc(), arrived,
                     cast<RankedTensorType>(extraction.getResult().getType())));
    erase(extraction);
  }
}
