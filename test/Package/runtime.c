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
  AortInstanceOptions options;
  AortInstance *instance = NULL;
  aortInstanceOptionsInit(&options);
  options.backend = AORT_BACKEND_HOST;
  if (aortInstanceCreate(&options, &instance) != AORT_OK) {
    fprintf(stderr, "%s\n", aortLastErrorMessage());
    return 1;
  }
  int devices = aortInstanceDeviceCount(instance);
  printf("%d device\n", devices);
  aortInstanceDestroy(instance);
  return devices == 1 ? 0 : 1;
}
