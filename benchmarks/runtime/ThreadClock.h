//===- ThreadClock.h - Processor time of a thread ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_BENCHMARKS_RUNTIME_THREADCLOCK_H
#define AO_BENCHMARKS_RUNTIME_THREADCLOCK_H

#include <cstdint>
#include <ctime>

/// Nanoseconds of processor time of the calling thread: what something costs
/// the thread that computes, however busy the machine is.
inline int64_t threadNs() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * int64_t(1000000000) + time.tv_nsec;
}

#endif // AO_BENCHMARKS_RUNTIME_THREADCLOCK_H
