//===- Machine.cpp - Runs the blocks of a kernel --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <numeric>
#include <random>

using namespace ao::fake::ptx;

std::string Machine::run() {
  uint64_t threadCount =
      uint64_t(launch.block[0]) * launch.block[1] * launch.block[2];
  slots.resize(threadCount * kernel.slots.size());
  for (uint64_t i = 0; i < threadCount; ++i)
    threads.push_back({slots.data() + i * kernel.slots.size(),
                       static_cast<uint32_t>(i), 0, false});
  local.resize(threadCount * kernel.localBytes);
  orderThreads();
  uint64_t blocks = uint64_t(launch.grid[0]) * launch.grid[1] * launch.grid[2];
  for (uint64_t index : orderBlocks(blocks)) {
    block = {static_cast<uint32_t>(index % launch.grid[0]),
             static_cast<uint32_t>(index / launch.grid[0] % launch.grid[1]),
             static_cast<uint32_t>(index / launch.grid[0] / launch.grid[1])};
    runBlock();
    if (error.empty())
      if (std::string race = memory.endBlock(); !race.empty())
        error = "kernel '" + kernel.name + "', block " +
                std::to_string(block[0]) + ": " + race;
    if (!error.empty())
      break;
  }
  return error;
}

std::vector<uint64_t> Machine::orderBlocks(uint64_t blocks) const {
  std::vector<uint64_t> order(blocks);
  std::iota(order.begin(), order.end(), uint64_t(0));
  if (launch.reversed)
    std::reverse(order.begin(), order.end());
  if (launch.shuffle)
    std::shuffle(order.begin(), order.end(), std::mt19937(launch.shuffle));
  return order;
}

void Machine::orderThreads() {
  if (launch.reversed)
    std::reverse(threads.begin(), threads.end());
  if (launch.shuffle)
    std::shuffle(threads.begin(), threads.end(), std::mt19937(launch.shuffle));
}

void Machine::start(Thread &thread) {
  std::copy(kernel.slots.begin(), kernel.slots.end(), thread.slots);
  thread.next = 0;
  thread.done = false;
  uint32_t x = launch.block[0], y = launch.block[1];
  const uint32_t special[] = {thread.index % x,
                              thread.index / x % y,
                              thread.index / x / y,
                              block[0],
                              block[1],
                              block[2],
                              x,
                              y,
                              launch.block[2],
                              launch.grid[0],
                              launch.grid[1],
                              launch.grid[2]};
  std::copy(std::begin(special), std::end(special), thread.slots);
}

void Machine::runBlock() {
  shared.startBlock();
  local.assign(local.size(), static_cast<char>(0xff));
  for (Thread &thread : threads)
    start(thread);
  while (runToBarrier()) {
    shared.passBarrier();
    memory.passBarrier();
  }
}

/// All threads to the next barrier, which has to be the same one for all.
/// Returns true if there is one.
bool Machine::runToBarrier() {
  const Thread *waiting = nullptr, *gone = nullptr;
  for (Thread &thread : threads) {
    if (!thread.done) {
      thread.done = run(thread) == Stop::Return;
      std::string race = error.empty() ? memory.endThread() : std::string();
      if (!race.empty())
        fault(thread, kernel.code[thread.next - 1], race);
    }
    if (!error.empty())
      return false;
    (thread.done ? gone : waiting) = &thread;
    bool diverges = waiting && (gone || waiting->next != threads.front().next);
    if (diverges)
      fault(*waiting, kernel.code[waiting->next - 1],
            "a barrier that not all threads reach");
    if (diverges)
      return false;
  }
  return waiting != nullptr;
}

Machine::Stop Machine::run(Thread &thread) {
  uint64_t *values = thread.slots;
  for (;;) {
    const Instruction &instruction = kernel.code[thread.next++];
    if (instruction.guarded &&
        (static_cast<uint8_t>(values[instruction.guard]) != 0) ==
            instruction.negated)
      continue;
    switch (instruction.kind) {
    case Kind::Compute:
      instruction.run(values, instruction);
      break;
    case Kind::Branch:
      thread.next = instruction.target;
      break;
    case Kind::Load:
    case Kind::Store:
      if (!accessMemory(thread, instruction))
        return Stop::Fault;
      break;
    case Kind::Barrier:
      return Stop::Barrier;
    case Kind::Return:
      return Stop::Return;
    }
  }
}

/// Copies of a constant size compile to single instructions.
template <typename Unsigned>
static void loadAs(const Instruction &instruction, uint64_t &slot,
                   const char *place) {
  Unsigned value;
  std::memcpy(&value, place, sizeof(value));
  using Signed = std::make_signed_t<Unsigned>;
  slot = instruction.isSigned
             ? static_cast<uint64_t>(int64_t(static_cast<Signed>(value)))
             : value;
}
template <typename Unsigned>
static void storeAs(char *place, uint64_t slot) {
  auto value = static_cast<Unsigned>(slot);
  std::memcpy(place, &value, sizeof(value));
}

static void load(const Instruction &instruction, uint64_t &slot,
                 const char *place) {
  switch (instruction.bytes) {
  case 1:
    return loadAs<uint8_t>(instruction, slot, place);
  case 2:
    return loadAs<uint16_t>(instruction, slot, place);
  case 4:
    return loadAs<uint32_t>(instruction, slot, place);
  default:
    return loadAs<uint64_t>(instruction, slot, place);
  }
}

static void store(const Instruction &instruction, char *place, uint64_t slot) {
  switch (instruction.bytes) {
  case 1:
    return storeAs<uint8_t>(place, slot);
  case 2:
    return storeAs<uint16_t>(place, slot);
  case 4:
    return storeAs<uint32_t>(place, slot);
  default:
    return storeAs<uint64_t>(place, slot);
  }
}

bool Machine::accessMemory(Thread &thread, const Instruction &instruction) {
  uint64_t address = thread.slots[instruction.from[0]] +
                     static_cast<uint64_t>(instruction.offset);
  char *place = resolve(thread, instruction, address);
  if (!place)
    return false;
  if (instruction.kind == Kind::Store)
    store(instruction, place, thread.slots[instruction.from[1]]);
  else
    load(instruction, thread.slots[instruction.to], place);
  return true;
}

/// Returns the host address of the accessed bytes. Null after a fault.
char *Machine::resolve(Thread &thread, const Instruction &instruction,
                       uint64_t address) {
  bool writes = instruction.kind == Kind::Store;
  uint32_t bytes = instruction.bytes;
  if (instruction.space == Space::Parameter) {
    if (!writes && address + bytes <= launch.parameters.size())
      return const_cast<char *>(launch.parameters.data()) + address;
    fault(thread, instruction, "an access outside of the parameters");
    return nullptr;
  }
  // Alignments are powers of two.
  if ((address & (instruction.alignment - 1u)) != 0) {
    fault(thread, instruction, "a misaligned address");
    return nullptr;
  }
  if (instruction.space == Space::Local) {
    if (address + bytes <= kernel.localBytes)
      return local.data() + size_t(thread.index) * kernel.localBytes + address;
    fault(thread, instruction, "an access outside of the local memory");
    return nullptr;
  }
  if (instruction.space == Space::Global) {
    char *place = memory.access(address, bytes, writes);
    if (!place) {
      char text[80];
      std::snprintf(text, sizeof(text), "%#llx is outside of every buffer",
                    static_cast<unsigned long long>(address));
      fault(thread, instruction, text);
    }
    return place;
  }
  if (address + bytes > shared.size()) {
    fault(thread, instruction, "an access outside of the shared memory");
    return nullptr;
  }
  if (!shared.touch(address, bytes, thread.index, writes)) {
    fault(thread, instruction, "a race with another thread on shared memory");
    return nullptr;
  }
  return shared.at(address);
}

void Machine::fault(const Thread &thread, const Instruction &instruction,
                    const std::string &what) {
  error = "kernel '" + kernel.name + "', block " + std::to_string(block[0]) +
          ", thread " + std::to_string(thread.index) + ": " + what + ", at '" +
          kernel.lines[instruction.line] + "'";
}
