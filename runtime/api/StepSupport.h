//===- StepSupport.h - Shared parts of the step interface -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_API_STEPSUPPORT_H
#define AO_RUNTIME_API_STEPSUPPORT_H

#include "Context.h"
#include "ao-runtime/Step.h"

namespace ao::runtime::step {

// Error handlers may longjmp, so no function that calls fail() or check() may
// have an object with a destructor at that point.

/// The default context; prints the reason and exits if there is none.
AortContext &context();
/// Returns the calling thread's current device. An ordinal out of range fails
/// and returns device 0.
AortDevice &device();
void setOrdinal(int32_t ordinal);

/// Prints the thread's last error message and exits.
[[noreturn]] void giveUp();

/// Records the failure with the thread's last error message.
void fail(AortStatus status);
inline void check(AortStatus status) {
  if (status != AORT_OK)
    fail(status);
}

/// Failures of the calling thread go to `failure`, the first of them, until
/// null is set.
void deferFailures(Status *failure);

/// Fails in a callback of the context itself.
void refuseNested();

/// True once a failure makes issuing more work pointless or unsafe: where the
/// host cannot read device memory, pointers may be null then.
bool skipping();

/// Memory from `attempt(enforce, pointer)`. The failure of the first attempt is
/// recorded; then, if the host could use the memory, it is made beyond the
/// limits, so that the step runs on.
template <typename Attempt>
void *allocate(bool hostReadable, Attempt &&attempt) {
  void *pointer = nullptr;
  AortStatus status =
      guarded([&] { return attempt(/*enforce=*/true, pointer); });
  if (status == AORT_OK)
    return pointer;
  fail(status);
  if (!hostReadable)
    return nullptr;
  if (guarded([&] { return attempt(/*enforce=*/false, pointer); }) != AORT_OK)
    giveUp();
  return pointer;
}

/// Null is the compute stream.
AortStream *stream(void *handle);

/// Device memory with the fallback that Step.h describes.
void *allocateOnDevice(int64_t bytes, AortStream *stream, const char *name,
                       bool shared);

} // namespace ao::runtime::step

#endif // AO_RUNTIME_API_STEPSUPPORT_H
