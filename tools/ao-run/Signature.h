//===- Signature.h - Arguments and results of a step ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_SIGNATURE_H
#define AO_TOOLS_AORUN_SIGNATURE_H

#include "harness/Program/Program.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace ao::run {

/// The function to run: `entry`, or without a name the only step of the module.
/// Emits an error if there is no such function, or more than one step.
mlir::FailureOr<mlir::func::FuncOp> findEntry(mlir::ModuleOp module,
                                              llvm::StringRef entry);

/// Describes `entry` of a module of buffers, and its backward function. Buffers
/// have no signs of integers: they are taken from `given`, which is `entry`
/// before bufferization. Emits an error at an argument or result that is not a
/// buffer.
mlir::FailureOr<Program> describeProgram(mlir::func::FuncOp entry,
                                         mlir::func::FuncOp given);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_SIGNATURE_H
