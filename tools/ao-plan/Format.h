//===- Format.h - Sizes and names for people to read ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AO_PLAN_FORMAT_H
#define AO_TOOLS_AO_PLAN_FORMAT_H

#include <cstdint>
#include <string>
#include <string_view>

/// `text` on one line and without anything that a terminal would act on:
/// control characters, line separators, marks that turn the direction of
/// writing, and bytes that are not UTF-8 are spelled out (`\n`, `\u202e`,
/// `\xff`).
std::string printable(std::string_view text);

#endif // AO_TOOLS_AO_PLAN_FORMAT_H
