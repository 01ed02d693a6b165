//===- WholeStep.h - From a tape to one step --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PIPELINES_WHOLESTEP_H
#define AO_PIPELINES_WHOLESTEP_H

#include "mlir/Pass/PassOptions.h"
#include <string>

namespace ao {

/// Whether a step runs as an engine would run its nodes one by one, or as the
/// tape has it.
enum class StepOrder { Eager, Tape };

/// Whether a pass runs.
enum class ScalarMode { Keep, Device };
enum class UnpackMode { Delay, Keep };
enum class UpdateMode { Hoist, Keep };

struct WholeStepOptions : public mlir::PassPipelineOptions<WholeStepOptions> {
  Option<StepOrder> order{
      *this, "order", llvm::cl::desc("In which order the step runs"),
      llvm::cl::values(
          clEnumValN(StepOrder::Eager, "eager",
                     "As if the engine had run the nodes of compiled regions "
                     "one by one"),
          clEnumValN(StepOrder::Tape, "tape",
                     "As the tape has it: nothing moves")),
      llvm::cl::init(StepOrder::Eager)};
  Option<ScalarMode> scalars{
      *this, "scalars", llvm::cl::desc("Where scalar arguments are used"),
      llvm::cl::values(
          clEnumValN(ScalarMode::Keep, "keep", "Where the tape has them"),
          clEnumValN(ScalarMode::Device, "device",
                     "On the device, to which they are copied together; not "
                     "with order=tape")),
      llvm::cl::init(ScalarMode::Keep)};
  Option<UnpackMode> unpack{
      *this, "unpack", llvm::cl::desc("When unpack hooks are called"),
      llvm::cl::values(
          clEnumValN(UnpackMode::Delay, "delay", "Before the first use"),
          clEnumValN(UnpackMode::Keep, "keep", "Where the tape has them")),
      llvm::cl::init(UnpackMode::Delay)};
  Option<UpdateMode> updates{
      *this, "updates", llvm::cl::desc("When parameters are updated"),
      llvm::cl::values(
          clEnumValN(UpdateMode::Hoist, "hoist",
                     "As soon as their gradients are there"),
          clEnumValN(UpdateMode::Keep, "keep", "Where the tape has it")),
      llvm::cl::init(UpdateMode::Hoist)};
};

/// Makes one step of each tape. A module without tapes stays as it is, but for
/// what its steps call, which is inlined.
void buildWholeStepPipeline(mlir::OpPassManager &manager,
                            const WholeStepOptions &options);

/// Returns why `options` contradict each other; an empty string if they do not.
std::string checkOptions(const WholeStepOptions &options);

/// Registers `ao-whole-step-pipeline`.
void registerWholeStepPipeline();

} // namespace ao

#endif // AO_PIPELINES_WHOLESTEP_H
