//===- DataFlow.h - Operands and results of ops -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_MODEL_DATAFLOW_H
#define AO_LIB_PLANNER_MODEL_DATAFLOW_H

#include "ao/Planner/Trace.h"

#include <cstdint>
#include <vector>

namespace ao::planner {

/// Values by op.
class ValueTable {
public:
  struct Range {
    const int32_t *first, *last;

    const int32_t *begin() const { return first; }
    const int32_t *end() const { return last; }
    bool empty() const { return first == last; }
    size_t size() const { return last - first; }
  };

  Range operator[](int64_t op) const {
    return {values.data() + offsets[op], values.data() + offsets[op + 1]};
  }

private:
  friend struct DataFlow;
  template <typename ForEach>
  void fill(int64_t numOps, ForEach forEach);

  std::vector<int32_t> values, offsets;
};

/// The edges of a step, both ways.
struct DataFlow {
  explicit DataFlow(const Trace &trace);

  /// The values that every op reads, also those that it overwrites while it
  /// reads.
  ValueTable inputs;
  /// The values that every op defines.
  ValueTable results;
  /// Per value: the last op that reads it, also to write over it; else the
  /// defining op; the number of ops if it outlives the step.
  std::vector<int32_t> lastNeed;
};

/// Checks the fields of ops that may be recomputed, and of values that reuse
/// the bytes of others.
Status verifyDataFlow(const Trace &trace);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_MODEL_DATAFLOW_H
