//===- InlinedDriver.cpp - A driver as one step ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/InlinedDriver.h"

#include "ao/Analysis/Aliases/Ownership.h"
#include "ao/Analysis/Memory/CarriedCopies.h"
#include "ao/Analysis/Ops/CallNames.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/PairCalls.h"
#include "ao/Analysis/Steps/PlannedStep.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace ao;

namespace {
class DriverInliner {
public:
  explicit DriverInliner(func::FuncOp driver) : builder(driver.getContext()) {
    for (auto [forward, backward] :
         findPairs(driver->getParentOfType<ModuleOp>()))
      forwardOf[backward] = forward;
  }

  LogicalResult run(func::FuncOp driver);

private:
  func::FuncOp getBody(func::CallOp call);
  LogicalResult inlineCalls(ArrayRef<Operation *> ops);
  LogicalResult verifyOrder(func::CallOp call, func::FuncOp callee);
  LogicalResult inlineCall(func::CallOp call, func::FuncOp callee);
  void keep(Location loc, ValueRange values);
  const llvm::BitVector &getGiven(func::FuncOp callee);

  OpBuilder builder;
  SymbolTableCollection symbols;
  llvm::DenseMap<func::FuncOp, func::FuncOp> forwardOf;
  /// By callee, the arguments that it frees.
  llvm::DenseMap<func::FuncOp, llvm::BitVector> given;
  int64_t numCalls = 0;
  /// The driver, and the callees whose bodies are being inlined.
  llvm::SmallPtrSet<Operation *, 4> active;
};
} // namespace

/// Creates an op that uses `values`, has no results and takes no time.
void DriverInliner::keep(Location loc, ValueRange values) {
  SmallVector<Value> tensors;
  llvm::copy_if(values, std::back_inserter(tensors),
                [](Value value) { return isa<TensorType>(value.getType()); });
  auto use = func::CallOp::create(builder, loc, "keep", TypeRange(), tensors);
  use->setAttr(AODialect::kCostAttr, builder.getI64IntegerAttr(0));
}

const llvm::BitVector &DriverInliner::getGiven(func::FuncOp callee) {
  auto [known, isNew] = given.try_emplace(callee);
  if (!isNew)
    return known->second;
  known->second.resize(callee.getNumArguments());
  unsigned numSaved = 0;
  if (func::FuncOp forward = forwardOf.lookup(callee)) {
    AliasRoots roots;
    for (const DonationGroup &group : findDonations(forward, roots))
      for (unsigned index : group)
        known->second.set(index);
    numSaved = getNumSaved(forward);
  }
  for (unsigned i = numSaved, e = callee.getNumArguments(); i < e; ++i)
    if (callee.getArgAttr(i, AODialect::kDonatedAttr))
      known->second.set(i);
  return known->second;
}

/// Returns the function of one block that `call` calls; none otherwise.
func::FuncOp DriverInliner::getBody(func::CallOp call) {
  auto callee =
      symbols.lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
  return callee && callee.getBody().hasOneBlock() ? callee : func::FuncOp();
}

LogicalResult DriverInliner::inlineCall(func::CallOp call,
                                        func::FuncOp callee) {
  if (!active.insert(callee).second)
    return call.emitError() << "cannot count the memory of '@"
                            << callee.getName() << "': it is recursive";
  if (++numCalls > kMostInlinedCalls) {
    auto driver = call->getParentOfType<func::FuncOp>();
    return emitError(driver.getLoc())
           << "'@" << driver.getName() << "' amounts to more than "
           << kMostInlinedCalls
           << " calls, nested ones included: cannot count its memory";
  }
  builder.setInsertionPoint(call);
  keep(call.getLoc(), call.getOperands());
  IRMapping mapping;
  mapping.map(callee.getArguments(), call.getOperands());
  Block &body = callee.getBody().front();
  SmallVector<Operation *> inlined;
  for (Operation &op : body.without_terminator())
    inlined.push_back(builder.clone(op, mapping));
  SmallVector<Value> results, kept;
  for (Value result : body.getTerminator()->getOperands()) {
    results.push_back(mapping.lookupOrDefault(result));
    if (isa<OpResult>(result))
      results.back().getDefiningOp()->setAttr(kCallResultAttr,
                                              builder.getUnitAttr());
  }
  kept = results;
  const llvm::BitVector &isGiven = getGiven(callee);
  for (auto [index, operand] : llvm::enumerate(call.getOperands()))
    if (!isGiven.test(index))
      kept.push_back(operand);
  keep(call.getLoc(), kept);
  call->replaceAllUsesWith(results);
  call.erase();
  LogicalResult result = inlineCalls(inlined);
  active.erase(callee);
  return result;
}

/// Checks that the calls of a pair are consecutive, since its transfers are
/// counted between them.
LogicalResult DriverInliner::verifyOrder(func::CallOp call,
                                         func::FuncOp callee) {
  if (!isStep(callee) && !forwardOf.contains(callee))
    return success();
  auto driver = call->getParentOfType<func::FuncOp>();
  if (runsInOrder(call, driver))
    return success();
  return call.emitError()
         << "'@" << driver.getName() << "' calls '@" << callee.getName()
         << "' in a region of an op that is not a loop: cannot count its "
            "memory; 'ao-inline-callees' inlines the call into '@"
         << driver.getName() << "'";
}

/// Inlines the calls in `ops`, also within their regions.
LogicalResult DriverInliner::inlineCalls(ArrayRef<Operation *> ops) {
  SmallVector<func::CallOp> calls;
  for (Operation *op : ops)
    op->walk([&](func::CallOp call) { calls.push_back(call); });
  for (func::CallOp call : calls)
    if (func::FuncOp callee = getBody(call))
      if (failed(verifyOrder(call, callee)) || failed(inlineCall(call, callee)))
        return failure();
  return success();
}

LogicalResult DriverInliner::run(func::FuncOp driver) {
  active.insert(driver);
  SmallVector<Operation *> ops;
  for (Block &block : driver.getBody())
    for (Operation &op : block)
      ops.push_back(&op);
  return inlineCalls(ops);
}

FailureOr<InlinedDriver> InlinedDriver::create(ModuleOp module,
                                               StringRef driver) {
  return create(OwningOpRef<ModuleOp>(module.clone()), driver);
}

FailureOr<InlinedDriver> InlinedDriver::create(OwningOpRef<ModuleOp> module,
                                               StringRef driver) {
  InlinedDriver inlined;
  inlined.module = std::move(module);
  auto function = inlined.module->lookupSymbol<func::FuncOp>(driver);
  if (!function)
    return emitError(inlined.module->getLoc())
           << "expected '@" << driver << "' to be a 'func.func'";
  SymbolTableCollection symbols;
  if (failed(DriverInliner(function).run(function)))
    return failure();
  // Recomputed ops of one microbatch differ from those of another one.
  numberRecomputedOps(function, /*backward=*/{});
  FailureOr<Step> step = buildStep(function, symbols);
  if (failed(step))
    return failure();
  inlined.step = std::make_unique<Step>(std::move(*step));
  return std::move(inlined);
}

FailureOr<int64_t> ao::computePeak(const InlinedDriver &driver,
                                   const planner::Machine &machine) {
  FailureOr<PlannedStep> planned =
      PlannedStep::create(driver.getStep(), machine);
  if (failed(planned) || failed(planned->readBack({})))
    return failure();
  return planned->getPlan().predicted.peakBytes;
}
