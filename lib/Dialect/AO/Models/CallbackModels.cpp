//===- CallbackModels.cpp - Callbacks on tensors and on buffers -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferAllocation.h"

#include "ao/Dialect/AO/IR/AOTape.h"
#include "ao/Dialect/AO/Models/Models.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace ao;

/// The place of an operand among those that the callback may replace.
static std::optional<unsigned> findReplaced(Operation *op, OpOperand &operand) {
  OperandRange replaced = getReplacedOperands(op);
  if (replaced.empty())
    return std::nullopt;
  unsigned first = replaced.getBeginOperandIndex();
  unsigned number = operand.getOperandNumber();
  if (number < first || number >= first + replaced.size())
    return std::nullopt;
  return number - first;
}

/// Results beyond those of what is replaced have no old value.
static bool isFresh(Operation *op, OpResult result) {
  return result.getResultNumber() >= getReplacedOperands(op).size();
}

namespace {
/// A callback writes what it replaces into the storage that it was given.
template <typename OpTy>
struct CallbackStorage
    : public StorageOpInterface::ExternalModel<CallbackStorage<OpTy>, OpTy> {
  void getStorageAliases(Operation *op,
                         SmallVectorImpl<StorageAlias> &aliases) const {
    for (auto [operand, result] :
         llvm::zip(getReplacedOperands(op), op->getResults()))
      aliases.push_back({result, operand, StorageRelation::Destination});
  }
};

/// On buffers a callback has no results: what is fresh is allocated before it,
/// and is after the others of `outs`.
template <typename OpTy>
struct CallbackBufferization
    : public BufferizableOpInterface::ExternalModel<CallbackBufferization<OpTy>,
                                                    OpTy> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return true;
  }

  bool bufferizesToMemoryWrite(Operation *op, OpOperand &operand,
                               const AnalysisState &) const {
    return findReplaced(op, operand).has_value();
  }

  AliasingValueList getAliasingValues(Operation *op, OpOperand &operand,
                                      const AnalysisState &) const {
    std::optional<unsigned> position = findReplaced(op, operand);
    if (!position)
      return {};
    return {{op->getResult(*position), BufferRelation::Equivalent}};
  }

  bool bufferizesToAllocation(Operation *op, Value value) const {
    return isFresh(op, cast<OpResult>(value));
  }

  FailureOr<BufferLikeType>
  getBufferType(Operation *op, Value value, const BufferizationOptions &options,
                const BufferizationState &state,
                SmallVector<Value> &invocationStack) const {
    auto result = cast<OpResult>(value);
    if (!isFresh(op, result))
      return bufferization::getBufferType(
          getReplacedOperands(op)[result.getResultNumber()], options, state,
          invocationStack);
    FailureOr<MemRefType> type = getFreshType(op, result, options);
    if (failed(type))
      return failure();
    return cast<BufferLikeType>(Type(*type));
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    SmallVector<Value> replaced;
    for (Value operand : getReplacedOperands(op)) {
      FailureOr<Value> buffer = toBuffer(operand, rewriter, options, state);
      if (failed(buffer))
        return failure();
      replaced.push_back(*buffer);
    }
    if (failed(allocateFresh(op, rewriter, options, replaced)))
      return failure();
    SmallVector<Value> inputs;
    for (Value operand : getInputs(op)) {
      FailureOr<Value> buffer = toBuffer(operand, rewriter, options, state);
      if (failed(buffer))
        return failure();
      inputs.push_back(*buffer);
    }
    createOnBuffers(cast<OpTy>(op), rewriter, inputs, replaced)
        ->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    replaceOpWithBufferizedValues(
        rewriter, op, ArrayRef(replaced).take_front(op->getNumResults()));
    return success();
  }

private:
  static FailureOr<Value> toBuffer(Value operand, RewriterBase &rewriter,
                                   const BufferizationOptions &options,
                                   BufferizationState &state) {
    if (!isa<TensorType>(operand.getType()))
      return operand;
    return getBuffer(rewriter, operand, options, state);
  }

  static FailureOr<MemRefType>
  getFreshType(Operation *op, OpResult result,
               const BufferizationOptions &options) {
    auto tensor = cast<TensorType>(result.getType());
    std::optional<Attribute> space = getMemorySpace(tensor, options);
    if (!space)
      return op->emitError(
          "cannot infer the memory space of the results of the callback");
    return cast<MemRefType>(
        getMemRefTypeWithStaticIdentityLayout(tensor, *space));
  }

  /// Appends buffers of the results without an old value.
  static LogicalResult allocateFresh(Operation *op, RewriterBase &rewriter,
                                     const BufferizationOptions &options,
                                     SmallVectorImpl<Value> &replaced) {
    ValueRange sizes = getFreshSizes(op);
    for (OpResult result : op->getResults().drop_front(replaced.size())) {
      FailureOr<MemRefType> type = getFreshType(op, result, options);
      if (failed(type))
        return failure();
      auto count = static_cast<size_t>(type->getNumDynamicDims());
      FailureOr<Value> buffer = allocateBuffer(
          rewriter, op->getLoc(), *type, sizes.take_front(count), options);
      if (failed(buffer))
        return failure();
      sizes = sizes.drop_front(count);
      replaced.push_back(*buffer);
    }
    return success();
  }

  static OperandRange getInputs(Operation *op) {
    if (auto hook = dyn_cast<HookOp>(op))
      return hook.getInputs();
    if (auto call = dyn_cast<CallOpaqueOp>(op))
      return call.getInputs();
    return op->getOperands().take_front(0);
  }

  static Operation *createOnBuffers(HookOp op, RewriterBase &rewriter,
                                    ValueRange inputs, ValueRange outputs) {
    return HookOp::create(rewriter, op.getLoc(), TypeRange(), op.getKindAttr(),
                          op.getHandle(), op.getPacked(), inputs, outputs,
                          ValueRange(), op.getMissingAttr());
  }
  static Operation *createOnBuffers(CallOpaqueOp op, RewriterBase &rewriter,
                                    ValueRange inputs, ValueRange outputs) {
    return CallOpaqueOp::create(rewriter, op.getLoc(), TypeRange(),
                                op.getHandle(), inputs, outputs, ValueRange());
  }
  static Operation *createOnBuffers(FinalCallbacksOp op, RewriterBase &rewriter,
                                    ValueRange, ValueRange outputs) {
    return FinalCallbacksOp::create(rewriter, op.getLoc(), TypeRange(),
                                    outputs);
  }
};

/// The results are views of one block, which takes one copy.
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

/// The first gradient of a slot is that of the slot.
struct AccumulateStorage
    : public StorageOpInterface::ExternalModel<AccumulateStorage,
                                               AccumulateGradOp> {
  void getStorageAliases(Operation *op,
                         SmallVectorImpl<StorageAlias> &aliases) const {
    auto accumulate = cast<AccumulateGradOp>(op);
    if (!accumulate.getInto())
      aliases.push_back(
          {op->getResult(0), accumulate.getGradient(), StorageRelation::View});
  }
};

/// Returns the operand itself if it has the type of the result.
struct ValidateStorage
    : public StorageOpInterface::ExternalModel<ValidateStorage,
                                               ValidateOutputOp> {
  void getStorageAliases(Operation *op,
                         SmallVectorImpl<StorageAlias> &aliases) const {
    Value given = op->getOperand(0);
    if (given.getType() == op->getResult(0).getType())
      aliases.push_back({op->getResult(0), given, StorageRelation::View});
  }
};

/// Further results are what the body yields, as far as it is needed.
struct CopySlicesStorage
    : public StorageOpInterface::ExternalModel<CopySlicesStorage,
                                               CopySlicesOp> {
  void getStorageAliases(Operation *op,
                         SmallVectorImpl<StorageAlias> &aliases) const {
    Block &body = cast<CopySlicesOp>(op).getBody().front();
    for (OpResult result : op->getResults().drop_front())
      for (Value yielded : body.getTerminator()->getOperands())
        if (yielded.getType() == result.getType())
          aliases.push_back({result, yielded, StorageRelation::OneOf});
  }
};

template <typename... Ops>
void attach(MLIRContext *context) {
  (Ops::template attachInterface<CallbackStorage<Ops>,
                                 CallbackBufferization<Ops>>(*context),
   ...);
}
} // namespace

void ao::registerCallbackModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, AODialect *) {
    attach<HookOp, CallOpaqueOp, FinalCallbacksOp>(context);
    UploadScalarsOp::attachInterface<UploadBufferization>(*context);
    AccumulateGradOp::attachInterface<AccumulateStorage>(*context);
    ValidateOutputOp::attachInterface<ValidateStorage>(*context);
    CopySlicesOp::attachInterface<CopySlicesStorage>(*context);
  });
}
