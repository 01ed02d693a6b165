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

/// Replaces `best` by a lower placement of the usual orders: by size, by size
/// times lifetime, by lifetime and by load, each with first fit, and by begin
/// with best fit. Of equal items, the one that ends last is placed lowest. The
/// best order is stored to `order`.
void placeByOrders(const Part &part, Placer &placer, Order &order,
                   Placement &best);

/// Replaces `best` by a lower placement of a skyline, in three orders by size
/// and lifetime and in `rounds` more, each of which prefers the items that
/// ended too high in the previous one; for negative `rounds`, in one order
/// only.
void placeBySkyline(const Part &part, int64_t rounds, Placement &best);

/// Searches other orders for `mostSteps` steps: in an order that is not lower
/// than `best`, the item that ended too high is moved forward.
void searchOrders(const Part &part, Placer &placer, Order order,
                  int64_t mostSteps, std::mt19937_64 &random, Placement &best);

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_ORDERSEARCH_H
