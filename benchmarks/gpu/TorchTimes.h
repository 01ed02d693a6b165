//===- TorchTimes.h - PyTorch's time for the same step ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_BENCHMARKS_GPU_TORCHTIMES_H
#define AO_BENCHMARKS_GPU_TORCHTIMES_H

#include <string>
#include <vector>

namespace ao::gpu {

/// The time of a step in one mode of PyTorch.
struct TorchTime {
  std::string step, mode;
  double medianMs = 0, teraflops = 0, peakMiB = 0;
};

/// Reads what torch_step.py --json wrote. Returns an empty string or what is
/// wrong.
std::string readTorchTimes(const std::string &path,
                           std::vector<TorchTime> &times);

/// Those of the step that `executable` runs, by its name: `large/gpt-f32-50` is
/// `gpt-f32` at half of its memory.
std::vector<TorchTime> findTorchTimes(const std::vector<TorchTime> &times,
                                      const std::string &executable);

} // namespace ao::gpu

#endif // AO_BENCHMARKS_GPU_TORCHTIMES_H
