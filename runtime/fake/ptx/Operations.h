//===- Operations.h - Semantics of instructions -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_PTX_OPERATIONS_H
#define AO_RUNTIME_FAKE_PTX_OPERATIONS_H

#include "Program.h"

namespace ao::fake::ptx {

/// Returns the operation of an instruction by its whole name, such as
/// `add.rn.f32`; null if it is unsupported.
Operation findOperation(const std::string &name);

/// Parts of a wide register, by their place in bits: what `mov` with a list of
/// registers does.
Operation findExtract(unsigned bits);
Operation findInsert(unsigned bits);

} // namespace ao::fake::ptx

#endif // AO_RUNTIME_FAKE_PTX_OPERATIONS_H
