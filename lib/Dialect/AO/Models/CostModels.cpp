//===- CostModels.cpp - Costs of upstream ops -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Costs/RegionCosts.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/Dialect/AO/Models/Models.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mlir;
using namespace ao;

namespace {

/// Arithmetic ops a structured op executes at one point of its iteration space.
double countBodyOps(linalg::LinalgOp op) {
  double count = 0;
  for (Operation &nested : op.getBlock()->without_terminator())
    if (!nested.hasTrait<OpTrait::ConstantLike>() &&
        !isa<linalg::IndexOp>(nested))
      ++count;
  return count;
}

/// Points of the iteration space. Dynamic extents count as one.
double countPoints(linalg::LinalgOp op) {
  // The first extent of each loop, as in `getStaticLoopRanges`, which makes new
  // maps for each op.
  SmallVector<std::optional<int64_t>> extents(op.getNumLoops());
  double count = 1;
  for (OpOperand &operand : op->getOpOperands())
    for (auto [expression, extent] :
         llvm::zip(op.getMatchingIndexingMap(&operand).getResults(),
                   op.getShape(&operand))) {
      auto loop = dyn_cast<AffineDimExpr>(expression);
      if (!loop || extents[loop.getPosition()])
        continue;
      extents[loop.getPosition()] = extent;
      if (!ShapedType::isDynamic(extent))
        count *= static_cast<double>(extent);
    }
  return count;
}

OpKind classify(linalg::LinalgOp op) {
  if (linalg::isaContractionOpInterface(op))
    return OpKind::Matmul;
  if (linalg::isaConvolutionOpInterface(op))
    return OpKind::Conv;
  return OpKind::Memory;
}

/// FLOP from the iteration space that the indexing maps span, bytes from the
/// operand types; a destination is read only where the body uses it.
template <typename OpTy>
struct LinalgCost
    : public CostOpInterface::ExternalModel<LinalgCost<OpTy>, OpTy> {
  OpCost getOpCost(Operation *op) const {
    auto linalgOp = cast<linalg::LinalgOp>(op);
    OpCost cost;
    cost.flops = countBodyOps(linalgOp);
    cost.kind = OpKind::Memory;
    // Fills and copies compute nothing, and their loops would be found for
    // nothing.
    if (cost.flops > 0) {
      cost.kind = classify(linalgOp);
      cost.flops *= countPoints(linalgOp);
    }
    for (OpOperand &operand : op->getOpOperands())
      if (linalgOp.payloadUsesValueFromOperand(&operand))
        cost.bytes += getBytesOrZero(operand.get());
    for (OpOperand &init : linalgOp.getDpsInitsMutable())
      cost.bytes += getBytesOrZero(init.get());
    return cost;
  }
};

/// In floating point, since the product of the extents may be beyond 63 bits.
double countElements(ShapedType type) {
  double count = 1;
  for (int64_t extent : type.getShape())
    count *= static_cast<double>(extent);
  return count;
}

/// One operation an element.
template <typename OpTy>
struct ElementwiseCost
    : public CostOpInterface::ExternalModel<ElementwiseCost<OpTy>, OpTy> {
  OpCost getOpCost(Operation *op) const {
    OpCost cost = getTrafficCost(op);
    cost.kind = OpKind::Memory;
    for (Type type : op->getResultTypes())
      if (auto shaped = dyn_cast<ShapedType>(type))
        if (shaped.hasStaticShape())
          cost.flops += countElements(shaped);
    return cost;
  }
};

/// Reads its operands and writes its results once.
template <typename OpTy>
struct MovementCost
    : public CostOpInterface::ExternalModel<MovementCost<OpTy>, OpTy> {
  OpCost getOpCost(Operation *op) const {
    OpCost cost = getTrafficCost(op);
    cost.kind = OpKind::Memory;
    return cost;
  }
};

/// The inserted part is read once and written once; the rest of the tensor is
/// not touched.
template <typename OpTy>
struct InsertionCost
    : public CostOpInterface::ExternalModel<InsertionCost<OpTy>, OpTy> {
  OpCost getOpCost(Operation *op) const {
    OpCost cost;
    cost.kind = OpKind::Memory;
    cost.bytes = 2 * getBytesOrZero(cast<OpTy>(op).getSource());
    return cost;
  }
};

template <typename OpTy>
struct RegionCost
    : public CostOpInterface::ExternalModel<RegionCost<OpTy>, OpTy> {
  OpCost getOpCost(Operation *op) const { return getRegionsCost(op); }
};

/// A multiplication and an addition at each point of the iteration space.
struct ContractionCost
    : public CostOpInterface::ExternalModel<ContractionCost,
                                            vector::ContractionOp> {
  OpCost getOpCost(Operation *op) const {
    OpCost cost = getTrafficCost(op);
    cost.kind = OpKind::Matmul;
    SmallVector<int64_t> bounds;
    cast<vector::ContractionOp>(op).getIterationBounds(bounds);
    cost.flops = 2;
    for (int64_t bound : bounds)
      cost.flops *= static_cast<double>(bound);
    return cost;
  }
};

template <template <typename> class Model, typename... Ops>
void attach(MLIRContext *context) {
  (Ops::template attachInterface<Model<Ops>>(*context), ...);
}

} // namespace

void ao::registerCostModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    attach<LinalgCost,
#define GET_OP_LIST
#include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.cpp.inc"
           >(context);
    attach<ElementwiseCost, linalg::SoftmaxOp>(context);
    attach<MovementCost, linalg::PackOp, linalg::UnPackOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, math::MathDialect *) {
    attach<ElementwiseCost,
#define GET_OP_LIST
#include "mlir/Dialect/Math/IR/MathOps.cpp.inc"
           >(context);
  });
  registry.addExtension(+[](MLIRContext *context, arith::ArithDialect *) {
    attach<ElementwiseCost,
#define GET_OP_LIST
#include "mlir/Dialect/Arith/IR/ArithOps.cpp.inc"
           >(context);
  });
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    attach<InsertionCost, tensor::InsertSliceOp>(context);
  });
  registry.addExtension(+[](MLIRContext *context, vector::VectorDialect *) {
    vector::ContractionOp::attachInterface<ContractionCost>(*context);
  });
  registry.addExtension(+[](MLIRContext *context, scf::SCFDialect *) {
    attach<RegionCost, scf::ExecuteRegionOp, scf::ForOp, scf::ForallOp,
           scf::IfOp, scf::IndexSwitchOp, scf::ParallelOp, scf::WhileOp>(
        context);
  });
}
