//===- AssembledValues.h - Values that ops put together ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_VALUES_ASSEMBLEDVALUES_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_VALUES_ASSEMBLEDVALUES_H

#include "Helpers/DecisionRemarks.h"
#include "Helpers/PairSignature.h"

namespace ao {

/// Removes the values of `step` that ops put together from parts and of which
/// each use reads one part: the uses read the parts, and a pair saves each part
/// in its own slot. Returns true if anything has changed.
bool readParts(const Step &step, PairUsers &users,
               const DecisionRemarks &remarks);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_VALUES_ASSEMBLEDVALUES_H
