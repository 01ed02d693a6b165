//===- Messages.cpp - Messages of the language server protocol ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Messages.h"

#include "llvm/ADT/StringRef.h"

using llvm::StringRef;

/// A message is lines of headers, an empty line, and as many bytes as the
/// header says.
std::optional<std::string> ao::lsp::readMessage(std::FILE *file) {
  constexpr size_t kMaxLine = 1 << 10;
  size_t length = 0;
  char line[kMaxLine];
  while (std::fgets(line, sizeof(line), file)) {
    StringRef header = StringRef(line).trim();
    if (header.consume_front_insensitive("content-length:")) {
      if (header.trim().getAsInteger(10, length))
        return std::nullopt;
    } else if (header.empty() && length > 0) {
      std::string json(length, '\0');
      if (std::fread(json.data(), 1, length, file) != length)
        return std::nullopt;
      return json;
    }
  }
  return std::nullopt;
}

bool ao::lsp::writeMessage(std::FILE *file, const std::string &json) {
  return std::fprintf(file, "Content-Length: %zu\r\n\r\n", json.size()) > 0 &&
         std::fwrite(json.data(), 1, json.size(), file) == json.size() &&
         std::fflush(file) == 0;
}
