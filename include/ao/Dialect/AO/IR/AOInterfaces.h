//===- AOInterfaces.h - Interfaces of ops -----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOINTERFACES_H
#define AO_DIALECT_AO_IR_AOINTERFACES_H

#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

#include "ao/Dialect/AO/IR/AOEnums.h.inc"

namespace ao {

/// Names the discardable attribute of opaque calls.
inline constexpr llvm::StringLiteral kWorkspaceAttr = "ao.workspace";

/// Trait of ops that the host executes in each run of a step.
template <typename ConcreteOp>
struct RunsOnHost : public mlir::OpTrait::TraitBase<ConcreteOp, RunsOnHost> {};

namespace detail {
int64_t getWorkspace(mlir::Operation *op);
} // namespace detail

/// How a result relates to the storage of another value.
enum class StorageRelation {
  /// The result is the same bytes under another type: no data moves.
  View,
  /// The op overwrites the source's storage with the result.
  Destination,
  /// Which of several sources the result is, is known at run time only.
  OneOf
};

/// A result of an op together with a value whose storage it may share.
struct StorageAlias {
  mlir::OpResult result;
  mlir::Value source;
  StorageRelation relation;
};

/// Returns true if ops of this kind keep the compute units busy, so that
/// transfers can overlap with them. Memory-bound work is not counted, as in
/// PyTorch.
bool isComputeKind(OpKind kind);

/// The cost of one execution of an op, independent of the machine.
struct OpCost {
  OpKind kind = OpKind::Other;
  /// Floating-point (or integer) operations.
  double flops = 0;
  /// Bytes read and written in device memory.
  double bytes = 0;
};

} // namespace ao

#include "ao/Dialect/AO/IR/AOInterfaces.h.inc"

#endif // AO_DIALECT_AO_IR_AOINTERFACES_H
