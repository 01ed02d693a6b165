//===- planner.c - Uses the installed planner from C ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Planner.h"

#include <stdio.h>

/// One value of 1 MB that no op needs while the second op runs.
static const char step[] =
    "{\"schema\": \"ao.step-trace\", \"version\": 2,"
    " \"ops\": [{\"name\": \"a\", \"duration_us\": 1000},"
    " {\"name\": \"b\", \"duration_us\": 1000},"
    " {\"name\": \"c\", \"duration_us\": 1000}],"
    " \"values\": [{\"name\": \"x\", \"bytes\": 1000000, \"def\": 0,"
    " \"uses\": [2], \"offloadable\": true}]}";

int main(void) {
  AoPlanOptions options;
  AoFigures figures;
  AoString plan, error;
  aoPlanOptionsInit(&options);
  aoFiguresInit(&figures);
  options.machine = "gh200";
  if (aoPlan(aoStringRef(step), &options, &plan, &figures, &error)) {
    fprintf(stderr, "%s\n", error.data);
    aoStringFree(&error);
    return 1;
  }
  printf("%lld bytes at most, a plan of %zu characters\n",
         (long long)figures.peakBytes, plan.length);
  aoStringFree(&plan);
  return figures.peakBytes != 1000000;
}
