//===- Lexer.h - Words of PTX -----------------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_PTX_LEXER_H
#define AO_RUNTIME_FAKE_PTX_LEXER_H

#include <cctype>
#include <cstdint>
#include <string>
#include <string_view>

namespace ao::fake::ptx {

/// Splits text into words (`ld.global.b32`, `%r1`, `-4`) and single signs.
class Lexer {
public:
  explicit Lexer(std::string_view text) : text(text) { advance(); }

  /// Empty at the end.
  std::string_view peek() const { return token; }
  uint32_t line() const { return tokenLine; }
  std::string_view lineText() const {
    std::string_view rest = text.substr(lineStart);
    return rest.substr(0, rest.find('\n'));
  }

  std::string next() {
    std::string result(token);
    advance();
    return result;
  }
  bool accept(std::string_view expected) {
    if (token != expected)
      return false;
    advance();
    return true;
  }
  void skipLine() {
    uint32_t here = tokenLine;
    while (!token.empty() && tokenLine == here)
      advance();
  }

private:
  static bool isWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' ||
           c == '$' || c == '%' || c == '.';
  }
  char at(size_t place) const { return place < text.size() ? text[place] : 0; }

  void skipBlanks() {
    for (;;) {
      if (at(position) == '/' && at(position + 1) == '/') {
        while (at(position) != '\n' && at(position) != 0)
          ++position;
      } else if (at(position) == '\n') {
        ++position;
        ++currentLine;
        lineStart = position;
      } else if (std::isspace(static_cast<unsigned char>(at(position)))) {
        ++position;
      } else {
        return;
      }
    }
  }
  void advance() {
    skipBlanks();
    tokenLine = currentLine;
    size_t start = position;
    if (at(position) == '-' || isWord(at(position)))
      do
        ++position;
      while (isWord(at(position)));
    else if (at(position) != 0)
      ++position;
    token = text.substr(start, position - start);
  }

  std::string_view text, token;
  size_t position = 0, lineStart = 0;
  uint32_t currentLine = 1, tokenLine = 1;
};

} // namespace ao::fake::ptx

#endif // AO_RUNTIME_FAKE_PTX_LEXER_H
