//===- BranchAndBound.h - The lowest placement of few items -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_LAYOUT_BRANCHANDBOUND_H
#define AO_LIB_LAYOUT_BRANCHANDBOUND_H

#include "Part.h"

namespace ao::layout {

/// Replaces `best` by lower placements; stops after `mostNodes` nodes of the
/// search tree. Returns true if the search is complete: `best` is optimal then.
bool searchExactly(const Part &part, int64_t mostNodes, Placement &best);

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_BRANCHANDBOUND_H
