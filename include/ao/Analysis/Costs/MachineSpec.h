//===- MachineSpec.h - The machine that passes plan for ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_COSTS_MACHINESPEC_H
#define AO_ANALYSIS_COSTS_MACHINESPEC_H

#include "ao/Planner/Machine.h"
#include "mlir/IR/BuiltinOps.h"

namespace ao {

/// Returns the machine that `nameOrFile` names or describes, see
/// planner::loadMachine; without a name the preset h100-pcie5. In the latter
/// case entries of the module's `dlti.target_system_spec` for device "GPU"
/// override the preset: `d2h_bandwidth`, `h2d_bandwidth`, `memory_bandwidth`
/// (bytes/s), `latency_us`, `device_memory`, `host_memory` (bytes),
/// `peak_flops.<type>` (FLOP/s), `ranks_per_host_link`; integers or floats.
/// Emits an error at `module` on a bad name, file or entry.
mlir::FailureOr<planner::Machine> loadMachine(mlir::ModuleOp module,
                                              llvm::StringRef nameOrFile);

} // namespace ao

#endif // AO_ANALYSIS_COSTS_MACHINESPEC_H
