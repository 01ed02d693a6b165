//===- TapeChecker.cpp - Constraints of an autograd tape ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TapeChecker.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

LogicalResult TapeChecker::check() {
  auto names = tape->getAttrOfType<ArrayAttr>(kGradientsAttr);
  slots.resize(names ? names.size() : 0);
  if (failed(readSignature()))
    return failure();
  for (Operation &op : tape.getFunctionBody().front())
    if (failed(checkOp(&op)))
      return failure();
  return checkLost();
}

std::string TapeChecker::describe(int64_t slot) const {
  return ("slot " + Twine(slot) + " ('" + getSlotName(tape, slot) + "')").str();
}

void TapeChecker::setLatest(int64_t slot, Value value) {
  slots[slot].latest = value;
  slotOf[value] = slot;
}

//===----------------------------------------------------------------------===//
// Signature
//===----------------------------------------------------------------------===//

/// Reads the types of slots from arguments and results, and which of them start
/// with a gradient.
LogicalResult TapeChecker::readSignature() {
  for (BlockArgument argument : tape.getArguments()) {
    auto attr = tape.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(),
                                                   kGradientAttr);
    if (!attr)
      continue;
    int64_t slot = attr.getInt();
    if (failed(declare(slot, argument.getType(), argument.getLoc())))
      return failure();
    if (auto first = dyn_cast_or_null<BlockArgument>(slots[slot].latest))
      return emitError(argument.getLoc())
             << "expected one argument with '" << kGradientAttr << "' " << slot
             << ", got arguments " << first.getArgNumber() << " and "
             << argument.getArgNumber();
    setLatest(slot, argument);
  }
  llvm::SmallDenseMap<int64_t, unsigned> results;
  for (unsigned i = 0; i < tape.getNumResults(); ++i) {
    auto attr = tape.getResultAttrOfType<IntegerAttr>(i, kGradientAttr);
    if (!attr)
      continue;
    if (failed(declare(attr.getInt(), tape.getResultTypes()[i], tape.getLoc())))
      return failure();
    auto [first, isNew] = results.insert({attr.getInt(), i});
    if (!isNew)
      return emitError(tape.getLoc())
             << "expected one result with '" << kGradientAttr << "' "
             << attr.getInt() << ", got results " << first->second << " and "
             << i;
  }
  return success();
}

LogicalResult TapeChecker::declare(int64_t slot, Type type, Location location) {
  if (slot >= static_cast<int64_t>(slots.size()))
    return emitError(location) << "'" << kGradientAttr << "' names slot "
                               << slot << " of " << slots.size();
  Slot &known = slots[slot];
  if (!known.type) {
    known.type = type;
    known.source = location;
  } else if (known.type != type) {
    InFlightDiagnostic diagnostic = emitError(location)
                                    << "expected " << known.type << " in "
                                    << describe(slot) << ", got " << type;
    diagnostic.attachNote(*known.source) << "its type is set here";
    return diagnostic;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

LogicalResult TapeChecker::checkOp(Operation *op) {
  if (op->hasTrait<OpTrait::ReturnLike>())
    return checkReturn(op);
  if (end && failed(checkAfterEnd(op)))
    return failure();
  if (auto accumulate = dyn_cast<AccumulateGradOp>(op))
    return checkAccumulation(accumulate);
  auto call = dyn_cast<OpaqueCallOpInterface>(op);
  if (!call)
    return success();
  if (isa<FinalCallbacksOp>(op))
    end = op;
  return checkCallback(call);
}

LogicalResult TapeChecker::emitNotLatest(Operation *op, int64_t slot) {
  InFlightDiagnostic diagnostic = op->emitError()
                                  << "uses a version of " << describe(slot)
                                  << " that is not the latest";
  if (Value latest = slots[slot].latest)
    diagnostic.attachNote(latest.getLoc()) << "the latest is here";
  return diagnostic;
}

LogicalResult TapeChecker::checkAccumulation(AccumulateGradOp op) {
  auto index = static_cast<int64_t>(op.getSlot());
  if (index >= static_cast<int64_t>(slots.size()))
    return op->emitError() << "expected a slot below " << slots.size()
                           << ", got " << index;
  Slot &slot = slots[index];
  Type type = op.getGradient().getType();
  if (!slot.type) {
    slot.type = type;
    slot.source = op.getLoc();
  } else if (slot.type != type) {
    InFlightDiagnostic diagnostic =
        op->emitError() << "adds " << type << " to " << describe(index)
                        << ", which holds " << slot.type;
    diagnostic.attachNote(*slot.source) << "its type is set here";
    return diagnostic;
  }
  if (op.getInto() && op.getInto() != slot.latest)
    return emitNotLatest(op, index);
  if (!op.getInto() && slot.latest) {
    InFlightDiagnostic diagnostic =
        op->emitError() << describe(index)
                        << " holds a gradient already: expected 'into'";
    diagnostic.attachNote(slot.latest.getLoc()) << "its gradient is here";
    return diagnostic;
  }
  setLatest(index, op.getResult());
  slot.lastAccumulation = op;
  return success();
}

/// Verifies that a callback replaces the latest gradient of a slot, or none.
LogicalResult TapeChecker::checkCallback(OpaqueCallOpInterface op) {
  OperandRange outputs = op.getReplacedOperands();
  auto hook = dyn_cast<HookOp>(op.getOperation());
  if (hook && hook.getKind() == HookKind::PostAcc &&
      !slotOf.contains(outputs.front()))
    return op->emitError("'post_acc' takes the latest gradient of a slot");
  if (op->getNumResults() < outputs.size() || (hook && hook.getPacked()))
    return success();
  for (auto [output, result] : llvm::zip(outputs, op->getResults())) {
    auto it = slotOf.find(output);
    if (it == slotOf.end())
      continue;
    int64_t slot = it->second;
    if (slots[slot].latest != output)
      return emitNotLatest(op, slot);
    setLatest(slot, result);
  }
  return success();
}

LogicalResult TapeChecker::checkReturn(Operation *op) {
  for (OpOperand &operand : op->getOpOperands()) {
    auto attr = tape.getResultAttrOfType<IntegerAttr>(
        operand.getOperandNumber(), kGradientAttr);
    if (attr && slots[attr.getInt()].latest != operand.get())
      return emitNotLatest(op, attr.getInt());
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Lost gradients
//===----------------------------------------------------------------------===//

/// Returns the ops of the tape whose results reach the return or an op with
/// effects. One sweep from the end finds all of them, since users come later.
llvm::DenseSet<Operation *> TapeChecker::findUsed() {
  Block &block = tape.getFunctionBody().front();
  llvm::DenseSet<Operation *> used;
  auto isUsed = [&](Operation *user) {
    return used.contains(block.findAncestorOpInBlock(*user));
  };
  for (Operation &op : llvm::reverse(block))
    if (op.hasTrait<OpTrait::IsTerminator>() ||
        llvm::any_of(op.getUsers(), isUsed) || !isPure(&op))
      used.insert(&op);
  return used;
}

/// An accumulation is pure in a tape, whereas the engine writes to the
/// parameter: an accumulation without a use would be dropped.
LogicalResult TapeChecker::checkLost() {
  llvm::DenseSet<Operation *> used = findUsed();
  for (auto [index, slot] : llvm::enumerate(slots))
    if (slot.lastAccumulation && !used.contains(slot.lastAccumulation))
      return slot.lastAccumulation->emitError()
             << "the gradient of " << describe(static_cast<int64_t>(index))
             << " is lost: return it with '" << kGradientAttr << "' " << index
             << ", or use it";
  return success();
}

//===----------------------------------------------------------------------===//
// Final callbacks
//===----------------------------------------------------------------------===//

bool TapeChecker::isPureFunction(FunctionOpInterface function) {
  auto [it, isNew] = isPureOf.try_emplace(function, false);
  if (isNew && !function.isExternal())
    it->second = !function.getFunctionBody()
                      .walk([](Operation *op) {
                        return isMemoryEffectFree(op) ||
                                       op->hasTrait<OpTrait::ReturnLike>()
                                   ? WalkResult::advance()
                                   : WalkResult::interrupt();
                      })
                      .wasInterrupted();
  return it->second;
}

/// Returns true if `op` has no effects; a call has those of its callee.
bool TapeChecker::isPure(Operation *op) {
  auto call = dyn_cast<CallOpInterface>(op);
  if (!call)
    return isMemoryEffectFree(op);
  auto callee = dyn_cast_or_null<FunctionOpInterface>(
      call.resolveCallableInTable(&symbols));
  return callee && isPureFunction(callee);
}

LogicalResult TapeChecker::checkAfterEnd(Operation *op) {
  if (isPure(op))
    return success();
  InFlightDiagnostic diagnostic = op->emitError("is after the final callbacks");
  diagnostic.attachNote(end->getLoc()) << "final callbacks are here";
  return diagnostic;
}
