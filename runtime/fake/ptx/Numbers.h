//===- Numbers.h - Values of slots as numbers of PTX ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_PTX_NUMBERS_H
#define AO_RUNTIME_FAKE_PTX_NUMBERS_H

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

namespace ao::fake::ptx {

/// The upper half of an f32, rounded to nearest even.
struct BFloat16 {
  uint16_t bits;

  static BFloat16 round(float value) {
    uint32_t wide;
    std::memcpy(&wide, &value, sizeof(wide));
    if (std::isnan(value))
      return {0x7fff};
    uint32_t odd = (wide >> 16) & 1;
    return {static_cast<uint16_t>((wide + 0x7fff + odd) >> 16)};
  }
  float widen() const {
    uint32_t wide = uint32_t(bits) << 16;
    float value;
    std::memcpy(&value, &wide, sizeof(value));
    return value;
  }
};

/// Returns the low bits of a slot as a T. Other bits are ignored.
template <typename T>
T read(uint64_t slot) {
  T value;
  std::memcpy(&value, &slot, sizeof(T));
  return value;
}

template <typename T>
uint64_t write(T value) {
  uint64_t slot = 0;
  std::memcpy(&slot, &value, sizeof(T));
  return slot;
}

/// Subnormal numbers as zero of their sign.
template <typename T>
T flush(T value) {
  return std::fpclassify(value) == FP_SUBNORMAL ? std::copysign(T(0), value)
                                                : value;
}

/// `a * b + c`, rounded once: down, or towards zero.
inline float fmaDirected(float a, float b, float c, bool down) {
  double product = double(a) * double(b), sum = product + double(c);
  // The exact sum is `sum + rest`.
  double virtualPart = sum - product;
  double rest = (product - (sum - virtualPart)) + (double(c) - virtualPart);
  auto rounded = static_cast<float>(sum);
  bool isAbove = double(rounded) > sum || (double(rounded) == sum && rest < 0);
  bool isBelow = double(rounded) < sum || (double(rounded) == sum && rest > 0);
  if (isAbove && (down || sum > 0))
    return std::nextafter(rounded, -std::numeric_limits<float>::infinity());
  if (isBelow && !down && sum < 0)
    return std::nextafter(rounded, std::numeric_limits<float>::infinity());
  return rounded;
}

/// The smaller (or greater) one; a number wins over NaN unless `propagates`.
/// Minus zero is smaller than zero.
template <typename T>
T least(T a, T b, bool propagates) {
  if (std::isnan(a) || std::isnan(b)) {
    if (propagates || (std::isnan(a) && std::isnan(b)))
      return std::numeric_limits<T>::quiet_NaN();
    return std::isnan(a) ? b : a;
  }
  if (a == b)
    return std::signbit(a) ? a : b;
  return a < b ? a : b;
}
template <typename T>
T greatest(T a, T b, bool propagates) {
  return -least<T>(-a, -b, propagates);
}

/// Conversions saturate, and take NaN for zero.
template <typename To, typename From>
To toInteger(From value) {
  if (std::isnan(value))
    return 0;
  using Limits = std::numeric_limits<To>;
  if (value >= static_cast<From>(Limits::max()))
    return Limits::max();
  if (value <= static_cast<From>(Limits::min()))
    return Limits::min();
  return static_cast<To>(value);
}

} // namespace ao::fake::ptx

#endif // AO_RUNTIME_FAKE_PTX_NUMBERS_H
