//===- TreeArguments.cpp - What a run was given ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ApiSupport.h"
#include "HandleRegistry.h"
#include "Tree.h"

#include <limits>

using namespace ao::runtime;

/// The result of the path that the address lies in, or -1.
int32_t Tree::findSlot(const char *pointer) const {
  for (size_t slot = 0; slot < slots.size(); ++slot) {
    const AortBuffer *buffer = slots[slot];
    if (buffer && buffer->isLive() && pointer >= buffer->pointer &&
        pointer < buffer->pointer + buffer->info->bytes)
      return static_cast<int32_t>(slot);
  }
  return -1;
}

Status Tree::readShape(const AortFunction &function, size_t index,
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
  auto address = reinterpret_cast<uintptr_t>(one.pointer);
  one.isUsable =
      isDense && address % static_cast<uintptr_t>(traits.alignment) == 0;
  return {};
}

Status Tree::readBuffer(const AortFunction &function, size_t index,
                        const AortArgument &argument) {
  GivenArgument &one = given[index];
  AortBuffer *buffer = argument.buffer;
  if (!isHandle(buffer, HandleKind::Buffer))
    return invalidArgument(function.describeArgument(index) +
                           " is no live result");
  if (buffer->pool != pool.get())
    return invalidArgument(function.describeArgument(index) +
                           " is a result of another tree");
  if (buffer->references == 0)
    return invalidArgument(function.describeArgument(index) +
                           " is a result that was released");
  if (buffer->isStale)
    return staleError(*buffer);
  one.buffer = buffer;
  one.pointer = buffer->pointer;
  one.slot = buffer->slot;
  return {};
}

/// A view of a result must lie in it.
Status Tree::checkInside(const AortFunction &function, size_t index,
                         const AortArgument &argument) const {
  int64_t last = 0, dense = 1;
  for (int32_t d = argument.rank; d-- > 0;) {
    int64_t stride = argument.strides ? argument.strides[d] : dense;
    int64_t size = argument.sizes[d], step = 0;
    if (size == 0)
      return {};
    if (stride < 0 || __builtin_mul_overflow(size - 1, stride, &step) ||
        __builtin_add_overflow(last, step, &last) ||
        __builtin_mul_overflow(dense, size, &dense))
      last = std::numeric_limits<int64_t>::max() / argument.elementBytes - 1;
  }
  int64_t bytes = given[index].buffer->info->bytes;
  if (last < bytes / argument.elementBytes)
    return {};
  return invalidArgument(function.describeArgument(index) +
                         " reaches beyond the " + std::to_string(bytes) +
                         " bytes of its result");
}

Status Tree::readArgument(const AortFunction &function, size_t index,
                          const AortArgument &argument) {
  const ArgumentTraits &traits = function.arguments[index];
  GivenArgument &one = given[index];
  one = GivenArgument();
  one.given = &argument;
  if (argument.flags & ~static_cast<uint32_t>(AORT_ARGUMENT_CONSUMED))
    return invalidArgument(function.describeArgument(index) +
                           ": unknown flags");
  one.isConsumed = (argument.flags & AORT_ARGUMENT_CONSUMED) != 0;
  if (one.isConsumed && !argument.buffer)
    return invalidArgument(function.describeArgument(index) +
                           " is consumed, but no result");
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
  if (argument.buffer) {
    AORT_RETURN_IF_ERROR(readBuffer(function, index, argument));
    const ResultInfo &info = *one.buffer->info;
    AortArgument shaped = argument;
    if (!argument.sizes) {
      shaped.rank = static_cast<int32_t>(info.sizes.size());
      shaped.elementBytes = info.elementBytes;
      shaped.sizes = info.sizes.data();
      shaped.strides = nullptr;
    }
    AORT_RETURN_IF_ERROR(readShape(function, index, shaped));
    return argument.sizes ? checkInside(function, index, argument) : Status();
  }
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

Status Tree::readArguments(AortFunction &function,
                           const AortArgument *arguments) {
  size_t n = function.arguments.size();
  given.resize(n);
  key.clear();
  if (n == 0)
    return {};
  // Entries lie as far apart as the caller's version of them is long.
  size_t size = arguments->structSize;
  auto *bytes = reinterpret_cast<const char *>(arguments);
  for (size_t i = 0; i < n; ++i) {
    auto *argument = reinterpret_cast<const AortArgument *>(bytes + i * size);
    if (argument->structSize < sizeof(AortArgument) ||
        argument->structSize != size)
      return invalidArgument("structSize is not set");
    AORT_RETURN_IF_ERROR(readArgument(function, i, *argument));
  }
  return checkConsumption();
}

/// No more references go to the run than there are.
Status Tree::checkConsumption() const {
  for (const GivenArgument &one : given) {
    if (!one.isConsumed)
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
