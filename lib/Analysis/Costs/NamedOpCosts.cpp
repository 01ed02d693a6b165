//===- NamedOpCosts.cpp - Costs of ops that are known by their names ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes of dialects that are not linked are read from their text.
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Costs/RegionCosts.h"
#include "ao/Analysis/Ops/NamedOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace mlir;
using namespace ao;

static std::string printToText(Attribute attribute) {
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  return text;
}

std::string ao::readEnumAttribute(Operation *op, StringRef name) {
  Attribute attribute = op->getAttr(name);
  if (!attribute)
    return {};
  std::string text = printToText(attribute);
  return StringRef(text).rtrim('>').rsplit(' ').second.str();
}

/// The extents of the type of a value; none where they are not known.
static ArrayRef<int64_t> getExtents(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return type && type.hasStaticShape() ? type.getShape() : ArrayRef<int64_t>();
}

static double multiply(ArrayRef<int64_t> extents) {
  double product = 1;
  for (int64_t extent : extents)
    product *= static_cast<double>(extent);
  return product;
}

static double countElements(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return type && type.hasStaticShape() ? multiply(type.getShape()) : 0;
}

/// The numbers in the brackets after `key`, as in "key = [0, 1]".
static SmallVector<int64_t> readNumbers(StringRef text, StringRef key) {
  SmallVector<int64_t> numbers;
  auto [before, after] = text.split(key);
  StringRef list = after.split('[').second.split(']').first;
  while (!list.empty()) {
    auto [number, rest] = list.split(',');
    int64_t value = 0;
    if (!number.trim().getAsInteger(10, value))
      numbers.push_back(value);
    list = rest;
  }
  return numbers;
}

/// Operations for one element of a combining region; 1 without a region.
static double countCombiners(Operation *op) {
  double count = 0;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      count += static_cast<double>(block.getOperations().size()) - 1;
  return std::max(count, 1.0);
}

/// The product of an attribute with one number a dimension; 1 without it.
static double multiplyNumbers(Operation *op, StringRef name) {
  auto numbers = op->getAttrOfType<DenseI64ArrayAttr>(name);
  return numbers ? multiply(numbers.asArrayRef()) : 1;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Points of the iteration space of a product.
static double countProductPoints(Operation *op) {
  ArrayRef<int64_t> left = getExtents(op->getOperand(0));
  double points = countElements(op->getResult(0));
  if (left.empty())
    return points;
  Attribute dimensions = op->getAttr("dot_dimension_numbers");
  // `tosa.matmul` and `stablehlo.dot` contract the last dimension.
  if (!dimensions)
    return points * static_cast<double>(left.back());
  std::string text = printToText(dimensions);
  for (int64_t dimension : readNumbers(text, "lhs_contracting_dimensions"))
    if (dimension >= 0 && dimension < static_cast<int64_t>(left.size()))
      points *= static_cast<double>(left[dimension]);
  return points;
}

/// Which dimension of the kernel is the output feature: `o` in the text of
/// `#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>`.
static std::optional<size_t> findOutputFeature(Operation *op) {
  Attribute dimensions = op->getAttr("dimension_numbers");
  if (!dimensions)
    return std::nullopt;
  std::string text = printToText(dimensions);
  StringRef kernel = StringRef(text).split("]x[").second.split(']').first;
  SmallVector<StringRef> names;
  kernel.split(names, ',');
  auto *feature =
      llvm::find_if(names, [](StringRef name) { return name.trim() == "o"; });
  if (feature == names.end())
    return std::nullopt;
  return feature - names.begin();
}

/// Points of the iteration space of a convolution: for each output element, or
/// input element of a transposed one, the part of the kernel that meets it.
static double countConvolutionPoints(Operation *op) {
  StringRef name = op->getName().stripDialect();
  ArrayRef<int64_t> kernel = getExtents(op->getOperand(1));
  double points = countElements(op->getResult(0));
  if (kernel.empty())
    return points;
  if (name == "depthwise_conv2d")
    return points * multiply(kernel.take_front(2));
  double weights = multiply(kernel);
  if (name == "transpose_conv2d")
    return countElements(op->getOperand(0)) * weights /
           static_cast<double>(std::max<int64_t>(kernel.back(), 1));
  size_t feature = findOutputFeature(op).value_or(0);
  int64_t features = feature < kernel.size() ? kernel[feature] : 1;
  return points * weights / static_cast<double>(std::max<int64_t>(features, 1));
}

/// Multiplications of the two products of attention, of queries with keys and
/// of scores with values; 0 for operands of other shapes.
static double countAttentionPoints(Operation *op) {
  if (op->getNumOperands() < 3)
    return 0;
  ArrayRef<int64_t> queries = getExtents(op->getOperand(0));
  ArrayRef<int64_t> values = getExtents(op->getOperand(2));
  if (queries.size() < 2 || values.empty() || values.back() == 0)
    return 0;
  double rows = static_cast<double>(queries[queries.size() - 2]);
  double width = static_cast<double>(values.back());
  // Rows of keys in all batches, each of which has `rows` queries.
  double keys = countElements(op->getOperand(2)) / width;
  return rows * keys * (static_cast<double>(queries.back()) + width);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static std::optional<int64_t> getConstant(Value value) {
  Operation *op = value.getDefiningOp();
  auto elements =
      op ? op->getAttrOfType<DenseElementsAttr>("value") : DenseElementsAttr();
  if (!elements || !elements.isSplat() ||
      !isa<IntegerType>(elements.getElementType()))
    return std::nullopt;
  return elements.getSplatValue<APInt>().getSExtValue();
}

/// Returns the initial value of an argument of the test of `loop`, or `value`
/// if that is no such argument.
static Value enterLoop(Operation *loop, Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getOwner()->getParentOp() == loop
             ? loop->getOperand(argument.getArgNumber())
             : value;
}

/// Returns the constant that the body adds to carried value number `carried`.
static std::optional<int64_t> getIncrement(Operation *loop, unsigned carried) {
  Block &body = loop->getRegion(1).front();
  Operation *add = body.back().getOperand(carried).getDefiningOp();
  if (!add || add->getName().stripDialect() != "add" ||
      add->getNumOperands() != 2)
    return std::nullopt;
  for (unsigned side : {0u, 1u})
    if (add->getOperand(side) == body.getArgument(carried))
      return getConstant(enterLoop(loop, add->getOperand(1 - side)));
  return std::nullopt;
}

std::optional<double> ao::getNamedTripCount(Operation *loop) {
  if (!carriesOperands(loop))
    return std::nullopt;
  Operation *compare =
      loop->getRegion(0).front().back().getOperand(0).getDefiningOp();
  std::string direction =
      compare ? readEnumAttribute(compare, "comparison_direction") : "";
  auto counter = compare && compare->getNumOperands() == 2
                     ? dyn_cast<BlockArgument>(compare->getOperand(0))
                     : BlockArgument();
  if (direction.empty() || !counter ||
      counter.getOwner()->getParentOp() != loop)
    return std::nullopt;
  std::optional<int64_t> first = getConstant(enterLoop(loop, counter));
  std::optional<int64_t> bound =
      getConstant(enterLoop(loop, compare->getOperand(1)));
  std::optional<int64_t> step = getIncrement(loop, counter.getArgNumber());
  if (!first || !bound || !step || *step == 0)
    return std::nullopt;
  bool isUp = *step > 0;
  bool includesBound = direction == (isUp ? "LE" : "GE");
  if (!includesBound && direction != (isUp ? "LT" : "GT"))
    return std::nullopt;
  double distance =
      (static_cast<double>(*bound) - static_cast<double>(*first)) /
      static_cast<double>(*step);
  double trips = includesBound ? std::floor(distance) + 1 : std::ceil(distance);
  return std::max(trips, 0.0);
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

static OpCost makeCost(Operation *op, OpKind kind, double flops) {
  OpCost cost = getTrafficCost(op);
  cost.kind = kind;
  cost.flops = flops;
  return cost;
}

/// Returns the cost of an op that reads and writes parts of its first operand.
static OpCost getPartCost(ValueRange parts, ValueRange indices) {
  OpCost cost;
  cost.kind = OpKind::Memory;
  for (Value part : parts)
    cost.bytes += 2 * getBytesOrZero(part);
  for (Value index : indices)
    cost.bytes += getBytesOrZero(index);
  return cost;
}

/// The updates are the last operands of a scatter, as many as results, and the
/// second operand of a `dynamic_update_slice`.
static OpCost getUpdateCost(Operation *op) {
  unsigned results = op->getNumResults();
  if (op->getNumRegions() == 0 && op->getNumOperands() > 1 &&
      op->getName().stripDialect() == "dynamic_update_slice")
    return getPartCost(op->getOperand(1), op->getOperands().drop_front(2));
  if (op->getNumOperands() < 2 * results)
    return getTrafficCost(op);
  OpCost cost =
      getPartCost(op->getOperands().take_back(results),
                  op->getOperands().drop_front(results).drop_back(results));
  if (results > 0)
    cost.flops = countElements(op->getOperands().back()) * countCombiners(op);
  return cost;
}

static OpCost getSortCost(Operation *op) {
  double elements = countElements(op->getOperand(0));
  auto dimension = op->getAttrOfType<IntegerAttr>("dimension");
  ArrayRef<int64_t> extents = getExtents(op->getOperand(0));
  double rows =
      dimension && dimension.getInt() >= 0 &&
              dimension.getInt() < static_cast<int64_t>(extents.size())
          ? static_cast<double>(extents[dimension.getInt()])
          : elements;
  return makeCost(op, OpKind::Memory,
                  elements * std::ceil(std::log2(std::max(rows, 2.0))) *
                      countCombiners(op));
}

/// One operation for each element of each window.
static OpCost getWindowCost(Operation *op) {
  double window =
      multiplyNumbers(op, "window_dimensions") * multiplyNumbers(op, "kernel");
  // The windows of `select_and_scatter` are as many as the sources.
  bool selects = op->getNumOperands() == 3 && op->getNumRegions() == 2;
  double windows =
      countElements(selects ? op->getOperand(1) : Value(op->getResult(0)));
  return makeCost(op, OpKind::Memory, windows * window * countCombiners(op));
}

/// Ops of a region, one after the other.
static OpCost getCompositeCost(Operation *op) {
  Region *body = getDecomposition(op);
  if (!body)
    return getTrafficCost(op);
  return getRegionCost(*body);
}

OpCost ao::getNamedOpCost(Operation *op, NamedOp kind) {
  bool computes = op->getNumOperands() > 0 && op->getNumResults() > 0;
  switch (kind) {
  case NamedOp::View:
  case NamedOp::Barrier:
  case NamedOp::NoWork:
    return {};
  case NamedOp::Elementwise:
    return makeCost(op, OpKind::Memory,
                    computes ? countElements(op->getResult(0)) : 0);
  case NamedOp::Slice:
    return computes
               ? getPartCost(op->getResults(), op->getOperands().drop_front())
               : OpCost();
  case NamedOp::Update:
    return getUpdateCost(op);
  case NamedOp::Constant:
  case NamedOp::Movement:
    return makeCost(op, OpKind::Memory, 0);
  case NamedOp::Collective:
    return makeCost(op, OpKind::Collective, 0);
  case NamedOp::Loop:
  case NamedOp::Branch:
  case NamedOp::Wrapper:
    return getRegionsCost(op);
  case NamedOp::Composite:
    return getCompositeCost(op);
  case NamedOp::Unknown:
    return getTrafficCost(op);
  default:
    break;
  }
  // The op has fewer operands or results than its dialect requires.
  if (!computes)
    return getTrafficCost(op);
  switch (kind) {
  case NamedOp::Product:
    return makeCost(op, OpKind::Matmul, 2 * countProductPoints(op));
  case NamedOp::Convolution:
    return op->getNumOperands() > 1
               ? makeCost(op, OpKind::Conv, 2 * countConvolutionPoints(op))
               : getTrafficCost(op);
  case NamedOp::Attention:
    return makeCost(op, OpKind::Attention, 2 * countAttentionPoints(op));
  case NamedOp::Reduction:
    return makeCost(op, OpKind::Memory,
                    countElements(op->getOperand(0)) * countCombiners(op));
  case NamedOp::Window:
    return getWindowCost(op);
  default:
    return getSortCost(op);
  }
}
