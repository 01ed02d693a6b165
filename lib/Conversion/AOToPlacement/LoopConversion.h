//===- LoopConversion.h - Loops and subset ops to StableHLO -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_CONVERSION_AOTOPLACEMENT_LOOPCONVERSION_H
#define AO_LIB_CONVERSION_AOTOPLACEMENT_LOOPCONVERSION_H

#include "StableHLOBuilder.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace ao {

/// Returns the type in StableHLO of a value of `type`: a tensor of rank zero
/// for a number, a tensor without a memory space for a host tensor or a
/// transfer.
mlir::Type getStableHLOType(mlir::Type type);

/// Returns whether `op` is one of those that `LoopConversion` replaces.
bool isLoopOp(mlir::Operation *op);

/// Returns why such an op has no counterpart in StableHLO; empty if it has one.
llvm::StringRef getConversionObstacle(mlir::Operation *op);

/// Replaces the ops of `arith`, `scf` and `tensor` that
/// `ao-lower-stablehlo-loops` and the passes on loops create. A slice that is
/// inserted into a host tensor is placed in host memory, one that is extracted
/// from it in device memory: XLA then keeps the tensor in host memory.
class LoopConversion {
public:
  explicit LoopConversion(mlir::MLIRContext *context) : builder(context) {}

  /// Replaces the results of `op`, whose operands have been converted. The
  /// blocks of a loop move into what is returned for it; null for other ops.
  mlir::Operation *convert(mlir::Operation *op);

private:
  mlir::Value convertResult(mlir::Operation *op);
  mlir::Value convertConstant(mlir::arith::ConstantOp op);
  mlir::Value convertExtraction(mlir::tensor::ExtractSliceOp op);
  mlir::Value convertInsertion(mlir::tensor::InsertSliceOp op);
  mlir::Operation *convertFor(mlir::scf::ForOp loop);
  mlir::Operation *convertWhile(mlir::scf::WhileOp loop);
  mlir::Operation *createWhile(mlir::Operation *loop, mlir::ValueRange inits);

  StableHLOBuilder builder;
};

} // namespace ao

#endif // AO_LIB_CONVERSION_AOTOPLACEMENT_LOOPCONVERSION_H
