//===- Main.cpp - The planner benchmark -----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   planner-benchmark [--scaling | --oracle=N] [--effort=N] [--seed=N]
//                     [--traces=DIR]
//
//===----------------------------------------------------------------------===//

#include "Benchmark.h"
#ifdef AO_CBC
#include "Oracle.h"
#endif

#include <cstdio>
#include <cstdlib>
#include <string>

/// Plans random steps, half of them with nested uses, that a mixed-integer
/// program solves exactly.
static int printOracle(int64_t count, int64_t effort) {
#ifdef AO_CBC
  using namespace ao::planner::test;
  for (bool nested : {true, false}) {
    OracleResult result = compareWithOracle(count / 2, nested, effort, AO_CBC);
    std::printf("%s uses, %lld steps: step time above the optimum %.3f %% on "
                "average, %.2f %% at worst (target <= 1 %% / 10 %%)\n",
                nested ? "nested" : "free",
                static_cast<long long>(result.solved), 100 * result.mean,
                100 * result.worst);
  }
  return 0;
#else
  std::fprintf(stderr, "built without cbc\n");
  return 1;
#endif
}

int main(int argc, char **argv) {
  BenchmarkOptions options;
  options.traceDirectory = AO_TRACE_DIR;
  bool scaling = false;
  int64_t oracle = 0;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    auto value = [&](const std::string &name) -> const char * {
      return argument.rfind(name, 0) == 0 ? argument.c_str() + name.size()
                                          : nullptr;
    };
    if (argument == "--scaling") {
      scaling = true;
    } else if (const char *count = value("--oracle=")) {
      oracle = std::atoll(count);
    } else if (const char *effort = value("--effort=")) {
      options.effort = std::atoll(effort);
    } else if (const char *seed = value("--seed=")) {
      options.seed = std::atoll(seed);
    } else if (const char *directory = value("--traces=")) {
      options.traceDirectory = directory;
    } else {
      std::fprintf(stderr,
                   "usage: %s [--scaling | --oracle=N] [--effort=N] [--seed=N] "
                   "[--traces=DIR]\n",
                   argv[0]);
      return 1;
    }
  }
  if (oracle)
    return printOracle(oracle, options.effort);
  return scaling ? printScaling(options) : printQuality(options);
}
