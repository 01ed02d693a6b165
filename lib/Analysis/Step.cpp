//===- Step.cpp - A training step as a sequence of ops and storages -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Step.h"

#include "StepBuilder.h"
#include "ao/Analysis/OpCosts.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;
using namespace ao;

StringRef ao::describe(Ineligibility ineligibility) {
  switch (ineligibility) {
  case Ineligibility::None:
    return "eligible";
  case Ineligibility::NotATensor:
    return "not a tensor";
  case Ineligibility::Unranked:
    return "unranked tensor";
  case Ineligibility::StaticArgument:
    return "static argument, owned by the caller";
  case Ineligibility::ModelOutput:
    return "shares storage with a model output";
  case Ineligibility::MarkedKeep:
    return "marked 'ao.keep'";
  case Ineligibility::Cheap:
    return "made from constants: cheaper to make again than to move";
  case Ineligibility::DefinedByLoop:
    return "defined by a loop";
  case Ineligibility::OpaqueControlFlow:
    return "defined by an unregistered op with several regions";
  case Ineligibility::SharedStorage:
    return "may share storage with another value";
  case Ineligibility::Encoded:
    return "the tensor has an encoding";
  case Ineligibility::NoElementSize:
    return "the element type has no known size";
  case Ineligibility::UnknownSize:
    return "dynamic shape without 'ao.bytes'";
  case Ineligibility::ZeroSized:
    return "zero-sized tensor";
  case Ineligibility::NotSaved:
    return "not saved by the forward function";
  case Ineligibility::NoGap:
    return "no gap between consecutive uses";
  case Ineligibility::NoBackwardUse:
    return "no use in the backward function";
  }
  llvm_unreachable("unknown ineligibility reason");
}

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

/// `ao.donated` hands an argument to the callee, which then frees it: it cannot
/// be handed back as a result that the caller reads.
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
    diagnostic.attachNote(backward.getLoc()) << "backward function";
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
    diagnostic.attachNote(backward.getLoc()) << "backward function";
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
  if (!backward)
    return emitError(forward->getLoc())
           << "'" << AODialect::kBackwardAttr << "' names " << name
           << ", which is no function";
  if (backward == forward || backward->hasAttr(AODialect::kBackwardAttr) ||
      backward->hasAttr(AODialect::kStepAttr))
    return emitError(forward->getLoc())
           << "'" << AODialect::kBackwardAttr << "' names " << name
           << ", which is itself the root of a step";
  return backward;
}

FailureOr<Step> Step::build(FunctionOpInterface function,
                            SymbolTableCollection &symbols) {
  Step step;
  step.forward = function;
  if (failed(verifyBody(function)))
    return failure();
  auto name =
      function->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
  if (name) {
    auto numOutputs =
        function->getAttrOfType<IntegerAttr>(AODialect::kNumOutputsAttr);
    if (!numOutputs)
      return emitError(function->getLoc())
             << "has '" << AODialect::kBackwardAttr << "' but no '"
             << AODialect::kNumOutputsAttr << "'";
    step.numOutputs = numOutputs.getInt();
    FailureOr<FunctionOpInterface> backward =
        findBackward(function, name, symbols);
    if (failed(backward) || failed(verifyBody(*backward)) ||
        failed(verifySignatures(function, *backward, step.numOutputs)))
      return failure();
    step.backward = *backward;
  } else {
    step.numOutputs = function.getNumResults();
  }
  if (failed(verifyDonated(function, step.numOutputs)))
    return failure();
  if (failed(StepBuilder(step).build()))
    return failure();
  return step;
}

//===----------------------------------------------------------------------===//
// Access
//===----------------------------------------------------------------------===//

Block &Step::getForwardBlock() const {
  return FunctionOpInterface(forward).getFunctionBody().front();
}

Block &Step::getBackwardBlock() const {
  return FunctionOpInterface(backward).getFunctionBody().front();
}

ArrayRef<int32_t> Step::getUses(size_t storage) const {
  if (!extendedUses.empty())
    if (auto it = extendedUses.find(storage); it != extendedUses.end())
      return it->second;
  return ArrayRef(uses).slice(useBegin[storage],
                              useEnd[storage] - useBegin[storage]);
}

std::optional<size_t> Step::getStorageOf(Value value) const {
  auto it = storageOf.find(value);
  if (it == storageOf.end())
    return std::nullopt;
  return it->second;
}

std::optional<size_t> Step::getCopiedStorage(Value host) const {
  auto it = hostCopies.find(host);
  if (it == hostCopies.end())
    return std::nullopt;
  return it->second;
}

ArrayRef<unsigned> Step::getSavedSlots(size_t storage) const {
  auto it = savedSlots.find(storage);
  return it == savedSlots.end() ? ArrayRef<unsigned>() : it->second;
}

Value Step::getSavedResult(unsigned slot) const {
  return getForwardBlock().getTerminator()->getOperand(numOutputs + slot);
}

BlockArgument Step::getSavedArgument(unsigned slot) const {
  return getBackwardBlock().getArgument(slot);
}

std::string Step::getStorageName(size_t storage) const {
  Value base = storages[storage].base;
  if (!base)
    return getOpName(ops[storages[storage].def]) + ".temporaries";
  if (auto result = dyn_cast<OpResult>(base)) {
    std::string name = getOpName(result.getOwner());
    if (result.getOwner()->getNumResults() > 1)
      name += "#" + std::to_string(result.getResultNumber());
    return name;
  }
  if (auto name = dyn_cast<NameLoc>(base.getLoc()))
    return name.getName().str();
  auto argument = cast<BlockArgument>(base);
  auto function = cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  unsigned number = argument.getArgNumber();
  if (function != backward)
    return (function.getName() + ".arg" + Twine(number)).str();
  // Numbered from the first, since offloading may change what comes before.
  unsigned numSaved =
      getForwardBlock().getTerminator()->getNumOperands() - numOutputs;
  return (function.getName() + ".cotangent" + Twine(number - numSaved)).str();
}

Location Step::getStorageLoc(size_t storage) const {
  const Storage &info = storages[storage];
  return info.base ? info.base.getLoc() : ops[info.def]->getLoc();
}
