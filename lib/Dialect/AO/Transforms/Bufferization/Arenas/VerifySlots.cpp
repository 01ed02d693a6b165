//===- VerifySlots.cpp - Check the places of buffers ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlotVerifier.h"
#include "ao/Analysis/Aliases/Ownership.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Interfaces/CallInterfaces.h"

namespace ao {
#define GEN_PASS_DEF_AOVERIFYSLOTS
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct VerifySlots : public ao::impl::AOVerifySlotsBase<VerifySlots> {
  using AOVerifySlotsBase::AOVerifySlotsBase;

  void runOnOperation() override {
    if (!llvm::isPowerOf2_64(alignment)) {
      emitError(getOperation().getLoc())
          << "'alignment' must be a power of two, got " << int64_t{alignment};
      return signalPassFailure();
    }
    llvm::DenseSet<Operation *> isVerified;
    bool anyFails =
        failed(verifyPairs(getOperation())) || failed(verifyNotCalled());
    for (auto [forward, backward] : findPairs(getOperation()))
      if (forward->hasAttr(AODialect::kArenasAttr)) {
        isVerified.insert(forward);
        isVerified.insert(backward);
        anyFails |= failed(SlotVerifier(alignment).run(forward, backward));
      }
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (isVerified.contains(function))
        continue;
      anyFails |= failed(function->hasAttr(AODialect::kArenasAttr)
                             ? SlotVerifier(alignment).run(function, nullptr)
                             : verifyNone(function));
    }
    if (anyFails)
      signalPassFailure();
  }

private:
  /// Verifies that no code of the module calls a step: only its external caller
  /// can pass the arenas.
  LogicalResult verifyNotCalled() {
    SymbolTableCollection symbols;
    WalkResult result = getOperation().walk([&](CallOpInterface call) {
      Operation *callee = call.resolveCallableInTable(&symbols);
      if (!callee || !callee->hasAttr(AODialect::kArenasAttr))
        return WalkResult::advance();
      InFlightDiagnostic diagnostic = emitError(call.getLoc())
                                      << "calls a function that has arenas";
      diagnostic.attachNote(callee->getLoc()) << "the function is here";
      return WalkResult(diagnostic);
    });
    return failure(result.wasInterrupted());
  }

  LogicalResult verifyNone(func::FuncOp function) {
    WalkResult result = function.walk([&](Operation *op) {
      if (!op->hasAttr(AODialect::kSlotAttr))
        return WalkResult::advance();
      return WalkResult(emitError(op->getLoc())
                        << "has 'ao.slot', but '@" << function.getName()
                        << "' has no arenas");
    });
    return failure(result.wasInterrupted());
  }
};
} // namespace
