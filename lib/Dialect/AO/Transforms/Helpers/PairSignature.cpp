//===- PairSignature.cpp - Signatures of a pair ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PairSignature.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace ao;

PairSignature::PairSignature(const StepFunctions &step)
    : step(step),
      numSaved(step.getForwardBlock().getTerminator()->getNumOperands() -
               step.getNumOutputs()),
      numGiven(numSaved), dropped(numSaved) {}

BlockArgument PairSignature::replace(unsigned slot, Value value) {
  step.getForwardBlock().getTerminator()->setOperand(
      step.getNumOutputs() + slot, value);
  BlockArgument argument = step.getSavedArgument(slot);
  argument.setType(value.getType());
  return argument;
}

BlockArgument PairSignature::append(Value value) {
  FunctionOpInterface forward = step.getForward();
  FunctionOpInterface backward = step.getBackward();
  Operation *terminator = step.getForwardBlock().getTerminator();
  terminator->insertOperands(terminator->getNumOperands(), value);
  (void)forward.insertResult(forward.getNumResults(), value.getType(), {});
  (void)backward.insertArgument(numSaved, value.getType(), {}, value.getLoc());
  dropped.resize(numSaved + 1);
  return step.getSavedArgument(numSaved++);
}

void PairSignature::drop(unsigned slot) { dropped.set(slot); }

static void setTypes(FunctionOpInterface function, TypeRange inputs,
                     TypeRange results) {
  function.setType(function.cloneTypeWith(inputs, results));
}

void PairSignature::apply() {
  FunctionOpInterface forward = step.getForward();
  FunctionOpInterface backward = step.getBackward();
  Operation *terminator = step.getForwardBlock().getTerminator();
  setTypes(forward, step.getForwardBlock().getArgumentTypes(),
           terminator->getOperandTypes());
  setTypes(backward, step.getBackwardBlock().getArgumentTypes(),
           backward.getResultTypes());

  llvm::BitVector results(terminator->getNumOperands());
  llvm::BitVector arguments(backward.getNumArguments());
  for (unsigned slot : dropped.set_bits()) {
    results.set(step.getNumOutputs() + slot);
    arguments.set(slot);
  }
  (void)forward.eraseResults(results);
  terminator->eraseOperands(results);
  (void)backward.eraseArguments(arguments);
  updateCalls();
}

/// The same call with other operands and results.
static Operation *replaceCall(Operation *call, ValueRange operands,
                              TypeRange results) {
  OperationState state(call->getLoc(), call->getName());
  state.addOperands(operands);
  state.addTypes(results);
  state.addAttributes(call->getDiscardableAttrDictionary().getValue());
  state.propertiesAttr = call->getPropertiesAsAttribute();
  return OpBuilder(call).create(state);
}

/// Outputs keep their users; saved values are passed on to the backward passes.
void PairSignature::updateCalls() {
  FunctionOpInterface forward = step.getForward();
  FunctionOpInterface backward = step.getBackward();
  PairCalls calls = PairCalls::collect(forward, backward);
  auto numOutputs = static_cast<unsigned>(step.getNumOutputs());
  llvm::DenseMap<Operation *, Operation *> rewritten;
  for (CallOpInterface call : calls.forward) {
    Operation *changed =
        replaceCall(call, call->getOperands(), forward.getResultTypes());
    for (unsigned i = 0; i != numOutputs; ++i)
      call->getResult(i).replaceAllUsesWith(changed->getResult(i));
    rewritten[call] = changed;
  }
  for (CallOpInterface call : calls.backward) {
    SmallVector<Value> operands;
    if (numGiven > 0)
      llvm::append_range(operands,
                         rewritten.lookup(call->getOperand(0).getDefiningOp())
                             ->getResults()
                             .drop_front(numOutputs));
    llvm::append_range(operands, call->getOperands().drop_front(numGiven));
    call->replaceAllUsesWith(
        replaceCall(call, operands, backward.getResultTypes()));
    call->erase();
  }
  for (CallOpInterface call : calls.forward)
    call->erase();
}

/// Returns true if ops of the dialect name symbols only in attributes of other
/// dialects. Most ops of a step are of these.
static bool namesNoSymbols(OperationName name) {
  return llvm::is_contained({"arith", "linalg", "math", "tensor"},
                            name.getDialectNamespace());
}

/// Returns true if `op` calls a function of the module from a function of the
/// module, and names it only as its callee.
static bool callsSibling(Operation *op, SymbolRefAttr symbol,
                         Operation *module) {
  auto call = dyn_cast<CallOpInterface>(op);
  auto function = op->getParentOfType<FunctionOpInterface>();
  return call && function && function->getParentOp() == module &&
         isa<FlatSymbolRefAttr>(symbol) &&
         call.getCallableForCallee() == CallInterfaceCallable(symbol);
}

PairUsers::Users PairUsers::collect() const {
  Users users;
  StringAttr link =
      StringAttr::get(module->getContext(), AODialect::kBackwardAttr);
  Operation *user = nullptr;
  AttrTypeWalker walker;
  auto note = [&](SymbolRefAttr symbol, bool isCall) {
    auto [known, isNew] = users.try_emplace(symbol.getLeafReference(),
                                            User{user->getLoc(), isCall});
    if (!isNew && known->second.isCall && !isCall)
      known->second = {user->getLoc(), false};
  };
  walker.addWalk([&](SymbolRefAttr symbol) { note(symbol, /*isCall=*/false); });
  auto visit = [&](ArrayRef<NamedAttribute> attributes) {
    for (NamedAttribute attribute : attributes) {
      if (attribute.getName() == link)
        continue;
      // The walker visits each attribute once.
      if (auto symbol = dyn_cast<SymbolRefAttr>(attribute.getValue()))
        note(symbol, callsSibling(user, symbol, module));
      else
        walker.walk(attribute.getValue());
    }
  };
  // Most ops share their dictionary with many others. Inherent attributes are
  // looked at as they are: a dictionary of them would have to be made unique.
  llvm::DenseSet<DictionaryAttr> seen;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == module)
      return;
    user = op;
    DictionaryAttr attributes = op->getRawDictionaryAttrs();
    if (seen.insert(attributes).second)
      visit(attributes.getValue());
    if (op->getPropertiesStorageSize() == 0 || namesNoSymbols(op->getName()))
      return;
    NamedAttrList inherent;
    op->getName().populateInherentAttrs(op, inherent);
    visit(inherent.getAttrs());
  });
  return users;
}

std::optional<PairUsers::User>
PairUsers::findUser(FunctionOpInterface function) {
  if (!users)
    users = collect();
  auto user = users->find(SymbolTable::getSymbolName(function));
  if (user == users->end())
    return std::nullopt;
  return user->second;
}

std::optional<PairCallFault> PairUsers::findFault(const StepFunctions &step) {
  bool isCalled = false;
  for (FunctionOpInterface function : {step.getForward(), step.getBackward()}) {
    std::optional<User> user = findUser(function);
    if (user && !user->isCall)
      return PairCallFault{function->getLoc(),
                           ("offloading changes the signature of '@" +
                            function.getName() +
                            "', which is used elsewhere in the module")
                               .str(),
                           user->loc, "used here"};
    isCalled |= user.has_value();
  }
  if (!isCalled)
    return std::nullopt;
  return ao::findFault(
      PairCalls::collect(step.getForward(), step.getBackward()),
      step.getForward(), step.getBackward(), step.getNumOutputs());
}

bool PairUsers::canChange(const StepFunctions &step) {
  return !findFault(step);
}

LogicalResult PairUsers::verifyUses(const StepFunctions &step) {
  std::optional<PairCallFault> fault;
  if (step.isPair())
    fault = findFault(step);
  if (!fault)
    return success();
  InFlightDiagnostic diagnostic = emitError(fault->loc) << fault->text;
  if (fault->noteLoc)
    diagnostic.attachNote(*fault->noteLoc) << fault->note;
  return diagnostic;
}
