//===- Json.cpp - Small JSON writer ---------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"

#include <cmath>
#include <cstdio>

using namespace ao::runtime;

JsonWriter &JsonWriter::key(std::string_view name) {
  separate();
  quote(name);
  out += ':';
  needComma = false;
  return *this;
}

JsonWriter &JsonWriter::value(std::string_view text) {
  separate();
  quote(text);
  needComma = true;
  return *this;
}

JsonWriter &JsonWriter::value(int64_t number) {
  separate();
  out += std::to_string(number);
  needComma = true;
  return *this;
}

JsonWriter &JsonWriter::value(double number) {
  separate();
  char digits[64];
  std::snprintf(digits, sizeof(digits), "%.3f",
                std::isfinite(number) ? number : 0.0);
  out += digits;
  needComma = true;
  return *this;
}

JsonWriter &JsonWriter::open(char bracket) {
  separate();
  out += bracket;
  needComma = false;
  return *this;
}

JsonWriter &JsonWriter::close(char bracket) {
  out += bracket;
  needComma = true;
  return *this;
}

void JsonWriter::separate() {
  if (needComma)
    out += ',';
}

void JsonWriter::quote(std::string_view text) {
  out += '"';
  for (char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof(escape), "\\u%04x", c);
      out += escape;
    } else {
      out += c;
    }
  }
  out += '"';
}
