//===- WholeStep.h - From autograd tapes to steps ---------------*- C++ -*-===//
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

/// Order of the ops of a step: that in which an engine would run its nodes one
/// by one, or that of the autograd tape.
enum class StepOrder { Eager, Tape };

/// Determines if the pass for scalars, unpack hooks or updates runs.
enum class ScalarMode { Keep, Device };
enum class UnpackMode { Delay, Keep };
enum class UpdateMode { Hoist, Keep };

struct WholeStepOptions : public mlir::PassPipelineOptions<WholeStepOptions> {
  Option<StepOrder> order{
      *this, "order", llvm::cl::desc("Order of the ops of a step"),
      llvm::cl::values(
          clEnumValN(
              StepOrder::Eager, "eager",
              "As if the engine ran the nodes of compiled regions one by one"),
          clEnumValN(StepOrder::Tape, "tape",
                     "The order of the autograd tape")),
      llvm::cl::init(StepOrder::Eager)};
  Option<ScalarMode> scalars{
      *this, "scalars",
      llvm::cl::desc("Memory in which scalar arguments are used"),
      llvm::cl::values(
          clEnumValN(ScalarMode::Keep, "keep", "As in the autograd tape"),
          clEnumValN(ScalarMode::Device, "device",
                     "In device memory, after one copy of all of them; not "
                     "with order=tape")),
      llvm::cl::init(ScalarMode::Keep)};
  Option<UnpackMode> unpack{
      *this, "unpack", llvm::cl::desc("Position of unpack hooks"),
      llvm::cl::values(
          clEnumValN(UnpackMode::Delay, "delay",
                     "Directly before the first use"),
          clEnumValN(UnpackMode::Keep, "keep", "As in the autograd tape")),
      llvm::cl::init(UnpackMode::Delay)};
  Option<UpdateMode> updates{
      *this, "updates", llvm::cl::desc("Position of the updates of parameters"),
      llvm::cl::values(
          clEnumValN(UpdateMode::Hoist, "hoist",
                     "Directly after their gradients"),
          clEnumValN(UpdateMode::Keep, "keep", "As in the autograd tape")),
      llvm::cl::init(UpdateMode::Hoist)};
};

/// Forms one step from each autograd tape. In a module without tapes, only the
/// callees of steps are inlined.
void buildWholeStepPipeline(mlir::OpPassManager &manager,
                            const WholeStepOptions &options);

/// Returns why `options` contradict each other; an empty string if they do not.
std::string checkOptions(const WholeStepOptions &options);

/// Registers `ao-whole-step-pipeline`.
void registerWholeStepPipeline();

} // namespace ao

#endif // AO_PIPELINES_WHOLESTEP_H
