//===- Memory.h - Buffers of the device and of the host ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_MEMORY_H
#define AO_RUNTIME_FAKE_MEMORY_H

#include "Order.h"

#include <cstddef>

namespace ao::fake {

enum class MemoryKind {
  /// Only the device reaches it: no processor has such addresses.
  Device,
  /// Memory of the stand-in that device and host access.
  Managed,
  Pinned,
  /// The caller's own memory, pinned where it is.
  Registered,
  /// A variable of a module: device memory without an allocation call.
  Variable,
  /// Addresses of the device, of which the first `bytes` are mapped.
  Range
};

struct Buffer {
  MemoryKind kind = MemoryKind::Device;
  uint64_t address = 0;
  size_t bytes = 0;
  char *host = nullptr;
  /// For a range: its size in bytes.
  size_t reserved = 0;
  /// The pool that it is allocated from; null: none.
  struct Pool *pool = nullptr;
  /// Freed by a call that its stream has not executed yet.
  bool isFreed = false;
  History history;

  /// Returns the host address of the byte at a device address.
  char *at(uint64_t place) const { return host + (place - address); }
};

/// All buffers by address. Addresses of the device are used once, so that
/// nothing that is freed is taken for something else.
class Memory {
public:
  ~Memory() { clear(); }
  void clear();

  /// Fresh memory holds NaN.
  Buffer *allocate(MemoryKind kind, size_t bytes);
  Buffer *reserve(size_t bytes, size_t alignment);
  void addRegistered(void *pointer, size_t bytes);
  void release(uint64_t address);

  /// The buffer that begins there and is not freed.
  Buffer *findStart(uint64_t address, MemoryKind kind);
  /// The buffer that has all of these bytes.
  Buffer *find(uint64_t address, size_t bytes);
  static bool isDevice(uint64_t address) { return address >= firstAddress; }

  size_t count() const { return buffers.size(); }
  /// Of buffers of the device that are not freed.
  size_t deviceBytes() const;
  /// Of buffers that are taken from `pool` and whose free has not run.
  size_t pooledBytes(const Pool *pool) const;
  /// Buffers that outlive `pool` belong to none, nor to the next pool at its
  /// address.
  void forgetPool(const Pool *pool);

private:
  static constexpr uint64_t firstAddress = uint64_t(1) << 62;
  std::map<uint64_t, Buffer> buffers;
  uint64_t nextAddress = firstAddress;
};

} // namespace ao::fake

#endif // AO_RUNTIME_FAKE_MEMORY_H
