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

/// The best placement of the usual orders: the largest first, the most bytes
/// times life, the longest life, the fullest time, each with first fit, and
/// what begins first with best fit. Ties put what lives on lowest. `order` is
/// the one that was best.
Placement placeByOrders(const Part &part, Placer &placer, Order &order);

/// Tries so many other orders: one that fails to stay below `best` has the item
/// that reached too high moved forward.
void searchOrders(const Part &part, Placer &placer, Order order, int64_t trials,
                  std::mt19937_64 &random, Placement &best);

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_ORDERSEARCH_H
