//===- VerifyBuffersInFlight.cpp - No access to a buffer in flight --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Accesses/BufferParts.h"
#include "Accesses/CalleeAccesses.h"
#include "Accesses/ParallelAccesses.h"
#include "Accesses/StackScopes.h"
#include "Checks.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Support/Debug.h"

#include <limits>
#include <map>
#include <tuple>

#define DEBUG_TYPE "ao-race-check"

using namespace mlir;
using namespace ao;

namespace {
/// The place of an end of a transfer in FlightState. Storages and transfers
/// have numbers in the order in which the walk met them.
struct FlightKey {
  unsigned storage;
  /// Zero for ends without a range, else the number of the group plus one.
  unsigned group = 0;
  int64_t begin = std::numeric_limits<int64_t>::min();
  unsigned transfer = 0;

  bool operator<(const FlightKey &other) const {
    return std::tie(storage, group, begin, transfer) <
           std::tie(other.storage, other.group, other.begin, other.transfer);
  }
};

/// The ends of all transfers in flight.
using FlightState = std::multimap<FlightKey, End>;

/// Walks a function in program order with the set of transfers in flight. A
/// transfer is in flight from where its value appears to where it is consumed;
/// that each is consumed exactly once on every path has been checked, so the
/// set at a point does not depend on the path that led there.
class FlightChecker {
public:
  FlightChecker(const FlightOps &flights, AliasRoots &roots,
                CalleeAccesses &callees)
      : flights(flights), roots(roots), callees(callees), ranges(roots) {}

  LogicalResult run(Operation *function) {
    for (Region &region : function->getRegions())
      (void)visit(region);
    return failure(anyFailed);
  }

private:
  bool visit(Region &region);
  void visit(Block &block);
  void visit(Operation *op);
  void visitRegions(Operation *op);
  void finishHandedOver(Block *block, Block *successor);

  ArrayRef<AliasRoots::Origin> getOrigins(Value transfer);
  void reportEnded(Value transfer, Value memory);
  unsigned getNumber(Value value) {
    return numbers.try_emplace(value, numbers.size()).first->second;
  }
  void start(Value transfer);
  void add(Value transfer, Value buffer, const AliasRoots::Origin &origin,
           bool isDestination);
  void finish(Value transfer);

  /// Returns true if there is anything an access could harm.
  bool isWatching() const { return !state.empty() || !parallel.empty(); }
  void checkAccesses(Operation *op);
  bool check(Operation *op, const BufferUse &use, ArrayRef<Root> touched,
             Value buffer, StringRef prefix);
  const End *findConflict(Operation *op, const BufferUse &use, const Root &root,
                          Value buffer, std::optional<PartRange> range);
  bool mayMeet(const CalleeAccesses::CallerUse &a,
               const CalleeAccesses::CallerUse &b);
  bool mayOverlap(const CalleeAccesses::CallerUse &a,
                  const CalleeAccesses::CallerUse &b);
  void checkCall(CallOpInterface call);
  void report(Operation *op, const BufferUse &use, const Root &root,
              const End &end, StringRef prefix);

  const FlightOps &flights;
  AliasRoots &roots;
  CalleeAccesses &callees;
  PartRanges ranges;
  FlightState state;
  /// Of storages and transfers.
  llvm::DenseMap<Value, unsigned> numbers;
  /// The ends of each transfer that has started.
  llvm::DenseMap<Value, SmallVector<FlightKey, 2>> keys;
  /// The length of the longest range so far.
  int64_t longest = 0;
  AliasRoots::KnownOrigins origins;
  /// The ops around, outermost first, that run their regions several times at
  /// once.
  SmallVector<ParallelAccesses, 0> parallel;
  /// Transfers reported for the end of a scope.
  llvm::DenseSet<Value> ended;
  bool anyFailed = false;
};
} // namespace

/// Returns true if a transfer starts here.
static bool isOrigin(Value transfer) {
  return isa_and_present<OffloadOp, ReloadOp>(transfer.getDefiningOp());
}

//===----------------------------------------------------------------------===//
// Transfers in flight
//===----------------------------------------------------------------------===//

/// Returns the origins of a transfer that control flow has forwarded. Chains of
/// blocks forward one transfer many times, so results are memoized.
ArrayRef<AliasRoots::Origin> FlightChecker::getOrigins(Value transfer) {
  auto known = origins.find(transfer);
  if (known != origins.end())
    return known->second;
  auto getEdges = [&](Value value, SmallVectorImpl<IncomingEdge> &edges) {
    if (!isOrigin(value))
      (void)roots.getControlFlow().getIncomingEdges(value, edges);
  };
  SmallVector<AliasRoots::Origin> found =
      roots.getOrigins(transfer, getEdges, &origins);
  return origins[transfer] = std::move(found);
}

/// Returns the two ends of the copy that starts `transfer`; the destination is
/// null on tensors.
static std::pair<Value, Value> getEnds(Value transfer) {
  if (auto offload = transfer.getDefiningOp<OffloadOp>())
    return {offload.getSource(), offload.getDestination()};
  if (auto reload = transfer.getDefiningOp<ReloadOp>())
    return {reload.getSource(), reload.getDestination()};
  return {};
}

void FlightChecker::reportEnded(Value transfer, Value memory) {
  if (!ended.insert(transfer).second)
    return;
  anyFailed = true;
  InFlightDiagnostic diagnostic =
      emitError(transfer.getLoc(), "transfer is in flight at the end of the "
                                   "scope of its stack-allocated buffer; wait "
                                   "for it in the scope");
  diagnostic.attachNote(memory.getLoc()) << "the buffer is here";
}

/// Adds an end of `transfer`, which `origin` has started.
void FlightChecker::add(Value transfer, Value buffer,
                        const AliasRoots::Origin &origin, bool isDestination) {
  std::optional<PartRange> range = ranges.get(buffer);
  if (range && !ranges.isUnchanged(range->group, origin.path))
    range.reset();
  for (Root &root : roots.getMayRoots(buffer, origin)) {
    if (transfer != origin.value &&
        mayHaveEnded(root, transfer.getParentBlock(), roots))
      reportEnded(origin.value, root.value);
    FlightKey key{getNumber(root.value)};
    key.transfer = getNumber(transfer);
    if (range) {
      key.group = range->group + 1;
      key.begin = range->begin;
      longest = std::max(longest, range->end - range->begin);
    }
    keys[transfer].push_back(key);
    End end{transfer, buffer, std::move(root), isDestination, origin.path};
    end.range = range;
    for (ParallelAccesses &accesses : parallel)
      accesses.add(end);
    state.emplace(key, std::move(end));
  }
}

void FlightChecker::start(Value transfer) {
  auto addEnds = [&](const AliasRoots::Origin &origin) {
    auto [source, destination] = getEnds(origin.value);
    if (source && isBuffer(source))
      add(transfer, source, origin, /*isDestination=*/false);
    if (destination && isBuffer(destination))
      add(transfer, destination, origin, /*isDestination=*/true);
  };
  if (isOrigin(transfer))
    return addEnds({transfer, ControlPath()});
  for (const AliasRoots::Origin &origin : getOrigins(transfer))
    addEnds(origin);
}

void FlightChecker::finish(Value transfer) {
  for (const FlightKey &key : keys.lookup(transfer))
    state.erase(key);
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

void ao::explainPath(InFlightDiagnostic &diagnostic, StringRef subject,
                     const ControlPath &path) {
  for (const PathDecision &decision : path.getDecisions()) {
    auto *op = dyn_cast<Operation *>(decision.fork);
    auto *block = dyn_cast<Block *>(decision.fork);
    Location loc =
        op ? op->getLoc()
        : block
            ? block->front().getLoc()
            : Value(cast<mlir::detail::ValueImpl *>(decision.fork)).getLoc();
    Diagnostic &note = diagnostic.attachNote(loc) << subject << " is from ";
    if (decision.isChoice && op)
      note << "region " << decision.number << " of this op";
    else if (decision.isChoice)
      note << "a path on which this is "
           << (decision.number ? "true" : "false");
    else if (decision.isAbsolute && decision.number == 0)
      note << "before this loop, which has no iteration";
    else if (decision.isAbsolute)
      note << "iteration " << decision.number << " of this loop";
    else if (decision.number == 1 && decision.period == 0)
      note << "the iteration of this loop before";
    else
      note << decision.number << (decision.period ? " or more" : "")
           << " iterations of this loop before";
  }
}

void FlightChecker::report(Operation *op, const BufferUse &use,
                           const Root &root, const End &end, StringRef prefix) {
  anyFailed = true;
  Access access{use.op, Value(), use.reads, use.writes, use.frees};
  InFlightDiagnostic diagnostic =
      op->emitOpError()
      << prefix << access.getVerb() << " the "
      << (end.isDestination ? "destination" : "source")
      << " of a transfer in flight; wait for the transfer first";
  diagnostic.attachNote(end.getLoc()) << "the transfer is here";
  if (use.op != op)
    diagnostic.attachNote(use.op->getLoc()) << "the access is here";
  explainPath(diagnostic, "the transfer", end.path);
  explainPath(diagnostic, "the buffer", root.path);
}

/// Returns an end in flight that a use of `root` by `op` conflicts with; null
/// if there is none. The use is of `range`, if that is not null.
const End *FlightChecker::findConflict(Operation *op, const BufferUse &use,
                                       const Root &root, Value buffer,
                                       std::optional<PartRange> range) {
  auto storage = numbers.find(root.value);
  if (storage == numbers.end())
    return nullptr;
  auto it = state.lower_bound({storage->second});
  while (it != state.end() && it->first.storage == storage->second) {
    const auto &[key, end] = *it;
    // Of the group of `range`, only ends that may overlap it are visited.
    if (range && key.group == range->group + 1) {
      int64_t first;
      if (llvm::SubOverflow(range->begin, longest, first))
        first = std::numeric_limits<int64_t>::min();
      if (key.begin >= range->end || key.begin < first) {
        it = key.begin < first
                 ? state.lower_bound({key.storage, key.group, first})
                 : state.lower_bound({key.storage, key.group + 1});
        continue;
      }
    }
    bool isPart = buffer && !use.leavesPart;
    bool isApart =
        !isHarmful(use, end) ||
        (range && end.range && range->isApartFrom(*end.range)) ||
        !roots.mayMeet(end.root, root) ||
        (isPart && (areDisjointParts(end.buffer, end.path, buffer, roots) ||
                    isAccessOutside(end.buffer, end.path, op, buffer, roots)));
    LLVM_DEBUG(llvm::dbgs()
               << "access at " << op->getLoc() << ", transfer at "
               << end.getLoc() << ", storage " << root.value << ": "
               << (isApart ? "apart" : "in conflict") << "\n");
    if (!isApart)
      return &end;
    ++it;
  }
  return nullptr;
}

/// Checks a use of storages by `op`, through `buffer` if it is not null.
/// Reports a conflict with a transfer in flight, and returns false then.
/// `prefix` is the part of the message that names the calls from the op to the
/// use.
bool FlightChecker::check(Operation *op, const BufferUse &use,
                          ArrayRef<Root> touched, Value buffer,
                          StringRef prefix) {
  std::optional<PartRange> range;
  if (buffer && !use.leavesPart && !state.empty())
    range = ranges.getAccessed(op, buffer);
  for (const Root &root : touched) {
    for (ParallelAccesses &accesses : parallel)
      accesses.add(op, use, root, buffer);
    if (const End *end = findConflict(op, use, root, buffer, range)) {
      report(op, use, root, *end, prefix);
      return false;
    }
  }
  return true;
}

static bool areHarmful(const BufferUse &a, const BufferUse &b) {
  return (a.copies() && b.frees) ||
         (a.staysInFlight &&
          ((a.isDestination && b.touches()) || (a.isSource && b.writes)));
}

/// Returns true if two uses that a callee makes of buffers may be of one
/// storage.
bool FlightChecker::mayMeet(const CalleeAccesses::CallerUse &a,
                            const CalleeAccesses::CallerUse &b) {
  return llvm::any_of(a.roots, [&](const Root &root) {
    return llvm::any_of(
        b.roots, [&](const Root &other) { return roots.mayMeet(root, other); });
  });
}

/// Returns true if two uses that a callee makes of buffers may be of the same
/// bytes.
bool FlightChecker::mayOverlap(const CalleeAccesses::CallerUse &a,
                               const CalleeAccesses::CallerUse &b) {
  return mayMeet(a, b) &&
         !(a.operand && b.operand && !a.use.leavesPart && !b.use.leavesPart &&
           !b.use.frees &&
           areDisjointParts(a.operand, ControlPath(), b.operand, roots));
}

/// Checks the accesses of the callee, also those to buffers that no operand
/// names. The body of a callee is checked on the assumption that its buffer
/// arguments differ from each other and from all other buffers that it
/// accesses.
void FlightChecker::checkCall(CallOpInterface call) {
  SmallVector<CalleeAccesses::CallerUse> uses = callees.get(call, roots);
  for (const auto &[operand, touched, use] : uses)
    if (!check(call, use, touched, operand,
               operand ? "" : "calls a function that "))
      return;
  for (const auto &a : uses)
    for (const auto &b : uses) {
      bool isHarm = &a != &b && (a.operand || b.operand) &&
                    areHarmful(a.use, b.use) && mayOverlap(a, b);
      if (!isHarm)
        continue;
      anyFailed = true;
      InFlightDiagnostic diagnostic = call->emitOpError(
          "passes a buffer under two names, and the callee accesses one while "
          "the other may be in flight; pass buffers that share no storage");
      diagnostic.attachNote(a.use.op->getLoc()) << "the transfer is here";
      diagnostic.attachNote(b.use.op->getLoc()) << "the access is here";
      return;
    }
}

void FlightChecker::checkAccesses(Operation *op) {
  if (auto call = dyn_cast<CallOpInterface>(op))
    return checkCall(call);
  if (!isWatching() || isa<WaitOp>(op))
    return;
  for (const auto &[_, buffer, reads, writes, frees] : collectAccesses(op)) {
    BufferUse use{op, reads, writes, frees};
    if (!buffer)
      (void)check(op, use, {Root{}}, buffer,
                  "may access an unknown buffer and ");
    else
      (void)check(op, use, roots.getMayRoots(buffer), buffer, "");
  }
}

//===----------------------------------------------------------------------===//
// Walk
//===----------------------------------------------------------------------===//

void FlightChecker::visit(Operation *op) {
  checkAccesses(op);
  // A branch forwards transfers along one of its edges.
  if (!isa<BranchOpInterface>(op))
    for (Value operand : op->getOperands())
      if (isTransfer(operand))
        finish(operand);
  if (flights.holders.contains(op))
    visitRegions(op);
  else if (op->getNumRegions() > 0)
    op->walk([&](Operation *nested) {
      if (nested != op)
        checkAccesses(nested);
    });
  for (Value result : op->getResults())
    if (isTransfer(result))
      start(result);
}

void FlightChecker::visit(Block &block) {
  for (BlockArgument argument : block.getArguments())
    if (isTransfer(argument))
      start(argument);
  auto ops = flights.ops.find(&block);
  if (ops == flights.ops.end())
    return;
  for (Operation *op : ops->second)
    visit(op);
}

/// Moves `state` from the end of `block` along its edges to `successor`, where
/// the transfers that the branch forwards are block arguments.
void FlightChecker::finishHandedOver(Block *block, Block *successor) {
  auto branch = dyn_cast<BranchOpInterface>(block->getTerminator());
  if (!branch)
    return;
  for (auto [index, target] : llvm::enumerate(block->getSuccessors()))
    if (target == successor)
      for (Value value :
           branch.getSuccessorOperands(index).getForwardedOperands())
        if (isTransfer(value))
          finish(value);
}

/// Visits the blocks of a region, each after one of its predecessors. Cycles
/// hold no transfer from outside, so back edges add nothing. Returns false if
/// no block ends the region.
bool FlightChecker::visit(Region &region) {
  if (region.empty())
    return true;
  if (region.hasOneBlock()) {
    visit(region.front());
    return true;
  }
  llvm::DenseMap<Block *, FlightState> exits;
  FlightState entry = state;
  std::optional<FlightState> end;
  llvm::ReversePostOrderTraversal<Region *> order(&region);
  for (Block *block : order) {
    state = entry;
    for (Block *predecessor : block->getPredecessors()) {
      auto exit = exits.find(predecessor);
      if (exit == exits.end())
        continue;
      // The state after a branch with one successor has no other use.
      state = predecessor->getNumSuccessors() == 1 ? std::move(exit->second)
                                                   : exit->second;
      finishHandedOver(predecessor, block);
      break;
    }
    visit(*block);
    // The first block that ends the region gives its final state.
    if (block->hasNoSuccessors() && !end)
      end = state;
    exits[block] = std::move(state);
  }
  // No op follows a region that never ends.
  state = end ? std::move(*end) : std::move(entry);
  return end.has_value();
}

/// Visits the regions of `op`, each from the state before the op. Transfers
/// from outside that the regions wait for have ended after the op, whichever
/// region ran.
void FlightChecker::visitRegions(Operation *op) {
  auto regions = llvm::make_filter_range(
      op->getRegions(), [](Region &region) { return !region.empty(); });
  unsigned rest = llvm::range_size(regions);
  if (rest == 0)
    return;
  FlightState before = std::move(state);
  std::optional<FlightState> after;
  bool isParallel = op->hasTrait<OpTrait::HasParallelRegion>();
  if (isParallel)
    parallel.emplace_back(op);
  for (Region &region : regions) {
    state = --rest == 0 ? std::move(before) : before;
    if (visit(region) && !after)
      after = std::move(state);
  }
  // No op follows if no region ends.
  if (after)
    state = std::move(*after);
  if (isParallel)
    anyFailed |= failed(parallel.pop_back_val().check());
}

LogicalResult ao::verifyBuffersInFlight(Operation *function,
                                        const FlightOps &flights,
                                        AliasRoots &roots,
                                        CalleeAccesses &callees) {
  return FlightChecker(flights, roots, callees).run(function);
}
