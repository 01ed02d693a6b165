//===- StepRecompute.cpp - Rematerializable values of a step --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/StepRecompute.h"

#include "Memory/RegionMemory.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Steps/LoopStalls.h"
#include "ao/Analysis/Steps/SavedViews.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOEligibility.h"
#include "ao/Dialect/AO/IR/AOExtension.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace ao;
using planner::WhyNot;

bool ao::canRebuild(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (op->hasTrait<OpTrait::ConstantLike>())
    return true;
  return definesNoData(op) && llvm::all_of(op->getOperands(), canRebuild);
}

/// Returns the obstacle that an op within a candidate is, apart from its
/// effects: those of the candidate include them.
static RecomputeObstacle getNestedObstacle(Operation *op) {
  // Data that no op has written cannot be proved equal in a second execution,
  // not even where an op reads only its shape.
  if (isAOOrExtension(op->getDialect()) || getShapeOperandBytes(op) > 0)
    return RecomputeObstacle::Opaque;
  if (isa<EligibilityOpInterface, CallOpInterface>(op))
    return getRecomputeObstacle(op);
  return RecomputeObstacle::None;
}

WhyNot ao::getReasonToRunOnce(Operation *op) {
  if (op->hasAttr(AODialect::kKeepAttr))
    return WhyNot::Kept;
  if (!op->isRegistered())
    return WhyNot::Opaque;
  RecomputeObstacle obstacle = RecomputeObstacle::None;
  op->walk([&](Operation *nested) {
    obstacle = getNestedObstacle(nested);
    return obstacle == RecomputeObstacle::None ? WalkResult::advance()
                                               : WalkResult::interrupt();
  });
  if (obstacle == RecomputeObstacle::None)
    obstacle = getRecomputeObstacle(op);
  // Converted by name: the two enumerations share no type.
  return planner::parseWhyNot(stringifyRecomputeObstacle(obstacle));
}

namespace {
using Numbers = SmallVector<int64_t, 4>;

/// Compares operands and results of ops with their uses and values in the
/// trace.
class Marker {
public:
  Marker(const Step &step, planner::Trace &trace)
      : step(step), trace(trace), made(trace.ops.size()),
        read(trace.ops.size()), isReused(trace.values.size()) {
    for (auto [v, value] : llvm::enumerate(trace.values)) {
      if (value.def >= 0)
        made[value.def].push_back(v);
      for (int64_t use : value.uses)
        read[use].push_back(v);
    }
    for (Operation *op : step.getOps())
      for (OpResult result : op->getResults())
        if (std::optional<size_t> id = step.getStorageOf(result);
            id && step.getStorages()[*id].base != result)
          writtenByOthers.insert(*id);
  }

  void mark() {
    trace.completeUses = true;
    for (int64_t op = 0; op != trace.numOps(); ++op)
      markOp(op);
  }

private:
  void markOp(int64_t number) {
    planner::Op &op = trace.ops[number];
    // Also records reused storage, of ops that must not be recomputed as well.
    WhyNot around = getReasonAround(number);
    op.whyNot = getReasonToRunOnce(step.getOps()[number]);
    if (op.whyNot == WhyNot::Unknown)
      op.whyNot =
          op.kind == planner::OpKind::Collective ? WhyNot::Collective : around;
    // Scalars are never freed, so never rematerialized.
    bool isUseful = llvm::any_of(
        made[number], [&](int64_t v) { return trace.values[v].bytes > 0; });
    op.recompute = op.whyNot == WhyNot::Unknown && isUseful &&
                   !holdsRecomputedOps(step.getOps()[number]);
  }

  WhyNot getReasonAround(int64_t number) {
    if (!collect(number))
      return WhyNot::Opaque;
    bool isExact = makesWhatItSays(number) && readsWhatItSays(number);
    return isExact ? WhyNot::Unknown : WhyNot::Overwritten;
  }

  bool collect(int64_t number);
  bool addInput(Value value, Operation *reader, bool isForward);
  bool canFollow(Value value) const;
  bool makesWhatItSays(int64_t number) const;
  bool readsWhatItSays(int64_t number);

  const Step &step;
  planner::Trace &trace;
  /// Contents of the trace, by op.
  std::vector<Numbers> made, read;
  std::vector<bool> isReused;
  /// Storages into which ops compute slices: after the op that defines one, its
  /// data depends on these as well.
  llvm::DenseSet<size_t> writtenByOthers;
  /// Storages that the current op reads.
  Numbers inputs;
};
} // namespace

/// Collects the storages that an op reads, at any depth. Returns true if it
/// reads nothing else that would have to be rematerialized.
bool Marker::collect(int64_t number) {
  Operation *op = step.getOps()[number];
  bool isForward = step.isPair() && number < step.getBoundary();
  inputs.clear();
  bool isKnown = true;
  op->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands())
      isKnown &= addInput(operand, op, isForward);
  });
  llvm::sort(inputs);
  inputs.erase(llvm::unique(inputs), inputs.end());
  return isKnown;
}

bool Marker::addInput(Value value, Operation *reader, bool isForward) {
  Operation *parent = value.getParentBlock()->getParentOp();
  if (parent == reader || reader->isProperAncestor(parent))
    return true;
  if (std::optional<size_t> id = step.getStorageOf(value)) {
    inputs.push_back(*id);
    return !isForward || canFollow(value);
  }
  // In one function, scalars and values without data are available.
  Operation *maker = value.getDefiningOp();
  bool holdsNoData =
      !isa<ShapedType>(value.getType()) || (maker && definesNoData(maker));
  return (!isForward && holdsNoData) || canRebuild(value);
}

/// Returns true if a view can be cloned into another function.
bool Marker::canFollow(Value value) const {
  while (auto result = dyn_cast<OpResult>(value)) {
    Value source = getViewSource(result);
    if (!source)
      return true;
    for (Value operand : result.getOwner()->getOperands())
      if (operand != source && !canRebuild(operand))
        return false;
    value = source;
  }
  return true;
}

/// Returns true if each result has bytes of its own, from the op on.
bool Marker::makesWhatItSays(int64_t number) const {
  Operation *op = step.getOps()[number];
  Numbers results;
  for (OpResult result : op->getResults()) {
    std::optional<size_t> id = step.getStorageOf(result);
    if (!id)
      continue;
    const Storage &storage = step.getStorages()[*id];
    bool isEmpty = storage.ineligibility == Ineligibility::ZeroSized;
    if (storage.base != result || writtenByOthers.contains(*id) ||
        storage.hasUnknownSize || (storage.bytes == 0 && !isEmpty))
      return false;
    // A forward function returns its outputs, and the backward function has
    // only views that it can clone.
    bool isForward = step.isPair() && number < step.getBoundary();
    if (isForward &&
        (storage.liveOut ||
         !getRebuildObstacle(collectSavedViews(step, *id)).empty()))
      return false;
    results.push_back(*id);
  }
  return llvm::all_of(made[number],
                      [&](int64_t v) {
                        return !step.getStorages()[v].base ||
                               llvm::is_contained(results, v);
                      }) &&
         llvm::all_of(results, [&](int64_t v) {
           return llvm::is_contained(made[number], v);
         });
}

/// Returns true if the trace has exactly the inputs of the op. Inputs over
/// which it writes a result are not among the uses: the result names them.
bool Marker::readsWhatItSays(int64_t number) {
  Numbers missing;
  for (int64_t v : inputs) {
    const Storage &storage = step.getStorages()[v];
    if (storage.bytes == 0 && storage.ineligibility != Ineligibility::ZeroSized)
      return false;
    if (!llvm::is_contained(read[number], v))
      missing.push_back(v);
  }
  if (inputs.size() - missing.size() != read[number].size())
    return false;
  for (int64_t old : missing) {
    const planner::Value &source = trace.values[old];
    auto result = llvm::find_if(made[number], [&](int64_t v) {
      return trace.values[v].reuses < 0 &&
             trace.values[v].bytes == source.bytes;
    });
    bool ends = source.def < number && source.lastLive(trace.numOps()) < number;
    if (result == made[number].end() || isReused[old] || !ends)
      return false;
    trace.values[*result].reuses = old;
    isReused[old] = true;
  }
  return true;
}

void ao::markRecompute(const Step &step, planner::Trace &trace) {
  Marker(step, trace).mark();
}

/// Returns true if an op that is not recomputed reads `value` or a view of it.
static bool isReadByOthers(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    if (user->getNumResults() == 1 && isView(user))
      return isReadByOthers(user->getResult(0));
    return !isRecomputed(user);
  });
}

static int64_t countRecomputedBytes(Operation *op);

/// Returns the bytes that the ops of all blocks of `region` recompute.
static int64_t countRecomputedBytes(Region &region) {
  int64_t bytes = 0;
  for (Operation &op : region.getOps())
    addBytes(bytes, countRecomputedBytes(&op));
  return bytes;
}

/// Returns the bytes that one run of `op` recomputes: all iterations of a loop,
/// or the region of a branch that recomputes most.
static int64_t countRecomputedBytes(Operation *op) {
  int64_t bytes = 0;
  if (isRecomputed(op)) {
    for (OpResult result : op->getResults())
      if (isReadByOthers(result))
        addBytes(bytes, getStaticBytes(result.getType()).value_or(0));
    return bytes;
  }
  bool isBranch = runsOneRegion(op);
  for (Region &region : op->getRegions()) {
    int64_t made = countRecomputedBytes(region);
    if (isBranch)
      bytes = std::max(bytes, made);
    else
      addBytes(bytes, made);
  }
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  if (!loop || bytes == 0)
    return bytes;
  // The recomputed bytes of a loop with an unknown trip count are unknown.
  std::optional<APInt> trips = loop.getStaticTripCount();
  if (!trips)
    return 0;
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  auto runs = static_cast<int64_t>(trips->getLimitedValue(most));
  return llvm::MulOverflow(bytes, runs, bytes) ? most : bytes;
}

int64_t ao::countBytesMadeInLoops(const Step &step) {
  int64_t bytes = 0;
  if (step.getFunction()->hasAttr(kNumRecomputedAttr))
    for (Operation *op : step.getOps())
      if (!isRecomputed(op))
        addBytes(bytes, countRecomputedBytes(op));
  return bytes;
}

double ao::computeRecomputedInLoopsUs(const Step &step,
                                      const DurationModel &durations) {
  double us = 0;
  if (step.getFunction()->hasAttr(kNumRecomputedAttr))
    for (Operation *op : step.getOps())
      if (!isRecomputed(op))
        us += static_cast<double>(durations.getDuration(op).nanoseconds) / 1e3 *
              getShareOf(op, durations, isRecomputed);
  return us;
}
