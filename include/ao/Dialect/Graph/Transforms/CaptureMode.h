//===- CaptureMode.h - Modes of CUDA graph capture --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_GRAPH_TRANSFORMS_CAPTUREMODE_H
#define AO_DIALECT_GRAPH_TRANSFORMS_CAPTUREMODE_H

#include <cstdint>
#include <string>

namespace ao::graph {

/// How a step is captured: each of its functions as a whole, or split at ops
/// that cannot be captured.
enum class CaptureMode { None, Whole, Split };

struct CaptureChoice {
  CaptureMode mode = CaptureMode::None;
  /// The step; empty: all of the module.
  std::string step = {};
  /// Of parts; negative: as ao-cut-captures has it.
  int64_t minLaunches = -1;
  /// The machine whose times are in remarks; empty: the module's.
  std::string machine = {};
};

} // namespace ao::graph

#endif // AO_DIALECT_GRAPH_TRANSFORMS_CAPTUREMODE_H
