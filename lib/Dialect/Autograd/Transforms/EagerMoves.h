//===- EagerMoves.h - Moves to the engine's eager order ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_EAGERMOVES_H
#define AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_EAGERMOVES_H

#include "mlir/IR/Block.h"

namespace ao::autograd {

// Moves in the body of a step, in the order in which `ao-schedule-eager-order`
// runs them; its description has their rules.

void delayUnpacks(mlir::Block &block);
void hoistFanIns(mlir::Block &block);
void hoistTensorPreHooks(mlir::Block &block);
void hoistPreHooks(mlir::Block &block);
void hoistAccumulations(mlir::Block &block);
void sinkPreHooks(mlir::Block &block);
void placePostAccHooks(mlir::Block &block);
void placePostHooks(mlir::Block &block);
void hoistUpdates(mlir::Block &block);

} // namespace ao::autograd

#endif // AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_EAGERMOVES_H
