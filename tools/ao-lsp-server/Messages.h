//===- Messages.h - Messages of the language server protocol ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AOLSPSERVER_MESSAGES_H
#define AO_TOOLS_AOLSPSERVER_MESSAGES_H

#include <cstdio>
#include <optional>
#include <string>

namespace ao::lsp {

/// Reads the JSON of the next message; nothing at the end, or where what
/// follows is no message.
std::optional<std::string> readMessage(std::FILE *file);

/// False if `file` has no reader.
bool writeMessage(std::FILE *file, const std::string &json);

} // namespace ao::lsp

#endif // AO_TOOLS_AOLSPSERVER_MESSAGES_H
