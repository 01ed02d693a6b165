//===- GraphTreeExample.c - The example of the page on CUDA graphs --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-runtime/Graph.h"

#include <stdio.h>
#include <string.h>

enum { count = 64, bytes = count * sizeof(float) };
static const int64_t sizes[] = {count};

static void check(AortStatus status) {
  if (status != AORT_OK)
    printf("%s: %s\n", aortStatusName(status), aortLastErrorMessage());
}

/* Issues the work of y = x. It runs twice: to warm up, and to be recorded. */
static AortStatus forward(const AortFrame *frame) {
  return aortCopy(frame->stream, frame->buffers[0], frame->arguments[0], bytes);
}

static AortFunction *describe(AortGraphTree *tree) {
  AortArgumentSpec x = {0};
  AortBufferSpec own = {0};
  AortResultSpec y = {0};
  AortFunctionSpec spec = {0};
  AortFunction *function = NULL;
  x.structSize = sizeof(x);
  x.name = "x";
  x.kind = AORT_ARGUMENT_COPIED; /* a batch, elsewhere in each step */
  x.rank = 1;
  x.elementBytes = sizeof(float);
  x.sizes = sizes;
  own.structSize = sizeof(own);
  own.bytes = bytes;
  own.end = 1;
  own.hint = -1;
  y.structSize = sizeof(y);
  y.name = "y";
  y.kind = AORT_RESULT_BUFFER; /* buffer 0 */
  y.rank = 1;
  y.elementBytes = sizeof(float);
  y.sizes = sizes;
  spec.structSize = sizeof(spec);
  spec.name = "forward";
  spec.entry = forward;
  spec.length = 1;
  spec.arguments = &x;
  spec.argumentCount = 1;
  spec.buffers = &own;
  spec.bufferCount = 1;
  spec.results = &y;
  spec.resultCount = 1;
  check(aortGraphTreeAddFunction(tree, &spec, &function));
  return function;
}

static float step(AortDevice *device, AortFunction *function, float value) {
  float batch[count], result[count];
  AortArgument x = {0};
  AortBuffer *y = NULL;
  void *pointer = NULL;
  AortStream *stream = NULL;
  int i;
  for (i = 0; i < count; ++i)
    batch[i] = value;
  x.structSize = sizeof(x);
  x.pointer = batch;
  x.rank = 1;
  x.elementBytes = sizeof(float);
  x.sizes = sizes;
  check(aortFunctionRun(function, &x, 1, &y, 1));
  check(aortBufferMap(y, &pointer));
  check(aortDeviceComputeStream(device, &stream));
  check(aortCopy(stream, result, pointer, bytes));
  check(aortStreamSynchronize(stream));
  check(aortBufferRelease(y));
  return result[count - 1];
}

int main(void) {
  AortContextOptions options;
  AortContext *context = NULL;
  AortDevice *device;
  AortGraphTree *tree = NULL;
  AortFunction *function;
  AortGraphTreeStatistics statistics = {0};
  int i, failed = 0;
  aortContextOptionsInit(&options);
  options.backend = AORT_BACKEND_HOST;
  options.launchesOnly = 1; /* all compute is copies, fills and aortLaunch */
  check(aortContextCreate(&options, &context));
  device = aortContextDevice(context, 0);
  check(aortGraphTreeCreate(device, NULL, &tree));
  function = describe(tree);
  for (i = 0; i < 5; ++i)
    failed |= step(device, function, (float)i) != (float)i;
  statistics.structSize = sizeof(statistics);
  check(aortGraphTreeStatistics(tree, &statistics));
  printf("%d warm-up, %d recording, %d replays, %d bytes of pool\n",
         (int)statistics.warmups, (int)statistics.captures,
         (int)statistics.replays, (int)statistics.poolBytes);
  check(aortGraphTreeDestroy(tree));
  aortContextDestroy(context);
  return failed || statistics.replays != 3 || statistics.poolBytes != 512;
}
