//===- AOCompiledRegions.h - Ops of compiled regions ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step may contain the ops of regions that were compiled ahead of time, and
// those of the nodes of an autograd engine. Attributes and locations say where
// an op comes from.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOCOMPILEDREGIONS_H
#define AO_DIALECT_AO_IR_AOCOMPILEDREGIONS_H

#include "ao/Dialect/AO/IR/AO.h"

namespace ao {

// Names of discardable attributes, in addition to those of the dialect. On
// functions:
inline constexpr llvm::StringLiteral kAotIdAttr = "ao.aot_id";
// On ops:
inline constexpr llvm::StringLiteral kNodeCallAttr = "ao.node_call";
inline constexpr llvm::StringLiteral kCompiledRegionAttr = "ao.compiled_region";

/// Returns the number that is the discardable attribute `name` of `op`.
std::optional<int64_t> getNumber(mlir::Operation *op, llvm::StringRef name);

/// Returns the location of an op of a node: called from a node named `label`,
/// or named like it if the op has no name of its own.
mlir::Location nameAfterNode(mlir::Location location, mlir::StringAttr label);

/// Returns the location `call` of a call of a compiled region with `prefix`,
/// the prefix of the names of ops that are inlined there, such as "aot0_1_".
mlir::Location nameAfterCompiledRegion(mlir::Location call,
                                       llvm::StringRef prefix);

/// Returns the prefix that `nameAfterCompiledRegion` put into a location from
/// which an op was called, at any depth.
llvm::StringRef getCompiledRegionPrefix(mlir::Location caller);

/// Returns the name that `nameAfterNode` put into a location: that of the node
/// of an op, or of the node that calls its compiled region.
llvm::StringRef getNodeName(mlir::Location location);

/// Sets attributes of a node or call on the ops that come from it. Ops with
/// equal attributes get the same dictionary, created once.
class InheritedAttributes {
public:
  /// If `isStronger`, `attributes` override those of the ops.
  InheritedAttributes(llvm::ArrayRef<mlir::NamedAttribute> attributes,
                      bool isStronger)
      : attributes(attributes), isStronger(isStronger) {}

  void give(mlir::Operation *op);

private:
  llvm::SmallVector<mlir::NamedAttribute> attributes;
  bool isStronger;
  llvm::SmallDenseMap<mlir::DictionaryAttr, mlir::DictionaryAttr> merged;
};

} // namespace ao

#endif // AO_DIALECT_AO_IR_AOCOMPILEDREGIONS_H
