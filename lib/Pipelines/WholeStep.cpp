//===- WholeStep.cpp - From a tape to one step ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Pipelines/WholeStep.h"

#include "CheckedPipeline.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Dialect/Autograd/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

/// Returns the moves that `options` select.
static SmallVector<std::string> selectMoves(const WholeStepOptions &options) {
  SmallVector<std::string> moves;
  if (options.unpack == UnpackMode::Delay)
    moves.push_back("delay-unpacks");
  moves.append({"hoist-fan-ins", "hoist-tensor-pre-hooks", "hoist-pre-hooks",
                "hoist-accumulations", "sink-pre-hooks", "place-post-acc-hooks",
                "place-post-hooks"});
  if (options.updates == UpdateMode::Hoist)
    moves.push_back("hoist-updates");
  return moves;
}

/// Sizes and scalars come from arguments before anything moves.
static void addEagerOrder(OpPassManager &manager,
                          const WholeStepOptions &options) {
  manager.addPass(createAOBindSizes());
  if (options.scalars == ScalarMode::Device)
    manager.addPass(createAOUploadScalars());
  manager.addPass(createAOScheduleEagerOrder({selectMoves(options)}));
}

void ao::buildWholeStepPipeline(OpPassManager &manager,
                                const WholeStepOptions &options) {
  manager.addPass(createAOFormStep());
  manager.addPass(createAOInlineCallees());
  if (options.order == StepOrder::Eager)
    addEagerOrder(manager, options);
  manager.addPass(
      createAOFinishStep({/*keepUnused=*/options.order == StepOrder::Tape}));
}

std::string ao::checkOptions(const WholeStepOptions &options) {
  if (options.order != StepOrder::Tape)
    return "";
  bool hoists =
      options.updates.hasValue() && options.updates == UpdateMode::Hoist;
  bool delays =
      options.unpack.hasValue() && options.unpack == UnpackMode::Delay;
  StringRef moves = options.scalars == ScalarMode::Device ? "scalars=device"
                    : delays                              ? "unpack=delay"
                    : hoists                              ? "updates=hoist"
                                                          : "";
  if (moves.empty())
    return "";
  return ("'" + moves + "' needs 'order=eager': 'order=tape' reorders nothing")
      .str();
}

void ao::registerWholeStepPipeline() {
  registerCheckedPipeline<WholeStepOptions>(
      "ao-whole-step-pipeline", "Form one training step from an autograd tape",
      [](const WholeStepOptions &options) { return checkOptions(options); },
      buildWholeStepPipeline);
}
