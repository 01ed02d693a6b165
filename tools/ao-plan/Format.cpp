//===- Format.cpp - Sizes and names for people to read --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Format.h"

#include <cstdio>

namespace {

/// A character of a text and how many bytes it takes; -1 for a byte that does
/// not start one.
struct Character {
  int32_t code = -1;
  size_t length = 1;
};

Character decode(std::string_view text) {
  auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x80)
    return {first, 1};
  size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  constexpr int32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (first < 0xc2 || first > 0xf4 || text.size() < length)
    return {};
  int32_t code = first & (0x7f >> length);
  for (size_t i = 1; i < length; ++i) {
    auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xc0) != 0x80)
      return {};
    code = code << 6 | (byte & 0x3f);
  }
  bool surrogate = code >= 0xd800 && code <= 0xdfff;
  if (code < smallest[length] || code > 0x10ffff || surrogate)
    return {};
  return {code, length};
}

bool isPlain(int32_t code) {
  bool control = code < 0x20 || (code >= 0x7f && code < 0xa0);
  bool separator = code == 0x2028 || code == 0x2029;
  bool direction = code == 0x200e || code == 0x200f ||
                   (code >= 0x202a && code <= 0x202e) ||
                   (code >= 0x2066 && code <= 0x2069);
  return !control && !separator && !direction;
}

} // namespace

std::string printable(std::string_view text) {
  std::string out;
  char escape[16];
  while (!text.empty()) {
    Character character = decode(text);
    if (character.code >= 0 && isPlain(character.code)) {
      out += text.substr(0, character.length);
    } else if (character.code == '\n') {
      out += "\\n";
    } else if (character.code == '\t') {
      out += "\\t";
    } else {
      bool invalid = character.code < 0;
      std::snprintf(escape, sizeof(escape), invalid ? "\\x%02x" : "\\u%04x",
                    invalid ? unsigned(static_cast<unsigned char>(text[0]))
                            : unsigned(character.code));
      out += escape;
    }
    text.remove_prefix(character.length);
  }
  return out;
}
