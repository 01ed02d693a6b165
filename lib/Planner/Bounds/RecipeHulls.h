//===- RecipeHulls.h - Time per byte of rematerialization -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// At the start of op k, a value in a gap may be absent because its op is
// recomputed later. Operands of that op that the original step no longer needs
// are rematerialized as well, or held, which costs their bytes. Ops tied by
// such operands form components; of the sets of ops of a component, those on
// the lower convex hull of time over bytes saved determine a bound.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_BOUNDS_RECIPEHULLS_H
#define AO_LIB_PLANNER_BOUNDS_RECIPEHULLS_H

#include "Model/DataFlow.h"

#include <cstdint>
#include <vector>

namespace ao::planner {

/// Bytes that a recomputed op saves at every op in [first, last), and its time.
struct RecipePiece {
  int32_t first, last;
  double bytes, costUs;

  double usPerByte() const { return costUs / bytes; }
};

/// The pieces of all hulls at all ops, in any order. Linear in the step where
/// components are small; ops of components of more than twelve ops count
/// separately.
std::vector<RecipePiece> recipeHulls(const Trace &trace, const DataFlow &flow);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_BOUNDS_RECIPEHULLS_H
