//===- FormStep.cpp - Makes a joint step of each tape ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TapeChecker.h"
#include "ViewExpansion.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/AO/Transforms/WholeStep/Passes.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include <map>

namespace ao {
#define GEN_PASS_DEF_AOFORMSTEP
#include "ao/Dialect/AO/Transforms/WholeStep/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// The functions that were compiled ahead of time.
class Pieces {
public:
  struct Piece {
    int64_t id;
    /// The forward function of a backward function that belongs to a pair.
    Operation *forward = nullptr;
    bool isForward = false;
  };

  LogicalResult collect(ModuleOp module, SymbolTableCollection &symbols);

  const Piece *find(Operation *function) const {
    auto it = pieces.find(function);
    return it == pieces.end() ? nullptr : &it->second;
  }

  /// Functions that tapes call are no steps of their own.
  void hide(MLIRContext *context);

private:
  llvm::MapVector<Operation *, Piece> pieces;
};

/// Makes one step of one tape.
class StepFormer {
public:
  StepFormer(FunctionOpInterface tape, const Pieces &pieces,
             SymbolTableCollection &symbols)
      : tape(tape), pieces(pieces), symbols(symbols), builder(tape) {}

  LogicalResult form();

private:
  LogicalResult checkNodes();
  LogicalResult checkCalls();
  void splice(NodeOp node);
  std::string getLabel(NodeOp node);
  bool callsBack();
  void dropFinalCallbacks();
  void numberCalls();
  void reportReasons();

  FunctionOpInterface resolve(CallOpInterface call) {
    return dyn_cast_or_null<FunctionOpInterface>(
        call.resolveCallableInTable(&symbols));
  }

  FunctionOpInterface tape;
  const Pieces &pieces;
  SymbolTableCollection &symbols;
  Builder builder;
};

struct FormStep : public ao::impl::AOFormStepBase<FormStep> {
  void runOnOperation() override {
    SmallVector<FunctionOpInterface> tapes;
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      if (function->hasAttr(kTapeAttr))
        tapes.push_back(function);
    if (tapes.empty())
      return;
    SymbolTableCollection symbols;
    Pieces pieces;
    if (failed(pieces.collect(getOperation(), symbols)))
      return signalPassFailure();
    for (FunctionOpInterface tape : tapes)
      if (failed(StepFormer(tape, pieces, symbols).form()))
        return signalPassFailure();
    pieces.hide(&getContext());
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

/// A pair has one number, which the forward function says.
LogicalResult Pieces::collect(ModuleOp module, SymbolTableCollection &symbols) {
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
      pieces[function] = {*idOfPair, forward, /*isForward=*/false};
      continue;
    }
    if (!id)
      continue;
    auto [it, isNew] = owners.insert({*id, function});
    if (!isNew) {
      InFlightDiagnostic diagnostic = emitError(function.getLoc())
                                      << "'" << kAotIdAttr << "' " << *id
                                      << " is '@" << it->second.getName()
                                      << "''s";
      diagnostic.attachNote(it->second.getLoc()) << "which is here";
      return diagnostic;
    }
    pieces[function] = {*id, nullptr,
                        function->hasAttr(AODialect::kBackwardAttr)};
  }
  return success();
}

void Pieces::hide(MLIRContext *context) {
  Builder builder(context);
  for (auto &[function, piece] : pieces) {
    function->removeAttr(AODialect::kBackwardAttr);
    function->removeAttr(AODialect::kNumOutputsAttr);
    if (!function->hasAttr(kAotIdAttr))
      function->setAttr(kAotIdAttr, builder.getI64IntegerAttr(piece.id));
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
  if (failed(checkNodes()) || failed(checkCalls()))
    return failure();
  Block &block = tape.getFunctionBody().front();
  for (NodeOp node : llvm::make_early_inc_range(block.getOps<NodeOp>()))
    splice(node);
  // From the inside, since one may stand in the body of another.
  tape->walk<WalkOrder::PostOrder>(expandCopySlices);
  if (failed(TapeChecker(tape, symbols).check()))
    return failure();
  dropFinalCallbacks();
  numberCalls();
  reportReasons();
  tape->removeAttr(kTapeAttr);
  tape->setAttr(AODialect::kStepAttr, builder.getUnitAttr());
  tape->setAttr(kEngineOrderAttr, builder.getUnitAttr());
  if (!tape->hasAttr(kGradientsAttr))
    tape->setAttr(kGradientsAttr, builder.getArrayAttr({}));
  return success();
}

LogicalResult StepFormer::checkNodes() {
  std::map<uint64_t, NodeOp> known;
  for (auto node : tape.getFunctionBody().getOps<NodeOp>()) {
    auto [it, isNew] = known.insert({node.getIndex(), node});
    if (isNew)
      continue;
    InFlightDiagnostic diagnostic =
        node->emitError() << "has index " << node.getIndex() << ", as node '"
                          << it->second.getName() << "' has";
    diagnostic.attachNote(it->second.getLoc()) << "which is here";
    return diagnostic;
  }
  return success();
}

LogicalResult StepFormer::checkCalls() {
  WalkResult result = tape->walk([&](CallOpInterface call) {
    FunctionOpInterface callee = resolve(call);
    if (!callee || !callee.isExternal())
      return WalkResult::advance();
    InFlightDiagnostic diagnostic = call->emitError()
                                    << "a tape calls '@" << callee.getName()
                                    << "', which has no body; hand it over as "
                                       "'ao.call_opaque'";
    diagnostic.attachNote(callee.getLoc()) << "callee is here";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// What messages, traces and reports call the ops of a node.
std::string StepFormer::getLabel(NodeOp node) {
  std::string label = node.getName().str();
  for (Operation &op : node.getBody().front()) {
    if (auto call = dyn_cast<CallOpInterface>(op)) {
      FunctionOpInterface callee = resolve(call);
      if (const auto *piece = callee ? pieces.find(callee) : nullptr) {
        label += std::to_string(piece->id);
        break;
      }
    }
    if (auto accumulate = dyn_cast<AccumulateGradOp>(op)) {
      label += " " + getSlotName(tape, accumulate.getSlot());
      break;
    }
  }
  return label + " (NodeCall " + std::to_string(node.getIndex()) + ")";
}

void StepFormer::splice(NodeOp node) {
  Block &body = node.getBody().front();
  StringAttr label = builder.getStringAttr(getLabel(node));
  // What is said of a node holds for its ops.
  SmallVector<NamedAttribute> said{builder.getNamedAttr(
      kNodeCallAttr, builder.getI64IntegerAttr(node.getIndex()))};
  for (StringRef name : {StringRef(AODialect::kLayerAttr),
                         StringRef(kInstanceAttr), StringRef(kPhaseAttr)})
    if (Attribute attr = node->getAttr(name))
      said.push_back(builder.getNamedAttr(name, attr));
  InheritedAttributes inherited(said, /*isStronger=*/false);
  auto yield = cast<YieldOp>(body.getTerminator());
  for (Operation &op : body.without_terminator()) {
    op.walk([&](Operation *inner) {
      inner->setLoc(nameAfterNode(inner->getLoc(), label));
    });
    if (op.hasAttr(kNodeCallAttr))
      op.removeAttr(kNodeCallAttr);
    inherited.give(&op);
  }
  node->replaceAllUsesWith(yield.getValues());
  yield.erase();
  Block &block = tape.getFunctionBody().front();
  block.getOperations().splice(node->getIterator(), body.getOperations());
  node->erase();
}

/// Whether anything that the step calls, however deep, is a callback.
bool StepFormer::callsBack() {
  llvm::SetVector<Operation *> functions;
  functions.insert(tape);
  for (size_t i = 0; i < functions.size(); ++i) {
    WalkResult result = functions[i]->walk([&](Operation *op) {
      if (auto call = dyn_cast<CallOpInterface>(op)) {
        FunctionOpInterface callee = resolve(call);
        if (!callee)
          return WalkResult::interrupt();
        functions.insert(callee);
      }
      return isCallback(op) && !isa<FinalCallbacksOp>(op)
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return true;
  }
  return false;
}

/// Only callbacks queue callbacks.
void StepFormer::dropFinalCallbacks() {
  if (callsBack())
    return;
  Block &block = tape.getFunctionBody().front();
  for (auto last :
       llvm::make_early_inc_range(block.getOps<FinalCallbacksOp>())) {
    last->replaceAllUsesWith(last.getOutputs());
    last->erase();
  }
}

/// Calls of a backward function belong together with the call of the forward
/// function that has saved what they take.
void StepFormer::numberCalls() {
  StringAttr forward = builder.getStringAttr("forward");
  StringAttr backward = builder.getStringAttr("backward");
  llvm::DenseMap<Operation *, int64_t> forwardCalls;
  int64_t next = 0;
  tape->walk<WalkOrder::PreOrder>([&](CallOpInterface call) {
    FunctionOpInterface callee = resolve(call);
    const Pieces::Piece *piece = callee ? pieces.find(callee) : nullptr;
    if (!piece)
      return;
    std::optional<int64_t> number;
    for (Value operand : call.getArgOperands()) {
      auto saving = operand.getDefiningOp<CallOpInterface>();
      if (number || !saving || resolve(saving) != piece->forward)
        continue;
      if (auto it = forwardCalls.find(saving); it != forwardCalls.end())
        number = it->second;
    }
    if (!number)
      number = next++;
    if (piece->isForward)
      forwardCalls[call] = *number;
    NamedAttrList attributes(call->getDiscardableAttrDictionary());
    attributes.set(kPieceAttr, builder.getI64IntegerAttr(*number));
    if (!attributes.get(kPhaseAttr))
      attributes.set(kPhaseAttr, piece->isForward ? forward : backward);
    call->setDiscardableAttrs(attributes.getDictionary(call->getContext()));
  });
}

void StepFormer::reportReasons() {
  if (auto reasons = tape->getAttrOfType<ArrayAttr>(kReasonsAttr))
    for (Attribute reason : reasons)
      if (auto remark = remark::analysis(
              tape.getLoc(), remark::RemarkOpts::name("ao-form-step")
                                 .category("ao")
                                 .function(tape.getName())))
        remark << "compiled again: " + cast<StringAttr>(reason).str();
  tape->removeAttr(kReasonsAttr);
}
