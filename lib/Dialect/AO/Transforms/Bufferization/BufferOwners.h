//===- BufferOwners.h - Which value has to free a buffer --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_LOWERING_BUFFEROWNERS_H
#define AO_DIALECT_AO_TRANSFORMS_LOWERING_BUFFEROWNERS_H

#include "ao/Analysis/Aliases/Ownership.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace ao {

/// Ownership of the buffers of one function in structured control flow.
///
/// An allocation owns its buffer. If a region yields a buffer that was
/// allocated in it, ownership moves to the corresponding value of the region's
/// parent: a result, or an argument of the next region or iteration. Such an
/// input is always an owner: the ownership of other buffers that reach it moves
/// there, too. The result of a call owns a buffer that the callee has
/// allocated; the ownership of a buffer that a callee frees moves to the
/// callee.
class BufferOwners {
public:
  /// Of callees that `known` has not, nothing is freed here that they return.
  BufferOwners(mlir::func::FuncOp function, const CallOwnerships &known)
      : function(function), known(known) {}

  /// Decides who owns what, and inserts a copy wherever a buffer flows into an
  /// owner that cannot be passed: it belongs to another owner, or is used
  /// afterwards. The values that the function returns get owners the same way.
  mlir::LogicalResult run();

  /// The allocations and region inputs that own a buffer.
  llvm::ArrayRef<mlir::Value> getOwners() const { return owners.getArrayRef(); }

  /// The owners in whose buffers `value` may be. A value without any is an
  /// owner itself: an argument of the function, a constant.
  llvm::ArrayRef<mlir::Value> getOwnersOf(mlir::Value value);

  /// The operands at which the buffer of `owner` moves to another owner; on
  /// each path at most one.
  llvm::ArrayRef<mlir::OpOperand *> getMoves(mlir::Value owner) const;

  /// Returns the ownership that callers of the function rely on, without
  /// donations.
  CallOwnership describe();

  /// Calls `visit` for each op that uses a buffer, with what may own it. A wait
  /// uses both ends of its transfer, whether it names the destination or not.
  void forEachUse(
      llvm::function_ref<void(mlir::Operation *, mlir::Value owner)> visit);

private:
  void findOwners(mlir::RegionBranchOpInterface op);
  void findOwners(mlir::func::CallOp call);
  bool isFresh(mlir::Value value, mlir::Operation *op);
  mlir::LogicalResult moveOrCopy(mlir::OpOperand &operand);
  mlir::LogicalResult copy(mlir::OpOperand &operand);
  mlir::LogicalResult give(mlir::func::CallOp call, const DonationGroup &group);
  bool canMove(mlir::Value owner, mlir::Block *block,
               llvm::ArrayRef<mlir::OpOperand *> moves);
  void fixReturn(mlir::func::ReturnOp terminator);
  void visitDestinations(mlir::Value transfer,
                         llvm::function_ref<void(mlir::Value owner)> visit);

  mlir::func::FuncOp function;
  const CallOwnerships &known;
  AliasRoots roots;
  llvm::SetVector<mlir::Value> owners;
  /// Of each result of a call that owns nothing, the value that it is the same
  /// as.
  llvm::DenseMap<mlir::Value, mlir::Value> sameAs;
  /// Operands that flow into an owner.
  llvm::SetVector<mlir::OpOperand *> handovers;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::OpOperand *, 1>> moves;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 1>> ownersOf;
  /// While copies are inserted: who uses an owner's buffer.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Operation *>> users;
};

/// The last op of `block` that is or holds one of `users`; null if none does.
mlir::Operation *findLastUser(mlir::Block *block,
                              llvm::ArrayRef<mlir::Operation *> users);

} // namespace ao

#endif // AO_DIALECT_AO_TRANSFORMS_LOWERING_BUFFEROWNERS_H
