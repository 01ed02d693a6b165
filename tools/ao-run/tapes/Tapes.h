//===- Tapes.h - Autograd tapes and their callbacks -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect of autograd tapes may not be in a build: TapesUnavailable.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_TAPES_TAPES_H
#define AO_TOOLS_AORUN_TAPES_TAPES_H

#include "../harness/Program/Program.h"
#include "ao/Pipelines/WholeStep.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"

namespace ao::run {

/// Returns true if `module` has an autograd tape.
bool hasTape(mlir::ModuleOp module);

/// Forms a step from each autograd tape of `module`.
mlir::LogicalResult formSteps(mlir::ModuleOp module,
                              const WholeStepOptions &options);

/// Returns the description of an argument whose type is a hook or a table of
/// hooks; none for other types.
std::optional<BufferSpec> describeHook(mlir::Type type);

/// Returns the kinds of the hooks that a function reads from its argument
/// `table`, by number; -1 for numbers that it does not read.
std::vector<int64_t> getTableKinds(mlir::Value table);

/// Returns the type that a packed tensor is unpacked to; null for other types.
mlir::RankedTensorType getUnpackedType(mlir::Type type);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_TAPES_TAPES_H
