//===- SharedOps.cpp - Functions of ops that programs share ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedOps.h"
#include "ao/Conversion/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace ao;
using namespace ao::run;

/// Returns the callees of `function`, or failure if it uses symbols of its
/// module other than external functions, such as those of the C library.
static FailureOr<SmallVector<LLVM::LLVMFuncOp>>
findCallees(LLVM::LLVMFuncOp function, const SymbolTable &symbols) {
  auto uses = SymbolTable::getSymbolUses(&function.getBody());
  if (!uses)
    return failure();
  SmallVector<LLVM::LLVMFuncOp> callees;
  for (const SymbolTable::SymbolUse &use : *uses) {
    auto callee =
        symbols.lookup<LLVM::LLVMFuncOp>(use.getSymbolRef().getRootReference());
    if (!callee || !callee.isExternal())
      return failure();
    callees.push_back(callee);
  }
  return callees;
}

/// Moves `function` to `target`; a declaration remains for its callers.
static void move(LLVM::LLVMFuncOp function, ArrayRef<LLVM::LLVMFuncOp> callees,
                 ModuleOp target) {
  OpBuilder builder = OpBuilder::atBlockEnd(target.getBody());
  for (LLVM::LLVMFuncOp callee : callees)
    if (!target.lookupSymbol(callee.getNameAttr()))
      builder.clone(*callee);
  auto moved = cast<LLVM::LLVMFuncOp>(builder.cloneWithoutRegions(*function));
  moved.getBody().takeBody(function.getBody());
  moved.setPublic();
  function.setLinkage(LLVM::Linkage::External);
}

void SharedOps::dropTaken(ModuleOp program) const {
  for (auto function : program.getOps<func::FuncOp>()) {
    if (!taken.contains(function.getName()))
      continue;
    function.eraseBody();
    // A declaration has no linkage of its own.
    function->removeAttr("llvm.linkage");
  }
}

std::vector<OwningOpRef<ModuleOp>> SharedOps::take(ModuleOp program) {
  SymbolTable symbols(program);
  std::vector<OwningOpRef<ModuleOp>> modules;
  unsigned next = 0;
  for (auto function :
       llvm::make_early_inc_range(program.getOps<LLVM::LLVMFuncOp>())) {
    if (function.isExternal() ||
        !function.getName().starts_with(kOutlinedOpPrefix))
      continue;
    auto callees = findCallees(function, symbols);
    if (failed(callees))
      continue;
    taken.insert(function.getName());
    if (modules.size() < numModules)
      modules.push_back(ModuleOp::create(program.getLoc()));
    move(function, *callees, *modules[next++ % modules.size()]);
  }
  // A data layout and a target are the module's, not a function's.
  for (OwningOpRef<ModuleOp> &module : modules)
    (*module)->setDiscardableAttrs(program->getDiscardableAttrDictionary());
  return modules;
}
