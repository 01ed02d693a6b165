//===- BufferAccesses.cpp - what ops do to buffers ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferAccesses.h"

#include "ao/Analysis/StorageAliases.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace ao;

static bool isBuffer(Value value) {
  return isa<BaseMemRefType>(value.getType());
}

static void applyEffect(const MemoryEffects::EffectInstance &effect,
                        Access &access) {
  access.reads |= isa<MemoryEffects::Read>(effect.getEffect());
  access.writes |= isa<MemoryEffects::Write>(effect.getEffect());
  access.frees |= isa<MemoryEffects::Free>(effect.getEffect());
}

SmallVector<Access> ao::collectAccesses(Operation *op) {
  SmallVector<Access> accesses;
  if (auto storageOp = dyn_cast<StorageOpInterface>(op))
    for (OpOperand &operand : op->getOpOperands())
      if (storageOp.freesOperand(operand))
        accesses.push_back({&operand, false, false, /*frees=*/true});
  if (llvm::none_of(op->getOperands(), isBuffer) || isView(op))
    return accesses;

  SmallVector<MemoryEffects::EffectInstance> effects;
  auto effectOp = dyn_cast<MemoryEffectOpInterface>(op);
  if (effectOp)
    effectOp.getEffects(effects);
  bool anything =
      !effectOp && !op->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
  // Effects on other resources (the order of transfers, say) touch no buffer.
  for (const MemoryEffects::EffectInstance &effect : effects)
    anything |=
        !effect.getValue() &&
        effect.getResource() == SideEffects::DefaultResource::get() &&
        isa<MemoryEffects::Write, MemoryEffects::Free>(effect.getEffect());
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isBuffer(operand.get()) || isShapeOnlyUse(operand) ||
        isForwarded(operand) || op->hasTrait<OpTrait::ReturnLike>())
      continue;
    Access access{&operand, anything, anything, false};
    for (const MemoryEffects::EffectInstance &effect : effects)
      if (effect.getValue() == operand.get())
        applyEffect(effect, access);
    if (access.reads || access.writes || access.frees)
      accesses.push_back(access);
  }
  return accesses;
}

void CalleeAccesses::add(Operation *op, std::vector<GlobalAccess> &accesses) {
  for (const Access &access : collectAccesses(op))
    for (const Root &root : roots.getMayRoots(access.operand->get()))
      if (AliasRoots::isSameEverywhere(root.value))
        accesses.push_back({root.value, access});
}

ArrayRef<CalleeAccesses::GlobalAccess>
CalleeAccesses::get(CallOpInterface call) {
  Operation *callee = call.resolveCallableInTable(&symbols);
  if (!isa_and_present<FunctionOpInterface>(callee))
    return {};
  auto [it, isNew] = known.try_emplace(callee);
  if (!isNew)
    return it->second;
  llvm::SetVector<Operation *> functions;
  functions.insert(callee);
  for (size_t i = 0; i != functions.size(); ++i)
    functions[i]->walk([&](Operation *op) {
      add(op, it->second);
      auto nested = dyn_cast<CallOpInterface>(op);
      Operation *next =
          nested ? nested.resolveCallableInTable(&symbols) : nullptr;
      if (isa_and_present<FunctionOpInterface>(next))
        functions.insert(next);
    });
  return it->second;
}
