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
#include "ao/Dialect/AO/Transforms/WholeStep/Passes.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace ao;

/// Sizes and scalars come from arguments before anything moves. Gradients come
/// first, so that what depends on them finds them in their
/// place; the updates that end their lives come last.
static void addEagerOrder(OpPassManager &manager,
                          const WholeStepOptions &options) {
  manager.addPass(createAOBindSizes());
  if (options.scalars == ScalarMode::Device)
    manager.addPass(createAOUploadScalars());
  if (options.unpack == UnpackMode::Delay)
    manager.addPass(createAODelayUnpacks());
  manager.addPass(createAOHoistFanIns());
  manager.addPass(createAOHoistTensorPreHooks());
  manager.addPass(createAOHoistPreHooks());
  manager.addPass(createAOHoistAccumulations());
  manager.addPass(createAOSinkPreHooks());
  manager.addPass(createAOPlacePostAccHooks());
  manager.addPass(createAOPlacePostHooks());
  if (options.updates == UpdateMode::Hoist)
    manager.addPass(createAOHoistUpdates());
}

void ao::buildWholeStepPipeline(OpPassManager &manager,
                                const WholeStepOptions &options) {
  manager.addPass(createAOFormStep());
  manager.addPass(createAOInlineCallees());
  if (options.order == StepOrder::Eager)
    addEagerOrder(manager, options);
  manager.addPass(createAOFinishStep());
  if (options.order == StepOrder::Eager)
    manager.addPass(createAOStepDCE());
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
