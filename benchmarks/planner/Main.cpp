//===- Main.cpp - The planner benchmark -----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   planner-benchmark [--scaling | --recompute | [--layer-rule] [--pipeline] |
//                      --layout [--scaling] | --whole-step | --loops |
//                      --oracle=N [--oracle-first=SEED]]
//                     [--effort=N] [--seed=N] [--traces=DIR]
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
static int printOracle(int64_t first, int64_t count, int64_t effort) {
#ifdef AO_CBC
  using namespace ao::planner::test;
  for (bool nested : {true, false}) {
    const char *kind = nested ? "nested" : "free";
    OracleRange range;
    range.first = first;
    range.count = count / 2;
    range.nested = nested;
    OracleResult result = compareWithOracle(range, effort, AO_CBC);
    for (const OracleCase &entry : result.cases)
      std::printf("%-6s %6lld  optimum %12.3f us  planned %12.3f us  bound "
                  "%12.3f us  proven %12.3f us\n",
                  kind, static_cast<long long>(entry.seed), entry.optimum,
                  entry.planned, entry.bound, entry.provenBound);
    const OracleCase *worst = result.worst();
    std::printf("%s uses, %zu steps: step time above the optimum %.3f %% on "
                "average, %.2f %% at worst (target <= 1 %% / 10 %%)\n",
                kind, result.cases.size(), 100 * result.mean(),
                worst ? 100 * (worst->planned / worst->optimum - 1) : 0.0);
    std::fflush(stdout);
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
  bool scaling = false, recompute = false, layerRule = false, pipeline = false,
       layout = false, wholeStep = false, loops = false;
  int64_t oracle = 0, oracleFirst = 0;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    auto value = [&](const std::string &name) -> const char * {
      return argument.rfind(name, 0) == 0 ? argument.c_str() + name.size()
                                          : nullptr;
    };
    if (argument == "--scaling") {
      scaling = true;
    } else if (argument == "--recompute") {
      recompute = true;
    } else if (argument == "--whole-step") {
      wholeStep = true;
    } else if (argument == "--loops") {
      loops = true;
    } else if (argument == "--layout") {
      layout = true;
    } else if (argument == "--layer-rule") {
      layerRule = true;
    } else if (argument == "--pipeline") {
      pipeline = true;
    } else if (const char *count = value("--oracle=")) {
      oracle = std::atoll(count);
    } else if (const char *first = value("--oracle-first=")) {
      oracleFirst = std::atoll(first);
    } else if (const char *effort = value("--effort=")) {
      options.effort = std::atoll(effort);
    } else if (const char *seed = value("--seed=")) {
      options.seed = std::atoll(seed);
    } else if (const char *directory = value("--traces=")) {
      options.traceDirectory = directory;
    } else {
      std::fprintf(
          stderr,
          "usage: %s [--scaling | --recompute | [--layer-rule] [--pipeline] | "
          "--layout [--scaling] | --whole-step | --loops | --oracle=N "
          "[--oracle-first=SEED]] "
          "[--effort=N] [--seed=N] [--traces=DIR]\n",
          argv[0]);
      return 1;
    }
  }
  if (oracle)
    return printOracle(oracleFirst, oracle, options.effort);
  if (layout)
    return scaling ? printLayoutScaling(options) : printLayouts(options);
  if (recompute)
    return printRecompute(options);
  if (loops)
    return printLoops(options);
  if (wholeStep)
    return printWholeStep(options);
  if (layerRule || pipeline) {
    int status = layerRule ? printLayerRule(options) : 0;
    return status == 0 && pipeline ? printPipeline(options) : status;
  }
  return scaling ? printScaling(options) : printQuality(options);
}
