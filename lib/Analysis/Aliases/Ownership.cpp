//===- Ownership.cpp - Ownership of buffers across functions --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Aliases/Ownership.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace ao;

static unsigned getNumOutputs(func::FuncOp forward) {
  auto attr = forward->getAttrOfType<IntegerAttr>(AODialect::kNumOutputsAttr);
  int64_t results = forward.getNumResults();
  return static_cast<unsigned>(attr ? std::min(attr.getInt(), results)
                                    : results);
}

unsigned ao::getNumSaved(func::FuncOp forward) {
  return forward.getNumResults() - getNumOutputs(forward);
}

using Pairs = SmallVector<std::pair<func::FuncOp, func::FuncOp>>;

static Pairs findNamedPairs(ModuleOp module) {
  Pairs pairs;
  for (auto forward : module.getOps<func::FuncOp>()) {
    auto name =
        forward->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
    auto backward =
        name ? module.lookupSymbol<func::FuncOp>(name.getAttr()) : nullptr;
    if (backward && !forward.isExternal() && !backward.isExternal())
      pairs.emplace_back(forward, backward);
  }
  return pairs;
}

static bool savesTooMuch(const Pairs::value_type &pair) {
  auto [forward, backward] = pair;
  return ao::getNumSaved(forward) > func::FuncOp(backward).getNumArguments();
}

Pairs ao::findPairs(ModuleOp module) {
  Pairs pairs = findNamedPairs(module);
  llvm::erase_if(pairs, savesTooMuch);
  return pairs;
}

LogicalResult ao::verifyPairs(ModuleOp module) {
  for (const auto &pair : findNamedPairs(module)) {
    if (!savesTooMuch(pair))
      continue;
    auto [forward, backward] = pair;
    InFlightDiagnostic diagnostic =
        emitError(forward.getLoc())
        << "'@" << forward.getName() << "' saves " << getNumSaved(forward)
        << " values, but '@" << backward.getName() << "' has "
        << backward.getNumArguments() << " arguments";
    diagnostic.attachNote(backward.getLoc()) << "the backward function is here";
    return diagnostic;
  }
  return success();
}

/// Returns true if the storage at `root` is not the function's to give away.
static bool isBorrowed(func::FuncOp function, Value root) {
  auto argument = dyn_cast<BlockArgument>(root);
  return argument && argument.getOwner()->getParentOp() == function &&
         !function.getArgAttr(argument.getArgNumber(), AODialect::kDonatedAttr);
}

/// Returns the values whose storage `value` may share. A tensor that an op
/// computes over another one shares no bytes with the live rest of it: then
/// bufferization gives it bytes of its own.
static SmallVector<Value> getSharedRoots(Value value, AliasRoots &roots) {
  SmallVector<Value> found;
  if (!isa<TensorType>(value.getType())) {
    for (const Root &root : roots.getMayRoots(value))
      found.push_back(root.value);
    return found;
  }
  SmallVector<Value> worklist{value};
  llvm::DenseSet<Value> seen;
  while (!worklist.empty()) {
    Value current = worklist.pop_back_val();
    if (!seen.insert(current).second)
      continue;
    size_t before = worklist.size();
    SmallVector<StorageAlias, 2> aliases;
    if (Operation *op = current.getDefiningOp())
      collectStorageAliases(op, aliases);
    for (const StorageAlias &alias : aliases)
      if (alias.result == current &&
          alias.relation != StorageRelation::Destination)
        worklist.push_back(alias.source);
    if (worklist.size() == before)
      found.push_back(current);
  }
  return found;
}

SmallVector<DonationGroup> ao::findDonations(func::FuncOp forward,
                                             AliasRoots &roots) {
  auto terminator =
      dyn_cast<func::ReturnOp>(forward.getBody().back().getTerminator());
  if (!terminator)
    return {};
  unsigned numOutputs = getNumOutputs(forward);

  // Results that may share a storage belong together.
  llvm::EquivalenceClasses<unsigned> classes;
  llvm::DenseMap<Value, unsigned> firstOf;
  SmallVector<bool> kept(terminator.getNumOperands(), false);
  for (auto [index, value] : llvm::enumerate(terminator.getOperands())) {
    classes.insert(index);
    kept[index] = index < numOutputs || !isa<ShapedType>(value.getType());
    for (Value root : getSharedRoots(value, roots)) {
      classes.unionSets(firstOf.try_emplace(root, index).first->second, index);
      kept[index] |= isBorrowed(forward, root);
    }
  }

  llvm::MapVector<unsigned, DonationGroup> groups;
  llvm::DenseSet<unsigned> keptClasses;
  for (unsigned index = 0, e = terminator.getNumOperands(); index != e;
       ++index) {
    unsigned leader = classes.getLeaderValue(index);
    if (kept[index])
      keptClasses.insert(leader);
    if (index >= numOutputs)
      groups[leader].push_back(index - numOutputs);
  }
  SmallVector<DonationGroup> donations;
  for (auto &[leader, group] : groups)
    if (!keptClasses.contains(leader))
      donations.push_back(std::move(group));
  return donations;
}
