//===- StackRestorer.h - Stacks as they were before -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plan for the iterations of a step whose slices move already is read from
// where its transfers stand: the stacks come back to the device, and their
// loops say, by the attributes that move slices, what the transfers did.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_STACKRESTORER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_STACKRESTORER_H

#include "ao/Analysis/Step.h"

namespace ao {

/// Undoes what `StackStreamer` does to the loops of `step` that are in no other
/// loop, and leaves the attributes from which it would do the same. The step is
/// then no longer what the module holds. Emits an error where slices move in
/// another way than that.
mlir::LogicalResult restoreStacks(const Step &step);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_STACKRESTORER_H
