//===- Passes.h - Conversions of the ao dialect -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_PASSES_H
#define AO_CONVERSION_PASSES_H

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace ao {

/// The prefix of names of functions made by `ao-outline-ops`. Functions of the
/// same name are equivalent, also in different modules.
inline constexpr llvm::StringLiteral kOutlinedOpPrefix = "ao_op_";

#define GEN_PASS_DECL
#include "ao/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "ao/Conversion/Passes.h.inc"

} // namespace ao

#endif // AO_CONVERSION_PASSES_H
