//===- ValueFlow.cpp - how values flow through regions and branches -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/ValueFlow.h"

#include "ao/Analysis/StorageAliases.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

/// Arguments of a block that is reached by branches.
static bool getBranchOperands(BlockArgument argument,
                              SmallVectorImpl<Value> &incoming) {
  Block *block = argument.getOwner();
  for (auto it = block->pred_begin(), e = block->pred_end(); it != e; ++it) {
    auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
    if (!branch)
      return false;
    SuccessorOperands operands =
        branch.getSuccessorOperands(it.getSuccessorIndex());
    Value operand = operands[argument.getArgNumber()];
    if (!operand)
      return false;
    incoming.push_back(operand);
  }
  return true;
}

/// The points of `op` from which control can move on: before its regions, and
/// the terminators of its regions.
static SmallVector<RegionBranchPoint> getPoints(RegionBranchOpInterface op) {
  SmallVector<RegionBranchPoint> points{RegionBranchPoint::parent()};
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (block.mightHaveTerminator())
        if (auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(
                block.getTerminator()))
          points.push_back(terminator);
  return points;
}

/// What flows into `value`, an input of the region `target` or, for null, a
/// result of `op`.
static bool getRegionOperands(RegionBranchOpInterface op, Region *target,
                              Value value, SmallVectorImpl<Value> &incoming) {
  for (RegionBranchPoint point : getPoints(op)) {
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(point, successors);
    for (const RegionSuccessor &successor : successors) {
      if (successor.getSuccessor() != target)
        continue;
      ValueRange inputs = successor.getSuccessorInputs();
      auto it = llvm::find(inputs, value);
      if (it == inputs.end())
        return false;
      OperandRange operands = op.getSuccessorOperands(point, successor);
      incoming.push_back(operands[std::distance(inputs.begin(), it)]);
    }
  }
  return true;
}

bool ao::getIncomingValues(Value value, SmallVectorImpl<Value> &incoming) {
  if (auto result = dyn_cast<OpResult>(value)) {
    auto op = dyn_cast<RegionBranchOpInterface>(result.getOwner());
    return op && getRegionOperands(op, nullptr, value, incoming);
  }
  auto argument = cast<BlockArgument>(value);
  if (!argument.getOwner()->isEntryBlock())
    return getBranchOperands(argument, incoming);
  Region *region = argument.getOwner()->getParent();
  auto op = dyn_cast_or_null<RegionBranchOpInterface>(region->getParentOp());
  return op && getRegionOperands(op, region, value, incoming) &&
         !incoming.empty();
}

bool ao::haveSameEdges(Value a, Value b) {
  if (auto argument = dyn_cast<BlockArgument>(a)) {
    auto other = dyn_cast<BlockArgument>(b);
    return other && argument.getOwner() == other.getOwner();
  }
  return a.getDefiningOp() == b.getDefiningOp();
}

bool ao::isForwarded(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (isa<BranchOpInterface>(op))
    return true;
  auto contains = [&](RegionBranchOpInterface branch, RegionBranchPoint point) {
    SmallVector<RegionSuccessor> successors;
    branch.getSuccessorRegions(point, successors);
    return llvm::any_of(successors, [&](const RegionSuccessor &successor) {
      OperandRange operands = branch.getSuccessorOperands(point, successor);
      unsigned begin = operands.getBeginOperandIndex();
      return operand.getOperandNumber() >= begin &&
             operand.getOperandNumber() < begin + operands.size();
    });
  };
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return contains(branch, RegionBranchPoint::parent());
  auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(op);
  auto parent = dyn_cast_or_null<RegionBranchOpInterface>(op->getParentOp());
  return terminator && parent && contains(parent, terminator);
}

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

bool AliasRoots::isSameEverywhere(Value root) {
  Operation *op = root.getDefiningOp();
  return op && op->getNumOperands() == 0 && op->getNumRegions() == 0 &&
         isa<BaseMemRefType>(root.getType()) && isMemoryEffectFree(op);
}

/// An op without operands and effects, `memref.get_global` say, returns the
/// same buffer each time: the first such op stands for all. Null if `result` is
/// no such value, or the first.
Value AliasRoots::getEqualValue(OpResult result) {
  if (!isSameEverywhere(result))
    return {};
  Operation *op = result.getOwner();
  // Discardable attributes do not change what an op returns.
  Attribute properties = op->getPropertiesAsAttribute();
  if (!properties)
    properties = op->getAttrDictionary();
  auto key = std::make_pair(op->getName().getAsOpaquePointer(),
                            properties.getAsOpaquePointer());
  Value &first = equalValues[key];
  if (!first)
    first = op->getResult(0);
  return first == result ? Value() : first;
}

Value AliasRoots::getMustRoot(Value value) {
  SmallVector<Value> path;
  while (true) {
    if (auto known = mustRoots.find(value); known != mustRoots.end()) {
      value = known->second;
      break;
    }
    auto result = dyn_cast<OpResult>(value);
    Value source = result ? getViewSource(result) : Value();
    if (!source && result)
      source = getEqualValue(result);
    if (!source)
      break;
    path.push_back(value);
    value = source;
  }
  for (Value passed : path)
    mustRoots[passed] = value;
  return value;
}

/// Whether `block` lies in the loop that comes back to `header`.
bool AliasRoots::isInLoop(Block *header, Block *block) {
  if (header->isEntryBlock())
    return header->getParent()->isAncestor(block->getParent());
  Block *peer = header->getParent()->findAncestorBlockInRegion(*block);
  return peer && dominance.dominates(header, peer);
}

/// The loop around which `incoming` comes to `merged`, by its header; null if
/// the edge closes none.
Block *AliasRoots::getLoopHeader(Value merged, Value incoming) {
  auto argument = dyn_cast<BlockArgument>(merged);
  if (!argument || !isInLoop(argument.getOwner(), incoming.getParentBlock()))
    return nullptr;
  return argument.getOwner();
}

/// The outer of two loops, where null is no loop.
static Block *getOuter(Block *a, Block *b) {
  if (!a || !b)
    return a ? a : b;
  return a->getParent()->isAncestor(b->getParent()) ? a : b;
}

/// An op that says nothing of a buffer it returns may return an operand.
static void addUnknownSources(OpResult result,
                              SmallVectorImpl<Value> &sources) {
  Operation *op = result.getOwner();
  if (!isa<BaseMemRefType>(result.getType()) ||
      isa<MemoryEffectOpInterface>(op))
    return;
  for (Value operand : op->getOperands())
    if (isa<BaseMemRefType>(operand.getType()))
      sources.push_back(operand);
}

SmallVector<Value> ao::getStorageSources(Value value) {
  SmallVector<Value> sources;
  if (getIncomingValues(value, sources))
    return sources;
  sources.clear();
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return sources;
  SmallVector<StorageAlias, 2> aliases;
  collectStorageAliases(result.getOwner(), aliases);
  for (const StorageAlias &alias : aliases)
    if (alias.result == result)
      sources.push_back(alias.source);
  if (aliases.empty())
    addUnknownSources(result, sources);
  return sources;
}

SmallVector<AliasRoots::Origin>
AliasRoots::getOrigins(Value value,
                       llvm::function_ref<SmallVector<Value>(Value)> getSources,
                       const KnownOrigins *known) {
  // Most values are no merge of others.
  SmallVector<Value> sources = getSources(value);
  if (sources.empty())
    return {{value, nullptr}};
  llvm::SetVector<Origin> origins;
  SmallVector<Origin> worklist{{value, nullptr}};
  llvm::DenseSet<Origin> seen;
  while (!worklist.empty()) {
    auto [current, loop] = worklist.pop_back_val();
    if (!seen.insert({current, loop}).second)
      continue;
    if (auto it = known ? known->find(current) : KnownOrigins::const_iterator();
        known && it != known->end()) {
      for (auto [origin, inner] : it->second)
        origins.insert({origin, getOuter(loop, inner)});
      continue;
    }
    sources = getSources(current);
    if (sources.empty())
      origins.insert({current, loop});
    for (Value source : sources)
      worklist.emplace_back(source,
                            getOuter(loop, getLoopHeader(current, source)));
  }
  return origins.takeVector();
}

/// Whether the allocation of `root` is one of another iteration of `loop`. An
/// op that returns the same buffer everywhere does so in each iteration.
bool AliasRoots::isCarried(Value root, Block *loop) {
  return loop && !isSameEverywhere(root) &&
         isInLoop(loop, root.getParentBlock());
}

SmallVector<Root, 1> AliasRoots::computeMayRoots(Value value) {
  auto getMustSources = [&](Value merged) {
    SmallVector<Value> sources = getStorageSources(merged);
    for (Value &source : sources)
      source = getMustRoot(source);
    return sources;
  };
  SmallVector<Root, 1> roots;
  for (auto [origin, loop] : getOrigins(getMustRoot(value), getMustSources)) {
    Root root{origin, isCarried(origin, loop)};
    if (!llvm::is_contained(roots, root))
      roots.push_back(root);
  }
  return roots;
}

SmallVector<Root, 1> AliasRoots::getMayRoots(Value value, Block *loop) {
  SmallVector<Root, 1> roots(getMayRoots(value));
  for (Root &root : roots)
    root.carried |= isCarried(root.value, loop);
  return roots;
}

ArrayRef<Root> AliasRoots::getMayRoots(Value value) {
  auto known = mayRoots.find(value);
  if (known != mayRoots.end())
    return known->second;
  SmallVector<Root, 1> roots = computeMayRoots(value);
  return mayRoots[value] = std::move(roots);
}
