//===- ScheduleEagerOrder.cpp - Order of an engine without regions --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EagerMoves.h"
#include "StepMover.h"
#include "ao/Dialect/Autograd/Transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"

namespace ao::autograd {
#define GEN_PASS_DEF_AOSCHEDULEEAGERORDER
#include "ao/Dialect/Autograd/Transforms/Passes.h.inc"
} // namespace ao::autograd

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

/// The moves in order. Gradients come first, so that the ops that depend on
/// them find them in their place; the updates that end their lifetimes come
/// last.
static constexpr std::pair<StringLiteral, void (*)(Block &)> kMoves[] = {
    {"delay-unpacks", delayUnpacks},
    {"hoist-fan-ins", hoistFanIns},
    {"hoist-tensor-pre-hooks", hoistTensorPreHooks},
    {"hoist-pre-hooks", hoistPreHooks},
    {"hoist-accumulations", hoistAccumulations},
    {"sink-pre-hooks", sinkPreHooks},
    {"place-post-acc-hooks", placePostAccHooks},
    {"place-post-hooks", placePostHooks},
    {"hoist-updates", hoistUpdates},
};

namespace {
struct ScheduleEagerOrder
    : public ao::autograd::impl::AOScheduleEagerOrderBase<ScheduleEagerOrder> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(verifyMoves()))
      return signalPassFailure();
    forEachUnfinishedStep(getOperation(), [&](Block &block) {
      for (auto [name, run] : kMoves)
        if (moves.empty() || llvm::is_contained(moves, name))
          run(block);
    });
  }

private:
  LogicalResult verifyMoves() {
    auto names = llvm::make_first_range(kMoves);
    for (StringRef move : moves)
      if (!llvm::is_contained(names, move))
        return emitError(getOperation().getLoc())
               << "'moves': expected one of " << llvm::join(names, ", ")
               << ", got '" << move << "'";
    return success();
  }
};
} // namespace
