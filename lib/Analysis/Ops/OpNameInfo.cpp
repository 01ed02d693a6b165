//===- OpNameInfo.cpp - Properties of ops by name -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Ops/OpNameInfo.h"

#include "ao/Analysis/Ops/NamedOps.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace ao;

OpNameInfo OpNameInfos::compute(Operation *op) {
  OpNameInfo info;
  // The ops of the dialect move data or mark positions, except for ops that the
  // host executes.
  info.isTransfer = isa_and_present<AODialect>(op->getDialect()) &&
                    !op->hasTrait<RunsOnHost>();
  info.isConstant = op->hasTrait<OpTrait::ConstantLike>();
  info.isTerminator = op->hasTrait<OpTrait::IsTerminator>();
  info.isCall = isa<CallOpInterface>(op);
  info.isFunction = isa<FunctionOpInterface>(op);
  info.isLoop = isLoop(op);
  info.isCast = isa<CastOpInterface>(op);
  info.isSilent = !isa<MemoryEffectOpInterface>(op) &&
                  !op->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
  info.hasCostModel = isa<CostOpInterface>(op);
  info.hasStorageModel = isa<StorageOpInterface>(op);
  info.mayAlias =
      isa<StorageOpInterface, DestinationStyleOpInterface, ViewLikeOpInterface,
          LoopLikeOpInterface, RegionBranchOpInterface, CallOpInterface>(op);
  info.isElementwise =
      op->getNumResults() > 0 && OpTrait::hasElementwiseMappableTraits(op);
  info.mayBeView =
      info.hasStorageModel ||
      (isa<ViewLikeOpInterface>(op) && !isa<DestinationStyleOpInterface>(op));
  info.queriesShape = isa<ShapedDimOpInterface>(op);
  bool isNamed = mayBeNamed(op);
  info.mayAlias |= isNamed;
  info.isElementwise |= isNamed;
  info.mayBeView |= isNamed;
  return info;
}
