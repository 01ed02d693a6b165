//===- Tensor.h - Tensors on the host: inputs and outputs -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_TENSOR_H
#define AO_TOOLS_AORUN_HARNESS_TENSOR_H

#include "Program/Program.h"

#include <optional>

namespace ao::run {

/// A tensor in host memory: contiguous and row-major.
struct Tensor {
  ElementType type = ElementType::F32;
  std::vector<int64_t> shape;
  std::vector<char> bytes;
};

/// Returns the elements as numbers; a complex element is two numbers.
std::vector<double> toNumbers(const Tensor &tensor);

/// Returns the number of the given type at `from`.
double readNumber(ElementType type, const char *from);

/// Return the bits of the nearest f16 or bf16.
uint16_t roundToHalf(double value);
uint16_t roundToBFloat(double value);

/// Returns reproducible random values for a training step: floats in (-1, 1),
/// so that exponentials do not overflow, and integers 0 or 1, which are valid
/// indices into dimensions of two elements or more. Returns nullopt if the
/// machine does not have enough memory.
std::optional<Tensor> makeRandomTensor(const BufferSpec &spec, uint64_t seed);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_TENSOR_H
