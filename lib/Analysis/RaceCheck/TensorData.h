//===- TensorData.h - Host tensors that hold data ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_TENSORDATA_H
#define AO_LIB_ANALYSIS_RACECHECK_TENSORDATA_H

#include "CalleeAccesses.h"
#include "TensorBox.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace ao {

inline bool isHostTensor(mlir::Value value) {
  return llvm::isa<mlir::TensorType>(value.getType()) &&
         isHostPlaced(value.getType());
}

/// Which parts of host tensors hold data: by value, since on tensors what is
/// inserted makes another one.
class TensorData {
public:
  explicit TensorData(CalleeAccesses &callees) : callees(callees) {}

  /// Whether every element of `tensor` holds data, if host tensors that the
  /// function is given do.
  bool isWhole(mlir::Value tensor);

  /// A host tensor that `call` hands over and that holds no data in parts, if
  /// the callee may reload it; null if there is none.
  mlir::Value findUnfilledOperand(mlir::CallOpInterface call);

  /// Whether result `index` of `forward` is a host tensor that holds no data in
  /// parts, and `backward` may reload what it receives.
  bool savesUnfilled(mlir::FunctionOpInterface forward, unsigned index,
                     mlir::FunctionOpInterface backward);

private:
  /// What holds data of a tensor: all of it, or these parts of it.
  struct Filled {
    bool isFull = false;
    std::vector<TensorBox> boxes;
  };

  /// What the iterations of a loop do to a tensor that goes around.
  struct Rounds {
    /// What holds data at the beginning of each iteration.
    Filled atStart;
    /// What an iteration leaves.
    Filled atEnd;
    /// What one iteration fills the next ones keep.
    bool keepsAll = false;
  };

  const Filled *lookUp(mlir::Value tensor);
  Filled get(mlir::Value tensor);
  /// The same where `other` is taken to be filled like `as`.
  Filled getAssuming(mlir::Value tensor, mlir::Value other, Filled as);
  Filled compute(mlir::Value tensor);
  Filled getOfArgument(mlir::BlockArgument argument);
  Filled getOfResult(mlir::OpResult result);
  Filled getOfInsertions(mlir::tensor::InsertSliceOp last);
  void insert(mlir::tensor::InsertSliceOp op, Filled &filled);
  Filled getOfSlice(mlir::tensor::ExtractSliceOp slice);
  Filled getOfMerge(mlir::Value merge, llvm::ArrayRef<mlir::Value> incoming);
  Filled getOfLoop(mlir::LoopLikeOpInterface loop, mlir::BlockArgument argument,
                   bool isResult);
  Rounds goAround(mlir::LoopLikeOpInterface loop, mlir::BlockArgument argument);
  Filled getOfCall(mlir::CallOpInterface call, unsigned index);
  Filled getOfOther(mlir::Operation *op, mlir::Value made);
  bool returnsWhole(mlir::FunctionOpInterface function, unsigned index,
                    bool isGiven);
  bool reloadsArguments(mlir::FunctionOpInterface function);
  bool areWhole(mlir::ValueRange values);
  bool derivesFrom(mlir::Value value, mlir::Value earlier, unsigned depth = 0);

  CalleeAccesses &callees;
  /// Whether host tensors that functions are given hold data.
  bool givesData = true;
  llvm::DenseMap<mlir::Value, Filled> known[2];
  /// What is assumed of values on the way to other ones.
  llvm::DenseMap<mlir::Value, Filled> assumed;
  /// How far the present question is from the first one, and how many there
  /// were since.
  unsigned depth = 0, numSteps = 0;
  llvm::DenseMap<mlir::Operation *, bool> reloading;
  llvm::DenseSet<mlir::Operation *> returning;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_TENSORDATA_H
