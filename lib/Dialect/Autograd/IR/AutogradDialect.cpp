//===- AutogradDialect.cpp - Dialect and attributes -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/Autograd/IR/Autograd.h"

#include "ao/Dialect/AO/IR/AOExtension.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

#include "ao/Dialect/Autograd/IR/AutogradDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "ao/Dialect/Autograd/IR/AutogradTypes.cpp.inc"

namespace {
struct AutogradExtension : public ExtensionDialectInterface {
  using ExtensionDialectInterface::ExtensionDialectInterface;

  StringRef describeUnfinished(FunctionOpInterface function) const final {
    return function->hasAttr(kTapeAttr) ? "a tape: run ao-form-step first" : "";
  }
};
} // namespace

void AutogradDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "ao/Dialect/Autograd/IR/AutogradTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ao/Dialect/Autograd/IR/AutogradOps.cpp.inc"
      >();
  addInterfaces<AutogradExtension>();
  addBytecodeInterface(*this);
}

bool ao::autograd::isTapeOp(Operation *op) {
  return isa_and_present<AutogradDialect>(op->getDialect());
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

bool ao::autograd::isFormedStep(FunctionOpInterface function) {
  return function->hasAttr(AODialect::kStepAttr) &&
         function->hasAttr(kGradientsAttr) && !function.isExternal();
}

bool ao::autograd::isUnfinishedStep(FunctionOpInterface function) {
  return isFormedStep(function) && function->hasAttr(kEngineOrderAttr);
}

std::string ao::autograd::getSlotName(FunctionOpInterface function,
                                      int64_t slot) {
  auto names = function->getAttrOfType<ArrayAttr>(kGradientsAttr);
  if (names && slot < static_cast<int64_t>(names.size()))
    return cast<StringAttr>(names[slot]).str();
  return std::to_string(slot);
}

//===----------------------------------------------------------------------===//
// Discardable attributes
//===----------------------------------------------------------------------===//

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
  if (name == kEngineOrderAttr && op->getRegion(0).getBlocks().size() > 1)
    return op->emitError() << "has '" << name << "': expected one block";
  if (name == kEngineOrderAttr)
    return verifyUnitAttribute(op, attr);
  if (name != kTapeAttr)
    return verifyNames(op, attr);
  if (op->hasAttr(AODialect::kStepAttr))
    return op->emitError() << "is both a tape ('" << kTapeAttr
                           << "') and a joint step ('" << AODialect::kStepAttr
                           << "')";
  return verifyUnitAttribute(op, attr);
}

LogicalResult AutogradDialect::verifyOperationAttribute(Operation *op,
                                                        NamedAttribute attr) {
  StringRef name = attr.getName();
  if (llvm::is_contained(
          {kTapeAttr, kGradientsAttr, kReasonsAttr, kEngineOrderAttr}, name))
    return verifyOnFunction(op, attr);
  if (name == kTapeOrderAttr)
    return verifyNumber(op, attr);
  if (name == kOrderedAttr)
    return verifyUnitAttribute(op, attr);
  if (name == kGradientAttr)
    return op->emitError() << "expected '" << name
                           << "' on an argument or result of a function";
  return op->emitError() << "unknown attribute '" << name << "'";
}

LogicalResult AutogradDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                        unsigned argIndex,
                                                        NamedAttribute attr) {
  if (attr.getName() == kGradientAttr)
    return verifyNumber(op, attr);
  return op->emitError() << "unknown attribute '" << attr.getName().getValue()
                         << "' on argument " << argIndex;
}

LogicalResult AutogradDialect::verifyRegionResultAttribute(
    Operation *op, unsigned, unsigned resultIndex, NamedAttribute attr) {
  if (attr.getName() == kGradientAttr)
    return verifyNumber(op, attr);
  return op->emitError() << "unknown attribute '" << attr.getName().getValue()
                         << "' on result " << resultIndex;
}
