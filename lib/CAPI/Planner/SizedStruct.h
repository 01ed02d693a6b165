//===- SizedStruct.h - Structs that may grow at the end ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A struct of the C API begins with its size in the caller's header, which may
// be older or newer than that of this library.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_CAPI_PLANNER_SIZEDSTRUCT_H
#define AO_LIB_CAPI_PLANNER_SIZEDSTRUCT_H

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string>

namespace ao::capi {

/// Writes `value` to the caller's struct of `size` bytes, if there is one, and
/// zeros after the fields of this library.
template <typename T>
void writeSized(const T &value, T *target, size_t size) {
  if (!target)
    return;
  size_t known = std::min(size, sizeof(T));
  std::memcpy(static_cast<void *>(target), &value, known);
  std::memset(reinterpret_cast<char *>(target) + known, 0, size - known);
  std::memcpy(static_cast<void *>(target), &size, std::min(size, sizeof(size)));
}

/// Reads the caller's struct over the defaults in `value`. False if its size
/// cannot be one, or if it sets fields that this library does not have.
template <typename T>
bool readSized(const T *source, T &value) {
  size_t size = source->size;
  if (size < sizeof(size))
    return false;
  const char *bytes = reinterpret_cast<const char *>(source);
  if (size > sizeof(T) && std::any_of(bytes + sizeof(T), bytes + size,
                                      [](char byte) { return byte != 0; }))
    return false;
  std::memcpy(static_cast<void *>(&value), source, std::min(size, sizeof(T)));
  return true;
}

/// Why options that `readSized` refused are of no use. `init`: the function
/// that fills them.
inline std::string explainUnknownOptions(const char *init) {
  return std::string(
             "unsupported size or fields of the options: fill them with ") +
         init + " first";
}

} // namespace ao::capi

#endif // AO_LIB_CAPI_PLANNER_SIZEDSTRUCT_H
