//===- KernelEmitter.cpp - One op as one kernel ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "WideAccess.h"
#include "ao/Analysis/OpCosts.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace ao;

/// What profilers show: the name of the op the kernel comes from, or the line,
/// without the folder that the file happens to be in.
static std::string nameKernel(Location loc) {
  std::string name;
  if (loc->findInstanceOf<NameLoc>())
    name = getLocationName(loc);
  else if (auto line = loc->findInstanceOf<FileLineColLoc>())
    name = (llvm::sys::path::stem(line.getFilename()) + "_" +
            Twine(line.getLine()))
               .str();
  for (char &c : name)
    if (!llvm::isAlnum(c))
      c = '_';
  if (name.empty() || llvm::isDigit(name.front()))
    name = "op_" + name;
  // The device has names of its own, such as `malloc` and `WARP_SZ`.
  return name + "_kernel";
}

gpu::LaunchOp ao::launchKernel(OpBuilder &builder, Location loc, Value token,
                               Value blocks, int64_t blockX, int64_t blockY,
                               TypeRange shared) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value one = constant(1);
  auto name = FlatSymbolRefAttr::get(builder.getContext(), nameKernel(loc));
  auto launch = gpu::LaunchOp::create(
      builder, loc, blocks, one, one, constant(blockX), constant(blockY), one,
      /*dynamicSharedMemorySize=*/Value(),
      gpu::AsyncTokenType::get(builder.getContext()), ValueRange(token), shared,
      /*privateAttributions=*/TypeRange(), /*clusterSizeX=*/Value(),
      /*clusterSizeY=*/Value(), /*clusterSizeZ=*/Value(),
      /*module=*/FlatSymbolRefAttr(), name);
  builder.setInsertionPointToEnd(&launch.getBody().front());
  gpu::TerminatorOp::create(builder, loc);
  builder.setInsertionPoint(launch.getBody().front().getTerminator());
  return launch;
}

/// Whether the operand is another one for each neighbour.
static bool isAnotherForNeighbours(linalg::LinalgOp op,
                                   const KernelShape &shape,
                                   OpOperand &operand) {
  return shape.width > 1 &&
         op.getMatchingIndexingMap(&operand).isFunctionOfDim(shape.wideLoop());
}

/// Whether neighbours are loaded and stored together, if the operand's buffer
/// begins where that is possible.
static bool isWideAccess(linalg::LinalgOp op, const KernelShape &shape,
                         OpOperand &operand) {
  return !op.isScalar(&operand) && isAnotherForNeighbours(op, shape, operand) &&
         isLoadable(operand.get(), shape.width);
}

static int64_t getWideBytes(const KernelShape &shape, OpOperand &operand) {
  return shape.width * getLoadableBytes(operand.get());
}

namespace {
/// Emits the body of one kernel. Values of the host are captured; outlining
/// turns them into arguments.
class KernelEmitter {
public:
  KernelEmitter(OpBuilder &builder, linalg::LinalgOp op,
                const KernelShape &shape, bool trustsArguments)
      : b(builder), op(op), loc(op.getLoc()), shape(shape),
        trustsArguments(trustsArguments) {
    for (const Range &range : op.createLoopRanges(b, loc))
      sizes.push_back(range.size);
    indices.resize(sizes.size());
    neighbours.resize(shape.width);
    if (isWideInParallel())
      sizes[shape.wideLoop()] = b.getIndexAttr(
          *getConstantIntValue(sizes[shape.wideLoop()]) / shape.width);
  }

  void emit(Value token);

private:
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(b, loc, value);
  }
  Value materialize(OpFoldResult size) {
    return getValueOrCreateConstantIndexOp(b, loc, size);
  }
  Value countIterations(ArrayRef<unsigned> loops);
  void delinearize(Value linear, ArrayRef<unsigned> loops);
  void findNeighbours(ArrayRef<unsigned> loops);
  void moveTo(unsigned neighbour);
  bool isWideInParallel() const {
    return shape.width > 1 && !shape.rowsAreConsecutive;
  }
  bool isAccessedTogether(OpOperand &operand) const {
    return isWideAccess(op, shape, operand) &&
           (trustsArguments || isAllocatedHere(operand.get()));
  }
  SmallVector<Value> address(OpOperand &operand);
  SmallVector<Value> load(OpOperand &operand);
  SmallVector<Value> loadEach(OpOperand &operand);
  SmallVector<Value> loadTogether(OpOperand &operand);
  void store(OpOperand &operand, ArrayRef<Value> values);
  void storeEach(OpOperand &operand, ArrayRef<Value> values);
  void storeTogether(OpOperand &operand, ArrayRef<Value> values);
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
  /// Whether buffers that were allocated elsewhere lie where wide accesses may.
  const bool trustsArguments;
  SmallVector<OpFoldResult> sizes;
  /// Of the loops, in the current thread.
  SmallVector<Value> indices;
  /// Indices of the wide loop, of which `indices` has one.
  SmallVector<Value> neighbours;
};
} // namespace

Value KernelEmitter::countIterations(ArrayRef<unsigned> loops) {
  int64_t known = 1;
  Value product;
  for (unsigned loop : loops) {
    if (auto size = getConstantIntValue(sizes[loop])) {
      known *= *size;
      continue;
    }
    Value size = materialize(sizes[loop]);
    product = product ? arith::MulIOp::create(b, loc, product, size) : size;
  }
  Value factor = constant(known);
  if (!product)
    return factor;
  return arith::MulIOp::create(b, loc, product, factor);
}

/// Sets the indices of `loops` to those of iteration `linear` of them all. Must
/// run for such iterations only: a loop of none would divide by zero.
void KernelEmitter::delinearize(Value linear, ArrayRef<unsigned> loops) {
  if (loops.empty())
    return;
  SmallVector<OpFoldResult> basis;
  for (unsigned loop : loops)
    basis.push_back(sizes[loop]);
  auto parts = affine::AffineDelinearizeIndexOp::create(b, loc, linear, basis);
  for (auto [loop, part] : llvm::zip_equal(loops, parts.getResults()))
    indices[loop] = part;
  findNeighbours(loops);
}

/// Of the wide loop, if it is among `loops`, whose indices have been set.
void KernelEmitter::findNeighbours(ArrayRef<unsigned> loops) {
  if (shape.width == 1 || !llvm::is_contained(loops, shape.wideLoop()))
    return;
  Value first = indices[shape.wideLoop()];
  // Its iterations were numbered in groups.
  if (isWideInParallel())
    first = arith::MulIOp::create(b, loc, first, constant(shape.width));
  for (auto [distance, index] : llvm::enumerate(neighbours))
    index = distance == 0
                ? first
                : arith::AddIOp::create(b, loc, first, constant(distance));
  moveTo(0);
}

void KernelEmitter::moveTo(unsigned neighbour) {
  if (shape.width > 1)
    indices[shape.wideLoop()] = neighbours[neighbour];
}

SmallVector<Value> KernelEmitter::address(OpOperand &operand) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<Value> result;
  for (AffineExpr expression : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expression)) {
      result.push_back(indices[dim.getPosition()]);
      continue;
    }
    // Loops that the expression does not mention may not be open here.
    SmallVector<OpFoldResult> operands;
    SmallVector<AffineExpr> dims(map.getNumDims());
    for (unsigned loop = 0, e = map.getNumDims(); loop != e; ++loop) {
      if (!expression.isFunctionOfDim(loop))
        continue;
      dims[loop] = b.getAffineDimExpr(operands.size());
      operands.push_back(indices[loop]);
    }
    for (AffineExpr &dim : dims)
      if (!dim)
        dim = b.getAffineConstantExpr(0);
    result.push_back(getValueOrCreateConstantIndexOp(
        b, loc,
        affine::makeComposedFoldedAffineApply(
            b, loc,
            AffineMap::get(operands.size(), 0, expression.replaceDims(dims)),
            operands)));
  }
  return result;
}

/// Constant if all elements of the operand are the same one.
static TypedAttr getSplat(OpOperand &operand) {
  auto access = operand.get().getDefiningOp<memref::GetGlobalOp>();
  if (!access)
    return {};
  auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
      access, access.getNameAttr());
  if (!global || !global.getConstant() || !global.getInitialValue())
    return {};
  auto value = dyn_cast<DenseElementsAttr>(*global.getInitialValue());
  return value && value.isSplat() ? value.getSplatValue<TypedAttr>()
                                  : TypedAttr();
}

/// What each neighbour has there.
SmallVector<Value> KernelEmitter::load(OpOperand &operand) {
  auto repeat = [&](Value value) {
    return SmallVector<Value>(shape.width, value);
  };
  if (op.isScalar(&operand))
    return repeat(operand.get());
  if (TypedAttr splat = getSplat(operand))
    return repeat(arith::ConstantOp::create(b, loc, splat));
  moveTo(0);
  if (!isAnotherForNeighbours(op, shape, operand))
    return repeat(
        memref::LoadOp::create(b, loc, operand.get(), address(operand)));
  return isAccessedTogether(operand) ? loadTogether(operand)
                                     : loadEach(operand);
}

SmallVector<Value> KernelEmitter::loadEach(OpOperand &operand) {
  SmallVector<Value> values;
  for (unsigned i = 0; i < shape.width; ++i) {
    moveTo(i);
    values.push_back(
        memref::LoadOp::create(b, loc, operand.get(), address(operand)));
  }
  moveTo(0);
  return values;
}

SmallVector<Value> KernelEmitter::loadTogether(OpOperand &operand) {
  auto type = VectorType::get(shape.width,
                              getElementTypeOrSelf(operand.get().getType()));
  Value vector = vector::LoadOp::create(
      b, loc, type, operand.get(), address(operand), /*nontemporal=*/false,
      llvm::Align(getWideBytes(shape, operand)));
  SmallVector<Value> values;
  for (int64_t i = 0; i < shape.width; ++i)
    values.push_back(vector::ExtractOp::create(b, loc, vector, i));
  return values;
}

void KernelEmitter::store(OpOperand &operand, ArrayRef<Value> values) {
  moveTo(0);
  if (isAccessedTogether(operand))
    storeTogether(operand, values);
  else
    storeEach(operand, values);
}

void KernelEmitter::storeEach(OpOperand &operand, ArrayRef<Value> values) {
  for (auto [neighbour, value] : llvm::enumerate(values)) {
    moveTo(neighbour);
    memref::StoreOp::create(b, loc, value, operand.get(), address(operand));
  }
  moveTo(0);
}

void KernelEmitter::storeTogether(OpOperand &operand, ArrayRef<Value> values) {
  auto type = VectorType::get(shape.width, values.front().getType());
  Value vector = vector::FromElementsOp::create(b, loc, type, values);
  vector::StoreOp::create(b, loc, vector, operand.get(), address(operand),
                          /*nontemporal=*/false,
                          llvm::Align(getWideBytes(shape, operand)));
}

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
    mapping.map(index.getResult(), indices[index.getDim()]);
    return;
  }
  copyOp(inner, mapping)->walk([&](linalg::IndexOp index) {
    index.getResult().replaceAllUsesWith(indices[index.getDim()]);
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
  moveTo(neighbour);
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
                         : load(*input));
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
    for (auto [neighbour, value] : llvm::enumerate(load(output)))
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
    store(output, own);
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
  Value upper = materialize(sizes[loops.front()]);
  auto loop = scf::ForOp::create(b, loc, lower, upper, step, carried);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  indices[loops.front()] = loop.getInductionVar();
  findNeighbours(loops.front());
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

/// What row `row` of an element's column reduces: every `rows`-th iteration, or
/// group of `width` of them.
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
  delinearize(element, shape.parallel);
  Value length = countIterations(shape.reduction);
  Value first = arith::MulIOp::create(b, loc, row, constant(shape.width));
  auto loop = scf::ForOp::create(b, loc, first, length,
                                 constant(shape.rows * shape.width),
                                 ValueRange(neutral));
  scf::YieldOp::create(b, loc, loop.getResults());
  b.setInsertionPointToStart(loop.getBody());
  delinearize(loop.getInductionVar(), shape.reduction);
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
  delinearize(element, shape.parallel);
  Value sum = memref::LoadOp::create(b, loc, partials, own);
  storeOutputs(combine(loadOutputs().front(), sum));
}

void KernelEmitter::emit(Value token) {
  Value total = countIterations(shape.parallel);
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
    emitTree(launch.getWorkgroupAttributions().front(), element, column, row,
             isInside);
  } else {
    b.setInsertionPointToStart(scf::IfOp::create(b, loc, isInside).thenBlock());
    delinearize(element, shape.parallel);
    emitElement();
  }
  b.setInsertionPointAfter(launch);
}

/// Whether all buffers that `op` is given, and that it accesses by several
/// elements, begin where a device can. Null if it is given none.
static Value areArgumentsAligned(OpBuilder &b, linalg::LinalgOp op,
                                 const KernelShape &shape) {
  Location loc = op.getLoc();
  Value rest;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isWideAccess(op, shape, operand) || isAllocatedHere(operand.get()))
      continue;
    Value start =
        memref::ExtractAlignedPointerAsIndexOp::create(b, loc, operand.get());
    Value mask = arith::ConstantIndexOp::create(
        b, loc, getWideBytes(shape, operand) - 1);
    Value own = arith::AndIOp::create(b, loc, start, mask);
    rest = rest ? arith::OrIOp::create(b, loc, rest, own) : own;
  }
  if (!rest)
    return {};
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, rest, zero);
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
