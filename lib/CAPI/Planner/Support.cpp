//===- Support.cpp - Text and names of the C API --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Strings.h"

#include <cstdlib>
#include <cstring>

const char *aoStatusName(AoStatus status) {
  switch (status) {
  case AO_SUCCESS:
    return "success";
  case AO_INVALID_ARGUMENT:
    return "invalid argument";
  case AO_INVALID_INPUT:
    return "invalid input";
  case AO_INFEASIBLE:
    return "infeasible";
  case AO_FILE_ERROR:
    return "file error";
  case AO_OUT_OF_MEMORY:
    return "out of memory";
  default:
    return "unknown status";
  }
}

const char *aoVersion(void) { return AO_VERSION; }

void aoStringFree(AoString *string) {
  if (!string)
    return;
  std::free(string->data);
  *string = {nullptr, 0};
}

bool ao::capi::setString(AoString *out, std::string_view text) {
  if (!out)
    return true;
  auto *data = static_cast<char *>(std::malloc(text.size() + 1));
  if (!data)
    return false;
  if (!text.empty())
    std::memcpy(data, text.data(), text.size());
  data[text.size()] = '\0';
  *out = {data, text.size()};
  return true;
}
