//===- MLIRVersions.h - Differences between versions of MLIR ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names for interfaces of MLIR that differ between the supported versions (22
// and 23). No other header tests the version.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_MLIRVERSIONS_H
#define AO_DIALECT_MLIRVERSIONS_H

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/Config/llvm-config.h"

/// `const` where the name of a resource of side effects is a constant method.
#if LLVM_VERSION_MAJOR >= 23
#define AO_RESOURCE_CONST const
#else
#define AO_RESOURCE_CONST
#endif

namespace ao {

/// Properties of an op as type inference receives them.
#if LLVM_VERSION_MAJOR >= 23
using OpPropertiesRef = mlir::PropertyRef;
#else
using OpPropertiesRef = mlir::OpaqueProperties;
#endif

/// Returns true if `successor` is the op itself, not one of its regions.
inline bool isParent(const mlir::RegionSuccessor &successor) {
  return !successor.getSuccessor();
}

/// Returns the values that receive the operands forwarded to `successor`:
/// arguments of a region, or results of `op`.
inline mlir::ValueRange
getSuccessorInputs(mlir::RegionBranchOpInterface op,
                   const mlir::RegionSuccessor &successor) {
#if LLVM_VERSION_MAJOR >= 23
  return op.getSuccessorInputs(successor);
#else
  (void)op;
  return successor.getSuccessorInputs();
#endif
}

/// Returns the successor that receives the results of `op`.
inline mlir::RegionSuccessor getParentSuccessor(mlir::Operation *op) {
#if LLVM_VERSION_MAJOR >= 23
  return mlir::RegionSuccessor(op);
#else
  return mlir::RegionSuccessor(op, op->getResults());
#endif
}

} // namespace ao

#endif // AO_DIALECT_MLIRVERSIONS_H
