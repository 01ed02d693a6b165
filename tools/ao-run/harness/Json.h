//===- Json.h - Strings in JSON ---------------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_JSON_H
#define AO_TOOLS_AORUN_HARNESS_JSON_H

#include <string>

namespace ao::run {

/// `text` as a JSON string. Bytes that are not UTF-8 become U+FFFD.
std::string quoteJson(const std::string &text);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_JSON_H
