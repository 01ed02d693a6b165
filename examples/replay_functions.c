//===- replay_functions.c - Two functions from captured CUDA graphs -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles the two functions of a module and runs them from a tree of
// captures, for batches of two sizes. The first result is held while later
// steps run.
//
//   replay_functions functions.mlir
//
//===----------------------------------------------------------------------===//

#include "ao-c/Dialect.h"
#include "ao-c/Functions.h"
#include "ao-runtime/Graph.h"
#include "mlir-c/RegisterEverything.h"

#include <stdio.h>
#include <stdlib.h>

enum { columns = 16, mostRows = 64, steps = 8 };

static void check(AortStatus status) {
  if (status == AORT_OK)
    return;
  fprintf(stderr, "%s: %s\n", aortStatusName(status), aortLastErrorMessage());
  exit(1);
}

static void print(const AoMessage *message, void *userData) {
  (void)userData;
  if (message->kind == AO_MESSAGE_ERROR)
    fprintf(stderr, "%.*s: %.*s\n", (int)message->place.length,
            message->place.data, (int)message->text.length, message->text.data);
}

static AoFunctions *compile(MlirContext context, const char *path) {
  static char source[1 << 16];
  const AoMessageHandler handler = {print, NULL};
  AoStringRef text = {source, 0};
  AoOffloadOptions options;
  MlirModule module;
  AoFunctions *functions = NULL;
  FILE *file = fopen(path, "rb");
  if (!file)
    return NULL;
  text.length = fread(source, 1, sizeof(source), file);
  fclose(file);
  module = aoModuleParse(context, text, aoStringRef(path), handler);
  if (!module.ptr)
    return NULL;
  aoOffloadOptionsInit(&options);
  options.strategy = "none";
  if (mlirLogicalResultIsSuccess(aoOffload(module, &options, handler)))
    functions = aoFunctionsCompile(module, NULL, handler);
  mlirModuleDestroy(module);
  return functions;
}

static AortFunction *add(AortGraphTree *tree, const AoFunctions *functions,
                         const char *name) {
  AortFunction *function = NULL;
  check(aortGraphTreeAddFunction(
      tree, aoFunctionsFind(functions, aoStringRef(name)), &function));
  return function;
}

static AortArgument matrix(void *data, const int64_t *sizes) {
  AortArgument argument = {0};
  argument.structSize = sizeof(argument);
  argument.pointer = data;
  argument.rank = 2;
  argument.elementBytes = sizeof(float);
  argument.sizes = sizes;
  return argument;
}

static void fill(float *values, int rows, int seed) {
  int i;
  for (i = 0; i < rows * columns; ++i)
    values[i] = (float)((i * 7 + seed) % 13) / 13 - 0.5f;
}

/// score(encode(batch, weights)); returns what encode gave.
static AortBuffer *step(AortDevice *device, AortFunction *encode,
                        AortFunction *score, int rows, int seed) {
  static float weights[columns * columns], batch[mostRows * columns];
  static const int64_t square[] = {columns, columns};
  int64_t sizes[] = {0, columns};
  float means[columns];
  AortArgument given[2], hidden = {0};
  AortBuffer *encoded = NULL, *scored = NULL;
  AortStream *stream = NULL;
  void *pointer = NULL;
  sizes[0] = rows;
  fill(weights, columns, 5);
  fill(batch, rows, seed);
  given[0] = matrix(batch, sizes);
  given[1] = matrix(weights, square);
  check(aortFunctionRun(encode, given, 2, &encoded, 1));
  // A result is an argument where it lies.
  hidden.structSize = sizeof(hidden);
  hidden.buffer = encoded;
  check(aortFunctionRun(score, &hidden, 1, &scored, 1));
  check(aortBufferMap(scored, &pointer));
  check(aortDeviceComputeStream(device, &stream));
  check(aortCopy(stream, means, pointer, sizeof(means)));
  check(aortStreamSynchronize(stream));
  printf("step %d: %d rows, %.4f\n", seed, rows, means[0]);
  check(aortBufferRelease(scored));
  return encoded;
}

static AortContext *createContext(void) {
  AortContextOptions options;
  AortContext *context = NULL;
  aortContextOptionsInit(&options);
  options.backend = AORT_BACKEND_HOST;
  options.launchesOnly = 1; // As all compiled functions are.
  check(aortContextCreate(&options, &context));
  aortSetDefaultContext(context);
  return context;
}

static int64_t run(const AoFunctions *functions) {
  AortContext *context = createContext();
  AortDevice *device = aortContextDevice(context, 0);
  AortGraphTreeStatistics statistics = {0};
  AortGraphTree *tree = NULL;
  AortFunction *encode, *score;
  AortBuffer *held = NULL, *encoded;
  int i;
  check(aortGraphTreeCreate(device, NULL, &tree));
  encode = add(tree, functions, "encode");
  score = add(tree, functions, "score");
  for (i = 0; i < steps; ++i) {
    encoded = step(device, encode, score, i % 2 ? mostRows : 8, i);
    if (!held) {
      // Its bytes would go to the next step.
      held = encoded;
      check(aortBufferDetach(held));
    } else {
      check(aortBufferRelease(encoded));
    }
  }
  statistics.structSize = sizeof(statistics);
  check(aortGraphTreeStatistics(tree, &statistics));
  printf("%d warm-ups, %d captures, %d replays, %d bytes of pool\n",
         (int)statistics.warmups, (int)statistics.captures,
         (int)statistics.replays, (int)statistics.poolBytes);
  check(aortBufferRelease(held));
  check(aortGraphTreeDestroy(tree));
  check(aortContextCheckLeaks(context));
  aortSetDefaultContext(NULL);
  aortContextDestroy(context);
  return statistics.replays;
}

int main(int argc, char **argv) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  MlirContext context;
  AoFunctions *functions;
  int64_t replays = 0;
  mlirRegisterAllDialects(registry);
  aoRegisterAllDialects(registry);
  context = mlirContextCreateWithRegistry(registry, true);
  mlirDialectRegistryDestroy(registry);
  functions = argc == 2 ? compile(context, argv[1]) : NULL;
  if (functions)
    replays = run(functions);
  aoFunctionsDestroy(functions);
  mlirContextDestroy(context);
  return replays == 0;
}
