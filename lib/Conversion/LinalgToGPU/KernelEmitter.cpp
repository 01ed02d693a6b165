//===- KernelEmitter.cpp - One op as one kernel ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "ElementAccess.h"
#include "KernelLaunch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace ao;

namespace {
/// Emits the body of one kernel.
class KernelEmitter {
public:
  KernelEmitter(OpBuilder &builder, linalg::LinalgOp op,
                const KernelShape &shape, bool trustsArguments)
      : b(builder), op(op), loc(op.getLoc()), shape(shape),
        access(builder, op, shape, trustsArguments) {}

  void emit(Value token);

private:
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(b, loc, value);
  }
  void allowContraction(Operation *op) const;
  Operation *copyOp(Operation &op, IRMapping &mapping);
  void emitInner(Operation &inner, IRMapping &mapping);
  void emitWideSum(IRMapping &mapping);
  SmallVector<Value> payload(ArrayRef<SmallVector<Value>> inputs,
                             unsigned neighbour, ValueRange carried);
  SmallVector<Value> payloads(ValueRange carried);
  void payloadInMemory();
  Value widen(Value value);
  Value narrow(Value value);
  SmallVector<Value> loadOutputs();
  void storeOutputs(ValueRange values);
  SmallVector<Value> reduceSerially(ArrayRef<unsigned> loops,
                                    ValueRange carried);
  void emitElement();
  void emitTree(Value partials, Value element, Value column, Value row,
                Value isInside);
  Value emitPartial(Value element, Value row, Value isInside);
  Value combine(Value a, Value b);

  OpBuilder &b;
  linalg::LinalgOp op;
  Location loc;
  const KernelShape &shape;
  ElementAccess access;
};
} // namespace

/// Lets a device multiply and add in one instruction, which rounds once.
void KernelEmitter::allowContraction(Operation *op) const {
  if (!shape.mayContract ||
      !isa<arith::AddFOp, arith::SubFOp, arith::MulFOp>(op))
    return;
  auto math = cast<arith::ArithFastMathInterface>(op);
  arith::FastMathFlags flags =
      math.getFastMathFlagsAttr().getValue() | arith::FastMathFlags::contract;
  op->setAttr(math.getFastMathAttrName(),
              arith::FastMathFlagsAttr::get(op->getContext(), flags));
}

/// The same op on other values.
Operation *KernelEmitter::copyOp(Operation &op, IRMapping &mapping) {
  Operation *copy = b.clone(op, mapping);
  copy->walk([&](Operation *inner) { allowContraction(inner); });
  return copy;
}

void KernelEmitter::emitInner(Operation &inner, IRMapping &mapping) {
  if (&inner == shape.wideSum)
    return emitWideSum(mapping);
  if (auto index = dyn_cast<linalg::IndexOp>(inner)) {
    mapping.map(index.getResult(), access.getIndex(index.getDim()));
    return;
  }
  copyOp(inner, mapping)->walk([&](linalg::IndexOp index) {
    index.getResult().replaceAllUsesWith(access.getIndex(index.getDim()));
    index.erase();
  });
}

/// Adds to what is carried, which is wide. A product is then not rounded in
/// between.
void KernelEmitter::emitWideSum(IRMapping &mapping) {
  auto sum = cast<arith::AddFOp>(shape.wideSum);
  bool isFirst =
      isa<BlockArgument>(sum.getLhs()) &&
      cast<BlockArgument>(sum.getLhs()).getArgNumber() >= op.getNumDpsInputs();
  Value added = isFirst ? sum.getRhs() : sum.getLhs();
  Value carried = mapping.lookup(isFirst ? sum.getLhs() : sum.getRhs());
  auto product = added.getDefiningOp<arith::MulFOp>();
  Value wide;
  if (product && product->getBlock() == op.getBlock()) {
    Value left = widen(mapping.lookupOrDefault(product.getLhs()));
    Value right = widen(mapping.lookupOrDefault(product.getRhs()));
    wide = arith::MulFOp::create(b, loc, left, right);
    allowContraction(wide.getDefiningOp());
  } else {
    wide = widen(mapping.lookupOrDefault(added));
  }
  Value result = arith::AddFOp::create(b, loc, carried, wide);
  allowContraction(result.getDefiningOp());
  mapping.map(sum.getResult(), result);
}

/// One iteration. `carried` are the present values of the outputs; returns what
/// takes their place.
SmallVector<Value> KernelEmitter::payload(ArrayRef<SmallVector<Value>> inputs,
                                          unsigned neighbour,
                                          ValueRange carried) {
  access.moveTo(neighbour);
  IRMapping mapping;
  Block *block = op.getBlock();
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    unsigned number = operand.getOperandNumber();
    if (argument.use_empty())
      continue;
    mapping.map(argument, op.isDpsInit(&operand)
                              ? carried[number - op.getNumDpsInputs()]
                              : inputs[number][neighbour]);
  }
  for (Operation &inner : block->without_terminator())
    emitInner(inner, mapping);
  SmallVector<Value> results;
  for (Value yielded : block->getTerminator()->getOperands())
    results.push_back(mapping.lookupOrDefault(yielded));
  return results;
}

/// The iterations of all neighbours. `carried` are the outputs of each in turn,
/// or of all together if they are reduced into one.
SmallVector<Value> KernelEmitter::payloads(ValueRange carried) {
  SmallVector<SmallVector<Value>> inputs;
  for (OpOperand *input : op.getDpsInputOperands())
    inputs.push_back(op.getMatchingBlockArgument(input).use_empty()
                         ? SmallVector<Value>()
                         : access.load(*input));
  if (shape.width > 1 && shape.rowsAreConsecutive) {
    SmallVector<Value> values(carried);
    for (unsigned i = 0; i < shape.width; ++i)
      values = payload(inputs, i, values);
    return values;
  }
  SmallVector<Value> results;
  size_t count = op.getNumDpsInits();
  for (unsigned i = 0; i < shape.width; ++i)
    results.append(payload(inputs, i, carried.slice(i * count, count)));
  return results;
}

/// An iteration whose outputs are where they belong in memory.
void KernelEmitter::payloadInMemory() { storeOutputs(payloads(loadOutputs())); }

Value KernelEmitter::widen(Value value) {
  return arith::ExtFOp::create(b, loc, b.getF32Type(), value);
}

Value KernelEmitter::narrow(Value value) {
  return arith::TruncFOp::create(b, loc, shape.wideSum->getResult(0).getType(),
                                 value);
}

/// The outputs' values, where the payload asks for them; memory that is only
/// written may hold anything. In turn for each neighbour.
SmallVector<Value> KernelEmitter::loadOutputs() {
  size_t count = op.getNumDpsInits();
  SmallVector<Value> values(count * shape.width);
  for (auto [number, output] : llvm::enumerate(op.getDpsInitsMutable())) {
    if (!op.payloadUsesValueFromOperand(&output) && shape.reduction.empty())
      continue;
    for (auto [neighbour, value] : llvm::enumerate(access.load(output)))
      values[neighbour * count + number] = shape.wideSum ? widen(value) : value;
  }
  return values;
}

void KernelEmitter::storeOutputs(ValueRange values) {
  size_t count = op.getNumDpsInits();
  for (auto [number, output] : llvm::enumerate(op.getDpsInitsMutable())) {
    SmallVector<Value> own;
    for (size_t i = number; i < values.size(); i += count)
      own.push_back(shape.wideSum ? narrow(values[i]) : values[i]);
    access.store(output, own);
  }
}

/// The loops in order, with the outputs in registers, or in memory if there are
/// no `carried` values.
SmallVector<Value> KernelEmitter::reduceSerially(ArrayRef<unsigned> loops,
                                                 ValueRange carried) {
  if (loops.empty()) {
    if (!carried.empty())
      return payloads(carried);
    payloadInMemory();
    return {};
  }
  Value lower = constant(0), step = constant(1);
  Value upper = access.getSize(loops.front());
  auto loop = scf::ForOp::create(b, loc, lower, upper, step, carried);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  access.setIndex(loops.front(), loop.getInductionVar());
  SmallVector<Value> next =
      reduceSerially(loops.drop_front(), loop.getRegionIterArgs());
  if (carried.empty())
    return {};
  scf::YieldOp::create(b, loc, next);
  return SmallVector<Value>(loop.getResults());
}

/// All of one element, by one thread.
void KernelEmitter::emitElement() {
  bool inRegisters =
      llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
        return isReducedInRegister(op, output);
      });
  if (shape.reduction.empty() || !inRegisters) {
    reduceSerially(shape.reduction, {});
    return;
  }
  storeOutputs(reduceSerially(shape.reduction, loadOutputs()));
}

Value KernelEmitter::combine(Value left, Value right) {
  if (shape.wideSum)
    return arith::AddFOp::create(b, loc, left, right);
  IRMapping mapping;
  mapping.map(shape.combiner->getOperand(0), left);
  mapping.map(shape.combiner->getOperand(1), right);
  return b.clone(*shape.combiner, mapping)->getResult(0);
}

/// Emits the partial reduction of row `row` in an element's column: every
/// `rows`-th iteration, or group of `width` of them.
Value KernelEmitter::emitPartial(Value element, Value row, Value isInside) {
  Value neutral = arith::ConstantOp::create(
      b, loc, *arith::getNeutralElement(shape.combiner));
  if (shape.wideSum)
    neutral = arith::ConstantOp::create(b, loc, b.getF32FloatAttr(-0.0));
  auto branch = scf::IfOp::create(b, loc, neutral.getType(), isInside,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(b, loc, neutral);
  b.setInsertionPointToStart(branch.thenBlock());
  access.delinearize(element, shape.parallel);
  Value length = access.countIterations(shape.reduction);
  Value first = arith::MulIOp::create(b, loc, row, constant(shape.width));
  auto loop = scf::ForOp::create(b, loc, first, length,
                                 constant(shape.rows * shape.width),
                                 ValueRange(neutral));
  scf::YieldOp::create(b, loc, loop.getResults());
  b.setInsertionPointToStart(loop.getBody());
  access.delinearize(loop.getInductionVar(), shape.reduction);
  scf::YieldOp::create(b, loc, payloads(loop.getRegionIterArgs()));
  return branch.getResult(0);
}

/// Halves the rows until one is left. Which partial results meet depends on the
/// shape only, so the same input always gives the same bits.
void KernelEmitter::emitTree(Value partials, Value element, Value column,
                             Value row, Value isInside) {
  // Consecutive threads take consecutive slots, so that no two of a warp meet
  // in a bank of the shared memory.
  auto slot = [&](int64_t below) -> Value {
    Value line = arith::AddIOp::create(b, loc, row, constant(below));
    Value outer = shape.rowsAreConsecutive ? column : line;
    Value inner = shape.rowsAreConsecutive ? line : column;
    Value start = arith::MulIOp::create(
        b, loc, outer,
        constant(shape.rowsAreConsecutive ? shape.rows : shape.columns));
    return arith::AddIOp::create(b, loc, start, inner);
  };
  Value partial = emitPartial(element, row, isInside);
  Value own = slot(0);
  memref::StoreOp::create(b, loc, partial, partials, own);
  for (int64_t half = shape.rows / 2; half > 0; half /= 2) {
    gpu::BarrierOp::create(b, loc);
    Value isLive = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, row,
                                         constant(half));
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(scf::IfOp::create(b, loc, isLive).thenBlock());
    Value upper = memref::LoadOp::create(b, loc, partials, own);
    Value lower = memref::LoadOp::create(b, loc, partials, slot(half));
    memref::StoreOp::create(b, loc, combine(upper, lower), partials, own);
  }
  Value isFirst =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, row, constant(0));
  Value writes = arith::AndIOp::create(b, loc, isFirst, isInside);
  b.setInsertionPointToStart(scf::IfOp::create(b, loc, writes).thenBlock());
  access.delinearize(element, shape.parallel);
  Value sum = memref::LoadOp::create(b, loc, partials, own);
  storeOutputs(combine(loadOutputs().front(), sum));
}

void KernelEmitter::emit(Value token) {
  Value total = access.countIterations(shape.parallel);
  Value columns = constant(shape.columns);
  // A grid must not be empty.
  Value blocks = arith::MaxUIOp::create(
      b, loc, arith::CeilDivUIOp::create(b, loc, total, columns), constant(1));
  SmallVector<Type> shared;
  if (shape.combiner)
    shared.push_back(MemRefType::get(
        {shape.rows * shape.columns},
        shape.wideSum ? b.getF32Type() : shape.combiner->getResult(0).getType(),
        MemRefLayoutAttrInterface(),
        gpu::AddressSpaceAttr::get(b.getContext(),
                                   gpu::AddressSpace::Workgroup)));
  int64_t x = shape.rowsAreConsecutive ? shape.rows : shape.columns;
  int64_t y = shape.rowsAreConsecutive ? shape.columns : shape.rows;
  gpu::LaunchOp launch = launchKernel(b, loc, token, blocks, x, y, shared);
  gpu::KernelDim3 thread = launch.getThreadIds();
  Value column = shape.rowsAreConsecutive ? thread.y : thread.x;
  Value row = shape.rowsAreConsecutive ? thread.x : thread.y;
  Value start = arith::MulIOp::create(b, loc, launch.getBlockIds().x,
                                      constant(shape.columns));
  Value element = arith::AddIOp::create(b, loc, start, column);
  Value isInside =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, element, total);
  if (shape.combiner) {
    // The shared memory is the last argument of the body.
    emitTree(launch.getBody().getArguments().back(), element, column, row,
             isInside);
  } else {
    b.setInsertionPointToStart(scf::IfOp::create(b, loc, isInside).thenBlock());
    access.delinearize(element, shape.parallel);
    emitElement();
  }
  b.setInsertionPointAfter(launch);
}

void ao::emitKernel(OpBuilder &builder, linalg::LinalgOp op,
                    const KernelShape &shape, Value token) {
  Value aligned = areArgumentsAligned(builder, op, shape);
  if (!aligned) {
    KernelEmitter(builder, op, shape, /*trustsArguments=*/true).emit(token);
    return;
  }
  // Two kernels: in one, compilers make single accesses of what both branches
  // have in common.
  auto branch = scf::IfOp::create(builder, op.getLoc(), aligned,
                                  /*withElseRegion=*/true);
  for (bool trusts : {true, false}) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(trusts ? branch.thenBlock()
                                            : branch.elseBlock());
    KernelEmitter(builder, op, shape, trusts).emit(token);
  }
}
