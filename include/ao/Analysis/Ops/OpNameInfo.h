//===- OpNameInfo.h - Properties of ops by name -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_OPS_OPNAMEINFO_H
#define AO_ANALYSIS_OPS_OPNAMEINFO_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace ao {

/// Traits and interfaces, which depend on the name of an op alone.
struct OpNameInfo {
  /// An op of the `ao` dialect that the host does not execute.
  bool isTransfer : 1;
  bool isConstant : 1;
  bool isTerminator : 1;
  bool isCall : 1;
  bool isFunction : 1;
  bool isLoop : 1;
  bool isCast : 1;
  /// Declares neither memory effects nor recursive ones.
  bool isSilent : 1;
  bool hasCostModel : 1;
  bool hasStorageModel : 1;
  /// `collectStorageAliases` may have entries for the op.
  bool mayAlias : 1;
  /// Computes each element of its tensors by itself, unless it has scalar
  /// operands.
  bool isElementwise : 1;
  /// A result may be a view of an operand.
  bool mayBeView : 1;
  /// A use of an operand may be a query of its shape.
  bool queriesShape : 1;
};

/// Stores the properties of op names, so that an analysis that visits each op
/// of a large module does not look up the same interfaces a million times.
class OpNameInfos {
public:
  OpNameInfo lookUp(mlir::Operation *op) {
    auto [it, isNew] = infos.try_emplace(op->getName());
    if (isNew)
      it->second = compute(op);
    return it->second;
  }

private:
  static OpNameInfo compute(mlir::Operation *op);

  llvm::DenseMap<mlir::OperationName, OpNameInfo> infos;
};

} // namespace ao

#endif // AO_ANALYSIS_OPS_OPNAMEINFO_H
