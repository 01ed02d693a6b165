//===- PlaceScalars.cpp - Scalars that the host reads stay there ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The counter of a loop written on tensors is a tensor without dimensions. On a
// device every read of it would stop the host until the device is done.
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "ao/Conversion/Runtime/HostOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/SetVector.h"

namespace ao {
#define GEN_PASS_DEF_AOPLACESCALARS
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

static bool isScalarBuffer(Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  return type && type.getRank() == 0 &&
         type.getElementType().isIntOrIndexOrFloat() &&
         type.getLayout().isIdentity() && !isHostPlaced(type);
}

namespace {
/// Which scalars of a function can be kept in the host's own memory.
class ScalarPlacement {
public:
  explicit ScalarPlacement(func::FuncOp function);

  /// Moves them there.
  void apply();

private:
  bool isHostReadable(Value buffer) const {
    return scalars.contains(buffer) ||
           buffer.getDefiningOp<memref::GetGlobalOp>();
  }
  bool isComputedOnHost(linalg::LinalgOp op) const;
  bool isAllowed(OpOperand &use) const;
  void convert(Operation *user, Value scalar);

  func::FuncOp function;
  /// Allocations.
  llvm::SetVector<Value> scalars;
};
} // namespace

/// Returns true if all that `op` needs and writes is in the host's memory.
bool ScalarPlacement::isComputedOnHost(linalg::LinalgOp op) const {
  return op.getNumLoops() == 0 && isa<linalg::GenericOp>(op) &&
         llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
           return op.isScalar(&operand) || isHostReadable(operand.get());
         });
}

bool ScalarPlacement::isAllowed(OpOperand &use) const {
  Operation *user = use.getOwner();
  if (isa<memref::LoadOp, memref::DeallocOp>(user))
    return true;
  if (auto store = dyn_cast<memref::StoreOp>(user))
    return store.getMemRef() == use.get() &&
           !store->getParentOfType<linalg::LinalgOp>();
  if (auto copy = dyn_cast<memref::CopyOp>(user))
    return isHostReadable(copy.getSource()) &&
           scalars.contains(copy.getTarget());
  auto op = dyn_cast<linalg::GenericOp>(user);
  return op && (op.isDpsInput(&use) || isComputedOnHost(op));
}

ScalarPlacement::ScalarPlacement(func::FuncOp function) : function(function) {
  function.walk([&](memref::AllocOp alloc) {
    if (isScalarBuffer(alloc))
      scalars.insert(alloc);
  });
  // A value that is computed from a scalar on the device is on the device too.
  bool changed = true;
  while (changed)
    changed = scalars.remove_if([&](Value scalar) {
      return !llvm::all_of(scalar.getUses(),
                           [&](OpOperand &use) { return isAllowed(use); });
    });
}

/// Rewrites one of the uses that `isAllowed`.
void ScalarPlacement::convert(Operation *user, Value scalar) {
  IRRewriter rewriter(getHostOp(user));
  Location loc = user->getLoc();
  auto load = [&](Value buffer) -> Value {
    return memref::LoadOp::create(rewriter, loc, buffer, ValueRange());
  };
  if (isa<memref::DeallocOp>(user)) {
    user->erase();
  } else if (isa<memref::LoadOp>(user)) {
    // Kernels get the scalars that they read as arguments.
    if (getHostOp(user) == user)
      return;
    user->getResult(0).replaceAllUsesWith(load(scalar));
    user->erase();
  } else if (auto copy = dyn_cast<memref::CopyOp>(user)) {
    memref::StoreOp::create(rewriter, loc, load(copy.getSource()),
                            copy.getTarget(), ValueRange());
    user->erase();
  } else if (auto op = dyn_cast<linalg::GenericOp>(user)) {
    if (isComputedOnHost(op)) {
      if (succeeded(linalg::linalgOpToLoops(rewriter, op)))
        rewriter.eraseOp(op);
      return;
    }
    Value value = load(scalar);
    for (OpOperand &operand : op->getOpOperands())
      if (operand.get() == scalar)
        operand.set(value);
  }
}

void ScalarPlacement::apply() {
  for (Value scalar : scalars)
    // Users change on the way: a computation on the host has several scalars.
    for (bool changed = true; changed;) {
      changed = false;
      for (Operation *user : llvm::to_vector(scalar.getUsers())) {
        if (isa<memref::StoreOp>(user) ||
            (isa<memref::LoadOp>(user) && getHostOp(user) == user))
          continue;
        convert(user, scalar);
        changed = true;
        break;
      }
    }
  OpBuilder entry = OpBuilder::atBlockBegin(&function.getBody().front());
  for (Value scalar : scalars) {
    // At the function's entry, so that a loop does not grow the stack.
    Value slot = memref::AllocaOp::create(entry, scalar.getLoc(),
                                          cast<MemRefType>(scalar.getType()));
    scalar.replaceAllUsesWith(slot);
    scalar.getDefiningOp()->erase();
  }
}

namespace {
struct PlaceScalars : public ao::impl::AOPlaceScalarsBase<PlaceScalars> {
  void runOnOperation() override {
    if (!getOperation().isExternal())
      ScalarPlacement(getOperation()).apply();
  }
};
} // namespace
