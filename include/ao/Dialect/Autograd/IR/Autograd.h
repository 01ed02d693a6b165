//===- Autograd.h - The autograd dialect ------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Autograd tapes: functions that contain the nodes of one training step that an
// engine executes.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AUTOGRAD_IR_AUTOGRAD_H
#define AO_DIALECT_AUTOGRAD_IR_AUTOGRAD_H

#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOCompiledRegions.h"
#include "ao/Dialect/AO/IR/AOScalars.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "ao/Dialect/Autograd/IR/AutogradDialect.h.inc"
#include "ao/Dialect/Autograd/IR/AutogradEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "ao/Dialect/Autograd/IR/AutogradTypes.h.inc"

namespace ao::autograd {

// Names of discardable attributes. On functions:
inline constexpr llvm::StringLiteral kTapeAttr = "autograd.tape";
inline constexpr llvm::StringLiteral kGradientsAttr = "autograd.gradients";
inline constexpr llvm::StringLiteral kReasonsAttr = "autograd.reasons";
inline constexpr llvm::StringLiteral kEngineOrderAttr = "autograd.engine_order";
// On arguments and results:
inline constexpr llvm::StringLiteral kGradientAttr = "autograd.gradient";
// On ops:
inline constexpr llvm::StringLiteral kTapeOrderAttr = "autograd.tape_order";
inline constexpr llvm::StringLiteral kOrderedAttr = "autograd.ordered";

/// Returns true if `op` is an op of the dialect.
bool isTapeOp(mlir::Operation *op);

/// Sizes and strides of a tensor in a storage, and the offset of its first
/// element, all in elements; each an attribute or an index value.
struct MixedLayout {
  llvm::SmallVector<mlir::OpFoldResult> sizes, strides;
  mlir::OpFoldResult offset;

  /// Returns true if all numbers are attributes.
  bool isStatic() const;
};

/// Returns true if `function` is a step that was formed from a tape.
bool isFormedStep(mlir::FunctionOpInterface function);

/// Returns true if `function` is a formed step whose ops are in the order of
/// the engine.
bool isUnfinishedStep(mlir::FunctionOpInterface function);

/// Returns the name of a slot from `autograd.gradients`; its number if it has
/// none.
std::string getSlotName(mlir::FunctionOpInterface function, int64_t slot);

/// Returns true if sums and casts turn a tensor of type `from` into one of type
/// `to`.
bool canValidate(mlir::RankedTensorType from, mlir::RankedTensorType to);

} // namespace ao::autograd

#define GET_OP_CLASSES
#include "ao/Dialect/Autograd/IR/AutogradOps.h.inc"

#endif // AO_DIALECT_AUTOGRAD_IR_AUTOGRAD_H
