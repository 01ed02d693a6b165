//===- Passes.h - Transforms of the ao dialect ------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_PASSES_H
#define AO_DIALECT_AO_TRANSFORMS_PASSES_H

#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/Transforms/PlanningOptions.h"
#include "ao/Planner/Loops.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace ao {

/// Determines if later passes may separate waits from their transfers.
enum class TransferMode { Async, Sync };

#define GEN_PASS_DECL
#include "ao/Dialect/AO/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "ao/Dialect/AO/Transforms/Passes.h.inc"

} // namespace ao

#endif // AO_DIALECT_AO_TRANSFORMS_PASSES_H
