//===- AutogradModels.cpp - Callbacks on tensors and on buffers -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/Autograd/Models/Models.h"

#include "ao/Dialect/AO/Models/BufferAllocation.h"
#include "ao/Dialect/Autograd/IR/Autograd.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace ao;
using namespace ao::autograd;

/// Returns the position of an operand among those that the call may replace.
static std::optional<unsigned> findReplaced(OpaqueCallOpInterface call,
                                            OpOperand &operand) {
  OperandRange replaced = call.getReplacedOperands();
  if (replaced.empty())
    return std::nullopt;
  unsigned first = replaced.getBeginOperandIndex();
  unsigned number = operand.getOperandNumber();
  if (number < first || number >= first + replaced.size())
    return std::nullopt;
  return number - first;
}

/// Returns true if a result is a new tensor, not the value of an operand.
static bool isFresh(OpaqueCallOpInterface call, OpResult result) {
  return result.getResultNumber() >= call.getReplacedOperands().size();
}

namespace {
/// A callback overwrites the storage of the operands that it replaces.
template <typename OpTy>
struct CallbackStorage
    : public StorageOpInterface::ExternalModel<CallbackStorage<OpTy>, OpTy> {
  void getStorageAliases(Operation *op,
                         SmallVectorImpl<StorageAlias> &aliases) const {
    for (auto [operand, result] :
         llvm::zip(cast<OpTy>(op).getReplacedOperands(), op->getResults()))
      aliases.push_back({result, operand, StorageRelation::Destination});
  }
};

/// On buffers, a callback has no results: buffers of new tensors are allocated
/// before it and are the last ones of `outs`.
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
    return findReplaced(cast<OpTy>(op), operand).has_value();
  }

  AliasingValueList getAliasingValues(Operation *op, OpOperand &operand,
                                      const AnalysisState &) const {
    std::optional<unsigned> position = findReplaced(cast<OpTy>(op), operand);
    if (!position)
      return {};
    return {{op->getResult(*position), BufferRelation::Equivalent}};
  }

  bool bufferizesToAllocation(Operation *op, Value value) const {
    return isFresh(cast<OpTy>(op), cast<OpResult>(value));
  }

  FailureOr<BufferLikeType>
  getBufferType(Operation *op, Value value, const BufferizationOptions &options,
                const BufferizationState &state,
                SmallVector<Value> &invocationStack) const {
    auto result = cast<OpResult>(value);
    if (!isFresh(cast<OpTy>(op), result))
      return bufferization::getBufferType(
          cast<OpTy>(op).getReplacedOperands()[result.getResultNumber()],
          options, state, invocationStack);
    FailureOr<MemRefType> type = getFreshType(op, result, options);
    if (failed(type))
      return failure();
    return cast<BufferLikeType>(Type(*type));
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    SmallVector<Value> replaced;
    for (Value operand : cast<OpTy>(op).getReplacedOperands()) {
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
    ValueRange sizes = cast<OpTy>(op).getFreshSizes();
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

/// The result is the operand itself if it has the same type.
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

/// Further results are values that the body yields.
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

void ao::autograd::registerModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, AutogradDialect *) {
    attach<HookOp, CallOpaqueOp, FinalCallbacksOp>(context);
    AccumulateGradOp::attachInterface<AccumulateStorage>(*context);
    ValidateOutputOp::attachInterface<ValidateStorage>(*context);
    CopySlicesOp::attachInterface<CopySlicesStorage>(*context);
  });
}
