//===- FirstRuns.cpp - The first run of a second one ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FirstRuns.h"

#include "BufferParts.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace ao;

SmallVector<Value> ao::getInputs(Operation *op, ArrayRef<Access> accesses) {
  SmallVector<Value> inputs;
  if (auto computed = dyn_cast<DestinationStyleOpInterface>(op)) {
    for (OpOperand *input : computed.getDpsInputOperands())
      inputs.push_back(input->get());
    return inputs;
  }
  for (Value operand : op->getOperands())
    if (llvm::none_of(accesses, [&](const Access &access) {
          return access.buffer == operand && access.writes;
        }))
      inputs.push_back(operand);
  return inputs;
}

/// What `buffer` is another name of, by casts or as a tensor in between.
static Value stripCasts(Value buffer) {
  while (Operation *op = buffer.getDefiningOp()) {
    if (!isa<memref::CastOp, bufferization::ToTensorOp,
             bufferization::ToBufferOp>(op))
      break;
    buffer = op->getOperand(0);
  }
  return buffer;
}

/// Whether two ops that are alike return the same, unless memory has changed.
static bool isComputed(Operation *op) {
  return isMemoryEffectFree(op) || hasSingleEffect<MemoryEffects::Read>(op);
}

/// The storage that `value` lies in, whichever way control has come; null if
/// there are several, or nobody knows.
Value FirstRuns::getStorage(Value value) {
  Value storage;
  for (const Root &root : roots.getMayRoots(value)) {
    // That has a name as well.
    if (root.hasEscaped && !root.value)
      continue;
    if (!root.value || (storage && storage != root.value))
      return {};
    storage = root.value;
  }
  return storage;
}

/// Equal for values that are computed alike or lie in one storage, not only for
/// those of one name.
llvm::hash_code FirstRuns::getHash(Value value, unsigned depth) {
  constexpr unsigned kMostDepth = 3;
  if (Value storage = isBuffer(value) ? getStorage(value) : Value())
    return hash_value(storage);
  Value root = roots.getMustRoot(value);
  Operation *op = root.getDefiningOp();
  if (!op || !isComputed(op))
    return hash_value(root);
  llvm::hash_code hash = hash_value(op->getName());
  if (depth != kMostDepth)
    for (Value operand : op->getOperands())
      hash = llvm::hash_combine(hash, getHash(operand, depth + 1));
  return hash;
}

llvm::hash_code FirstRuns::getHash(Operation *op, ArrayRef<Value> inputs) {
  llvm::hash_code hash = hash_value(op->getName());
  for (Value input : inputs) {
    if (!isBuffer(input))
      continue;
    hash = llvm::hash_combine(hash, getHash(input));
    // In an arena, all lies in one storage.
    if (std::optional<ByteRange> range = getByteRange(stripCasts(input), roots))
      hash = llvm::hash_combine(hash, range->begin);
  }
  return hash;
}

/// Whether two values are the same wherever both are there, as far as one can
/// see: what reads memory reads the same.
bool FirstRuns::isSameValue(Value a, Value b, unsigned depth) {
  // Where nobody computes by hand.
  constexpr unsigned kMostDepth = 256;
  if (a == b)
    return true;
  auto result = dyn_cast<OpResult>(a), other = dyn_cast<OpResult>(b);
  if (!result || !other || depth == kMostDepth ||
      result.getResultNumber() != other.getResultNumber())
    return false;
  // What is computed from shared values is compared once.
  auto known = sameValues.find({a, b});
  if (known == sameValues.end()) {
    bool isSame = computesSame(result.getOwner(), other.getOwner(), depth);
    known = sameValues.try_emplace({a, b}, isSame).first;
  }
  return known->second;
}

/// Whether each result of one op is the same as the other's.
bool FirstRuns::computesSame(Operation *op, Operation *twin, unsigned depth) {
  return op->getName() == twin->getName() && isComputed(op) &&
         op->getNumOperands() == twin->getNumOperands() &&
         op->getResultTypes() == twin->getResultTypes() &&
         OperationEquivalence::isEquivalentTo(
             op, twin,
             [&](Value one, Value another) {
               return success(isSameValue(one, another, depth + 1));
             },
             /*markEquivalent=*/nullptr,
             OperationEquivalence::IgnoreLocations |
                 OperationEquivalence::IgnoreDiscardableAttrs);
}

/// Whether two regions hold the same ops.
bool FirstRuns::haveSameOps(Region &a, Region &b) {
  llvm::DenseMap<Value, Value> twins;
  auto check = [&](Value value, Value other) {
    auto twin = twins.find(value);
    return success(twin == twins.end() ? isSameValue(value, other)
                                       : twin->second == other);
  };
  auto mark = [&](Value value, Value other) { twins[value] = other; };
  return OperationEquivalence::isRegionEquivalentTo(
      &a, &b, check, mark, OperationEquivalence::IgnoreLocations);
}

/// Whether two types are the same but for what one of them leaves open.
static bool areCompatible(Type type, Type other) {
  auto a = dyn_cast<MemRefType>(type), b = dyn_cast<MemRefType>(other);
  if (!a || !b)
    return type == other;
  SmallVector<int64_t> strides, otherStrides;
  int64_t ignored = 0;
  if (failed(a.getStridesAndOffset(strides, ignored)) ||
      failed(b.getStridesAndOffset(otherStrides, ignored)))
    return type == other;
  return a.getElementType() == b.getElementType() &&
         succeeded(verifyCompatibleShape(a, b)) &&
         succeeded(verifyCompatibleShape(strides, otherStrides));
}

/// Whether both are the same value, or the same part of one buffer.
bool FirstRuns::isSameInput(Value a, Value b) {
  a = stripCasts(a);
  b = stripCasts(b);
  if (!areCompatible(a.getType(), b.getType()))
    return false;
  if (isSameValue(a, b))
    return true;
  std::optional<BufferPart> part, other;
  if (isa<MemRefType>(a.getType())) {
    part = getBufferPart(a, roots);
    other = getBufferPart(b, roots);
  }
  if (part && other && part->root == other->root)
    return part->begin == other->begin;
  Value storage = isBuffer(a) && isBuffer(b) ? getStorage(a) : Value();
  return storage && storage == getStorage(b) &&
         isAlwaysWhole(a, storage, roots) && isAlwaysWhole(b, storage, roots);
}

/// Whether `op` is `first` once more: the same op on the same parts of buffers.
bool FirstRuns::isFirstRun(const Candidate &candidate, Operation *op,
                           ArrayRef<Value> again) {
  Operation *first = candidate.op;
  ArrayRef<Value> inputs = candidate.inputs;
  if (first->getName() != op->getName() ||
      first->getNumOperands() != op->getNumOperands())
    return false;
  // Attributes of plans and of layers differ.
  return first->hashProperties() == op->hashProperties() &&
         inputs.size() == again.size() &&
         llvm::all_of_zip(
             inputs, again,
             [&](Value a, Value b) { return isSameInput(a, b); }) &&
         llvm::all_of_zip(
             first->getRegions(), op->getRegions(),
             [&](Region &a, Region &b) { return haveSameOps(a, b); });
}

//===----------------------------------------------------------------------===//
// Search
//===----------------------------------------------------------------------===//

void FirstRuns::add(Operation *op, ArrayRef<Value> inputs) {
  alike[getHash(op, inputs)].push_back({op, SmallVector<Value, 2>(inputs)});
}

Operation *FirstRuns::find(Operation *op, ArrayRef<Value> inputs) {
  for (const Candidate &candidate : llvm::reverse(alike[getHash(op, inputs)]))
    if (dominance.properlyDominates(candidate.op, op,
                                    /*enclosingOpOk=*/false) &&
        isFirstRun(candidate, op, inputs))
      return candidate.op;
  return nullptr;
}
