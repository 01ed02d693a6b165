//===- AOStacks.h - Attributes that decide about stacks ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOSTACKS_H
#define AO_DIALECT_AO_IR_AOSTACKS_H

#include "llvm/ADT/StringRef.h"

namespace ao {

/// Of a loop: the numbers of the iterations before which it is to be cut.
inline constexpr llvm::StringLiteral kSplitAttr = "ao.split";
/// Of a loop that writes stacks: by result, how many slices of it, those
/// written first, are to move; 0 for what is no stack.
inline constexpr llvm::StringLiteral kSlicesAttr = "ao.slices";
/// Beside it or alone: how many slices of each, those written after the ones
/// that move, are rematerialized where they are read.
inline constexpr llvm::StringLiteral kRemadeAttr = "ao.remade";
/// Beside `ao.slices`: how many iterations before its use a slice starts to
/// return.
inline constexpr llvm::StringLiteral kAheadAttr = "ao.ahead";
/// Of a loop: stacks that it writes or reads are moved whole or not at all, and
/// each copy of a slice starts and ends in one iteration.
inline constexpr llvm::StringLiteral kWholeStacksAttr = "ao.whole_stacks";
/// The offload delay, on the op that inserts a slice into such a stack: the
/// number of ops after it until compute waits for the copy to the host. The
/// prefetch distance, on the op that extracts one: the number of ops before it
/// at which the copy to the device starts, modulo one iteration. Only ops that
/// compute tensors count.
inline constexpr llvm::StringLiteral kLagAttr = "ao.lag";
inline constexpr llvm::StringLiteral kLeadAttr = "ao.lead";
/// Of a step's function: how many of its layers leave that are no iterations of
/// loops, where iterations are layers as well (`policy=layerwise`).
inline constexpr llvm::StringLiteral kNumLayersAttr = "ao.num_layers";
/// Of a step's function: its peak before loops were rewritten or ops ran again,
/// of which budgets in percent are shares.
inline constexpr llvm::StringLiteral kUnplannedPeakAttr = "ao.unplanned_peak";
/// Of a step's function: what has been decided about its stacks, until the
/// report is written.
inline constexpr llvm::StringLiteral kStacksAttr = "ao.stacks";

} // namespace ao

#endif // AO_DIALECT_AO_IR_AOSTACKS_H
