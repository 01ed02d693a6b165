//===- InlineCallees.cpp - Inline everything the steps call ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DirectCalls.h"
#include "MergeBlocks.h"
#include "SymbolUseCounts.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Ops/CallNames.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AOCompiledRegions.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Transforms/Inliner.h"
#include "mlir/Transforms/InliningUtils.h"
#include <array>

namespace ao {
#define GEN_PASS_DEF_AOINLINECALLEES
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// Inlines ops of any dialect: one without an inliner interface, registered or
/// not, permits it.
struct StepInliner : public InlinerInterface {
  explicit StepInliner(MLIRContext *context)
      : InlinerInterface(context),
        inheritedNames{StringAttr::get(context, kPhaseAttr),
                       StringAttr::get(context, kCompiledRegionAttr),
                       StringAttr::get(context, AODialect::kLayerAttr),
                       StringAttr::get(context, kMicrobatchAttr),
                       StringAttr::get(context, kNodeCallAttr)} {}

  using InlinerInterface::isLegalToInline;

  bool isLegalToInline(Region *dest, Region *src, bool wouldBeCloned,
                       IRMapping &mapping) const override {
    return !getInterfaceFor(dest->getParentOp()) ||
           InlinerInterface::isLegalToInline(dest, src, wouldBeCloned, mapping);
  }

  bool isLegalToInline(Operation *op, Region *dest, bool wouldBeCloned,
                       IRMapping &mapping) const override {
    return !getInterfaceFor(op) ||
           InlinerInterface::isLegalToInline(op, dest, wouldBeCloned, mapping);
  }

  bool allowSingleBlockOptimization(
      iterator_range<Region::iterator> inlinedBlocks) const override {
    return inlinedBlocks.empty() ||
           !getInterfaceFor(inlinedBlocks.begin()->getParentOp()) ||
           InlinerInterface::allowSingleBlockOptimization(inlinedBlocks);
  }

  /// Calls that came in with a callee are to be inlined in turn.
  void processInlinedBlocks(
      iterator_range<Region::iterator> inlinedBlocks) override {
    InheritedAttributes inherited = collectInherited();
    for (Block &block : inlinedBlocks) {
      for (Operation &op : block) {
        bool isEnd = op.hasTrait<OpTrait::IsTerminator>();
        op.walk([&](Operation *inner) {
          if (names.isCall(inner))
            calls.push_back({cast<CallOpInterface>(inner), isCompiledRegion});
          if (isCompiledRegion && !isEnd)
            addName(inner);
        });
        if (!isEnd)
          inherited.give(&op);
      }
    }
  }

  /// A call that is still to be inlined.
  struct Call {
    CallOpInterface op;
    /// True if the callee is a compiled region, or something that a compiled
    /// region calls.
    bool isCompiledRegion;
  };
  SmallVector<Call> calls;
  CallNames names;
  /// The call that is being inlined, and the part of a pair that its callee is.
  Operation *current = nullptr;
  StringAttr phase;
  bool isCompiledRegion = false;

  /// Moves the body of a compiled region into the place of `call`, where it is
  /// one block of ops without regions, and nothing has to be converted. The
  /// inliner of MLIR does the same in two walks more.
  bool moveStraightBody(CallOpInterface call, Region &body);

private:
  bool isStraight(CallOpInterface call, Region &body);
  bool isLegalByName(Operation *op, Region *dest);

  /// Returns attributes of the call that hold for the ops of its callee, unless
  /// these have their own. Compiled regions are used by several layers, so
  /// theirs do not.
  InheritedAttributes collectInherited() const {
    SmallVector<NamedAttribute> attributes;
    bool hasPhase = false, hasCompiledRegion = false;
    for (NamedAttribute attribute : current->getDiscardableAttrDictionary()) {
      if (!llvm::is_contained(inheritedNames, attribute.getName()))
        continue;
      attributes.push_back(attribute);
      hasPhase |= attribute.getName() == inheritedNames[kPhase];
      hasCompiledRegion |=
          attribute.getName() == inheritedNames[kCompiledRegion];
    }
    if (phase && !hasPhase)
      attributes.push_back({inheritedNames[kPhase], phase});
    return {attributes, hasCompiledRegion};
  }

  /// Names take longer to look up than to compare.
  enum InheritedName { kPhase, kCompiledRegion };
  std::array<StringAttr, 5> inheritedNames;

  /// An op of a compiled region that has no name is called after what it does.
  static Location getNamed(Operation *op, Location own) {
    if (hasName(own))
      return own;
    return NameLoc::get(
        StringAttr::get(op->getContext(), op->getName().stripDialect()), own);
  }

  static void addName(Operation *op) {
    auto callSite = dyn_cast<CallSiteLoc>(op->getLoc());
    if (!callSite)
      op->setLoc(getNamed(op, op->getLoc()));
    else if (!hasName(callSite.getCallee()))
      op->setLoc(CallSiteLoc::get(getNamed(op, callSite.getCallee()),
                                  callSite.getCaller()));
  }

  /// The inliner interface of the dialect of the ops with the last name.
  const void *lastName = nullptr;
  const DialectInlinerInterface *lastInterface = nullptr;
  IRMapping nothing;

  /// Returns true if a location was given a name, and is not a place in a file.
  static bool hasName(Location loc) {
    if (auto callSite = dyn_cast<CallSiteLoc>(loc))
      return hasName(callSite.getCallee());
    auto name = dyn_cast<NameLoc>(loc);
    return name && !name.getName().empty();
  }
};

/// As `isLegalToInline`, which looks the dialect up twice for each op.
bool StepInliner::isLegalByName(Operation *op, Region *dest) {
  const void *name = op->getName().getAsOpaquePointer();
  if (name != lastName) {
    lastName = name;
    lastInterface = getInterfaceFor(op);
  }
  return !lastInterface || lastInterface->isLegalToInline(
                               op, dest, /*wouldBeCloned=*/false, nothing);
}

bool StepInliner::isStraight(CallOpInterface call, Region &body) {
  IRMapping mapping;
  if (!body.hasOneBlock() ||
      body.getArgumentTypes() != call.getArgOperands().getTypes() ||
      !isLegalToInline(call->getParentRegion(), &body, false, mapping))
    return false;
  Block &block = body.front();
  if (!block.mightHaveTerminator() ||
      !block.back().hasTrait<OpTrait::ReturnLike>() ||
      block.back().getOperandTypes() != call->getResultTypes())
    return false;
  Region *dest = call->getParentRegion();
  return llvm::all_of(block, [&](Operation &op) {
    return op.getNumRegions() == 0 && !names.isCall(&op) &&
           isLegalByName(&op, dest);
  });
}

bool StepInliner::moveStraightBody(CallOpInterface call, Region &body) {
  if (!isStraight(call, body))
    return false;
  Block &block = body.front();
  Operation *end = block.getTerminator();
  InheritedAttributes inherited = collectInherited();
  Location from = call.getLoc();
  for (Operation &op : block.without_terminator()) {
    op.setLoc(CallSiteLoc::get(getNamed(&op, op.getLoc()), from));
    inherited.give(&op);
  }
  for (auto [argument, operand] :
       llvm::zip(block.getArguments(), call.getArgOperands()))
    argument.replaceAllUsesWith(operand);
  call->replaceAllUsesWith(end->getOperands());
  call->getBlock()->getOperations().splice(call->getIterator(),
                                           block.getOperations(), block.begin(),
                                           end->getIterator());
  end->dropAllReferences();
  return true;
}

struct InlineCalleesPass
    : public ao::impl::AOInlineCalleesBase<InlineCalleesPass> {
  using Base::Base;

  void runOnOperation() override {
    callDirectly(getOperation());
    SymbolTableCollection symbols;
    FailureOr<SmallVector<FunctionOpInterface>> steps =
        findSteps(getOperation());
    if (failed(steps))
      return signalPassFailure();
    SmallVector<FunctionOpInterface> functions;
    for (FunctionOpInterface step : *steps) {
      notePair(step, symbols);
      functions.push_back(step);
      if (FunctionOpInterface backward = findBackward(step, symbols))
        functions.push_back(backward);
    }
    SymbolUseCounts symbolUses(getOperation());
    if (llvm::any_of(functions, hasCalls) &&
        (failed(verifyCalls(*steps, symbols)) ||
         failed(inlineInto(functions, symbols, symbolUses))))
      return signalPassFailure();
    for (FunctionOpInterface function : functions)
      mergeBlocks(function);
    // A callee of a joint step is part of that step, and no step of its own.
    for (Operation *forward : calledPairs) {
      forward->removeAttr(AODialect::kBackwardAttr);
      forward->removeAttr(AODialect::kNumOutputsAttr);
    }
    dropUnusedCompiledRegions(symbolUses);
  }

private:
  static FunctionOpInterface findBackward(FunctionOpInterface step,
                                          SymbolTableCollection &symbols) {
    auto name =
        step->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
    if (!name)
      return {};
    return symbols.lookupNearestSymbolFrom<FunctionOpInterface>(step, name);
  }

  void notePair(FunctionOpInterface step, SymbolTableCollection &symbols) {
    FunctionOpInterface backward = findBackward(step, symbols);
    if (!backward)
      return;
    parts[step] = {StringAttr::get(&getContext(), "forward"), step};
    parts[backward] = {StringAttr::get(&getContext(), "backward"), step};
  }

  static bool hasCalls(FunctionOpInterface function) {
    CallNames names;
    return function
        ->walk([&](Operation *op) {
          return names.isCall(op) ? WalkResult::interrupt()
                                  : WalkResult::advance();
        })
        .wasInterrupted();
  }

  LogicalResult inlineInto(ArrayRef<FunctionOpInterface> functions,
                           SymbolTableCollection &symbols,
                           SymbolUseCounts &symbolUses) {
    for (FunctionOpInterface function : functions)
      if (failed(inlineInto(function, symbols, symbolUses)))
        return failure();
    return success();
  }

  /// Inlines the calls in `function`, and the calls that come in with their
  /// callees. `verifyCalls` has made sure that this ends. The body of a
  /// compiled region that nothing else names is moved, not cloned.
  LogicalResult inlineInto(FunctionOpInterface function,
                           SymbolTableCollection &symbols,
                           SymbolUseCounts &symbolUses) {
    StepInliner inliner(&getContext());
    inliner.names.forEachCall(function, [&](CallOpInterface call) {
      std::string prefix = getPrefix(call, symbols);
      inliner.calls.push_back({call, !prefix.empty()});
      if (!prefix.empty())
        call->setLoc(nameAfterCompiledRegion(call.getLoc(), prefix));
    });
    uses.clear();
    bool isJoint = function->hasAttr(AODialect::kStepAttr);
    int64_t numCalls = 0;
    while (!inliner.calls.empty()) {
      auto [call, isCompiledRegion] = inliner.calls.pop_back_val();
      auto callee = dyn_cast_or_null<FunctionOpInterface>(
          call.resolveCallableInTable(&symbols));
      if (!callee)
        continue;
      if (++numCalls > kMostInlinedCalls)
        return reportTooMany(function);
      auto callable = cast<CallableOpInterface>(callee.getOperation());
      inliner.current = call;
      Part part = isJoint ? parts.lookup(callee) : Part();
      inliner.phase = part.phase;
      inliner.isCompiledRegion = isCompiledRegion;
      if (part.forward)
        calledPairs.insert(part.forward);
      bool isCloned =
          !isPrivateCompiledRegion(callee) || !symbolUses.has(callee, 1);
      if (isCloned)
        symbolUses.addUsesIn(*callable.getCallableRegion());
      if (failed(inlineAside(inliner, call, callable, isCloned)))
        return call->emitError("cannot inline this call into a training step");
      symbolUses.dropUse(callee);
    }
    return success();
  }

  static LogicalResult reportTooMany(FunctionOpInterface function) {
    return emitError(function.getLoc())
           << "'@" << function.getName() << "' amounts to more than "
           << kMostInlinedCalls << " calls, nested ones included";
  }

  /// Inlines a call of one block in a block of its own for the time being. The
  /// inliner moves all that is after a call, which takes quadratic time
  /// where many calls stand in a row.
  static LogicalResult inlineAside(StepInliner &inliner, CallOpInterface call,
                                   CallableOpInterface callable,
                                   bool isCloned) {
    Region &region = *callable.getCallableRegion();
    if (inliner.isCompiledRegion && !isCloned &&
        inliner.moveStraightBody(call, region)) {
      call->erase();
      return success();
    }
    InlinerConfig config;
    auto inlineHere = [&] {
      return inlineCall(inliner, config.getCloneCallback(), call, callable,
                        &region, isCloned);
    };
    if (!region.hasOneBlock() ||
        !inliner.allowSingleBlockOptimization(region)) {
      if (failed(inlineHere()))
        return failure();
      call->erase();
      return success();
    }
    Block *block = call->getBlock();
    Block::iterator next = std::next(call->getIterator());
    auto *aside = new Block();
    block->getParent()->push_back(aside);
    call->moveBefore(aside, aside->end());
    LogicalResult inlined = inlineHere();
    if (succeeded(inlined))
      call->erase();
    block->getOperations().splice(next, aside->getOperations());
    aside->erase();
    return inlined;
  }

  /// The ops of a compiled region are named after its number, and from its
  /// second use in a step on after that of the use.
  std::string getPrefix(CallOpInterface call, SymbolTableCollection &symbols) {
    Operation *callee = call->getDiscardableAttr(kCompiledRegionAttr)
                            ? call.resolveCallableInTable(&symbols)
                            : nullptr;
    if (!callee)
      return {};
    std::optional<int64_t> id = getNumber(callee, kAotIdAttr);
    if (!id)
      return {};
    auto phase =
        dyn_cast_or_null<StringAttr>(call->getDiscardableAttr(kPhaseAttr));
    bool isForward = phase && phase == "forward";
    std::string prefix = (isForward ? "fwd" : "aot") + std::to_string(*id);
    if (int64_t use = uses[callee]++)
      prefix += "_" + std::to_string(use);
    return prefix + "_";
  }

  /// Erases the compiled regions that nothing names, nor compiled
  /// regions that are erased.
  void dropUnusedCompiledRegions(SymbolUseCounts &symbolUses) {
    DenseMap<Attribute, FunctionOpInterface> compiledRegions;
    SmallVector<FunctionOpInterface> unused;
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      if (isPrivateCompiledRegion(function)) {
        compiledRegions[function.getNameAttr()] = function;
        if (symbolUses.has(function, 0))
          unused.push_back(function);
      }
    while (!unused.empty()) {
      FunctionOpInterface function = unused.pop_back_val();
      for (Attribute name : symbolUses.dropUsesIn(function.getFunctionBody()))
        if (FunctionOpInterface compiledRegion = compiledRegions.lookup(name))
          unused.push_back(compiledRegion);
      function->erase();
    }
  }

  /// How often the step under way has used each compiled region.
  DenseMap<Operation *, int64_t> uses;

  /// A function of a pair: its phase, and the forward function.
  struct Part {
    StringAttr phase;
    Operation *forward = nullptr;
  };
  DenseMap<Operation *, Part> parts;
  llvm::SetVector<Operation *> calledPairs;
};
} // namespace
