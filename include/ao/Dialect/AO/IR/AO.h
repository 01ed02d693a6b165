//===- AO.h - The ao dialect ------------------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AO_H
#define AO_DIALECT_AO_IR_AO_H

#include "ao/Dialect/AO/IR/AOInterfaces.h"
#include "ao/Dialect/MLIRVersions.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypeInterfaces.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "ao/Dialect/AO/IR/AODialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "ao/Dialect/AO/IR/AOAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "ao/Dialect/AO/IR/AOTypes.h.inc"

namespace ao {

/// The transfer engines: starting and finishing copies are ordered through
/// this resource, so no pass merges, drops or reorders them.
struct TransferResource
    : public mlir::SideEffects::Resource::Base<TransferResource> {
  llvm::StringRef getName() AO_RESOURCE_CONST final { return "AOTransfer"; }
};

/// The state of the user's program, which opaque calls read and write: no pass
/// merges or drops them, and only passes made for it reorder them.
struct UserStateResource
    : public mlir::SideEffects::Resource::Base<UserStateResource> {
  llvm::StringRef getName() AO_RESOURCE_CONST final { return "AOUserState"; }
};

/// Returns true if a tensor or memref type is placed in host memory.
bool isHostPlaced(mlir::Type type);

/// Which memory of the host a type is placed in; pinned if it is not placed
/// there at all.
HostTier getHostTier(mlir::Type type);

/// `type` (a ranked tensor or memref) placed in host memory, contiguous.
mlir::ShapedType getHostType(mlir::ShapedType type,
                             HostTier tier = HostTier::Pinned);

/// `type` (a ranked tensor or memref) placed in device memory, contiguous.
mlir::ShapedType getDeviceType(mlir::ShapedType type);

/// Returns true if an op is `ao.offload`, `ao.reload` or `ao.wait`.
bool isTransferOp(mlir::Operation *op);

} // namespace ao

#define GET_OP_CLASSES
#include "ao/Dialect/AO/IR/AOOps.h.inc"

#endif // AO_DIALECT_AO_IR_AO_H
