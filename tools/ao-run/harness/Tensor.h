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

/// Contiguous, row-major.
struct Tensor {
  ElementType type = ElementType::F32;
  std::vector<int64_t> shape;
  std::vector<char> bytes;
};

/// The elements as numbers; a complex one is two of them.
std::vector<double> toNumbers(const Tensor &tensor);

/// One of them, which is at `from`.
double readNumber(ElementType type, const char *from);

/// The bits of the nearest f16 or bf16.
uint16_t roundToHalf(double value);
uint16_t roundToBFloat(double value);

/// Values that training steps digest: floats of either sign below one, small
/// enough not to overflow in exponentials; integers 0 or 1, which are valid
/// indices into anything with two elements. Depends on nothing but the
/// arguments. Nothing if this machine's memory cannot hold that many.
std::optional<Tensor> makeRandomTensor(const BufferSpec &spec, uint64_t seed);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_TENSOR_H
