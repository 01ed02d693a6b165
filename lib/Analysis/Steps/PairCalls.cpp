//===- PairCalls.cpp - Calls of the functions of a pair -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/PairCalls.h"

#include "ao/Analysis/Ops/CallNames.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace ao;

PairCalls PairCalls::collect(FunctionOpInterface forward,
                             FunctionOpInterface backward) {
  PairCalls calls;
  StringAttr forwardName = SymbolTable::getSymbolName(forward);
  StringAttr backwardName = SymbolTable::getSymbolName(backward);
  CallNames names;
  for (auto function :
       forward->getParentOfType<ModuleOp>().getOps<FunctionOpInterface>())
    names.forEachCall(function, [&](CallOpInterface call) {
      auto callee = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
      StringAttr name = callee ? callee.getLeafReference() : StringAttr();
      if (name == forwardName)
        calls.forward.push_back(call);
      else if (name == backwardName)
        calls.backward.push_back(call);
    });
  return calls;
}

/// Returns true if an op is only a call with the operands and results of its
/// callee, so that it can be rebuilt with others.
static bool isPlainCall(CallOpInterface call, FunctionOpInterface callee) {
  return call->getNumRegions() == 0 && call->getNumSuccessors() == 0 &&
         call->getNumOperands() == call.getArgOperands().size() &&
         call->getOperandTypes() == callee.getArgumentTypes() &&
         call->getResultTypes() == callee.getResultTypes();
}

namespace {
class PairCallChecker {
public:
  PairCallChecker(FunctionOpInterface forward, FunctionOpInterface backward,
                  int64_t numOutputs)
      : forward(forward), backward(backward),
        numOutputs(static_cast<unsigned>(numOutputs)),
        numSaved(forward.getNumResults() - this->numOutputs) {}

  std::optional<PairCallFault> check(const PairCalls &calls) {
    for (CallOpInterface call : calls.forward)
      if (auto fault = checkForm(call, forward))
        return fault;
    for (CallOpInterface call : calls.backward)
      if (auto fault = checkForm(call, backward))
        return fault;
    for (CallOpInterface call : calls.backward)
      if (auto fault = checkOperands(call))
        return fault;
    for (CallOpInterface call : calls.forward)
      if (auto fault = checkSaved(call))
        return fault;
    return std::nullopt;
  }

private:
  std::optional<PairCallFault> checkForm(CallOpInterface call,
                                         FunctionOpInterface callee);
  std::optional<PairCallFault> checkOperands(CallOpInterface call);
  std::optional<PairCallFault> checkSaved(CallOpInterface call);

  FunctionOpInterface forward, backward;
  unsigned numOutputs, numSaved;
  /// By forward pass, its backward pass.
  llvm::DenseMap<Operation *, Operation *> backwardOf;
};
} // namespace

std::optional<PairCallFault>
PairCallChecker::checkForm(CallOpInterface call, FunctionOpInterface callee) {
  Operation *caller = call->getParentOfType<FunctionOpInterface>();
  if (isPlainCall(call, callee) && caller != forward && caller != backward)
    return std::nullopt;
  return PairCallFault{
      call.getLoc(),
      llvm::formatv("offloading changes the signature of '@{0}', which this "
                    "call cannot follow",
                    callee.getName()),
      callee.getLoc(), "callee is here"};
}

/// The operands must be all saved values of one forward pass, in order.
std::optional<PairCallFault>
PairCallChecker::checkOperands(CallOpInterface call) {
  if (numSaved == 0)
    return PairCallFault{
        call.getLoc(),
        llvm::formatv("cannot match this call of '@{1}' to a call of '@{0}'",
                      forward.getName(), backward.getName()),
        forward.getLoc(), "it saves nothing"};
  Operation *source = call->getOperand(0).getDefiningOp();
  for (unsigned slot = 0; slot != numSaved; ++slot) {
    Value operand = call->getOperand(slot);
    auto saved = dyn_cast<OpResult>(operand);
    auto from =
        saved ? dyn_cast<CallOpInterface>(saved.getOwner()) : CallOpInterface();
    auto callee = from ? dyn_cast<SymbolRefAttr>(from.getCallableForCallee())
                       : SymbolRefAttr();
    if (callee &&
        callee.getLeafReference() == SymbolTable::getSymbolName(forward) &&
        saved.getResultNumber() == numOutputs + slot && from == source)
      continue;
    return PairCallFault{
        call.getLoc(),
        llvm::formatv("argument {0} of this call of '@{1}' must be result {2} "
                      "of the matching call of '@{3}'",
                      slot, backward.getName(), numOutputs + slot,
                      forward.getName()),
        operand.getLoc(), "this is passed"};
  }
  auto [known, isNew] = backwardOf.try_emplace(source, call);
  if (!isNew)
    return PairCallFault{
        source->getLoc(),
        llvm::formatv(
            "two calls of '@{0}' use the values that this call of '@{1}' saves",
            backward.getName(), forward.getName()),
        call.getLoc(), "the second one"};
  if (call->getBlock() != source->getBlock())
    return PairCallFault{call.getLoc(),
                         llvm::formatv("this call of '@{0}' must be in the "
                                       "block of the matching call of '@{1}'",
                                       backward.getName(), forward.getName()),
                         source->getLoc(), "the forward pass"};
  return std::nullopt;
}

std::optional<PairCallFault> PairCallChecker::checkSaved(CallOpInterface call) {
  Operation *pass = backwardOf.lookup(call);
  for (unsigned slot = 0; slot != numSaved; ++slot)
    for (OpOperand &use : call->getResult(numOutputs + slot).getUses())
      if (use.getOwner() != pass || use.getOperandNumber() != slot)
        return PairCallFault{
            call.getLoc(),
            llvm::formatv(
                "result {0} of this call is saved by '@{1}' for '@{2}' and may "
                "be offloaded: it must have no other uses",
                numOutputs + slot, forward.getName(), backward.getName()),
            use.getOwner()->getLoc(), "used here"};
  if (pass || numSaved == 0)
    return std::nullopt;
  return PairCallFault{
      call.getLoc(),
      llvm::formatv(
          "no call of '@{0}' uses the values that this call of '@{1}' saves",
          backward.getName(), forward.getName()),
      backward.getLoc(), "backward function"};
}

std::optional<PairCallFault> ao::findFault(const PairCalls &calls,
                                           FunctionOpInterface forward,
                                           FunctionOpInterface backward,
                                           int64_t numOutputs) {
  return PairCallChecker(forward, backward, numOutputs).check(calls);
}

bool ao::runsInOrder(Operation *op, FunctionOpInterface function) {
  for (; op != function.getOperation(); op = op->getParentOp()) {
    Operation *parent = op->getParentOp();
    if (!parent || !op->getParentRegion()->hasOneBlock() ||
        (parent != function.getOperation() && !isa<scf::ForOp>(parent)))
      return false;
  }
  return true;
}
