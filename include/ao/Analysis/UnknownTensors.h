//===- UnknownTensors.h - Tensors of ops that do not tell -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_UNKNOWNTENSORS_H
#define AO_ANALYSIS_UNKNOWNTENSORS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace ao {

/// Where tensors lie that are made by ops which say nothing of it, as ops of no
/// dialect do: in storage of their own, or in what their op is given. That
/// matters only where tensors are mixed with buffers.
class UnknownTensors {
public:
  /// Appends what `result` may lie in, itself for storage of its own; nothing
  /// if its op tells, or is given nothing that lies in a buffer.
  void collectSources(mlir::OpResult result,
                      llvm::SmallVectorImpl<mlir::Value> &sources);

private:
  void findInBuffers(mlir::Operation *function);
  void mark(mlir::Value value);
  void markResults(mlir::Operation *op);
  void markBeyond(mlir::Operation *user);

  /// Functions that have been searched.
  llvm::DenseSet<mlir::Operation *> known;
  /// Tensors, and values that hold some, of which a buffer may be another name.
  llvm::SetVector<mlir::Value> inBuffers;
};

} // namespace ao

#endif // AO_ANALYSIS_UNKNOWNTENSORS_H
