//===- FindSteps.cpp - The steps of a module ------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Step.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace ao;

namespace {
/// Checks that everything a step calls can be inlined: callees have a body and
/// do not call themselves. Calls may be nested as deep as there is memory, so
/// the functions under way are a stack of its own.
class CallChecker {
public:
  explicit CallChecker(SymbolTableCollection &symbols) : symbols(symbols) {}

  LogicalResult check(FunctionOpInterface function) {
    if (finished.contains(function))
      return success();
    enter(function);
    while (!stack.empty()) {
      Frame &frame = stack.back();
      if (frame.next == frame.calls.size()) {
        active.erase(frame.function);
        finished.insert(frame.function);
        stack.pop_back();
      } else if (failed(follow(frame.calls[frame.next++]))) {
        return failure();
      }
    }
    return success();
  }

private:
  /// A function, its calls, and how many of them have been followed.
  struct Frame {
    Operation *function;
    SmallVector<CallOpInterface> calls;
    size_t next = 0;
  };

  void enter(FunctionOpInterface function) {
    Frame &frame = stack.emplace_back();
    frame.function = function;
    active.insert(function);
    function->walk([&](CallOpInterface call) { frame.calls.push_back(call); });
  }

  LogicalResult follow(CallOpInterface call) {
    auto callee = dyn_cast_or_null<FunctionOpInterface>(
        call.resolveCallableInTable(&symbols));
    if (!callee)
      return success();
    if (callee.isExternal())
      return emitCallError(call, callee) << "which has no body to inline";
    if (active.contains(callee))
      return emitCallError(call, callee) << "which is recursive";
    if (!finished.contains(callee))
      enter(callee);
    return success();
  }

  InFlightDiagnostic emitCallError(CallOpInterface call,
                                   FunctionOpInterface callee) {
    InFlightDiagnostic diagnostic = call->emitError()
                                    << "a training step calls '@"
                                    << callee.getName() << "', ";
    diagnostic.attachNote(callee.getLoc()) << "callee is here";
    return diagnostic;
  }

  SymbolTableCollection &symbols;
  std::vector<Frame> stack;
  llvm::SmallPtrSet<Operation *, 8> active, finished;
};
} // namespace

/// `ao.num_outputs` says nothing on a function that is no forward function.
static LogicalResult verifyLooseAttributes(FunctionOpInterface function) {
  if (function->hasAttr(AODialect::kNumOutputsAttr) &&
      !function->hasAttr(AODialect::kBackwardAttr))
    return emitError(function->getLoc())
           << "has '" << AODialect::kNumOutputsAttr << "' but no '"
           << AODialect::kBackwardAttr << "'";
  return success();
}

FailureOr<SmallVector<FunctionOpInterface>>
ao::findSteps(ModuleOp module, SymbolTableCollection &symbols) {
  SmallVector<FunctionOpInterface> steps;
  llvm::MapVector<StringAttr, FunctionOpInterface> forwardOf;
  for (auto function : module.getOps<FunctionOpInterface>()) {
    if (failed(verifyLooseAttributes(function)))
      return failure();
    auto backward =
        function->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
    if (!backward && !function->hasAttr(AODialect::kStepAttr))
      continue;
    steps.push_back(function);
    if (!backward)
      continue;
    auto [it, inserted] = forwardOf.insert({backward.getAttr(), function});
    if (inserted)
      continue;
    InFlightDiagnostic diagnostic = emitError(function->getLoc())
                                    << "backward function " << backward
                                    << " already belongs to '@"
                                    << it->second.getName() << "'";
    diagnostic.attachNote(it->second.getLoc()) << "first forward function";
    return diagnostic;
  }
  CallChecker calls(symbols);
  for (FunctionOpInterface step : steps) {
    if (failed(calls.check(step)))
      return failure();
    if (auto name =
            step->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr))
      if (auto backward =
              symbols.lookupNearestSymbolFrom<FunctionOpInterface>(step, name))
        if (failed(calls.check(backward)))
          return failure();
  }
  return steps;
}

/// Steps are looked for among the functions of the module itself.
static void warnOfNestedSteps(ModuleOp module) {
  for (Operation &child : module.getOps()) {
    if (isa<FunctionOpInterface>(child))
      continue;
    child.walk<WalkOrder::PreOrder>([](FunctionOpInterface function) {
      if (function->hasAttr(AODialect::kStepAttr) ||
          function->hasAttr(AODialect::kBackwardAttr))
        emitWarning(function->getLoc())
            << "'@" << function.getName()
            << "' is marked as a training step but lies in a nested module: "
               "it is left as it is";
      return WalkResult::skip();
    });
  }
}

FailureOr<std::vector<Step>> ao::buildSteps(ModuleOp module) {
  SymbolTableCollection symbols;
  FailureOr<SmallVector<FunctionOpInterface>> functions =
      findSteps(module, symbols);
  if (failed(functions))
    return failure();
  warnOfNestedSteps(module);
  std::vector<Step> steps;
  for (FunctionOpInterface function : *functions) {
    FailureOr<Step> step = Step::build(function, symbols);
    if (failed(step))
      return failure();
    steps.push_back(std::move(*step));
  }
  return steps;
}

LogicalResult ao::verifyHasNoTransfers(ModuleOp module) {
  Operation *transfer = nullptr;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isa_and_present<AODialect>(op->getDialect()))
      return WalkResult::advance();
    transfer = op;
    return WalkResult::interrupt();
  });
  if (!transfer)
    return success();
  return transfer->emitOpError(
      "was there before this pass: the module has already been offloaded");
}
