//===- ApiSupport.h - Checks of arguments of the C ABI ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_API_APISUPPORT_H
#define AO_RUNTIME_API_APISUPPORT_H

#include "../core/Device.h"

#include <algorithm>
#include <cstring>

namespace ao::runtime {

inline Status nullArgument(const char *what) {
  return invalidArgument(std::string("null ") + what);
}

#define AORT_REQUIRE(argument)                                                 \
  if (!(argument))                                                             \
  return ::ao::runtime::nullArgument(#argument)

/// Checks that `stream` belongs to `device`. A null stream is accepted: it
/// means the device's compute stream.
inline Status sameDevice(const AortDevice *device, const AortStream *stream) {
  if (stream && stream->device != device)
    return invalidArgument("stream belongs to another device");
  return {};
}

/// Copies the fields that the caller's version of a struct has.
template <typename Struct>
Status fillCallersStruct(const Struct &from, Struct *to) {
  if (to->structSize < sizeof(size_t) || to->structSize > 16 * sizeof(Struct))
    return invalidArgument("structSize is not set");
  size_t size = to->structSize;
  std::memcpy(static_cast<void *>(to), &from, std::min(size, sizeof(Struct)));
  to->structSize = size;
  return {};
}

/// Reads what the caller's version of a struct has over the defaults in `to`.
template <typename Struct>
Status readCallersStruct(const Struct *from, Struct &to) {
  if (from->structSize < sizeof(size_t) ||
      from->structSize > 16 * sizeof(Struct))
    return invalidArgument("structSize is not set");
  std::memcpy(static_cast<void *>(&to), from,
              std::min(from->structSize, sizeof(Struct)));
  to.structSize = sizeof(Struct);
  return {};
}

/// Reads an array of the caller's structs in this version's layout. The
/// structSize of the first entry is the stride.
template <typename Struct>
Status readArray(const Struct *given, int32_t n, const char *what,
                 std::vector<Struct> &result) {
  if (n < 0 || (n > 0 && !given))
    return invalidArgument(std::string(what) + ": " + std::to_string(n) +
                           " entries or a null pointer");
  result.assign(static_cast<size_t>(n), {});
  if (n == 0)
    return {};
  size_t size = given->structSize;
  auto *bytes = reinterpret_cast<const char *>(given);
  for (size_t i = 0; i < result.size(); ++i) {
    AORT_RETURN_IF_ERROR(readCallersStruct(
        reinterpret_cast<const Struct *>(bytes + i * size), result[i]));
    result[i].structSize = size;
  }
  return {};
}

/// Writes text as the ABI does: at most `capacity` bytes with a closing NUL.
inline void writeText(const std::string &text, char *buffer, size_t capacity,
                      size_t *needed) {
  if (needed)
    *needed = text.size() + 1;
  if (capacity == 0)
    return;
  size_t length = std::min(text.size(), capacity - 1);
  std::memcpy(buffer, text.data(), length);
  buffer[length] = '\0';
}

} // namespace ao::runtime

#endif // AO_RUNTIME_API_APISUPPORT_H
