//===- UseArenas.cpp - Buffers become views of arenas ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlotRotation.h"
#include "ao/Analysis/Aliases/Ownership.h"
#include "ao/Conversion/Runtime/BufferAddress.h"
#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOArenas.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/StringExtras.h"

namespace ao {
#define GEN_PASS_DEF_AOUSEARENAS
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// Gives a function its arenas and its buffers their places.
class FunctionRewriter {
public:
  /// With `calls`, marks where arenas and buffers begin and end.
  FunctionRewriter(func::FuncOp function, RuntimeCalls *calls)
      : function(function), calls(calls) {}

  /// A step begins with its first function. Fails if a place is in no arena.
  LogicalResult run(bool isFirst);

private:
  Value addArena(int64_t bytes, bool onHost);
  Value getOffset(int64_t offset);
  Value getOffset(memref::AllocOp op, SlotAttr slot);
  void place(memref::AllocOp op, SlotAttr slot);
  void markArena(Value arena);
  void markBegin(Value buffer, SlotAttr slot);
  void markEnd(memref::DeallocOp op);
  void refuseLarger(unsigned index, DenseI64ArrayAttr most);

  func::FuncOp function;
  RuntimeCalls *calls;
  Value deviceArena, hostArena;
  llvm::DenseMap<int64_t, Value> offsets;
};
} // namespace

/// The new last argument; none for an arena of no bytes.
Value FunctionRewriter::addArena(int64_t bytes, bool onHost) {
  if (bytes == 0)
    return {};
  MLIRContext *context = function.getContext();
  Type type = MemRefType::get({bytes}, IntegerType::get(context, 8));
  if (onHost)
    type = getHostType(cast<MemRefType>(type));
  unsigned index = function.getNumArguments();
  auto isArena = DictionaryAttr::get(
      context, NamedAttribute(AODialect::kArenaAttr, UnitAttr::get(context)));
  // A function of this dialect takes any argument.
  (void)function.insertArgument(index, type, isArena, function.getLoc());
  return function.getArgument(index);
}

Value FunctionRewriter::getOffset(int64_t offset) {
  Value &value = offsets[offset];
  if (!value) {
    OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
    value = arith::ConstantIndexOp::create(builder, function.getLoc(), offset);
  }
  return value;
}

/// In a loop with several slots, each iteration computes its own.
Value FunctionRewriter::getOffset(memref::AllocOp op, SlotAttr slot) {
  scf::ForOp loop = getRotatingLoop(op, slot);
  if (!loop)
    return getOffset(slot.getOffset());
  ImplicitLocOpBuilder builder(op.getLoc(), op);
  auto toIndex = [&](Value value) -> Value {
    if (value.getType().isIndex() || !loop.getUnsignedCmp())
      return getValueOrCreateCastToIndexLike(builder, op.getLoc(),
                                             builder.getIndexType(), value);
    return arith::IndexCastUIOp::create(builder, builder.getIndexType(), value);
  };
  auto constant = [&](int64_t value) {
    return arith::ConstantIndexOp::create(builder, value).getResult();
  };
  Value distance = arith::SubIOp::create(
      builder, toIndex(loop.getInductionVar()), toIndex(loop.getLowerBound()));
  Value number =
      arith::DivUIOp::create(builder, distance, toIndex(loop.getStep()));
  number = arith::AddIOp::create(
      builder, number, constant(getFirstIteration(loop) % slot.getNumSlots()));
  Value slotIndex =
      arith::RemUIOp::create(builder, number, constant(slot.getNumSlots()));
  Value begin =
      arith::MulIOp::create(builder, slotIndex, constant(slot.getBytes()));
  return arith::AddIOp::create(builder, begin, getOffset(slot.getOffset()));
}

void FunctionRewriter::place(memref::AllocOp op, SlotAttr slot) {
  OpBuilder builder(op);
  Value arena = isHostPlaced(op.getType()) ? hostArena : deviceArena;
  auto view = memref::ViewOp::create(builder, op.getLoc(), op.getType(), arena,
                                     getOffset(op, slot), op.getDynamicSizes());
  op.replaceAllUsesWith(view.getResult());
  op.erase();
  markBegin(view, slot);
}

void FunctionRewriter::markArena(Value arena) {
  if (!calls || !arena)
    return;
  Location loc = function.getLoc();
  OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
  BufferAddress address(builder, loc, arena);
  calls->call(
      builder, loc, RuntimeFunction::aortStepArenaBegin,
      {address.firstElement(builder, loc), address.byteCount(builder, loc)});
}

void FunctionRewriter::markBegin(Value buffer, SlotAttr slot) {
  if (!calls)
    return;
  Location loc = buffer.getLoc();
  OpBuilder builder(buffer.getContext());
  builder.setInsertionPointAfterValue(buffer);
  BufferAddress address(builder, loc, buffer);
  Value bytes = LLVM::ConstantOp::create(
      builder, loc, builder.getI64IntegerAttr(slot.getBytes()));
  calls->call(builder, loc, RuntimeFunction::aortStepSlotBegin,
              {address.firstElement(builder, loc), bytes,
               address.byteCount(builder, loc), calls->nameOf(builder, loc)});
}

void FunctionRewriter::markEnd(memref::DeallocOp op) {
  if (!calls)
    return;
  OpBuilder builder(op);
  BufferAddress address(builder, op.getLoc(), op.getMemref());
  calls->call(builder, op.getLoc(), RuntimeFunction::aortStepSlotEnd,
              address.firstElement(builder, op.getLoc()));
}

/// Places were planned for arguments up to a shape. An error for a larger one
/// can only be reported by ending the program.
void FunctionRewriter::refuseLarger(unsigned index, DenseI64ArrayAttr most) {
  Value argument = function.getArgument(index);
  auto type = cast<MemRefType>(argument.getType());
  std::string shape = llvm::join(
      llvm::map_range(most.asArrayRef(),
                      [](int64_t size) { return std::to_string(size); }),
      "x");
  std::string message =
      ("argument " + Twine(index) + " of '@" + function.getName() +
       "' is larger than planned for: at most " + shape)
          .str();
  ImplicitLocOpBuilder builder(function.getLoc(), function.getContext());
  builder.setInsertionPointToStart(&function.getBody().front());
  for (auto [dim, size] : llvm::enumerate(most.asArrayRef())) {
    if (!type.isDynamicDim(dim))
      continue;
    Value actual = memref::DimOp::create(builder, argument, dim);
    Value planned = arith::ConstantIndexOp::create(builder, size);
    Value fits = arith::CmpIOp::create(builder, arith::CmpIPredicate::ule,
                                       actual, planned);
    cf::AssertOp::create(builder, fits, message);
  }
}

LogicalResult FunctionRewriter::run(bool isFirst) {
  auto arenas = function->getAttrOfType<ArenasAttr>(AODialect::kArenasAttr);
  WalkResult inArenas = function.walk([&](memref::AllocOp op) {
    bool onHost = isHostPlaced(op.getType());
    if (!op->hasAttr(AODialect::kSlotAttr) ||
        (onHost ? arenas.getHost() : arenas.getDevice()) > 0)
      return WalkResult::advance();
    return WalkResult(emitError(op.getLoc())
                      << "has a slot in a " << (onHost ? "host" : "device")
                      << " arena of 0 bytes");
  });
  if (inArenas.wasInterrupted())
    return failure();
  deviceArena = addArena(arenas.getDevice(), /*onHost=*/false);
  hostArena = addArena(arenas.getHost(), /*onHost=*/true);
  function.walk([&](Operation *op) {
    if (!op->hasAttr(AODialect::kSlotAttr))
      return;
    if (auto free = dyn_cast<memref::DeallocOp>(op)) {
      markEnd(free);
      free.erase();
    } else if (auto alloc = dyn_cast<memref::AllocOp>(op)) {
      place(alloc, alloc->getAttrOfType<SlotAttr>(AODialect::kSlotAttr));
    }
  });
  if (isFirst) {
    markArena(deviceArena);
    markArena(hostArena);
  }
  function.walk([](scf::ForOp loop) { loop->removeAttr(kFirstIterationAttr); });
  for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i)
    if (auto most =
            function.getArgAttrOfType<DenseI64ArrayAttr>(i, kMaxShapeAttr))
      refuseLarger(i, most);
  function->removeAttr(AODialect::kArenasAttr);
  for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i)
    function.removeArgAttr(i, AODialect::kSlotAttr);
  for (unsigned i = 0, e = function.getNumResults(); i != e; ++i)
    function.removeResultAttr(
        i, StringAttr::get(function.getContext(), AODialect::kSlotAttr));
  return success();
}

namespace {
struct UseArenas : public ao::impl::AOUseArenasBase<UseArenas> {
  using AOUseArenasBase::AOUseArenasBase;

  void runOnOperation() override {
    llvm::DenseSet<Operation *> backwards;
    for (auto [forward, backward] : findPairs(getOperation()))
      backwards.insert(backward);
    RuntimeCalls calls(getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr(AODialect::kArenasAttr) &&
          failed(FunctionRewriter(function, marks ? &calls : nullptr)
                     .run(/*isFirst=*/!backwards.contains(function))))
        return signalPassFailure();
    if (calls.hadError())
      signalPassFailure();
  }
};
} // namespace
