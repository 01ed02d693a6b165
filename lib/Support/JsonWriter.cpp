//===- JsonWriter.cpp - Writes a JSON document ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written out rather than taken from the library that reads our documents: the
// runtime is linked into small executables and needs no package to be built,
// and that library writes from a tree. Numbers go through <charconv>, because
// printf follows the locale of the program around us and may write a comma.
//
//===----------------------------------------------------------------------===//

#include "ao/Support/JsonWriter.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <stdexcept>

using namespace ao;

/// The length of the UTF-8 character that `text` starts with; 0 if there is
/// none.
static size_t characterLength(std::string_view text) {
  auto byteAt = [&](size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
  };
  unsigned first = byteAt(0), second = byteAt(1);
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
    if ((byteAt(i) & 0xc0) != 0x80)
      return 0;
  return length;
}

static void appendEscape(std::string &out, char c) {
  constexpr std::string_view named = "\"\"\\\\\bb\ff\nn\rr\tt";
  for (size_t i = 0; i < named.size(); i += 2)
    if (c == named[i]) {
      out += '\\';
      out += named[i + 1];
      return;
    }
  constexpr char digits[] = "0123456789abcdef";
  out += "\\u00";
  out += digits[c >> 4];
  out += digits[c & 15];
}

/// Returns true if a character needs no escape in a string.
static bool isPlain(unsigned char c) {
  return c >= 0x20 && c < 0x80 && c != '"' && c != '\\';
}

void JsonWriter::quote(std::string_view text) {
  out += '"';
  // Most texts are plain all through, and are written as they are.
  while (true) {
    size_t plain =
        std::find_if_not(text.begin(), text.end(), isPlain) - text.begin();
    out += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty())
      break;
    size_t length = characterLength(text);
    if (length == 0)
      out += u8"\ufffd";
    else if (length == 1)
      appendEscape(out, text.front());
    else
      out += text.substr(0, length);
    text.remove_prefix(std::max<size_t>(length, 1));
  }
  out += '"';
}

void JsonWriter::breakLine() {
  if (lineIsDue)
    out += '\n';
  lineIsDue = false;
}

void JsonWriter::separate() {
  Container &container = containers.back();
  if (!container.isEmpty)
    out += ',';
  container.isEmpty = false;
  breakLine();
}

void JsonWriter::beginEntry() {
  if (hasKey) {
    hasKey = false;
    return;
  }
  if (containers.empty()) {
    if (!out.empty())
      throw std::logic_error("a JSON document holds one value");
    return;
  }
  if (containers.back().bracket == '}')
    throw std::logic_error("a value in a JSON object needs a key");
  separate();
}

JsonWriter &JsonWriter::key(std::string_view name) {
  if (hasKey || containers.empty() || containers.back().bracket != '}')
    throw std::logic_error("a JSON key needs an object");
  separate();
  quote(name);
  out += ':';
  hasKey = true;
  return *this;
}

JsonWriter &JsonWriter::open(char bracket, char closing) {
  beginEntry();
  out += bracket;
  containers.push_back({closing, /*isEmpty=*/true});
  return *this;
}

JsonWriter &JsonWriter::close(char bracket) {
  if (hasKey || containers.empty() || containers.back().bracket != bracket)
    throw std::logic_error("a JSON bracket has no match");
  containers.pop_back();
  breakLine();
  out += bracket;
  return *this;
}

JsonWriter &JsonWriter::value(std::string_view text) {
  beginEntry();
  quote(text);
  return *this;
}

JsonWriter &JsonWriter::literal(std::string_view text) {
  beginEntry();
  out += text;
  return *this;
}

/// The number as std::to_chars writes it.
template <typename... T>
static std::string_view format(char (&buffer)[32], T... number) {
  char *end = std::to_chars(buffer, buffer + sizeof(buffer), number...).ptr;
  return {buffer, static_cast<size_t>(end - buffer)};
}

JsonWriter &JsonWriter::integer(int64_t number) {
  char buffer[32];
  return literal(format(buffer, number));
}

JsonWriter &JsonWriter::integer(uint64_t number) {
  char buffer[32];
  return literal(format(buffer, number));
}

JsonWriter &JsonWriter::value(double number) {
  char buffer[32];
  return literal(std::isfinite(number) ? format(buffer, number) : "null");
}

JsonWriter &JsonWriter::rounded(double number, int digits) {
  char buffer[32];
  return literal(
      std::isfinite(number)
          ? format(buffer, number, std::chars_format::general, digits)
          : "null");
}

JsonWriter &JsonWriter::document(std::string_view json) {
  while (!json.empty() && json.back() == '\n')
    json.remove_suffix(1);
  return literal(json);
}

std::string JsonWriter::take() {
  if (hasKey || !containers.empty() || out.empty())
    throw std::logic_error("a JSON document is not complete");
  breakLine();
  return std::move(out);
}
