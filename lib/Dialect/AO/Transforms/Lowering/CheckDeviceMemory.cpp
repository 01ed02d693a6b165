//===- CheckDeviceMemory.cpp - a step's buffers fit in device memory ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/Transforms/Lowering/DeviceMemory.h"
#include "ao/Dialect/AO/Transforms/Lowering/Passes.h"

namespace ao {
#define GEN_PASS_DEF_AOCHECKDEVICEMEMORY
#include "ao/Dialect/AO/Transforms/Lowering/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// How many of the largest buffers an error names.
static constexpr size_t maxNamed = 8;

static void reportExcess(func::FuncOp entry, const DeviceMemory &memory,
                         int64_t budget) {
  InFlightDiagnostic diagnostic =
      emitError(entry.getLoc())
      << "the buffers of '@" << entry.getName() << "' need " << memory.peakBytes
      << " bytes of device memory at once, above the budget "
         "of "
      << budget;
  Diagnostic &note = diagnostic.attachNote(memory.peakOp->getLoc());
  note << "largest of " << memory.alive.size() << " alive here:";
  for (size_t i = 0, e = std::min(maxNamed, memory.alive.size()); i != e; ++i)
    note << (i == 0 ? " '" : ", '") << memory.alive[i].name << "' ("
         << memory.alive[i].bytes << " bytes)";
}

namespace {
struct CheckDeviceMemory
    : public ao::impl::AOCheckDeviceMemoryBase<CheckDeviceMemory> {
  using AOCheckDeviceMemoryBase::AOCheckDeviceMemoryBase;

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      bool isStep = function->hasAttr(AODialect::kStepAttr) ||
                    function->hasAttr(AODialect::kBackwardAttr);
      if (!isStep || function.isExternal())
        continue;
      DeviceMemory memory = computeDeviceMemory(function);
      if (budget > 0 && memory.peakBytes > budget) {
        reportExcess(function, memory, budget);
        signalPassFailure();
      }
    }
  }
};
} // namespace
