//===- SyntheticStep.h - Training steps of any size, as text ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_BENCHMARKS_PASSES_SYNTHETICSTEP_H
#define AO_BENCHMARKS_PASSES_SYNTHETICSTEP_H

#include "llvm/Support/raw_ostream.h"

namespace ao::bench {

enum class Form { Pair, Joint };

/// Writes a step of about `ops` operations: layers of matrix products with
/// their empty and filled destinations, elementwise linalg ops, views, and
/// unregistered ops with attributes. Each layer saves three activations, one of
/// them through two views, that its backward part uses, last layer first.
void writeStep(llvm::raw_ostream &os, int64_t ops, Form form);

} // namespace ao::bench

#endif // AO_BENCHMARKS_PASSES_SYNTHETICSTEP_H
