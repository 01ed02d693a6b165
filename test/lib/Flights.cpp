//===- Flights.cpp - A module's transfers, to tamper with -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Flights.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace ao;
using namespace ao::test;

/// A slot of a host tensor is no buffer that could be written or freed.
static Value getBuffer(Value destination) {
  return destination && isa<BaseMemRefType>(destination.getType()) ? destination
                                                                   : Value();
}

SmallVector<Flight> test::collectFlights(ModuleOp module) {
  SmallVector<Flight> flights;
  module.walk([&](WaitOp wait) {
    Operation *copy = wait.getTransfer().getDefiningOp();
    if (auto offload = dyn_cast_or_null<OffloadOp>(copy))
      flights.push_back({copy, wait, offload.getSource(),
                         getBuffer(offload.getDestination())});
    else if (auto reload = dyn_cast_or_null<ReloadOp>(copy))
      flights.push_back(
          {copy, wait, reload.getSource(), reload.getDestination()});
    else
      flights.push_back({nullptr, wait, wait.getKeep(), Value()});
  });
  return flights;
}

std::optional<Flight>
test::pickFlight(ModuleOp module, Dice &dice,
                 llvm::function_ref<bool(const Flight &)> accepts) {
  SmallVector<Flight> flights = collectFlights(module);
  llvm::erase_if(flights,
                 [&](const Flight &flight) { return !accepts(flight); });
  if (flights.empty())
    return std::nullopt;
  return flights[dice.below(flights.size())];
}

void test::setInFlight(OpBuilder &builder, const Flight &flight, Dice &dice) {
  if (flight.copy && dice.toss())
    return builder.setInsertionPointAfter(flight.copy);
  builder.setInsertionPoint(flight.wait);
}

Operation *test::createUnknown(OpBuilder &builder, StringRef name,
                               ValueRange operands, TypeRange results) {
  OperationState state(builder.getUnknownLoc(), name);
  state.addOperands(operands);
  state.addTypes(results);
  return builder.create(state);
}

/// A buffer of an unknown op may be any whose address is taken; one that is
/// allocated is no other. Programs with faults are not run, so that its dynamic
/// sizes are any numbers.
Value test::createSource(OpBuilder &builder, Type type) {
  auto buffer = dyn_cast<MemRefType>(type);
  if (buffer && buffer.getLayout().isIdentity()) {
    Location loc = builder.getUnknownLoc();
    SmallVector<Value> sizes(
        buffer.getNumDynamicDims(),
        buffer.hasStaticShape()
            ? Value()
            : arith::ConstantIndexOp::create(builder, loc, 4).getResult());
    return memref::AllocOp::create(builder, loc, buffer, sizes);
  }
  return createUnknown(builder, "test.source", {}, type)->getResult(0);
}

Value test::stripViews(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    auto view = dyn_cast<ViewLikeOpInterface>(op);
    if (!view)
      break;
    value = view.getViewSource();
  }
  return value;
}

Value test::getAsBuffer(OpBuilder &builder, Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  if (!tensor)
    return value;
  Attribute space = tensor.getEncoding();
  auto type = MemRefType::get(tensor.getShape(), tensor.getElementType(),
                              MemRefLayoutAttrInterface(), space);
  return bufferization::ToBufferOp::create(builder, builder.getUnknownLoc(),
                                           type, value);
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// The buffer itself, or a view of all of it.
static Value createMaybeView(OpBuilder &builder, Value buffer, Dice &dice) {
  Location loc = builder.getUnknownLoc();
  auto type = cast<MemRefType>(buffer.getType());
  if (type.getRank() == 0 || dice.toss())
    return buffer;
  if (dice.toss()) {
    SmallVector<int64_t> shape(type.getShape());
    shape.front() = ShapedType::kDynamic;
    auto wider = MemRefType::get(shape, type.getElementType(), type.getLayout(),
                                 type.getMemorySpace());
    return memref::CastOp::create(builder, loc, wider, buffer);
  }
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> ones(type.getRank(), builder.getIndexAttr(1));
  return memref::SubViewOp::create(builder, loc, buffer, offsets, ones, ones);
}

/// Zeros to index a buffer with.
static SmallVector<Value> createZeros(OpBuilder &builder, Value buffer) {
  Value zero = arith::ConstantIndexOp::create(builder, builder.getUnknownLoc(),
                                              /*value=*/0);
  return SmallVector<Value>(cast<ShapedType>(buffer.getType()).getRank(), zero);
}

/// Moves the insertion point into a branch or a loop, or leaves it.
static void enterRegion(OpBuilder &builder, Dice &dice) {
  Location loc = builder.getUnknownLoc();
  switch (dice.below(4)) {
  case 0: {
    Value condition = createSource(builder, builder.getI1Type());
    auto branch = scf::IfOp::create(builder, loc, condition,
                                    /*withElseRegion=*/dice.toss());
    return builder.setInsertionPointToStart(branch.thenBlock());
  }
  case 1: {
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    auto loop = scf::ForOp::create(builder, loc, zero, one, one);
    return builder.setInsertionPointToStart(loop.getBody());
  }
  default:
    return;
  }
}

/// A call of a function without a body.
static void createCall(OpBuilder &builder, Value buffer) {
  Operation *op = builder.getInsertionBlock()->getParentOp();
  auto module = op->getParentOfType<ModuleOp>();
  auto type = builder.getFunctionType(buffer.getType(), {});
  OpBuilder atStart = OpBuilder::atBlockBegin(module.getBody());
  auto callee = func::FuncOp::create(atStart, builder.getUnknownLoc(),
                                     "test_touch", type);
  callee.setPrivate();
  func::CallOp::create(builder, builder.getUnknownLoc(), callee, buffer);
}

void test::createRead(OpBuilder &builder, Value buffer, Dice &dice) {
  OpBuilder::InsertionGuard guard(builder);
  Location loc = builder.getUnknownLoc();
  enterRegion(builder, dice);
  buffer = createMaybeView(builder, buffer, dice);
  if (dice.toss()) {
    SmallVector<Value> zeros = createZeros(builder, buffer);
    memref::LoadOp::create(builder, loc, buffer, zeros);
    return;
  }
  Value target = createSource(builder, buffer.getType());
  memref::CopyOp::create(builder, loc, buffer, target);
}

void test::createWrite(OpBuilder &builder, Value buffer, Dice &dice) {
  OpBuilder::InsertionGuard guard(builder);
  Location loc = builder.getUnknownLoc();
  enterRegion(builder, dice);
  buffer = createMaybeView(builder, buffer, dice);
  Type element = cast<ShapedType>(buffer.getType()).getElementType();
  switch (dice.below(5)) {
  case 0: {
    Value value = createSource(builder, element);
    SmallVector<Value> zeros = createZeros(builder, buffer);
    memref::StoreOp::create(builder, loc, value, buffer, zeros);
    return;
  }
  case 1: {
    Value value = createSource(builder, element);
    linalg::FillOp::create(builder, loc, value, buffer);
    return;
  }
  case 2: {
    Value value = createSource(builder, buffer.getType());
    memref::CopyOp::create(builder, loc, value, buffer);
    return;
  }
  case 3:
    return createCall(builder, buffer);
  default:
    createUnknown(builder, "test.touch", buffer, {});
  }
}
