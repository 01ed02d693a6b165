//===- FitsInteger.h - Integers of a command line ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_FITSINTEGER_H
#define AO_TOOLS_FITSINTEGER_H

#include <CLI/CLI.hpp>

#include <charconv>

namespace ao {

/// Refuses what no T holds: CLI11 clamps a number that is out of range.
template <typename T>
CLI::Validator fitsInteger() {
  return CLI::Validator(
      [](std::string &text) -> std::string {
        T value = 0;
        const char *end = text.data() + text.size();
        auto [rest, error] = std::from_chars(text.data(), end, value);
        if (error == std::errc() && rest == end)
          return "";
        return std::string(std::is_signed_v<T>
                               ? "expected an integer"
                               : "expected an unsigned integer") +
               " of 64 bits, not '" + text + "'";
      },
      std::is_signed_v<T> ? "INT" : "UINT");
}

} // namespace ao

#endif // AO_TOOLS_FITSINTEGER_H
