//===- RegionCosts.cpp - Costs of ops that run their regions --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Costs/RegionCosts.h"

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Ops/NamedOps.h"

using namespace mlir;
using namespace ao;

OpCost ao::getRegionCost(Region &region) {
  OpCost cost;
  double heaviest = 0;
  for (Operation &op : region.getOps()) {
    OpCost part = getOpCost(&op);
    cost.flops += part.flops;
    cost.bytes += part.bytes;
    double weight = std::max(part.flops, part.bytes);
    if (weight > heaviest) {
      heaviest = weight;
      cost.kind = part.kind;
    }
  }
  return cost;
}

double ao::getTripCount(Operation *op) {
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op)) {
    std::optional<APInt> trips = loop.getStaticTripCount();
    return trips ? trips->roundToDouble() : 1;
  }
  return classifyByName(op) == NamedOp::Loop ? getNamedTripCount(op).value_or(1)
                                             : 1;
}

OpCost ao::getRegionsCost(Operation *op) {
  auto getWeight = [](const OpCost &cost) {
    return std::max(cost.flops, cost.bytes);
  };
  OpCost sum, heaviest;
  for (Region &region : op->getRegions()) {
    OpCost part = getRegionCost(region);
    sum.flops += part.flops;
    sum.bytes += part.bytes;
    if (getWeight(part) > getWeight(heaviest))
      heaviest = part;
  }
  if (runsOneRegion(op))
    return heaviest;
  double trips = getTripCount(op);
  sum.kind = heaviest.kind;
  sum.flops *= trips;
  sum.bytes *= trips;
  return sum;
}
