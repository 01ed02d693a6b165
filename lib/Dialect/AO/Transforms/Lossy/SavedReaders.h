//===- SavedReaders.h - Readers of a value in backward ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOSSY_SAVEDREADERS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOSSY_SAVEDREADERS_H

#include "ao/Analysis/Steps/Step.h"

namespace ao {

/// Finds the uses of a value of a step in the backward part, and replaces the
/// value there.
class SavedReaders {
public:
  explicit SavedReaders(const Step &step);

  /// A use, of the value or of a view of it.
  struct Reader {
    mlir::OpOperand *use;
    /// In the forward part.
    mlir::Value source;
  };

  struct Result {
    /// The value, and the views of one operand that are made of it in the
    /// forward part.
    llvm::SmallVector<mlir::Value> sources;
    llvm::SmallVector<Reader> readers;
    /// In a pair, what the value is passed by.
    llvm::SmallVector<unsigned> slots;
    /// Why nothing would be saved if the readers had another value; empty if
    /// something would.
    std::string obstacle;

    /// The op at the top level that holds the first reader.
    mlir::Operation *getFirst() const;
  };

  Result find(mlir::Value value) const;

  /// Has all readers read `replacement`, of the type of `value`, or the same
  /// view of it, which `builder` builds.
  static void redirect(const Result &found, mlir::Value value,
                       mlir::Value replacement, mlir::OpBuilder &builder);

private:
  llvm::SmallVector<mlir::Value> collectViews(mlir::Value value) const;
  void findInPair(Result &result) const;
  void findInJoint(Result &result) const;
  /// The number of the first op after the longest stretch in which none of
  /// `sources` is used.
  int64_t findEndOfLongestGap(llvm::ArrayRef<mlir::Value> sources) const;
  mlir::Operation *getTopLevel(mlir::Operation *op) const;

  const Step &step;
  bool hasPhases = false;
  llvm::DenseMap<mlir::Operation *, int64_t> numbers;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOSSY_SAVEDREADERS_H
