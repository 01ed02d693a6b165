//===- Program.h - Kernels as a machine runs them ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_PTX_PROGRAM_H
#define AO_RUNTIME_FAKE_PTX_PROGRAM_H

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ao::fake::ptx {

struct Instruction;

/// The function of an instruction, from slots to slots.
using Operation = void (*)(uint64_t *slots, const Instruction &instruction);

enum class Kind : uint8_t { Compute, Load, Store, Branch, Barrier, Return };
enum class Space : uint8_t { Global, Shared, Local, Parameter };

/// One decoded instruction. Operands are slots of the thread: registers, then
/// constants, so that operations do not distinguish the two.
struct Instruction {
  Kind kind = Kind::Compute;
  Space space = Space::Global;
  /// The size of a load or a store.
  uint8_t bytes = 0;
  /// Runs only if this predicate is set, or is not if `negated`.
  bool guarded = false, negated = false;
  /// The required alignment of the address of a load or store.
  uint8_t alignment = 0;
  /// True if a load extends the sign.
  bool isSigned = false;
  uint16_t guard = 0;
  uint16_t to = 0;
  std::array<uint16_t, 3> from{};
  /// The target of a branch, as an index into the kernel's code.
  uint32_t target = 0;
  /// In the text, for messages.
  uint32_t line = 0;
  /// The offset of an address.
  int64_t offset = 0;
  Operation run = nullptr;
};

/// Slots whose values the machine sets for each thread. The carry is that of
/// additions in several words.
enum class Special : uint8_t {
  TidX,
  TidY,
  TidZ,
  CtaidX,
  CtaidY,
  CtaidZ,
  NtidX,
  NtidY,
  NtidZ,
  NctaidX,
  NctaidY,
  NctaidZ,
  Carry,
  Count
};

struct Parameter {
  uint32_t offset = 0, bytes = 0;
};

/// A table of a module, or a variable of it.
struct Variable {
  std::string name;
  uint32_t alignment = 1;
  /// The contents before the first launch.
  std::vector<char> initial;
};

struct Kernel {
  std::string name;
  std::vector<Parameter> parameters;
  uint32_t parameterBytes = 0;
  /// Of static shared memory.
  uint32_t sharedBytes = 0;
  /// Of memory that each thread has for itself.
  uint32_t localBytes = 0;
  /// The most threads of a block; 0: unspecified.
  uint32_t maxThreads = 0;
  /// The value of each slot before a thread starts; the first ones are those of
  /// `Special`.
  std::vector<uint64_t> slots;
  /// Slots for addresses of the program's variables.
  std::vector<std::pair<uint16_t, size_t>> references;
  std::vector<Instruction> code;
  /// The text of each line of code that `Instruction::line` speaks of.
  std::vector<std::string> lines;
};

struct Program {
  std::map<std::string, Kernel> kernels;
  std::vector<Variable> variables;

  /// Sets the address of a variable in all kernels.
  void place(size_t variable, uint64_t address) {
    for (auto &entry : kernels)
      for (auto [slot, referred] : entry.second.references)
        if (referred == variable)
          entry.second.slots[slot] = address;
  }
};

} // namespace ao::fake::ptx

#endif // AO_RUNTIME_FAKE_PTX_PROGRAM_H
