//===- Exhaustion.h - Memory of the host that runs out ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_EXHAUSTION_H
#define AO_TOOLS_AORUN_HARNESS_EXHAUSTION_H

#include <new>

namespace ao::run {

/// Makes failing allocations throw within a scope. LLVM installs a handler that
/// ends the process, which suits a compiler but not copies of tensors whose
/// size the user chooses.
class ThrowingAllocations {
public:
  ThrowingAllocations() : handler(std::set_new_handler(nullptr)) {}
  ~ThrowingAllocations() { std::set_new_handler(handler); }
  ThrowingAllocations(const ThrowingAllocations &) = delete;
  ThrowingAllocations &operator=(const ThrowingAllocations &) = delete;

private:
  std::new_handler handler;
};

inline constexpr const char *kNoMemoryForCopies =
    "the host has not enough memory for copies of inputs and outputs";

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_EXHAUSTION_H
