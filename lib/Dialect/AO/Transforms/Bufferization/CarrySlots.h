//===- CarrySlots.h - Copies into slots travel alone ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_CARRYSLOTS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_CARRYSLOTS_H

#include "mlir/IR/BuiltinOps.h"

namespace ao {

/// Puts the offloads into slots, and their waits, on buffers if loops carry
/// them. The wait names the slot again, so that no buffer has to come along,
/// and the copy writes outside of what bufferization sees: tensors say that the
/// slot changes at the wait alone. Emits an error at what carries such a
/// transfer and is no `scf.for`, and at waits that name no slot.
mlir::LogicalResult carrySlots(mlir::ModuleOp module);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_CARRYSLOTS_H
