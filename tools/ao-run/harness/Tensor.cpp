//===- Tensor.cpp - Tensors on the host: inputs and outputs ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tensor.h"
#include "Exhaustion.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <exception>
#include <limits>
#include <unistd.h>

using namespace ao::run;

/// The nearest float of that many bits, the even one of two; what is too large
/// becomes infinite.
static uint16_t roundTo(double value, int exponentBits, int fractionBits) {
  int infinity = ((1 << exponentBits) - 1) << fractionBits;
  int sign = std::signbit(value) ? 1 << (exponentBits + fractionBits) : 0;
  if (std::isnan(value))
    return static_cast<uint16_t>(sign | infinity | (1 << (fractionBits - 1)));
  if (std::isinf(value) || value == 0)
    return static_cast<uint16_t>(sign | (value == 0 ? 0 : infinity));
  int exponent = 0, least = 2 - (1 << (exponentBits - 1));
  (void)std::frexp(value, &exponent);
  exponent = std::max(exponent - 1, least);
  // Rounding up may carry into the exponent, which is as it should be.
  auto bits = static_cast<int>(std::nearbyint(
                  std::ldexp(std::fabs(value), fractionBits - exponent))) +
              (std::min(exponent - least, 1 << exponentBits) << fractionBits);
  return static_cast<uint16_t>(sign | std::min(bits, infinity));
}

uint16_t ao::run::roundToHalf(double value) { return roundTo(value, 5, 10); }

uint16_t ao::run::roundToBFloat(double value) { return roundTo(value, 8, 7); }

namespace {
/// SplitMix64: the same numbers everywhere, whatever the standard library.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}

  uint64_t next() {
    uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  /// In [-0.5, 0.5), a multiple of 2^-8: exact in every float type.
  float nextFloat() {
    return static_cast<float>(static_cast<int64_t>(next() >> 56) - 128) / 256;
  }

private:
  uint64_t state;
};

/// A float of 8 bits below one: 0x38 is one.
uint8_t makeFloat8(Random &random) {
  uint64_t bits = random.next();
  return static_cast<uint8_t>((bits & 0x80) | ((bits >> 8) % 0x38));
}

template <typename T>
void put(char *&cursor, T value) {
  std::memcpy(cursor, &value, sizeof(value));
  cursor += sizeof(value);
}

void putRandom(char *&cursor, ElementType type, Random &random) {
  switch (type) {
  case ElementType::I1:
  case ElementType::I8:
  case ElementType::UI8:
    return put(cursor, static_cast<int8_t>(random.next() >> 63));
  case ElementType::I16:
  case ElementType::UI16:
    return put(cursor, static_cast<int16_t>(random.next() >> 63));
  case ElementType::I32:
  case ElementType::UI32:
    return put(cursor, static_cast<int32_t>(random.next() >> 63));
  case ElementType::I64:
  case ElementType::UI64:
    return put(cursor, static_cast<int64_t>(random.next() >> 63));
  case ElementType::BF16:
    return put(cursor, roundToBFloat(random.nextFloat()));
  case ElementType::F16:
    return put(cursor, roundToHalf(random.nextFloat()));
  case ElementType::F32:
    return put(cursor, random.nextFloat());
  case ElementType::F64:
    return put(cursor, static_cast<double>(random.nextFloat()));
  case ElementType::ComplexF32:
    putRandom(cursor, ElementType::F32, random);
    return putRandom(cursor, ElementType::F32, random);
  case ElementType::ComplexF64:
    putRandom(cursor, ElementType::F64, random);
    return putRandom(cursor, ElementType::F64, random);
  case ElementType::F8E4M3FN:
    return put(cursor, makeFloat8(random));
  }
}
} // namespace

/// Of a float whose exponent has 5 bits and whose fraction has 10.
static double fromHalf(uint16_t bits) {
  int exponent = (bits >> 10) & 0x1f, fraction = bits & 0x3ff;
  double magnitude = std::numeric_limits<double>::infinity();
  if (exponent == 0x1f && fraction != 0)
    magnitude = std::numeric_limits<double>::quiet_NaN();
  else if (exponent == 0)
    magnitude = std::ldexp(fraction, -24);
  else if (exponent != 0x1f)
    magnitude = std::ldexp(fraction | 0x400, exponent - 25);
  return (bits & 0x8000) ? -magnitude : magnitude;
}

/// Of a float whose exponent has 4 bits and whose fraction has 3: there is no
/// infinity.
static double fromFloat8(uint8_t bits) {
  int exponent = (bits >> 3) & 0xf, fraction = bits & 7;
  double magnitude = exponent == 0 ? std::ldexp(fraction, -9)
                                   : std::ldexp(fraction | 8, exponent - 10);
  if ((bits & 0x7f) == 0x7f)
    magnitude = std::numeric_limits<double>::quiet_NaN();
  return (bits & 0x80) ? -magnitude : magnitude;
}

static double fromBFloat(uint16_t bits) {
  uint32_t wide = static_cast<uint32_t>(bits) << 16;
  float value;
  std::memcpy(&value, &wide, sizeof(value));
  return value;
}

template <typename T>
static double read(const char *from) {
  T value;
  std::memcpy(&value, from, sizeof(value));
  return static_cast<double>(value);
}

double ao::run::readNumber(ElementType type, const char *from) {
  uint16_t bits = 0;
  switch (type) {
  case ElementType::I1:
  case ElementType::I8:
    return read<int8_t>(from);
  case ElementType::UI8:
    return read<uint8_t>(from);
  case ElementType::I16:
    return read<int16_t>(from);
  case ElementType::UI16:
    return read<uint16_t>(from);
  case ElementType::I32:
    return read<int32_t>(from);
  case ElementType::UI32:
    return read<uint32_t>(from);
  case ElementType::I64:
    return read<int64_t>(from);
  case ElementType::UI64:
    return read<uint64_t>(from);
  case ElementType::BF16:
    std::memcpy(&bits, from, sizeof(bits));
    return fromBFloat(bits);
  case ElementType::F16:
    std::memcpy(&bits, from, sizeof(bits));
    return fromHalf(bits);
  case ElementType::F32:
  case ElementType::ComplexF32:
    return read<float>(from);
  case ElementType::F64:
  case ElementType::ComplexF64:
    return read<double>(from);
  case ElementType::F8E4M3FN:
    return fromFloat8(static_cast<uint8_t>(*from));
  }
  return 0;
}

std::vector<double> ao::run::toNumbers(const Tensor &tensor) {
  bool isComplex = tensor.type == ElementType::ComplexF32 ||
                   tensor.type == ElementType::ComplexF64;
  auto bytes = static_cast<size_t>(getBytes(tensor.type)) / (isComplex ? 2 : 1);
  std::vector<double> numbers;
  numbers.reserve(tensor.bytes.size() / bytes);
  for (size_t at = 0; at < tensor.bytes.size(); at += bytes)
    numbers.push_back(readNumber(tensor.type, tensor.bytes.data() + at));
  return numbers;
}

/// More than the machine has is refused before it is asked for: it may be
/// granted and then end the process at some later write.
static bool fitsMemory(int64_t bytes) {
  long pages = sysconf(_SC_PHYS_PAGES), pageBytes = sysconf(_SC_PAGESIZE);
  return pages <= 0 || pageBytes <= 0 || bytes / pageBytes < pages;
}

std::optional<Tensor> ao::run::makeRandomTensor(const BufferSpec &spec,
                                                uint64_t seed) {
  Tensor tensor{spec.type, spec.shape, {}};
  int64_t count = 1, bytes = 0;
  for (int64_t size : spec.shape)
    if (__builtin_mul_overflow(count, size, &count))
      return std::nullopt;
  if (__builtin_mul_overflow(count, getBytes(spec.type), &bytes))
    return std::nullopt;
  if (!fitsMemory(bytes))
    return std::nullopt;
  try {
    ThrowingAllocations throwing;
    tensor.bytes.resize(static_cast<size_t>(bytes));
  } catch (const std::exception &) {
    return std::nullopt;
  }
  Random random(seed);
  char *cursor = tensor.bytes.data();
  for (int64_t i = 0; i < count; ++i)
    putRandom(cursor, spec.type, random);
  return tensor;
}
