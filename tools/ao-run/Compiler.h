//===- Compiler.h - From a module to code for a device ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_COMPILER_H
#define AO_TOOLS_AORUN_COMPILER_H

#include "SharedOps.h"
#include "ao/Planner/PlanRequest.h"
#include "harness/Program.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace ao::run {

/// What compute runs on.
enum class Target {
  /// This machine's processor.
  Host,
  /// An NVIDIA GPU.
  NVPTX
};

struct CompileOptions {
  /// The forward function or joint step; empty: the only one there is.
  std::string entry;
  /// A policy of the planner.
  std::string strategy;
  std::string machine, profile;
  int64_t deviceMemoryBudget = 0, hostMemoryBudget = 0;
  std::string minBytes = std::string(planner::autoMinBytes);
  /// The module is on buffers with lifetimes already.
  bool onBuffers = false;
  /// Wrap compute in named ranges.
  bool instrument = false;
  /// 0 to 3, as of a compiler.
  unsigned optimization = 2;
  Target target = Target::Host;
  /// The GPU, such as sm_90.
  std::string chip;
};

/// A step in the LLVM dialect, and what it takes. Its functions can be called
/// as `ao_entry_<name>`; `program` does not point at them yet.
struct LoweredProgram {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Functions that `module` calls and that no program before it had.
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> ops;
  Program program;
};

/// The most bytes of device memory that the step needs without offloading, as
/// the planner counts them.
mlir::FailureOr<int64_t> computeUnplannedPeak(mlir::ModuleOp module,
                                              const CompileOptions &options);

/// Applies a strategy to a copy of `module` and lowers it for the target, but
/// for the ops that it shares with programs lowered before. Emits one error on
/// failure.
mlir::FailureOr<LoweredProgram>
lower(mlir::ModuleOp module, const CompileOptions &options, SharedOps &ops);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_COMPILER_H
