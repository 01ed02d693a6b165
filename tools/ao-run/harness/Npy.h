//===- Npy.h - Tensors in NumPy files ---------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_NPY_H
#define AO_TOOLS_AORUN_HARNESS_NPY_H

#include "Tensor.h"
#include "ao/Planner/Error.h"

namespace ao::run {

/// Reads `path` as a tensor of the given type and shape, in which dynamic
/// dimensions may have any size. bf16 is stored as uint16, since NumPy has no
/// such type. Returns an error message; empty on success.
std::string readNpy(const std::string &path, const BufferSpec &spec,
                    Tensor &tensor);

/// Returns `tensor` in the format that `readNpy` reads. The error message
/// continues after the name of the file.
planner::Expected<std::string> toNpy(const Tensor &tensor);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_NPY_H
