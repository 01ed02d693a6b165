//===- PlantFault.cpp - Break a module in exactly one place ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlantFault.h"

#include "Flights.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace ao;
using namespace ao::test;

using FaultName = std::pair<FaultKind, StringRef>;

ArrayRef<FaultName> test::getFaultKinds() {
  static const FaultName names[] = {
      {FaultKind::DroppedWait, "dropped-wait"},
      {FaultKind::SecondWait, "second-wait"},
      {FaultKind::WaitOnOneBranch, "wait-on-one-branch"},
      {FaultKind::WaitInLoop, "wait-in-loop"},
      {FaultKind::WrongKeep, "wrong-keep"},
      {FaultKind::StrayUse, "stray-use"},
      {FaultKind::HostCompute, "host-compute"},
      {FaultKind::SourceOverwritten, "source-overwritten"},
      {FaultKind::SourceFreed, "source-freed"},
      {FaultKind::DestinationWritten, "destination-written"},
      {FaultKind::DestinationRead, "destination-read"},
      {FaultKind::DestinationFreed, "destination-freed"},
      {FaultKind::DestinationReused, "destination-reused"},
      {FaultKind::ReloadWithoutOffload, "reload-without-offload"},
      {FaultKind::ReloadBeforeOffload, "reload-before-offload"},
      {FaultKind::ReloadOfFreed, "reload-of-freed"},
  };
  return names;
}

static bool isAny(const Flight &) { return true; }
static bool hasDestination(const Flight &flight) {
  return static_cast<bool>(flight.destination);
}

//===----------------------------------------------------------------------===//
// Waits
//===----------------------------------------------------------------------===//

static bool dropWait(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, isAny);
  if (!flight)
    return false;
  OpBuilder builder(flight->wait);
  if (Value result = flight->wait.getResult())
    result.replaceAllUsesWith(createSource(builder, result.getType()));
  flight->wait.erase();
  return true;
}

static bool waitTwice(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, isAny);
  if (!flight)
    return false;
  OpBuilder builder(flight->wait);
  Block *block = flight->wait->getBlock();
  if (dice.toss())
    builder.setInsertionPoint(block->getTerminator());
  else if (dice.toss())
    builder.setInsertionPointAfter(flight->wait);
  builder.clone(*flight->wait);
  return true;
}

/// Moves a wait into the body of `region`'s block, before a yield of what
/// arrives.
static void moveWait(WaitOp wait, Block *block) {
  OpBuilder builder = OpBuilder::atBlockEnd(block);
  if (!block->empty() && block->back().hasTrait<OpTrait::IsTerminator>())
    block->back().erase();
  auto yield = scf::YieldOp::create(builder, wait.getLoc(), wait->getResults());
  wait->moveBefore(yield);
}

static bool waitOnOneBranch(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, isAny);
  if (!flight)
    return false;
  WaitOp wait = flight->wait;
  OpBuilder builder(wait);
  Value condition = createSource(builder, builder.getI1Type());
  auto branch =
      scf::IfOp::create(builder, wait.getLoc(), wait->getResultTypes(),
                        condition, /*withElseRegion=*/true);
  wait->replaceAllUsesWith(branch->getResults());
  bool inThen = dice.toss();
  Block *other = inThen ? branch.elseBlock() : branch.thenBlock();
  moveWait(wait, inThen ? branch.thenBlock() : branch.elseBlock());
  OpBuilder inOther = OpBuilder::atBlockBegin(other);
  SmallVector<Value> values;
  for (Type type : branch->getResultTypes())
    values.push_back(createSource(inOther, type));
  if (other->empty() || !other->back().hasTrait<OpTrait::IsTerminator>())
    scf::YieldOp::create(inOther, wait.getLoc(), values);
  return true;
}

static bool waitInLoop(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, isAny);
  if (!flight)
    return false;
  WaitOp wait = flight->wait;
  OpBuilder builder(wait);
  Location loc = wait.getLoc();
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value end = createSource(builder, builder.getIndexType());
  SmallVector<Value> inits;
  for (Type type : wait->getResultTypes())
    inits.push_back(createSource(builder, type));
  auto loop = scf::ForOp::create(builder, loc, zero, end, one, inits);
  wait->replaceAllUsesWith(loop->getResults());
  moveWait(wait, loop.getBody());
  return true;
}

static bool keepOther(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, isAny);
  if (!flight)
    return false;
  WaitOp wait = flight->wait;
  OpBuilder builder(wait);
  SmallVector<Value> others;
  for (const Flight &other : collectFlights(module))
    if (other.copy && other.copy->getBlock() == wait->getBlock() &&
        other.copy->isBeforeInBlock(wait) &&
        other.source.getType() == flight->source.getType() &&
        stripViews(other.source) != stripViews(flight->source))
      others.push_back(other.source);
  if (others.empty() || dice.toss())
    others = {createSource(builder, flight->source.getType())};
  wait.getKeepMutable().assign(others[dice.below(others.size())]);
  return true;
}

static bool useTransfer(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, isAny);
  if (!flight)
    return false;
  OpBuilder builder(flight->wait);
  createUnknown(builder, "test.use", flight->wait.getTransfer(), {});
  return true;
}

//===----------------------------------------------------------------------===//
// Placement
//===----------------------------------------------------------------------===//

static bool computeOnHost(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, [](const Flight &f) {
    return f.onTensors() || (f.isOffload() && f.destination);
  });
  if (!flight)
    return false;
  OpBuilder builder(flight->wait);
  builder.setInsertionPointAfter(flight->wait);
  Value host = !flight->isOffload()  ? flight->source
               : flight->onTensors() ? flight->wait.getResult()
                                     : flight->destination;
  if (dice.toss()) {
    createUnknown(builder, "test.compute", host, builder.getI32Type());
    return true;
  }
  if (dice.toss() && flight->onTensors()) {
    Value zero = arith::ConstantIndexOp::create(builder, host.getLoc(), 0);
    auto rank = cast<ShapedType>(host.getType()).getRank();
    tensor::ExtractOp::create(builder, host.getLoc(), host,
                              SmallVector<Value>(rank, zero));
    return true;
  }
  createRead(builder, getAsBuffer(builder, host), dice);
  return true;
}

//===----------------------------------------------------------------------===//
// Buffers in flight
//===----------------------------------------------------------------------===//

static bool overwriteSource(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, isAny);
  if (!flight)
    return false;
  OpBuilder builder(flight->wait);
  setInFlight(builder, *flight, dice);
  createWrite(builder, getAsBuffer(builder, flight->source), dice);
  return true;
}

/// Frees `buffer` here and not where it was freed before.
static void freeHere(OpBuilder &builder, Value buffer) {
  for (Operation *user : llvm::make_early_inc_range(buffer.getUsers()))
    if (isa<memref::DeallocOp>(user))
      user->erase();
  memref::DeallocOp::create(builder, buffer.getLoc(), buffer);
}

static bool freeSource(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, isAny);
  if (!flight)
    return false;
  OpBuilder builder(flight->wait);
  if (flight->copy)
    builder.setInsertionPointAfter(flight->copy);
  if (flight->onTensors() && dice.toss())
    bufferization::DeallocTensorOp::create(builder, flight->wait.getLoc(),
                                           flight->source);
  else
    freeHere(builder, stripViews(getAsBuffer(builder, flight->source)));
  return true;
}

static bool writeDestination(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, hasDestination);
  if (!flight)
    return false;
  OpBuilder builder(flight->wait);
  setInFlight(builder, *flight, dice);
  createWrite(builder, flight->destination, dice);
  return true;
}

static bool readDestination(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, hasDestination);
  if (!flight)
    return false;
  OpBuilder builder(flight->wait);
  setInFlight(builder, *flight, dice);
  createRead(builder, flight->destination, dice);
  return true;
}

static bool freeDestination(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, hasDestination);
  if (!flight)
    return false;
  OpBuilder builder(flight->wait);
  builder.setInsertionPointAfter(flight->copy);
  freeHere(builder, stripViews(flight->destination));
  return true;
}

/// A second copy into the same buffer while the first is in flight.
static bool reuseDestination(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, hasDestination);
  if (!flight)
    return false;
  OpBuilder builder(flight->wait);
  builder.setInsertionPointAfter(flight->copy);
  Operation *second = builder.clone(*flight->copy);
  builder.setInsertionPointAfter(flight->wait);
  IRMapping mapping;
  mapping.map(flight->copy->getResult(0), second->getResult(0));
  builder.clone(*flight->wait, mapping);
  return true;
}

//===----------------------------------------------------------------------===//
// Reloads
//===----------------------------------------------------------------------===//

static bool isStaticReload(const Flight &flight) {
  return flight.copy && !flight.isOffload() &&
         cast<ShapedType>(flight.source.getType()).hasStaticShape();
}

/// Reads host memory that is not written.
static bool reloadFresh(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight = pickFlight(module, dice, isStaticReload);
  if (!flight)
    return false;
  OpBuilder builder(flight->copy);
  Location loc = flight->copy->getLoc();
  Value fresh;
  if (auto type = dyn_cast<MemRefType>(flight->source.getType()))
    fresh = memref::AllocOp::create(builder, loc, type);
  else if (auto tensor = cast<RankedTensorType>(flight->source.getType());
           dice.toss())
    fresh =
        tensor::EmptyOp::create(builder, loc, tensor.getShape(),
                                tensor.getElementType(), tensor.getEncoding());
  else
    fresh = bufferization::AllocTensorOp::create(builder, loc, tensor,
                                                 ValueRange());
  flight->copy->setOperand(0, fresh);
  flight->wait.getKeepMutable().assign(fresh);
  return true;
}

/// The flight that fills what `reload` reads, in the same block.
static std::optional<Flight> findOffload(ModuleOp module,
                                         const Flight &reload) {
  for (const Flight &flight : collectFlights(module))
    if (flight.isOffload() && flight.copy &&
        flight.destination == reload.source &&
        flight.copy->getBlock() == reload.copy->getBlock() &&
        flight.copy->isBeforeInBlock(reload.copy))
      return flight;
  return std::nullopt;
}

/// A reload on buffers that can rise: its buffer is allocated for it.
static bool canRise(ModuleOp module, const Flight &flight) {
  return !flight.isOffload() && flight.destination &&
         flight.destination.getDefiningOp<memref::AllocOp>() &&
         flight.destination.getDefiningOp()->getNumOperands() == 0 &&
         findOffload(module, flight);
}

static bool raiseReload(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight =
      pickFlight(module, dice,
                 [&](const Flight &flight) { return canRise(module, flight); });
  if (!flight)
    return false;
  Flight offload = *findOffload(module, *flight);
  flight->copy->moveBefore(dice.toss() ? offload.copy
                                       : offload.wait.getOperation());
  flight->destination.getDefiningOp()->moveBefore(flight->copy);
  return true;
}

static bool reloadFreed(ModuleOp module, Dice &dice) {
  std::optional<Flight> flight =
      pickFlight(module, dice, [&](const Flight &flight) {
        return !flight.isOffload() && flight.destination &&
               findOffload(module, flight);
      });
  if (!flight)
    return false;
  OpBuilder builder(flight->copy);
  if (dice.toss())
    builder.setInsertionPointAfter(findOffload(module, *flight)->wait);
  freeHere(builder, flight->source);
  return true;
}

bool test::plantFault(ModuleOp module, FaultKind kind, uint64_t seed) {
  Dice dice(seed);
  switch (kind) {
  case FaultKind::DroppedWait:
    return dropWait(module, dice);
  case FaultKind::SecondWait:
    return waitTwice(module, dice);
  case FaultKind::WaitOnOneBranch:
    return waitOnOneBranch(module, dice);
  case FaultKind::WaitInLoop:
    return waitInLoop(module, dice);
  case FaultKind::WrongKeep:
    return keepOther(module, dice);
  case FaultKind::StrayUse:
    return useTransfer(module, dice);
  case FaultKind::HostCompute:
    return computeOnHost(module, dice);
  case FaultKind::SourceOverwritten:
    return overwriteSource(module, dice);
  case FaultKind::SourceFreed:
    return freeSource(module, dice);
  case FaultKind::DestinationWritten:
    return writeDestination(module, dice);
  case FaultKind::DestinationRead:
    return readDestination(module, dice);
  case FaultKind::DestinationFreed:
    return freeDestination(module, dice);
  case FaultKind::DestinationReused:
    return reuseDestination(module, dice);
  case FaultKind::ReloadWithoutOffload:
    return reloadFresh(module, dice);
  case FaultKind::ReloadBeforeOffload:
    return raiseReload(module, dice);
  case FaultKind::ReloadOfFreed:
    return reloadFreed(module, dice);
  }
  llvm_unreachable("unknown kind of fault");
}
