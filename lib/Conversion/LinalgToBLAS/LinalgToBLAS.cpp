//===- LinalgToBLAS.cpp - Matrix products to calls of a library -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MatrixProduct.h"
#include "ao-runtime/Runtime.h"
#include "ao/Conversion/Passes.h"
#include "ao/Conversion/Runtime/BufferAddress.h"
#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <array>
#include <vector>

namespace ao {
#define GEN_PASS_DEF_CONVERTLINALGTOBLAS
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Returns true if `op` marks a measured range: it accesses no memory of other
/// ops.
static bool isRangeMark(Operation *op) {
  return isCallOf(op, RuntimeFunction::aortStepRangeBegin) ||
         isCallOf(op, RuntimeFunction::aortStepRangeEnd);
}

/// The fill with zero that `op` adds to, if nothing in between can see it.
static Operation *findZeroFill(linalg::LinalgOp op) {
  Value output = op.getDpsInitOperand(0)->get();
  for (Operation *before = op->getPrevNode(); before;
       before = before->getPrevNode()) {
    if (auto fill = dyn_cast<linalg::FillOp>(before)) {
      bool isZero = matchPattern(fill.getInputs()[0], m_AnyZeroFloat());
      return isZero && fill.getOutputs()[0] == output ? fill : nullptr;
    }
    if (!isMemoryEffectFree(before) && !isRangeMark(before) &&
        !hasSingleEffect<MemoryEffects::Allocate>(before))
      return nullptr;
  }
  return nullptr;
}

static int32_t getTypeCode(Value buffer) {
  Type type = cast<MemRefType>(buffer.getType()).getElementType();
  return type.isF32() ? AORT_F32 : type.isF16() ? AORT_F16 : AORT_BF16;
}

namespace {
/// Emits the calls for one product.
class ProductEmitter {
public:
  ProductEmitter(OpBuilder &builder, Location loc, RuntimeCalls &calls,
                 const MatrixProduct &product)
      : b(builder), loc(loc), calls(calls), product(product),
        addresses{BufferAddress(b, loc, product.a.buffer()),
                  BufferAddress(b, loc, product.b.buffer()),
                  BufferAddress(b, loc, product.c.buffer())} {}

  /// Returns true if the library has issued all of them, as i1.
  Value emit(bool accumulates);

private:
  using Distances = std::array<Value, 3>;

  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(b, loc, value);
  }
  const OperandLayout &layout(unsigned operand) const {
    return operand == 0 ? product.a : operand == 1 ? product.b : product.c;
  }
  Value multiply(Value left, Value right) {
    return arith::MulIOp::create(b, loc, left, right);
  }
  Value sizeOf(const Axis &axis);
  Value strideIn(unsigned operand, const Axis &axis);
  Value leading(unsigned operand, const Axis &row, const Axis &column);
  Value emitCall(const Distances &distances, bool accumulates);
  Value emitLoops(ArrayRef<Axis> outer, Distances distances, bool accumulates,
                  Value issued);

  OpBuilder &b;
  Location loc;
  RuntimeCalls &calls;
  const MatrixProduct &product;
  std::array<BufferAddress, 3> addresses;
};
} // namespace

Value ProductEmitter::sizeOf(const Axis &axis) {
  Value size = constant(1);
  for (unsigned loop : axis.loops) {
    for (unsigned operand = 0; operand < 3; ++operand) {
      std::optional<unsigned> dimension = layout(operand).dimension(loop);
      if (!dimension)
        continue;
      size = multiply(size, getValueOrCreateConstantIndexOp(
                                b, loc, addresses[operand].size(*dimension)));
      break;
    }
  }
  return size;
}

Value ProductEmitter::strideIn(unsigned operand, const Axis &axis) {
  std::optional<unsigned> dimension = layout(operand).dimension(axis);
  if (!dimension)
    return constant(0);
  return getValueOrCreateConstantIndexOp(b, loc,
                                         addresses[operand].stride(*dimension));
}

/// The distance of lines; of a single line, its length.
Value ProductEmitter::leading(unsigned operand, const Axis &row,
                              const Axis &column) {
  return layout(operand).dimension(row) ? strideIn(operand, row)
                                        : sizeOf(column);
}

Value ProductEmitter::emitCall(const Distances &distances, bool accumulates) {
  const Axis &m = product.m, &n = product.n, &k = product.k;
  auto flag = [&](int32_t value) -> Value {
    return LLVM::ConstantOp::create(b, loc, b.getI32Type(), value);
  };
  SmallVector<Value> arguments;
  for (unsigned operand : {2, 0, 1})
    arguments.push_back(
        addresses[operand].elementAt(b, loc, distances[operand]));
  Value words[] = {sizeOf(m),
                   sizeOf(n),
                   sizeOf(k),
                   product.transposeA ? leading(0, k, m) : leading(0, m, k),
                   product.transposeB ? leading(1, n, k) : leading(1, k, n),
                   leading(2, m, n),
                   sizeOf(product.batch),
                   strideIn(0, product.batch),
                   strideIn(1, product.batch),
                   strideIn(2, product.batch)};
  for (Value word : words)
    arguments.push_back(toWord(b, loc, word));
  for (int32_t value :
       {int32_t(product.transposeA), int32_t(product.transposeB),
        int32_t(accumulates), getTypeCode(product.a.buffer()),
        getTypeCode(product.c.buffer())})
    arguments.push_back(flag(value));
  Value issued = calls.call(b, loc, RuntimeFunction::aortStepMatmul, arguments);
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, issued,
                               flag(0));
}

Value ProductEmitter::emitLoops(ArrayRef<Axis> outer, Distances distances,
                                bool accumulates, Value issued) {
  if (outer.empty())
    return arith::AndIOp::create(b, loc, issued,
                                 emitCall(distances, accumulates));
  const Axis &axis = outer.front();
  auto loop = scf::ForOp::create(b, loc, constant(0), sizeOf(axis), constant(1),
                                 ValueRange(issued));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  for (unsigned operand = 0; operand < 3; ++operand)
    distances[operand] = arith::AddIOp::create(
        b, loc, distances[operand],
        multiply(loop.getInductionVar(), strideIn(operand, axis)));
  Value all = emitLoops(outer.drop_front(), distances, accumulates,
                        loop.getRegionIterArg(0));
  scf::YieldOp::create(b, loc, all);
  return loop.getResult(0);
}

Value ProductEmitter::emit(bool accumulates) {
  Value zero = constant(0);
  Value issued = arith::ConstantIntOp::create(b, loc, 1, 1);
  return emitLoops(product.outer, {zero, zero, zero}, accumulates, issued);
}

/// Puts `op` after the question whether the library did it.
static void convertProduct(linalg::LinalgOp op, const MatrixProduct &product,
                           RuntimeCalls &calls) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Operation *fill = findZeroFill(op);
  Value issued =
      ProductEmitter(builder, loc, calls, product).emit(/*accumulates=*/!fill);
  Value one = arith::ConstantIntOp::create(builder, loc, 1, 1);
  Value missing = arith::XOrIOp::create(builder, loc, issued, one);
  auto branch = scf::IfOp::create(builder, loc, missing);
  Operation *end = branch.thenBlock()->getTerminator();
  if (fill)
    fill->moveBefore(end);
  op->moveBefore(end);
}

namespace {
struct ConvertLinalgToBLAS
    : public ao::impl::ConvertLinalgToBLASBase<ConvertLinalgToBLAS> {
  void runOnOperation() override {
    RuntimeCalls calls(getOperation());
    std::vector<std::pair<linalg::LinalgOp, MatrixProduct>> products;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (!op.hasPureBufferSemantics())
        return;
      if (std::optional<MatrixProduct> product = matchMatrixProduct(op))
        products.emplace_back(op, std::move(*product));
    });
    for (auto &[op, product] : products)
      convertProduct(op, product, calls);
    if (calls.hadError())
      signalPassFailure();
  }
};
} // namespace
