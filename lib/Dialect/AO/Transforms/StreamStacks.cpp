//===- StreamStacks.cpp - Stacks leave and return slice by slice ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PairSignature.h"
#include "StackRewrites.h"
#include "TransferBuilder.h"
#include "ao/Analysis/BuildSteps.h"
#include "ao/Analysis/OpCosts.h"
#include "ao/Analysis/StepStacks.h"
#include "ao/Analysis/StepTrace.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"

namespace ao {
#define GEN_PASS_DEF_AOSTREAMSTACKS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// Puts stacks of one step into host memory: each slice leaves when it is
/// written and returns when it is read.
class StackStreamer {
public:
  explicit StackStreamer(const Step &step)
      : step(step), builder(step.getForward()->getContext()) {
    if (step.isPair())
      signature.emplace(step);
  }

  void stream(const StackLife &life);
  void finish();

private:
  /// The place of a slice in its stack.
  struct Place {
    SmallVector<OpFoldResult> offsets, sizes, strides;
  };

  Place getPlace(LoopLikeOpInterface loop, int64_t trips, StackSlices slices,
                 RankedTensorType type);
  Value getRow(LoopLikeOpInterface loop, int64_t trips, bool isReversed);
  void carryHost(LoopLikeOpInterface loop, BlockArgument carried, Value init);
  void write(const StackLife &life);
  void read(const StackLife::Reader &reader, Value host);
  WaitOp insertWait(Value transfer, Value keep, Value slot);
  void erase(Operation *op);

  const Step &step;
  OpBuilder builder;
  TransferTypes types;
  std::optional<PairSignature> signature;
  /// What stacks were made of, for the most part nobody else's.
  llvm::SetVector<Operation *> sources;
};
} // namespace

static RankedTensorType getHostTensor(Type type) {
  return cast<RankedTensorType>(getHostType(cast<ShapedType>(type)));
}

void StackStreamer::stream(const StackLife &life) {
  write(life);
  Value host = life.written->result;
  std::optional<BlockArgument> arrived;
  for (unsigned slot : life.slots) {
    if (arrived)
      signature->drop(slot);
    else
      arrived = signature->replace(slot, host);
  }
  for (const StackLife::Reader &reader : life.readers) {
    bool isInBackward = isa<BlockArgument>(reader.stack->source);
    read(reader, isInBackward ? Value(*arrived) : host);
  }
}

void StackStreamer::finish() {
  eraseDead(std::move(sources));
  if (signature)
    signature->apply();
}

/// The loop carries a host tensor in place of a device tensor.
void StackStreamer::carryHost(LoopLikeOpInterface loop, BlockArgument carried,
                              Value init) {
  OpOperand *operand = loop.getTiedLoopInit(carried);
  if (Operation *old = operand->get().getDefiningOp())
    sources.insert(old);
  operand->set(init);
  carried.setType(init.getType());
  loop.getTiedLoopResult(carried).setType(init.getType());
}

/// `loop`, or the loop around it that no other one is around.
static Operation *getOutermostLoop(LoopLikeOpInterface loop) {
  Operation *outermost = loop;
  while (auto outer = outermost->getParentOfType<LoopLikeOpInterface>())
    outermost = outer;
  return outermost;
}

/// The number of the slice that the current iteration has to do with, at the
/// insertion point.
Value StackStreamer::getRow(LoopLikeOpInterface loop, int64_t trips,
                            bool isReversed) {
  Location loc = loop.getLoc();
  Value row = *loop.getSingleInductionVar();
  if (!row.getType().isIndex())
    row = arith::IndexCastOp::create(builder, loc, builder.getIndexType(), row);
  auto getIndex = [&](int64_t number) {
    return arith::ConstantIndexOp::create(builder, loc, number);
  };
  int64_t first = *getConstantIntValue(loop.getLoopLowerBounds()->front());
  if (first != 0)
    row = arith::SubIOp::create(builder, loc, row, getIndex(first));
  if (isReversed)
    row = arith::SubIOp::create(builder, loc, getIndex(trips - 1), row);
  return row;
}

StackStreamer::Place StackStreamer::getPlace(LoopLikeOpInterface loop,
                                             int64_t trips, StackSlices slices,
                                             RankedTensorType type) {
  Place place;
  place.offsets.assign(type.getRank(), builder.getIndexAttr(0));
  place.strides.assign(type.getRank(), builder.getIndexAttr(1));
  for (int64_t size : type.getShape())
    place.sizes.push_back(builder.getIndexAttr(size));
  place.sizes[slices.dim] = builder.getIndexAttr(1);
  place.offsets[slices.dim] = getRow(loop, trips, slices.isReversed);
  return place;
}

WaitOp StackStreamer::insertWait(Value transfer, Value keep, Value slot) {
  auto wait = WaitOp::create(builder, transfer.getLoc(), transfer, keep, slot);
  wait->setDiscardableAttr(AODialect::kBlockingAttr, builder.getUnitAttr());
  return wait;
}

void StackStreamer::erase(Operation *op) {
  collectSources(op, sources);
  sources.remove(op);
  op->erase();
}

/// In place of its insertion, a slice goes into the host tensor.
void StackStreamer::write(const StackLife &life) {
  LoopLikeOpInterface loop = life.writer->loop;
  const WrittenStack &stack = *life.written;
  Location loc = stack.insertion->getLoc();
  RankedTensorType type = getHostTensor(stack.result.getType());
  // Within an outer loop, every iteration uses the same memory.
  builder.setInsertionPoint(getOutermostLoop(loop));
  Value empty = HostEmptyOp::create(builder, loop.getLoc(), type, ValueRange());
  carryHost(loop, stack.carried, empty);

  SubsetInsertionOpInterface insertion = stack.insertion;
  builder.setInsertionPoint(insertion);
  Value source = insertion.getSourceOperand().get();
  RankedTensorType sliceType = getHostTensor(source.getType());
  Place place = getPlace(loop, life.writer->trips, stack.slices, type);
  Value slot =
      tensor::ExtractSliceOp::create(builder, loc, sliceType, stack.carried,
                                     place.offsets, place.sizes, place.strides);
  Value transfer =
      OffloadOp::create(builder, loc, types.getOffload(source.getType()),
                        source, slot)
          .getTransfer();
  WaitOp wait = insertWait(transfer, source, slot);
  Value updated = tensor::InsertSliceOp::create(builder, loc, wait.getResult(),
                                                stack.carried, place.offsets,
                                                place.sizes, place.strides);
  insertion.getUpdatedDestination().replaceAllUsesWith(updated);
  erase(insertion);
}

/// In place of its extraction, a slice comes from the host tensor.
void StackStreamer::read(const StackLife::Reader &reader, Value host) {
  LoopLikeOpInterface loop = reader.loop->loop;
  const ReadStack &stack = *reader.stack;
  if (stack.carried) {
    carryHost(loop, stack.carried, host);
    host = stack.carried;
  }
  Value arrived;
  for (SubsetExtractionOpInterface extraction : stack.extractions) {
    Location loc = extraction->getLoc();
    auto type = cast<RankedTensorType>(extraction.getResult().getType());
    builder.setInsertionPoint(extraction);
    if (!arrived) {
      auto stackType = cast<RankedTensorType>(host.getType());
      Place place = getPlace(loop, reader.loop->trips, stack.slices, stackType);
      Value slice = tensor::ExtractSliceOp::create(
          builder, loc, getHostTensor(type), host, place.offsets, place.sizes,
          place.strides);
      Value transfer = createReload(builder, loc, slice, types).getTransfer();
      arrived = insertWait(transfer, slice, /*slot=*/Value()).getResult();
    }
    extraction.getResult().replaceAllUsesWith(
        reshapeSlice(builder, loc, arrived, type));
    erase(extraction);
  }
}

namespace {
struct StreamStacksPass
    : public ao::impl::AOStreamStacksBase<StreamStacksPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    countWhileLoops(module);
    captureUnchanged(module);
    FailureOr<std::vector<Step>> steps = buildSteps(module);
    if (failed(steps))
      return signalPassFailure();
    PairUsers users(module);
    for (const Step &step : *steps)
      if (failed(stream(step, users)))
        return signalPassFailure();
  }

private:
  LogicalResult stream(const Step &step, PairUsers &users) {
    FailureOr<int64_t> smallest = resolveMinBytes(step, minBytes);
    if (failed(smallest))
      return failure();
    StepStacks stacks(step, LoopDepth::All);
    for (const StackRefusal &refusal : stacks.getRefused())
      if (isa<OpResult>(refusal.value))
        reportKept(step, refusal.value, refusal.rule.str(), refusal.op);
    SmallVector<const StackLife *> chosen;
    for (const StackLife &life : stacks.getLives()) {
      std::string reason = refuse(step, life, *smallest);
      if (reason.empty())
        chosen.push_back(&life);
      else
        reportKept(step, life.written->result, reason, life.writer->loop);
    }
    bool crosses = llvm::any_of(
        chosen, [](const StackLife *life) { return !life->slots.empty(); });
    if (crosses && failed(users.verifyUnused(step)))
      return failure();
    StackStreamer streamer(step);
    for (const StackLife *life : chosen) {
      reportMoved(step, *life);
      streamer.stream(*life);
    }
    if (!chosen.empty())
      streamer.finish();
    return success();
  }

  static int64_t getSliceBytes(const StackLife &life) {
    WrittenStack stack = *life.written;
    return static_cast<int64_t>(
        getBytesOrZero(stack.insertion.getSourceOperand().get()));
  }

  /// The race check knows slices by sums of numbers of iterations.
  static bool countsByOnes(const StackLife &life) {
    auto isOne = [](LoopLikeOpInterface loop) {
      return isOneInteger(loop.getLoopSteps()->front());
    };
    return isOne(life.writer->loop) &&
           llvm::all_of(life.readers, [&](const StackLife::Reader &reader) {
             return isOne(reader.loop->loop);
           });
  }

  /// Why the result of a loop stays as it is; empty if it may move.
  static std::string refuse(const Step &step, OpResult stack) {
    if (isNested(step, stack.getOwner())) {
      // No storage of the step: what marks and types say.
      if (stack.getOwner()->hasAttr(AODialect::kKeepAttr))
        return describe(Ineligibility::MarkedKeep).str();
      return cast<RankedTensorType>(stack.getType()).getEncoding()
                 ? describe(Ineligibility::Encoded).str()
                 : "";
    }
    std::optional<size_t> storage = step.getStorageOf(stack);
    if (!storage)
      return describe(Ineligibility::NotATensor).str();
    Ineligibility found = step.getStorages()[*storage].ineligibility;
    bool isEligible =
        found == Ineligibility::DefinedByLoop || found == Ineligibility::None;
    return isEligible ? "" : describe(found).str();
  }

  static bool isNested(const Step &step, Operation *op) {
    Block *block = op->getBlock();
    return block != &step.getForwardBlock() &&
           !(step.isPair() && block == &step.getBackwardBlock());
  }

  /// Why a stack stays; empty if it moves.
  static std::string refuse(const Step &step, const StackLife &life,
                            int64_t smallest) {
    if (life.readers.empty())
      return "no loop reads it";
    if (std::string reason = refuse(step, life.written->result);
        !reason.empty())
      return reason;
    if (!countsByOnes(life))
      return "a loop does not count by ones";
    if (int64_t bytes = getSliceBytes(life); bytes < smallest)
      return "a slice has " + std::to_string(bytes) +
             " bytes, fewer than min-bytes (" + std::to_string(smallest) + ")";
    return "";
  }

  static remark::RemarkOpts getOptions(const Step &step) {
    return remark::RemarkOpts::name("ao-stream-stacks")
        .category("ao")
        .function(step.getForward().getName());
  }

  static std::string getName(const Step &step, Value value) {
    std::optional<size_t> storage = step.getStorageOf(value);
    return storage ? step.getStorageName(*storage)
                   : ao::getOpName(value.getDefiningOp());
  }

  static void reportMoved(const Step &step, const StackLife &life) {
    Value stack = life.written->result;
    if (auto remark = remark::passed(stack.getLoc(), getOptions(step)))
      remark << ("moved slice by slice: '" + getName(step, stack) + "'")
             << remark::metric("slices", life.writer->trips)
             << remark::metric("slice_bytes", getSliceBytes(life));
  }

  static void reportKept(const Step &step, Value stack, std::string reason,
                         Operation *op) {
    if (auto remark = remark::missed(op->getLoc(), getOptions(step)))
      remark << ("kept on the device: '" + getName(step, stack) + "'")
             << remark::reason("{0}", reason);
  }
};
} // namespace
