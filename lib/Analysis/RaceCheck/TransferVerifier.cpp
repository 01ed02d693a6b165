//===- TransferVerifier.cpp - Static race check ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/RaceCheck/TransferVerifier.h"

#include "CalleeAccesses.h"
#include "Checks.h"
#include "ClosedWorld.h"
#include "Ops/HandleTypes.h"
#include "RaiseControlFlow.h"
#include "TensorData.h"
#include "ao/Analysis/OpNameInfo.h"
#include "ao/Dialect/AO/IR/AO.h"
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
  OpChecker(AliasRoots &roots, FlightOps &flights, CalleeAccesses &callees,
            TensorData &tensors, bool isQuiet = false)
      : roots(roots), flights(flights), callees(callees), tensors(tensors),
        isQuiet(isQuiet) {}

  LogicalResult run(Operation *root) {
    walk(root);
    return failure(anyFailed);
  }

  bool hasRecomputedOps() const { return anyRecomputed; }
  bool hasBuffers() const { return anyBuffer; }

  /// Where buffers are mixed with tensors that stand for them, or with ops that
  /// may know of them, more ops matter. That is seldom, so a second walk finds
  /// them.
  void collectFurtherOps(Operation *root) {
    if (!anyBuffer)
      return;
    bool anyEscape = anySilent || anyUnknown || holdsPointers(root);
    if (!anyMixed && !anyEscape)
      return;
    if (anyEscape)
      roots.findEscapes(
          root, [&](OpOperand &operand) { return callees.mayKeep(operand); });
    isSecondWalk = true;
    flights = FlightOps();
    walk(root);
  }

private:
  /// What a type says of the values that have it.
  struct TypeInfo {
    bool isHost = false;
    bool isTransfer = false;
    bool isBuffer = false;
    bool isTensor = false;
    bool isHandle = false;

    void operator|=(TypeInfo other) {
      isHost |= other.isHost;
      isTransfer |= other.isTransfer;
      isBuffer |= other.isBuffer;
      isTensor |= other.isTensor;
      isHandle |= other.isHandle;
    }
  };

  TypeInfo getTypeInfo(Type type) {
    auto [it, isNew] = types.try_emplace(type);
    if (isNew)
      it->second = {isHostPlaced(type), isa<TransferType>(type),
                    isa<BaseMemRefType>(type), isa<TensorType>(type),
                    isHandle(type)};
    return it->second;
  }

  /// What there is in an op or in its regions.
  struct Findings {
    /// A transfer starts, ends or is handed on.
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

  void walk(Operation *root) {
    Findings all = visit(root);
    flights.anyTransfer = all.touchesTransfer;
    flights.anyAccess = all.accessesBuffer;
    // The function itself is no op inside of which flights start or end.
    flights.holders.erase(root);
  }

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
    if (!isSecondWalk)
      check(op, name, operands, results, arguments);

    inside.touchesTransfer |= name.isTransfer || operands.isTransfer;
    inside.calls |= name.isCall;
    bool frees = name.hasStorageModel && freesOperand(op);
    inside.accessesBuffer |=
        operands.isBuffer || name.isCall || frees ||
        (isSecondWalk &&
         (operands.isTensor || name.isSilent || mayReachUnknown(op)));
    flights.anyCall |= name.isCall;
    flights.anyAsynchronous |= results.isHandle;
    flights.anyBufferCall |= name.isCall && operands.isBuffer;
    flights.anyCopyOrFree |= frees || ((operands.isBuffer || isSecondWalk) &&
                                       isa<OffloadOp, ReloadOp>(op));
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

  /// Checks `op` by itself and notes what kinds of ops there are.
  void check(Operation *op, OpNameInfo name, TypeInfo operands,
             TypeInfo results, TypeInfo arguments) {
    if (!isQuiet)
      verify(op, name, operands, results, arguments);
    anyRecomputed |= isRecomputed(op);
    anySilent |= name.isSilent || name.isCall;
    if (!operands.isBuffer && !results.isBuffer && !arguments.isBuffer)
      return;
    anyBuffer = true;
    anyMixed |= (operands.isBuffer && results.isTensor) ||
                (operands.isTensor && results.isBuffer);
    anyUnknown |= llvm::any_of(op->getResults(), AliasRoots::isUnknownBuffer) ||
                  (arguments.isBuffer && !name.isFunction);
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

  static bool holdsPointers(Operation *root) {
    WalkResult result = root->walk([](Operation *op) {
      return mayReachUnknown(op) ? WalkResult::interrupt()
                                 : WalkResult::advance();
    });
    return result.wasInterrupted();
  }

  /// Whether `op` may touch buffers that it is not given.
  static bool mayReachUnknown(Operation *op) {
    return isa<MemoryEffectOpInterface>(op) &&
           llvm::any_of(collectAccesses(op),
                        [](const Access &access) { return !access.buffer; });
  }

  static bool freesOperand(Operation *op) {
    auto storageOp = cast<StorageOpInterface>(op);
    return llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
      return storageOp.freesOperand(operand);
    });
  }

  AliasRoots &roots;
  FlightOps &flights;
  CalleeAccesses &callees;
  TensorData &tensors;
  bool isQuiet;
  OpNameInfos names;
  llvm::DenseMap<Type, TypeInfo> types;
  bool isSecondWalk = false;
  bool anyBuffer = false;
  /// Buffers become tensors, or tensors buffers.
  bool anyMixed = false;
  /// Ops that do not tell what they do, calls among them.
  bool anySilent = false;
  /// Buffers that may be others.
  bool anyUnknown = false;
  bool anyRecomputed = false;
  bool anyFailed = false;
};
} // namespace

TransferVerifier::TransferVerifier()
    : callees(std::make_unique<CalleeAccesses>()),
      world(std::make_unique<ClosedWorld>(*callees)),
      tensors(std::make_unique<TensorData>(*callees)) {}
TransferVerifier::~TransferVerifier() = default;

/// Whether callees may copy or free buffers that they do not receive as
/// arguments, or make memory of theirs reachable after its end.
static bool doCalleesMatter(const FlightOps &flights, AliasRoots &roots,
                            CalleeAccesses &callees) {
  return llvm::any_of(flights.ops, [&](const auto &block) {
    return llvm::any_of(block.second, [&](Operation *op) {
      auto call = dyn_cast<CallOpInterface>(op);
      return call && llvm::any_of(callees.get(call, roots), [](auto &known) {
               const BufferUse &use = known.use;
               return use.copies() || use.frees || use.leavesEnded;
             });
    });
  });
}

LogicalResult TransferVerifier::verifyAll(Operation *module) {
  raised = raiseControlFlow(module);
  bool anyFailed = false;
  (raised ? *raised : module)->walk<WalkOrder::PreOrder>([&](Operation *op) {
    bool isModule = op->hasTrait<OpTrait::SymbolTable>();
    if (isa<FunctionOpInterface>(op) ||
        (!isModule && op->getNumRegions() > 0)) {
      anyFailed |= failed(verify(op));
      return WalkResult::skip();
    }
    if (isa_and_present<AODialect>(op->getDialect())) {
      op->emitOpError("is outside of a function");
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
  OpChecker checker(roots, flights, *callees, *tensors);
  LogicalResult checked = checker.run(function);
  recomputedOps |= checker.hasRecomputedOps();
  if (failed(checked))
    return failure();
  if ((checker.hasBuffers() || flights.anyCall) &&
      failed(world->verify(function)))
    return failure();
  bool matters = flights.anyBufferCall ||
                 (flights.anyCall && doCalleesMatter(flights, roots, *callees));
  if (!flights.anyTransfer && !matters)
    return success();
  checker.collectFurtherOps(function);
  if (failed(verifyBuffersInFlight(function, flights, roots, *callees)))
    return failure();
  if (flights.anyAsynchronous &&
      failed(verifyAsynchronous(function, roots, *callees)))
    return failure();
  if (!flights.anyCopyOrFree && !matters)
    return success();
  auto getSummary = [&](CallOpInterface call) { return summarize(call); };
  return verifyData(function, flights, roots, *callees, *tensors, getSummary);
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
    diagnostic.attachNote(backward->getLoc()) << "the backward function";
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
  known->leavesUnfilled = true;
  for (unsigned index = 0; index != function.getNumArguments(); ++index)
    known->needs.insert(index);
  for (unsigned index = 0; index != function.getNumResults(); ++index)
    known->emptyResults.insert(index);
  DataSummary *result = known.get();
  AliasRoots roots;
  FlightOps flights;
  OpChecker checker(roots, flights, *callees, *tensors, /*isQuiet=*/true);
  (void)checker.run(function);
  checker.collectFurtherOps(function);
  auto getSummary = [&](CallOpInterface nested) { return summarize(nested); };
  *result =
      summarizeData(function, flights, roots, *callees, *tensors, getSummary);
  return result;
}
