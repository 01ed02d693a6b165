//===- Main.cpp - Benchmarks of the runtime -------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTreeFigures.h"

#include <benchmark/benchmark.h>

#include <cstring>

int main(int argc, char **argv) {
  if (argc == 2 && !std::strcmp(argv[1], "--graph-tree"))
    return ao::printGraphTreeFigures();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
