//===- CallNames.h - Which ops are calls ------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_OPS_CALLNAMES_H
#define AO_ANALYSIS_OPS_CALLNAMES_H

#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/DenseMap.h"

namespace ao {

/// Counts calls that are inlined into one function. Functions that call others
/// twice, which do so too, have exponentially many calls.
inline constexpr int64_t kMostInlinedCalls = 1 << 19;

/// Caches which ops are calls by name: the interface of an op that is not a
/// call is searched in all of its interfaces and in its dialect, and names are
/// few.
class CallNames {
public:
  bool isCall(mlir::Operation *op) {
    const void *name = op->getName().getAsOpaquePointer();
    if (name == last)
      return isLastCall;
    auto [it, isNew] = known.try_emplace(name, false);
    if (isNew)
      it->second = mlir::isa<mlir::CallOpInterface>(op);
    last = name;
    return isLastCall = it->second;
  }

  /// Calls `function` with each call in `root`, in order.
  template <typename Function>
  void forEachCall(mlir::Operation *root, Function &&function) {
    root->walk([&](mlir::Operation *op) {
      if (isCall(op))
        function(mlir::cast<mlir::CallOpInterface>(op));
    });
  }

private:
  const void *last = nullptr;
  bool isLastCall = false;
  llvm::SmallDenseMap<const void *, bool> known;
};

} // namespace ao

#endif // AO_ANALYSIS_OPS_CALLNAMES_H
