//===- TensorData.h - Host tensors that hold data ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_TENSORDATA_H
#define AO_LIB_ANALYSIS_RACECHECK_TENSORDATA_H

#include "Accesses/CalleeAccesses.h"
#include "Accesses/TensorBox.h"
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

  /// Returns true if every element of `tensor` holds data, if host tensors that
  /// the function is given do.
  bool isWhole(mlir::Value tensor);

  /// A host tensor that `call` passes and that holds no data in parts, if
  /// the callee may reload it; null if there is none.
  mlir::Value findUnfilledOperand(mlir::CallOpInterface call);

  /// Returns true if result `index` of `forward` is a host tensor that holds no
  /// data in parts, and `backward` may reload what it receives.
  bool savesUnfilled(mlir::FunctionOpInterface forward, unsigned index,
                     mlir::FunctionOpInterface backward);

private:
  /// The parts of a tensor that hold data: all of it, or these.
  struct Filled {
    bool isFull = false;
    std::vector<TensorBox> boxes;
  };

  /// The effect of a loop's iterations on a tensor that it carries.
  struct Rounds {
    /// Parts that hold data at the start of each iteration.
    Filled atStart;
    /// Parts that hold data at the end of an iteration.
    Filled atEnd;
    /// True if later iterations keep the parts that an iteration fills.
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
  /// True if host tensors among arguments hold data.
  bool givesData = true;
  llvm::DenseMap<mlir::Value, Filled> known[2];
  /// Assumptions about values of recursive queries.
  llvm::DenseMap<mlir::Value, Filled> assumed;
  /// How far the present question is from the first one, and how many there
  /// were since.
  unsigned depth = 0, numSteps = 0;
  llvm::DenseMap<mlir::Operation *, bool> reloading;
  llvm::DenseSet<mlir::Operation *> returning;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_TENSORDATA_H
