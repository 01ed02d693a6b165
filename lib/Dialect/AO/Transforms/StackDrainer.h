//===- StackDrainer.h - Copies out wait in the next iteration ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_STACKDRAINER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_STACKDRAINER_H

#include "ao/Analysis/Stacks.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

namespace ao {

/// A slice that leaves in one iteration, and is waited for in the next one.
struct Drain {
  WaitOp wait;
  /// Of what the wait returns, into the stack on the host.
  mlir::tensor::InsertSliceOp insertion;
  StackSlices slices;
  /// The op of the body in front of which the next iteration waits.
  mlir::Operation *place;
  /// How many ops that compute tensors stand before that one.
  size_t opsBefore;
};

/// Has each iteration of `loop` wait for what the one before started to copy.
/// The first one, which waits for nothing, stands in front of the loop, and
/// what the last one starts is waited for behind it, where the same number of
/// ops has run as within the loop, but before another loop begins. Returns the
/// first op of what stands in the place of `loop`.
mlir::Operation *drainBehind(mlir::OpBuilder &builder, mlir::scf::ForOp loop,
                             llvm::ArrayRef<Drain> drains);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_STACKDRAINER_H
