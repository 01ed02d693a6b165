//===- BuildSteps.cpp - The steps of a module -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/BuildSteps.h"

#include "StepBuilder.h"
#include "ao/Analysis/Ops/CallNames.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/AOExtension.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Transforms/InliningUtils.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Well-formedness
//===----------------------------------------------------------------------===//

/// Steps are one block that ends in a return.
static LogicalResult verifyBody(FunctionOpInterface function) {
  if (function.isExternal())
    return emitError(function->getLoc())
           << "'@" << function.getName()
           << "' is part of a training step but has no "
              "body";
  Region &body = function.getFunctionBody();
  if (!body.hasOneBlock())
    return emitError(function->getLoc())
           << "'@" << function.getName()
           << "' is part of a training step but has " << llvm::range_size(body)
           << " blocks";
  if (body.front().mightHaveTerminator() &&
      body.front().getTerminator()->hasTrait<OpTrait::ReturnLike>())
    return success();
  return emitError(function->getLoc())
         << "'@" << function.getName()
         << "' is part of a training step but does not "
            "end in a return";
}

/// `ao.donated` passes ownership of an argument to the callee, which then frees
/// it: it cannot be returned as a result that the caller reads.
static LogicalResult verifyDonated(FunctionOpInterface function,
                                   int64_t numOutputs) {
  Operation *terminator = function.getFunctionBody().front().getTerminator();
  for (OpOperand &operand : terminator->getOpOperands()) {
    if (operand.getOperandNumber() >= numOutputs)
      break;
    auto argument = dyn_cast<BlockArgument>(operand.get());
    if (argument &&
        function.getArgAttr(argument.getArgNumber(), AODialect::kDonatedAttr))
      return emitError(function->getLoc())
             << "argument " << argument.getArgNumber() << " of '@"
             << function.getName() << "' is '" << AODialect::kDonatedAttr
             << "' but is also returned as model output "
             << operand.getOperandNumber();
  }
  return success();
}

/// Result `num_outputs + i` of the forward function is argument `i` of the
/// backward function.
static LogicalResult verifySignatures(FunctionOpInterface forward,
                                      FunctionOpInterface backward,
                                      int64_t numOutputs) {
  ArrayRef<Type> results = forward.getResultTypes();
  if (numOutputs > static_cast<int64_t>(results.size()))
    return emitError(forward->getLoc())
           << "'" << AODialect::kNumOutputsAttr << "' is " << numOutputs
           << ", but '@" << forward.getName() << "' has " << results.size()
           << " results";
  ArrayRef<Type> saved = results.drop_front(numOutputs);
  ArrayRef<Type> arguments = backward.getArgumentTypes();
  if (saved.size() > arguments.size()) {
    InFlightDiagnostic diagnostic = emitError(forward->getLoc())
                                    << "'@" << forward.getName() << "' saves "
                                    << saved.size() << " values, but '@"
                                    << backward.getName() << "' has "
                                    << arguments.size() << " arguments";
    diagnostic.attachNote(backward.getLoc()) << "the backward function is here";
    return diagnostic;
  }
  for (auto [index, type] : llvm::enumerate(saved)) {
    if (type == arguments[index])
      continue;
    InFlightDiagnostic diagnostic =
        emitError(forward->getLoc())
        << "result " << numOutputs + index << " of '@" << forward.getName()
        << "' has type " << type << ", but argument " << index << " of '@"
        << backward.getName() << "' has type " << arguments[index];
    diagnostic.attachNote(backward.getLoc()) << "the backward function is here";
    return diagnostic;
  }
  return success();
}

static FailureOr<FunctionOpInterface>
findBackward(FunctionOpInterface forward, FlatSymbolRefAttr name,
             SymbolTableCollection &symbols) {
  Operation *symbol = symbols.lookupNearestSymbolFrom(forward, name);
  if (!symbol)
    return emitError(forward->getLoc())
           << "'" << AODialect::kBackwardAttr << "' names " << name
           << ", which does not exist";
  auto backward = dyn_cast<FunctionOpInterface>(symbol);
  if (backward && !backward->hasAttr(AODialect::kBackwardAttr) &&
      !backward->hasAttr(AODialect::kStepAttr))
    return backward;
  InFlightDiagnostic diagnostic =
      emitError(forward->getLoc())
      << "'" << AODialect::kBackwardAttr << "' names " << name
      << (backward ? ", which is a forward function or a joint step"
                   : ", which is not a function");
  diagnostic.attachNote(symbol->getLoc()) << name << " is defined here";
  return diagnostic;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

namespace {
/// Checks that everything a step calls can be inlined: callees have a body and
/// do not call themselves. Calls may be nested as deep as there is memory, so
/// this traversal has an explicit stack.
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
  /// A function, its calls, and how many of them have been visited.
  struct Frame {
    Operation *function;
    SmallVector<CallOpInterface> calls;
    size_t next = 0;
  };

  void enter(FunctionOpInterface function) {
    Frame &frame = stack.emplace_back();
    frame.function = function;
    active.insert(function);
    names.forEachCall(
        function, [&](CallOpInterface call) { frame.calls.push_back(call); });
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
    if (Operation *end = findUnknownEnd(callee))
      return emitCallError(call, callee) << "which ends in '" << end->getName()
                                         << "' op, which cannot be inlined";
    if (!finished.contains(callee))
      enter(callee);
    return success();
  }

  /// Returns a terminator whose dialect has no inlining interface: the uses of
  /// its operands are unknown.
  static Operation *findUnknownEnd(FunctionOpInterface callee) {
    for (Block &block : callee.getFunctionBody()) {
      Dialect *dialect =
          block.empty() ? nullptr : block.back().getName().getDialect();
      if (!block.empty() &&
          (!dialect ||
           !dialect->getRegisteredInterface<DialectInlinerInterface>()))
        return &block.back();
    }
    return nullptr;
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
  CallNames names;
  std::vector<Frame> stack;
  llvm::SmallPtrSet<Operation *, 8> active, finished;
};
} // namespace

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// `ao.num_outputs` has no meaning on a function that is no forward function.
static LogicalResult verifyLooseAttributes(FunctionOpInterface function) {
  if (function->hasAttr(AODialect::kNumOutputsAttr) &&
      !function->hasAttr(AODialect::kBackwardAttr))
    return emitError(function->getLoc())
           << "'" << AODialect::kNumOutputsAttr << "' requires '"
           << AODialect::kBackwardAttr << "'";
  return success();
}

bool ao::isStep(FunctionOpInterface function) {
  return function->hasAttr(AODialect::kBackwardAttr) ||
         function->hasAttr(AODialect::kStepAttr);
}

FailureOr<SmallVector<FunctionOpInterface>> ao::findSteps(ModuleOp module) {
  SmallVector<FunctionOpInterface> steps;
  llvm::MapVector<StringAttr, FunctionOpInterface> forwardOf;
  for (auto function : module.getOps<FunctionOpInterface>()) {
    if (failed(verifyLooseAttributes(function)))
      return failure();
    if (StringRef text = describeUnfinished(function); !text.empty())
      return emitError(function->getLoc())
             << "'@" << function.getName() << "' is " << text;
    auto backward =
        function->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
    if (!isStep(function))
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
    diagnostic.attachNote(it->second.getLoc())
        << "the first forward function is here";
    return diagnostic;
  }
  return steps;
}

LogicalResult ao::verifyCalls(ArrayRef<FunctionOpInterface> functions,
                              SymbolTableCollection &symbols) {
  CallChecker calls(symbols);
  for (FunctionOpInterface function : functions) {
    if (failed(calls.check(function)))
      return failure();
    if (auto name = function->getAttrOfType<FlatSymbolRefAttr>(
            AODialect::kBackwardAttr))
      if (auto backward = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
              function, name))
        if (failed(calls.check(backward)))
          return failure();
  }
  return success();
}

/// Returns the functions of the step rooted at `function`, after checking them.
static FailureOr<StepFunctions> findFunctions(FunctionOpInterface function,
                                              SymbolTableCollection &symbols) {
  if (failed(verifyBody(function)))
    return failure();
  FunctionOpInterface backward;
  int64_t numOutputs = function.getNumResults();
  auto name =
      function->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
  if (name) {
    auto given =
        function->getAttrOfType<IntegerAttr>(AODialect::kNumOutputsAttr);
    if (!given)
      return emitError(function->getLoc())
             << "'" << AODialect::kBackwardAttr << "' requires '"
             << AODialect::kNumOutputsAttr << "'";
    numOutputs = given.getInt();
    FailureOr<FunctionOpInterface> found =
        findBackward(function, name, symbols);
    if (failed(found) || failed(verifyBody(*found)) ||
        failed(verifySignatures(function, *found, numOutputs)))
      return failure();
    backward = *found;
  }
  if (failed(verifyDonated(function, numOutputs)))
    return failure();
  return StepFunctions(function, backward, numOutputs);
}

FailureOr<Step> ao::buildStep(FunctionOpInterface function,
                              SymbolTableCollection &symbols) {
  FailureOr<StepFunctions> functions = findFunctions(function, symbols);
  if (failed(functions))
    return failure();
  return StepBuilder(*functions).build();
}

/// Only functions of the module itself are steps.
static void warnOfNestedSteps(ModuleOp module) {
  for (Operation &child : module.getOps()) {
    if (isa<FunctionOpInterface>(child))
      continue;
    child.walk<WalkOrder::PreOrder>([](FunctionOpInterface function) {
      if (function->hasAttr(AODialect::kStepAttr) ||
          function->hasAttr(AODialect::kBackwardAttr))
        emitWarning(function->getLoc())
            << "'@" << function.getName()
            << "' is marked as a training step but is in a nested module: it "
               "is not planned; move it to the top-level module";
      return WalkResult::skip();
    });
  }
}

FailureOr<std::vector<StepFunctions>> ao::findStepFunctions(ModuleOp module) {
  SymbolTableCollection symbols;
  FailureOr<SmallVector<FunctionOpInterface>> roots = findSteps(module);
  if (failed(roots))
    return failure();
  std::vector<StepFunctions> steps;
  for (FunctionOpInterface root : *roots) {
    FailureOr<StepFunctions> functions = findFunctions(root, symbols);
    if (failed(functions))
      return failure();
    steps.push_back(*functions);
  }
  if (failed(verifyCalls(*roots, symbols)))
    return failure();
  return steps;
}

FailureOr<std::vector<Step>> ao::buildSteps(ModuleOp module) {
  SymbolTableCollection symbols;
  FailureOr<SmallVector<FunctionOpInterface>> functions = findSteps(module);
  if (failed(functions))
    return failure();
  warnOfNestedSteps(module);
  std::vector<Step> steps;
  SmallVector<FunctionOpInterface> callers;
  for (FunctionOpInterface function : *functions) {
    FailureOr<Step> step = buildStep(function, symbols);
    if (failed(step))
      return failure();
    if (step->hasCalls())
      callers.push_back(function);
    steps.push_back(std::move(*step));
  }
  if (failed(verifyCalls(callers, symbols)))
    return failure();
  return steps;
}

Operation *ao::findDialectOp(ModuleOp module, ArrayRef<Step> steps,
                             llvm::function_ref<bool(Operation *)> isMeant) {
  llvm::SmallPtrSet<Operation *, 8> known;
  for (const Step &step : steps)
    if (!step.hasDialectOps()) {
      known.insert(step.getForward());
      if (step.isPair())
        known.insert(step.getBackward());
    }
  Operation *found = nullptr;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (known.contains(op))
      return WalkResult::skip();
    if (!isMeant(op))
      return WalkResult::advance();
    found = op;
    return WalkResult::interrupt();
  });
  return found;
}

/// Emits an error at `transfer` if there is one: this pass requires a module
/// without transfers.
static LogicalResult verifyIsNone(Operation *transfer) {
  if (!transfer)
    return success();
  return transfer->emitOpError(
      "exists before this pass: the module has already been offloaded");
}

LogicalResult ao::verifyHasNoTransfers(ModuleOp module) {
  return verifyIsNone(findDialectOp(module, {}, isTransferOp));
}

LogicalResult ao::verifyOnlySliceTransfers(ModuleOp module,
                                           ArrayRef<Step> steps) {
  return verifyIsNone(findDialectOp(module, steps, [](Operation *op) {
    return isTransferOp(op) && !isSliceTransfer(op) && !isBodyTransfer(op);
  }));
}
