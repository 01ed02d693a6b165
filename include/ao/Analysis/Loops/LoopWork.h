//===- LoopWork.h - Places in the body of a loop ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Places in the body of a loop are counted in the ops that compute tensors:
// splitting the loop, and offloading slices, neither adds nor removes such ops.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_LOOPS_LOOPWORK_H
#define AO_ANALYSIS_LOOPS_LOOPWORK_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"

namespace ao {

/// Returns true if `op` computes tensors.
bool isLoopWork(mlir::Operation &op);

/// Returns the ops of `body` that compute tensors, in order.
llvm::SmallVector<mlir::Operation *> getLoopWork(mlir::Block &body);

/// Returns the number of the first op of `work` after `op`, which is in the
/// same block.
size_t getLoopPlace(llvm::ArrayRef<mlir::Operation *> work,
                    mlir::Operation *op);

} // namespace ao

#endif // AO_ANALYSIS_LOOPS_LOOPWORK_H
