//===- BufferParts.h - Parts of a buffer ------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Views select parts of a buffer. Their offset is a linear expression in index
// values, so that halves, rows and the rows of other iterations can be
// distinguished. Views are assumed to be within their sources, as their ops
// require.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_ACCESSES_BUFFERPARTS_H
#define AO_LIB_ANALYSIS_RACECHECK_ACCESSES_BUFFERPARTS_H

#include "LinearExpr.h"
#include "ao/Analysis/Aliases/AliasRoots.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinTypes.h"
#include <map>

namespace ao {

/// The elements of a storage between which a view is, counted from the first
/// element of the value that stands for the storage.
struct BufferPart {
  mlir::Value root;
  LinearExpr begin;
  int64_t length;
  /// True if the view has all elements in between.
  bool isDense;

  LinearExpr getEnd() const { return begin + LinearExpr(length); }
};

/// Returns the part that `buffer` is, as far as views determine it.
std::optional<BufferPart> getBufferPart(mlir::Value buffer, AliasRoots &roots);

/// Returns true if `buffer` has all elements of the value that it is a view of
/// in the end.
bool isWholeBuffer(mlir::Value buffer, AliasRoots &roots);

/// Returns true if `buffer` is a view within `outer`, whatever surrounds that.
bool isWithin(mlir::Value buffer, mlir::Value outer);

/// Returns true if `buffer`, which is in `root`, has all elements of it on all
/// paths.
bool isAlwaysWhole(mlir::Value buffer, mlir::Value root, AliasRoots &roots);

/// Returns true if no two indices of a buffer of this type lead to one element.
bool isInjective(mlir::MemRefType type);

/// Returns true if two indices of `buffer` may refer to one element, as far as
/// views determine.
bool mayOverlapItself(mlir::Value buffer);

/// Returns true if `user`, which accesses elements of `b` by indices, touches
/// no element of the view `a`. `path` leads from the definition of
/// `a`. False for ops that do not access by indices.
bool isAccessOutside(mlir::Value a, const ControlPath &path,
                     mlir::Operation *user, mlir::Value b, AliasRoots &roots);

/// Returns true if `user`, which accesses elements of `buffer` by indices, only
/// accesses elements of `part`.
bool isAccessWithin(mlir::Operation *user, mlir::Value buffer,
                    mlir::memref::SubViewOp part);

/// Returns true if two views of one buffer have no element in common. `path` is
/// the path of control from the definition of `a`.
bool areDisjointParts(mlir::Value a, const ControlPath &path, mlir::Value b,
                      AliasRoots &roots);

/// The positions from `begin` to `end` of a storage, counted from the sum of
/// values that ranges of this group have in common.
struct PartRange {
  unsigned group;
  int64_t begin, end;

  bool isApartFrom(const PartRange &other) const {
    return group == other.group && (end <= other.begin || other.end <= begin);
  }
};

/// Ranges of buffers. Ranges of one group are cheap to compare.
class PartRanges {
public:
  explicit PartRanges(AliasRoots &roots) : roots(roots) {}

  /// Returns the range of a view of constant length, unless its storage is a
  /// merge of others.
  std::optional<PartRange> get(mlir::Value buffer);
  /// Returns the range of `buffer` that `user` accesses.
  std::optional<PartRange> getAccessed(mlir::Operation *user,
                                       mlir::Value buffer);
  /// Returns the range from `begin` to `end`, in the units of `base`, if they
  /// differ by a constant.
  std::optional<PartRange> get(mlir::Value base, const LinearExpr &begin,
                               const LinearExpr &end);

  /// Returns true if the sum of the values of `group` is the same as before
  /// control took `path`.
  bool isUnchanged(unsigned group, const ControlPath &path);

private:
  AliasRoots &roots;
  std::map<std::pair<void *, LinearExpr::Terms>, unsigned> groups;
  /// By group.
  std::vector<llvm::SmallVector<mlir::Value>> values;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_ACCESSES_BUFFERPARTS_H
