//===- Oracle.h - Exact optima of small steps -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mixed-integer program, solved by CBC, for steps whose values have one gap
// each and no boundary. At every boundary it knows three rounds of releases
// followed by reloads, which covers every order of commands that matters.
//
//===----------------------------------------------------------------------===//

#ifndef AO_UNITTESTS_PLANNER_ORACLE_H
#define AO_UNITTESTS_PLANNER_ORACLE_H

#include "ao/Planner/Machine.h"
#include "ao/Planner/Trace.h"

#include <cstdint>
#include <optional>
#include <string>

namespace ao::planner::test {

struct Instance {
  Trace trace;
  Machine machine;
  int64_t budget = 0;
};

/// At most seven values; nested ones are used in reverse order of definition.
Instance randomInstance(uint64_t seed, bool nested);

/// The least step time in microseconds. None if CBC failed or ran out of time.
std::optional<double> leastMakespan(const Instance &instance,
                                    const std::string &cbc,
                                    const std::string &folder);

/// The planner's step times over the optima of `count` instances.
struct OracleResult {
  int64_t solved = 0;
  double mean = 0;
  double worst = 0;
  uint64_t worstSeed = 0;
  /// Step times below an optimum: an error in the model or the program.
  int64_t below = 0;
};

OracleResult compareWithOracle(int64_t count, bool nested, int64_t effort,
                               const std::string &cbc);

} // namespace ao::planner::test

#endif // AO_UNITTESTS_PLANNER_ORACLE_H
