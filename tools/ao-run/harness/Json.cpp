//===- Json.cpp - Strings in JSON -----------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"

#include <cstdio>

using namespace ao::run;

/// The length of the UTF-8 character at `index`; 0 if there is none.
static size_t getCharacterLength(const std::string &text, size_t index) {
  auto byteAt = [&](size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
  };
  unsigned first = byteAt(index), second = byteAt(index + 1);
  if (first < 0x80)
    return 1;
  // The second byte rules out what has a shorter form, surrogates, and what
  // lies past the last character.
  unsigned low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
  unsigned high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
  if (first < 0xc2 || first > 0xf4 || second < low || second > high)
    return 0;
  size_t length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  for (size_t i = 2; i < length; ++i)
    if ((byteAt(index + i) & 0xc0) != 0x80)
      return 0;
  return length;
}

std::string ao::run::quoteJson(const std::string &text) {
  std::string quoted = "\"";
  for (size_t i = 0; i < text.size();) {
    size_t length = getCharacterLength(text, i);
    char c = text[i];
    if (length == 0) {
      quoted += "\\ufffd";
      length = 1;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escaped[8];
      std::snprintf(escaped, sizeof(escaped), "\\u%04x", c);
      quoted += escaped;
    } else {
      if (c == '"' || c == '\\')
        quoted += '\\';
      quoted.append(text, i, length);
    }
    i += length;
  }
  return quoted + "\"";
}
