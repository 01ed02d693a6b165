//===- StepPlan.cpp - Plans of steps --------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps/StepPlan.h"

#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AORecompute.h"

using namespace mlir;
using namespace ao;
using planner::Command;
using planner::CommandKind;

namespace {
/// Reads the `ao` ops of one step in order.
class CommandReader {
public:
  explicit CommandReader(const Step &step) : step(step) {}

  LogicalResult read(Block &block) {
    for (Operation &op : block) {
      if (number < static_cast<int64_t>(step.getOps().size()) &&
          step.getOps()[number] == &op)
        ++number;
      else if (isTransferOp(&op) && !isSliceTransfer(&op) && failed(add(&op)))
        return failure();
      if (op.getNumRegions() > 0 && failed(verifyNoneInside(&op)))
        return failure();
    }
    return success();
  }

  std::vector<Command> commands;

private:
  LogicalResult add(Operation *op) {
    auto [kind, storage] = classify(op);
    if (!storage)
      return op->emitOpError(
          "transfers a value that is not a storage of the training step");
    commands.push_back({kind, static_cast<int64_t>(*storage), number});
    if (auto offload = dyn_cast<OffloadOp>(op);
        offload && isPageable(offload.getTransfer().getType()))
      commands.back().tier = planner::Tier::Pageable;
    return success();
  }

  static bool isPageable(TransferType type) {
    return getHostTier(type.getDestination()) == HostTier::Pageable;
  }

  std::pair<CommandKind, std::optional<size_t>> classify(Operation *op) {
    if (auto offload = dyn_cast<OffloadOp>(op))
      return {CommandKind::Offload, step.getStorageOf(offload.getSource())};
    if (auto reload = dyn_cast<ReloadOp>(op))
      return {CommandKind::Reload, step.getCopiedStorage(reload.getSource())};
    auto wait = cast<WaitOp>(op);
    if (wait.getTransfer().getType().isToHost())
      return {CommandKind::Release, step.getStorageOf(wait.getKeep())};
    return {CommandKind::Wait, step.getCopiedStorage(wait.getKeep())};
  }

  static LogicalResult verifyNoneInside(Operation *op) {
    WalkResult result = op->walk([&](Operation *nested) {
      if (nested == op || !isTransferOp(nested) || isSliceTransfer(nested) ||
          isBodyTransfer(nested))
        return WalkResult::advance();
      nested->emitOpError("is inside a region: not part of a plan");
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  const Step &step;
  /// The number of ops of the step so far.
  int64_t number = 0;
};
} // namespace

FailureOr<std::vector<Command>>
ao::collectCommands(const Step &step, const planner::Trace &trace) {
  if (!step.isBody() &&
      failed(verifyRecomputedOps(step.getForward(), step.getBackward())))
    return failure();
  CommandReader reader(step);
  if (failed(reader.read(step.getForwardBlock())))
    return failure();
  if (step.isPair() && failed(reader.read(step.getBackwardBlock())))
    return failure();
  normalizeLaterReleases(trace, reader.commands);
  return reader.commands;
}
