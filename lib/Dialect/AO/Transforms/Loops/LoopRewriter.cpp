//===- LoopRewriter.cpp - Pipelines loops around transfers ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopRewriter.h"
#include "ao/Analysis/Loops/LoopWork.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace ao;

tensor::InsertSliceOp CarriedTransfer::getInsertion() const {
  return cast<tensor::InsertSliceOp>(
      *WaitOp(wait).getResult().getUsers().begin());
}

ReloadOp CarriedTransfer::getReload() const {
  return WaitOp(wait).getTransfer().getDefiningOp<ReloadOp>();
}

LoopRewriter::LoopRewriter(scf::ForOp loop, ArrayRef<CarriedTransfer> carried)
    : builder(loop.getContext()), loop(loop), loc(loop.getLoc()),
      counterType(loop.getInductionVar().getType()), ofIterations(loop),
      transfers(carried), first(*getConstantIntValue(loop.getLowerBound())),
      trips(loop.getStaticTripCount()->getSExtValue()), ends(carried.size()) {
  bool hasReload = false, hasOffload = false;
  for (const CarriedTransfer &transfer : transfers)
    (transfer.isOffload ? hasOffload : hasReload) = true;
  computeStage = hasReload ? 1 : 0;
  lastStage = computeStage + (hasOffload ? 1 : 0);
  // Copies run in the order in which they are issued.
  llvm::stable_sort(
      transfers, [](const CarriedTransfer &one, const CarriedTransfer &other) {
        return WaitOp(one.wait)->isBeforeInBlock(other.wait);
      });
}

//===----------------------------------------------------------------------===//
// The schedule
//===----------------------------------------------------------------------===//

/// Creates a placeholder of `type` for `value`, which is replaced after the
/// loop is pipelined.
static Operation *createPlaceholder(OpBuilder &builder, Value value,
                                    Type type) {
  return UnrealizedConversionCastOp::create(builder, value.getLoc(), type,
                                            value);
}

/// Extracts a separate slice for the half of a transfer that is in another
/// stage: the kernel carries values that several stages use.
void LoopRewriter::separate(unsigned number) {
  const CarriedTransfer &transfer = transfers[number];
  WaitOp wait = transfer.wait;
  auto insertion = transfer.isOffload ? transfer.getInsertion() : nullptr;
  ReloadOp reload = transfer.isOffload ? nullptr : transfer.getReload();
  auto old = (insertion ? wait.getDestination() : reload.getSource())
                 .getDefiningOp<tensor::ExtractSliceOp>();
  Value host = insertion ? insertion.getDest() : old.getSource();
  builder.setInsertionPointToStart(loop.getBody());
  Operation *row = createPlaceholder(builder, loop.getInductionVar(),
                                     builder.getIndexType());
  SlicePlace place =
      getSlicePlace(builder, cast<RankedTensorType>(host.getType()),
                    transfer.slices.dim, row->getResult(0));
  auto slice =
      tensor::ExtractSliceOp::create(builder, old.getLoc(), old.getType(), host,
                                     place.offsets, place.sizes, place.strides);
  if (insertion) {
    wait.getDestinationMutable().assign(slice);
    insertion.getOffsetsMutable().assign(row->getResult(0));
    halves.push_back({row, slice, wait, insertion});
  } else {
    reload.getSourceMutable().assign(slice);
    halves.push_back({row, slice, reload});
  }
  for (Operation *op : halves.back())
    transferOf[op] = number;
}

/// Replaces yielded values that the body does not compute by placeholders: the
/// pipeliner accepts only results of ops of the body.
void LoopRewriter::passThrough() {
  Operation *terminator = loop.getBody()->getTerminator();
  builder.setInsertionPoint(terminator);
  for (OpOperand &operand : terminator->getOpOperands()) {
    if (operand.get().getParentBlock() == loop.getBody() &&
        operand.get().getDefiningOp())
      continue;
    Operation *same =
        createPlaceholder(builder, operand.get(), operand.get().getType());
    operand.set(same->getResult(0));
    passed.insert(same);
  }
}

/// Replaces the induction variable in the ops of an iteration by a placeholder.
void LoopRewriter::addCounter() {
  Value variable = loop.getInductionVar();
  builder.setInsertionPointToStart(loop.getBody());
  counter = createPlaceholder(builder, variable, variable.getType());
  variable.replaceUsesWithIf(counter->getResult(0), [&](OpOperand &use) {
    return use.getOwner() != counter && !transferOf.contains(use.getOwner());
  });
}

/// Index in the schedule, on ops of the body and their copies while the loop is
/// pipelined.
static constexpr llvm::StringLiteral kNumberAttr = "ao.scheduled";

void LoopRewriter::addToOrder(Operation *op, unsigned stage) {
  op->setDiscardableAttr(kNumberAttr, builder.getIndexAttr(order.size()));
  order.push_back({op, stage});
}

/// Determines the stages of the ops and their order in the kernel.
void LoopRewriter::schedule() {
  for (Operation &op : *loop.getBody()) {
    for (auto [transfer, half] : llvm::zip_equal(transfers, halves))
      if (transfer.place == &op)
        for (Operation *part : half)
          addToOrder(part, transfer.isOffload ? lastStage : 0);
    if (!transferOf.contains(&op) && !op.hasTrait<OpTrait::IsTerminator>())
      addToOrder(&op, computeStage);
  }
}

//===----------------------------------------------------------------------===//
// Prologue, kernel and epilogue
//===----------------------------------------------------------------------===//

Value LoopRewriter::makeNumber(int64_t number) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getIntegerAttr(counterType, number));
}

/// Sets the number of the slice that `copy` accesses.
template <typename SliceOp>
static void setRow(SliceOp copy, unsigned dim, int64_t row) {
  copy.getOffsetsMutable().clear();
  SmallVector<int64_t> offsets(copy.getStaticOffsets());
  offsets[dim] = row;
  copy.setStaticOffsets(offsets);
}

/// Finishes the copy of an op that belongs to the separate half of a transfer.
void LoopRewriter::finishTransfer(Operation *copy, unsigned transfer, Part part,
                                  int64_t iteration, bool isEnd) {
  if (isa<UnrealizedConversionCastOp>(copy)) {
    if (part == Part::Kernel)
      rows.push_back({copy, transfer});
    else
      created.insert(copy);
    return;
  }
  if (part == Part::Kernel)
    return;
  ResidualSlices slices = transfers[transfer].slices;
  int64_t row = slices.isReversed ? trips - 1 - iteration : iteration;
  llvm::TypeSwitch<Operation *>(copy)
      .Case<tensor::ExtractSliceOp, tensor::InsertSliceOp>(
          [&](auto slice) { setRow(slice, slices.dim, row); });
  if (isEnd)
    ends[transfer].push_back(copy);
}

/// Finishes the copy of an op of a peeled iteration.
void LoopRewriter::finishPeeled(Operation *copy, Operation *original,
                                int64_t iteration) {
  begin = begin ? begin : copy;
  copy->setLoc(getIterationLoc(copy->getLoc(), Twine(first + iteration)));
  ofIterations.give(copy);
  Operation *terminator = loop.getBody()->getTerminator();
  for (auto [result, value] :
       llvm::zip_equal(copy->getResults(), original->getResults()))
    if (llvm::is_contained(terminator->getOperands(), value))
      ofIterations.mark(result);
}

void LoopRewriter::finishCopy(Operation *copy, Part part, unsigned index) {
  created.remove(copy);
  auto number = cast<IntegerAttr>(copy->removeAttr(kNumberAttr)).getInt();
  auto [original, stage] = order[number];
  bool isPrologue = part == Part::Prologue;
  int64_t iteration = int64_t{index} - stage + (isPrologue ? 0 : trips);
  if (counter == original)
    counters.push_back({copy, iteration});
  else if (passed.contains(original))
    copiedPassed.push_back(copy);
  else if (auto it = transferOf.find(original); it != transferOf.end())
    finishTransfer(copy, it->second, part, iteration,
                   /*isEnd=*/index == (isPrologue ? 0 : lastStage - 1));
  else if (part != Part::Kernel)
    finishPeeled(copy, original, iteration);
}

/// Sets attributes and bounds: the kernel counts the iterations of its ops.
void LoopRewriter::finishKernel(scf::ForOp kernel, DictionaryAttr attributes) {
  kernel->setDiscardableAttrs(attributes);
  if (auto cost = kernel->getAttrOfType<IntegerAttr>(AODialect::kCostAttr))
    kernel->setAttr(AODialect::kCostAttr,
                    builder.getI64IntegerAttr(
                        cost.getInt() - cost.getInt() / trips * lastStage));
  builder.setInsertionPoint(kernel);
  int64_t lower = first + lastStage - computeStage;
  if (lower != first)
    kernel.setLowerBound(makeNumber(lower));
  kernel.setUpperBound(makeNumber(lower + trips - lastStage));
}

/// Returns the number of the slice that a transfer in the kernel copies.
Value LoopRewriter::makeRow(Value variable, const CarriedTransfer &transfer) {
  // The number of iterations by which the transfer is later than the other ops.
  int64_t distance = transfer.isOffload ? -1 : 1;
  int64_t offset = distance - first;
  Value row = variable;
  if (!row.getType().isIndex())
    row = arith::IndexCastOp::create(builder, loc, builder.getIndexType(), row);
  auto makeIndex = [&](int64_t number) {
    return arith::ConstantIndexOp::create(builder, loc, number);
  };
  if (transfer.slices.isReversed)
    return arith::SubIOp::create(builder, loc, makeIndex(trips - 1 - offset),
                                 row);
  if (offset > 0)
    return arith::AddIOp::create(builder, loc, row, makeIndex(offset));
  if (offset < 0)
    return arith::SubIOp::create(builder, loc, row, makeIndex(-offset));
  return row;
}

void LoopRewriter::replacePlaceholders(scf::ForOp kernel) {
  Value variable = kernel.getInductionVar();
  for (auto [copy, transfer] : rows) {
    builder.setInsertionPoint(copy);
    builder.replaceOp(copy, makeRow(variable, transfers[transfer]));
  }
  for (auto [copy, iteration] : counters) {
    builder.setInsertionPoint(copy);
    bool isKernel = copy->getParentOp() == kernel;
    builder.replaceOp(copy,
                      isKernel ? variable : makeNumber(first + iteration));
  }
  for (Operation *copy : copiedPassed)
    builder.replaceOp(copy, copy->getOperands());
}

/// Has an offload and its wait use one slot if both are outside of the kernel:
/// bufferization would copy one of two slots.
void LoopRewriter::shareSlots() {
  for (SmallVector<Operation *> &ops : ends) {
    auto insertion = dyn_cast<tensor::InsertSliceOp>(ops.back());
    if (!insertion)
      continue;
    auto wait = insertion.getSource().getDefiningOp<WaitOp>();
    auto offload = wait.getTransfer().getDefiningOp<OffloadOp>();
    if (!offload)
      continue;
    auto slot =
        offload.getDestination().getDefiningOp<tensor::ExtractSliceOp>();
    wait.getDestinationMutable().assign(slot);
    insertion.getOffsetsMutable().assign(slot.getOffsets());
    insertion.setStaticOffsets(slot.getStaticOffsets());
    builder.eraseOp(ops.front());
    ops.erase(ops.begin());
  }
}

Operation *LoopRewriter::pipeline() {
  for (unsigned number = 0; number != transfers.size(); ++number)
    separate(number);
  passThrough();
  addCounter();
  schedule();
  scf::PipeliningOption options;
  options.getScheduleFn =
      [&](scf::ForOp, std::vector<std::pair<Operation *, unsigned>> &all) {
        all = order;
      };
  options.annotateFn = [&](Operation *copy, Part part, unsigned index) {
    finishCopy(copy, part, index);
  };
  DictionaryAttr attributes = loop->getDiscardableAttrDictionary();
  bool isUnsigned = loop.getUnsignedCmp();
  builder.setInsertionPoint(loop);
  builder.setListener(this);
  // The loop and its schedule meet all requirements.
  scf::ForOp kernel = *scf::pipelineForLoop(builder, loop, options);
  builder.setListener(nullptr);
  created.remove(kernel);
  kernel.setUnsignedCmp(isUnsigned);
  finishKernel(kernel, attributes);
  replacePlaceholders(kernel);
  shareSlots();
  eraseDead(std::move(created));
  bool isPeeledBefore = begin && begin->isBeforeInBlock(kernel);
  return begin = isPeeledBefore ? begin : kernel;
}

//===----------------------------------------------------------------------===//
// First reloads and last waits
//===----------------------------------------------------------------------===//

/// Returns the first op of `block` that uses `value`.
static Operation *findFirstUser(Value value, Block *block) {
  Operation *first = nullptr;
  for (Operation *user : value.getUsers()) {
    Operation *op = block->findAncestorOpInBlock(*user);
    if (op && (!first || op->isBeforeInBlock(first)))
      first = op;
  }
  return first;
}

Operation *LoopRewriter::findWaitPlace(unsigned transfer, Operation *end) {
  Value residual = ends[transfer].back()->getResult(0);
  Operation *user = findFirstUser(residual, end->getBlock());
  SmallVector<Operation *> work = getLoopWork(*end->getBlock());
  Operation *place = end;
  size_t left = transfers[transfer].distance;
  for (size_t next = getLoopPlace(work, end); left > 0 && next < work.size();
       --left, ++next) {
    Operation *op = work[next];
    if (isa<LoopLikeOpInterface, RegionBranchOpInterface>(op) ||
        (user && !op->isBeforeInBlock(user)))
      break;
    place = op->getNextNode();
  }
  return place;
}

static void moveBefore(ArrayRef<Operation *> ops, Operation *place) {
  for (Operation *op : ops)
    op->moveBefore(place);
}

void LoopRewriter::placeWaits() {
  Operation *end = nullptr;
  for (auto [transfer, ops] : llvm::zip_equal(transfers, ends))
    if (transfer.isOffload && (!end || end->isBeforeInBlock(ops.back())))
      end = ops.back();
  if (!end)
    return;
  end = end->getNextNode();
  for (unsigned number = 0; number != transfers.size(); ++number)
    if (transfers[number].isOffload)
      moveBefore(ends[number], findWaitPlace(number, end));
}

Operation *LoopRewriter::findReloadPlace(unsigned transfer) {
  Operation *place = begin;
  SmallVector<Operation *> work = getLoopWork(*begin->getBlock());
  Operation *made = ends[transfer].front()->getOperand(0).getDefiningOp();
  if (made && made->getBlock() != begin->getBlock())
    made = nullptr;
  size_t left = transfers[transfer].distance;
  for (size_t next = getLoopPlace(work, begin); left > 0 && next > 0; --left) {
    Operation *op = work[--next];
    if (isa<LoopLikeOpInterface, RegionBranchOpInterface>(op) ||
        (made && !made->isBeforeInBlock(op)))
      break;
    place = op;
  }
  return place;
}

void LoopRewriter::placeReloads() {
  for (unsigned number = 0; number != transfers.size(); ++number)
    if (!transfers[number].isOffload)
      moveBefore(ends[number], findReloadPlace(number));
}
