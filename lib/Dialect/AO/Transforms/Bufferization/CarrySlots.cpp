//===- CarrySlots.cpp - Copies into slots travel alone --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CarrySlots.h"

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace ao;

static MemRefType withStrides(RankedTensorType type,
                              ArrayRef<int64_t> strides) {
  auto layout =
      StridedLayoutAttr::get(type.getContext(), ShapedType::kDynamic, strides);
  return MemRefType::get(type.getShape(), type.getElementType(), layout,
                         type.getEncoding());
}

/// The buffer of a source, of which nothing but the memory is known yet.
static MemRefType getReadType(RankedTensorType type) {
  return withStrides(
      type, SmallVector<int64_t>(type.getRank(), ShapedType::kDynamic));
}

/// The buffer of a slot, which is anywhere in a contiguous stack.
static MemRefType getSlotType(tensor::ExtractSliceOp slot) {
  RankedTensorType stack = slot.getSourceType();
  auto whole =
      MemRefType::get(stack.getShape(), stack.getElementType(),
                      MemRefLayoutAttrInterface(), stack.getEncoding());
  MemRefType part = memref::SubViewOp::inferRankReducedResultType(
      slot.getType().getShape(), whole, slot.getMixedOffsets(),
      slot.getMixedSizes(), slot.getMixedStrides());
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(part.getStridesAndOffset(strides, offset)))
    return getReadType(slot.getType());
  return withStrides(slot.getType(), strides);
}

/// Returns the buffer of `tensor`, for ops that bufferization does not support.
static Value getBuffer(OpBuilder &builder, Location loc, Value tensor,
                       MemRefType type) {
  return bufferization::ToBufferOp::create(builder, loc, type, tensor,
                                           /*read_only=*/true);
}

static Value getReadBuffer(OpBuilder &builder, Location loc, Value tensor) {
  if (isa<BaseMemRefType>(tensor.getType()))
    return tensor;
  return getBuffer(builder, loc, tensor,
                   getReadType(cast<RankedTensorType>(tensor.getType())));
}

namespace {
/// Follows transfers from offloads into slots through loops.
class SlotCarrier {
public:
  LogicalResult collect(ModuleOp module);
  void convert();

private:
  LogicalResult follow(OpOperand &use);
  void collectSources();
  void carryBuffers();

  void add(Value transfer, Type type) {
    if (transfers.insert(transfer))
      types[transfer] = type;
  }

  llvm::SetVector<Value> transfers;
  /// The new types of values.
  llvm::DenseMap<Value, Type> types;
  SmallVector<OffloadOp> offloads;
  llvm::SetVector<Operation *> waits;
  /// Values that loops carry for the waits alone.
  llvm::SetVector<BlockArgument> sources;
};
} // namespace

static tensor::ExtractSliceOp findSlot(Value slot) {
  return slot ? slot.getDefiningOp<tensor::ExtractSliceOp>() : nullptr;
}

LogicalResult SlotCarrier::collect(ModuleOp module) {
  module->walk([&](OffloadOp offload) {
    Value transfer = offload.getTransfer();
    if (!findSlot(offload.getDestination()) ||
        !isa<RankedTensorType>(offload.getSource().getType()) ||
        llvm::all_of(transfer.getUsers(), llvm::IsaPred<WaitOp>))
      return;
    offloads.push_back(offload);
    add(transfer,
        TransferType::get(module.getContext(),
                          getSlotType(findSlot(offload.getDestination()))));
  });
  for (size_t i = 0; i != transfers.size(); ++i)
    for (OpOperand &use : transfers[i].getUses())
      if (failed(follow(use)))
        return failure();
  collectSources();
  return success();
}

/// The argument of an `scf.for` that `value` is, or is a result of.
static BlockArgument getCarried(Value value) {
  if (auto result = dyn_cast<OpResult>(value)) {
    auto loop = dyn_cast<scf::ForOp>(result.getOwner());
    return loop ? loop.getTiedLoopRegionIterArg(result) : BlockArgument();
  }
  auto argument = cast<BlockArgument>(value);
  auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
  bool isCarried = loop && argument != loop.getInductionVar();
  return isCarried ? argument : BlockArgument();
}

static scf::ForOp getLoop(BlockArgument carried) {
  return cast<scf::ForOp>(carried.getOwner()->getParentOp());
}

void SlotCarrier::collectSources() {
  auto isKept = [&](OpOperand &use) {
    return waits.contains(use.getOwner()) &&
           cast<WaitOp>(use.getOwner()).getKeep() == use.get();
  };
  for (Operation *wait : waits) {
    BlockArgument carried = getCarried(cast<WaitOp>(wait).getKeep());
    if (carried && llvm::all_of(carried.getUses(), isKept) &&
        llvm::all_of(getLoop(carried).getTiedLoopResult(carried).getUses(),
                     isKept))
      sources.insert(carried);
  }
}

LogicalResult SlotCarrier::follow(OpOperand &use) {
  Operation *user = use.getOwner();
  if (auto wait = dyn_cast<WaitOp>(user)) {
    waits.insert(wait);
    return findSlot(wait.getDestination())
               ? success()
               : wait.emitOpError("expected a slice of the stacked residual "
                                  "that the carried transfer fills");
  }
  scf::ForOp loop;
  BlockArgument carried;
  if (isa<scf::YieldOp>(user)) {
    loop = dyn_cast<scf::ForOp>(user->getParentOp());
    if (loop)
      carried = loop.getRegionIterArg(use.getOperandNumber());
  } else if ((loop = dyn_cast<scf::ForOp>(user))) {
    carried = loop.getTiedLoopRegionIterArg(&use);
  }
  if (!loop || !carried) {
    Operation *carrier = isa<scf::YieldOp>(user) ? user->getParentOp() : user;
    return carrier->emitOpError(
        "carries a transfer into a slot and is not an 'scf.for'");
  }
  Type type = types.lookup(use.get());
  if (transfers.contains(carried) && types.lookup(carried) != type)
    return loop.emitOpError(
        "carries transfers into slots of different stacked residuals");
  add(carried, type);
  add(loop.getTiedLoopResult(carried), type);
  return success();
}

/// The buffer that bufferization will have for both, as far as its layout is
/// that of both.
static MemRefType getCommonType(Value init, Value yielded) {
  bufferization::BufferizationOptions options;
  options.defaultMemorySpaceFn = [](Type type) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    return std::optional<Attribute>(ranked ? ranked.getEncoding()
                                           : Attribute());
  };
  options.unknownTypeConverterFn =
      [](Type type, Attribute memorySpace,
         const bufferization::BufferizationOptions &) {
        using Buffer = bufferization::BufferizationOptions::
            UnknownTypeConverterFn::result_type;
        return cast<Buffer>(
            bufferization::getMemRefTypeWithStaticIdentityLayout(
                cast<TensorType>(type), memorySpace));
      };
  bufferization::BufferizationState state;
  auto one = bufferization::getBufferType(init, options, state);
  auto other = bufferization::getBufferType(yielded, options, state);
  if (succeeded(one) && succeeded(other) && *one == *other)
    if (auto type = dyn_cast<MemRefType>(*one))
      return type;
  return getReadType(cast<RankedTensorType>(init.getType()));
}

/// A tensor would be copied wherever its buffer is also that of another one
/// that the loop carries.
void SlotCarrier::carryBuffers() {
  for (BlockArgument carried : sources) {
    scf::ForOp loop = getLoop(carried);
    OpOperand &init = *loop.getTiedLoopInit(carried);
    OpOperand &yielded = *loop.getTiedLoopYieldedValue(carried);
    MemRefType type = getCommonType(init.get(), yielded.get());
    for (OpOperand *operand : {&init, &yielded}) {
      OpBuilder builder(operand->getOwner());
      operand->set(getBuffer(builder, operand->getOwner()->getLoc(),
                             operand->get(), type));
    }
    carried.setType(type);
    loop.getTiedLoopResult(carried).setType(type);
  }
}

void SlotCarrier::convert() {
  carryBuffers();
  for (Value transfer : transfers)
    transfer.setType(types.lookup(transfer));
  for (OffloadOp offload : offloads) {
    OpBuilder builder(offload);
    Location loc = offload.getLoc();
    Value source = getReadBuffer(builder, loc, offload.getSource());
    TransferType type = offload.getTransfer().getType();
    Value slot = getBuffer(builder, loc, offload.getDestination(),
                           cast<MemRefType>(type.getDestination()));
    auto copy = OffloadOp::create(builder, loc, type, source, slot);
    copy->setDiscardableAttrs(offload->getDiscardableAttrDictionary());
    offload->replaceAllUsesWith(copy);
    offload->erase();
  }
  for (Operation *op : waits) {
    auto wait = cast<WaitOp>(op);
    OpBuilder builder(wait);
    Value slot = wait.getDestination();
    Value keep = getReadBuffer(builder, wait.getLoc(), wait.getKeep());
    auto type = cast<MemRefType>(wait.getTransfer().getType().getDestination());
    auto waited =
        WaitOp::create(builder, wait.getLoc(), wait.getTransfer(), keep,
                       getBuffer(builder, wait.getLoc(), slot, type));
    waited->setDiscardableAttrs(wait->getDiscardableAttrDictionary());
    wait.getResult().replaceAllUsesWith(slot);
    wait->erase();
  }
}

LogicalResult ao::carrySlots(ModuleOp module) {
  SlotCarrier carrier;
  if (failed(carrier.collect(module)))
    return failure();
  carrier.convert();
  return success();
}
