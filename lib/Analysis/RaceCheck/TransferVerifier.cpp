//===- TransferVerifier.cpp - Static race check ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/RaceCheck/TransferVerifier.h"

#include "Accesses/CalleeAccesses.h"
#include "Checks.h"
#include "ClosedWorld.h"
#include "Ops/HandleTypes.h"
#include "RaiseControlFlow.h"
#include "TensorData.h"
#include "ao/Analysis/Ops/OpNameInfo.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOExtension.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/AO/IR/AORecompute.h"

using namespace mlir;
using namespace ao;

namespace {
/// The one walk of the verifier over all ops: in a large module visiting every
/// op is expensive. Checks each op by itself, and collects those that the check
/// of buffers in flight has to look at.
class OpChecker {
public:
  OpChecker(AliasRoots &roots, FlightOps &flights, TensorData &tensors,
            bool isQuiet = false)
      : roots(roots), flights(flights), tensors(tensors), isQuiet(isQuiet) {}

  LogicalResult run(Operation *root) {
    (void)visit(root);
    // `holders` are ops in the function in which transfers start or end.
    flights.holders.erase(root);
    return failure(anyFailed);
  }

  bool hasRecomputedOps() const { return anyRecomputed; }
  /// Returns true if there is anything but values: buffers, calls, or ops that
  /// free.
  bool hasStorage() const { return anyStorage; }

private:
  /// Properties of all values of a type.
  struct TypeInfo {
    bool isHost = false;
    bool isTransfer = false;
    bool isBuffer = false;

    void operator|=(TypeInfo other) {
      isHost |= other.isHost;
      isTransfer |= other.isTransfer;
      isBuffer |= other.isBuffer;
    }
  };

  TypeInfo getTypeInfo(Type type) {
    auto [it, isNew] = types.try_emplace(type);
    if (isNew)
      it->second = {isHostPlaced(type), isa<TransferType>(type),
                    isa<BaseMemRefType>(type)};
    return it->second;
  }

  /// Kinds of ops in an op and its regions.
  struct Findings {
    /// A transfer starts, ends or is passed on.
    bool touchesTransfer = false;
    /// Something may access a buffer.
    bool accessesBuffer = false;
    /// Callees may start transfers and end them.
    bool calls = false;

    void operator|=(Findings other) {
      calls |= other.calls;
      touchesTransfer |= other.touchesTransfer;
      accessesBuffer |= other.accessesBuffer;
    }
    bool matter() const { return touchesTransfer || accessesBuffer; }
  };

  Findings visit(Operation *op) {
    Findings inside;
    TypeInfo arguments;
    for (Region &region : op->getRegions())
      for (Block &block : region)
        inside |= visit(block, arguments);
    if (inside.touchesTransfer || inside.calls)
      flights.holders.insert(op);

    OpNameInfo name = names.lookUp(op);
    TypeInfo operands, results;
    for (OpOperand &operand : op->getOpOperands())
      operands |= getTypeInfo(operand.get().getType());
    for (OpResult result : op->getResults())
      results |= getTypeInfo(result.getType());
    if (!isQuiet)
      verify(op, name, operands, results, arguments);
    anyRecomputed |= isRecomputed(op);
    anyStorage |= operands.isBuffer || results.isBuffer || arguments.isBuffer ||
                  name.isCall || (name.hasStorageModel && mayFree(op));

    inside.touchesTransfer |= name.isTransfer || operands.isTransfer;
    inside.calls |= name.isCall;
    inside.accessesBuffer |= operands.isBuffer || name.isCall || name.isSilent;
    return inside;
  }

  /// Checks `op` by itself.
  void verify(Operation *op, OpNameInfo name, TypeInfo operands,
              TypeInfo results, TypeInfo arguments) {
    if (name.isTransfer && isLayerMarker(op))
      anyFailed |= failed(emitMarkerError(op));
    // Of device values alone no op makes a host value.
    if (operands.isHost || results.isHost)
      anyFailed |= failed(verifyHostUses(op));
    if (name.isTransfer || results.isTransfer || arguments.isTransfer)
      anyFailed |= failed(verifyWaits(op, roots));
    if (name.isCall || (name.isTransfer && operands.isHost))
      anyFailed |= failed(verifyHasData(op, tensors));
  }

  Findings visit(Block &block, TypeInfo &arguments) {
    for (BlockArgument argument : block.getArguments())
      arguments |= getTypeInfo(argument.getType());
    Findings all;
    SmallVector<Operation *> ops;
    for (Operation &op : block) {
      Findings findings = visit(&op);
      all |= findings;
      if (findings.matter())
        ops.push_back(&op);
    }
    if (!ops.empty())
      flights.ops[&block].assign(ops.begin(), ops.end());
    return all;
  }

  AliasRoots &roots;
  FlightOps &flights;
  TensorData &tensors;
  bool isQuiet;
  OpNameInfos names;
  llvm::DenseMap<Type, TypeInfo> types;
  bool anyStorage = false;
  bool anyRecomputed = false;
  bool anyFailed = false;
};
} // namespace

TransferVerifier::TransferVerifier()
    : callees(std::make_unique<CalleeAccesses>()),
      world(std::make_unique<ClosedWorld>(*callees)),
      tensors(std::make_unique<TensorData>(*callees)) {}
TransferVerifier::~TransferVerifier() = default;

LogicalResult TransferVerifier::verifyAll(Operation *module) {
  if (failed(world->verifyDepth(module)))
    return failure();
  raised = raiseControlFlow(module);
  bool anyFailed = false;
  (raised ? *raised : module)->walk<WalkOrder::PreOrder>([&](Operation *op) {
    bool isModule = op->hasTrait<OpTrait::SymbolTable>();
    if (isa<FunctionOpInterface>(op) ||
        (!isModule && op->getNumRegions() > 0)) {
      anyFailed |= failed(verify(op));
      return WalkResult::skip();
    }
    if (isAOOrExtension(op->getDialect())) {
      op->emitOpError("expected to be in a function");
      anyFailed = true;
    }
    return WalkResult::advance();
  });
  return failure(anyFailed);
}

/// Emits an error for each fault in `root`, an op with regions.
LogicalResult TransferVerifier::verify(Operation *root) {
  auto function = dyn_cast<FunctionOpInterface>(root);
  return success(succeeded(verifyOps(root)) &&
                 (!function || succeeded(verifyPair(function))));
}

LogicalResult TransferVerifier::verifyOps(Operation *function) {
  AliasRoots roots;
  FlightOps flights;
  OpChecker checker(roots, flights, *tensors);
  LogicalResult checked = checker.run(function);
  recomputedOps |= checker.hasRecomputedOps();
  if (failed(checked))
    return failure();
  bool copiesBuffers = false;
  if (checker.hasStorage() && failed(world->verify(function, copiesBuffers)))
    return failure();
  // Transfers of tensors race with no access to memory.
  if (!copiesBuffers)
    return success();
  findEscapes(function, roots);
  auto getSummary = [&](CallOpInterface call) { return summarize(call); };
  return success(
      succeeded(verifyBuffersInFlight(function, flights, roots, *callees)) &&
      succeeded(verifyData(function, flights, roots, *callees, getSummary)));
}

void TransferVerifier::findEscapes(Operation *function, AliasRoots &roots) {
  roots.findEscapes(
      function, [&](OpOperand &operand) { return callees->mayKeep(operand); });
}

/// Values that the forward function saves on the host are filled where the
/// backward function reloads them.
LogicalResult TransferVerifier::verifyPair(FunctionOpInterface forward) {
  auto name =
      forward->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
  auto backward =
      name ? SymbolTable::lookupNearestSymbolFrom<FunctionOpInterface>(forward,
                                                                       name)
           : FunctionOpInterface();
  if (!backward || forward.isExternal() || backward.isExternal())
    return success();
  auto outputs =
      forward->getAttrOfType<IntegerAttr>(AODialect::kNumOutputsAttr);
  auto first = static_cast<unsigned>(outputs ? outputs.getInt() : 0);
  const DataSummary *saves = summarize(forward), *reads = summarize(backward);
  for (unsigned index = first; index < forward.getNumResults(); ++index) {
    unsigned argument = index - first;
    bool isUnfilled = (saves->emptyResults.contains(index) &&
                       reads->needs.contains(argument)) ||
                      (argument < backward.getNumArguments() &&
                       tensors->savesUnfilled(forward, index, backward));
    if (!isUnfilled)
      continue;
    InFlightDiagnostic diagnostic =
        forward->emitError("'@")
        << forward.getName() << "' saves host memory that no offload has "
        << "written as value " << argument << ", and '@" << backward.getName()
        << "' reloads it";
    diagnostic.attachNote(backward->getLoc())
        << "the backward function is here";
    return diagnostic;
  }
  return success();
}

const DataSummary *TransferVerifier::summarize(CallOpInterface call) {
  FunctionOpInterface function = callees->resolve(call);
  return function ? summarize(function) : nullptr;
}

const DataSummary *TransferVerifier::summarize(FunctionOpInterface function) {
  std::unique_ptr<DataSummary> &known = summaries[function];
  if (known)
    return known.get();
  // While it is not known, of a function that calls itself: the worst.
  known = std::make_unique<DataSummary>();
  for (unsigned index = 0; index != function.getNumArguments(); ++index)
    known->needs.insert(index);
  for (unsigned index = 0; index != function.getNumResults(); ++index)
    known->emptyResults.insert(index);
  DataSummary *result = known.get();
  AliasRoots roots;
  FlightOps flights;
  OpChecker checker(roots, flights, *tensors, /*isQuiet=*/true);
  (void)checker.run(function);
  findEscapes(function, roots);
  auto getSummary = [&](CallOpInterface nested) { return summarize(nested); };
  *result = summarizeData(function, flights, roots, *callees, getSummary);
  return result;
}
