//===- MergeKernels.cpp - All kernels in one module, equal ones once ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/ADT/StringMap.h"

namespace ao {
#define GEN_PASS_DEF_AOMERGEKERNELS
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Returns the text of `kernel` without its name and locations.
static std::string describe(gpu::GPUFuncOp kernel) {
  std::string name = kernel.getName().str();
  kernel.setName("");
  std::string text;
  llvm::raw_string_ostream stream(text);
  kernel->print(stream, OpPrintingFlags().useLocalScope());
  kernel.setName(name);
  return text;
}

/// Returns true if nothing but kernels is in there, so that it may be taken
/// apart.
static bool holdsKernelsOnly(gpu::GPUModuleOp module) {
  return llvm::all_of(module.getOps(), [](Operation &op) {
    auto function = dyn_cast<gpu::GPUFuncOp>(op);
    return function && function.isKernel();
  });
}

namespace {
class KernelMerger {
public:
  explicit KernelMerger(gpu::GPUModuleOp target)
      : target(target), table(target) {}

  /// Moves the kernels of `module` here, except for those that exist already.
  void take(gpu::GPUModuleOp module) {
    for (auto kernel : llvm::to_vector(module.getOps<gpu::GPUFuncOp>())) {
      auto before = SymbolRefAttr::get(
          module.getNameAttr(), FlatSymbolRefAttr::get(kernel.getNameAttr()));
      gpu::GPUFuncOp &representative = known[describe(kernel)];
      if (!representative) {
        kernel->remove();
        table.insert(kernel);
        representative = kernel;
      }
      replacements[before] = SymbolRefAttr::get(
          target.getNameAttr(),
          FlatSymbolRefAttr::get(representative.getNameAttr()));
    }
  }

  void redirect(gpu::LaunchFuncOp launch) const {
    auto it = replacements.find(launch.getKernelAttr());
    if (it != replacements.end())
      launch.setKernelAttr(it->second);
  }

private:
  gpu::GPUModuleOp target;
  SymbolTable table;
  llvm::StringMap<gpu::GPUFuncOp> known;
  DenseMap<Attribute, SymbolRefAttr> replacements;
};

struct MergeKernels : public ao::impl::AOMergeKernelsBase<MergeKernels> {
  void runOnOperation() override {
    SmallVector<gpu::GPUModuleOp> modules;
    for (auto module : getOperation().getOps<gpu::GPUModuleOp>())
      if (holdsKernelsOnly(module))
        modules.push_back(module);
    if (modules.empty())
      return;
    OpBuilder builder(modules.front());
    auto target = gpu::GPUModuleOp::create(builder, getOperation().getLoc(),
                                           "ao_kernels");
    SymbolTable(getOperation()).insert(target);
    KernelMerger merger(target);
    for (gpu::GPUModuleOp module : modules)
      merger.take(module);
    getOperation().walk(
        [&](gpu::LaunchFuncOp launch) { merger.redirect(launch); });
    for (gpu::GPUModuleOp module : modules)
      module.erase();
  }
};
} // namespace
