//===- GraphDialect.cpp - Dialect and attributes --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/Graph/IR/Graph.h"

#include "ao/Dialect/AO/IR/AOExtension.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;
using namespace ao::graph;

#include "ao/Dialect/Graph/IR/GraphDialect.cpp.inc"
#include "ao/Dialect/Graph/IR/GraphEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "ao/Dialect/Graph/IR/GraphAttrs.cpp.inc"

void GraphDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "ao/Dialect/Graph/IR/GraphAttrs.cpp.inc"
      >();
  addInterfaces<ExtensionDialectInterface>();
  addBytecodeInterface(*this);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

LogicalResult ArgumentAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   Access access, int64_t draws) {
  if (access == Access::Random && draws <= 0)
    return emitError() << "expected 'draws' of 'random' to be positive, got "
                       << draws;
  if (access != Access::Random && draws != 0)
    return emitError() << "expected 'draws' with 'random' only, got '"
                       << stringifyAccess(access) << "'";
  return success();
}

CaptureAttr ao::graph::getCapture(FunctionOpInterface function) {
  return function->getAttrOfType<CaptureAttr>(kCaptureAttr);
}

static bool hasExtent(FunctionOpInterface function, Extent extent) {
  CaptureAttr capture = getCapture(function);
  return capture && capture.getExtent() == extent;
}

bool ao::graph::isCapturable(FunctionOpInterface function) {
  return getCapture(function) && !isDriver(function) && !function.isExternal();
}

bool ao::graph::isPart(FunctionOpInterface function) {
  return hasExtent(function, Extent::Part);
}

bool ao::graph::isDriver(FunctionOpInterface function) {
  return hasExtent(function, Extent::Driver);
}

ArgumentAttr ao::graph::getArgument(FunctionOpInterface function,
                                    unsigned index) {
  return function.getArgAttrOfType<ArgumentAttr>(index, kArgumentAttr);
}

Access ao::graph::getAccess(FunctionOpInterface function, unsigned index) {
  ArgumentAttr argument = getArgument(function, index);
  return argument ? argument.getAccess() : Access::Auto;
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

LogicalResult GraphDialect::verifyOperationAttribute(Operation *op,
                                                     NamedAttribute attr) {
  StringRef name = attr.getName();
  if (name == kArgumentAttr)
    return op->emitError() << "expected '" << name
                           << "' on an argument of a function";
  if (name != kCaptureAttr)
    return op->emitError() << "unknown attribute '" << name << "'";
  if (!isa<FunctionOpInterface>(op))
    return op->emitError() << "expected '" << name << "' on a function";
  if (!isa<CaptureAttr>(attr.getValue()))
    return op->emitError() << "expected '" << name
                           << "' to be a #graph.capture, got "
                           << attr.getValue();
  return success();
}

/// Returns the type of a number, or of the element of a tensor or buffer of
/// one; null for other types.
static Type getNumberType(Type type) {
  if (auto shaped = dyn_cast<ShapedType>(type);
      shaped && shaped.hasRank() && shaped.getRank() == 0)
    type = shaped.getElementType();
  return type.isIntOrIndexOrFloat() ? type : Type();
}

/// Returns the types that an argument with this access may have; an empty text
/// if `type` is one of them.
static StringRef describeExpectedType(Access access, Type type) {
  Type number = getNumberType(type);
  switch (access) {
  case Access::Auto:
  case Access::Static:
  case Access::Copied:
    return "";
  case Access::Value: {
    int64_t bytes = number ? getElementBytes(number).value_or(0) : 0;
    return bytes <= 8 && llvm::isPowerOf2_64(bytes)
               ? ""
               : "a number of 1, 2, 4 or 8 bytes";
  }
  case Access::Key:
    return number && (number.isIndex() || number.getIntOrFloatBitWidth() <= 64)
               ? ""
               : "a number of at most 64 bits";
  case Access::Random: {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && shaped.hasStaticShape() &&
                   shaped.getShape() == ArrayRef<int64_t>{2} &&
                   shaped.getElementType().isInteger(64)
               ? ""
               : "two 64-bit integers";
  }
  }
  llvm_unreachable("unknown access");
}

LogicalResult GraphDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                     unsigned argIndex,
                                                     NamedAttribute attr) {
  StringRef name = attr.getName();
  if (name != kArgumentAttr)
    return op->emitError() << "unknown attribute '" << name << "' on argument "
                           << argIndex;
  auto argument = dyn_cast<ArgumentAttr>(attr.getValue());
  if (!argument)
    return op->emitError() << "expected '" << name << "' on argument "
                           << argIndex << " to be a #graph.argument, got "
                           << attr.getValue();
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return op->emitError() << "expected '" << name
                           << "' on an argument of a function";
  Type type = function.getArgumentTypes()[argIndex];
  StringRef expected = describeExpectedType(argument.getAccess(), type);
  if (expected.empty())
    return success();
  return op->emitError() << "expected argument " << argIndex << " with "
                         << argument << " to be " << expected << ", got "
                         << type;
}

LogicalResult GraphDialect::verifyRegionResultAttribute(Operation *op, unsigned,
                                                        unsigned resultIndex,
                                                        NamedAttribute attr) {
  return op->emitError() << "unknown attribute '" << attr.getName().getValue()
                         << "' on result " << resultIndex;
}
