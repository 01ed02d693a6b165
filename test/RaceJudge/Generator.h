//===- Generator.h - Small random programs with transfers -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TEST_RACEJUDGE_GENERATOR_H
#define AO_TEST_RACEJUDGE_GENERATOR_H

#include <cstdint>
#include <string>

namespace ao::judge {

struct Program {
  /// A module with the function `main`.
  std::string text;
  bool hasCalls = false;
  /// Has constructs outside of the closed world of the race check.
  bool isOpen = false;
};

/// The program that belongs to `seed`. Most are right, since the generator
/// avoids buffers that it knows to be in flight; now and then it does not.
Program generate(uint64_t seed);

} // namespace ao::judge

#endif // AO_TEST_RACEJUDGE_GENERATOR_H
