//===- VerifyData.cpp - Copied memory is live and holds data --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Accesses/CalleeAccesses.h"
#include "Accesses/StackScopes.h"
#include "Aliases/BufferAccesses.h"
#include "Checks.h"
#include "DataChanges.h"
#include "DataState.h"
#include "TensorData.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace ao;

/// Returns true if `root` is allocated there, and must be filled before it can
/// be read.
static bool isFreshMemory(Value root) {
  Operation *op = root.getDefiningOp();
  if (!op)
    return false;
  if (isa<HostEmptyOp>(op) || definesNoData(op))
    return true;
  auto effectOp = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effectOp || !isa<BaseMemRefType>(root.getType()))
    return false;
  return effectOp.getEffectOnValue<MemoryEffects::Allocate>(root).has_value();
}

static LogicalResult reportUnwritten(Operation *op, Value root) {
  InFlightDiagnostic diagnostic = op->emitOpError(
      isa<CallOpInterface>(op)
          ? "calls a function that reloads host memory that no offload has "
            "written on every path; offload into it before"
          : "reads host memory that no offload has written on every path; "
            "offload into it before");
  bool isFreed =
      isa<BlockArgument>(root) && isa<BaseMemRefType>(root.getType());
  bool isAllocated = isFreshMemory(root) && !root.getDefiningOp<HostEmptyOp>();
  diagnostic.attachNote(root.getLoc()) << (isFreed       ? "freed since"
                                           : isAllocated ? "allocated here"
                                                         : "holds no data");
  return diagnostic;
}

/// Returns true if `root` is an argument of a function.
static bool isArgument(Value root) {
  auto argument = dyn_cast<BlockArgument>(root);
  return argument && argument.getOwner()->isEntryBlock() &&
         isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
}

/// Returns the origin of a host tensor that is empty in parts, for a note.
static Value findEmpty(Value tensor) {
  llvm::SetVector<Value> values;
  values.insert(tensor);
  for (size_t i = 0; i != values.size(); ++i) {
    Value value = values[i];
    if (value.getDefiningOp<HostEmptyOp>() ||
        (isa<OpResult>(value) && isFreshMemory(value)))
      return value;
    for (Value source : getStorageSources(value))
      values.insert(source);
  }
  return tensor;
}

LogicalResult ao::verifyHasData(Operation *op, TensorData &tensors) {
  Value unfilled;
  if (auto reload = dyn_cast<ReloadOp>(op)) {
    Value source = reload.getSource();
    if (isa<TensorType>(source.getType()) && !tensors.isWhole(source))
      unfilled = source;
  } else if (auto call = dyn_cast<CallOpInterface>(op)) {
    unfilled = tensors.findUnfilledOperand(call);
  }
  return unfilled ? reportUnwritten(op, findEmpty(unfilled)) : success();
}

namespace {
/// Walks a function with the host buffers that an offload has filled on every
/// path to a point, and those that any path has freed. In loops it starts from
/// what is filled before the loop, and starts again with less if less is filled
/// after an iteration. Its result for a loop is valid for the next iteration of
/// an outer one, which never starts with more: else the visits would double
/// with each level of nesting.
class FillChecker {
public:
  FillChecker(const FlightOps &flights, AliasRoots &roots,
              CalleeAccesses &callees, GetDataSummary getSummary)
      : flights(flights), roots(roots), callees(callees),
        getSummary(getSummary), parts(roots), changes(flights) {}

  LogicalResult verify(Operation *function) {
    (void)walk(function, /*isGiven=*/true);
    return failure(!reported.empty());
  }

  DataSummary summarize(Operation *function);

private:
  using State = DataState;

  /// A place where a region ends.
  struct Exit {
    Operation *terminator;
    State state;
  };

  /// The states at both ends of the blocks of a region with loops.
  struct Blocks {
    llvm::DenseMap<Block *, State> entries, exits;
  };

  SmallVector<Exit> walk(Operation *function, bool isGiven);
  void visit(Region &region, State entry, SmallVectorImpl<Exit> &exits);
  void visitBlocks(Region &region, const State &entry,
                   SmallVectorImpl<Exit> &exits);
  State getEntry(Block *block, llvm::DenseMap<Block *, State> &exits,
                 bool hasLoops);
  void visit(Block &block, State &state);
  void visit(Operation *op, State &state);
  void visitRegions(Operation *op, State &state);
  void visitBranchOp(RegionBranchOpInterface op, State &state);
  State follow(RegionBranchOpInterface op, RegionBranchPoint point,
               const RegionSuccessor &successor, const State &from,
               const State &before);

  Value findUnfilled(Value buffer, const State &state);
  void checkFilled(Operation *op, Value buffer, const State &state);
  bool holdsNoData(Value root) {
    return isFreshMemory(root) || callees.isUninitialized(root) ||
           isReturnedEmpty(root);
  }
  bool isReturnedEmpty(Value root);
  const Root *findGone(Operation *op, ArrayRef<Root> named, const State &state);
  SmallVector<Root, 1> getFreed(Operation *op);
  void checkAlive(Operation *op, ArrayRef<Root> named, const State &state);
  void visitCall(CallOpInterface call, State &state);
  void handOn(ValueRange inputs, ValueRange operands, const State &from,
              State &to);
  void fill(Value destination, State &state);
  void finish(WaitOp wait, State &state);
  void free(Operation *op, State &state);

  const FlightOps &flights;
  AliasRoots &roots;
  CalleeAccesses &callees;
  GetDataSummary getSummary;
  PartTable parts;
  /// Not null while no errors are wanted.
  DataSummary *summary = nullptr;
  /// The filled storages at the start of regions, in all visits so far.
  llvm::DenseMap<Region *, State> entries;
  llvm::DenseMap<Region *, std::unique_ptr<Blocks>> loops;
  /// Values that were filled and are no allocation.
  llvm::SetVector<Value> merges;
  llvm::DenseSet<Operation *> reported;
  /// Ops that free storages, for notes.
  llvm::SetVector<Operation *> freeingOps;
  DataChanges changes;
};
} // namespace

//===----------------------------------------------------------------------===//
// Transfer functions of filled parts
//===----------------------------------------------------------------------===//

/// Returns true if `buffer` is within a view that has been filled under its
/// name.
static bool hasFilledView(Value buffer, const DataState &state) {
  while (!state.filled.contains(buffer)) {
    auto result = dyn_cast<OpResult>(buffer);
    Value source = result ? getViewSource(result) : Value();
    if (!source || !isWithin(buffer, source))
      return false;
    buffer = source;
  }
  return true;
}

/// Returns true if `root` is what a callee has allocated and not filled.
bool FillChecker::isReturnedEmpty(Value root) {
  auto call = root.getDefiningOp<CallOpInterface>();
  const DataSummary *known = call ? getSummary(call) : nullptr;
  return known &&
         known->emptyResults.contains(cast<OpResult>(root).getResultNumber());
}

/// An allocation that `buffer` may be and that holds no data; null if there is
/// none.
Value FillChecker::findUnfilled(Value buffer, const State &state) {
  Value value = roots.getMustRoot(buffer);
  if (state.filled.contains(value) || hasFilledView(buffer, state) ||
      parts.covers(buffer, state))
    return {};
  if (isReturnedEmpty(value))
    return value;
  SmallVector<IncomingValue> incoming;
  if (!getIncomingValues(value, incoming) &&
      !AliasRoots::isUnknownBuffer(value)) {
    SmallVector<Value> sources = getStorageSources(value);
    if (!sources.empty() && llvm::none_of(sources, [&](Value source) {
          return findUnfilled(source, state);
        }))
      return {};
  }
  for (const Root &root : roots.getMayRoots(value)) {
    // No host memory is in a buffer of the device.
    if (!root.value || root.hasEscaped || !isHostBuffer(root.value) ||
        (!holdsNoData(root.value) && !isArgument(root.value)))
      continue;
    if (!root.path.isOfThisIteration() || !state.filled.contains(root.value))
      return root.value;
  }
  return {};
}

/// The storage that is called `destination`, or a part of it, holds data from
/// now on.
void FillChecker::fill(Value destination, State &state) {
  if (!isWholeBuffer(destination, roots)) {
    parts.fill(destination, state);
    state.filled.insert(destination);
    merges.insert(destination);
    return;
  }
  Value value = roots.getMustRoot(destination);
  state.filled.insert(value);
  ArrayRef<Root> all = roots.getMayRoots(value);
  bool isOne = llvm::all_of(all, [&](const Root &root) {
    return root.value == all.front().value && !root.hasEscaped &&
           root.path.isOfThisIteration();
  });
  isOne &= all.front().value && isAlwaysWhole(value, all.front().value, roots);
  if (isOne)
    state.filled.insert(all.front().value);
  if (!isOne || all.front().value != value)
    merges.insert(value);
}

/// The buffers that the copies fill that `transfer` may be.
static llvm::SetVector<Value> findDestinations(Value transfer) {
  llvm::SetVector<Value> transfers, destinations;
  transfers.insert(transfer);
  for (size_t i = 0; i != transfers.size(); ++i) {
    SmallVector<Value> incoming;
    if (auto offload = transfers[i].getDefiningOp<OffloadOp>())
      destinations.insert(offload.getDestination());
    else if (getIncomingValues(transfers[i], incoming))
      transfers.insert(incoming.begin(), incoming.end());
  }
  return destinations;
}

/// Marks the destination of a transfer as filled: the wait's result, the
/// copy's, or the value that accompanied the transfer.
void FillChecker::finish(WaitOp wait, State &state) {
  Value transfer = wait.getTransfer();
  if (!wait.getTransfer().getType().isToHost())
    return;
  if (Value destination = wait.getDestination())
    return fill(destination, state);
  Operation *copy = transfer.getDefiningOp();
  if (auto offload = dyn_cast_if_present<OffloadOp>(copy)) {
    if (Value destination = offload.getDestination())
      fill(destination, state);
    return;
  }
  auto argument = dyn_cast<BlockArgument>(transfer);
  ValueRange companions = argument
                              ? ValueRange(argument.getOwner()->getArguments())
                              : ValueRange(copy->getResults());
  llvm::SetVector<Value> candidates = findDestinations(transfer);
  candidates.insert(companions.begin(), companions.end());
  for (Value value : candidates)
    if (isHostBuffer(value) && isDestinationOf(transfer, value, roots))
      fill(value, state);
}

/// Removes the storages that `op` frees. Memory that a callee returns after its
/// lifetime has ended is not among the buffers that have escaped.
void FillChecker::free(Operation *op, State &state) {
  SmallVector<Root, 1> freed = getFreed(op);
  if (!freed.empty())
    freeingOps.insert(op);
  for (const Root &root : freed) {
    (void)state.addFreed(root);
    if (root.value && roots.mayMeet(root, Root{root.value, ControlPath()})) {
      state.filled.erase(root.value);
      parts.free(root.value, state);
    }
    for (Value value : merges)
      if (state.filled.contains(value) &&
          llvm::any_of(roots.getMayRoots(value), [&](const Root &other) {
            return roots.mayMeet(root, other);
          }))
        state.filled.erase(value);
  }
}

/// Updates `to` along an edge from `from` that forwards `operands` as `inputs`.
void FillChecker::handOn(ValueRange inputs, ValueRange operands,
                         const State &from, State &to) {
  for (auto [input, operand] : llvm::zip(inputs, operands)) {
    if (!isHostBuffer(input))
      continue;
    if (findUnfilled(operand, from)) {
      to.filled.erase(input);
      continue;
    }
    to.filled.insert(input);
    merges.insert(input);
  }
}

//===----------------------------------------------------------------------===//
// Walk
//===----------------------------------------------------------------------===//

/// `op` reads all of `buffer`.
void FillChecker::checkFilled(Operation *op, Value buffer, const State &state) {
  Value root = findUnfilled(buffer, state);
  if (!root)
    return;
  if (summary) {
    if (isArgument(root))
      summary->needs.insert(cast<BlockArgument>(root).getArgNumber());
    return;
  }
  if (reported.insert(op).second)
    (void)reportUnwritten(op, root);
}

/// Returns one of the storages `named` that may have been freed, or is on the
/// stack in a scope that has ended; null if there is none.
const Root *FillChecker::findGone(Operation *op, ArrayRef<Root> named,
                                  const State &state) {
  const Root *gone = llvm::find_if(named, [&](const Root &root) {
    if (mayHaveEnded(root, op->getBlock(), roots))
      return true;
    auto freed = state.freed.find(root.value);
    return freed != state.freed.end() &&
           llvm::any_of(freed->second, [&](const Root &other) {
             return roots.mayMeet(root, other);
           });
  });
  return gone == named.end() ? nullptr : gone;
}

/// Returns the storages that `op` may free.
SmallVector<Root, 1> FillChecker::getFreed(Operation *op) {
  SmallVector<Root, 1> freed;
  if (auto call = dyn_cast<CallOpInterface>(op)) {
    for (const auto &[operand, named, use] : callees.get(call, roots))
      if (use.frees)
        llvm::append_range(freed, named);
      else if (use.returnsEnded)
        freed.push_back({Value(), ControlPath(), /*hasEscaped=*/true});
    return freed;
  }
  for (const Access &access : collectAccesses(op))
    if (access.frees && access.buffer)
      llvm::append_range(freed, roots.getMayRoots(access.buffer));
  return freed;
}

/// `op` starts a copy that names these storages.
void FillChecker::checkAlive(Operation *op, ArrayRef<Root> named,
                             const State &state) {
  const Root *gone = summary ? nullptr : findGone(op, named, state);
  if (!gone || !reported.insert(op).second)
    return;
  InFlightDiagnostic diagnostic =
      op->emitOpError("starts a copy from or to a buffer that may have been "
                      "freed; free it after the wait");
  for (Operation *freeing : freeingOps)
    if (llvm::any_of(getFreed(freeing), [&](const Root &freed) {
          return freed.value == gone->value;
        }))
      diagnostic.attachNote(freeing->getLoc()) << "freed here";
  explainPath(diagnostic, "the buffer", gone->path);
}

void FillChecker::visitCall(CallOpInterface call, State &state) {
  SmallVector<CalleeAccesses::CallerUse> uses = callees.get(call, roots);
  for (const auto &[operand, named, use] : uses)
    if (use.copies())
      checkAlive(call, named, state);
  const DataSummary *known = getSummary(call);
  for (auto [index, operand] : llvm::enumerate(call.getArgOperands()))
    if (isHostBuffer(operand) && known && known->needs.contains(index))
      checkFilled(call, operand, state);
  free(call, state);
  for (auto [index, operand] : llvm::enumerate(call.getArgOperands()))
    if (known && isHostBuffer(operand) && known->fills.contains(index))
      fill(operand, state);
  if (known)
    for (Value global : known->filledGlobals)
      fill(roots.getMustRoot(global), state);
}

void FillChecker::visit(Operation *op, State &state) {
  auto visitCopy = [&](auto copy) {
    for (Value end : {Value(copy.getSource()), Value(copy.getDestination())})
      if (end && isBuffer(end))
        checkAlive(op, roots.getMayRoots(end), state);
  };
  if (auto offload = dyn_cast<OffloadOp>(op)) {
    visitCopy(offload);
  } else if (auto reload = dyn_cast<ReloadOp>(op)) {
    if (isHostBuffer(reload.getSource()))
      checkFilled(op, reload.getSource(), state);
    visitCopy(reload);
  } else if (auto wait = dyn_cast<WaitOp>(op)) {
    if (isBuffer(wait.getKeep()))
      finish(wait, state);
  } else if (auto call = dyn_cast<CallOpInterface>(op)) {
    visitCall(call, state);
  } else if (mayFree(op)) {
    free(op, state);
  }
  if (op->getNumRegions() > 0)
    visitRegions(op, state);
}

void FillChecker::visit(Block &block, State &state) {
  auto ops = flights.ops.find(&block);
  if (ops == flights.ops.end())
    return;
  for (Operation *op : ops->second)
    visit(op, state);
}

void FillChecker::visit(Region &region, State entry,
                        SmallVectorImpl<Exit> &exits) {
  if (region.empty())
    return;
  if (!region.hasOneBlock())
    return visitBlocks(region, entry, exits);
  visit(region.front(), entry);
  Block &block = region.front();
  exits.push_back(
      {block.mightHaveTerminator() ? block.getTerminator() : nullptr,
       std::move(entry)});
}

/// Returns the state at the start of `block`, from the predecessors that have
/// been visited.
FillChecker::State FillChecker::getEntry(Block *block,
                                         llvm::DenseMap<Block *, State> &exits,
                                         bool hasLoops) {
  std::optional<State> entry;
  for (auto it = block->pred_begin(), e = block->pred_end(); it != e; ++it) {
    Block *predecessor = *it;
    auto exit = exits.find(predecessor);
    if (exit == exits.end())
      continue;
    State onEdge = exit->second;
    if (hasLoops) {
      ControlFlow &flow = roots.getControlFlow();
      onEdge.cross(flow.classify(block, predecessor->getTerminator()), {},
                   flow);
      parts.goAround(block->getParent(), onEdge);
    }
    auto branch = dyn_cast<BranchOpInterface>(predecessor->getTerminator());
    for (BlockArgument argument : block->getArguments()) {
      Value operand;
      if (branch)
        operand = branch.getSuccessorOperands(
            it.getSuccessorIndex())[argument.getArgNumber()];
      if (operand)
        handOn(argument, operand, exit->second, onEdge);
    }
    // The state after a branch to one block has no other use.
    if (!hasLoops && predecessor->getNumSuccessors() == 1)
      exits.erase(exit);
    if (entry)
      (void)entry->restrict(onEdge);
    else
      entry = std::move(onEdge);
  }
  return entry ? std::move(*entry) : State();
}

void FillChecker::visitBlocks(Region &region, const State &entry,
                              SmallVectorImpl<Exit> &leaving) {
  llvm::ReversePostOrderTraversal<Region *> order(&region);
  llvm::DenseSet<Block *> passed;
  bool hasLoops = false;
  for (Block *block : order) {
    passed.insert(block);
    for (Block *successor : block->getSuccessors())
      hasLoops |= passed.contains(successor);
  }
  Blocks once;
  if (hasLoops && !loops.contains(&region))
    loops[&region] = std::make_unique<Blocks>();
  Blocks &known = hasLoops ? *loops[&region] : once;
  for (bool changed = true; changed;) {
    changed = false;
    for (Block *block : order) {
      State state = block->isEntryBlock()
                        ? entry
                        : getEntry(block, known.exits, hasLoops);
      if (hasLoops) {
        auto [it, isNew] = known.entries.try_emplace(block, state);
        if (!it->second.restrict(state) && !isNew)
          continue;
        state = it->second;
        changed = true;
      }
      visit(*block, state);
      known.exits[block] = std::move(state);
    }
  }
  for (Block *block : order)
    if (block->hasNoSuccessors())
      leaving.push_back({block->getTerminator(), known.exits[block]});
}

/// Returns true if control may enter regions of `op` again, in spite of its
/// interface.
static bool mayRepeat(RegionBranchOpInterface op) {
  return isa<LoopLikeOpInterface>(op.getOperation()) || op.hasLoop() ||
         op->hasTrait<OpTrait::HasParallelRegion>();
}

/// Returns the state at a successor of `point`; `before` is the state at `op`.
DataState FillChecker::follow(RegionBranchOpInterface op,
                              RegionBranchPoint point,
                              const RegionSuccessor &successor,
                              const State &from, const State &before) {
  ControlFlow &flow = roots.getControlFlow();
  State next = from;
  Operation *origin = point.getTerminatorPredecessorOrNull();
  IncomingEdge edge =
      flow.classify(op, successor.getSuccessor(), origin ? origin : op);
  OperandRange operands = op.getSuccessorOperands(point, successor);
  if (edge.kind == IncomingEdge::Kind::Repeat)
    next.forgetUnnamed(op, operands, roots);
  next.cross(edge, before, flow);
  if (origin)
    parts.leave(op, next);
  handOn(getSuccessorInputs(op, successor), operands, from, next);
  return next;
}

void FillChecker::visitBranchOp(RegionBranchOpInterface op, State &state) {
  std::optional<State> after;
  llvm::DenseSet<Region *> visited;
  llvm::SetVector<Region *> worklist;
  auto arriveBehind = [&](const State &next) {
    if (after)
      (void)after->restrict(next);
    else
      after = next;
  };
  auto arriveIn = [&](Region *region, const State &next) {
    bool shrinks =
        entries.try_emplace(region, next).first->second.restrict(next);
    if (visited.insert(region).second || shrinks)
      worklist.insert(region);
  };
  auto leave = [&](RegionBranchPoint point, const State &from) {
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(point, successors);
    for (const RegionSuccessor &successor : successors) {
      if (point.isParent() && isParent(successor) && !mayBeSkipped(op))
        continue;
      State next = follow(op, point, successor, from, /*before=*/state);
      if (isParent(successor))
        arriveBehind(next);
      else
        arriveIn(successor.getSuccessor(), next);
    }
  };
  SmallVector<Exit> lastExits;
  leave(RegionBranchPoint::parent(), state);
  while (!worklist.empty()) {
    Region *region = worklist.front();
    worklist.erase(worklist.begin());
    SmallVector<Exit> exits;
    visit(*region, entries[region], exits);
    lastExits = exits;
    for (Exit &exit : exits) {
      if (auto terminator =
              dyn_cast_if_present<RegionBranchTerminatorOpInterface>(
                  exit.terminator)) {
        leave(terminator, exit.state);
        continue;
      }
      exit.state.leave(op, roots);
      parts.leave(op, exit.state);
      arriveBehind(exit.state);
      if (mayRepeat(op))
        arriveIn(region, exit.state);
    }
  }
  if (!after)
    return;
  state = std::move(*after);
  auto loop = dyn_cast<LoopLikeOpInterface>(op.getOperation());
  if (loop && op->getNumRegions() == 1 && lastExits.size() == 1)
    parts.addFilledBy(loop, lastExits.front().state, state);
}

static bool hasPlainRegions(Operation *op) {
  return llvm::all_of(op->getRegions(), [](Region &region) {
    return region.empty() || region.hasOneBlock();
  });
}

/// An op of unknown control flow may run its regions any number of times.
void FillChecker::visitRegions(Operation *op, State &state) {
  bool matters = llvm::any_of(op->getRegions(), [&](Region &region) {
    return llvm::any_of(
        region, [&](Block &block) { return flights.ops.contains(&block); });
  });
  if (!matters)
    return;
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op)) {
    if (!mayRepeat(branch) && hasPlainRegions(op) && !changes.isIn(op))
      for (Region &region : op->getRegions())
        for (Block &block : region)
          visit(block, state);
    else
      visitBranchOp(branch, state);
    return;
  }
  for (bool shrinks = true; shrinks;) {
    SmallVector<Exit> exits;
    for (Region &region : op->getRegions())
      visit(region, state, exits);
    shrinks = false;
    for (Exit &exit : exits) {
      exit.state.leave(op, roots);
      parts.leave(op, exit.state);
      shrinks |= state.restrict(exit.state);
    }
  }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Host buffers that a function is given hold data if `isGiven`.
SmallVector<FillChecker::Exit> FillChecker::walk(Operation *function,
                                                 bool isGiven) {
  SmallVector<Exit> exits;
  for (Region &region : function->getRegions()) {
    State entry;
    if (!region.empty() && isGiven)
      for (BlockArgument argument : region.getArguments())
        if (isHostBuffer(argument))
          entry.filled.insert(argument);
    visit(region, std::move(entry), exits);
  }
  return exits;
}

DataSummary FillChecker::summarize(Operation *function) {
  DataSummary result;
  summary = &result;
  SmallVector<Exit> exits = walk(function, /*isGiven=*/false);
  for (const Exit &exit : exits) {
    if (!exit.terminator)
      continue;
    // The caller checks data that comes from arguments.
    State given = exit.state;
    given.filled.insert_range(function->getRegion(0).getArguments());
    for (auto [index, value] :
         llvm::enumerate(exit.terminator->getOperands())) {
      if (isHostBuffer(value) && findUnfilled(value, given))
        result.emptyResults.insert(index);
    }
  }
  auto isUnfilled = [&](Value value) {
    return llvm::any_of(exits, [&](const Exit &exit) {
      return !exit.state.filled.contains(value) &&
             !parts.covers(value, exit.state);
    });
  };
  for (const Exit &exit : ArrayRef<Exit>(exits).take_front())
    for (Value value : exit.state.filled)
      if (callees.isUninitialized(value) && !isUnfilled(value))
        result.filledGlobals.push_back(value);
  for (BlockArgument argument : function->getRegion(0).getArguments())
    if (isHostBuffer(argument) && !isUnfilled(argument))
      result.fills.insert(argument.getArgNumber());
  return result;
}

LogicalResult ao::verifyData(Operation *function, const FlightOps &flights,
                             AliasRoots &roots, CalleeAccesses &callees,
                             GetDataSummary getSummary) {
  return FillChecker(flights, roots, callees, getSummary).verify(function);
}

DataSummary ao::summarizeData(Operation *function, const FlightOps &flights,
                              AliasRoots &roots, CalleeAccesses &callees,
                              GetDataSummary getSummary) {
  return FillChecker(flights, roots, callees, getSummary).summarize(function);
}
