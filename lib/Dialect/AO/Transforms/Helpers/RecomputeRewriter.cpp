//===- RecomputeRewriter.cpp - Clones of recomputed ops -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RecomputeRewriter.h"

#include "ValueRecipe.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AORecompute.h"

using namespace mlir;
using namespace ao;

RecomputeRewriter::RecomputeRewriter(const Step &step,
                                     const planner::Expansion &expansion)
    : step(step), expansion(expansion),
      builder(step.getForward()->getContext()), block(&step.getForwardBlock()),
      next(block->begin()) {
  const planner::Trace &trace = expansion.trace;
  values.resize(trace.values.size());
  for (auto [id, storage] : llvm::enumerate(step.getStorages()))
    values[id] = storage.base;
  for (auto [lifetime, value] : llvm::enumerate(trace.values))
    if (isRematerialized(trace, value))
      begins[value.def].push_back(lifetime);
  if (!step.isPair())
    return;
  signature.emplace(step);
  Operation *terminator = step.getForwardBlock().getTerminator();
  for (Value saved :
       terminator->getOperands().drop_front(step.getNumOutputs())) {
    unsigned slot = savedResults.size();
    savedResults.push_back(saved);
    savedSlots.try_emplace(saved, slot);
    if (!step.getSavedArgument(slot).use_empty())
      usedSlots.push_back(slot);
  }
}

void RecomputeRewriter::rewrite() {
  for (int64_t op = 0; op != expansion.trace.numOps(); ++op) {
    if (expansion.trace.boundary == op)
      crossBoundary();
    if (expansion.isClone[op]) {
      recompute(op);
      continue;
    }
    walkTo(step.getOps()[numPassed]);
    visit(&*next++);
    ++numPassed;
  }
  if (step.isPair() && block == &step.getForwardBlock())
    crossBoundary();
  walkTo(nullptr);
  eraseDeadViews();
  if (signature) {
    dropUnusedSlots();
    signature->apply();
    eraseDeadViews();
  }
  numberRecomputedOps(step.getForward(), step.getBackward());
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

/// Visits the ops before `end`; null: all that are left.
void RecomputeRewriter::walkTo(Operation *end) {
  while (next != block->end() && &*next != end)
    visit(&*next++);
}

/// Redirects an op of the original step to the current lifetimes.
void RecomputeRewriter::visit(Operation *op) {
  builder.setInsertionPoint(op);
  bool isViewOp = isView(op);
  Value source = isViewOp ? getViewSource(op->getResult(0)) : Value();
  op->walk([&](Operation *nested) {
    for (OpOperand &operand : nested->getOpOperands()) {
      Value value = operand.get();
      std::optional<size_t> id = step.getStorageOf(value);
      if (!id || !lifetimes.contains(*id))
        continue;
      Value now = lookUp(value, *id);
      if (now == value)
        continue;
      originals[now] = value;
      operand.set(now);
    }
  });
  if (!isViewOp)
    return;
  views.push_back(op);
  std::optional<size_t> id = step.getStorageOf(source);
  if (!id || !lifetimes.contains(*id))
    return;
  for (Value result : op->getResults()) {
    viewSources[result] = source;
    if (Lifetime &lifetime = getLifetimeOf(*id); !lifetime.isOriginal)
      lifetime.views[result] = result;
  }
}

/// Saves the values that are alive at the end of the forward function.
void RecomputeRewriter::crossBoundary() {
  walkTo(nullptr);
  block = &step.getBackwardBlock();
  next = block->begin();
  for (auto &[storage, lifetime] : lifetimes) {
    if (isHere(lifetime.base))
      continue;
    lifetime.carried = lifetime.base;
    lifetime.base = Value();
    lifetime.isOriginal = false;
    lifetime.views.clear();
  }
}

/// Returns the op before which ops are recomputed now.
Operation *RecomputeRewriter::getTarget() const {
  bool isForward = step.isPair() && block == &step.getForwardBlock();
  int64_t end = isForward ? step.getBoundary()
                          : static_cast<int64_t>(step.getOps().size());
  return numPassed < end ? step.getOps()[numPassed] : block->getTerminator();
}

//===----------------------------------------------------------------------===//
// Clones
//===----------------------------------------------------------------------===//

/// Returns the operand that was in place of `value` before the rewrite.
Value RecomputeRewriter::getOriginal(Value value) const {
  auto it = originals.find(value);
  return it == originals.end() ? value : it->second;
}

bool RecomputeRewriter::isHere(Value value) const {
  return value.getParentBlock() == block;
}

/// Clones a value that holds no data, or a constant: each write to a
/// destination needs its own.
Value RecomputeRewriter::rebuild(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || (isHere(value) && !definesNoData(op)))
    return value;
  IRMapping mapping;
  for (Value operand : op->getOperands())
    mapping.map(operand, rebuild(operand));
  return builder.clone(*op, mapping)
      ->getResult(cast<OpResult>(value).getResultNumber());
}

void RecomputeRewriter::recompute(int64_t number) {
  walkTo(getTarget());
  builder.setInsertionPoint(getTarget());
  Operation *op = step.getOps()[expansion.opOf[number]];
  IRMapping mapping;
  op->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands()) {
      Block *owner = operand.getParentBlock();
      if (mapping.contains(operand) || op->isAncestor(owner->getParentOp()))
        continue;
      Value original = getOriginal(operand);
      std::optional<size_t> id = step.getStorageOf(original);
      mapping.map(operand, id ? lookUp(original, *id) : rebuild(operand));
    }
  });
  Operation *clone = builder.clone(*op, mapping);
  markClone(clone);
  beginLifetimes(number, clone);
}

void RecomputeRewriter::markClone(Operation *clone) {
  adoptPlace(clone, getTarget());
  clone->setDiscardableAttr(kRecomputeAttr, builder.getI64IntegerAttr(0));
}

void RecomputeRewriter::beginLifetimes(int64_t number, Operation *clone) {
  auto begun = begins.find(number);
  if (begun == begins.end())
    return;
  for (int64_t lifetime : begun->second) {
    size_t id = expansion.valueOf[lifetime];
    auto base = dyn_cast_if_present<OpResult>(step.getStorages()[id].base);
    if (!base)
      continue;
    values[lifetime] = clone->getResult(base.getResultNumber());
    lifetimes[id] = Lifetime{values[lifetime], Value(), /*isOriginal=*/false};
  }
}

//===----------------------------------------------------------------------===//
// Lives
//===----------------------------------------------------------------------===//

RecomputeRewriter::Lifetime &RecomputeRewriter::getLifetimeOf(size_t storage) {
  auto [it, isNew] = lifetimes.try_emplace(storage);
  Lifetime &lifetime = it->second;
  if (!isNew)
    return lifetime;
  lifetime.base = step.getStorages()[storage].base;
  if (isHere(lifetime.base))
    return lifetime;
  lifetime.carried = lifetime.base;
  lifetime.base = Value();
  lifetime.isOriginal = false;
  return lifetime;
}

/// The slot of an argument through which a value is saved.
std::optional<unsigned> RecomputeRewriter::getSavedSlot(Value argument) const {
  auto known = dyn_cast<BlockArgument>(argument);
  if (!step.isPair() || !known ||
      known.getOwner() != &step.getBackwardBlock() ||
      known.getArgNumber() >= savedResults.size())
    return std::nullopt;
  return known.getArgNumber();
}

/// Returns the whole storage of a lifetime. A value carried into the backward
/// function gets a slot there, unless it has one.
Value RecomputeRewriter::getBase(Lifetime &lifetime, Value original) {
  if (lifetime.base)
    return lifetime.base;
  auto slot = savedSlots.find(original);
  lifetime.base = slot == savedSlots.end()
                      ? Value(signature->append(lifetime.carried))
                      : Value(step.getSavedArgument(slot->second));
  return lifetime.base;
}

/// Returns the counterpart of `value`, a storage or a view of it, in the
/// current lifetime.
Value RecomputeRewriter::lookUp(Value value, size_t storage) {
  Lifetime &lifetime = getLifetimeOf(storage);
  // Arguments and their views are of the carried value.
  if (lifetime.isOriginal || (lifetime.carried && isHere(value)))
    return value;
  Value original = step.getStorages()[storage].base;
  if (value == original)
    return getBase(lifetime, original);
  if (Value known = lifetime.views.lookup(value))
    return known;
  if (std::optional<unsigned> slot = getSavedSlot(value))
    return lookUp(savedResults[*slot], storage);
  if (lifetime.carried)
    if (auto slot = savedSlots.find(value); slot != savedSlots.end())
      return step.getSavedArgument(slot->second);
  return copyView(value, storage);
}

Value RecomputeRewriter::copyView(Value view, size_t storage) {
  auto result = cast<OpResult>(view);
  Operation *op = result.getOwner();
  Value current = getViewSource(result);
  auto known = viewSources.find(view);
  Value source = known == viewSources.end() ? current : known->second;
  IRMapping mapping;
  mapping.map(current, lookUp(source, storage));
  for (Value operand : op->getOperands())
    if (!mapping.contains(operand))
      mapping.map(operand, rebuild(operand));
  Value copy = builder.clone(*op, mapping)->getResult(result.getResultNumber());
  views.push_back(copy.getDefiningOp());
  lifetimes.find(storage)->second.views[view] = copy;
  return copy;
}

//===----------------------------------------------------------------------===//
// Slots
//===----------------------------------------------------------------------===//

/// A view may be of another one that was noted before it.
void RecomputeRewriter::eraseDeadViews() {
  SmallVector<Operation *> alive;
  for (Operation *view : llvm::reverse(views))
    if (isOpTriviallyDead(view))
      view->erase();
    else
      alive.push_back(view);
  views.assign(alive.rbegin(), alive.rend());
}

/// Removes slots of values that only clones define now.
void RecomputeRewriter::dropUnusedSlots() {
  for (unsigned slot : usedSlots)
    if (step.getSavedArgument(slot).use_empty())
      signature->drop(slot);
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

FailureOr<Step> ao::applyExpansion(const Step &step,
                                   const planner::Expansion &expansion,
                                   planner::Plan &plan) {
  FunctionOpInterface function = step.getForward();
  plan = planner::expandedPlan(plan, expansion);
  RecomputeRewriter rewriter(step, expansion);
  rewriter.rewrite();
  SymbolTableCollection symbols;
  FailureOr<Step> rewritten = buildStep(function, symbols);
  if (failed(rewritten))
    return failure();
  for (planner::Command &command : plan.commands)
    command.value =
        rewritten->getStorageOf(rewriter.getValue(command.value)).value_or(-1);
  plan.numOps = rewritten->getOps().size();
  plan.numValues = rewritten->getStorages().size();
  plan.numLoops = 0;
  return rewritten;
}
