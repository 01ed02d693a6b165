//===- SymbolUseCounts.cpp - Uses of compiled regions ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SymbolUseCounts.h"

using namespace mlir;
using namespace ao;

bool ao::isPrivateCompiledRegion(FunctionOpInterface function) {
  return function->getDiscardableAttr(kAotIdAttr) && function.isPrivate();
}

SymbolUseCounts::SymbolUseCounts(ModuleOp module) {
  for (auto function : module.getOps<FunctionOpInterface>())
    if (isPrivateCompiledRegion(function))
      counts[function.getNameAttr()] = 0;
  isKnown = !counts.empty();
  addUsesIn(module.getBodyRegion());
}

void SymbolUseCounts::forEachUse(
    Attribute attribute, llvm::function_ref<void(StringAttr)> function) {
  if (auto reference = dyn_cast<SymbolRefAttr>(attribute))
    return function(reference.getRootReference());
  if (isa<StringAttr, IntegerAttr, UnitAttr>(attribute))
    return;
  auto [it, isNew] = names.try_emplace(attribute);
  if (isNew)
    attribute.walk<WalkOrder::PreOrder>([&](SymbolRefAttr reference) {
      it->second.push_back(reference.getRootReference());
      // Its ops refer to the same symbol.
      return WalkResult::skip();
    });
  llvm::for_each(it->second, function);
}

/// Attributes that are properties are asked for one by one: to make a
/// dictionary of them takes longer than all the rest.
void SymbolUseCounts::forEachUse(
    Operation *op, llvm::function_ref<void(StringAttr)> function) {
  for (NamedAttribute attribute : op->getRawDictionaryAttrs())
    forEachUse(attribute.getValue(), function);
  if (op->getPropertiesStorageSize() == 0)
    return;
  ArrayRef<StringAttr> inherent = op->getName().getAttributeNames();
  if (inherent.empty())
    if (Attribute properties = op->getPropertiesAsAttribute())
      forEachUse(properties, function);
  for (StringAttr name : inherent)
    if (Attribute attribute = op->getInherentAttr(name).value_or(nullptr))
      forEachUse(attribute, function);
}

int64_t SymbolUseCounts::add(StringAttr region, int64_t change) {
  auto it = counts.find(region);
  return it == counts.end() ? 1 : it->second += change;
}

void SymbolUseCounts::addUsesIn(Region &region) {
  if (!isKnown)
    return;
  region.walk([&](Operation *op) {
    // It may be a symbol table, whose names mean something else.
    if (!op->isRegistered() && op->getNumRegions() == 1)
      isKnown = false;
    forEachUse(op, [&](StringAttr name) { add(name, 1); });
  });
}

SmallVector<Attribute> SymbolUseCounts::dropUsesIn(Region &region) {
  SmallVector<Attribute> unnamed;
  region.walk([&](Operation *op) {
    forEachUse(op, [&](StringAttr name) {
      if (add(name, -1) == 0)
        unnamed.push_back(name);
    });
  });
  return unnamed;
}
