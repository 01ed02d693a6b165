//===- HostConversions.h - Lowering of ops on the host ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PIPELINES_HOSTCONVERSIONS_H
#define AO_LIB_PIPELINES_HOSTCONVERSIONS_H

#include "ao/Dialect/Graph/Transforms/CaptureMode.h"
#include "mlir/Pass/PassManager.h"

namespace ao {

/// Structured control flow and indices to branches and scalars. bf16, and
/// mathematical functions of narrow floats, are computed in f32: LLVM would
/// call a compiler runtime for them that supports bf16 only in its newest
/// versions, and executables could not be linked.
void addHostScalarization(mlir::OpPassManager &manager);

/// Lowers the remaining ops to the LLVM dialect. `addMemory` adds the passes
/// that convert functions and memory.
void addHostLLVMConversions(
    mlir::OpPassManager &manager,
    llvm::function_ref<void(mlir::OpPassManager &)> addMemory);

/// Adds the conversion of structured ops to launches, if functions are
/// captured.
void addLaunchConversion(mlir::OpPassManager &manager,
                         const graph::CaptureChoice &captures);

} // namespace ao

#endif // AO_LIB_PIPELINES_HOSTCONVERSIONS_H
