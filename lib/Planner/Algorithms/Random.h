//===- Random.h - The search's random numbers -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The standard library's distributions differ between implementations; a plan
// must not.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_ALGORITHMS_RANDOM_H
#define AO_LIB_PLANNER_ALGORITHMS_RANDOM_H

#include <cstdint>

namespace ao::planner {

/// A 64-bit counter scrambled by a finalizer (the "splitmix" construction).
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}

  uint64_t next() {
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  /// Uniform in 0 … bound-1; bound > 0.
  uint64_t below(uint64_t bound) { return next() % bound; }
  /// Uniform in [0, 1).
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
  /// In 0 … bound-1, half of the draws below the square root of the bound.
  uint64_t nearZero(uint64_t bound) {
    // Doubling ranges rather than a power function, which may round
    // differently from one library to the next.
    unsigned bits = 0;
    while (bits < 63 && (bound >> bits) > 1)
      ++bits;
    uint64_t range = uint64_t(1) << below(bits + 1);
    return below(range < bound ? range : bound);
  }

private:
  uint64_t state;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_ALGORITHMS_RANDOM_H
