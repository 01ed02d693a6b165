//===- Parser.h - From the text of PTX to kernels ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_PTX_PARSER_H
#define AO_RUNTIME_FAKE_PTX_PARSER_H

#include "Program.h"

#include <string_view>

namespace ao::fake::ptx {

/// Reads the part of PTX that LLVM writes for kernels: no calls, no variables
/// outside of kernels. Returns an empty string or what is wrong.
std::string parse(std::string_view text, Program &program);

} // namespace ao::fake::ptx

#endif // AO_RUNTIME_FAKE_PTX_PARSER_H
