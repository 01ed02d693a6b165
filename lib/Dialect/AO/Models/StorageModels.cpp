//===- StorageModels.cpp - Aliases of upstream ops ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/Models/Models.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mlir;
using namespace ao;

namespace {
/// The first result is a view of the first operand.
template <typename OpTy>
struct ViewModel
    : public StorageOpInterface::ExternalModel<ViewModel<OpTy>, OpTy> {
  void getStorageAliases(Operation *op,
                         SmallVectorImpl<StorageAlias> &aliases) const {
    aliases.push_back(
        {op->getResult(0), op->getOperand(0), StorageRelation::View});
  }
};

/// The results hold no data yet, unless the op copies something.
template <typename OpTy>
struct NoDataModel
    : public StorageOpInterface::ExternalModel<NoDataModel<OpTy>, OpTy> {
  bool definesNoData(Operation *op) const {
    return llvm::none_of(op->getOperandTypes(), llvm::IsaPred<ShapedType>);
  }
};

/// A result is one of the shaped operands.
static void addOneOf(Operation *op, SmallVectorImpl<StorageAlias> &aliases) {
  for (OpResult result : op->getResults())
    for (Value operand : op->getOperands())
      if (isa<ShapedType>(result.getType()) &&
          isa<ShapedType>(operand.getType()))
        aliases.push_back({result, operand, StorageRelation::OneOf});
}

/// Returns true if elements of both tensors have as many bits.
static bool haveEqualBits(Type one, Type other) {
  auto getBits = [](Type type) -> unsigned {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getElementType().isIntOrFloat()
               ? tensor.getElementTypeBitWidth()
               : 0;
  };
  return getBits(one) != 0 && getBits(one) == getBits(other);
}

/// A cast between tensors that keeps the bits of their elements is a view:
/// `ao-drop-signs` removes those between signs. A saved operand takes the type
/// of what it is a view of, while a step is rewritten. Other casts may be
/// anything.
struct CastModel
    : public StorageOpInterface::ExternalModel<CastModel,
                                               UnrealizedConversionCastOp> {
  void getStorageAliases(Operation *op,
                         SmallVectorImpl<StorageAlias> &aliases) const {
    if (op->getNumOperands() == 1 && op->getNumResults() == 1 &&
        haveEqualBits(op->getOperand(0).getType(), op->getResult(0).getType()))
      aliases.push_back(
          {op->getResult(0), op->getOperand(0), StorageRelation::View});
    else
      addOneOf(op, aliases);
  }
};

/// `arith.select` of buffers, or of tensors in host memory, is one of its
/// operands; of other tensors it computes.
struct SelectModel
    : public StorageOpInterface::ExternalModel<SelectModel, arith::SelectOp> {
  void getStorageAliases(Operation *op,
                         SmallVectorImpl<StorageAlias> &aliases) const {
    auto select = cast<arith::SelectOp>(op);
    if (isa<ShapedType>(select.getCondition().getType()) ||
        !(isa<BaseMemRefType>(select.getType()) ||
          isHostPlaced(select.getType())))
      return;
    OpResult result = op->getResult(0);
    aliases.push_back({result, select.getTrueValue(), StorageRelation::OneOf});
    aliases.push_back({result, select.getFalseValue(), StorageRelation::OneOf});
  }
};

/// A tensor that stands for a buffer.
struct ToTensorModel
    : public StorageOpInterface::ExternalModel<ToTensorModel,
                                               bufferization::ToTensorOp> {
  void getStorageAliases(Operation *op,
                         SmallVectorImpl<StorageAlias> &aliases) const {
    aliases.push_back(
        {op->getResult(0), op->getOperand(0), StorageRelation::View});
  }
  bool isReadOnly(Operation *op, OpResult result) const {
    return !cast<bufferization::ToTensorOp>(op).getWritable();
  }
};

/// Each result is the operand of its number.
struct DistinctObjectsModel
    : public StorageOpInterface::ExternalModel<DistinctObjectsModel,
                                               memref::DistinctObjectsOp> {
  void getStorageAliases(Operation *op,
                         SmallVectorImpl<StorageAlias> &aliases) const {
    for (auto [result, operand] :
         llvm::zip(op->getResults(), op->getOperands()))
      aliases.push_back({result, operand, StorageRelation::View});
  }
};

struct GetGlobalModel
    : public StorageOpInterface::ExternalModel<GetGlobalModel,
                                               memref::GetGlobalOp> {
  bool isReadOnly(Operation *op, OpResult result) const {
    auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
        op, cast<memref::GetGlobalOp>(op).getNameAttr());
    return global && global.getConstant();
  }
};

struct DeallocTensorModel
    : public StorageOpInterface::ExternalModel<DeallocTensorModel,
                                               bufferization::DeallocTensorOp> {
  bool freesOperand(Operation *op, OpOperand &operand) const { return true; }
};

/// May free every operand that is not retained, whatever the condition is.
struct DeallocModel
    : public StorageOpInterface::ExternalModel<DeallocModel,
                                               bufferization::DeallocOp> {
  bool freesOperand(Operation *op, OpOperand &operand) const {
    auto dealloc = cast<bufferization::DeallocOp>(op);
    return operand.getOperandNumber() < dealloc.getMemrefs().size() &&
           !llvm::is_contained(dealloc.getRetained(), operand.get());
  }
};

/// The result, if any, is the destination.
struct MaterializeModel
    : public StorageOpInterface::ExternalModel<
          MaterializeModel, bufferization::MaterializeInDestinationOp> {
  void getStorageAliases(Operation *op,
                         SmallVectorImpl<StorageAlias> &aliases) const {
    if (op->getNumResults() == 1)
      aliases.push_back(
          {op->getResult(0),
           cast<bufferization::MaterializeInDestinationOp>(op).getDest(),
           StorageRelation::Destination});
  }
};
} // namespace

void ao::registerStorageModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::BitcastOp::attachInterface<ViewModel<tensor::BitcastOp>>(*context);
    tensor::CastOp::attachInterface<ViewModel<tensor::CastOp>>(*context);
    tensor::CollapseShapeOp::attachInterface<
        ViewModel<tensor::CollapseShapeOp>>(*context);
    tensor::ExpandShapeOp::attachInterface<ViewModel<tensor::ExpandShapeOp>>(
        *context);
    tensor::ExtractSliceOp::attachInterface<ViewModel<tensor::ExtractSliceOp>>(
        *context);
    tensor::ReshapeOp::attachInterface<ViewModel<tensor::ReshapeOp>>(*context);
    tensor::EmptyOp::attachInterface<NoDataModel<tensor::EmptyOp>>(*context);
  });
  registry.addExtension(+[](MLIRContext *context, arith::ArithDialect *) {
    arith::SelectOp::attachInterface<SelectModel>(*context);
  });
  registry.addExtension(
      +[](MLIRContext *context, bufferization::BufferizationDialect *) {
        using namespace bufferization;
        ToBufferOp::attachInterface<ViewModel<ToBufferOp>>(*context);
        ToTensorOp::attachInterface<ToTensorModel>(*context);
        DeallocOp::attachInterface<DeallocModel>(*context);
        DeallocTensorOp::attachInterface<DeallocTensorModel>(*context);
        AllocTensorOp::attachInterface<NoDataModel<AllocTensorOp>>(*context);
        MaterializeInDestinationOp::attachInterface<MaterializeModel>(*context);
      });
  registry.addExtension(+[](MLIRContext *context, memref::MemRefDialect *) {
    memref::DistinctObjectsOp::attachInterface<DistinctObjectsModel>(*context);
    memref::GetGlobalOp::attachInterface<GetGlobalModel>(*context);
  });
  registry.addExtension(+[](MLIRContext *context, BuiltinDialect *) {
    UnrealizedConversionCastOp::attachInterface<CastModel>(*context);
  });
}
