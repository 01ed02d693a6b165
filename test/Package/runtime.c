//===- runtime.c - Uses the installed runtime from C ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-runtime/Runtime.h"

#include <stdio.h>

int main(void) {
  AortContextOptions options;
  AortContext *context = NULL;
  aortContextOptionsInit(&options);
  options.backend = AORT_BACKEND_HOST;
  if (aortContextCreate(&options, &context) != AORT_OK) {
    fprintf(stderr, "%s\n", aortLastErrorMessage());
    return 1;
  }
  int devices = aortContextDeviceCount(context);
  printf("%d device\n", devices);
  aortContextDestroy(context);
  return devices == 1 ? 0 : 1;
}
