//===- LayoutDocument.h - ao.layout documents -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_LAYOUTDOCUMENT_H
#define AO_PLANNER_LAYOUTDOCUMENT_H

#include "ao/Layout/Layout.h"
#include "ao/Planner/Error.h"

#include <optional>
#include <string>
#include <string_view>

namespace ao::planner {

/// A layout problem, with a layout where there is one:
/// `{"schema":"ao.layout","version":2,"name":…,
///   "pools":[{"name","alignment","capacity","boundaries"}],
///   "buffers":[{"name","bytes","slots","pool","live":[[begin,end]],
///     "alignment","offset"}],
///   "solution":{"offsets":[…],"pools":[{"bytes","bound_bytes","load_bytes",
///     "exact_load_bytes","proved"}],"effort","seed"}}`.
/// Of a pool nothing is required, of a buffer its `bytes`; an `offset` is
/// fixed.
struct LayoutDocument {
  layout::LayoutProblem problem;
  std::optional<layout::Layout> solution;
  /// How the solution was found.
  int64_t effort = 0, seed = 0;
};

/// Reads a document; `verify` of its problem and solution checks that they are
/// legal.
Expected<LayoutDocument> parseLayout(std::string_view json);
/// The inverse of parseLayout.
std::string toJson(const LayoutDocument &document);

/// Reads a table of buffers in the format of MiniMalloc's benchmarks:
/// `id,lower,upper,size[,alignment][,gaps][,offset]` in any order of columns,
/// one pool. A gap `a-b` is a time in which a buffer takes no bytes; one with a
/// window is refused.
Expected<layout::LayoutProblem> parseLayoutCsv(std::string_view csv);

/// An error of the solver as one of the planner.
Error toError(const layout::LayoutError &error);

} // namespace ao::planner

#endif // AO_PLANNER_LAYOUTDOCUMENT_H
