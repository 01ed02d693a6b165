//===- MissingCosts.cpp - Ops without a cost model ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/MissingCosts.h"

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Ops/NamedOps.h"
#include "ao/Dialect/AO/IR/AOExtension.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace ao;

namespace {
/// Counts ops without a cost model by name, in the order of their first
/// occurrence.
class MissingCosts {
public:
  explicit MissingCosts(llvm::function_ref<bool(Operation *)> isGiven)
      : isGiven(isGiven) {}

  void visit(Operation *op);
  std::string describe() const;

private:
  llvm::function_ref<bool(Operation *)> isGiven;
  llvm::MapVector<StringRef, int64_t> counts;
  double missing = 0, all = 0;
};
} // namespace

/// Returns true if the cost of an op is that of its regions.
static bool costsItsRegions(Operation *op) {
  NamedOp kind = classifyByName(op);
  return op->getNumRegions() > 0 &&
         (isLoop(op) || isa<RegionBranchOpInterface>(op) ||
          kind == NamedOp::Branch || kind == NamedOp::Wrapper);
}

/// Custom calls differ by their targets.
static StringRef getKindName(Operation *op) {
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  return target ? target.getValue() : op->getName().getStringRef();
}

/// Returns true if there is a model of the cost of `op`, or it moves no data,
/// or its cost is that of moving its data.
static bool hasCostModel(Operation *op) {
  return isa<CostOpInterface>(op) || classifyByName(op) != NamedOp::Unknown ||
         op->hasTrait<OpTrait::ConstantLike>() ||
         op->hasTrait<OpTrait::IsTerminator>() || definesNoData(op) ||
         isView(op) || isAOOrExtension(op->getDialect()) ||
         isa<CallOpInterface>(op) ||
         isa_and_present<tensor::TensorDialect, memref::MemRefDialect>(
             op->getDialect());
}

void MissingCosts::visit(Operation *op) {
  if (takesNoTime(op))
    return;
  bool hasCost = isGiven(op);
  if (costsItsRegions(op) && !hasCost) {
    for (Region &region : op->getRegions())
      for (Operation &nested : region.getOps())
        visit(&nested);
    return;
  }
  double bytes = getTrafficCost(op).bytes;
  all += bytes;
  if (hasCost || hasCostModel(op))
    return;
  ++counts[getKindName(op)];
  missing += bytes;
}

std::string MissingCosts::describe() const {
  constexpr size_t kMostNames = 5;
  std::string text;
  if (counts.empty())
    return text;
  auto kinds = llvm::to_vector(counts);
  llvm::stable_sort(kinds, [](const auto &one, const auto &other) {
    return one.second > other.second;
  });
  int64_t ops = 0;
  std::string names;
  for (auto [number, kind] : llvm::enumerate(kinds)) {
    ops += kind.second;
    if (number < kMostNames)
      names += llvm::formatv("{0}'{1}' ({2})", number == 0 ? "" : ", ",
                             kind.first, kind.second)
                   .str();
  }
  if (kinds.size() > kMostNames)
    names += ", …";
  return llvm::formatv(
      "no cost model for {0} {1} of {2} {3}, {4:F1} % of the step's bytes: {5}",
      ops, ops == 1 ? "op" : "ops", kinds.size(),
      kinds.size() == 1 ? "kind" : "kinds", all > 0 ? 100 * missing / all : 0,
      names);
}

std::string
ao::describeMissingCosts(const Step &step,
                         llvm::function_ref<bool(Operation *)> isGiven) {
  MissingCosts found(isGiven);
  for (Operation *op : step.getOps())
    found.visit(op);
  return found.describe();
}
