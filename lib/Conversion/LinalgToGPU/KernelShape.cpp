//===- KernelShape.cpp - Distribution of an op over threads ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelShape.h"
#include "WideAccess.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;

namespace {
constexpr int64_t blockSize = 256;
constexpr int64_t warpSize = 32;
/// Elements that keep a large device busy with one thread each.
constexpr int64_t enoughElements = 1 << 16;
/// As many blocks as a large device has multiprocessors.
constexpr int64_t enoughBlocks = 128;
/// Shorter reductions are not worth the barriers of a tree.
constexpr int64_t shortestTree = 32;
/// Bytes.
constexpr int64_t widestLoad = 16;
/// More narrow elements would fill a load, but there would be too few threads.
constexpr int64_t mostNeighbours = 8;
} // namespace

/// Parallel loops in the order in which the first output is in memory: what
/// neighbouring threads write is then contiguous.
static SmallVector<unsigned> orderParallelLoops(linalg::LinalgOp op) {
  SmallVector<unsigned> loops;
  op.getParallelDims(loops);
  llvm::SmallSetVector<unsigned, 8> written;
  if (op.getNumDpsInits() != 0)
    for (AffineExpr result :
         op.getMatchingIndexingMap(op.getDpsInitOperand(0)).getResults())
      if (auto dim = dyn_cast<AffineDimExpr>(result))
        written.insert(dim.getPosition());
  SmallVector<unsigned> order;
  for (unsigned loop : loops)
    if (!written.contains(loop))
      order.push_back(loop);
  for (unsigned loop : written)
    if (llvm::is_contained(loops, loop))
      order.push_back(loop);
  return order;
}

/// How many iterations `loops` have together; a dynamic count is a large one.
static int64_t countIterations(linalg::LinalgOp op, ArrayRef<unsigned> loops) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  int64_t count = 1;
  for (unsigned loop : loops) {
    if (ShapedType::isDynamic(ranges[loop]))
      return std::numeric_limits<int64_t>::max();
    count = llvm::SaturatingMultiply<uint64_t>(count, ranges[loop]);
  }
  return count;
}

/// Returns true if inputs are contiguous along a reduction, and none is along
/// the loop that neighbouring threads share out otherwise.
static bool isContiguousAlongReduction(linalg::LinalgOp op,
                                       const KernelShape &shape) {
  bool found = false;
  for (OpOperand *input : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(input);
    if (map.getNumResults() == 0)
      continue;
    AffineExpr last = map.getResults().back();
    if (!shape.parallel.empty() && last.isFunctionOfDim(shape.parallel.back()))
      return false;
    found |= llvm::any_of(shape.reduction, [&](unsigned loop) {
      return last.isFunctionOfDim(loop);
    });
  }
  return found;
}

bool ao::isReducedInRegister(linalg::LinalgOp op, OpOperand &operand) {
  SmallVector<unsigned> reduction;
  op.getReductionDims(reduction);
  AffineMap map = op.getMatchingIndexingMap(&operand);
  return llvm::none_of(
      reduction, [&](unsigned loop) { return map.isFunctionOfDim(loop); });
}

/// The op that combines elements, if they may be combined in any order: it is
/// then associative and has a neutral element.
static Operation *findCombiner(linalg::LinalgOp op) {
  if (op.getNumDpsInits() != 1 ||
      !isReducedInRegister(op, *op.getDpsInitOperand(0)))
    return nullptr;
  SmallVector<Operation *> combiners;
  SmallVector<BlockArgument> carried(op.getRegionOutputArgs());
  if (!matchReduction(carried, 0, combiners) || combiners.size() != 1)
    return nullptr;
  Operation *combiner = combiners.front();
  bool yielded =
      op.getBlock()->getTerminator()->getOperand(0).getDefiningOp() == combiner;
  return yielded && combiner->getBlock() == op.getBlock() &&
                 arith::getNeutralElement(combiner)
             ? combiner
             : nullptr;
}

/// The sum that `op` makes of bf16 or f16, which f32 can hold until it is
/// complete.
static Operation *findNarrowSum(linalg::LinalgOp op) {
  Operation *sum = findCombiner(op);
  if (!isa_and_present<arith::AddFOp>(sum))
    return nullptr;
  Type type = sum->getResult(0).getType();
  return type.isBF16() || type.isF16() ? sum : nullptr;
}

/// How many neighbours along `loop` fill the widest load that devices have. One
/// if an operand has them apart from each other.
static int64_t chooseWidth(linalg::LinalgOp op, unsigned loop) {
  int64_t size = op.getStaticLoopRanges()[loop], widest = 0;
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (op.isScalar(&operand) || !map.isFunctionOfDim(loop))
      continue;
    if (!isContiguousAlong(map, loop))
      return 1;
    widest = std::max(widest, getLoadableBytes(operand.get()));
  }
  if (widest == 0 || ShapedType::isDynamic(size))
    return 1;
  int64_t width = std::min(widestLoad / widest, mostNeighbours);
  while (size % width != 0)
    width /= 2;
  return width;
}

/// Spreads long reductions over rows.
static void chooseTree(linalg::LinalgOp op, KernelShape &shape) {
  int64_t length = countIterations(op, shape.reduction);
  if (shape.reduction.empty() || length < shortestTree)
    return;
  int64_t elements = countIterations(op, shape.parallel);
  bool alongReduction = isContiguousAlongReduction(op, shape);
  if (elements >= enoughElements && !alongReduction)
    return;
  shape.combiner = findCombiner(op);
  if (!shape.combiner)
    return;
  if (alongReduction) {
    shape.rowsAreConsecutive = true;
    shape.width = chooseWidth(op, shape.reduction.back());
    shape.rows =
        std::min<int64_t>(llvm::bit_floor<uint64_t>(length / shape.width),
                          elements < warpSize ? 4 * blockSize : blockSize);
    shape.columns = std::max<int64_t>(1, blockSize / shape.rows);
    return;
  }
  // Narrower blocks make more of them; eight elements are still a sector.
  shape.columns = warpSize;
  while (shape.columns > 8 && elements / shape.columns < enoughBlocks)
    shape.columns /= 2;
  shape.rows = std::min<int64_t>(llvm::bit_floor<uint64_t>(length),
                                 2 * blockSize / shape.columns);
}

KernelShape ao::chooseKernelShape(linalg::LinalgOp op, bool treeReductions) {
  KernelShape shape;
  shape.parallel = orderParallelLoops(op);
  op.getReductionDims(shape.reduction);
  shape.wideSum = findNarrowSum(op);
  if (treeReductions)
    chooseTree(op, shape);
  bool inRegisters =
      shape.reduction.empty() ||
      llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
        return isReducedInRegister(op, output);
      });
  // The columns of a tree are as narrow as they are to make more blocks.
  if (!shape.combiner && inRegisters && !shape.parallel.empty())
    shape.width = chooseWidth(op, shape.parallel.back());
  return shape;
}
