//===- Main.cpp - The planner benchmark -----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   planner [--scaling] [--effort=N] [--seed=N] [--traces=DIR]
//
//===----------------------------------------------------------------------===//

#include "Benchmark.h"

#include <cstdio>
#include <cstdlib>
#include <string>

int main(int argc, char **argv) {
  BenchmarkOptions options;
  options.traceDirectory = AO_TRACE_DIR;
  bool scaling = false;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    auto value = [&](const std::string &name) -> const char * {
      return argument.rfind(name, 0) == 0 ? argument.c_str() + name.size()
                                          : nullptr;
    };
    if (argument == "--scaling") {
      scaling = true;
    } else if (const char *effort = value("--effort=")) {
      options.effort = std::atoll(effort);
    } else if (const char *seed = value("--seed=")) {
      options.seed = std::atoll(seed);
    } else if (const char *directory = value("--traces=")) {
      options.traceDirectory = directory;
    } else {
      std::fprintf(stderr,
                   "usage: %s [--scaling] [--effort=N] [--seed=N] "
                   "[--traces=DIR]\n",
                   argv[0]);
      return 1;
    }
  }
  return scaling ? printScaling(options) : printQuality(options);
}
