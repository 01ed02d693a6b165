//===- AOToPlacement.cpp - Transfers to placements of StableHLO -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops of StableHLO are created by name, so that it need not be linked. XLA
// compiles a custom call whose result has another placement to a copy.
//
//===----------------------------------------------------------------------===//

#include "LoopConversion.h"
#include "ao/Conversion/Passes.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOExtension.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace ao {
#define GEN_PASS_DEF_CONVERTAOTOPLACEMENT
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// Returns true if the type has no counterpart in StableHLO.
static bool isOfDialect(Type type) {
  return isa<TransferType>(type) || isHostPlaced(type);
}

static LogicalResult verifyNames(Operation *op) {
  MLIRContext *context = op->getContext();
  if (!context->allowsUnregisteredDialects() &&
      !RegisteredOperationName::lookup(kStableHLOCustomCall, context))
    return op->emitOpError("becomes an op of StableHLO, which is not "
                           "registered; allow unregistered dialects");
  return success();
}

static LogicalResult verifyCopy(Operation *copy, Value source,
                                Value destination) {
  auto type = dyn_cast<RankedTensorType>(source.getType());
  if (!type)
    return copy->emitOpError("copies buffers: expected tensors");
  if (!type.hasStaticShape())
    return copy->emitOpError("copies ")
           << type << ": XLA cannot place tensors of dynamic shape";
  if (destination && !destination.getDefiningOp<tensor::ExtractSliceOp>())
    return copy->emitOpError("expected the destination to be a slice of a host "
                             "tensor: XLA cannot place others");
  return verifyNames(copy);
}

/// Verifies that the wait is in the block of its transfer. A transfer that a
/// loop carries is an argument of the block.
static LogicalResult verifyWait(WaitOp wait) {
  Value transfer = wait.getTransfer();
  if (transfer.getParentBlock() == wait->getBlock())
    return success();
  InFlightDiagnostic diagnostic =
      wait.emitOpError("waits for a transfer that did not start in its block, "
                       "which XLA cannot place");
  diagnostic.attachNote(transfer.getLoc()) << "the transfer is here";
  return diagnostic;
}

static LogicalResult verifyTypes(Operation *op) {
  SmallVector<Type> types(op->getOperandTypes());
  llvm::append_range(types, op->getResultTypes());
  for (Region &region : op->getRegions())
    for (Block &block : region)
      llvm::append_range(types, block.getArgumentTypes());
  if (auto function = dyn_cast<FunctionOpInterface>(op)) {
    llvm::append_range(types, function.getArgumentTypes());
    llvm::append_range(types, function.getResultTypes());
  }
  const auto *foreign = llvm::find_if(types, isOfDialect);
  if (foreign == types.end())
    return success();
  return op->emitOpError("has a value of type ")
         << *foreign << ", which placements of XLA cannot express";
}

static LogicalResult verifyOp(Operation *op) {
  if (auto offload = dyn_cast<OffloadOp>(op))
    return verifyCopy(op, offload.getSource(), offload.getDestination());
  if (auto reload = dyn_cast<ReloadOp>(op))
    return verifyCopy(op, reload.getSource(), reload.getDestination());
  if (auto wait = dyn_cast<WaitOp>(op))
    return verifyWait(wait);
  if (auto empty = dyn_cast<HostEmptyOp>(op))
    return empty.getSizes().empty()
               ? verifyNames(op)
               : empty.emitOpError("has a dynamic shape, which XLA cannot "
                                   "place");
  if (isAOOrExtension(op->getDialect()))
    return op->emitOpError("has no counterpart among XLA's placements");
  if (!isLoopOp(op))
    return verifyTypes(op);
  if (StringRef obstacle = getConversionObstacle(op); !obstacle.empty())
    return op->emitOpError(obstacle);
  return verifyNames(op);
}

/// Returns true if regions of `op` can have tensors. Those of ops of other
/// dialects, such as structured ops, have scalars.
static bool holdsTensors(Operation *op) {
  return !op->isRegistered() || isLoopOp(op) ||
         isa<ModuleOp, FunctionOpInterface>(op);
}

static LogicalResult verifyModule(ModuleOp module) {
  WalkResult walked = module.walk<WalkOrder::PreOrder>([](Operation *op) {
    if (failed(verifyOp(op)))
      return WalkResult::interrupt();
    return holdsTensors(op) ? WalkResult::advance() : WalkResult::skip();
  });
  return failure(walked.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

namespace {
/// Replaces transfers and loops of a module by StableHLO, op by op in order.
class PlacementRewriter {
public:
  explicit PlacementRewriter(MLIRContext *context)
      : builder(context), loops(context) {}

  void run(ModuleOp module) {
    module.walk([&](ReloadOp reload) {
      if (reload.getSource().getDefiningOp<tensor::ExtractSliceOp>())
        ofSlices.insert(reload);
    });
    rewrite(*module.getBody());
    // Users are erased before the ops that they use.
    for (Operation *op : llvm::reverse(replaced))
      op->erase();
  }

private:
  void rewrite(Block &block) {
    // A result of the last op so far that computes a tensor.
    Value last;
    for (Operation *op = block.empty() ? nullptr : &block.front(); op;
         op = op->getNextNode()) {
      Operation *holder = op;
      if (replace(op, last))
        replaced.push_back(op);
      else if (isLoopOp(op)) {
        if (Operation *loop = loops.convert(op))
          holder = loop;
        replaced.push_back(op);
      }
      if (holdsTensors(holder))
        for (Region &region : holder->getRegions())
          for (Block &inner : region)
            rewrite(inner);
      if (!isTransferOp(op))
        last = getComputed(holder, last);
    }
  }

  static Value getComputed(Operation *op, Value otherwise) {
    if (op->getNumOperands() == 0 || isa<ModuleOp>(op->getParentOp()))
      return otherwise;
    for (Value result : op->getResults()) {
      auto type = dyn_cast<RankedTensorType>(result.getType());
      if (type && type.hasStaticShape() && !result.use_empty())
        otherwise = result;
    }
    return otherwise;
  }

  /// Replaces a transfer, or the copy of a constant that a step returns.
  bool replace(Operation *op, Value predecessor) {
    builder.setInsertionPoint(op);
    Location loc = op->getLoc();
    Value value;
    if (auto empty = dyn_cast<HostEmptyOp>(op)) {
      value = builder.createZeros(
          loc, cast<RankedTensorType>(getStableHLOType(empty.getType())));
    } else if (auto offload = dyn_cast<OffloadOp>(op)) {
      value = offload.getSource();
      if (!offload.getDestination())
        value = builder.createPlacement(loc, value, "pinned_host");
    } else if (auto reload = dyn_cast<ReloadOp>(op)) {
      value = reload.getSource();
      if (!ofSlices.contains(op))
        value = builder.createPlacement(
            loc, builder.createOrder(loc, value, predecessor), "device");
    } else if (auto wait = dyn_cast<WaitOp>(op)) {
      // The transfer has been replaced by a placement.
      value = wait.getTransferMutable().get();
    } else if (auto copy = dyn_cast<bufferization::AllocTensorOp>(op)) {
      // XLA copies it itself.
      value = copy.getCopy();
    }
    if (value)
      op->replaceAllUsesWith(ValueRange(value));
    return value != nullptr;
  }

  StableHLOBuilder builder;
  LoopConversion loops;
  /// Reloads whose sources are placed where they are extracted.
  llvm::DenseSet<Operation *> ofSlices;
  SmallVector<Operation *> replaced;
};
} // namespace

/// Removes attributes of the dialect, which readers of StableHLO do not have.
static void dropAttributes(ModuleOp module) {
  auto isOurs = [](NamedAttribute attribute) {
    return isAOOrExtension(attribute.getNameDialect());
  };
  module.walk([&](Operation *op) {
    for (NamedAttribute attribute : op->getDiscardableAttrs())
      if (isOurs(attribute))
        op->removeDiscardableAttr(attribute.getName());
    auto function = dyn_cast<FunctionOpInterface>(op);
    if (!function)
      return;
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      for (NamedAttribute attribute : function.getArgAttrs(i))
        if (isOurs(attribute))
          function.removeArgAttr(i, attribute.getName());
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      for (NamedAttribute attribute : function.getResultAttrs(i))
        if (isOurs(attribute))
          function.removeResultAttr(i, attribute.getName());
  });
}

namespace {

struct ConvertAOToPlacement
    : ao::impl::ConvertAOToPlacementBase<ConvertAOToPlacement> {
  void runOnOperation() override {
    if (failed(verifyModule(getOperation())))
      return signalPassFailure();
    PlacementRewriter(&getContext()).run(getOperation());
    dropAttributes(getOperation());
  }
};

} // namespace
