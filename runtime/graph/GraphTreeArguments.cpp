//===- GraphTreeArguments.cpp - Arguments of a run ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../api/ApiSupport.h"
#include "GraphTree.h"
#include "HandleRegistry.h"

#include <algorithm>
#include <limits>

using namespace ao::runtime;

/// Returns the live storage of the path that contains the address, or -1.
int32_t GraphTree::findSlot(const char *pointer) const {
  for (size_t slot = 0; slot < slots.size(); ++slot)
    if (isAlive(slot) && pointer >= slots[slot]->pointer &&
        pointer < slots[slot]->pointer + slots[slot]->bytes)
      return static_cast<int32_t>(slot);
  return -1;
}

/// Returns the live storage that contains the address, whether it is of the
/// path, detached, or held since before a reset; null without one.
Storage *GraphTree::findLive(const char *pointer) const {
  Storage *found = nullptr;
  if (!pool->hasAddress(pointer) && pool->detachedStorages() == 0)
    return found;
  pool->forEachHeldStorage([&](Storage &storage) {
    bool isOwner = storage.ownership == Ownership::Storage ||
                   storage.ownership == Ownership::Pool;
    if (isOwner && !storage.isStale && pointer >= storage.pointer &&
        pointer < storage.pointer + storage.bytes)
      found = &storage;
  });
  return found;
}

/// The bytes that an argument covers, relative to its first element. Sums that
/// do not fit cover everything on their side.
static void findExtent(const AortArgument &argument, GivenArgument &one) {
  constexpr int64_t all = std::numeric_limits<int64_t>::max() / 4;
  one.low = one.high = 0;
  int64_t dense = 1, low = 0, high = 0;
  for (int32_t d = argument.rank; d-- > 0;) {
    int64_t stride = argument.strides ? argument.strides[d] : dense;
    int64_t size = argument.sizes[d], step = 0;
    if (size == 0)
      return;
    if (__builtin_mul_overflow(size - 1, stride, &step))
      step = stride < 0 ? -all : all;
    int64_t &side = step < 0 ? low : high;
    if (__builtin_add_overflow(side, step, &side))
      side = step < 0 ? -all : all;
    if (__builtin_mul_overflow(dense, size, &dense))
      dense = all;
  }
  if (__builtin_mul_overflow(low, argument.elementBytes, &one.low))
    one.low = -all;
  if (high >= all / argument.elementBytes)
    one.high = all;
  else
    one.high = (high + 1) * argument.elementBytes;
}

Status GraphTree::readShape(const AortFunction &function, size_t index,
                            const AortArgument &argument) {
  const ArgumentTraits &traits = function.arguments[index];
  size_t rank = traits.sizes.size();
  if (argument.rank != static_cast<int32_t>(rank) ||
      argument.elementBytes != traits.elementBytes ||
      (rank > 0 && !argument.sizes))
    return invalidArgument(function.describeArgument(index) + " has rank " +
                           std::to_string(argument.rank) + " and elements of " +
                           std::to_string(argument.elementBytes) +
                           " bytes, expected rank " + std::to_string(rank) +
                           " and " + std::to_string(traits.elementBytes));
  int64_t dense = 1;
  bool isDense = true;
  for (size_t d = 0; d < rank; ++d) {
    int64_t size = argument.sizes[d];
    if (size < 0 || (traits.sizes[d] >= 0 && size != traits.sizes[d]))
      return invalidArgument(function.describeArgument(index) + ": size " +
                             std::to_string(size) + " of dimension " +
                             std::to_string(d) + ", expected " +
                             std::to_string(traits.sizes[d]));
    if (traits.sizes[d] < 0)
      key.push_back(size);
  }
  for (size_t d = rank; argument.strides && d-- > 0;) {
    isDense &= argument.sizes[d] == 1 || argument.strides[d] == dense;
    // Wraps only around sizes that are refused, or empty.
    dense = static_cast<int64_t>(static_cast<uint64_t>(dense) *
                                 static_cast<uint64_t>(argument.sizes[d]));
  }
  GivenArgument &one = given[index];
  one.strides = argument.strides;
  findExtent(argument, one);
  auto address = reinterpret_cast<uintptr_t>(one.pointer);
  one.isUsable =
      isDense && address % static_cast<uintptr_t>(traits.alignment) == 0;
  return {};
}

Status GraphTree::readBuffer(const AortFunction &function, size_t index,
                             const AortArgument &argument) {
  GivenArgument &one = given[index];
  AortBuffer *buffer = argument.buffer;
  if (!isHandle(buffer, HandleKind::Buffer))
    return invalidArgument(function.describeArgument(index) +
                           " is not a live result");
  if (buffer->pool != pool.get())
    return invalidArgument(function.describeArgument(index) +
                           " is a result of another tree");
  if (buffer->references == 0)
    return invalidArgument(function.describeArgument(index) +
                           " is a result that was released");
  if (buffer->isStale())
    return staleError(*buffer);
  one.buffer = buffer;
  one.pointer = buffer->pointer();
  one.slot = buffer->storage->slot;
  const ResultInfo &info = *buffer->info;
  AortArgument shaped = argument;
  if (!argument.sizes) {
    shaped.rank = static_cast<int32_t>(info.sizes.size());
    shaped.elementBytes = info.elementBytes;
    shaped.sizes = info.sizes.data();
    shaped.strides = info.strides.empty() ? nullptr : info.strides.data();
  }
  AORT_RETURN_IF_ERROR(readShape(function, index, shaped));
  // The device cannot read a number at its address.
  one.isUsable &= buffer->storage->ownership != Ownership::Inline;
  if (one.low >= 0 && one.high <= info.span)
    return {};
  return invalidArgument(function.describeArgument(index) +
                         " reaches beyond the " + std::to_string(info.span) +
                         " bytes of its result");
}

Status GraphTree::readArgument(const AortFunction &function, size_t index,
                               const AortArgument &argument) {
  const ArgumentTraits &traits = function.arguments[index];
  GivenArgument &one = given[index];
  one = GivenArgument();
  one.given = &argument;
  if (argument.flags & ~static_cast<uint32_t>(AORT_ARGUMENT_CONSUMED))
    return invalidArgument(function.describeArgument(index) +
                           ": unknown flags");
  one.isConsumed = (argument.flags & AORT_ARGUMENT_CONSUMED) != 0;
  if (one.isConsumed && !argument.buffer && !argument.pointer)
    return invalidArgument(function.describeArgument(index) +
                           " is consumed, but no result and no memory");
  bool isKey = traits.kind == AORT_ARGUMENT_KEY;
  if (isKey || traits.kind == AORT_ARGUMENT_VALUE) {
    if (argument.buffer || argument.pointer)
      return invalidArgument(function.describeArgument(index) +
                             " is a number, not memory");
    if (isKey)
      key.push_back(argument.value);
    // There is none: the pool has a place for it.
    one.isUsable = false;
    return {};
  }
  if (traits.kind == AORT_ARGUMENT_RANDOM)
    return argument.buffer || argument.pointer
               ? invalidArgument(function.describeArgument(index) +
                                 " is the tree's own")
               : Status();
  if (argument.buffer)
    return readBuffer(function, index, argument);
  one.pointer = static_cast<char *>(argument.pointer);
  one.slot = findSlot(one.pointer);
  AORT_RETURN_IF_ERROR(readShape(function, index, argument));
  bool isEmpty = false;
  for (int32_t d = 0; d < argument.rank; ++d)
    isEmpty |= argument.sizes[d] == 0;
  if (!one.pointer && !isEmpty)
    return invalidArgument(function.describeArgument(index) +
                           ": null pointer and no result");
  return {};
}

Status GraphTree::readArguments(AortFunction &function,
                                const AortArgument *arguments) {
  size_t n = function.arguments.size();
  given.resize(n);
  key.clear();
  if (n == 0)
    return {};
  // Entries are as far apart as the caller's version of them is long.
  size_t size = arguments->structSize;
  auto *bytes = reinterpret_cast<const char *>(arguments);
  for (size_t i = 0; i < n; ++i) {
    auto *argument = reinterpret_cast<const AortArgument *>(bytes + i * size);
    if (argument->structSize < sizeof(AortArgument) ||
        argument->structSize != size)
      return invalidArgument("structSize is not set");
    AORT_RETURN_IF_ERROR(readArgument(function, i, *argument));
  }
  AORT_RETURN_IF_ERROR(checkConsumption());
  if (std::any_of(given.begin(), given.end(),
                  [](const GivenArgument &one) { return one.isConsumed; }))
    markShared();
  return {};
}

/// No more references go to the run than there are.
Status GraphTree::checkConsumption() const {
  for (const GivenArgument &one : given) {
    if (!one.isConsumed || !one.buffer)
      continue;
    int64_t consumed = 0;
    for (const GivenArgument &other : given)
      consumed += other.isConsumed && other.buffer == one.buffer;
    if (consumed > one.buffer->references)
      return invalidState(
          "result '" + one.buffer->info->name + "' is consumed " +
          std::to_string(consumed) + " times, with " +
          std::to_string(one.buffer->references) + " references");
  }
  return {};
}

/// Marks arguments that have bytes in common with another one. An argument in
/// a storage counts as all of the storage.
void GraphTree::markShared() {
  auto begin = [](const GivenArgument &one) {
    return reinterpret_cast<intptr_t>(one.pointer) + one.low;
  };
  byAddress.clear();
  for (size_t i = 0; i < given.size(); ++i) {
    GivenArgument &one = given[i];
    const Storage *storage = one.buffer      ? one.buffer->storage
                             : one.slot >= 0 ? slots[one.slot]
                                             : nullptr;
    if (storage && one.low < one.high) {
      one.low = storage->pointer - one.pointer;
      one.high = one.low + storage->bytes;
    }
    if (one.low < one.high)
      byAddress.push_back(&one);
  }
  std::sort(byAddress.begin(), byAddress.end(),
            [&](auto *a, auto *b) { return begin(*a) < begin(*b); });
  GivenArgument *last = nullptr;
  for (GivenArgument *one : byAddress) {
    auto end = [&](const GivenArgument &each) {
      return begin(each) - each.low + each.high;
    };
    if (last && begin(*one) < end(*last))
      one->isShared = last->isShared = true;
    if (!last || end(*one) > end(*last))
      last = one;
  }
}

/// Returns true if only this run uses the bytes of an argument: it consumes the
/// last reference to them, and no other argument overlaps them.
bool GraphTree::ownsBytes(size_t index) const {
  const GivenArgument &one = given[index];
  if (!one.isConsumed || one.isShared)
    return false;
  if (one.buffer)
    return one.buffer->storage->references == 1 &&
           one.buffer->storage->ownership != Ownership::Caller;
  // A result is released by its handle only.
  return !findLive(one.pointer);
}
