//===- BufferSizes.cpp - Bytes of buffers for a size of a step ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferSizes.h"
#include "WordBuffers.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Dialect/AO/IR/AOArenas.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace ao;
using namespace ao::graph;

namespace {
class SizesMaker {
public:
  explicit SizesMaker(const CapturedFunction &captured)
      : captured(captured), function(captured.getFunction()),
        at(function.getLoc(), function.getContext()),
        words(function.getContext()) {}

  func::FuncOp make();

private:
  bool hasDynamicSizes() const;
  /// The argument and dimension that a size is, if it is one.
  std::optional<unsigned> getKeyOf(Value value) const;
  bool isKnown(Value value) const;
  Value compute(Value value);
  Value loadKey(unsigned index) {
    return loadWord(at, at.getLoc(), at.getI64Type(), key, index);
  }
  Value constant(int64_t value) {
    return arith::ConstantIntOp::create(at, value, 64);
  }
  Value computeBytes(memref::AllocOp alloc);
  Value computeBytes(const ArenaBuffer &buffer);
  Value checkLimits();

  const CapturedFunction &captured;
  /// Ops are handles: asking one changes nothing.
  mutable func::FuncOp function;
  ImplicitLocOpBuilder at;
  WordBuffers words;
  Value key;
  IRMapping map;
};
} // namespace

bool SizesMaker::hasDynamicSizes() const {
  return llvm::any_of(function.getArgumentTypes(), [](Type type) {
    auto buffer = dyn_cast<MemRefType>(type);
    return buffer && !buffer.hasStaticShape();
  });
}

std::optional<unsigned> SizesMaker::getKeyOf(Value value) const {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    if (argument.getOwner()->getParentOp() == function &&
        !isa<BaseMemRefType>(argument.getType()))
      return captured.getKeyIndex(argument.getArgNumber());
    return std::nullopt;
  }
  auto dim = value.getDefiningOp<memref::DimOp>();
  auto source =
      dim ? dyn_cast<BlockArgument>(dim.getSource()) : BlockArgument();
  std::optional<int64_t> index =
      dim ? dim.getConstantIndex() : std::optional<int64_t>();
  if (!source || !index || source.getOwner()->getParentOp() != function)
    return std::nullopt;
  auto type = cast<MemRefType>(source.getType());
  if (*index < 0 || *index >= type.getRank() || !type.isDynamicDim(*index))
    return std::nullopt;
  return captured.getKeyIndex(source.getArgNumber(),
                              static_cast<unsigned>(*index));
}

/// Returns true if the value follows from sizes and numbers among the
/// arguments.
bool SizesMaker::isKnown(Value value) const {
  if (map.contains(value) || getKeyOf(value))
    return true;
  Operation *definition = value.getDefiningOp();
  return definition && definition->getNumRegions() == 0 && isPure(definition) &&
         llvm::all_of(definition->getOperands(), [&](Value operand) {
           return !isa<BaseMemRefType>(operand.getType()) && isKnown(operand);
         });
}

Value SizesMaker::compute(Value value) {
  if (Value known = map.lookupOrNull(value))
    return known;
  if (std::optional<unsigned> index = getKeyOf(value)) {
    Value found = words.unpack(at, at.getLoc(), value.getType(),
                               [&] { return loadKey(*index); });
    map.map(value, found);
    return found;
  }
  Operation *definition = value.getDefiningOp();
  for (Value operand : definition->getOperands())
    (void)compute(operand);
  at.clone(*definition, map);
  return map.lookup(value);
}

Value SizesMaker::computeBytes(memref::AllocOp alloc) {
  MemRefType type = alloc.getType();
  int64_t fixed = getElementBytes(type.getElementType()).value_or(1);
  for (int64_t size : type.getShape())
    fixed *= ShapedType::isDynamic(size) ? 1 : size;
  Value bytes = constant(fixed);
  for (Value size : alloc.getDynamicSizes()) {
    Value word = compute(size);
    if (word.getType().isIndex())
      word = arith::IndexCastOp::create(at, at.getI64Type(), word);
    bytes = arith::MulIOp::create(at, bytes, word);
  }
  return bytes;
}

/// The bound where nothing better is known, and for several slots, which are as
/// far apart as the bound is long.
Value SizesMaker::computeBytes(const ArenaBuffer &buffer) {
  bool isComputable =
      buffer.numSlots == 1 &&
      llvm::all_of(buffer.allocations, [&](memref::AllocOp op) {
        return llvm::all_of(op.getDynamicSizes(),
                            [&](Value size) { return isKnown(size); });
      });
  if (!isComputable)
    return constant(buffer.numSlots == 1
                        ? buffer.bytes
                        : buffer.numSlots * getPlaceStride(buffer));
  Value most;
  for (memref::AllocOp op : buffer.allocations) {
    Value bytes = computeBytes(op);
    most = most ? arith::MaxSIOp::create(at, most, bytes) : bytes;
  }
  return most;
}

/// Creates the condition that all sizes are those that the function was planned
/// for.
Value SizesMaker::checkLimits() {
  Value isFine = arith::ConstantIntOp::create(at, 1, 1);
  for (BlockArgument argument : function.getArguments()) {
    auto limits = function.getArgAttrOfType<DenseI64ArrayAttr>(
        argument.getArgNumber(), kMaxShapeAttr);
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!limits || !type)
      continue;
    for (auto [dim, limit] : llvm::enumerate(limits.asArrayRef())) {
      if (!type.isDynamicDim(dim))
        continue;
      Value size = loadKey(captured.getKeyIndex(argument.getArgNumber(),
                                                static_cast<unsigned>(dim)));
      Value fits = arith::CmpIOp::create(at, arith::CmpIPredicate::ule, size,
                                         constant(limit));
      isFine = arith::AndIOp::create(at, isFine, fits);
    }
  }
  return isFine;
}

func::FuncOp SizesMaker::make() {
  if (!hasDynamicSizes() || captured.getBuffers().empty())
    return nullptr;
  auto pointer = LLVM::LLVMPointerType::get(at.getContext());
  at.setInsertionPoint(function);
  auto sizes =
      func::FuncOp::create(at, ("ao_sizes_" + function.getName()).str(),
                           at.getFunctionType({pointer, pointer, pointer}, {}));
  at.setInsertionPointToStart(sizes.addEntryBlock());
  key = sizes.getArgument(1);
  Value isFine = checkLimits();
  for (auto [index, buffer] : llvm::enumerate(captured.getBuffers())) {
    Value known = computeBytes(buffer);
    Value bytes = arith::SelectOp::create(at, isFine, known, constant(-1));
    Value place = LLVM::GEPOp::create(
        at, pointer, at.getI64Type(), sizes.getArgument(2),
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
    LLVM::StoreOp::create(at, bytes, place);
  }
  func::ReturnOp::create(at);
  return sizes;
}

func::FuncOp ao::graph::addBufferSizes(const CapturedFunction &captured) {
  return SizesMaker(captured).make();
}
