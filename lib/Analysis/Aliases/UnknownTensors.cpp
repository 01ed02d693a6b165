//===- UnknownTensors.cpp - Tensors of ops that do not tell ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/UnknownTensors.h"

#include "BufferAccesses.h"
#include "Ops/HandleTypes.h"
#include "ao/Analysis/StorageAliases.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace ao;

/// Tensors, and what may hold them: `async.value`, tuples.
static bool mayHoldTensor(Value value) {
  return isa<TensorType>(value.getType()) || isPointerLike(value.getType());
}

/// Whether the op of `result`, a tensor or what holds some, says nothing of
/// where that lies. A registered op that is given tensors alone computes what
/// it returns.
static bool isUnknown(OpResult result) {
  Operation *op = result.getOwner();
  if (!mayHoldTensor(result) || isa<CallOpInterface>(op))
    return false;
  bool mayPassOn = !op->isRegistered() || op->getNumRegions() > 0 ||
                   isPointerLike(result.getType()) ||
                   llvm::any_of(op->getOperandTypes(), isPointerLike);
  if (!mayPassOn)
    return false;
  SmallVector<StorageAlias, 2> aliases;
  collectStorageAliases(op, aliases);
  return aliases.empty();
}

/// What `op` is given: its operands, and values from outside of its regions
/// that ops in there use, or that leave them.
static SmallVector<Value> getGiven(Operation *op) {
  llvm::SetVector<Value> given(op->operand_begin(), op->operand_end());
  op->walk([&](Operation *nested) {
    bool leaves = nested->getParentOp() == op &&
                  nested->hasTrait<OpTrait::IsTerminator>();
    bool mayLeave = leaves || !nested->isRegistered();
    for (Value operand : nested->getOperands())
      if (mayLeave || !op->isAncestor(operand.getParentBlock()->getParentOp()))
        given.insert(operand);
  });
  return given.takeVector();
}

void UnknownTensors::mark(Value value) {
  if (mayHoldTensor(value))
    inBuffers.insert(value);
}

void UnknownTensors::markResults(Operation *op) {
  for (OpResult result : op->getResults())
    mark(result);
}

/// Wherever `user` may hand on what it uses; more than that does no harm.
void UnknownTensors::markBeyond(Operation *user) {
  auto markArguments = [&](Block &block) {
    for (BlockArgument argument : block.getArguments())
      mark(argument);
  };
  for (Block *successor : user->getSuccessors())
    markArguments(*successor);
  for (Operation *op = user; op && !isa<FunctionOpInterface>(op);
       op = op->getParentOp()) {
    markResults(op);
    for (Region &region : op->getRegions())
      llvm::for_each(region, markArguments);
  }
}

void UnknownTensors::findInBuffers(Operation *function) {
  size_t begin = inBuffers.size();
  function->walk([&](Operation *op) {
    bool isGivenBuffer = llvm::any_of(op->getOperands(), isBuffer);
    if (isGivenBuffer && op != function)
      markResults(op);
    if (llvm::any_of(op->getResults(), isBuffer))
      for (Value operand : op->getOperands())
        for (Value view = operand; view;) {
          mark(view);
          auto result = dyn_cast<OpResult>(view);
          view = result ? getViewSource(result) : Value();
        }
  });
  for (size_t i = begin; i != inBuffers.size(); ++i)
    for (Operation *user : inBuffers[i].getUsers())
      markBeyond(user);
}

static Operation *getFunction(Operation *op) {
  while (op->getParentOp() && !isa<FunctionOpInterface>(op))
    op = op->getParentOp();
  return op;
}

void UnknownTensors::collectSources(OpResult result,
                                    SmallVectorImpl<Value> &sources) {
  if (!isUnknown(result))
    return;
  Operation *function = getFunction(result.getOwner());
  if (known.insert(function).second)
    findInBuffers(function);
  if (!inBuffers.contains(result))
    return;
  for (Value value : getGiven(result.getOwner()))
    if (isBuffer(value) || inBuffers.contains(value))
      sources.push_back(value);
  // Several results may lie in one storage.
  sources.push_back(result.getOwner()->getResult(0));
}
