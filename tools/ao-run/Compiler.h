//===- Compiler.h - From a module to code for a device ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_COMPILER_H
#define AO_TOOLS_AORUN_COMPILER_H

#include "CompileOptions.h"
#include "SharedOps.h"
#include "harness/Program/Program.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace ao::run {

/// A step in the LLVM dialect, and what it takes. Its functions can be called
/// as `ao_entry_<name>`; `program` does not point at them yet.
struct LoweredProgram {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Functions that `module` calls and that no program before it had.
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> ops;
  Program program;
};

/// Returns the peak of device memory of the step without offloading, as the
/// planner counts it; nothing if a size is unknown.
mlir::FailureOr<std::optional<int64_t>>
computeUnplannedPeak(mlir::ModuleOp module, const CompileOptions &options);

/// Applies a strategy to a copy of `module` and lowers it for the target, but
/// for the ops that it shares with programs lowered before. Emits one error on
/// failure.
mlir::FailureOr<LoweredProgram>
lower(mlir::ModuleOp module, const CompileOptions &options, SharedOps &ops);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_COMPILER_H
