//===- CheckDeviceMemory.cpp - Steps fit in device memory -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckDeviceMemory.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/Transforms/Bufferization/DeviceMemory.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace ao;

namespace {
/// `test-check-device-memory{budget=65536}`: fails if the buffers of a step
/// need more bytes of device memory at once.
struct CheckDeviceMemoryPass
    : public PassWrapper<CheckDeviceMemoryPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CheckDeviceMemoryPass)

  CheckDeviceMemoryPass() = default;
  CheckDeviceMemoryPass(const CheckDeviceMemoryPass &other)
      : PassWrapper(other) {}

  StringRef getArgument() const override { return "test-check-device-memory"; }
  StringRef getDescription() const override {
    return "Rejects steps whose buffers exceed a budget of device memory";
  }

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      bool isStep = function->hasAttr(AODialect::kStepAttr) ||
                    function->hasAttr(AODialect::kBackwardAttr);
      if (isStep && !function.isExternal() &&
          failed(verifyDeviceMemory(function, budget)))
        signalPassFailure();
    }
  }

  Option<int64_t> budget{*this, "budget", llvm::cl::desc("Bytes")};
};
} // namespace

void test::registerCheckDeviceMemoryPass() {
  PassRegistration<CheckDeviceMemoryPass>();
}
