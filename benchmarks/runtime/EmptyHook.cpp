//===- EmptyHook.cpp - Cost of calling a hook -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A callback that returns at once, called as lowered code calls it with one
// gradient that it may replace.
//
//===----------------------------------------------------------------------===//

#include "ao-runtime/Hooks.h"
#include "ao-runtime/Step.h"

#include <benchmark/benchmark.h>

namespace {

AortStatus returnAtOnce(void *, AortHookCall *) { return AORT_OK; }

void emptyHook(benchmark::State &state) {
  AortContextOptions options;
  aortContextOptionsInit(&options);
  AortContext *context = nullptr;
  AortHookOptions hookOptions;
  aortHookOptionsInit(&hookOptions);
  hookOptions.kind = AORT_HOOK_POST_ACC;
  hookOptions.function = returnAtOnce;
  AortHook hook = 0;
  if (aortContextCreate(&options, &context) != AORT_OK ||
      aortHookCreate(context, &hookOptions, &hook) != AORT_OK) {
    state.SkipWithError(aortLastErrorMessage());
    return;
  }
  aortSetDefaultContext(context);
  constexpr int64_t bytes = 256;
  void *gradient = aortStepDeviceAlloc(bytes, "gradient");
  int64_t words[] = {reinterpret_cast<int64_t>(gradient), AORT_F32, 1,
                     bytes / 4, 1};
  for (auto _ : state)
    aortStepHook(static_cast<int64_t>(hook), AORT_HOOK_POST_ACC, 3,
                 "AccumulateGrad w1 (NodeCall 3)", 0, 0, words, 0, 1);
  aortStepDeviceFree(gradient);
  if (aortContextStatus(context) != AORT_OK)
    state.SkipWithError(aortContextStatusMessage(context));
  aortHookDestroy(context, hook);
  aortSetDefaultContext(nullptr);
  aortContextDestroy(context);
}
BENCHMARK(emptyHook);

} // namespace
