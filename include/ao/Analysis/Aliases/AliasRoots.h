//===- AliasRoots.h - Storages of values ------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_ALIASES_ALIASROOTS_H
#define AO_ANALYSIS_ALIASES_ALIASROOTS_H

#include "ao/Analysis/Aliases/ControlPath.h"
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace ao {

/// Returns the values whose storage `value` may share, one step back; empty if
/// it has its own.
llvm::SmallVector<mlir::Value> getStorageSources(mlir::Value value);

/// A storage that a value may be in.
struct Root {
  /// The value that defines the storage; null for a buffer of unknown origin.
  mlir::Value value;
  /// The path of control from the definition.
  ControlPath path;
  /// True if the address of the storage has been stored: any buffer of unknown
  /// origin may be the storage.
  bool hasEscaped = false;

  bool operator==(const Root &other) const {
    return value == other.value && hasEscaped == other.hasEscaped &&
           path == other.path;
  }
};

/// The storages that values may be in, flow-insensitive. Arguments of a
/// function are assumed not to alias each other.
class AliasRoots {
public:
  /// Returns `value` without views: a value of the same storage on all paths.
  mlir::Value getMustRoot(mlir::Value value);

  /// Returns all storages that `value` may be in.
  llvm::ArrayRef<Root> getMayRoots(mlir::Value value);

  /// Returns true if two values that have these roots at one place may share
  /// storage.
  bool mayMeet(const Root &a, const Root &b);

  /// Collects the buffers in `op` whose address escapes: through an operand for
  /// which `mayKeep` returns true, or because they are accessed by symbol.
  void findEscapes(mlir::Operation *op,
                   llvm::function_ref<bool(mlir::OpOperand &)> mayKeep);

  /// Returns true if a buffer of unknown origin may be `value`.
  bool hasEscaped(mlir::Value value) const { return escaped.contains(value); }

  /// Returns true if `value` defines a storage.
  bool isOrigin(mlir::Value value);

  /// Returns true if all ops equal to the one that defines `root` return the
  /// same buffer, in all functions: the op has neither operands nor effects.
  static bool isSameEverywhere(mlir::Value root);

  /// Returns true if `value` is a buffer of unknown origin, such as one loaded
  /// from memory or returned by a call.
  static bool isUnknownBuffer(mlir::Value value);

  /// A value without sources, with the path from it.
  struct Origin {
    mlir::Value value;
    ControlPath path;

    bool operator==(const Origin &other) const {
      return value == other.value && path == other.path;
    }
  };

  /// Memoized results.
  using KnownOrigins = llvm::DenseMap<mlir::Value, llvm::SmallVector<Origin>>;

  /// Appends the edges along which a value receives its buffer; none for an
  /// origin.
  using GetEdges = llvm::function_ref<void(
      mlir::Value, llvm::SmallVectorImpl<IncomingEdge> &)>;

  /// Returns the origins that `value` may have. Values with an entry in `known`
  /// are not followed further.
  llvm::SmallVector<Origin> getOrigins(mlir::Value value, GetEdges getEdges,
                                       const KnownOrigins *known = nullptr);

  /// Returns the roots of `value`, an operand of the op that defines `origin`,
  /// if `path` leads to `origin`.
  llvm::SmallVector<Root, 1> getMayRoots(mlir::Value value,
                                         const Origin &origin);

  ControlFlow &getControlFlow() { return flow; }

private:
  mlir::Value getEqualValue(mlir::OpResult result);
  void getStorageEdges(mlir::Value value,
                       llvm::SmallVectorImpl<IncomingEdge> &edges);
  llvm::SmallVector<Root, 1> computeMayRoots(mlir::Value value);
  Root makeRoot(mlir::Value value, ControlPath path);

  ControlFlow flow;
  llvm::DenseMap<mlir::Value, mlir::Value> mustRoots;
  /// By name and properties: the first op without operands and effects.
  llvm::DenseMap<std::pair<const void *, const void *>, mlir::Value>
      equalValues;
  /// Vectors, because their elements keep their addresses when the map grows.
  llvm::DenseMap<mlir::Value, std::vector<Root>> mayRoots;
  llvm::DenseSet<mlir::Value> escaped;
};

} // namespace ao

#endif // AO_ANALYSIS_ALIASES_ALIASROOTS_H
