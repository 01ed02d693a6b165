//===- HookTests.cpp - Callbacks of steps ---------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"
#include "ao-runtime/Hooks.h"

#include <atomic>
#include <functional>
#include <thread>

using namespace ao::cts;

namespace {

constexpr size_t count = 64;
constexpr int64_t bytes = count * sizeof(uint32_t);

/// A callback of a test.
struct Callback {
  std::function<AortStatus(AortHookCall &)> body;
  int released = 0;
  std::vector<void *> returned;

  static AortStatus run(void *data, AortHookCall *call) {
    return static_cast<Callback *>(data)->body(*call);
  }
  static void release(void *data) { ++static_cast<Callback *>(data)->released; }
  static void giveBack(void *data, void *replacement, AortStream *) {
    static_cast<Callback *>(data)->returned.push_back(replacement);
  }
};

class HookTest : public RuntimeTest {
protected:
  AortHook make(AortHookKind kind, Callback &callback,
                const std::string &name = "") {
    AortHookOptions options;
    aortHookOptionsInit(&options);
    options.kind = kind;
    options.function = Callback::run;
    options.data = &callback;
    options.name = name.empty() ? nullptr : name.c_str();
    options.release = Callback::release;
    options.releaseReplacement = Callback::giveBack;
    AortHook hook = 0;
    EXPECT_EQ(aortHookCreate(context, &options, &hook), AORT_OK)
        << aortLastErrorMessage();
    return hook;
  }
  void destroy(AortHook hook) { AO_CHECK(aortHookDestroy(context, hook)); }

  /// As lowered code calls a hook that may replace one vector.
  void call(AortHook hook, AortHookKind kind, void *data,
            int64_t workspace = 0) {
    int64_t words[] = {reinterpret_cast<int64_t>(data), AORT_I32, 1, count, 1};
    aortStepHook(static_cast<int64_t>(hook), kind, 3,
                 "AccumulateGrad w1 (NodeCall 3)", 0, workspace, words, 0,
                 data ? 1 : 0);
  }
  void callFinal() {
    aortStepFinalCallbacks(-1, "final callbacks", 0, nullptr, 0);
  }
  /// The context has failed so; clears it.
  void expectFailed(AortStatus status, const std::string &fragment) {
    EXPECT_EQ(aortContextStatus(context), status);
    std::string message = aortContextStatusMessage(context);
    EXPECT_NE(message.find(fragment), std::string::npos) << message;
    aortContextClearStatus(context);
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, HookTest, testing::ValuesIn(allConfigs()),
                         configName);

TEST_P(HookTest, SeesValuesAndOverwritesThem) {
  std::vector<uint32_t> seen(count), left = pattern(count, 2);
  Callback callback;
  callback.body = [&](AortHookCall &call) {
    EXPECT_EQ(call.context, context);
    EXPECT_EQ(call.device, device);
    EXPECT_EQ(call.kind, AORT_HOOK_POST_ACC);
    EXPECT_EQ(call.node, 3);
    EXPECT_STREQ(call.name, "AccumulateGrad w1 (NodeCall 3)");
    EXPECT_EQ(call.inputCount, 0);
    EXPECT_EQ(call.outputCount, 1);
    AortHookValue &output = call.outputs[0];
    EXPECT_EQ(output.type, AORT_I32);
    EXPECT_EQ(output.rank, 1);
    EXPECT_EQ(output.sizes[0], static_cast<int64_t>(count));
    EXPECT_EQ(output.strides[0], 1);
    aortCopy(call.stream, seen.data(), output.data, bytes);
    aortStreamSynchronize(call.stream);
    aortCopy(call.stream, output.data, left.data(), bytes);
    return aortStreamSynchronize(call.stream);
  };
  AortHook hook = make(AORT_HOOK_POST_ACC, callback);
  void *d = deviceBuffer(bytes);
  std::vector<uint32_t> values = pattern(count, 1);
  write(d, values);
  call(hook, AORT_HOOK_POST_ACC, d);
  AO_CHECK(aortContextStatus(context));
  EXPECT_EQ(seen, values);
  EXPECT_EQ(read(d, count), left);
  freeDevice(d);
  destroy(hook);
}

TEST_P(HookTest, CallsInOrder) {
  std::string order;
  Callback a, b;
  a.body = [&](AortHookCall &) { return order += "a", AORT_OK; };
  b.body = [&](AortHookCall &) { return order += "b", AORT_OK; };
  AortHook first = make(AORT_HOOK_PRE, a), second = make(AORT_HOOK_POST, b);
  call(second, AORT_HOOK_POST, nullptr);
  call(first, AORT_HOOK_PRE, nullptr);
  call(second, AORT_HOOK_POST, nullptr);
  EXPECT_EQ(order, "bab");
  destroy(first);
  destroy(second);
}

TEST_P(HookTest, CopiesAReplacementInAndGivesItBackOnce) {
  void *mine = deviceBuffer(bytes, "replacement"), *d = deviceBuffer(bytes);
  std::vector<uint32_t> values = pattern(count, 1);
  write(mine, values);
  write(d, pattern(count, 2));
  Callback callback;
  callback.body = [&](AortHookCall &call) {
    call.outputs[0].replacement = mine;
    return AORT_OK;
  };
  AortHook hook = make(AORT_HOOK_TENSOR_PRE, callback);
  call(hook, AORT_HOOK_TENSOR_PRE, d);
  EXPECT_EQ(read(d, count), values);
  EXPECT_EQ(callback.returned, std::vector<void *>{mine});
  destroy(hook);
  freeDevice(mine);
  freeDevice(d);
}

TEST_P(HookTest, CopiesAReplacementIntoAStridedValue) {
  void *mine = deviceBuffer(bytes), *d = deviceBuffer(2 * bytes);
  std::vector<uint32_t> values = pattern(count, 1), old = pattern(2 * count, 2);
  write(mine, values);
  write(d, old);
  Callback callback;
  callback.body = [&](AortHookCall &call) {
    call.outputs[0].replacement = mine;
    return AORT_OK;
  };
  AortHook hook = make(AORT_HOOK_PRE, callback);
  int64_t words[] = {reinterpret_cast<int64_t>(d), AORT_I32, 1, count, 2};
  aortStepHook(static_cast<int64_t>(hook), AORT_HOOK_PRE, -1, "pre", 0, 0,
               words, 0, 1);
  for (size_t i = 0; i < count; ++i)
    old[2 * i] = values[i];
  EXPECT_EQ(read(d, 2 * count), old);
  destroy(hook);
  freeDevice(mine);
  freeDevice(d);
}

TEST_P(HookTest, FailureEndsCallbacksUntilItIsCleared) {
  expectFailure = true;
  int calls = 0;
  Callback callback;
  callback.body = [&](AortHookCall &) {
    ++calls;
    aortHookSetMessage(context, "no more paper");
    return calls == 1 ? AORT_INTERNAL : AORT_OK;
  };
  AortHook hook = make(AORT_HOOK_POST_ACC, callback);
  std::string handled;
  aortContextSetErrorHandler(
      context,
      [](void *data, AortStatus, const char *message) {
        *static_cast<std::string *>(data) += message;
      },
      &handled);
  call(hook, AORT_HOOK_POST_ACC, nullptr);
  call(hook, AORT_HOOK_POST_ACC, nullptr);
  EXPECT_EQ(calls, 1);
  EXPECT_EQ(handled, "hook 'AccumulateGrad w1 (NodeCall 3)' (post_acc): no "
                     "more paper");
  expectFailed(AORT_INTERNAL, "(post_acc): no more paper");
  call(hook, AORT_HOOK_POST_ACC, nullptr);
  EXPECT_EQ(calls, 2);
  AO_CHECK(aortContextStatus(context));
  aortContextSetErrorHandler(context, nullptr, nullptr);
  destroy(hook);
}

TEST_P(HookTest, StaleAndForeignHandles) {
  expectFailure = true;
  Callback callback;
  callback.body = [](AortHookCall &) { return AORT_OK; };
  AortHook hook = make(AORT_HOOK_PRE, callback);
  EXPECT_NE(hook, 0u);
  call(hook, AORT_HOOK_POST, nullptr);
  expectFailed(AORT_INVALID_ARGUMENT, "is of kind pre, called as post");
  destroy(hook);
  call(hook, AORT_HOOK_PRE, nullptr);
  expectFailed(AORT_INVALID_ARGUMENT,
               "no hook " + std::to_string(hook) +
                   " ('AccumulateGrad w1 (NodeCall 3)')");
  call(0, AORT_HOOK_PRE, nullptr);
  expectFailed(AORT_INVALID_ARGUMENT, "no hook 0");
  AO_EXPECT_STATUS(aortHookDestroy(context, hook), AORT_INVALID_ARGUMENT,
                   "no hook");
  AortHook later = make(AORT_HOOK_PRE, callback);
  EXPECT_NE(later, hook);
  destroy(later);
}

TEST_P(HookTest, UnpacksPackedTensors) {
  expectFailure = true;
  Callback callback, data;
  callback.body = [&](AortHookCall &call) {
    EXPECT_EQ(call.packed, &data);
    return AORT_OK;
  };
  AortHook hook = make(AORT_HOOK_UNPACK, callback);
  AortPacked packed = 0;
  AO_CHECK(aortPackedCreate(context, &data, Callback::release, &packed));
  auto unpack = [&] {
    aortStepHook(static_cast<int64_t>(hook), AORT_HOOK_UNPACK, 1, "x",
                 static_cast<int64_t>(packed), 0, nullptr, 0, 0);
  };
  unpack();
  AO_CHECK(aortContextStatus(context));
  AO_EXPECT_STATUS(aortContextCheckLeaks(context), AORT_LEAK,
                   "1 hook; 1 packed tensor");
  AO_CHECK(aortPackedDestroy(context, packed));
  EXPECT_EQ(data.released, 1);
  unpack();
  expectFailed(AORT_INVALID_ARGUMENT, "no packed tensor");
  destroy(hook);
}

TEST_P(HookTest, ReleasesOnce) {
  Callback destroyed, left, packedData;
  AortContextOptions created = options();
  AortContext *other = nullptr;
  AO_CHECK(aortContextCreate(&created, &other));
  AortHookOptions hook;
  aortHookOptionsInit(&hook);
  hook.function = Callback::run;
  hook.release = Callback::release;
  AortHook first = 0, second = 0;
  AortPacked packed = 0;
  hook.data = &destroyed;
  AO_CHECK(aortHookCreate(other, &hook, &first));
  hook.data = &left;
  AO_CHECK(aortHookCreate(other, &hook, &second));
  AO_CHECK(aortPackedCreate(other, &packedData, Callback::release, &packed));
  AO_CHECK(aortHookDestroy(other, first));
  aortContextDestroy(other);
  EXPECT_EQ(destroyed.released, 1);
  EXPECT_EQ(left.released, 1);
  EXPECT_EQ(packedData.released, 1);
}

TEST_P(HookTest, FinalCallbacksRunUntilNoneIsQueued) {
  std::string order;
  Callback a, b, queueing;
  AortHook first = 0, second = 0;
  a.body = [&](AortHookCall &) {
    order += "a";
    return aortHookQueueFinal(context, second);
  };
  b.body = [&](AortHookCall &) { return order += "b", AORT_OK; };
  queueing.body = [&](AortHookCall &) {
    order += "q";
    return aortHookQueueFinal(context, first);
  };
  first = make(AORT_HOOK_FUNCTION, a);
  second = make(AORT_HOOK_FUNCTION, b);
  AortHook hook = make(AORT_HOOK_POST, queueing);
  call(hook, AORT_HOOK_POST, nullptr);
  call(hook, AORT_HOOK_POST, nullptr);
  callFinal();
  callFinal();
  EXPECT_EQ(order, "qqaabb");
  AO_CHECK(aortContextStatus(context));
  for (AortHook each : {first, second, hook})
    destroy(each);
}

TEST_P(HookTest, OnlyCallbacksQueueAndSetMessages) {
  Callback callback;
  AortHook hook = make(AORT_HOOK_POST, callback);
  AO_EXPECT_STATUS(aortHookQueueFinal(context, hook), AORT_INVALID_STATE,
                   "outside of callbacks");
  AO_EXPECT_STATUS(aortHookSetMessage(context, "x"), AORT_INVALID_STATE,
                   "outside of callbacks");
  callback.body = [&](AortHookCall &) {
    AO_EXPECT_STATUS(aortHookQueueFinal(context, hook), AORT_INVALID_ARGUMENT,
                     "of kind function, not post");
    auto destroyIsRefused = [&] {
      AO_EXPECT_STATUS(aortHookDestroy(context, hook), AORT_INVALID_STATE,
                       "destroyed while a callback runs");
    };
    destroyIsRefused();
    std::thread(destroyIsRefused).join();
    return AORT_OK;
  };
  call(hook, AORT_HOOK_POST, nullptr);
  AO_CHECK(aortContextStatus(context));
  destroy(hook);
}

TEST_P(HookTest, FailureSaysTheNameOfTheHook) {
  expectFailure = true;
  Callback callback;
  callback.body = [](AortHookCall &) { return AORT_INTERNAL; };
  AortHook hook = make(AORT_HOOK_POST, callback, std::string("clip gradients"));
  call(hook, AORT_HOOK_POST, nullptr);
  expectFailed(AORT_INTERNAL, "hook 'AccumulateGrad w1 (NodeCall 3)' "
                              "(post, 'clip gradients'): ");
  destroy(hook);
}

TEST_P(HookTest, AnotherThreadDestroysBetweenCalls) {
  expectFailure = true;
  Callback callback;
  std::atomic<bool> isReleased{false};
  callback.body = [&](AortHookCall &) {
    EXPECT_FALSE(isReleased);
    return AORT_OK;
  };
  AortHook hook = make(AORT_HOOK_POST, callback);
  std::thread other([&] {
    while (aortHookDestroy(context, hook) == AORT_INVALID_STATE)
      std::this_thread::yield();
    isReleased = true;
  });
  for (int i = 0; i < 100; ++i)
    call(hook, AORT_HOOK_POST, nullptr);
  other.join();
  EXPECT_EQ(callback.released, 1);
  call(hook, AORT_HOOK_POST, nullptr);
  expectFailed(AORT_INVALID_ARGUMENT, "no hook ");
}

TEST_P(HookTest, StepInsideACallback) {
  expectFailure = true;
  Callback callback;
  void *memory = nullptr;
  callback.body = [&](AortHookCall &) {
    memory = aortStepDeviceAlloc(bytes, "nested");
    return AORT_OK;
  };
  AortHook hook = make(AORT_HOOK_PRE, callback);
  call(hook, AORT_HOOK_PRE, nullptr, bytes);
  expectFailed(AORT_INVALID_STATE,
               "a step runs inside a callback of its own context");
  freeDevice(memory);
  destroy(hook);
}

TEST_P(HookTest, StepOfAnotherContextInsideACallback) {
  AortContextOptions created = options();
  AortContext *other = nullptr;
  AO_CHECK(aortContextCreate(&created, &other));
  Callback callback;
  callback.body = [&](AortHookCall &) {
    aortSetDefaultContext(other);
    aortStepDeviceFree(aortStepDeviceAlloc(bytes, "other"));
    aortSetDefaultContext(context);
    return aortContextStatus(other);
  };
  AortHook hook = make(AORT_HOOK_PRE, callback);
  call(hook, AORT_HOOK_PRE, nullptr);
  AO_CHECK(aortContextStatus(context));
  destroy(hook);
  aortContextDestroy(other);
}

TEST_P(HookTest, WorkspaceIsALimit) {
  expectFailure = true;
  Callback callback;
  callback.body = [&](AortHookCall &call) {
    void *memory = nullptr;
    AortStatus status =
        aortDeviceAlloc(call.device, bytes, call.stream, "work", &memory);
    return status == AORT_OK ? aortDeviceFree(call.device, memory, call.stream)
                             : status;
  };
  AortHook hook = make(AORT_HOOK_PRE, callback);
  call(hook, AORT_HOOK_PRE, nullptr, bytes);
  AO_CHECK(aortContextStatus(context));
  call(hook, AORT_HOOK_PRE, nullptr, bytes - 16);
  expectFailed(AORT_OUT_OF_DEVICE_MEMORY,
               "the hook has 16 bytes more than its workspace");
  destroy(hook);
}

TEST_P(HookTest, UndefinedGradients) {
  Callback callback;
  callback.body = [&](AortHookCall &call) {
    EXPECT_EQ(call.outputCount, 2);
    EXPECT_EQ(call.outputs[0].rank, -1);
    EXPECT_EQ(call.outputs[0].data, nullptr);
    EXPECT_EQ(call.outputs[1].rank, 0);
    EXPECT_EQ(call.outputs[1].data, &callback);
    return AORT_OK;
  };
  AortHook hook = make(AORT_HOOK_PRE, callback);
  int64_t words[] = {0, 0, -1, reinterpret_cast<int64_t>(&callback), 0, 0};
  aortStepHook(static_cast<int64_t>(hook), AORT_HOOK_PRE, 0, "x", 0, 0, words,
               0, 2);
  AO_CHECK(aortContextStatus(context));
  destroy(hook);
}

TEST_P(HookTest, Tables) {
  expectFailure = true;
  Callback callback;
  AortHook hook = make(AORT_HOOK_PRE, callback);
  AortHookTable table = 0;
  AO_CHECK(aortHookTableCreate(context, &hook, 1, &table));
  auto handle = static_cast<int64_t>(table);
  EXPECT_EQ(aortStepTableHook(handle, 0), static_cast<int64_t>(hook));
  EXPECT_EQ(aortStepTableHook(handle, 1), 0);
  expectFailed(AORT_INVALID_ARGUMENT, "no hook at 1 of a table of 1");
  AO_CHECK(aortHookTableDestroy(context, table));
  EXPECT_EQ(aortStepTableHook(handle, 0), 0);
  expectFailed(AORT_INVALID_ARGUMENT, "no table of hooks");
  destroy(hook);
}

TEST_P(HookTest, SizesAreChecked) {
  expectFailure = true;
  aortStepCheckSize(32, 32, "size 'n'", "argument 0");
  AO_CHECK(aortContextStatus(context));
  aortStepCheckSize(48, 32, "size 'n'", "argument 0");
  expectFailed(AORT_INVALID_ARGUMENT, "size 'n' is 48, argument 0 has 32");
}

/// Scalars may change as soon as they are passed, also where steps are
/// issued far ahead of the device.
TEST_P(HookTest, ScalarsOfManySteps) {
  constexpr uint32_t steps = 40;
  auto *all =
      static_cast<uint32_t *>(deviceBuffer(2 * steps * sizeof(uint32_t)));
  void *block = deviceBuffer(2 * sizeof(uint32_t));
  for (uint32_t i = 0; i < steps; ++i) {
    uint32_t words[] = {i, 1000 + i};
    aortStepUploadScalars(block, words, sizeof(words));
    words[0] = words[1] = 0;
    aortStepCopy(all + 2 * i, block, sizeof(words));
  }
  std::vector<uint32_t> seen = read(all, 2 * steps);
  for (uint32_t i = 0; i < steps; ++i) {
    EXPECT_EQ(seen[2 * i], i);
    EXPECT_EQ(seen[2 * i + 1], 1000 + i);
  }
  freeDevice(all);
  freeDevice(block);
  // The blocks are the runtime's own.
  EXPECT_EQ(aortContextCheckLeaks(context), AORT_OK);
}

TEST_P(HookTest, ScalarsWithoutMemory) {
  expectFailure = true;
  uint32_t word = 1;
  aortStepUploadScalars(nullptr, &word, sizeof(word));
  expectFailed(AORT_INVALID_ARGUMENT, "upload of 4 bytes or a null pointer");
}

class HookUnpinnedTest : public HookTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.failPinningAfter = 0;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, HookUnpinnedTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(HookUnpinnedTest, ScalarsOfPageableMemory) {
  void *block = deviceBuffer(sizeof(uint32_t));
  uint32_t word = 7;
  aortStepUploadScalars(block, &word, sizeof(word));
  word = 0;
  EXPECT_EQ(read(block, 1), std::vector<uint32_t>{7});
  freeDevice(block);
}

class HookCaptureTest : public HookTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.launchesOnly = 1;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, HookCaptureTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(HookCaptureTest, NoCallbacksInCaptures) {
  expectFailure = true;
  Callback callback;
  callback.body = [](AortHookCall &) { return AORT_OK; };
  AortHook hook = make(AORT_HOOK_PRE, callback);
  AO_CHECK(aortCaptureBegin(device));
  call(hook, AORT_HOOK_PRE, nullptr);
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  expectFailed(AORT_UNSUPPORTED, "calls back in a capture");
  AO_CHECK(aortGraphDestroy(graph));
  destroy(hook);
}

TEST_P(HookCaptureTest, NoScalarsInCaptures) {
  expectFailure = true;
  uint32_t word = 1;
  void *block = deviceBuffer(sizeof(word));
  AO_CHECK(aortCaptureBegin(device));
  aortStepUploadScalars(block, &word, sizeof(word));
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  expectFailed(AORT_UNSUPPORTED, "scalars are uploaded in a capture");
  AO_CHECK(aortGraphDestroy(graph));
  freeDevice(block);
}

} // namespace
