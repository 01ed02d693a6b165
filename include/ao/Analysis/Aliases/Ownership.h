//===- Ownership.h - Ownership of buffers across functions ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_ALIASES_OWNERSHIP_H
#define AO_ANALYSIS_ALIASES_OWNERSHIP_H

#include "ao/Analysis/Aliases/AliasRoots.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"

namespace ao {

/// Returns the forward functions of `module` with their backward functions;
/// only pairs with bodies whose backward function receives the values that the
/// forward function saves.
llvm::SmallVector<std::pair<mlir::func::FuncOp, mlir::func::FuncOp>>
findPairs(mlir::ModuleOp module);

/// Reports forward functions that save more than their backward functions take.
mlir::LogicalResult verifyPairs(mlir::ModuleOp module);

/// Returns how many values `forward` saves for its backward function, whose
/// first arguments they are.
unsigned getNumSaved(mlir::func::FuncOp forward);

/// Arguments of a backward function, by index, that share one storage.
using DonationGroup = llvm::SmallVector<unsigned, 1>;

/// The saved values whose ownership is transferred to the backward function, by
/// storage. Outputs of the model and arguments that `forward` only borrows
/// remain owned by the caller, like values that may share storage with them.
/// Works on tensors and on buffers.
llvm::SmallVector<DonationGroup> findDonations(mlir::func::FuncOp forward,
                                               AliasRoots &roots);

/// Buffers that a call passes to the callee and receives from it, as seen by
/// the callee.
struct CallOwnership {
  /// The origin of a result that is a buffer.
  enum class Source : uint8_t {
    /// Unknown, or the result is not a buffer.
    Unknown,
    /// The caller owns it afterwards.
    Fresh,
    /// The same buffer as a previous result, or an argument.
    Result,
    Argument,
  };
  struct Result {
    Source source = Source::Unknown;
    /// The number of that result or argument.
    unsigned number = 0;
  };
  llvm::SmallVector<Result> results;
  /// The arguments that the callee frees; of each group the first.
  llvm::SmallVector<DonationGroup> donations;
};

/// By the name of the callee.
using CallOwnerships = llvm::DenseMap<mlir::StringAttr, CallOwnership>;

} // namespace ao

#endif // AO_ANALYSIS_ALIASES_OWNERSHIP_H
