//===- spill.c - Spills of a scratchpad memory ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// spill TRACE MACHINE BUDGET: plans the spills of a kernel through the C API of
// the planner and prints the plan. Exit status 2: no plan fits, and the
// smallest budget that one fits is printed.
//
//===----------------------------------------------------------------------===//

#include "ao-c/Planner.h"

#include <stdio.h>

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: spill TRACE MACHINE BUDGET\n");
    return 1;
  }
  static char text[1 << 16];
  FILE *file = fopen(argv[1], "rb");
  if (!file) {
    fprintf(stderr, "cannot read '%s'\n", argv[1]);
    return 1;
  }
  AoStringRef trace = {text, fread(text, 1, sizeof(text), file)};
  fclose(file);
  if (trace.length == sizeof(text)) {
    fprintf(stderr, "'%s': expected a trace below 64 KiB\n", argv[1]);
    return 1;
  }

  AoPlanOptions options;
  AoFigures figures;
  aoPlanOptionsInit(&options);
  aoFiguresInit(&figures);
  options.machine = argv[2];
  options.deviceBudget = argv[3];
  options.minBytes = 0;
  AoString plan, error;
  AoStatus status = aoPlan(trace, &options, &plan, &figures, &error);
  if (status == AO_INFEASIBLE) {
    printf("smallest budget: %lld\n", (long long)figures.smallestDeviceBudget);
    aoStringFree(&error);
    return 2;
  }
  if (status) {
    fprintf(stderr, "%s\n", error.data);
    aoStringFree(&error);
    return 1;
  }
  fprintf(stderr, "peak %lld -> %lld bytes, %.1f us slower\n",
          (long long)figures.unplannedPeakBytes, (long long)figures.peakBytes,
          figures.exposedUs);
  fputs(plan.data, stdout);
  aoStringFree(&plan);
  return 0;
}
