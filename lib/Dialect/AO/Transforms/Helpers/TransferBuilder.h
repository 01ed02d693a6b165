//===- TransferBuilder.h - Creates transfers --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_TRANSFERBUILDER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_TRANSFERBUILDER_H

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"

namespace ao {

/// The types of offloads and reloads, by the type of the copied value: a step
/// has few types, and building one anew costs more than the op.
class TransferTypes {
public:
  TransferType getOffload(mlir::Type source, HostTier tier = HostTier::Pinned);
  TransferType getReload(mlir::Type source);

private:
  llvm::DenseMap<std::pair<mlir::Type, unsigned>, TransferType> offloads;
  llvm::DenseMap<mlir::Type, TransferType> reloads;
};

/// Creates an offload of `source`; the wait follows at the insertion point of
/// `builder`, unless the caller moves it in between.
OffloadOp createOffload(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Value source, TransferTypes &types,
                        HostTier tier);

/// Creates a reload of `source`, a host value.
ReloadOp createReload(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value source, TransferTypes &types);

/// Creates the wait of `transfer`, whose source is `source`.
WaitOp createWait(mlir::OpBuilder &builder, mlir::Value transfer,
                  mlir::Value source);

/// The op at the top level of `block` that is, or holds, `op`.
mlir::Operation *getTopLevelOp(mlir::Block &block, mlir::Operation *op);

/// Returns the last op at the top level of `block` that uses `value` or a view
/// of it, not counting the terminator; null if there is none.
mlir::Operation *findLastUser(mlir::Block &block, mlir::Value value);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_TRANSFERBUILDER_H
