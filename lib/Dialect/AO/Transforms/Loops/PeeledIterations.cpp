//===- PeeledIterations.cpp - Iterations that stand beside loops ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PeeledIterations.h"
#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace ao;

/// Returns true if `op` only serves transfers, or is rematerialized for its
/// uses: such ops are allowed between those of an iteration.
static bool isPlumbing(Operation &op) {
  auto isHost = [](Type type) { return isHostPlaced(type); };
  return isa_and_present<AODialect>(op.getDialect()) ||
         op.hasTrait<OpTrait::ConstantLike>() ||
         llvm::any_of(op.getOperandTypes(), isHost) ||
         llvm::any_of(op.getResultTypes(), isHost);
}

namespace {
/// An iteration beside a loop, op by op.
class PeeledIteration {
public:
  explicit PeeledIteration(scf::ForOp loop) : loop(loop) {
    for (Operation &op : loop.getBody()->without_terminator())
      if (!isPlumbing(op))
        body.push_back(&op);
  }

  bool find(bool isBehind);

  /// Returns the iteration's counterparts of a value of the body, which may be
  /// several views of the same.
  SmallVector<Value> lookup(Value value) const;
  bool contains(Operation *op) const {
    for (; op; op = op->getParentOp())
      if (ops.contains(op))
        return true;
    return false;
  }
  const llvm::SetVector<Operation *> &getOps() const { return ops; }

private:
  bool match(Operation *inside, Operation *outside);
  Operation *findCopy(Operation *op, Operation *at, bool isBehind);

  scf::ForOp loop;
  SmallVector<Operation *> body;
  llvm::SetVector<Operation *> ops;
  llvm::DenseMap<Value, Value> peeled;
};
} // namespace

/// Returns true if one op may be a copy of the other; what is in them included.
bool PeeledIteration::match(Operation *inside, Operation *outside) {
  SmallVector<Operation *> originals, copies;
  inside->walk([&](Operation *op) { originals.push_back(op); });
  outside->walk([&](Operation *op) { copies.push_back(op); });
  if (originals.size() != copies.size())
    return false;
  for (auto [original, copy] : llvm::zip_equal(originals, copies))
    if (original->getName() != copy->getName() ||
        original->getNumOperands() != copy->getNumOperands() ||
        original->getResultTypes() != copy->getResultTypes())
      return false;
  for (auto [original, copy] : llvm::zip_equal(originals, copies)) {
    for (auto [value, by] :
         llvm::zip_equal(original->getOperands(), copy->getOperands()))
      peeled.try_emplace(value, by);
    for (auto [value, by] :
         llvm::zip_equal(original->getResults(), copy->getResults()))
      peeled[value] = by;
  }
  ops.insert(outside);
  return true;
}

static bool isViewOp(Operation &op) {
  return op.getNumResults() == 1 && isView(&op);
}

/// The next op, or the one before, that may be a copy of `op`: null if another
/// one comes first. Views are made where the rest of the step needs them, if
/// what they show has moved, and so stand in any place.
Operation *PeeledIteration::findCopy(Operation *op, Operation *at,
                                     bool isBehind) {
  auto step = [&] { at = isBehind ? at->getNextNode() : at->getPrevNode(); };
  for (step(); at; step()) {
    if (isPlumbing(*at))
      continue;
    if (match(op, at))
      return at;
    if (!isViewOp(*at))
      return nullptr;
  }
  return nullptr;
}

bool PeeledIteration::find(bool isBehind) {
  Operation *at = loop;
  if (!isBehind)
    std::reverse(body.begin(), body.end());
  for (Operation *op : body) {
    if (Operation *copy = findCopy(op, at, isBehind))
      at = copy;
    else if (!isViewOp(*op))
      return false;
  }
  return true;
}

SmallVector<Value> PeeledIteration::lookup(Value value) const {
  if (Value made = peeled.lookup(value))
    return {made};
  SmallVector<Value> views;
  auto result = dyn_cast<OpResult>(value);
  Value source = result ? getViewSource(result) : Value();
  if (!source)
    return views;
  for (Value base : lookup(source))
    for (Operation *user : base.getUsers())
      if (isViewOp(*user) && user->getName() == result.getOwner()->getName() &&
          user->getResultTypes() == result.getOwner()->getResultTypes())
        views.push_back(user->getResult(0));
  return views;
}

/// Adds `more` to the number in `bound`, and the time of an iteration to that
/// of the loop.
static void addIteration(scf::ForOp loop, OpOperand &bound, int64_t more) {
  int64_t trips = loop.getStaticTripCount()->getSExtValue();
  if (auto cost = loop->getAttrOfType<IntegerAttr>(AODialect::kCostAttr);
      cost && trips > 0)
    loop->setAttr(
        AODialect::kCostAttr,
        Builder(loop.getContext())
            .getI64IntegerAttr(cost.getInt() + cost.getInt() / trips));
  OpBuilder builder(loop);
  int64_t number = *getConstantIntValue(bound.get()) + more;
  bound.set(arith::ConstantOp::create(
      builder, loop.getLoc(),
      builder.getIntegerAttr(bound.get().getType(), number)));
}

/// Returns true if bounds are known, and those of one more iteration are
/// numbers of their type.
static bool canBeExtended(scf::ForOp loop) {
  Type type = loop.getInductionVar().getType();
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  auto fits = [&](Value bound, int64_t more) {
    std::optional<int64_t> number = getConstantIntValue(bound);
    return number && *number != llvm::minIntN(width) &&
           *number != llvm::maxIntN(width) &&
           llvm::isIntN(width, *number + more);
  };
  return width <= 64 && fits(loop.getLowerBound(), -1) &&
         fits(loop.getUpperBound(), 1) && loop.getStaticTripCount();
}

LogicalResult ao::takeInFirst(scf::ForOp loop,
                              llvm::SetVector<Operation *> &erased) {
  PeeledIteration first(loop);
  if (!canBeExtended(loop) || !first.find(/*isBehind=*/false))
    return failure();
  SmallVector<Value> inits(loop.getInits());
  for (auto [init, argument] :
       llvm::zip_equal(inits, loop.getRegionIterArgs())) {
    // The operands of the iteration: values that it uses, or yields unchanged.
    if (SmallVector<Value> given = first.lookup(argument); !given.empty()) {
      init = given.front();
      continue;
    }
    for (auto [yielded, handedOn] :
         llvm::zip_equal(loop.getYieldedValues(), loop.getInits()))
      if (yielded == argument)
        init = handedOn;
  }
  loop.getInitArgsMutable().assign(inits);
  addIteration(loop, loop.getLowerBoundMutable(), -1);
  erased.insert_range(first.getOps());
  return success();
}

/// Returns the values after `loop` that correspond to a value yielded by its
/// last iteration.
static SmallVector<Value>
findYielded(scf::ForOp loop, const PeeledIteration &last, Value yielded) {
  auto argument = dyn_cast<BlockArgument>(yielded);
  if (argument && argument.getOwner() == loop.getBody() &&
      argument != loop.getInductionVar())
    return {loop.getTiedLoopResult(argument)};
  return last.lookup(yielded);
}

LogicalResult ao::takeInLast(scf::ForOp loop,
                             llvm::SetVector<Operation *> &erased) {
  PeeledIteration last(loop);
  if (!canBeExtended(loop) || !last.find(/*isBehind=*/true))
    return failure();
  SmallVector<std::pair<OpOperand *, Value>> replaced;
  llvm::SmallPtrSet<OpOperand *, 8> known;
  for (auto [result, yielded] :
       llvm::zip_equal(loop.getResults(), loop.getYieldedValues()))
    for (Value made : findYielded(loop, last, yielded))
      for (OpOperand &use : made.getUses())
        if (!last.contains(use.getOwner()) && !isHostPlaced(made.getType()) &&
            known.insert(&use).second)
          replaced.emplace_back(&use, result);
  for (auto [use, result] : replaced)
    use->set(result);
  addIteration(loop, loop.getUpperBoundMutable(), 1);
  erased.insert_range(last.getOps());
  return success();
}
