//===- StepReplay.h - Functions that lowered code replays -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_GRAPH_STEPREPLAY_H
#define AO_RUNTIME_GRAPH_STEPREPLAY_H

#include "ao-runtime/Graph.h"

#include <atomic>
#include <map>
#include <mutex>

namespace ao::runtime {

/// Results that lowered code holds by their address: it frees them as any other
/// memory. Thread-safe.
class HeldResults {
public:
  void add(void *pointer, AortBuffer *result);
  /// Null if there is none at this address.
  AortBuffer *find(void *pointer) { return find(pointer, /*takes=*/false); }
  /// Does the same as `find`, and removes the address from the table.
  AortBuffer *take(void *pointer) { return find(pointer, /*takes=*/true); }

private:
  AortBuffer *find(void *pointer, bool takes);

  std::mutex mutex;
  /// The newest of those at one address is the one that is alive.
  std::multimap<void *, AortBuffer *> results;
  /// Most programs free without having any.
  std::atomic<size_t> count{0};
};

/// Implements aortFunctionRun without the error handler, which may jump.
/// `beginsSteps`: a step begins by the options of the tree; otherwise only
/// where one is marked. `isStepFailure`: the failure is of a call of lowered
/// code.
AortStatus runFunction(AortFunction *function, const AortArgument *arguments,
                       int32_t argumentCount, AortBuffer **results,
                       int32_t resultCount, bool beginsSteps,
                       bool &isStepFailure);

} // namespace ao::runtime

#endif // AO_RUNTIME_GRAPH_STEPREPLAY_H
