//===- ViewChecks.cpp - Layouts that are known at run time ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ViewChecks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include <limits>
#include <map>

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

static constexpr int64_t kLimit = int64_t(1) << 55;

namespace {
/// Arithmetic on sizes, strides and offsets. Values beyond the size of any
/// storage saturate at `kLimit`, so that no product and no sum over dimensions
/// overflows 63 bits.
class Calculator {
public:
  Calculator(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  Value value(OpFoldResult number) {
    std::optional<int64_t> known = getConstantIntValue(number);
    return known ? value(*known) : cast<Value>(number);
  }
  Value value(int64_t number) {
    Value &constant = constants[number];
    if (!constant)
      constant = arith::ConstantIndexOp::create(builder, loc, number);
    return constant;
  }

  Value add(Value a, Value b) { return make<arith::AddIOp>(a, b); }
  Value sub(Value a, Value b) { return make<arith::SubIOp>(a, b); }
  Value mul(Value a, Value b) { return make<arith::MulIOp>(a, b); }
  Value min(Value a, Value b) { return make<arith::MinSIOp>(a, b); }
  Value max(Value a, Value b) { return make<arith::MaxSIOp>(a, b); }
  Value div(Value a, Value b) { return make<arith::DivSIOp>(a, b); }
  Value both(Value a, Value b) { return make<arith::AndIOp>(a, b); }

  Value greater(Value a, Value b) {
    return builder.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::sgt,
                                               a, b);
  }
  Value greaterOrEqual(Value a, Value b) {
    return builder.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::sge,
                                               a, b);
  }
  Value select(Value condition, Value a, Value b) {
    return builder.createOrFold<arith::SelectOp>(loc, condition, a, b);
  }

  /// Elements of a tensor of these sizes.
  Value countElements(ArrayRef<OpFoldResult> sizes) {
    Value count = value(1);
    for (OpFoldResult size : sizes)
      count = mul(count, value(size));
    return count;
  }

  /// Elements from the first to the last of a dimension, less one.
  Value computeReach(OpFoldResult size, OpFoldResult stride) {
    Value steps = max(sub(value(size), value(1)), value(0));
    Value step = value(stride);
    Value fitting = div(value(kLimit), max(step, value(1)));
    return select(greater(steps, fitting), value(kLimit), mul(steps, step));
  }

  /// Elements from the first of the storage to the last that is seen: 0 where
  /// none is.
  Value computeEnd(const MixedLayout &layout) {
    Value end = add(min(value(layout.offset), value(kLimit)), value(1));
    for (auto [size, stride] : llvm::zip(layout.sizes, layout.strides))
      end = add(end, computeReach(size, stride));
    for (OpFoldResult size : layout.sizes)
      end = select(greater(value(size), value(0)), end, value(0));
    return end;
  }

  /// Returns the number of dimensions whose stride is within the extent of the
  /// smaller ones.
  Value countOverlaps(const MixedLayout &layout) {
    Value count = value(0), reach = value(0);
    SmallVector<OrderedDimension> order = orderByStride(builder, loc, layout);
    for (const OrderedDimension &dimension : llvm::reverse(order)) {
      Value overlaps = both(greater(value(dimension.size), value(1)),
                            greaterOrEqual(reach, value(dimension.stride)));
      count = add(count, select(overlaps, value(1), value(0)));
      reach = add(reach, computeReach(dimension.size, dimension.stride));
    }
    return count;
  }

  void check(Value given, Value expected, const Twine &what,
             const Twine &where) {
    StringRef node = getNodeName(loc);
    std::string named =
        (what + " in " + (node.empty() ? Twine("a node") : "'" + node + "'"))
            .str();
    CheckSizeOp::create(builder, loc, given, expected, named, where.str());
  }

private:
  template <typename OpTy>
  Value make(Value a, Value b) {
    return builder.createOrFold<OpTy>(loc, a, b);
  }

  OpBuilder &builder;
  Location loc;
  /// So that a number is one op, whatever is computed with it.
  std::map<int64_t, Value> constants;
};
} // namespace

//===----------------------------------------------------------------------===//
// Order of strides
//===----------------------------------------------------------------------===//

/// Returns the dimensions by stride; of equal strides, those of one element are
/// last.
static SmallVector<OrderedDimension> orderKnown(Builder &builder,
                                                const MixedLayout &layout) {
  SmallVector<int64_t> order(
      llvm::to_vector(llvm::seq<int64_t>(0, layout.sizes.size())));
  llvm::stable_sort(order, [&](int64_t a, int64_t b) {
    auto key = [&](int64_t dimension) {
      return std::pair(*getConstantIntValue(layout.strides[dimension]),
                       *getConstantIntValue(layout.sizes[dimension]));
    };
    return key(a) > key(b);
  });
  return llvm::map_to_vector(order, [&](int64_t dimension) {
    OpFoldResult size = layout.sizes[dimension];
    return OrderedDimension{builder.getIndexAttr(dimension), size,
                            isConstantIntValue(size, 1)
                                ? OpFoldResult()
                                : layout.strides[dimension]};
  });
}

SmallVector<OrderedDimension>
ao::autograd::orderByStride(OpBuilder &builder, Location loc,
                            const MixedLayout &layout) {
  if (layout.isStatic())
    return orderKnown(builder, layout);
  Calculator calculator(builder, loc);
  Value beyond = calculator.value(std::numeric_limits<int64_t>::max());
  SmallVector<OrderedDimension> order;
  for (auto [dimension, size] : llvm::enumerate(layout.sizes)) {
    Value known = calculator.value(size), one = calculator.value(1);
    Value stride =
        calculator.max(calculator.value(layout.strides[dimension]), one);
    order.push_back(
        {calculator.value(static_cast<int64_t>(dimension)), known,
         calculator.select(calculator.greater(known, one), stride, beyond)});
  }
  // Each pass brings the smallest stride of the rest to its end.
  for (size_t end = order.size(); end > 1; --end)
    for (size_t i = 0; i + 1 < end; ++i) {
      Value isBehind = calculator.greater(cast<Value>(order[i + 1].stride),
                                          cast<Value>(order[i].stride));
      auto exchange = [&](OpFoldResult &first, OpFoldResult &second) {
        Value a = cast<Value>(first), b = cast<Value>(second);
        first = calculator.select(isBehind, b, a);
        second = calculator.select(isBehind, a, b);
      };
      exchange(order[i].dimension, order[i + 1].dimension);
      exchange(order[i].size, order[i + 1].size);
      exchange(order[i].stride, order[i + 1].stride);
    }
  return order;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// None of the symbolic numbers of a layout is negative.
static void checkSigns(Calculator &calculator, const MixedLayout &layout,
                       StringRef role) {
  Value least = calculator.value(0);
  auto consider = [&](OpFoldResult number) {
    if (auto symbolic = dyn_cast<Value>(number))
      least = calculator.min(least, symbolic);
  };
  llvm::for_each(layout.sizes, consider);
  llvm::for_each(layout.strides, consider);
  consider(layout.offset);
  calculator.check(least, calculator.value(0),
                   "the least size, stride or offset of " + role,
                   "a valid layout");
}

static void checkOverlaps(Calculator &calculator, const MixedLayout &layout,
                          StringRef role) {
  calculator.check(calculator.countOverlaps(layout), calculator.value(0),
                   "the number of overlaps of " + role, "a valid layout");
}

void ao::autograd::checkView(OpBuilder &builder, Location loc,
                             const MixedLayout &base, const MixedLayout &view) {
  if (base.isStatic() && view.isStatic())
    return;
  Calculator calculator(builder, loc);
  Value elements = calculator.countElements(base.sizes);
  if (!base.isStatic()) {
    checkSigns(calculator, base, "the base");
    calculator.check(calculator.computeEnd(base), elements,
                     "the extent of the base", "a base without holes");
    checkOverlaps(calculator, base, "the base");
  }
  checkSigns(calculator, view, "the view");
  calculator.check(calculator.max(calculator.computeEnd(view), elements),
                   elements, "the end of the view", "its base");
  if (!view.isStatic())
    checkOverlaps(calculator, view, "the view");
}

void ao::autograd::checkBaseSizes(OpBuilder &builder, CopySlicesOp op) {
  Calculator calculator(builder, op.getLoc());
  for (auto [dimension, size] : llvm::enumerate(op.getBaseLayout().sizes)) {
    auto symbolic = dyn_cast<Value>(size);
    if (!symbolic)
      continue;
    Value given = tensor::DimOp::create(builder, op.getLoc(), op.getGradient(),
                                        static_cast<int64_t>(dimension));
    calculator.check(symbolic, given,
                     "size " + Twine(dimension) + " of the base",
                     "the gradient");
  }
}
