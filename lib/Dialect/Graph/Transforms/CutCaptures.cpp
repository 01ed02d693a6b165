//===- CutCaptures.cpp - Split steps for CUDA graph capture ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PartOutliner.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Conversion/Runtime/StepSymbols.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/Dialect/Graph/IR/Graph.h"
#include "ao/Dialect/Graph/Transforms/Passes.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace ao::graph {
#define GEN_PASS_DEF_AOCUTCAPTURES
#include "ao/Dialect/Graph/Transforms/Passes.h.inc"
} // namespace ao::graph

using namespace mlir;
using namespace ao;
using namespace ao::graph;

static constexpr StringLiteral kPass = "ao-cut-captures";

static remark::RemarkOpts getRemarkOptions(func::FuncOp step) {
  return remark::RemarkOpts::name(kPass).category("ao").function(
      step.getName());
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

namespace {
/// Makes all transfers complete before a split.
class TransferJoiner {
public:
  TransferJoiner(func::FuncOp step, ArrayRef<StepPart> parts,
                 const planner::Machine &machine)
      : step(step), index(parts), machine(machine) {}

  LogicalResult join();

private:
  bool isUnderWay(Operation *transfer, const StepPart *part) const;
  void endBefore(Operation *transfer, Operation *last);

  func::FuncOp step;
  PartIndex index;
  const planner::Machine &machine;
};
} // namespace

/// Returns true if a part begins between the transfer and the end of it.
bool TransferJoiner::isUnderWay(Operation *transfer,
                                const StepPart *part) const {
  auto users = transfer->getResult(0).getUsers();
  if (part)
    return llvm::any_of(
        users, [&](Operation *user) { return index.find(user) != part; });
  if (!transfer->getResult(0).hasOneUse() ||
      (*users.begin())->getBlock() != transfer->getBlock())
    return true;
  auto between = llvm::make_range(std::next(transfer->getIterator()),
                                  (*users.begin())->getIterator());
  return llvm::any_of(between, [&](Operation &op) {
    return op
        .walk([&](Operation *inner) {
          return index.find(inner) ? WalkResult::interrupt()
                                   : WalkResult::advance();
        })
        .wasInterrupted();
  });
}

/// One wait after `last` takes the place of all others.
void TransferJoiner::endBefore(Operation *transfer, Operation *last) {
  OpBuilder builder(transfer->getContext());
  builder.setInsertionPointAfter(last);
  Value token = transfer->getResult(0);
  for (Operation *wait : llvm::to_vector(token.getUsers()))
    wait->erase();
  Location loc = transfer->getLoc();
  WaitOp::create(builder, loc, token, transfer->getOperand(0),
                 transfer->getOperand(1));
  auto type = cast<ShapedType>(transfer->getOperand(0).getType());
  int64_t bytes = getStaticBytes(type).value_or(0);
  double us = isa<OffloadOp>(transfer) ? machine.offloadUs(bytes)
                                       : machine.reloadUs(bytes);
  if (auto remark = remark::missed(loc, getRemarkOptions(step)))
    remark << ("waited for before a cut: '" + getLocationName(loc) + "'")
           << remark::metric("bytes", bytes)
           << remark::metric("most_exposed_us", us);
}

LogicalResult TransferJoiner::join() {
  SmallVector<Operation *> transfers;
  step.walk([&](Operation *op) {
    if (isa<OffloadOp, ReloadOp>(op))
      transfers.push_back(op);
  });
  for (Operation *transfer : transfers) {
    const StepPart *part = index.find(transfer);
    if (!isUnderWay(transfer, part))
      continue;
    bool isNested =
        part && transfer->getBlock() != part->ops.front()->getBlock();
    if (isNested ||
        !llvm::all_of(transfer->getResult(0).getUsers(), llvm::IsaPred<WaitOp>))
      return transfer->emitError()
             << "'@" << step.getName()
             << "' cannot be captured in parts: this transfer is carried "
                "through control flow around a cut";
    endBefore(transfer, part ? part->ops.back() : transfer);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Cuts
//===----------------------------------------------------------------------===//

namespace {
struct CutCaptures : public ao::graph::impl::AOCutCapturesBase<CutCaptures> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<planner::Machine> found = loadMachine(getOperation(), machine);
    if (failed(found))
      return signalPassFailure();
    notes.clear();
    SymbolTable symbols(getOperation());
    func::FuncOp first;
    unsigned numParts = 0;
    for (auto step : llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      if (!isDriver(step) || step.isExternal())
        continue;
      first = first ? first : step;
      FailureOr<unsigned> made = cut(step, symbols, *found);
      if (failed(made))
        return signalPassFailure();
      numParts += *made;
    }
    if (!first || numParts > 0)
      return;
    InFlightDiagnostic error =
        first.emitError()
        << "'@" << first.getName().rsplit('.').first
        << "' cannot be captured in parts: none has " << minLaunches.getValue()
        << " structured ops, copies and stores and can be captured";
    for (const auto &[loc, why] : notes)
      error.attachNote(loc) << why;
    error.report();
    signalPassFailure();
  }

private:
  std::vector<StepPart> findParts(StepCuts &cuts) const {
    std::vector<StepPart> parts = cuts.findParts();
    llvm::erase_if(parts, [&](const StepPart &part) {
      return part.launches < minLaunches;
    });
    return parts;
  }
  FailureOr<unsigned> cut(func::FuncOp step, SymbolTable &symbols,
                          const planner::Machine &machine);
  void explain(func::FuncOp step, Location loc, StringRef what,
               const std::string &reason);

  /// Cuts, and the ops that remain in the driver.
  std::vector<std::pair<Location, std::string>> notes;
};
} // namespace

void CutCaptures::explain(func::FuncOp step, Location loc, StringRef what,
                          const std::string &reason) {
  notes.emplace_back(loc, (what + ": " + reason).str());
  if (auto remark = remark::missed(loc, getRemarkOptions(step)))
    remark << what.str() << remark::reason("{0}", reason);
}

/// Ops that remain in the driver have no places in the arenas.
static void dropPlaces(func::FuncOp step) {
  for (unsigned i = 0, e = step.getNumResults(); i != e; ++i)
    step.removeResultAttr(
        i, StringAttr::get(step.getContext(), AODialect::kSlotAttr));
  step.walk([](Operation *op) { op->removeAttr(AODialect::kSlotAttr); });
}

/// Moves allocations of the driver into the part before them, or, if there is
/// none, into the part after them if no op uses them earlier. In the driver, a
/// buffer would have another address at each run, and each part that uses it
/// would be captured again.
static void hoistAllocations(func::FuncOp step, ArrayRef<StepPart> parts) {
  PartIndex index(parts);
  SmallVector<memref::AllocOp> own;
  step.walk([&](memref::AllocOp alloc) {
    if (!index.find(alloc) && alloc->getNumOperands() == 0)
      own.push_back(alloc);
  });
  for (memref::AllocOp alloc : own) {
    Operation *before = alloc->getPrevNode();
    while (before && !index.find(before))
      before = before->getPrevNode();
    if (before) {
      alloc->moveAfter(before);
      continue;
    }
    Operation *user = alloc->getNextNode();
    while (user && llvm::none_of(alloc->getUsers(), [&](Operation *one) {
             return user->isAncestor(one);
           }))
      user = user->getNextNode();
    if (user && index.find(user))
      alloc->moveBefore(user);
  }
}

/// Erases ops of the step whose results only its parts used: the parts
/// recompute them.
static void dropUnused(func::FuncOp step) {
  SmallVector<Operation *> ops;
  step.getBody().walk([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : llvm::reverse(ops))
    if (op->getNumRegions() == 0 && isOpTriviallyDead(op))
      op->erase();
}

FailureOr<unsigned> CutCaptures::cut(func::FuncOp step, SymbolTable &symbols,
                                     const planner::Machine &machine) {
  StepCuts cuts(step);
  StringRef name = step.getName();
  name.consume_back(getDriverName(""));
  for (const CaptureReason &fault : cuts.getFaults())
    return fault.op->emitError()
           << "'@" << name
           << "' cannot be captured in parts: " << fault.message;
  for (const CaptureReason &reason : cuts.getReasons())
    explain(step, reason.op->getLoc(), "cut", reason.message);
  hoistAllocations(step, findParts(cuts));
  std::vector<StepPart> parts = findParts(cuts);
  if (failed(TransferJoiner(step, parts, machine).join()))
    return failure();
  unsigned numParts = 0;
  for (const StepPart &part : findParts(cuts)) {
    std::string symbol;
    for (unsigned i = numParts; symbol.empty() || symbols.lookup(symbol); ++i)
      symbol = getPartName(name, i);
    Location loc = part.ops.front()->getLoc();
    PartOutliner outliner(step, part);
    if (outliner.outline(symbols, symbol))
      ++numParts;
    else
      explain(step, loc, "kept in the driver", outliner.getReason());
  }
  dropPlaces(step);
  dropUnused(step);
  return numParts;
}
