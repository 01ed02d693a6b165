//===- Tapes.cpp - Autograd tapes and their callbacks ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tapes.h"
#include "ao/Dialect/Autograd/IR/Autograd.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace ao;
using namespace ao::autograd;
using namespace ao::run;

bool ao::run::hasTape(ModuleOp module) {
  return llvm::any_of(module.getOps<FunctionOpInterface>(),
                      [](FunctionOpInterface function) {
                        return function->hasAttr(kTapeAttr);
                      });
}

LogicalResult ao::run::formSteps(ModuleOp module,
                                 const WholeStepOptions &options) {
  if (std::string error = checkOptions(options); !error.empty())
    return emitError(module.getLoc()) << error;
  PassManager manager(module.getContext());
  buildWholeStepPipeline(manager, options);
  return manager.run(module);
}

std::optional<BufferSpec> ao::run::describeHook(Type type) {
  BufferSpec spec;
  if (auto hook = dyn_cast<HookType>(type)) {
    spec.role = ArgumentRole::Hook;
    spec.hookKinds = {static_cast<int64_t>(hook.getKind())};
    return spec;
  }
  if (!isa<HookTableType>(type))
    return std::nullopt;
  spec.role = ArgumentRole::HookTable;
  return spec;
}

std::vector<int64_t> ao::run::getTableKinds(Value table) {
  std::vector<int64_t> kinds;
  for (Operation *user : table.getUsers()) {
    auto access = dyn_cast<TableHookOp>(user);
    if (!access)
      continue;
    auto index = static_cast<size_t>(access.getIndex());
    if (kinds.size() <= index)
      kinds.resize(index + 1, -1);
    kinds[index] = static_cast<int64_t>(access.getHook().getType().getKind());
  }
  return kinds;
}

RankedTensorType ao::run::getUnpackedType(Type type) {
  auto packed = dyn_cast<PackedType>(type);
  return packed ? packed.getUnpacked() : nullptr;
}
