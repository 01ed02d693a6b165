//===- Poison.h - Pattern of unused memory in poison mode -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_BACKEND_POISON_H
#define AO_RUNTIME_BACKEND_POISON_H

#include <cstddef>
#include <cstring>

namespace ao::runtime {

// As f32, f64 and bf16 this pattern is a quiet NaN, so that a result made from
// it differs from every right one, also after sums and products.
constexpr unsigned char poisonByte = 0xFF;

inline void poison(void *pointer, size_t bytes) {
  if (bytes)
    std::memset(pointer, poisonByte, bytes);
}

/// The offset of the first byte that is no longer poison; `bytes` if none.
inline size_t firstTouched(const void *pointer, size_t bytes) {
  const auto *data = static_cast<const unsigned char *>(pointer);
  for (size_t i = 0; i < bytes; ++i)
    if (data[i] != poisonByte)
      return i;
  return bytes;
}

} // namespace ao::runtime

#endif // AO_RUNTIME_BACKEND_POISON_H
