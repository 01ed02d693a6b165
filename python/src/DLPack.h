//===- DLPack.h - Exchange of tensors in C ----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of DLPack's exchange ABI (major version 1) that is needed to read a
// tensor without making one: the types of dlpack.h under names of our own.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PYTHON_DLPACK_H
#define AO_PYTHON_DLPACK_H

#include <cstdint>

namespace ao::python::dlpack {

inline constexpr uint32_t majorVersion = 1;
inline constexpr const char *capsuleName = "dlpack_exchange_api";

enum : int32_t { cpu = 1, cuda = 2 };

/// Of DataType::code.
inline constexpr uint8_t unsignedCode = 1, complexCode = 5;

struct DataType {
  uint8_t code = 0;
  uint8_t bits = 0;
  uint16_t lanes = 0;

  /// Returns true if it is an integer of eight bits, with or without a sign.
  bool isByte() const { return code <= unsignedCode && bits == 8; }
  bool operator==(const DataType &other) const {
    return code == other.code && bits == other.bits && lanes == other.lanes;
  }
};

/// Shape and strides are elements and belong to the tensor.
struct Tensor {
  void *data = nullptr;
  int32_t deviceType = 0, deviceIndex = 0;
  int32_t rank = 0;
  DataType type;
  int64_t *shape = nullptr, *strides = nullptr;
  uint64_t byteOffset = 0;
};

struct ExchangeApi {
  struct Header {
    uint32_t major, minor;
    Header *previous;
  } header;
  /// Allocator, and tensors with owners from and to objects: not needed.
  void *unused[3];
  /// Fails with a Python exception.
  int (*readTensor)(void *object, Tensor *tensor);
  int (*currentStream)(int32_t deviceType, int32_t deviceIndex, void **stream);
};

} // namespace ao::python::dlpack

#endif // AO_PYTHON_DLPACK_H
