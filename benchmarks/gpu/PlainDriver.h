//===- PlainDriver.h - Copies by calls of the CUDA driver -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_BENCHMARKS_GPU_PLAINDRIVER_H
#define AO_BENCHMARKS_GPU_PLAINDRIVER_H

#include "ao-runtime/Runtime.h"
#include "cuda/CudaDriver.h"

#include <string>
#include <vector>

namespace ao::gpu {

/// Measures the host and the link with nothing but the driver, as a reference
/// for the runtime's figures. Functions return an error message, empty for
/// success.
class PlainDriver {
public:
  PlainDriver() = default;
  PlainDriver(const PlainDriver &) = delete;
  PlainDriver &operator=(const PlainDriver &) = delete;
  ~PlainDriver();

  std::string open();

  /// Device memory that is taken before any step runs: by the driver's context,
  /// and by other processes.
  std::string measureContext(int64_t &bytes);

  /// Copies buffers of `sizes` one after the other between pinned and device
  /// memory, `rounds` times. Each copy is timed by events around it; the rate
  /// is that of the best round.
  std::string measureRate(AortDirection direction,
                          const std::vector<int64_t> &sizes, int64_t rounds,
                          double &bytesPerSecond);

  /// The calls of an offload and its wait: event on compute, transfer stream
  /// waits for it, copy, event, compute waits for that. `depth` pairs are
  /// issued before the first is waited for. The result is processor time of the
  /// calling thread.
  std::string measurePairs(int64_t depth, int64_t bytes, int64_t rounds,
                           double &nsPerPair);

private:
  struct Buffers;
  std::string check(CUresult result, const char *function) const;
  std::string measureRound(const Buffers &buffers, AortDirection direction,
                           const std::vector<int64_t> &sizes, CUevent start,
                           CUevent end, double &seconds);

  std::shared_ptr<const runtime::CudaDriver> driver;
  CUdevice device = 0;
  CUcontext context = nullptr;
  CUstream compute = nullptr, transfer = nullptr;
};

/// The same pairs through the runtime.
std::string measureRuntimePairs(int64_t depth, int64_t bytes, int64_t rounds,
                                double &nsPerPair);

} // namespace ao::gpu

#endif // AO_BENCHMARKS_GPU_PLAINDRIVER_H
