//===- Passes.h - Passes that run pipelines ---------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PIPELINES_PASSES_H
#define AO_PIPELINES_PASSES_H

#include "ao/Dialect/AO/Transforms/Bufferization/ArenaMode.h"
#include "ao/Dialect/AO/Transforms/PlanningOptions.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace ao {

#define GEN_PASS_DECL
#include "ao/Pipelines/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "ao/Pipelines/Passes.h.inc"

} // namespace ao

#endif // AO_PIPELINES_PASSES_H
