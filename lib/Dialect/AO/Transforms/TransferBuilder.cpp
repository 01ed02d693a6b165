//===- TransferBuilder.cpp - creates transfers ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TransferBuilder.h"

using namespace mlir;
using namespace ao;

OffloadOp ao::createOffload(OpBuilder &builder, Location loc, Value source) {
  auto type = cast<ShapedType>(source.getType());
  return OffloadOp::create(
      builder, loc, TransferType::get(builder.getContext(), getHostType(type)),
      source,
      /*destination=*/Value());
}

ReloadOp ao::createReload(OpBuilder &builder, Location loc, Value source) {
  auto type = cast<ShapedType>(source.getType());
  return ReloadOp::create(
      builder, loc,
      TransferType::get(builder.getContext(), getDeviceType(type)), source,
      /*destination=*/Value());
}

WaitOp ao::createWait(OpBuilder &builder, Value transfer, Value source) {
  return WaitOp::create(builder, transfer.getLoc(), transfer, source);
}

Operation *ao::getTopLevelOp(Block &block, Operation *op) {
  return block.findAncestorOpInBlock(*op);
}
