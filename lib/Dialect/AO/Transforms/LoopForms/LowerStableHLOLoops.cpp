//===- LowerStableHLOLoops.cpp - Loops of generic StableHLO ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO is not linked: its ops are read in their generic form, by name.
// `convert-ao-to-placement` is the inverse (lib/Conversion/AOToPlacement).
//
//===----------------------------------------------------------------------===//

#include "Loops/ResidualRewrites.h"
#include "ao/Analysis/Loops/IterationValues.h"
#include "ao/Analysis/Ops/NamedOps.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/IR/StableHLOScalars.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace ao {
#define GEN_PASS_DEF_AOLOWERSTABLEHLOLOOPS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

static bool isNamed(Operation *op, StringRef name) {
  return op && op->getName().getStringRef() == name;
}

/// Returns whether `type` is a signed integer of rank zero, other than a bit:
/// the sum of bits is a disjunction in StableHLO.
static bool isNumber(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 0 &&
         tensor.getElementType().isSignlessInteger() &&
         !tensor.getElementType().isInteger(1);
}

static bool isTruth(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 0 &&
         tensor.getElementType().isInteger(1);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Returns whether `op` is a well-formed while loop without attributes such as
/// shardings of its results, which a loop with other results could not have.
static bool isPlainWhile(Operation *op) {
  auto hasBlock = [](Region &region) {
    return region.hasOneBlock() && !region.front().empty() &&
           isNamed(&region.front().back(), "stablehlo.return");
  };
  if (!isNamed(op, "stablehlo.while") || op->getNumRegions() != 2 ||
      !llvm::all_of(op->getRegions(), hasBlock) ||
      op->getOperandTypes() != op->getResultTypes())
    return false;
  Block &test = op->getRegion(0).front(), &body = op->getRegion(1).front();
  TypeRange types = op->getResultTypes();
  return test.getArgumentTypes() == types && body.getArgumentTypes() == types &&
         body.back().getOperandTypes() == types &&
         test.back().getNumOperands() == 1 &&
         isTruth(test.back().getOperand(0).getType()) &&
         llvm::all_of(op->getAttrs(), [](NamedAttribute attribute) {
           return attribute.getName().getValue().starts_with("ao.");
         });
}

static void lowerWhile(Operation *op) {
  OpBuilder builder(op);
  auto loop = scf::WhileOp::create(builder, op->getLoc(), op->getResultTypes(),
                                   op->getOperands());
  loop->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  loop->setAttr(kWholeResidualsAttr, builder.getUnitAttr());
  loop.getBefore().takeBody(op->getRegion(0));
  loop.getAfter().takeBody(op->getRegion(1));
  Operation *tested = loop.getBeforeBody()->getTerminator();
  builder.setInsertionPoint(tested);
  Value holds = tensor::ExtractOp::create(builder, tested->getLoc(),
                                          tested->getOperand(0), ValueRange());
  scf::ConditionOp::create(builder, tested->getLoc(), holds,
                           loop.getBeforeArguments());
  tested->erase();
  Operation *returned = loop.getAfterBody()->getTerminator();
  builder.setInsertionPoint(returned);
  scf::YieldOp::create(builder, returned->getLoc(), returned->getOperands());
  returned->erase();
  op->replaceAllUsesWith(loop);
  op->erase();
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// Returns the predicate of a comparison of signed numbers.
static std::optional<arith::CmpIPredicate> getPredicate(Operation *compare) {
  if (readEnumAttribute(compare, "compare_type") == "UNSIGNED")
    return std::nullopt;
  std::string direction = readEnumAttribute(compare, "comparison_direction");
  for (const ScalarComparison &comparison : kScalarComparisons)
    if (comparison.direction == direction)
      return comparison.predicate;
  return std::nullopt;
}

static Value convertNumber(OpBuilder &builder, Location loc, Value value,
                           Type type) {
  unsigned from = getElementTypeOrSelf(value).getIntOrFloatBitWidth();
  unsigned to = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  if (from == to)
    return value;
  if (from > to)
    return arith::TruncIOp::create(builder, loc, type, value);
  return arith::ExtSIOp::create(builder, loc, type, value);
}

/// Returns the result of ops of `arith` that compute the same; null if there
/// are none.
static Value createScalar(OpBuilder &builder, Operation *op) {
  Location loc = op->getLoc();
  ValueRange operands = op->getOperands();
  Type type = op->getResult(0).getType();
  bool onNumbers = llvm::all_of(op->getOperandTypes(), isNumber);
  if (isNamed(op, "stablehlo.constant")) {
    auto value = op->getAttrOfType<DenseElementsAttr>("value");
    return value && (isNumber(type) || isTruth(type))
               ? arith::ConstantOp::create(builder, loc, value).getResult()
               : Value();
  }
  if (isNamed(op, "stablehlo.select") && operands.size() == 3)
    return isTruth(operands[0].getType()) && isNumber(type)
               ? arith::SelectOp::create(builder, loc, operands[0], operands[1],
                                         operands[2])
                     .getResult()
               : Value();
  if (!onNumbers)
    return {};
  if (isNamed(op, "stablehlo.compare") && operands.size() == 2) {
    std::optional<arith::CmpIPredicate> predicate = getPredicate(op);
    return predicate ? arith::CmpIOp::create(builder, loc, *predicate,
                                             operands[0], operands[1])
                           .getResult()
                     : Value();
  }
  if (!isNumber(type))
    return {};
  if (isNamed(op, "stablehlo.convert") && operands.size() == 1)
    return convertNumber(builder, loc, operands[0], type);
  if (isNamed(op, "stablehlo.clamp") && operands.size() == 3)
    return arith::MinSIOp::create(
        builder, loc,
        arith::MaxSIOp::create(builder, loc, operands[1], operands[0]),
        operands[2]);
  for (const ScalarOpNames &names : kScalarOps)
    if (isNamed(op, names.stableHLO) && operands.size() == 2) {
      OperationState state(loc, names.arith, operands, type, {});
      return builder.create(state)->getResult(0);
    }
  return {};
}

static bool lowerScalar(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0)
    return false;
  OpBuilder builder(op);
  Value lowered = createScalar(builder, op);
  if (!lowered)
    return false;
  op->replaceAllUsesWith(ValueRange(lowered));
  op->erase();
  return true;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// Replaces the broadcast of a scalar from which a loop starts by an op without
/// effects: the passes on loops drop it where the loop overwrites all of it.
static void lowerSplat(Operation *op) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto source = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  bool startsLoop = llvm::any_of(op->getUsers(), llvm::IsaPred<scf::WhileOp>);
  if (!startsLoop || !type || !type.hasStaticShape() || !source ||
      source.getRank() != 0 || !source.getElementType().isIntOrFloat())
    return;
  OpBuilder builder(op);
  Value scalar = tensor::ExtractOp::create(builder, op->getLoc(),
                                           op->getOperand(0), ValueRange());
  op->replaceAllUsesWith(
      tensor::SplatOp::create(builder, op->getLoc(), scalar, type));
  op->erase();
}

/// Replaces a reshape or broadcast that adds or removes dimensions of size one
/// by a view.
static void lowerReshape(Operation *op) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!type || !from || !type.hasStaticShape() || !from.hasStaticShape() ||
      type.getRank() == from.getRank() || type.getRank() == 0 ||
      from.getRank() == 0 || type.getNumElements() != from.getNumElements())
    return;
  auto dropOnes = [](RankedTensorType tensor) {
    SmallVector<int64_t> shape(tensor.getShape());
    llvm::erase(shape, 1);
    return shape;
  };
  auto dims = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
  if (dropOnes(type) != dropOnes(from) ||
      !getReassociationIndicesForReshape(from, type) ||
      (dims && !llvm::is_sorted(dims.asArrayRef())))
    return;
  OpBuilder builder(op);
  op->replaceAllUsesWith(
      ValueRange(reshapeSlice(builder, op->getLoc(), op->getOperand(0), type)));
  op->erase();
}

/// Removes a reshape that reverts the previous one: JAX saves the stacked
/// residuals of a loop over pairs of layers (`unroll=2`) with one dimension for
/// all layers.
static bool foldReshape(Operation *op) {
  Operation *undone = op->getOperand(0).getDefiningOp();
  if (!isNamed(undone, "stablehlo.reshape") ||
      undone->getOperand(0).getType() != op->getResult(0).getType())
    return false;
  op->replaceAllUsesWith(undone->getOperands());
  op->erase();
  if (undone->use_empty())
    undone->erase();
  return true;
}

static void lowerScalarsAndViews(FunctionOpInterface function) {
  SmallVector<Operation *> ops;
  function->walk([&](Operation *op) {
    // Ops in other regions, such as those of reductions, are on elements.
    if (isa<FunctionOpInterface, scf::WhileOp>(op->getParentOp()))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    if (lowerScalar(op))
      continue;
    bool isBroadcast = isNamed(op, "stablehlo.broadcast_in_dim");
    bool isReshape = isNamed(op, "stablehlo.reshape");
    if ((!isBroadcast && !isReshape) || (isReshape && foldReshape(op)))
      continue;
    if (isa<scf::WhileOp>(op->getParentOp()))
      lowerReshape(op);
    else if (isBroadcast)
      lowerSplat(op);
  }
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

namespace {
/// Replaces the accesses to slices in the body of one loop that are within
/// bounds in each iteration: StableHLO clamps others to the bounds, subset ops
/// do not.
class SliceLowering {
public:
  explicit SliceLowering(scf::ForOp loop)
      : loop(loop), trips(loop.getStaticTripCount()->getSExtValue()),
        values(loop, trips) {}

  void run() {
    for (Operation &op : llvm::make_early_inc_range(*loop.getBody())) {
      if (isNamed(&op, "stablehlo.dynamic_slice"))
        lower(&op, op.getResult(0).getType(), op.getOperands().drop_front());
      else if (isNamed(&op, "stablehlo.dynamic_update_slice"))
        lower(&op, op.getOperand(1).getType(), op.getOperands().drop_front(2));
    }
  }

private:
  void lower(Operation *op, Type accessed, ValueRange starts) {
    auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    auto slice = dyn_cast<RankedTensorType>(accessed);
    if (!type || !slice || !type.hasStaticShape() || !slice.hasStaticShape() ||
        type.getRank() != static_cast<int64_t>(starts.size()) ||
        type.getRank() != slice.getRank())
      return;
    OpBuilder builder(op);
    SmallVector<OpFoldResult> offsets;
    for (auto [start, size, extent] :
         llvm::zip_equal(starts, slice.getShape(), type.getShape())) {
      OpFoldResult offset = getOffset(builder, start, extent - size);
      if (!offset)
        return;
      offsets.push_back(offset);
    }
    SmallVector<OpFoldResult> sizes =
        getAsIndexOpFoldResult(builder.getContext(), slice.getShape());
    SmallVector<OpFoldResult> strides(sizes.size(), builder.getIndexAttr(1));
    Value lowered;
    if (isNamed(op, "stablehlo.dynamic_slice"))
      lowered = tensor::ExtractSliceOp::create(
          builder, op->getLoc(), op->getOperand(0), offsets, sizes, strides);
    else
      lowered = tensor::InsertSliceOp::create(
          builder, op->getLoc(), op->getOperand(1), op->getOperand(0), offsets,
          sizes, strides);
    op->replaceAllUsesWith(ValueRange(lowered));
    op->erase();
  }

  /// Returns `start` as an offset of at most `last`; null unless it is provably
  /// one in each iteration.
  OpFoldResult getOffset(OpBuilder &builder, Value start, int64_t last) {
    if (last == 0)
      return builder.getIndexAttr(0);
    bool isConstant = true;
    std::optional<int64_t> first;
    for (int64_t i = 0; i != trips; ++i) {
      std::optional<int64_t> offset = values.getInteger(start, i);
      if (!offset || *offset < 0 || *offset > last)
        return {};
      first = first.value_or(*offset);
      isConstant &= first == offset;
    }
    if (isConstant)
      return builder.getIndexAttr(first.value_or(0));
    Value number =
        tensor::ExtractOp::create(builder, start.getLoc(), start, ValueRange());
    return arith::IndexCastOp::create(builder, start.getLoc(),
                                      builder.getIndexType(), number)
        .getResult();
  }

  scf::ForOp loop;
  int64_t trips;
  IterationValues values;
};

struct LowerStableHLOLoopsPass
    : public ao::impl::AOLowerStableHLOLoopsBase<LowerStableHLOLoopsPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<Operation *> loops;
    llvm::SetVector<FunctionOpInterface> functions;
    module.walk([&](Operation *op) {
      if (!isPlainWhile(op))
        return;
      loops.push_back(op);
      functions.insert(op->getParentOfType<FunctionOpInterface>());
    });
    functions.remove(nullptr);
    if (loops.empty())
      return markAllAnalysesPreserved();
    llvm::for_each(loops, lowerWhile);
    llvm::for_each(functions, lowerScalarsAndViews);
    countWhileLoops(module);
    module.walk([](scf::ForOp loop) {
      if (loop.getStaticTripCount() &&
          getConstantIntValue(loop.getLowerBound()))
        SliceLowering(loop).run();
    });
  }
};
} // namespace
