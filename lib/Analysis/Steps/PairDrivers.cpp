//===- PairDrivers.cpp - Functions that call pairs ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/PairDrivers.h"

#include "ao/Analysis/Aliases/Ownership.h"
#include "ao/Analysis/Ops/CallNames.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/PairCalls.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace ao;

namespace {
/// The call graph of a module.
class Callers {
public:
  explicit Callers(ModuleOp module) {
    for (auto [forward, backward] : findPairs(module)) {
      inPairs.insert(forward);
      inPairs.insert(backward);
    }
    CallNames names;
    for (auto function : module.getOps<FunctionOpInterface>())
      names.forEachCall(function, [&](CallOpInterface call) {
        auto callee = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
        if (callee)
          calls[callee.getLeafReference()].push_back(call);
      });
  }

  /// Returns the function through which all calls of `function` are made: its
  /// only caller, transitively. A caller whose calls do not run in order, or
  /// that is part of a step, into which callees are inlined, is none.
  FunctionOpInterface findRoot(FunctionOpInterface function);

  /// Returns the greatest number of microbatches that are open at a time while
  /// `driver` runs, where `opened` is the number that each call of a pair
  /// opens.
  int64_t countInFlight(FunctionOpInterface driver,
                        const llvm::DenseMap<Operation *, int64_t> &opened) {
    counted.clear();
    return countWithin(driver, opened);
  }

private:
  FunctionOpInterface findOnlyCaller(FunctionOpInterface function);
  int64_t countWithin(FunctionOpInterface function,
                      const llvm::DenseMap<Operation *, int64_t> &opened);

  llvm::DenseMap<StringAttr, SmallVector<CallOpInterface>> calls;
  SymbolTableCollection symbols;
  llvm::DenseSet<Operation *> inPairs;
  /// By function, 0 while it is unknown.
  llvm::DenseMap<Operation *, int64_t> counted;
};
} // namespace

FunctionOpInterface Callers::findOnlyCaller(FunctionOpInterface function) {
  auto found = calls.find(SymbolTable::getSymbolName(function));
  if (found == calls.end())
    return {};
  auto caller = found->second.front()->getParentOfType<FunctionOpInterface>();
  bool runsAll = llvm::all_of(found->second, [&](CallOpInterface call) {
    return runsInOrder(call, caller);
  });
  return runsAll && !isStep(caller) && !inPairs.contains(caller)
             ? caller
             : FunctionOpInterface();
}

FunctionOpInterface Callers::findRoot(FunctionOpInterface function) {
  llvm::SmallPtrSet<Operation *, 4> seen;
  while (FunctionOpInterface caller = findOnlyCaller(function)) {
    if (!seen.insert(caller).second)
      break;
    function = caller;
  }
  return function;
}

int64_t
Callers::countWithin(FunctionOpInterface function,
                     const llvm::DenseMap<Operation *, int64_t> &opened) {
  auto [it, isNew] = counted.try_emplace(function, 0);
  if (!isNew)
    return it->second;
  // A function, and each iteration of a loop, closes all that it opens.
  int64_t open = 0, most = 0;
  function->walk([&](CallOpInterface call) {
    int64_t within = 0;
    if (auto one = opened.find(call); one != opened.end())
      open += one->second;
    else if (auto callee = dyn_cast_or_null<FunctionOpInterface>(
                 call.resolveCallableInTable(&symbols)))
      within = countWithin(callee, opened);
    most = std::max(most, open + within);
  });
  return counted[function] = most;
}

std::string ao::nameForwards(const PairDriver &driver) {
  std::string names;
  for (const Step *pair : driver.pairs)
    names += (names.empty() ? "'@" : ", '@") +
             pair->getForward().getName().str() + "'";
  return names;
}

static LogicalResult verifyCounted(const PairDriver &driver, int64_t inFlight) {
  if (inFlight == -1 || inFlight == driver.inFlight)
    return success();
  auto function = driver.function;
  return emitError(function->getLoc())
         << "'in-flight' is " << inFlight << ", but '@" << function.getName()
         << "' has " << driver.inFlight << " microbatches of "
         << nameForwards(driver)
         << " in flight at a time: omit it where calls can be counted";
}

/// By function, null where calls cannot be counted: the pairs, and how many
/// microbatches each of their calls opens.
using Drivers = llvm::MapVector<
    Operation *, std::pair<PairDriver, llvm::DenseMap<Operation *, int64_t>>>;

/// A pair whose calls cannot be counted.
static LogicalResult reportUncounted(CallOpInterface call,
                                     FunctionOpInterface forward) {
  InFlightDiagnostic diagnostic =
      emitError(call.getLoc())
      << "cannot count how many microbatches of '@" << forward.getName()
      << "' are in flight at a time: set 'in-flight'";
  diagnostic.attachNote(forward->getLoc()) << "the forward function is here";
  return diagnostic;
}

/// Adds the calls of a pair to its driver.
static LogicalResult addPair(const Step &pair, Callers &callers,
                             int64_t inFlight, Drivers &drivers) {
  FunctionOpInterface forward = pair.getForward();
  PairCalls calls = PairCalls::collect(forward, pair.getBackward());
  FunctionOpInterface root;
  CallOpInterface uncounted;
  for (CallOpInterface call :
       llvm::concat<CallOpInterface>(calls.forward, calls.backward)) {
    auto caller = call->getParentOfType<FunctionOpInterface>();
    FunctionOpInterface its = callers.findRoot(caller);
    if (!runsInOrder(call, caller) || (root && its != root)) {
      uncounted = call;
      break;
    }
    root = its;
  }
  if (uncounted && inFlight < 1)
    return reportUncounted(uncounted, forward);
  if (calls.empty())
    return success();
  if (uncounted)
    root = {};
  auto &[driver, opened] = drivers[root ? root.getOperation() : nullptr];
  driver.function = root;
  driver.pairs.push_back(&pair);
  for (CallOpInterface call : calls.forward)
    opened[call] = 1;
  for (CallOpInterface call : calls.backward)
    opened[call] = -1;
  return success();
}

FailureOr<SmallVector<PairDriver>> ao::findDrivers(ArrayRef<Step> steps,
                                                   int64_t inFlight) {
  SmallVector<PairDriver> result;
  if (steps.empty())
    return result;
  Callers callers(steps.front().getForward()->getParentOfType<ModuleOp>());
  Drivers drivers;
  for (const Step &step : steps)
    if (step.isPair() && failed(addPair(step, callers, inFlight, drivers)))
      return failure();
  bool allCounted = !drivers.contains(nullptr);
  for (auto &[function, found] : drivers) {
    auto &[driver, opened] = found;
    driver.inFlight =
        function ? callers.countInFlight(driver.function, opened) : inFlight;
    if (allCounted && failed(verifyCounted(driver, inFlight)))
      return failure();
    result.push_back(std::move(driver));
  }
  return result;
}
