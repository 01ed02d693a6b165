//===- KeepReasons.h - Reasons to keep storages on the device ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_KEEPREASONS_H
#define AO_ANALYSIS_STEPS_KEEPREASONS_H

#include "ao/Analysis/Steps/Step.h"

namespace ao {

/// Returns a clause for remarks and errors on why `storage` cannot be
/// offloaded. For `Ineligibility::MarkedKeep` it is the reason of the op that
/// defines the storage or a view of it.
llvm::StringRef describe(const Storage &storage);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_KEEPREASONS_H
