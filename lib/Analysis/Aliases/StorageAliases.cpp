//===- StorageAliases.cpp - Which values may share storage ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Aliases/StorageAliases.h"

#include "ao/Analysis/Ops/NamedOps.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace ao;

using Aliases = SmallVectorImpl<StorageAlias>;

static void addDestinations(DestinationStyleOpInterface op, Aliases &aliases) {
  for (auto [number, init] : llvm::enumerate(op.getDpsInitsMutable()))
    if (isa<TensorType>(init.get().getType()))
      aliases.push_back(
          {op->getResult(number), init.get(), StorageRelation::Destination});
}

/// A loop updates its iteration arguments in place where it can.
static bool addLoopInits(LoopLikeOpInterface loop, Aliases &aliases) {
  std::optional<ResultRange> results = loop.getLoopResults();
  OperandRange inits = loop.getInits();
  if (!results || results->size() != inits.size())
    return false;
  for (auto [result, init] : llvm::zip(*results, inits))
    if (isa<ShapedType>(result.getType()))
      aliases.push_back({result, init, StorageRelation::Destination});
  return true;
}

/// Each result of a region branch op is one of the values that reach it from
/// its operands and its terminators.
static void addForwarded(RegionBranchOpInterface op, Aliases &aliases) {
  auto add = [&](ValueRange inputs, OperandRange operands) {
    for (auto [input, operand] : llvm::zip(inputs, operands))
      if (auto result = dyn_cast<OpResult>(input))
        if (isa<ShapedType>(result.getType()))
          aliases.push_back({result, operand, StorageRelation::OneOf});
  };
  auto addFrom = [&](RegionBranchPoint point, auto getOperands) {
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(point, successors);
    for (const RegionSuccessor &successor : successors)
      if (isParent(successor))
        add(getSuccessorInputs(op, successor), getOperands(successor));
  };
  addFrom(RegionBranchPoint::parent(), [&](const RegionSuccessor &successor) {
    return op.getEntrySuccessorOperands(successor);
  });
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (auto terminator = dyn_cast_or_null<RegionBranchTerminatorOpInterface>(
              block.mightHaveTerminator() ? block.getTerminator() : nullptr))
        addFrom(RegionBranchPoint(terminator),
                [&](const RegionSuccessor &successor) {
                  return terminator.getSuccessorOperands(successor);
                });
}

/// A callee may return any of its arguments.
static void addCallOperands(Operation *call, Aliases &aliases) {
  for (OpResult result : call->getResults())
    for (Value operand : call->getOperands())
      if (isa<ShapedType>(result.getType()) &&
          isa<ShapedType>(operand.getType()))
        aliases.push_back({result, operand, StorageRelation::OneOf});
}

/// Results of loops and barriers lie where their operands do, if those end.
static void addNamedAliases(Operation *op, Aliases &aliases) {
  NamedOp kind = classifyByName(op);
  auto add = [&](unsigned count, StorageRelation relation) {
    count = std::min({count, op->getNumResults(), op->getNumOperands()});
    for (unsigned i = 0; i != count; ++i)
      if (isa<ShapedType>(op->getOperand(i).getType()))
        aliases.push_back({op->getResult(i), op->getOperand(i), relation});
  };
  if (kind == NamedOp::View)
    add(1, StorageRelation::View);
  else if (kind == NamedOp::Barrier || kind == NamedOp::Loop ||
           kind == NamedOp::Update)
    add(op->getNumResults(), StorageRelation::Destination);
}

void ao::collectStorageAliases(Operation *op, Aliases &aliases) {
  if (auto storageOp = dyn_cast<StorageOpInterface>(op))
    return storageOp.getStorageAliases(aliases);
  if (auto destinationOp = dyn_cast<DestinationStyleOpInterface>(op))
    return addDestinations(destinationOp, aliases);
  if (auto view = dyn_cast<ViewLikeOpInterface>(op)) {
    aliases.push_back(
        {op->getResult(0), view.getViewSource(), StorageRelation::View});
    return;
  }
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    if (addLoopInits(loop, aliases))
      return;
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return addForwarded(branch, aliases);
  if (isa<CallOpInterface>(op))
    return addCallOperands(op, aliases);
  if (mayBeNamed(op))
    addNamedAliases(op, aliases);
}

Value ao::getViewSource(OpResult result) {
  Operation *op = result.getOwner();
  // Nothing else says that a result is a view.
  if (!isa<StorageOpInterface, ViewLikeOpInterface>(op) && !mayBeNamed(op))
    return {};
  SmallVector<StorageAlias, 2> aliases;
  collectStorageAliases(op, aliases);
  for (const StorageAlias &alias : aliases)
    if (alias.result == result && alias.relation == StorageRelation::View)
      return alias.source;
  return {};
}

Value ao::getViewBase(Value value) {
  while (auto result = dyn_cast<OpResult>(value)) {
    Value source = getViewSource(result);
    if (!source)
      break;
    value = source;
  }
  return value;
}

bool ao::isView(Operation *op) {
  if (op->getNumResults() == 0)
    return false;
  return llvm::all_of(op->getResults(), [](OpResult result) {
    return static_cast<bool>(getViewSource(result));
  });
}

bool ao::definesNoData(Operation *op) {
  auto storageOp = dyn_cast<StorageOpInterface>(op);
  return storageOp && storageOp.definesNoData();
}

bool ao::isReadOnly(OpResult result) {
  auto storageOp = dyn_cast<StorageOpInterface>(result.getOwner());
  return storageOp && storageOp.isReadOnly(result);
}

bool ao::isShapeOnlyUse(OpOperand &use) {
  auto dim = dyn_cast<ShapedDimOpInterface>(use.getOwner());
  return dim && dim.getShapedValue() == use.get();
}

bool ao::isDynamicShapeQuery(OpOperand &use) {
  auto shaped = dyn_cast<ShapedType>(use.get().getType());
  return shaped && !shaped.hasStaticShape() && isShapeOnlyUse(use);
}

/// Returns true if `value`, an operand of a terminator in `region`, may be
/// defined outside, also as a view.
static bool mayBeFromOutside(Value value, Region &region) {
  while (auto result = dyn_cast<OpResult>(value)) {
    Value source = getViewSource(result);
    if (!source)
      break;
    value = source;
  }
  return isa<ShapedType>(value.getType()) &&
         !region.isAncestor(value.getParentRegion());
}

/// Returns true if `region` may return an argument or a value from outside as
/// `result`. A terminator with an operand for each result yields these
/// operands.
static bool mayForward(Region &region, OpResult result) {
  if (!region.empty() && region.getNumArguments() > 0)
    return true;
  for (Block &block : region) {
    if (block.empty())
      continue;
    OperandRange operands = block.back().getOperands();
    if (operands.size() == result.getOwner()->getNumResults())
      operands = operands.slice(result.getResultNumber(), 1);
    if (llvm::any_of(operands, [&](Value value) {
          return mayBeFromOutside(value, region);
        }))
      return true;
  }
  return false;
}

bool ao::hasOpaqueControlFlow(OpResult result) {
  Operation *op = result.getOwner();
  return !op->isRegistered() && op->getNumRegions() > 1 &&
         classifyByName(op) == NamedOp::Unknown &&
         llvm::any_of(op->getRegions(), [&](Region &region) {
           return mayForward(region, result);
         });
}
