//===- AOToPlacement.cpp - Transfers to placements of StableHLO -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops of StableHLO are made by name, so that it need not be linked. What XLA
// takes for a copy is a custom call whose result has another placement.
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"

namespace ao {
#define GEN_PASS_DEF_CONVERTAOTOPLACEMENT
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

static constexpr llvm::StringLiteral customCall = "stablehlo.custom_call";
static constexpr llvm::StringLiteral barrier = "stablehlo.optimization_barrier";

//===----------------------------------------------------------------------===//
// What has no placement
//===----------------------------------------------------------------------===//

/// Whether only ops of the dialect may know the type.
static bool isOfDialect(Type type) {
  return isa<TransferType>(type) || isHostPlaced(type);
}

static LogicalResult verifyCopy(Operation *copy, Value source,
                                Value destination) {
  auto type = dyn_cast<RankedTensorType>(source.getType());
  if (!type)
    return copy->emitOpError("copies buffers, placements are for tensors");
  if (!type.hasStaticShape())
    return copy->emitOpError("copies a tensor of dynamic shape, which XLA "
                             "cannot place");
  if (destination)
    return copy->emitOpError("fills a slot, and XLA places whole tensors");
  MLIRContext *context = copy->getContext();
  if (!context->allowsUnregisteredDialects() &&
      !RegisteredOperationName::lookup(customCall, context))
    return copy->emitOpError("becomes an op of StableHLO, which is not "
                             "registered; allow unregistered dialects");
  return success();
}

static LogicalResult verifyWait(WaitOp wait) {
  Operation *copy = wait.getTransfer().getDefiningOp();
  if (!copy || copy->getBlock() != wait->getBlock())
    return wait.emitOpError("waits for a transfer that did not start in its "
                            "block; a placement has one place");
  return success();
}

static LogicalResult verifyTypes(Operation *op) {
  auto isForeign = [](Value value) { return isOfDialect(value.getType()); };
  bool foreign = llvm::any_of(op->getOperands(), isForeign) ||
                 llvm::any_of(op->getResults(), isForeign);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      foreign |= llvm::any_of(block.getArguments(), isForeign);
  if (auto function = dyn_cast<FunctionOpInterface>(op))
    foreign |= llvm::any_of(function.getArgumentTypes(), isOfDialect) ||
               llvm::any_of(function.getResultTypes(), isOfDialect);
  if (foreign)
    return op->emitOpError("hands on a transfer or host tensor, which XLA's "
                           "placements cannot express");
  return success();
}

static LogicalResult verifyOp(Operation *op) {
  if (auto offload = dyn_cast<OffloadOp>(op))
    return verifyCopy(op, offload.getSource(), offload.getDestination());
  if (auto reload = dyn_cast<ReloadOp>(op))
    return verifyCopy(op, reload.getSource(), reload.getDestination());
  if (auto wait = dyn_cast<WaitOp>(op))
    return verifyWait(wait);
  if (isa_and_present<AODialect>(op->getDialect()))
    return op->emitOpError("has no counterpart among XLA's placements");
  return verifyTypes(op);
}

static LogicalResult verifyModule(ModuleOp module) {
  WalkResult walked = module.walk<WalkOrder::PreOrder>([](Operation *op) {
    return failed(verifyOp(op)) ? WalkResult::interrupt()
                                : WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

/// What each reload must not run before: a result of the last op before it that
/// computes something.
static DenseMap<Operation *, Value> findPredecessors(ModuleOp module) {
  DenseMap<Operation *, Value> predecessors;
  module.walk([&](Block *block) {
    Value last;
    for (Operation &op : *block) {
      if (isa<ReloadOp>(op))
        predecessors[&op] = last;
      if (isTransferOp(&op) || op.getNumOperands() == 0)
        continue;
      for (Value result : op.getResults()) {
        auto type = dyn_cast<RankedTensorType>(result.getType());
        if (type && type.hasStaticShape())
          last = result;
      }
    }
  });
  return predecessors;
}

static Value place(OpBuilder &builder, Location loc, Value value,
                   StringRef memory) {
  OperationState state(loc, customCall, value, value.getType(), {});
  state.addAttribute("call_target_name",
                     builder.getStringAttr("annotate_device_placement"));
  state.addAttribute("has_side_effect", builder.getBoolAttr(true));
  state.addAttribute(
      "mhlo.frontend_attributes",
      builder.getDictionaryAttr(builder.getNamedAttr(
          "_xla_buffer_placement", builder.getStringAttr(memory))));
  return builder.create(state)->getResult(0);
}

/// `value`, once `predecessor` has been computed.
static Value orderAfter(OpBuilder &builder, Location loc, Value value,
                        Value predecessor) {
  if (!predecessor)
    return value;
  OperationState state(loc, barrier, {value, predecessor},
                       {value.getType(), predecessor.getType()}, {});
  return builder.create(state)->getResult(0);
}

static void placeTransfers(ModuleOp module) {
  DenseMap<Operation *, Value> predecessors = findPredecessors(module);
  SmallVector<Operation *> transfers;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isTransferOp(op))
      transfers.push_back(op);
  });
  // By transfer: the value on the host, or about to leave it.
  DenseMap<Value, Value> copies;
  for (Operation *op : transfers) {
    OpBuilder builder(op);
    if (auto offload = dyn_cast<OffloadOp>(op)) {
      copies[offload.getTransfer()] =
          place(builder, op->getLoc(), offload.getSource(), "pinned_host");
    } else if (auto reload = dyn_cast<ReloadOp>(op)) {
      copies[reload.getTransfer()] = orderAfter(
          builder, op->getLoc(), reload.getSource(), predecessors.lookup(op));
    } else {
      auto wait = cast<WaitOp>(op);
      Value copy = copies.lookup(wait.getTransfer());
      if (!isHostPlaced(wait.getResult().getType()))
        copy = place(builder, op->getLoc(), copy, "device");
      wait.getResult().replaceAllUsesWith(copy);
    }
  }
  // Uses stand behind what they use.
  for (Operation *op : llvm::reverse(transfers))
    op->erase();
}

/// Who reads StableHLO does not know the dialect.
static void dropAttributes(ModuleOp module) {
  auto isOurs = [](NamedAttribute attribute) {
    return attribute.getName().getValue().starts_with("ao.");
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
    placeTransfers(getOperation());
    dropAttributes(getOperation());
  }
};

} // namespace
