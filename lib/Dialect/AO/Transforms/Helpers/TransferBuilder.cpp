//===- TransferBuilder.cpp - Creates transfers ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TransferBuilder.h"

#include "ao/Analysis/Aliases/StorageAliases.h"

using namespace mlir;
using namespace ao;

TransferType TransferTypes::getOffload(Type source, HostTier tier) {
  TransferType &known = offloads[{source, static_cast<unsigned>(tier)}];
  if (!known)
    known = TransferType::get(source.getContext(),
                              getHostType(cast<ShapedType>(source), tier));
  return known;
}

TransferType TransferTypes::getReload(Type source) {
  TransferType &known = reloads[source];
  if (!known)
    known = TransferType::get(source.getContext(),
                              getDeviceType(cast<ShapedType>(source)));
  return known;
}

OffloadOp ao::createOffload(OpBuilder &builder, Location loc, Value source,
                            TransferTypes &types, HostTier tier) {
  return OffloadOp::create(builder, loc,
                           types.getOffload(source.getType(), tier), source,
                           /*destination=*/Value());
}

ReloadOp ao::createReload(OpBuilder &builder, Location loc, Value source,
                          TransferTypes &types) {
  return ReloadOp::create(builder, loc, types.getReload(source.getType()),
                          source, /*destination=*/Value());
}

WaitOp ao::createWait(OpBuilder &builder, Value transfer, Value source) {
  return WaitOp::create(builder, transfer.getLoc(), transfer, source);
}

Operation *ao::getTopLevelOp(Block &block, Operation *op) {
  return op->getBlock() == &block ? op : block.findAncestorOpInBlock(*op);
}

Operation *ao::findLastUser(Block &block, Value value) {
  Operation *last = nullptr;
  SmallVector<Value> worklist{value};
  while (!worklist.empty())
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      Operation *op = getTopLevelOp(block, user);
      if (op->hasTrait<OpTrait::IsTerminator>())
        continue;
      if (!last || last->isBeforeInBlock(op))
        last = op;
      if (op == user && isView(op))
        llvm::append_range(worklist, op->getResults());
    }
  return last;
}
