//===- Memory.cpp - Buffers of the device and of the host -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

#include <cstdlib>
#include <cstring>
#include <sys/mman.h>

using namespace ao::fake;

static constexpr size_t granule = 256;

static void freeHost(Buffer &buffer) {
  if (buffer.kind == MemoryKind::Range)
    munmap(buffer.host, buffer.reserved);
  else if (buffer.kind != MemoryKind::Registered)
    std::free(buffer.host);
}

void Memory::clear() {
  for (auto &entry : buffers)
    freeHost(entry.second);
  buffers.clear();
}

Buffer *Memory::reserve(size_t bytes, size_t alignment) {
  void *host = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (host == MAP_FAILED)
    return nullptr;
  Buffer buffer;
  buffer.kind = MemoryKind::Range;
  buffer.host = static_cast<char *>(host);
  buffer.reserved = bytes;
  nextAddress = (nextAddress + alignment - 1) / alignment * alignment;
  buffer.address = nextAddress;
  nextAddress += bytes + granule;
  return &(buffers[buffer.address] = std::move(buffer));
}

Buffer *Memory::allocate(MemoryKind kind, size_t bytes) {
  size_t rounded = (bytes + granule - 1) / granule * granule;
  auto *host = static_cast<char *>(std::aligned_alloc(granule, rounded));
  if (!host)
    return nullptr;
  std::memset(host, 0xff, rounded);
  Buffer buffer;
  buffer.kind = kind;
  buffer.bytes = bytes;
  buffer.host = host;
  buffer.address = reinterpret_cast<uint64_t>(host);
  if (kind == MemoryKind::Device || kind == MemoryKind::Variable) {
    buffer.address = nextAddress;
    // An access past the end finds no buffer.
    nextAddress += rounded + granule;
  }
  return &(buffers[buffer.address] = std::move(buffer));
}

void Memory::addRegistered(void *pointer, size_t bytes) {
  Buffer buffer;
  buffer.kind = MemoryKind::Registered;
  buffer.address = reinterpret_cast<uint64_t>(pointer);
  buffer.bytes = bytes;
  buffer.host = static_cast<char *>(pointer);
  buffers[buffer.address] = std::move(buffer);
}

void Memory::release(uint64_t address) {
  auto it = buffers.find(address);
  if (it == buffers.end())
    return;
  freeHost(it->second);
  buffers.erase(it);
}

Buffer *Memory::findStart(uint64_t address, MemoryKind kind) {
  auto it = buffers.find(address);
  bool found =
      it != buffers.end() && it->second.kind == kind && !it->second.isFreed;
  return found ? &it->second : nullptr;
}

Buffer *Memory::find(uint64_t address, size_t bytes) {
  auto it = buffers.upper_bound(address);
  if (it == buffers.begin())
    return nullptr;
  Buffer &buffer = (--it)->second;
  return address + bytes <= buffer.address + buffer.bytes ? &buffer : nullptr;
}

size_t Memory::deviceBytes() const {
  size_t bytes = 0;
  for (const auto &[address, buffer] : buffers)
    if (buffer.kind == MemoryKind::Range ||
        (buffer.kind == MemoryKind::Device && !buffer.isFreed))
      bytes += buffer.bytes;
  return bytes;
}

void Memory::forgetPool(const Pool *pool) {
  for (auto &[address, buffer] : buffers)
    if (buffer.pool == pool)
      buffer.pool = nullptr;
}

size_t Memory::pooledBytes(const Pool *pool) const {
  size_t bytes = 0;
  for (const auto &[address, buffer] : buffers)
    if (buffer.pool == pool)
      bytes += buffer.bytes;
  return bytes;
}
