//===- Oracle.h - Exact optima of small steps -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mixed-integer program, solved by CBC, for steps whose values have one gap
// each and no boundary. At every boundary it models three rounds of releases
// followed by reloads, which covers every order of commands that matters.
//
//===----------------------------------------------------------------------===//

#ifndef AO_UNITTESTS_PLANNER_HELPERS_ORACLE_H
#define AO_UNITTESTS_PLANNER_HELPERS_ORACLE_H

#include "ao/Planner/Machine.h"
#include "ao/Planner/Trace.h"

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace ao::planner::test {

struct Microbatch {
  Trace trace;
  Machine machine;
  int64_t budget = 0;
};

/// At most seven values; nested ones are used in reverse order of definition.
Microbatch randomMicrobatch(uint64_t seed, bool nested);

/// The least step time in microseconds within the microbatch's budget. None if
/// CBC failed or ran out of time.
std::optional<double> leastMakespan(const Microbatch &microbatch,
                                    const std::string &cbc,
                                    const std::string &folder);

/// The least peak in bytes of a plan that costs no time. None as above.
std::optional<double> leastPeak(const Microbatch &microbatch,
                                const std::string &cbc,
                                const std::string &folder);

/// The objective of the plans of all microbatches.
enum class Objective { Makespan, Peak };

inline void PrintTo(Objective objective, std::ostream *stream) {
  *stream << (objective == Objective::Makespan ? "time" : "peak");
}

/// Microbatches with seeds from `first` on.
struct OracleRange {
  int64_t first = 0;
  int64_t count = 0;
  bool nested = false;
  Objective objective = Objective::Makespan;
};

/// One microbatch; times in microseconds, or sizes in bytes.
struct OracleCase {
  int64_t seed = 0;
  double optimum = 0;
  double planned = 0;
  /// The bound printed with plans, and the tighter one.
  double bound = 0;
  double provenBound = 0;
};

/// The microbatches that were solved.
struct OracleResult {
  std::vector<OracleCase> cases;

  /// Ratios of the planner to the optimum, less one.
  double mean() const;
  const OracleCase *worst() const;
  /// Plans below the optimum, or bounds above it: an error in the model, the
  /// bounds or the program.
  int64_t contradictions() const;
};

OracleResult compareWithOracle(const OracleRange &range, int64_t effort,
                               const std::string &cbc);

} // namespace ao::planner::test

#endif // AO_UNITTESTS_PLANNER_HELPERS_ORACLE_H
