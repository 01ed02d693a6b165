//===- PlantHarmless.cpp - Change a module without breaking it ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Flights.h"
#include "PlantFault.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace ao;
using namespace ao::test;

using HarmlessName = std::pair<HarmlessKind, StringRef>;

ArrayRef<HarmlessName> test::getHarmlessKinds() {
  static const HarmlessName names[] = {
      {HarmlessKind::WaitOnBothBranches, "wait-on-both-branches"},
      {HarmlessKind::WaitInExecuteRegion, "wait-in-execute-region"},
      {HarmlessKind::SourceRead, "source-read"},
      {HarmlessKind::KeepOfView, "keep-of-view"},
      {HarmlessKind::TransferThroughBranch, "transfer-through-branch"},
  };
  return names;
}

static void waitOnBothBranches(const Flight &flight) {
  WaitOp wait = flight.wait;
  OpBuilder builder(wait);
  Value condition = createSource(builder, builder.getI1Type());
  auto yieldWait = [&](OpBuilder &inside, Location loc) {
    Operation *copy = inside.clone(*wait);
    scf::YieldOp::create(inside, loc, copy->getResults());
  };
  auto branch = scf::IfOp::create(builder, wait.getLoc(), condition, yieldWait,
                                  yieldWait);
  wait->replaceAllUsesWith(branch->getResults());
  wait.erase();
}

static void waitInExecuteRegion(const Flight &flight) {
  WaitOp wait = flight.wait;
  OpBuilder builder(wait);
  auto region = scf::ExecuteRegionOp::create(builder, wait.getLoc(),
                                             wait->getResultTypes());
  wait->replaceAllUsesWith(region->getResults());
  OpBuilder inside = OpBuilder::atBlockEnd(&region.getRegion().emplaceBlock());
  auto yield = scf::YieldOp::create(inside, wait.getLoc(), wait->getResults());
  wait->moveBefore(yield);
}

static void readSource(Flight flight, Dice &dice) {
  OpBuilder builder(flight.wait);
  setInFlight(builder, flight, dice);
  createRead(builder, getAsBuffer(builder, flight.source), dice);
}

/// Keeps a cast of the source, which is the same bytes.
static bool keepView(Flight flight) {
  OpBuilder builder(flight.wait);
  Location loc = flight.wait.getLoc();
  auto type = cast<ShapedType>(flight.source.getType());
  if (type.getRank() == 0 || type.isDynamicDim(0))
    return false;
  SmallVector<int64_t> shape(type.getShape());
  shape.front() = ShapedType::kDynamic;
  ShapedType wider = type.clone(shape);
  auto cast = [&](Type to, Value from) -> Value {
    if (flight.onTensors())
      return tensor::CastOp::create(builder, loc, to, from);
    return memref::CastOp::create(builder, loc, to, from);
  };
  flight.wait.getKeepMutable().assign(cast(type, cast(wider, flight.source)));
  return true;
}

/// Hands the transfer through a branch that changes nothing.
static void passThroughBranch(const Flight &flight) {
  WaitOp wait = flight.wait;
  OpBuilder builder(wait);
  Value transfer = wait.getTransfer();
  Value condition = createSource(builder, builder.getI1Type());
  auto yieldTransfer = [&](OpBuilder &inside, Location loc) {
    scf::YieldOp::create(inside, loc, transfer);
  };
  auto branch = scf::IfOp::create(builder, wait.getLoc(), condition,
                                  yieldTransfer, yieldTransfer);
  wait.getTransferMutable().assign(branch.getResult(0));
}

bool test::plantHarmless(ModuleOp module, HarmlessKind kind, uint64_t seed) {
  Dice dice(seed);
  std::optional<Flight> flight =
      pickFlight(module, dice, [&](const Flight &flight) {
        // Only sources in device buffers: a read of a host buffer is a
        // computation on the host, a read of a tensor a use of a value.
        return kind != HarmlessKind::SourceRead ||
               (flight.isOffload() && !flight.onTensors());
      });
  if (!flight)
    return false;
  switch (kind) {
  case HarmlessKind::WaitOnBothBranches:
    waitOnBothBranches(*flight);
    return true;
  case HarmlessKind::WaitInExecuteRegion:
    waitInExecuteRegion(*flight);
    return true;
  case HarmlessKind::SourceRead:
    readSource(*flight, dice);
    return true;
  case HarmlessKind::KeepOfView:
    return keepView(*flight);
  case HarmlessKind::TransferThroughBranch:
    passThroughBranch(*flight);
    return true;
  }
  llvm_unreachable("unknown kind of change");
}
