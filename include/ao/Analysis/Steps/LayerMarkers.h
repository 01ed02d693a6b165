//===- LayerMarkers.h - Plans from markers of layers ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_LAYERMARKERS_H
#define AO_ANALYSIS_STEPS_LAYERMARKERS_H

#include "ao/Analysis/Steps/Step.h"
#include "ao/Planner/Command.h"
#include "ao/Planner/Trace.h"

namespace ao {

/// Returns the commands of the markers of a step (`ao.start_offload`,
/// `ao.release`, `ao.start_reload`); a layer without markers is kept on device.
/// `trace` is that of the step, with names. Emits an error at a marker in the
/// wrong place or order, and a warning at one of a layer that saves no eligible
/// value of at least `minBytes`. Remarks name the copies that are kept for
/// longer than marked.
mlir::FailureOr<std::vector<planner::Command>>
collectMarkedCommands(const Step &step, const planner::Trace &trace,
                      int64_t minBytes);

/// Emits an error at the first marker in `module`, of which `steps` are all
/// steps, if there is one: it has not been applied.
mlir::LogicalResult verifyHasNoMarkers(mlir::ModuleOp module,
                                       llvm::ArrayRef<Step> steps);

/// Erases the markers at the top level of the step.
void eraseMarkers(const Step &step);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_LAYERMARKERS_H
