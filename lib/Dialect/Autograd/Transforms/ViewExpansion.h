//===- ViewExpansion.h - Ops of autograd nodes of views ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_VIEWEXPANSION_H
#define AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_VIEWEXPANSION_H

#include "ao/Dialect/Autograd/IR/Autograd.h"

namespace ao::autograd {

/// Replaces `op` by a gather, its body and a scatter.
void expandCopySlices(CopySlicesOp op);

/// Replaces the op by a slice, if the view is a box of the base, else by a
/// loop over all elements.
void expandGather(GatherViewOp op);
void expandScatter(ScatterViewOp op);

} // namespace ao::autograd

#endif // AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_VIEWEXPANSION_H
