//===- BufferizationModels.cpp - Bufferization of the ops -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/Models/BufferAllocation.h"

#include "ao/Dialect/AO/IR/AOScalars.h"
#include "ao/Dialect/AO/Models/Models.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace ao;

/// The buffer of a tensor that a copy brings or that is made: contiguous, in
/// the memory space that the tensor's placement names.
static FailureOr<MemRefType> getFreshType(TensorType tensor,
                                          const BufferizationOptions &options,
                                          Operation *op) {
  Attribute space;
  if (isHostPlaced(tensor)) {
    space = cast<RankedTensorType>(tensor).getEncoding();
  } else {
    std::optional<Attribute> given = getMemorySpace(tensor, options);
    if (!given)
      return op->emitError("cannot infer the memory space of the arriving "
                           "tensor");
    space = *given;
  }
  return cast<MemRefType>(getMemRefTypeWithStaticIdentityLayout(tensor, space));
}

static FailureOr<MemRefType> getArrivalType(TransferType transfer,
                                            const BufferizationOptions &options,
                                            Operation *op) {
  return getFreshType(cast<TensorType>(transfer.getDestination()), options, op);
}

/// The copy that a wait on tensors finishes. Transfers that have come through a
/// branch or a loop do not name their buffer.
static Operation *getCopy(WaitOp wait) {
  Operation *op = wait.getTransfer().getDefiningOp();
  return isa_and_present<OffloadOp, ReloadOp>(op) ? op : nullptr;
}

namespace {
/// Offload and reload read their source and write a fresh buffer, or the slot
/// that an offload is given.
template <typename CopyOp>
struct CopyModel
    : public BufferizableOpInterface::ExternalModel<CopyModel<CopyOp>, CopyOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &operand,
                              const AnalysisState &) const {
    return operand.getOperandNumber() == 0;
  }

  bool bufferizesToMemoryWrite(Operation *, OpOperand &operand,
                               const AnalysisState &) const {
    return operand.getOperandNumber() == 1;
  }

  /// The wait hands the slot on.
  AliasingValueList getAliasingValues(Operation *, OpOperand &,
                                      const AnalysisState &) const {
    return {};
  }

  bool hasTensorSemantics(Operation *op) const {
    return isa<TensorType>(cast<CopyOp>(op).getSource().getType());
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto copy = cast<CopyOp>(op);
    FailureOr<Value> source =
        getBuffer(rewriter, copy.getSource(), options, state);
    if (failed(source))
      return failure();
    FailureOr<Value> destination =
        copy.getDestination()
            ? getBuffer(rewriter, copy.getDestination(), options, state)
            : allocate(copy, *source, rewriter, options);
    if (failed(destination))
      return failure();
    auto type = cast<MemRefType>(destination->getType());
    auto buffered = CopyOp::create(rewriter, op->getLoc(),
                                   TransferType::get(op->getContext(), type),
                                   *source, *destination);
    buffered->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    // The wait finds the buffer through the op, so it must see the new one.
    rewriter.replaceOp(op, buffered);
    return success();
  }

private:
  static FailureOr<Value> allocate(CopyOp copy, Value source,
                                   RewriterBase &rewriter,
                                   const BufferizationOptions &options) {
    FailureOr<MemRefType> type =
        getArrivalType(copy.getTransfer().getType(), options, copy);
    if (failed(type))
      return failure();
    SmallVector<Value> sizes;
    for (auto [index, size] : llvm::enumerate(type->getShape()))
      if (ShapedType::isDynamic(size))
        sizes.push_back(memref::DimOp::create(rewriter, copy.getLoc(), source,
                                              static_cast<int64_t>(index)));
    return allocateBuffer(rewriter, copy.getLoc(), *type, sizes, options);
  }
};

/// A wait reads what it keeps; its result is the buffer of the copy. Later ops
/// may assume that a slot has been written.
struct WaitModel
    : public BufferizableOpInterface::ExternalModel<WaitModel, WaitOp> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    return operand == cast<WaitOp>(op).getKeepMutable();
  }

  bool bufferizesToMemoryWrite(Operation *op, OpOperand &operand,
                               const AnalysisState &) const {
    return isSlot(op, operand);
  }

  AliasingValueList getAliasingValues(Operation *op, OpOperand &operand,
                                      const AnalysisState &) const {
    if (!isSlot(op, operand))
      return {};
    return {{cast<WaitOp>(op).getResult(), BufferRelation::Equivalent}};
  }

  bool bufferizesToAllocation(Operation *op, Value) const {
    return !cast<WaitOp>(op).getDestination();
  }

  bool hasTensorSemantics(Operation *op) const {
    return isa<TensorType>(cast<WaitOp>(op).getKeep().getType());
  }

  FailureOr<BufferLikeType>
  getBufferType(Operation *op, Value value, const BufferizationOptions &options,
                const BufferizationState &state,
                SmallVector<Value> &invocationStack) const {
    if (Value slot = cast<WaitOp>(op).getDestination())
      return bufferization::getBufferType(slot, options, state,
                                          invocationStack);
    auto transfer = cast<WaitOp>(op).getTransfer().getType();
    if (auto buffer = dyn_cast<MemRefType>(transfer.getDestination()))
      return cast<BufferLikeType>(Type(buffer));
    FailureOr<MemRefType> type = getArrivalType(transfer, options, op);
    if (failed(type))
      return failure();
    return cast<BufferLikeType>(Type(*type));
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto wait = cast<WaitOp>(op);
    Operation *copy = getCopy(wait);
    if (!copy)
      return op->emitError("the transfer comes through a branch or a loop "
                           "without its buffer; run ao-carry-destinations "
                           "before bufferization");
    FailureOr<Value> keep = getBuffer(rewriter, wait.getKeep(), options, state);
    if (failed(keep))
      return failure();
    Value buffer = isa<OffloadOp>(copy) ? cast<OffloadOp>(copy).getDestination()
                                        : cast<ReloadOp>(copy).getDestination();
    auto buffered = WaitOp::create(rewriter, op->getLoc(), wait.getTransfer(),
                                   *keep, buffer);
    buffered->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    replaceOpWithBufferizedValues(rewriter, op, buffer);
    return success();
  }

private:
  static bool isSlot(Operation *op, OpOperand &operand) {
    auto wait = cast<WaitOp>(op);
    return operand.get() == wait.getDestination() &&
           &operand != &wait.getKeepMutable();
  }
};

/// Nothing is there before a copy arrives.
struct HostEmptyModel
    : public BufferizableOpInterface::ExternalModel<HostEmptyModel,
                                                    HostEmptyOp> {
  bool bufferizesToAllocation(Operation *, Value) const { return true; }

  bool resultBufferizesToMemoryWrite(Operation *, OpResult,
                                     const AnalysisState &) const {
    return false;
  }

  FailureOr<BufferLikeType> getBufferType(Operation *op, Value value,
                                          const BufferizationOptions &options,
                                          const BufferizationState &,
                                          SmallVector<Value> &) const {
    FailureOr<MemRefType> type =
        getFreshType(cast<TensorType>(value.getType()), options, op);
    if (failed(type))
      return failure();
    return cast<BufferLikeType>(Type(*type));
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &) const {
    auto empty = cast<HostEmptyOp>(op);
    FailureOr<MemRefType> type = getFreshType(
        cast<TensorType>(empty.getResult().getType()), options, op);
    if (failed(type))
      return failure();
    FailureOr<Value> buffer = allocateBuffer(rewriter, op->getLoc(), *type,
                                             empty.getSizes(), options);
    if (failed(buffer))
      return failure();
    replaceOpWithBufferizedValues(rewriter, op, *buffer);
    return success();
  }
};

/// The results are views of one block, which one copy fills.
struct UploadBufferization
    : public BufferizableOpInterface::ExternalModel<UploadBufferization,
                                                    UploadScalarsOp> {
  bool bufferizesToAllocation(Operation *, Value) const { return true; }

  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return false;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }
  AliasingValueList getAliasingValues(Operation *, OpOperand &,
                                      const AnalysisState &) const {
    return {};
  }
  bool resultBufferizesToMemoryWrite(Operation *, OpResult,
                                     const AnalysisState &) const {
    return true;
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &) const {
    auto upload = cast<UploadScalarsOp>(op);
    Location loc = op->getLoc();
    auto first = cast<TensorType>(upload.getResult(0).getType());
    std::optional<Attribute> space = getMemorySpace(first, options);
    if (!space)
      return op->emitError("cannot infer the memory space of scalars");
    SmallVector<int64_t> offsets = upload.getOffsets();
    auto type = MemRefType::get({offsets.back()}, rewriter.getI8Type(),
                                MemRefLayoutAttrInterface(), *space);
    FailureOr<Value> block =
        allocateBuffer(rewriter, loc, type, ValueRange(), options);
    if (failed(block))
      return failure();
    UploadScalarsOp::create(rewriter, loc, TypeRange(), upload.getScalars(),
                            *block)
        ->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    SmallVector<Value> views;
    for (auto [result, offset] : llvm::zip(upload.getResults(), offsets)) {
      auto view = getMemRefTypeWithStaticIdentityLayout(
          cast<TensorType>(result.getType()), *space);
      Value shift = arith::ConstantIndexOp::create(rewriter, loc, offset);
      views.push_back(memref::ViewOp::create(
          rewriter, loc, cast<MemRefType>(view), *block, shift, ValueRange()));
    }
    replaceOpWithBufferizedValues(rewriter, op, views);
    return success();
  }
};
} // namespace

void ao::registerBufferizationModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, AODialect *) {
    OffloadOp::attachInterface<CopyModel<OffloadOp>>(*context);
    ReloadOp::attachInterface<CopyModel<ReloadOp>>(*context);
    WaitOp::attachInterface<WaitModel>(*context);
    HostEmptyOp::attachInterface<HostEmptyModel>(*context);
    UploadScalarsOp::attachInterface<UploadBufferization>(*context);
  });
}
