//===- HeaderTest.c - The headers are plain C -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step as a C program would write it, against the static library.
//
//===----------------------------------------------------------------------===//

#include "ao-runtime/Graph.h"
#include "ao-runtime/Hooks.h"
#include "ao-runtime/Offloader.h"
#include "ao-runtime/Runtime.h"
#include "ao-runtime/Step.h"

#include <stdio.h>
#include <string.h>

static int check(AortStatus status, const char *what) {
  if (status == AORT_OK)
    return 0;
  fprintf(stderr, "%s: %s: %s\n", what, aortStatusName(status),
          aortLastErrorMessage());
  return 1;
}

int main(void) {
  AortContextOptions options;
  AortContext *context = NULL;
  char in[64], out[64];
  void *device, *host;
  int failed;
  aortContextOptionsInit(&options);
  options.backend = AORT_BACKEND_HOST;
  if (check(aortContextCreate(&options, &context), "create"))
    return 1;
  aortSetDefaultContext(context);
  memset(in, 42, sizeof(in));
  device = aortStepDeviceAlloc(sizeof(in), "x");
  host = aortStepHostAlloc(sizeof(in), "x");
  aortStepCopy(device, in, sizeof(in));
  aortStepWait(aortStepOffload(host, device, sizeof(in), "x"));
  aortStepSynchronize();
  memcpy(out, host, sizeof(out));
  aortStepHostFree(host);
  aortStepDeviceFree(device);
  failed = memcmp(in, out, sizeof(in)) != 0 ||
           check(aortContextStatus(context), "step") ||
           check(aortContextCheckLeaks(context), "leaks");
  aortContextDestroy(context);
  return failed;
}
