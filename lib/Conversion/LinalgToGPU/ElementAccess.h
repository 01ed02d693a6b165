//===- ElementAccess.h - Which elements a thread has ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_LINALGTOGPU_ELEMENTACCESS_H
#define AO_CONVERSION_LINALGTOGPU_ELEMENTACCESS_H

#include "KernelShape.h"

namespace ao {

/// The loops of an op as one thread of its kernel runs them, and the elements
/// of operands that belong to an iteration. Values of the host are captured;
/// outlining turns them into arguments.
class ElementAccess {
public:
  /// `trustsArguments`: buffers that were allocated elsewhere lie where wide
  /// accesses may.
  ElementAccess(mlir::OpBuilder &builder, mlir::linalg::LinalgOp op,
                const KernelShape &shape, bool trustsArguments);

  mlir::Value getSize(unsigned loop);
  mlir::Value countIterations(llvm::ArrayRef<unsigned> loops);

  /// Of a loop, in the current thread.
  mlir::Value getIndex(unsigned loop) const { return indices[loop]; }
  void setIndex(unsigned loop, mlir::Value index);
  /// Sets the indices of `loops` to those of iteration `linear` of them all.
  /// Must run for such iterations only: a loop of none would divide by zero.
  void delinearize(mlir::Value linear, llvm::ArrayRef<unsigned> loops);
  /// Sets the index of the wide loop to that of one of the neighbours.
  void moveTo(unsigned neighbour);

  /// Returns the element of each neighbour.
  llvm::SmallVector<mlir::Value> load(mlir::OpOperand &operand);
  void store(mlir::OpOperand &operand, llvm::ArrayRef<mlir::Value> values);

private:
  mlir::Value constant(int64_t value);
  bool isWideInParallel() const {
    return shape.width > 1 && !shape.rowsAreConsecutive;
  }
  bool isAccessedTogether(mlir::OpOperand &operand) const;
  void findNeighbours(llvm::ArrayRef<unsigned> loops);
  llvm::SmallVector<mlir::Value> address(mlir::OpOperand &operand);
  llvm::SmallVector<mlir::Value> loadEach(mlir::OpOperand &operand);
  llvm::SmallVector<mlir::Value> loadTogether(mlir::OpOperand &operand);
  void storeEach(mlir::OpOperand &operand, llvm::ArrayRef<mlir::Value> values);
  void storeTogether(mlir::OpOperand &operand,
                     llvm::ArrayRef<mlir::Value> values);

  mlir::OpBuilder &b;
  mlir::linalg::LinalgOp op;
  mlir::Location loc;
  const KernelShape &shape;
  const bool trustsArguments;
  llvm::SmallVector<mlir::OpFoldResult> sizes;
  llvm::SmallVector<mlir::Value> indices;
  /// Indices of the wide loop, of which `indices` has one.
  llvm::SmallVector<mlir::Value> neighbours;
};

/// Creates the condition that the addresses of all buffer arguments that `op`
/// accesses by several elements are aligned for it. Returns null if there are
/// no such arguments.
mlir::Value areArgumentsAligned(mlir::OpBuilder &builder,
                                mlir::linalg::LinalgOp op,
                                const KernelShape &shape);

} // namespace ao

#endif // AO_CONVERSION_LINALGTOGPU_ELEMENTACCESS_H
