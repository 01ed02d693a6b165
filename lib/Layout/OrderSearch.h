//===- OrderSearch.h - Orders in which items are placed ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_LAYOUT_ORDERSEARCH_H
#define AO_LIB_LAYOUT_ORDERSEARCH_H

#include "FirstFit.h"

#include <random>

namespace ao::layout {

using Order = std::vector<uint32_t>;

/// Puts a placement by the usual orders into `best` if it is lower: the largest
/// first, the most bytes times life, the longest life, the fullest time, each
/// with first fit, and what begins first with best fit. Ties put what lives on
/// lowest. `order` is the one that was best.
void placeByOrders(const Part &part, Placer &placer, Order &order,
                   Placement &best);

/// Improves `best` by a skyline in three orders of rank (of bytes and life) and
/// in `rounds` more, each of which prefers what reached too high in the one
/// before; below 0 rounds, in one order only.
void placeBySkyline(const Part &part, int64_t rounds, Placement &best);

/// Tries other orders until `mostSteps` are taken: one that fails to stay below
/// `best` has the item that reached too high moved forward.
void searchOrders(const Part &part, Placer &placer, Order order,
                  int64_t mostSteps, std::mt19937_64 &random, Placement &best);

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_ORDERSEARCH_H
