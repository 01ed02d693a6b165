//===- UseArenas.cpp - Buffers become views of arenas ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

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
  explicit FunctionRewriter(func::FuncOp function) : function(function) {}

  void run();

private:
  Value addArena(int64_t bytes, bool onHost);
  Value getOffset(int64_t offset);
  void place(memref::AllocOp op, SlotAttr slot);

  func::FuncOp function;
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

void FunctionRewriter::place(memref::AllocOp op, SlotAttr slot) {
  OpBuilder builder(op);
  Value arena = isHostPlaced(op.getType()) ? hostArena : deviceArena;
  auto view =
      memref::ViewOp::create(builder, op.getLoc(), op.getType(), arena,
                             getOffset(slot.getOffset()), op.getDynamicSizes());
  op.replaceAllUsesWith(view.getResult());
  op.erase();
}

void FunctionRewriter::run() {
  auto arenas = function->getAttrOfType<ArenasAttr>(AODialect::kArenasAttr);
  deviceArena = addArena(arenas.getDevice(), /*onHost=*/false);
  hostArena = addArena(arenas.getHost(), /*onHost=*/true);
  function.walk([&](Operation *op) {
    if (!op->hasAttr(AODialect::kSlotAttr))
      return;
    if (auto free = dyn_cast<memref::DeallocOp>(op))
      free.erase();
    else if (auto alloc = dyn_cast<memref::AllocOp>(op))
      place(alloc, alloc->getAttrOfType<SlotAttr>(AODialect::kSlotAttr));
  });
  function->removeAttr(AODialect::kArenasAttr);
  for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i)
    function.removeArgAttr(i, AODialect::kSlotAttr);
  for (unsigned i = 0, e = function.getNumResults(); i != e; ++i)
    function.removeResultAttr(
        i, StringAttr::get(function.getContext(), AODialect::kSlotAttr));
}

namespace {
struct UseArenas : public ao::impl::AOUseArenasBase<UseArenas> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr(AODialect::kArenasAttr))
        FunctionRewriter(function).run();
  }
};
} // namespace
