//===- Table.h - What a stand-alone executable carries ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ao-run --emit=exe writes one AoRunTable as constants of LLVM IR
// (EmitTable.cpp must lay the fields out in this order) and links it with this
// folder. Plain structures with pointers: nothing is parsed when the executable
// starts.
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_TABLE_H
#define AO_TOOLS_AORUN_HARNESS_TABLE_H

#include <cstdint>

extern "C" {

struct AoRunBuffer {
  const char *name;
  /// A value of ao::run::ElementType.
  int32_t type;
  int32_t onHost;
  int32_t donated;
  int32_t rank;
  /// Negative where a dimension is dynamic.
  const int64_t *shape;
};

struct AoRunFunction {
  const char *name;
  int64_t argumentCount;
  const AoRunBuffer *arguments;
  int64_t resultCount;
  const AoRunBuffer *results;
  void (*entry)(void **);
};

/// See TimelineSpan and MemorySample.
struct AoRunSpan {
  const char *name;
  const char *category;
  int64_t lane;
  double startUs;
  double durationUs;
  int64_t bytes;
};

struct AoRunSample {
  double timeUs;
  int64_t deviceBytes;
};

/// See Prediction.
struct AoRunPrediction {
  double stepUs;
  double exposedUs;
  int64_t peakDeviceBytes;
  int64_t peakHostBytes;
  int64_t spanCount;
  const AoRunSpan *spans;
  int64_t sampleCount;
  const AoRunSample *samples;
};

struct AoRunProgram {
  const char *strategy;
  const AoRunFunction *forward;
  /// Null in a joint step.
  const AoRunFunction *backward;
  int64_t outputCount;
  /// See Program.
  int64_t staticPeakBytes;
  /// Null if there is none.
  const AoRunPrediction *predicted;
};

struct AoRunTable {
  /// The module it was made from, for --help.
  const char *source;
  /// "host", or the GPU that kernels were compiled for.
  const char *target;
  int32_t needsDriver;
  int32_t programCount;
  const AoRunProgram *programs;
  /// What percentages of --device-memory-budget refer to.
  int64_t unplannedPeakBytes;
  /// What the step was planned for; 0: without a limit.
  int64_t deviceMemoryBudget;
  int64_t hostMemoryBudget;
  /// The machine's link, for --throttle.
  double offloadBytesPerSecond;
  double reloadBytesPerSecond;
  int64_t latencyNs;
};

extern const AoRunTable aoRunTable;
}

#endif // AO_TOOLS_AORUN_HARNESS_TABLE_H
