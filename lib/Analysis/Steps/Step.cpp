//===- Step.cpp - A training step as a sequence of ops and storages -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/Step.h"

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

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
    return "computed from constants: cheaper to rematerialize than to offload";
  case Ineligibility::DefinedByLoop:
    return "defined by a loop";
  case Ineligibility::OpaqueControlFlow:
    return "defined by an unregistered op with several regions";
  case Ineligibility::SharedStorage:
    return "may share storage with another value";
  case Ineligibility::Encoded:
    return "the tensor has an encoding";
  case Ineligibility::Quantized:
    return "the tensor is quantized: its elements have no layout in memory";
  case Ineligibility::NoElementSize:
    return "the element type has no known size";
  case Ineligibility::UnknownSize:
    return "dynamic shape without 'ao.bytes'";
  case Ineligibility::ZeroSized:
    return "zero-sized tensor";
  case Ineligibility::NotSaved:
    return "not saved by the forward function";
  case Ineligibility::NoGap:
    return "no idle interval between consecutive uses";
  case Ineligibility::NoBackwardUse:
    return "no use in the backward function";
  }
  llvm_unreachable("unknown ineligibility reason");
}

Ineligibility ao::getIneligibility(RankedTensorType type) {
  if (type.getEncoding())
    return Ineligibility::Encoded;
  if (isa<quant::QuantizedType>(type.getElementType()))
    return Ineligibility::Quantized;
  if (!getElementBytes(type.getElementType()))
    return Ineligibility::NoElementSize;
  return Ineligibility::None;
}

//===----------------------------------------------------------------------===//
// Access
//===----------------------------------------------------------------------===//

FunctionOpInterface StepFunctions::getFunction() const {
  return isBody() ? getRoot()->getParentOfType<FunctionOpInterface>() : forward;
}

StringRef StepFunctions::getName() const {
  return isBody() ? StringRef(bodyName)
                  : FunctionOpInterface(forward).getName();
}

Block &StepFunctions::getForwardBlock() const {
  return isBody() ? *body
                  : FunctionOpInterface(forward).getFunctionBody().front();
}

Block &StepFunctions::getBackwardBlock() const {
  return FunctionOpInterface(backward).getFunctionBody().front();
}

SmallVector<Block *, 2> StepFunctions::getBlocks() const {
  SmallVector<Block *, 2> blocks{&getForwardBlock()};
  if (isPair())
    blocks.push_back(&getBackwardBlock());
  return blocks;
}

Value StepFunctions::getSavedResult(unsigned slot) const {
  return getForwardBlock().getTerminator()->getOperand(numOutputs + slot);
}

BlockArgument StepFunctions::getSavedArgument(unsigned slot) const {
  return getBackwardBlock().getArgument(slot);
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

std::string Step::getStorageName(size_t storage) const {
  Value base = storages[storage].base;
  if (!base)
    return getOpName(ops[storages[storage].def]) + ".temporaries";
  if (auto result = dyn_cast<OpResult>(base))
    return result.getOwner()->getNumResults() > 1
               ? getResultName(result)
               : getOpName(result.getOwner());
  if (auto name = dyn_cast<NameLoc>(base.getLoc()))
    return name.getName().str();
  auto argument = cast<BlockArgument>(base);
  Operation *owner = argument.getOwner()->getParentOp();
  unsigned number = argument.getArgNumber();
  if (isPair() && owner == getBackward()) {
    // Numbered from the first, since offloading may change those before it.
    unsigned numSaved =
        getForwardBlock().getTerminator()->getNumOperands() - getNumOutputs();
    return (getBackward().getName() + ".cotangent" + Twine(number - numSaved))
        .str();
  }
  // A body captures arguments of functions and loops around it.
  auto function = dyn_cast<FunctionOpInterface>(owner);
  std::string name = owner == getRoot() ? getName().str()
                     : function         ? function.getName().str()
                                        : getOpName(owner);
  return name + ".arg" + std::to_string(number);
}

Location Step::getStorageLoc(size_t storage) const {
  const Storage &info = storages[storage];
  return info.base ? info.base.getLoc() : ops[info.def]->getLoc();
}
