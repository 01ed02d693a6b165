//===- StepSupport.h - What the calls of lowered code share -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_STEPSUPPORT_H
#define AO_RUNTIME_CORE_STEPSUPPORT_H

#include "Instance.h"
#include "ao-runtime/Step.h"

namespace ao::runtime::step {

// Error handlers may leave by longjmp, so no function that calls fail() or
// check() may hold an object with a destructor at that point.

/// The default instance; prints the reason and exits if there is none.
AortInstance &instance();
/// The calling thread's current device. An ordinal out of range fails and gives
/// device 0.
AortDevice &device();
void setOrdinal(int32_t ordinal);

/// Records the failure with the thread's last error message.
void fail(AortStatus status);
inline void check(AortStatus status) {
  if (status != AORT_OK)
    fail(status);
}

/// True once a failure makes issuing more work pointless or unsafe: on CUDA,
/// where pointers may be null then.
bool skipping();

/// Null is the compute stream.
AortStream *stream(void *handle);

/// Device memory with the fallback that Step.h describes.
void *allocate(int64_t bytes, AortStream *stream, const char *name,
               bool shared);

} // namespace ao::runtime::step

#endif // AO_RUNTIME_CORE_STEPSUPPORT_H
