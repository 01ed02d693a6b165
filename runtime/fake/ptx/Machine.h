//===- Machine.h - Runs the blocks of a kernel ------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_PTX_MACHINE_H
#define AO_RUNTIME_FAKE_PTX_MACHINE_H

#include "Program.h"
#include "SharedMemory.h"

namespace ao::fake::ptx {

/// Device memory as a kernel sees it.
class DeviceAccess {
public:
  virtual ~DeviceAccess() = default;
  /// Returns the host address of `bytes` at `address`; null if they are not in
  /// one buffer.
  virtual char *access(uint64_t address, uint32_t bytes, bool writes) = 0;
  /// Called when a thread has reached a barrier or its end. Returns an empty
  /// string or the conflict with the threads that have reached it before.
  virtual std::string endThread() { return ""; }
  /// Called when all threads of the block have reached a barrier.
  virtual void passBarrier() {}
  /// Called at the end of a block. Returns an empty string or the conflict with
  /// the blocks before.
  virtual std::string endBlock() { return ""; }
};

struct Launch {
  std::array<uint32_t, 3> grid{}, block{};
  uint32_t dynamicSharedBytes = 0;
  std::vector<char> parameters;
  /// Runs blocks and threads from the last to the first.
  bool reversed = false;
  /// Seed of a random order; 0: in order.
  uint32_t shuffle = 0;
};

/// Runs one block after the other, and in each one thread after the other up to
/// the next barrier. Any order is right for a kernel without races. These are
/// found by what blocks, and threads between two barriers, touch.
class Machine {
public:
  Machine(const Kernel &kernel, const Launch &launch, DeviceAccess &memory)
      : kernel(kernel), launch(launch), memory(memory),
        shared(kernel.sharedBytes + launch.dynamicSharedBytes) {}

  /// Returns an empty string or what is wrong.
  std::string run();

private:
  enum class Stop { Barrier, Return, Fault };
  struct Thread {
    uint64_t *slots;
    uint32_t index, next;
    bool done;
  };

  std::vector<uint64_t> orderBlocks(uint64_t blocks) const;
  void orderThreads();
  void runBlock();
  void start(Thread &thread);
  bool runToBarrier();
  Stop run(Thread &thread);
  bool accessMemory(Thread &thread, const Instruction &instruction);
  char *resolve(Thread &thread, const Instruction &instruction,
                uint64_t address);
  void fault(const Thread &thread, const Instruction &instruction,
             const std::string &what);

  const Kernel &kernel;
  const Launch &launch;
  DeviceAccess &memory;
  SharedMemory shared;
  std::array<uint32_t, 3> block{};
  std::vector<uint64_t> slots;
  std::vector<char> local;
  std::vector<Thread> threads;
  std::string error;
};

} // namespace ao::fake::ptx

#endif // AO_RUNTIME_FAKE_PTX_MACHINE_H
