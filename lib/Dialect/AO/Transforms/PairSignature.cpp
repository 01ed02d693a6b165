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

PairSignature::PairSignature(const Step &step)
    : step(step),
      numSaved(step.getForwardBlock().getTerminator()->getNumOperands() -
               step.getNumOutputs()),
      dropped(numSaved) {}

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
}

/// Whether ops of the dialect name no symbols but in attributes that others put
/// on them. Most ops of a step are of these.
static bool namesNoSymbols(OperationName name) {
  return llvm::is_contained({"arith", "linalg", "math", "tensor"},
                            name.getDialectNamespace());
}

PairUsers::Users PairUsers::collect() const {
  Users users;
  StringAttr link =
      StringAttr::get(module->getContext(), AODialect::kBackwardAttr);
  Operation *user = nullptr;
  AttrTypeWalker walker;
  walker.addWalk([&](SymbolRefAttr symbol) {
    users.try_emplace(symbol.getLeafReference(), user->getLoc());
  });
  auto visit = [&](ArrayRef<NamedAttribute> attributes) {
    for (NamedAttribute attribute : attributes)
      if (attribute.getName() != link)
        walker.walk(attribute.getValue());
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

std::optional<Location> PairUsers::findUser(FunctionOpInterface function) {
  if (!users)
    users = collect();
  auto user = users->find(SymbolTable::getSymbolName(function));
  if (user == users->end())
    return std::nullopt;
  return user->second;
}

std::optional<Location> PairUsers::findUser(const Step &step) {
  std::optional<Location> user = findUser(step.getForward());
  return user ? user : findUser(step.getBackward());
}

LogicalResult PairUsers::verifyUnused(const Step &step) {
  if (!step.isPair())
    return success();
  for (FunctionOpInterface function : {step.getForward(), step.getBackward()}) {
    std::optional<Location> user = findUser(function);
    if (!user)
      continue;
    InFlightDiagnostic diagnostic =
        emitError(function->getLoc())
        << "offloading changes the signature of '@" << function.getName()
        << "', which is used elsewhere in the module";
    diagnostic.attachNote(*user) << "used here";
    return diagnostic;
  }
  return success();
}
