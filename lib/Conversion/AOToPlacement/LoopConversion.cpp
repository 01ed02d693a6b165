//===- LoopConversion.cpp - Loops and subset ops to StableHLO -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopConversion.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/StableHLOScalars.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace ao;

Type ao::getStableHLOType(Type type) {
  if (auto transfer = dyn_cast<TransferType>(type))
    return getStableHLOType(transfer.getDestination());
  if (type.isIndex())
    return RankedTensorType::get({}, IntegerType::get(type.getContext(), 32));
  if (type.isIntOrFloat())
    return RankedTensorType::get({}, type);
  if (isHostPlaced(type))
    return getDeviceType(cast<ShapedType>(type));
  return type;
}

static RankedTensorType getTensorType(Type type) {
  return cast<RankedTensorType>(getStableHLOType(type));
}

//===----------------------------------------------------------------------===//
// Convertible ops
//===----------------------------------------------------------------------===//

bool ao::isLoopOp(Operation *op) {
  return isa_and_present<arith::ArithDialect, scf::SCFDialect,
                         tensor::TensorDialect>(op->getDialect());
}

static bool isBit(Type type) { return getElementTypeOrSelf(type).isInteger(1); }

static const ScalarOpNames *findNames(Operation *op) {
  for (const ScalarOpNames &names : kScalarOps)
    if (op->getName().getStringRef() == names.arith)
      return &names;
  return nullptr;
}

template <typename Op>
static StringRef getSliceObstacle(Op op) {
  auto isStatic = [](OpFoldResult size) {
    return getConstantIntValue(size).has_value();
  };
  return llvm::all_of(op.getMixedSizes(), isStatic) && op.hasUnitStride()
             ? ""
             : "accesses a slice of dynamic size or with gaps";
}

/// Returns whether a number that becomes a tensor is defined or used by an op
/// of another dialect.
static bool sharesNumber(Operation *op) {
  auto isNumber = [](Value value) {
    return value.getType().isIntOrIndexOrFloat();
  };
  auto isUsedByOthers = [&](Value value) {
    return isNumber(value) && !llvm::all_of(value.getUsers(), isLoopOp);
  };
  auto isDefinedByOthers = [&](Value value) {
    Operation *owner = value.getDefiningOp();
    return isNumber(value) &&
           !isLoopOp(owner ? owner : value.getParentBlock()->getParentOp());
  };
  if (llvm::any_of(op->getOperands(), isDefinedByOthers) ||
      llvm::any_of(op->getResults(), isUsedByOthers))
    return true;
  return llvm::any_of(op->getRegions(), [&](Region &region) {
    return llvm::any_of(region.getArguments(), isUsedByOthers);
  });
}

StringRef ao::getConversionObstacle(Operation *op) {
  if (sharesNumber(op))
    return "shares a number with an op that has no counterpart in StableHLO";
  for (Type type : op->getResultTypes())
    if (auto shaped = dyn_cast<ShapedType>(getStableHLOType(type));
        shaped && !shaped.hasStaticShape())
      return "has a dynamic shape, which XLA cannot place";
  constexpr StringRef none = "has no counterpart in StableHLO";
  auto allowIf = [&](bool isAllowed) { return isAllowed ? "" : none; };
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case<arith::ConstantOp>([&](auto constant) {
        return allowIf(isa<IntegerAttr, FloatAttr, DenseElementsAttr>(
            constant.getValue()));
      })
      .Case<arith::CmpIOp>([&](auto compare) {
        return allowIf(
            !getComparisonDirection(compare.getPredicate()).empty() &&
            !isBit(compare.getLhs().getType()));
      })
      .Case<arith::ExtSIOp, arith::TruncIOp, arith::IndexCastOp>(
          [&](Operation *cast) {
            return allowIf(!isBit(cast->getOperand(0).getType()) &&
                           !isBit(cast->getResult(0).getType()));
          })
      .Case<tensor::ExtractOp>(
          [&](auto extract) { return allowIf(extract.getIndices().empty()); })
      .Case<tensor::FromElementsOp>([&](auto elements) {
        return allowIf(elements.getElements().size() == 1);
      })
      .Case<tensor::ExtractSliceOp, tensor::InsertSliceOp>(
          [](auto slice) { return getSliceObstacle(slice); })
      .Case<arith::SelectOp, scf::ForOp, scf::WhileOp, scf::YieldOp,
            scf::ConditionOp, tensor::EmptyOp, tensor::SplatOp,
            tensor::ExpandShapeOp, tensor::CollapseShapeOp>(
          [](Operation *) { return StringRef(); })
      .Default([&](Operation *other) {
        return allowIf(findNames(other) &&
                       !isBit(other->getResult(0).getType()));
      });
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value LoopConversion::convertConstant(arith::ConstantOp op) {
  if (auto dense = dyn_cast<DenseElementsAttr>(op.getValue()))
    return builder.createConstant(op.getLoc(), dense);
  if (op.getType().isIndex())
    return builder.createIndex(op.getLoc(),
                               cast<IntegerAttr>(op.getValue()).getInt());
  return builder.createConstant(
      op.getLoc(),
      DenseElementsAttr::get(getTensorType(op.getType()), op.getValue()));
}

/// Returns the start indices of a slice, of type `tensor<i32>`.
static SmallVector<Value> createStarts(StableHLOBuilder &builder, Location loc,
                                       ArrayRef<OpFoldResult> offsets) {
  return llvm::map_to_vector(offsets, [&](OpFoldResult offset) {
    if (auto value = dyn_cast<Value>(offset))
      return value;
    return builder.createIndex(loc, *getConstantIntValue(offset));
  });
}

/// Returns the type of a slice before dimensions of size one are left out.
static RankedTensorType getSliceType(RankedTensorType tensor,
                                     ArrayRef<OpFoldResult> sizes) {
  return RankedTensorType::get(*getConstantIntValues(sizes),
                               tensor.getElementType());
}

/// Returns true if all uses of `slice` are the copy that fills it and its wait.
static bool isDestinationOnly(Value slice) {
  return llvm::all_of(slice.getUses(), [](OpOperand &use) {
    if (auto offload = dyn_cast<OffloadOp>(use.getOwner()))
      return offload.getDestination() == use.get();
    return isa<WaitOp>(use.getOwner());
  });
}

Value LoopConversion::convertExtraction(tensor::ExtractSliceOp op) {
  Location loc = op.getLoc();
  bool fromHost = isHostPlaced(op.getType());
  if (fromHost && isDestinationOnly(op))
    return {};
  auto type = getSliceType(getTensorType(op.getType()), op.getMixedSizes());
  SmallVector<Value> operands{op.getSource()};
  llvm::append_range(operands,
                     createStarts(builder, loc, op.getMixedOffsets()));
  Value slice = builder.createOp(
      loc, "stablehlo.dynamic_slice", operands, type,
      builder.getNamedAttr("slice_sizes",
                           builder.getDenseI64ArrayAttr(type.getShape())));
  if (fromHost)
    slice = builder.createPlacement(loc, slice, "device");
  return builder.createReshape(loc, slice, getTensorType(op.getType()));
}

Value LoopConversion::convertInsertion(tensor::InsertSliceOp op) {
  Location loc = op.getLoc();
  RankedTensorType whole = getTensorType(op.getType());
  Value slice = builder.createReshape(loc, op.getSource(),
                                      getSliceType(whole, op.getMixedSizes()));
  if (isHostPlaced(op.getType()))
    slice = builder.createPlacement(loc, slice, "pinned_host");
  if (slice.getType() == whole)
    return slice;
  SmallVector<Value> operands{op.getDest(), slice};
  llvm::append_range(operands,
                     createStarts(builder, loc, op.getMixedOffsets()));
  return builder.createOp(loc, "stablehlo.dynamic_update_slice", operands,
                          whole);
}

Value LoopConversion::convertResult(Operation *op) {
  Location loc = op->getLoc();
  Type type = getStableHLOType(op->getResult(0).getType());
  if (const ScalarOpNames *names = findNames(op))
    return builder.createOp(loc, names->stableHLO, op->getOperands(), type);
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case(
          [&](arith::ConstantOp constant) { return convertConstant(constant); })
      .Case([&](arith::CmpIOp compare) {
        return builder.createCompare(loc, compare.getPredicate(),
                                     compare.getLhs(), compare.getRhs());
      })
      .Case([&](arith::SelectOp select) {
        return builder.createOp(loc, "stablehlo.select", select->getOperands(),
                                type);
      })
      .Case([&](tensor::EmptyOp) {
        return builder.createZeros(loc, cast<RankedTensorType>(type));
      })
      .Case([&](tensor::SplatOp splat) {
        return builder.createSplat(loc, splat.getInput(),
                                   cast<RankedTensorType>(type));
      })
      .Case([&](tensor::ExtractOp extract) { return extract.getTensor(); })
      .Case([&](tensor::ExtractSliceOp slice) {
        return convertExtraction(slice);
      })
      .Case(
          [&](tensor::InsertSliceOp slice) { return convertInsertion(slice); })
      .Case<tensor::FromElementsOp, tensor::ExpandShapeOp,
            tensor::CollapseShapeOp>([&](Operation *reshape) {
        return builder.createReshape(loc, reshape->getOperand(0),
                                     cast<RankedTensorType>(type));
      })
      .Default([&](Operation *cast) {
        return builder.createConvert(loc, cast->getOperand(0), type);
      });
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

Operation *LoopConversion::createWhile(Operation *loop, ValueRange inits) {
  OperationState state(loop->getLoc(), "stablehlo.while", inits,
                       inits.getTypes(), {});
  state.addRegion();
  state.addRegion();
  return builder.create(state);
}

static void convertArguments(Block &block) {
  for (BlockArgument argument : block.getArguments())
    argument.setType(getStableHLOType(argument.getType()));
}

/// The first value that the loop carries is its induction variable.
Operation *LoopConversion::convertFor(scf::ForOp loop) {
  Location loc = loop.getLoc();
  SmallVector<Value> inits{loop.getLowerBound()};
  llvm::append_range(inits, loop.getInits());
  Operation *converted = createWhile(loop, inits);
  Block &test = converted->getRegion(0).emplaceBlock();
  for (Value init : inits)
    test.addArgument(init.getType(), loc);
  builder.setInsertionPointToStart(&test);
  Value goesOn =
      builder.createCompare(loc, arith::CmpIPredicate::slt, test.getArgument(0),
                            loop.getUpperBound());
  builder.create(OperationState(loc, kStableHLOReturn, goesOn, {}, {}));
  Value step = loop.getStep();
  loop->replaceAllUsesWith(converted->getResults().drop_front());
  converted->getRegion(1).takeBody(loop.getRegion());
  Block &body = converted->getRegion(1).front();
  convertArguments(body);
  Operation *end = body.getTerminator();
  builder.setInsertionPoint(end);
  Value next = builder.createOp(loc, "stablehlo.add",
                                {body.getArgument(0), step}, step.getType());
  end->insertOperands(0, next);
  return converted;
}

/// Returns the values that `test` passes on for the carried values `carried`,
/// computed by clones of its ops at the insertion point.
static SmallVector<Value> cloneTest(OpBuilder &builder, Block &test,
                                    scf::ConditionOp condition,
                                    ValueRange carried) {
  IRMapping mapping;
  mapping.map(test.getArguments(), carried);
  if (ValueRange(condition.getArgs()) != ValueRange(test.getArguments()))
    for (Operation &op : test.without_terminator())
      builder.clone(op, mapping);
  return llvm::map_to_vector(condition.getArgs(), [&](Value value) {
    return mapping.lookupOrDefault(value);
  });
}

/// The body of StableHLO's loop starts from what the loop carries, that of the
/// `scf.while` from what its test passes on.
Operation *LoopConversion::convertWhile(scf::WhileOp loop) {
  Operation *converted = createWhile(loop, loop.getInits());
  scf::ConditionOp condition = loop.getConditionOp();
  converted->getRegion(0).takeBody(loop.getBefore());
  Block &test = converted->getRegion(0).front();
  convertArguments(test);
  Block &body = converted->getRegion(1).emplaceBlock();
  body.addArguments(
      test.getArgumentTypes(),
      SmallVector<Location>(test.getNumArguments(), loop.getLoc()));
  builder.setInsertionPointToStart(&body);
  Block *after = loop.getAfterBody();
  for (auto [argument, value] : llvm::zip_equal(
           after->getArguments(),
           cloneTest(builder, test, condition, body.getArguments())))
    argument.replaceAllUsesWith(value);
  body.getOperations().splice(body.end(), after->getOperations());
  builder.setInsertionPointAfter(loop);
  loop->replaceAllUsesWith(
      cloneTest(builder, test, condition, converted->getResults()));
  return converted;
}

Operation *LoopConversion::convert(Operation *op) {
  builder.setInsertionPoint(op);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return convertFor(loop);
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return convertWhile(loop);
  if (isa<scf::YieldOp, scf::ConditionOp>(op)) {
    ValueRange operands = op->getOperands();
    builder.create(OperationState(
        op->getLoc(), kStableHLOReturn,
        isa<scf::YieldOp>(op) ? operands : operands.take_front(), {}, {}));
  } else if (Value converted = convertResult(op)) {
    op->replaceAllUsesWith(ValueRange(converted));
  }
  return nullptr;
}
