//===- SharedMemory.h - Memory of a block, with who touched it --*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_PTX_SHAREDMEMORY_H
#define AO_RUNTIME_FAKE_PTX_SHAREDMEMORY_H

#include <cstdint>
#include <vector>

namespace ao::fake::ptx {

/// The shared memory of a block, with the threads that have accessed each byte
/// since the last barrier: two threads, of which one writes, race.
class SharedMemory {
public:
  explicit SharedMemory(uint32_t bytes) : memory(bytes), touched(bytes) {}

  uint32_t size() const { return static_cast<uint32_t>(memory.size()); }
  char *at(uint64_t offset) { return memory.data() + offset; }

  void startBlock() {
    // A read before a write gives NaN.
    memory.assign(memory.size(), static_cast<char>(0xff));
    passBarrier();
  }
  void passBarrier() { ++phase; }

  /// False if `thread` races with another one.
  bool touch(uint64_t offset, uint32_t bytes, uint32_t thread, bool writes) {
    bool alone = true;
    for (uint64_t i = offset; i < offset + bytes; ++i)
      alone &= touchByte(touched[i], thread + 1, writes);
    return alone;
  }

private:
  /// Threads by their number from 1; several readers are `many`.
  struct Touched {
    uint64_t phase = 0;
    uint32_t writer = 0, reader = 0;
  };
  static constexpr uint32_t many = ~0u;

  bool touchByte(Touched &byte, uint32_t thread, bool writes) {
    if (byte.phase != phase)
      byte = {phase, 0, 0};
    bool othersWrote = byte.writer != 0 && byte.writer != thread;
    bool othersRead = byte.reader != 0 && byte.reader != thread;
    if (writes)
      byte.writer = thread;
    else
      byte.reader = othersRead ? many : thread;
    return !othersWrote && !(writes && othersRead);
  }

  std::vector<char> memory;
  std::vector<Touched> touched;
  uint64_t phase = 0;
};

} // namespace ao::fake::ptx

#endif // AO_RUNTIME_FAKE_PTX_SHAREDMEMORY_H
