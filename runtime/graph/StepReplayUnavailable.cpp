//===- StepReplayUnavailable.cpp - Replay in builds without graph trees ---===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../api/StepSupport.h"
#include "ao-runtime/Graph.h"

using namespace ao::runtime;

void aortStepReplay(const void *, int64_t *) {
  if (step::skipping())
    return;
  // Sets the message of all functions of the part.
  step::fail(aortGraphTreeMarkStep(nullptr));
}
