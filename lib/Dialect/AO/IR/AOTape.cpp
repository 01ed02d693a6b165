//===- AOTape.cpp - Attributes of what an engine runs ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOTape.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace ao;

bool ao::isFormedStep(FunctionOpInterface function) {
  return function->hasAttr(AODialect::kStepAttr) &&
         function->hasAttr(kGradientsAttr) && !function.isExternal();
}

bool ao::isUnfinishedStep(FunctionOpInterface function) {
  return isFormedStep(function) && function->hasAttr(kEngineOrderAttr);
}

std::optional<int64_t> ao::getNumber(Operation *op, StringRef name) {
  auto number = dyn_cast_or_null<IntegerAttr>(op->getDiscardableAttr(name));
  return number ? std::optional<int64_t>(number.getInt()) : std::nullopt;
}

std::string ao::getSlotName(FunctionOpInterface function, int64_t slot) {
  auto names = function->getAttrOfType<ArrayAttr>(kGradientsAttr);
  if (names && slot < static_cast<int64_t>(names.size()))
    return cast<StringAttr>(names[slot]).str();
  return std::to_string(slot);
}

static InFlightDiagnostic emitExpected(Operation *op, NamedAttribute attr,
                                       const Twine &expected) {
  return op->emitError() << "expected '" << attr.getName().getValue()
                         << "' to be " << expected << ", got "
                         << attr.getValue();
}

static LogicalResult verifyNumber(Operation *op, NamedAttribute attr) {
  auto number = dyn_cast<IntegerAttr>(attr.getValue());
  if (number && number.getType().isSignlessInteger(64) && number.getInt() >= 0)
    return success();
  return emitExpected(op, attr, "a 64-bit integer of 0 or more");
}

static LogicalResult verifyNames(Operation *op, NamedAttribute attr) {
  auto names = dyn_cast<ArrayAttr>(attr.getValue());
  if (names && llvm::all_of(names, llvm::IsaPred<StringAttr>))
    return success();
  return emitExpected(op, attr, "a list of strings");
}

static LogicalResult verifyUnitAttribute(Operation *op, NamedAttribute attr) {
  if (isa<UnitAttr>(attr.getValue()))
    return success();
  return emitExpected(op, attr, "a unit attribute");
}

static LogicalResult verifyOnFunction(Operation *op, NamedAttribute attr) {
  StringRef name = attr.getName();
  if (!isa<FunctionOpInterface>(op))
    return op->emitError() << "expected '" << name << "' on a function";
  if (name == kAotIdAttr)
    return verifyNumber(op, attr);
  if (name == kEngineOrderAttr && op->getRegion(0).getBlocks().size() > 1)
    return op->emitError() << "has '" << name << "': expected one block";
  if (name == kEngineOrderAttr)
    return verifyUnitAttribute(op, attr);
  if (name != kTapeAttr)
    return verifyNames(op, attr);
  if (op->hasAttr(AODialect::kStepAttr))
    return op->emitError() << "is both a tape and a joint step";
  return verifyUnitAttribute(op, attr);
}

std::optional<LogicalResult> ao::verifyTapeAttribute(Operation *op,
                                                     NamedAttribute attr) {
  StringRef name = attr.getName();
  if (llvm::is_contained({kTapeAttr, kGradientsAttr, kReasonsAttr, kAotIdAttr,
                          kEngineOrderAttr},
                         name))
    return verifyOnFunction(op, attr);
  if (llvm::is_contained(
          {kNodeCallAttr, kCompiledRegionAttr, kTapeOrderAttr, kWorkspaceAttr},
          name))
    return verifyNumber(op, attr);
  if (name == kOrderedAttr)
    return verifyUnitAttribute(op, attr);
  if (name == kGradientAttr || name == kSizeOfAttr)
    return op->emitError() << "expected '" << name
                           << "' on an argument or result of a function";
  return std::nullopt;
}

/// Each entry names an argument and one of its dimensions.
static LogicalResult verifySizeOf(Operation *op, unsigned index,
                                  NamedAttribute attr) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  auto bindings = dyn_cast<ArrayAttr>(attr.getValue());
  if (!function || !bindings)
    return emitExpected(op, attr, "a list of arguments and their dimensions");
  if (!function.getArgumentTypes()[index].isIndex())
    return op->emitError() << "expected '" << kSizeOfAttr
                           << "' on an argument of type index, argument "
                           << index << " has "
                           << function.getArgumentTypes()[index];
  for (Attribute entry : bindings) {
    auto pair = dyn_cast<DenseI64ArrayAttr>(entry);
    if (!pair || pair.size() != 2)
      return emitExpected(op, attr, "a list of arguments and their dimensions");
    int64_t argument = pair[0], dimension = pair[1];
    if (argument < 0 || argument >= function.getNumArguments())
      return op->emitError()
             << "'" << kSizeOfAttr << "' names argument " << argument << " of "
             << function.getNumArguments();
    // A tensor, or the buffer that it has become.
    auto type = dyn_cast<ShapedType>(function.getArgumentTypes()[argument]);
    int64_t rank = type && type.hasRank() ? type.getRank() : 0;
    if (dimension < 0 || dimension >= rank)
      return op->emitError()
             << "'" << kSizeOfAttr << "' names dimension " << dimension
             << " of argument " << argument << ", which has " << rank;
  }
  return success();
}

std::optional<LogicalResult> ao::verifyTapeAttribute(Operation *op,
                                                     unsigned index,
                                                     bool isArgument,
                                                     NamedAttribute attr) {
  if (attr.getName() == kGradientAttr)
    return verifyNumber(op, attr);
  if (isArgument && attr.getName() == kSizeOfAttr)
    return verifySizeOf(op, index, attr);
  return std::nullopt;
}
