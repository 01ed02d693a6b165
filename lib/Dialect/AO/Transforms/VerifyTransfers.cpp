//===- VerifyTransfers.cpp - Prove the absence of races -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/RaceCheck/TransferVerifier.h"
#include "ao/Dialect/AO/IR/AOExtension.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace ao {
#define GEN_PASS_DEF_AOVERIFYTRANSFERS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
struct VerifyTransfersPass
    : public ao::impl::AOVerifyTransfersBase<VerifyTransfersPass> {
  using Base::Base;

  void runOnOperation() override {
    bool anyFailed = failed(verifyUnfinished());
    TransferVerifier verifier;
    anyFailed |= failed(verifier.verifyAll(getOperation()));
    anyFailed |= failed(verifyAllRecomputedOps(verifier.hasRecomputedOps()));
    if (anyFailed)
      return signalPassFailure();
    markAllAnalysesPreserved();
  }

private:
  /// Verifies that functions that are not steps yet have no transfers.
  LogicalResult verifyUnfinished() {
    for (auto function : getOperation().getOps<FunctionOpInterface>()) {
      StringRef text = describeUnfinished(function);
      if (text.empty())
        continue;
      WalkResult result = function->walk([&](Operation *op) {
        if (!isTransferOp(op))
          return WalkResult::advance();
        return WalkResult(op->emitOpError() << "is in " << text);
      });
      if (result.wasInterrupted())
        return failure();
    }
    return success();
  }

  LogicalResult verifyAllRecomputedOps(bool areThere) {
    SymbolTable symbols(getOperation());
    llvm::DenseSet<Operation *> verified;
    auto verify = [&](FunctionOpInterface function) -> LogicalResult {
      auto name =
          function->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
      auto backward = name
                          ? symbols.lookup<FunctionOpInterface>(name.getValue())
                          : FunctionOpInterface();
      verified.insert(function);
      if (backward)
        verified.insert(backward);
      return verifyRecomputedOps(function, backward);
    };
    auto functions =
        llvm::to_vector(getOperation().getOps<FunctionOpInterface>());
    for (FunctionOpInterface function : functions)
      if (function->hasAttr(kNumRecomputedAttr) && failed(verify(function)))
        return failure();
    if (!areThere)
      return success();
    // Without the attribute, there must be no transfers.
    for (FunctionOpInterface function : functions)
      if (!verified.contains(function) && failed(verify(function)))
        return failure();
    return success();
  }
};
} // namespace
