//===- Nesting.cpp - Text that nests too deeply to be parsed --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Nesting.h"

#include "llvm/ADT/SmallVector.h"

using namespace ao::capi;

/// The position behind the string or comment that starts at `position`, if one
/// does; else `position`.
static size_t skipQuoted(llvm::StringRef text, size_t position) {
  if (text[position] == '"') {
    for (++position; position < text.size() && text[position] != '"';)
      position += text[position] == '\\' ? 2 : 1;
    return std::min(position + 1, text.size());
  }
  if (text.substr(position).starts_with("//"))
    return std::min(text.find('\n', position), text.size());
  return position;
}

std::optional<size_t> ao::capi::findTooDeepNesting(llvm::StringRef text) {
  constexpr llvm::StringLiteral opening = "([{<", closing = ")]}>";
  llvm::SmallVector<char> open;
  for (size_t i = 0; i < text.size();) {
    if (size_t behind = skipQuoted(text, i); behind != i) {
      i = behind;
      continue;
    }
    if (size_t kind = opening.find(text[i]); kind != llvm::StringRef::npos) {
      if (open.size() == kMaxNesting)
        return i;
      open.push_back(closing[kind]);
    } else if (!open.empty() && open.back() == text[i] &&
               !text.substr(0, i).ends_with("-")) {
      // An arrow and a comparison close nothing.
      open.pop_back();
    }
    ++i;
  }
  return std::nullopt;
}
