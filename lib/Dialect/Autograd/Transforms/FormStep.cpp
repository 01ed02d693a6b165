//===- FormStep.cpp - Makes a joint step of each tape ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TapeChecker.h"
#include "ViewExpansion.h"
#include "ao/Analysis/Ops/CallNames.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/Autograd/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include <map>

namespace ao::autograd {
#define GEN_PASS_DEF_AOFORMSTEP
#include "ao/Dialect/Autograd/Transforms/Passes.h.inc"
} // namespace ao::autograd

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

namespace {
/// The functions that were compiled ahead of time.
class CompiledRegions {
public:
  struct CompiledRegion {
    int64_t id;
    /// The forward function of a backward function that belongs to a pair.
    Operation *forward = nullptr;
    bool isForward = false;
  };

  LogicalResult collect(ModuleOp module, SymbolTableCollection &symbols);

  const CompiledRegion *find(Operation *function) const {
    auto it = compiledRegions.find(function);
    return it == compiledRegions.end() ? nullptr : &it->second;
  }

  /// Functions that tapes call are no steps of their own.
  void hide(MLIRContext *context);

private:
  llvm::MapVector<Operation *, CompiledRegion> compiledRegions;
};

/// Makes one step of one tape.
class StepFormer {
public:
  StepFormer(FunctionOpInterface tape, const CompiledRegions &compiledRegions,
             SymbolTableCollection &symbols)
      : tape(tape), compiledRegions(compiledRegions), symbols(symbols),
        builder(tape), names(tape->getContext()) {}

  LogicalResult form();

private:
  LogicalResult checkNodes();
  LogicalResult checkCalls();
  void collectOps();
  void expandViewsOutside();
  void splice(NodeOp node);
  void nameOps(NodeOp node);
  std::string getLabel(NodeOp node);
  Operation *findCallback();
  LogicalResult checkFinalCallbacks();
  void numberCallsIn(Operation *op, ArrayRef<NamedAttribute> said = {});
  void addNumber(CallOpInterface call, NamedAttrList &attributes);
  void reportReasons();

  FunctionOpInterface resolve(CallOpInterface call);
  const CompiledRegions::CompiledRegion *
  findCompiledRegion(CallOpInterface call);

  /// Names of attributes that the pass adds: names take longer to look up than
  /// to compare.
  struct Names {
    explicit Names(MLIRContext *context)
        : node(StringAttr::get(context, kNodeCallAttr)),
          compiledRegion(StringAttr::get(context, kCompiledRegionAttr)),
          phase(StringAttr::get(context, kPhaseAttr)),
          layer(StringAttr::get(context, AODialect::kLayerAttr)),
          microbatch(StringAttr::get(context, kMicrobatchAttr)),
          forward(StringAttr::get(context, "forward")),
          backward(StringAttr::get(context, "backward")) {}
    StringAttr node, compiledRegion, phase, layer, microbatch;
    StringAttr forward, backward;
  };

  FunctionOpInterface tape;
  const CompiledRegions &compiledRegions;
  SymbolTableCollection &symbols;
  Builder builder;
  Names names;
  CallNames callNames;
  /// All calls in the tape, in order, and their callees.
  SmallVector<CallOpInterface> calls;
  llvm::DenseMap<Operation *, FunctionOpInterface> callees;
  SmallVector<CopySlicesOp> views;
  SmallVector<FinalCallbacksOp> ends;
  /// Calls, and compiled regions that were called, which have got their number;
  /// the numbers of the calls of forward functions.
  size_t numNumbered = 0;
  int64_t nextNumber = 0;
  llvm::DenseMap<Operation *, int64_t> forwardCalls;
};

struct FormStep : public ao::autograd::impl::AOFormStepBase<FormStep> {
  void runOnOperation() override {
    SmallVector<FunctionOpInterface> tapes;
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      if (function->hasAttr(kTapeAttr))
        tapes.push_back(function);
    if (tapes.empty())
      return;
    SymbolTableCollection symbols;
    CompiledRegions compiledRegions;
    if (failed(compiledRegions.collect(getOperation(), symbols)))
      return signalPassFailure();
    for (FunctionOpInterface tape : tapes)
      if (failed(StepFormer(tape, compiledRegions, symbols).form()))
        return signalPassFailure();
    compiledRegions.hide(&getContext());
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Compiled regions
//===----------------------------------------------------------------------===//

/// A pair has one number, which the forward function says.
LogicalResult CompiledRegions::collect(ModuleOp module,
                                       SymbolTableCollection &symbols) {
  llvm::DenseMap<Operation *, Operation *> forwardOf;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (auto name = function->getAttrOfType<FlatSymbolRefAttr>(
            AODialect::kBackwardAttr))
      if (Operation *backward = symbols.lookupNearestSymbolFrom(function, name))
        forwardOf[backward] = function;
  std::map<int64_t, FunctionOpInterface> owners;
  for (auto function : module.getOps<FunctionOpInterface>()) {
    std::optional<int64_t> id = getNumber(function, kAotIdAttr);
    Operation *forward = forwardOf.lookup(function);
    std::optional<int64_t> idOfPair =
        forward ? getNumber(forward, kAotIdAttr) : std::nullopt;
    if (idOfPair && (!id || id == idOfPair)) {
      compiledRegions[function] = {*idOfPair, forward, /*isForward=*/false};
      continue;
    }
    if (!id)
      continue;
    auto [it, isNew] = owners.insert({*id, function});
    if (!isNew) {
      InFlightDiagnostic diagnostic =
          emitError(function.getLoc())
          << "'" << kAotIdAttr << "' must be unique, '@" << it->second.getName()
          << "' has " << *id << " too";
      diagnostic.attachNote(it->second.getLoc()) << "the first one is here";
      return diagnostic;
    }
    compiledRegions[function] = {*id, nullptr,
                                 function->hasAttr(AODialect::kBackwardAttr)};
  }
  return success();
}

void CompiledRegions::hide(MLIRContext *context) {
  Builder builder(context);
  for (auto &[function, compiledRegion] : compiledRegions) {
    for (StringRef name :
         {AODialect::kBackwardAttr, AODialect::kNumOutputsAttr})
      if (function->getDiscardableAttr(name))
        function->removeAttr(name);
    if (!function->getDiscardableAttr(kAotIdAttr))
      function->setAttr(kAotIdAttr,
                        builder.getI64IntegerAttr(compiledRegion.id));
    if (SymbolTable::getSymbolVisibility(function) !=
        SymbolTable::Visibility::Private)
      SymbolTable::setSymbolVisibility(function,
                                       SymbolTable::Visibility::Private);
  }
}

//===----------------------------------------------------------------------===//
// Tapes
//===----------------------------------------------------------------------===//

LogicalResult StepFormer::form() {
  if (tape.isExternal() || !tape.getFunctionBody().hasOneBlock())
    return emitError(tape.getLoc())
           << "'@" << tape.getName() << "' is a tape: expected one block";
  collectOps();
  if (failed(checkNodes()) || failed(checkCalls()))
    return failure();
  expandViewsOutside();
  Block &block = tape.getFunctionBody().front();
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (auto node = dyn_cast<NodeOp>(op))
      splice(node);
    else
      numberCallsIn(&op);
  }
  if (failed(TapeChecker(tape, symbols).check()) ||
      failed(checkFinalCallbacks()))
    return failure();
  reportReasons();
  tape->removeAttr(kTapeAttr);
  tape->setAttr(AODialect::kStepAttr, builder.getUnitAttr());
  tape->setAttr(kEngineOrderAttr, builder.getUnitAttr());
  if (!tape->hasAttr(kGradientsAttr))
    tape->setAttr(kGradientsAttr, builder.getArrayAttr({}));
  return success();
}

FunctionOpInterface StepFormer::resolve(CallOpInterface call) {
  auto [it, isNew] = callees.try_emplace(call);
  if (isNew)
    it->second = dyn_cast_or_null<FunctionOpInterface>(
        call.resolveCallableInTable(&symbols));
  return it->second;
}

const CompiledRegions::CompiledRegion *
StepFormer::findCompiledRegion(CallOpInterface call) {
  FunctionOpInterface callee = resolve(call);
  return callee ? compiledRegions.find(callee) : nullptr;
}

/// From the inside.
void StepFormer::collectOps() {
  tape->walk([&](Operation *op) {
    if (callNames.isCall(op))
      calls.push_back(cast<CallOpInterface>(op));
    else if (auto view = dyn_cast<CopySlicesOp>(op))
      views.push_back(view);
    else if (auto end = dyn_cast<FinalCallbacksOp>(op))
      ends.push_back(end);
  });
}

LogicalResult StepFormer::checkNodes() {
  std::map<uint64_t, NodeOp> known;
  for (auto node : tape.getFunctionBody().getOps<NodeOp>()) {
    // Most engines count up.
    size_t before = known.size();
    auto it = known.emplace_hint(known.end(), node.getIndex(), node);
    if (known.size() > before)
      continue;
    InFlightDiagnostic diagnostic = node->emitError()
                                    << "index must be unique, node '"
                                    << it->second.getName() << "' has "
                                    << node.getIndex() << " too";
    diagnostic.attachNote(it->second.getLoc()) << "the first one is here";
    return diagnostic;
  }
  return success();
}

LogicalResult StepFormer::checkCalls() {
  for (CallOpInterface call : calls) {
    FunctionOpInterface callee = resolve(call);
    if (!callee || !callee.isExternal())
      continue;
    InFlightDiagnostic diagnostic =
        call->emitError()
        << "a tape calls '@" << callee.getName()
        << "', which has no body; call it with 'autograd.call_opaque'";
    diagnostic.attachNote(callee.getLoc()) << "callee is here";
    return diagnostic;
  }
  return success();
}

/// Expands inner ops first, since one may be in the body of another.
void StepFormer::expandViewsOutside() {
  for (CopySlicesOp view : views)
    if (!view->getParentOfType<NodeOp>())
      expandCopySlices(view);
}

/// Returns the name of a node's ops in messages, traces and reports.
std::string StepFormer::getLabel(NodeOp node) {
  std::string label = node.getName().str();
  for (Operation &op : node.getBody().front()) {
    if (auto accumulate = dyn_cast<AccumulateGradOp>(op)) {
      label += " " + getSlotName(tape, accumulate.getSlot());
      break;
    }
    const CompiledRegions::CompiledRegion *compiledRegion =
        callNames.isCall(&op) ? findCompiledRegion(cast<CallOpInterface>(op))
                              : nullptr;
    if (compiledRegion) {
      label += std::to_string(compiledRegion->id);
      break;
    }
  }
  return label + " (NodeCall " + std::to_string(node.getIndex()) + ")";
}

void StepFormer::nameOps(NodeOp node) {
  StringAttr label = builder.getStringAttr(getLabel(node));
  for (Operation &op : node.getBody().front().without_terminator())
    op.walk([&](Operation *inner) {
      inner->setLoc(nameAfterNode(inner->getLoc(), label));
    });
}

void StepFormer::splice(NodeOp node) {
  Block &body = node.getBody().front();
  nameOps(node);
  if (!views.empty())
    node->walk<WalkOrder::PostOrder>(expandCopySlices);
  // Attributes of a node hold for its ops.
  SmallVector<NamedAttribute> said{
      {names.node, builder.getI64IntegerAttr(node.getIndex())}};
  for (StringAttr name : {names.layer, names.microbatch, names.phase})
    if (Attribute attr = node->getDiscardableAttr(name))
      said.push_back({name, attr});
  InheritedAttributes inherited(said, /*isStronger=*/false);
  for (Operation &op : body.without_terminator()) {
    if (op.getDiscardableAttr(names.node))
      op.removeDiscardableAttr(names.node);
    if (!callNames.isCall(&op) ||
        !findCompiledRegion(cast<CallOpInterface>(op)))
      inherited.give(&op);
    numberCallsIn(&op, said);
  }
  auto yield = cast<YieldOp>(body.getTerminator());
  node->replaceAllUsesWith(yield.getValues());
  yield.erase();
  Block &block = tape.getFunctionBody().front();
  block.getOperations().splice(node->getIterator(), body.getOperations());
  node->erase();
}

/// The first op that calls back in the step or in a function that it calls,
/// however deep, or a call of a function that is not known.
Operation *StepFormer::findCallback() {
  llvm::SetVector<Operation *> functions;
  functions.insert(tape);
  Operation *found = nullptr;
  for (size_t i = 0; i < functions.size() && !found; ++i)
    functions[i]->walk([&](Operation *op) {
      if (auto call = dyn_cast<CallOpInterface>(op)) {
        if (FunctionOpInterface callee = resolve(call))
          functions.insert(callee);
        else
          found = op;
      }
      if (isa<OpaqueCallOpInterface>(op) && !isa<FinalCallbacksOp>(op))
        found = op;
      return found ? WalkResult::interrupt() : WalkResult::advance();
    });
  return found;
}

/// Verifies that a step with callbacks has final ones: without them, another
/// step would run the queued callbacks. Erases those of a step without
/// callbacks.
LogicalResult StepFormer::checkFinalCallbacks() {
  auto isOutside = [&](FinalCallbacksOp end) {
    return end->getParentOp() != tape;
  };
  llvm::erase_if(ends, isOutside);
  Operation *callback = findCallback();
  if (callback && ends.empty() && isa<OpaqueCallOpInterface>(callback)) {
    InFlightDiagnostic diagnostic =
        callback->emitError("may queue callbacks that never run: expected "
                            "'autograd.final_callbacks' in the tape");
    diagnostic.attachNote(tape.getLoc()) << "the tape is here";
    return diagnostic;
  }
  if (callback)
    return success();
  for (FinalCallbacksOp end : ends) {
    end->replaceAllUsesWith(end.getOutputs());
    end->erase();
  }
  return success();
}

/// Numbers the next of all calls as far as they are in `op`. If `op` is a call
/// itself, it gets the attributes `said`.
void StepFormer::numberCallsIn(Operation *op, ArrayRef<NamedAttribute> said) {
  for (; numNumbered < calls.size(); ++numNumbered) {
    CallOpInterface call = calls[numNumbered];
    if (!op->isAncestor(call))
      return;
    if (!findCompiledRegion(call))
      continue;
    NamedAttrList attributes(call->getDiscardableAttrDictionary());
    for (NamedAttribute attribute : said)
      if (op == call && !attributes.get(attribute.getName()))
        attributes.push_back(attribute);
    addNumber(call, attributes);
    call->setDiscardableAttrs(attributes.getDictionary(call->getContext()));
  }
}

/// Adds the number of a call. Calls of a backward function have that of the
/// call of the forward function whose residuals they use.
void StepFormer::addNumber(CallOpInterface call, NamedAttrList &attributes) {
  const CompiledRegions::CompiledRegion *compiledRegion =
      findCompiledRegion(call);
  std::optional<int64_t> number;
  for (Value operand : call.getArgOperands()) {
    Operation *saving =
        compiledRegion->forward ? operand.getDefiningOp() : nullptr;
    if (number || !saving)
      continue;
    auto it = forwardCalls.find(saving);
    if (it != forwardCalls.end() &&
        callees.lookup(saving) == compiledRegion->forward)
      number = it->second;
  }
  if (!number)
    number = nextNumber++;
  if (compiledRegion->isForward)
    forwardCalls[call] = *number;
  attributes.set(names.compiledRegion, builder.getI64IntegerAttr(*number));
  if (!attributes.get(names.phase))
    attributes.set(names.phase,
                   compiledRegion->isForward ? names.forward : names.backward);
}

void StepFormer::reportReasons() {
  if (auto reasons = tape->getAttrOfType<ArrayAttr>(kReasonsAttr))
    for (Attribute reason : reasons)
      if (auto remark = remark::analysis(
              tape.getLoc(), remark::RemarkOpts::name("ao-form-step")
                                 .category("ao")
                                 .function(tape.getName())))
        remark << "recompiled: " + cast<StringAttr>(reason).str();
  tape->removeAttr(kReasonsAttr);
}
