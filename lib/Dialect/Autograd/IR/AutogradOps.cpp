//===- AutogradOps.cpp - Ops of autograd tapes ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/Autograd/IR/Autograd.h"

#include "mlir/IR/Builders.h"
#include <set>

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

#include "ao/Dialect/Autograd/IR/AutogradEnums.cpp.inc"

//===----------------------------------------------------------------------===//
// Handles whose type follows from the kind of the callback
//===----------------------------------------------------------------------===//

static ParseResult parseHookOfKind(OpAsmParser &parser, Type &type,
                                   HookKindAttr kind) {
  type = HookType::get(parser.getContext(), kind.getValue());
  return success();
}

static void printHookOfKind(OpAsmPrinter &, Operation *, Type, HookKindAttr) {}

static ParseResult parseOpaqueFunction(OpAsmParser &parser, Type &type) {
  type = HookType::get(parser.getContext(), HookKind::Function);
  return success();
}

static void printOpaqueFunction(OpAsmPrinter &, Operation *, Type) {}

//===----------------------------------------------------------------------===//
// Layouts of views
//===----------------------------------------------------------------------===//

namespace {
/// Reads sizes, strides and offsets; values are collected in order.
struct LayoutParser {
  ParseResult parseNumber(int64_t &integer) {
    OpAsmParser::UnresolvedOperand value;
    OptionalParseResult isValue = parser.parseOptionalOperand(value);
    if (!isValue.has_value())
      return parser.parseInteger(integer);
    integer = ShapedType::kDynamic;
    numbers.push_back(value);
    return *isValue;
  }

  ParseResult parse(DenseI64ArrayAttr &list) {
    SmallVector<int64_t> integers;
    auto parseOne = [&] { return parseNumber(integers.emplace_back()); };
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
      return failure();
    list = parser.getBuilder().getDenseI64ArrayAttr(integers);
    return success();
  }

  ParseResult parse(IntegerAttr &number) {
    int64_t integer = 0;
    if (parseNumber(integer))
      return failure();
    number = parser.getBuilder().getI64IntegerAttr(integer);
    return success();
  }

  OpAsmParser &parser;
  SmallVectorImpl<OpAsmParser::UnresolvedOperand> &numbers;
};

/// Prints the syntax that `LayoutParser` reads.
struct LayoutPrinter {
  /// Of an op that is not valid, there may be too few values.
  void print(int64_t integer) {
    if (!ShapedType::isDynamic(integer) || numbers.empty()) {
      printer << integer;
      return;
    }
    printer << numbers.front();
    numbers = numbers.drop_front();
  }

  void print(ArrayRef<int64_t> list) {
    printer << " [";
    llvm::interleaveComma(list, printer,
                          [&](int64_t integer) { print(integer); });
    printer << "]";
  }

  OpAsmPrinter &printer;
  OperandRange numbers;
};
} // namespace

static ParseResult
parseBaseAndView(OpAsmParser &parser,
                 SmallVectorImpl<OpAsmParser::UnresolvedOperand> &numbers,
                 DenseI64ArrayAttr &baseSizes, DenseI64ArrayAttr &baseStrides,
                 IntegerAttr &baseOffset, DenseI64ArrayAttr &viewSizes,
                 DenseI64ArrayAttr &viewStrides, IntegerAttr &viewOffset) {
  LayoutParser layout{parser, numbers};
  return failure(parser.parseKeyword("base") || layout.parse(baseSizes) ||
                 layout.parse(baseStrides) || layout.parse(baseOffset) ||
                 parser.parseKeyword("view") || layout.parse(viewSizes) ||
                 layout.parse(viewStrides) || layout.parse(viewOffset));
}

static void
printBaseAndView(OpAsmPrinter &printer, Operation *, OperandRange numbers,
                 DenseI64ArrayAttr baseSizes, DenseI64ArrayAttr baseStrides,
                 IntegerAttr baseOffset, DenseI64ArrayAttr viewSizes,
                 DenseI64ArrayAttr viewStrides, IntegerAttr viewOffset) {
  LayoutPrinter layout{printer, numbers};
  printer << "base";
  layout.print(baseSizes);
  layout.print(baseStrides);
  printer << " ";
  layout.print(baseOffset.getInt());
  printer << " view";
  layout.print(viewSizes);
  layout.print(viewStrides);
  printer << " ";
  layout.print(viewOffset.getInt());
}

static ParseResult
parsePartOfBase(OpAsmParser &parser,
                SmallVectorImpl<OpAsmParser::UnresolvedOperand> &numbers,
                DenseI64ArrayAttr &baseStrides, DenseI64ArrayAttr &viewSizes,
                DenseI64ArrayAttr &viewStrides, IntegerAttr &offset) {
  LayoutParser layout{parser, numbers};
  return failure(parser.parseKeyword("base") || layout.parse(baseStrides) ||
                 parser.parseKeyword("view") || layout.parse(viewSizes) ||
                 layout.parse(viewStrides) || layout.parse(offset));
}

static void printPartOfBase(OpAsmPrinter &printer, Operation *,
                            OperandRange numbers, DenseI64ArrayAttr baseStrides,
                            DenseI64ArrayAttr viewSizes,
                            DenseI64ArrayAttr viewStrides, IntegerAttr offset) {
  LayoutPrinter layout{printer, numbers};
  printer << "base";
  layout.print(baseStrides);
  printer << " view";
  layout.print(viewSizes);
  layout.print(viewStrides);
  printer << " ";
  layout.print(offset.getInt());
}

#define GET_OP_CLASSES
#include "ao/Dialect/Autograd/IR/AutogradOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

/// The body of `op` yields values of `expected` types.
static LogicalResult verifyYield(Operation *op, Block &body,
                                 TypeRange expected) {
  TypeRange yielded = body.getTerminator()->getOperandTypes();
  if (yielded == expected)
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError()
                                  << "expected its body to yield (" << expected
                                  << "), got (" << yielded << ")";
  diagnostic.attachNote(body.getTerminator()->getLoc()) << "yielded here";
  return diagnostic;
}

LogicalResult NodeOp::verify() {
  Operation *parent = (*this)->getParentOp();
  if (!isa<FunctionOpInterface>(parent) || !parent->hasAttr(kTapeAttr))
    return emitOpError() << "expected at the top level of a function with '"
                         << kTapeAttr << "'";
  return verifyYield(*this, getBody().front(), getResultTypes());
}

//===----------------------------------------------------------------------===//
// Callbacks
//===----------------------------------------------------------------------===//

/// Verifies that the values a callback reads or writes are in device memory.
static LogicalResult verifyOnDevice(Operation *op, TypeRange types,
                                    StringRef role) {
  for (Type type : types)
    if (isHostPlaced(type))
      return op->emitOpError()
             << "expected " << role << " in device memory, got " << type;
  return success();
}

/// Verifies that outs are all tensors, of which the first results are the
/// values after the call, or all buffers.
static LogicalResult verifyTied(Operation *op, OperandRange outputs,
                                bool mayHaveMore) {
  SmallVector<Type> expected;
  llvm::copy_if(outputs.getTypes(), std::back_inserter(expected),
                llvm::IsaPred<RankedTensorType>);
  if (!expected.empty() && expected.size() != outputs.size())
    return op->emitOpError() << "expected outs to be all tensors or all "
                                "buffers, got ("
                             << outputs.getTypes() << ")";
  TypeRange results = op->getResultTypes();
  bool enough = results.size() == expected.size() ||
                (mayHaveMore && results.size() > expected.size());
  if (enough && results.take_front(expected.size()) == TypeRange(expected))
    return success();
  return op->emitOpError() << "expected a result for each of outs: ("
                           << TypeRange(expected) << "), got (" << results
                           << ")";
}

/// Verifies that there is a size for each dynamic dimension of the new tensors.
static LogicalResult verifyFreshSizes(OpaqueCallOpInterface op) {
  size_t tied = llvm::count_if(op.getReplacedOperands().getTypes(),
                               llvm::IsaPred<RankedTensorType>);
  int64_t dynamic = 0;
  for (Type type : TypeRange(op->getResultTypes()).drop_front(tied))
    dynamic += cast<RankedTensorType>(type).getNumDynamicDims();
  auto given = static_cast<int64_t>(op.getFreshSizes().size());
  if (given == dynamic)
    return success();
  return op->emitOpError() << "expected " << dynamic
                           << " sizes of dynamic dimensions, got " << given;
}

static LogicalResult verifyUnpack(HookOp op) {
  // On buffers, the callback writes to its operand.
  bool onBuffers =
      llvm::all_of(op.getOutputs().getTypes(), llvm::IsaPred<BaseMemRefType>) &&
      op.getOutputs().size() == 1;
  if (!op.getPacked() || !op.getInputs().empty() || op.getMissing() ||
      (!onBuffers && !op.getOutputs().empty()))
    return op.emitOpError(
        "kind 'unpack' must have the packed value as its only operand");
  RankedTensorType unpacked = op.getPacked().getType().getUnpacked();
  if (onBuffers) {
    auto buffer = cast<ShapedType>(op.getOutputs().front().getType());
    if (op.getNumResults() == 0 && buffer.hasRank() &&
        buffer.getShape() == unpacked.getShape() &&
        buffer.getElementType() == unpacked.getElementType())
      return failure(
          failed(verifyOnDevice(op, op.getOutputs().getTypes(), "outs")) ||
          failed(verifyFreshSizes(op)));
    return op.emitOpError() << "expected to unpack into a buffer for "
                            << unpacked << ", got " << buffer;
  }
  if (op.getResultTypes() == TypeRange(unpacked))
    return failure(failed(verifyOnDevice(op, op.getResultTypes(), "results")) ||
                   failed(verifyFreshSizes(op)));
  return op.emitOpError() << "expected to unpack a value of type " << unpacked
                          << ", got (" << op.getResultTypes() << ")";
}

/// Positions of undefined gradients among all of outs are ascending.
static LogicalResult verifyMissing(HookOp op) {
  ArrayRef<int64_t> missing = op.getMissing().value_or(ArrayRef<int64_t>());
  auto count = static_cast<int64_t>(op.getOutputs().size() + missing.size());
  int64_t last = -1;
  for (int64_t position : missing) {
    if (position >= count)
      return op.emitOpError()
             << "expected positions of missing gradients below " << count
             << ", got " << position;
    if (position <= last)
      return op.emitOpError() << "expected ascending positions of missing "
                                 "gradients, from 0 on, got "
                              << *op.getMissing();
    last = position;
  }
  return success();
}

LogicalResult HookOp::verify() {
  HookKind kind = getKind();
  auto expected = HookType::get(getContext(), kind);
  if (getHandle().getType() != expected)
    return emitOpError() << "expected a handle of type " << Type(expected)
                         << ", got " << Type(getHandle().getType());
  if (kind == HookKind::Function)
    return emitOpError(
        "unsupported kind 'function': use 'autograd.call_opaque'");
  if (kind == HookKind::Unpack)
    return verifyUnpack(*this);
  if (getPacked())
    return emitOpError() << "kind '" << stringifyHookKind(kind)
                         << "' must have no packed operand";
  size_t missing = getMissing().value_or(ArrayRef<int64_t>()).size();
  if (kind == HookKind::TensorPre && getOutputs().size() + missing != 1)
    return emitOpError() << "kind 'tensor_pre' takes one gradient, got "
                         << getOutputs().size() + missing;
  if (kind == HookKind::PostAcc && getOutputs().empty())
    return emitOpError("kind 'post_acc' takes the latest gradient of a slot");
  if (failed(verifyMissing(*this)) ||
      failed(verifyOnDevice(*this, getInputs().getTypes(), "ins")) ||
      failed(verifyOnDevice(*this, getOutputs().getTypes(), "outs")))
    return failure();
  if (failed(verifyTied(*this, getOutputs(), /*mayHaveMore=*/false)))
    return failure();
  return verifyFreshSizes(*this);
}

LogicalResult CallOpaqueOp::verify() {
  auto expected = HookType::get(getContext(), HookKind::Function);
  if (getHandle().getType() != expected)
    return emitOpError() << "expected a handle of type " << Type(expected)
                         << ", got " << Type(getHandle().getType());
  if (failed(verifyOnDevice(*this, getInputs().getTypes(), "ins")) ||
      failed(verifyOnDevice(*this, getOutputs().getTypes(), "outs")) ||
      failed(verifyOnDevice(*this, getResultTypes(), "results")) ||
      failed(verifyTied(*this, getOutputs(), /*mayHaveMore=*/true)))
    return failure();
  return verifyFreshSizes(*this);
}

LogicalResult FinalCallbacksOp::verify() {
  if (failed(verifyOnDevice(*this, getOutputs().getTypes(), "outs")))
    return failure();
  return verifyTied(*this, getOutputs(), /*mayHaveMore=*/false);
}

OperandRange HookOp::getReplacedOperands() { return getOutputs(); }

OperandRange HookOp::getFreshSizes() { return getSizes(); }

OperandRange CallOpaqueOp::getReplacedOperands() { return getOutputs(); }

OperandRange CallOpaqueOp::getFreshSizes() { return getSizes(); }

OperandRange FinalCallbacksOp::getReplacedOperands() { return getOutputs(); }

OperandRange FinalCallbacksOp::getFreshSizes() {
  return getOperation()->getOperands().take_front(0);
}

using Effects = SmallVectorImpl<MemoryEffects::EffectInstance>;

static void getCallbackEffects(MutableOperandRange inputs,
                               MutableOperandRange outputs, Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), UserStateResource::get());
  effects.emplace_back(MemoryEffects::Write::get(), UserStateResource::get());
  auto add = [&](OpOperand &operand, MemoryEffects::Effect *effect) {
    if (isa<BaseMemRefType>(operand.get().getType()))
      effects.emplace_back(effect, &operand);
  };
  for (OpOperand &operand : inputs)
    add(operand, MemoryEffects::Read::get());
  for (OpOperand &operand : outputs) {
    add(operand, MemoryEffects::Read::get());
    add(operand, MemoryEffects::Write::get());
  }
}

void HookOp::getEffects(Effects &effects) {
  getCallbackEffects(getInputsMutable(), getOutputsMutable(), effects);
}

void CallOpaqueOp::getEffects(Effects &effects) {
  getCallbackEffects(getInputsMutable(), getOutputsMutable(), effects);
}

void FinalCallbacksOp::getEffects(Effects &effects) {
  getCallbackEffects(MutableOperandRange(*this, 0, 0), getOutputsMutable(),
                     effects);
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

static bool isCastable(Type from, Type to) {
  if (auto complex = dyn_cast<ComplexType>(from)) {
    auto target = dyn_cast<ComplexType>(to);
    return isCastable(complex.getElementType(),
                      target ? target.getElementType() : to);
  }
  return from == to || (isa<FloatType>(from) && isa<FloatType>(to));
}

bool ao::autograd::canValidate(RankedTensorType from, RankedTensorType to) {
  int64_t summed = from.getRank() - to.getRank();
  if (summed < 0 || from.getEncoding() != to.getEncoding() ||
      !isCastable(from.getElementType(), to.getElementType()))
    return false;
  for (int64_t i = 0; i < to.getRank(); ++i) {
    int64_t given = from.getDimSize(summed + i), wanted = to.getDimSize(i);
    if (given != wanted && wanted != 1 && !ShapedType::isDynamic(given) &&
        !ShapedType::isDynamic(wanted))
      return false;
  }
  return true;
}

/// The name and number of the node around `op`, for messages.
static std::string describeNode(Operation *op) {
  auto node = op->getParentOfType<NodeOp>();
  if (!node)
    return "a node";
  return ("'" + node.getName() + "' (node " + Twine(node.getIndex()) + ")")
      .str();
}

LogicalResult ValidateOutputOp::verify() {
  if (canValidate(getGradient().getType(), getResult().getType()))
    return success();
  return emitOpError() << describeNode(*this) << " returned "
                       << getGradient().getType() << ", expected "
                       << getResult().getType();
}
