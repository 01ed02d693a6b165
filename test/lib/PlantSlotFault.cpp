//===- PlantSlotFault.cpp - Break one place in an arena -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlantSlotFault.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace ao;

namespace {
/// A buffer with a place that is allocated and freed in one block.
struct PlacedBuffer {
  memref::AllocOp alloc;
  memref::DeallocOp dealloc;

  SlotAttr getSlot() {
    return alloc->getAttrOfType<SlotAttr>(AODialect::kSlotAttr);
  }
  void setSlot(int64_t offset, int64_t bytes) {
    SlotAttr slot = getSlot();
    alloc->setAttr(
        AODialect::kSlotAttr,
        SlotAttr::get(alloc.getContext(), offset, bytes, slot.getNumSlots()));
  }
  bool onHost() { return isHostPlaced(alloc.getType()); }
  bool livesAt(Operation *op) {
    return op->getBlock() == alloc->getBlock() && alloc->isBeforeInBlock(op) &&
           op->isBeforeInBlock(dealloc);
  }
};
} // namespace

static SmallVector<PlacedBuffer> collectBuffers(ModuleOp module) {
  SmallVector<PlacedBuffer> buffers;
  module.walk([&](memref::AllocOp alloc) {
    if (!alloc->hasAttr(AODialect::kSlotAttr))
      return;
    for (Operation *user : alloc->getUsers())
      if (auto dealloc = dyn_cast<memref::DeallocOp>(user))
        if (dealloc->getBlock() == alloc->getBlock())
          buffers.push_back({alloc, dealloc});
  });
  return buffers;
}

/// A buffer lies where another one lives.
static bool shiftSlot(ArrayRef<PlacedBuffer> buffers, uint64_t seed) {
  SmallVector<std::pair<PlacedBuffer, PlacedBuffer>> choices;
  for (PlacedBuffer other : buffers)
    for (PlacedBuffer shifted : buffers)
      if (other.onHost() == shifted.onHost() && other.livesAt(shifted.alloc))
        choices.emplace_back(other, shifted);
  if (choices.empty())
    return false;
  auto [other, shifted] = choices[seed % choices.size()];
  shifted.setSlot(other.getSlot().getOffset(), shifted.getSlot().getBytes());
  return true;
}

/// A place is one byte smaller than its buffer.
static bool shrinkSlot(ArrayRef<PlacedBuffer> buffers, uint64_t seed) {
  if (buffers.empty())
    return false;
  PlacedBuffer shrunk = buffers[seed % buffers.size()];
  MemRefType type = shrunk.alloc.getType();
  int64_t bytes = llvm::divideCeil(
      type.getNumElements() * type.getElementTypeBitWidth(), 8);
  shrunk.setSlot(shrunk.getSlot().getOffset(), bytes - 1);
  return true;
}

/// A place ends before the last use of its buffer.
static bool endEarly(ArrayRef<PlacedBuffer> buffers, uint64_t seed) {
  SmallVector<std::pair<PlacedBuffer, Operation *>> choices;
  for (PlacedBuffer buffer : buffers)
    for (Operation *user : buffer.alloc->getUsers())
      if (buffer.livesAt(user))
        choices.emplace_back(buffer, user);
  if (choices.empty())
    return false;
  auto [buffer, user] = choices[seed % choices.size()];
  buffer.dealloc->moveBefore(user);
  return true;
}

namespace {
/// `test-plant-slot-fault{kind=shifted-slot seed=7}`: fails where the module
/// has no place for the fault.
struct PlantSlotFaultPass
    : public PassWrapper<PlantSlotFaultPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PlantSlotFaultPass)

  PlantSlotFaultPass() = default;
  PlantSlotFaultPass(const PlantSlotFaultPass &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "test-plant-slot-fault"; }
  StringRef getDescription() const override {
    return "Plants one fault that ao-verify-slots or ao-verify-transfers must "
           "find";
  }

  void runOnOperation() override {
    SmallVector<PlacedBuffer> buffers = collectBuffers(getOperation());
    bool isPlanted = kind == "shifted-slot"  ? shiftSlot(buffers, seed)
                     : kind == "shrunk-slot" ? shrinkSlot(buffers, seed)
                     : kind == "early-end"   ? endEarly(buffers, seed)
                                             : false;
    if (isPlanted)
      return;
    getOperation()->emitError()
        << "there is no place for the fault '" << kind << "'";
    signalPassFailure();
  }

  Option<std::string> kind{*this, "kind",
                           llvm::cl::desc("shifted-slot, shrunk-slot or "
                                          "early-end")};
  Option<uint64_t> seed{*this, "seed", llvm::cl::desc("Chooses the place"),
                        llvm::cl::init(0)};
};
} // namespace

void test::registerPlantSlotFaultPass() {
  PassRegistration<PlantSlotFaultPass>();
}
