//===- Clock.h - The runtime's clock ----------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_BACKEND_CLOCK_H
#define AO_RUNTIME_BACKEND_CLOCK_H

#include <chrono>
#include <cstdint>

namespace ao::runtime {

/// Nanoseconds of a steady clock.
inline int64_t nowNs() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

} // namespace ao::runtime

#endif // AO_RUNTIME_BACKEND_CLOCK_H
