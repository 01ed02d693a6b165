//===- CheckDeviceMemory.cpp - A step's buffers fit in device memory ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/Transforms/Bufferization/DeviceMemory.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"

namespace ao {
#define GEN_PASS_DEF_AOCHECKDEVICEMEMORY
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

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
      if (budget > 0 && failed(verifyDeviceMemory(function, budget)))
        signalPassFailure();
    }
  }
};
} // namespace
