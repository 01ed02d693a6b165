//===- HoistUpdates.cpp - Updates parameters where gradients are ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EagerMoves.h"
#include "StepMover.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/EquivalenceClasses.h"

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

namespace {
/// Moves the updates of one step.
class UpdateMover {
public:
  explicit UpdateMover(Block &block);

  void run();

  /// Returns true if `op` may compute a new parameter: pure, and outside of
  /// compiled regions.
  static bool mayBeUpdate(Operation &op);

private:
  /// The kind of operands of an op outside of compiled regions.
  enum class Source { Other, Arguments, Gradients };

  /// Ops that move together, in order.
  struct Group {
    SmallVector<Operation *> ops;
    Operation *anchor = nullptr;
  };

  Source classify(Operation &op) const;
  Source classify(Value value) const;
  bool servesUpdates(Operation *op) const;
  void connect(Operation *op);
  std::vector<Group> collectGroups();
  void findAnchor(Group &group) const;
  void addNeeded(Group &group);
  void move(Group &group);

  static SmallVector<Value> getUsedValues(Operation *op);
  bool isDonated(Value value) const;
  size_t getNumber(Operation *op) const {
    return numbers.lookup(block.findAncestorOpInBlock(*op));
  }

  Block &block;
  mutable FunctionOpInterface step;
  DenseMap<Operation *, size_t> numbers;
  /// Values that are gradients of slots, and the sources of the ops.
  DenseSet<Value> gradients;
  DenseMap<Operation *, Source> sources;
  llvm::EquivalenceClasses<Operation *> classes;
  DenseMap<Value, Operation *> readerOf;
  DenseSet<Operation *> moved;
  Operation *end = nullptr;
};
} // namespace

//===----------------------------------------------------------------------===//
// Which ops are updates
//===----------------------------------------------------------------------===//

SmallVector<Value> UpdateMover::getUsedValues(Operation *op) {
  SmallVector<Value> values(op->getOperands());
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  llvm::append_range(values, captured);
  return values;
}

bool UpdateMover::isDonated(Value value) const {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument &&
         step.getArgAttr(argument.getArgNumber(), AODialect::kDonatedAttr);
}

UpdateMover::UpdateMover(Block &block)
    : block(block), step(cast<FunctionOpInterface>(block.getParentOp())) {
  for (Operation &op : block) {
    numbers[&op] = numbers.size();
    if (isa<FinalCallbacksOp>(op))
      end = &op;
    if (auto accumulate = dyn_cast<AccumulateGradOp>(op))
      gradients.insert(accumulate.getResult());
    if (auto call = dyn_cast<OpaqueCallOpInterface>(op))
      for (auto [given, left] :
           llvm::zip(call.getReplacedOperands(), op.getResults()))
        if (gradients.contains(given))
          gradients.insert(left);
    Source source = classify(op);
    sources[&op] = source;
  }
  for (Operation &op : llvm::reverse(block))
    if (servesUpdates(&op))
      sources[&op] = Source::Gradients;
  for (Operation &op : block)
    if (sources.lookup(&op) == Source::Gradients)
      connect(&op);
}

/// Returns true if an op that reads donated arguments, such as the decay of a
/// weight, does so for updates alone: it is part of them.
bool UpdateMover::servesUpdates(Operation *op) const {
  auto isDonatedHere = [&](Value value) { return isDonated(value); };
  auto isUpdate = [&](Operation *user) {
    return sources.lookup(block.findAncestorOpInBlock(*user)) ==
           Source::Gradients;
  };
  return sources.lookup(op) == Source::Arguments && !op->use_empty() &&
         llvm::any_of(getUsedValues(op), isDonatedHere) &&
         llvm::all_of(op->getUsers(), isUpdate);
}

UpdateMover::Source UpdateMover::classify(Value value) const {
  // Scalars on the device are copies of arguments.
  if (isa<BlockArgument>(value) || value.getDefiningOp<UploadScalarsOp>())
    return Source::Arguments;
  return gradients.contains(value) ? Source::Gradients
                                   : sources.lookup(value.getDefiningOp());
}

bool UpdateMover::mayBeUpdate(Operation &op) {
  return !isTapeOp(&op) && !op.hasTrait<RunsOnHost>() &&
         !op.getDiscardableAttr(kCompiledRegionAttr) &&
         !op.hasTrait<OpTrait::IsTerminator>() && isMemoryEffectFree(&op);
}

UpdateMover::Source UpdateMover::classify(Operation &op) const {
  if (!mayBeUpdate(op))
    return Source::Other;
  Source source = Source::Arguments;
  for (Value value : getUsedValues(&op)) {
    Source used = classify(value);
    if (used == Source::Other)
      return Source::Other;
    if (used == Source::Gradients)
      source = used;
  }
  return source;
}

/// Updates that take each other's results, or read one donated argument, move
/// together.
void UpdateMover::connect(Operation *op) {
  classes.insert(op);
  for (Value value : getUsedValues(op)) {
    Operation *definer = value.getDefiningOp();
    if (definer && !gradients.contains(value) &&
        sources.lookup(definer) == Source::Gradients)
      classes.unionSets(definer, op);
    if (!isDonated(value))
      continue;
    auto [it, isFirst] = readerOf.insert({value, op});
    if (!isFirst)
      classes.unionSets(it->second, op);
  }
}

//===----------------------------------------------------------------------===//
// Destinations of updates
//===----------------------------------------------------------------------===//

std::vector<UpdateMover::Group> UpdateMover::collectGroups() {
  llvm::MapVector<Operation *, Group> groups;
  for (Operation &op : block)
    if (sources.lookup(&op) == Source::Gradients)
      groups[classes.getLeaderValue(&op)].ops.push_back(&op);
  std::vector<Group> collected;
  for (auto &[leader, group] : groups)
    collected.push_back(std::move(group));
  for (Group &group : collected)
    findAnchor(group);
  // The first group includes the ops that later groups need as well.
  llvm::stable_sort(collected, [&](const Group &a, const Group &b) {
    auto number = [&](const Group &group) {
      return group.anchor ? numbers.lookup(group.anchor) : 0;
    };
    return number(a) < number(b);
  });
  return collected;
}

/// The last op that defines a gradient for the group, or that reads, outside of
/// it, a donated argument that the group reads.
void UpdateMover::findAnchor(Group &group) const {
  llvm::SmallPtrSet<Operation *, 8> members(group.ops.begin(), group.ops.end());
  auto consider = [&](Operation *op) {
    op = block.findAncestorOpInBlock(*op);
    if (!members.contains(op) &&
        (!group.anchor || getNumber(op) > getNumber(group.anchor)))
      group.anchor = op;
  };
  for (Operation *op : group.ops)
    for (Value value : getUsedValues(op)) {
      if (gradients.contains(value))
        consider(value.getDefiningOp());
      if (isDonated(value))
        for (Operation *user : value.getUsers())
          consider(user);
    }
}

/// Adds the ops that the group needs, unless they precede it already. They
/// depend on arguments alone.
void UpdateMover::addNeeded(Group &group) {
  llvm::SetVector<Operation *> all(group.ops.begin(), group.ops.end());
  for (size_t i = 0; i < all.size(); ++i)
    for (Value value : getUsedValues(all[i])) {
      Operation *definer = value.getDefiningOp();
      if (definer && sources.lookup(definer) == Source::Arguments &&
          getNumber(definer) > getNumber(group.anchor))
        all.insert(definer);
    }
  group.ops = all.takeVector();
  llvm::sort(group.ops, [&](Operation *a, Operation *b) {
    return getNumber(a) < getNumber(b);
  });
}

void UpdateMover::move(Group &group) {
  Attribute compiledRegion = group.anchor->getAttr(kCompiledRegionAttr);
  // After ops that have been moved to the same place.
  Operation *last = group.anchor;
  auto isMoved = [&](Operation *op) {
    return moved.contains(op) ||
           (op->hasAttr(kCompiledRegionAttr) && op->hasAttr(kTapeOrderAttr));
  };
  while (last->getNextNode() && isMoved(last->getNextNode()))
    last = last->getNextNode();
  for (Operation *op : group.ops) {
    op->moveAfter(last);
    op->setAttr(kCompiledRegionAttr, compiledRegion);
    numbers[op] = numbers.lookup(group.anchor);
    moved.insert(op);
    last = op;
  }
}

void UpdateMover::run() {
  for (Group &group : collectGroups()) {
    if (!group.anchor || !group.anchor->hasAttr(kCompiledRegionAttr))
      continue;
    size_t first = getNumber(group.ops.front());
    bool crossesEnd = end && getNumber(group.anchor) < getNumber(end) &&
                      getNumber(end) < first;
    if (getNumber(group.anchor) >= first || crossesEnd)
      continue;
    addNeeded(group);
    move(group);
  }
}

void ao::autograd::hoistUpdates(Block &block) {
  if (llvm::any_of(block, UpdateMover::mayBeUpdate))
    UpdateMover(block).run();
}
