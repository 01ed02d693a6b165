//===- ContextTests.cpp - Options, environment, several devices -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace ao::cts;

namespace {

AortContextOptions hostOptions() {
  AortContextOptions options;
  aortContextOptionsInit(&options);
  options.backend = AORT_BACKEND_HOST;
  return options;
}

/// Sets a variable for the length of a scope.
class Variable {
public:
  Variable(const char *name, const char *value) : name(name) {
    setenv(name, value, 1);
  }
  ~Variable() { unsetenv(name); }

private:
  const char *name;
};

TEST(Context, OptionsAreChecked) {
  AortContext *context = nullptr;
  AortContextOptions options{};
  AO_EXPECT_STATUS(aortContextCreate(&options, &context), AORT_INVALID_ARGUMENT,
                   "aortContextOptionsInit");
  auto expect = [&](auto change, const char *fragment) {
    options = hostOptions();
    change(options);
    AO_EXPECT_STATUS(aortContextCreate(&options, &context),
                     AORT_INVALID_ARGUMENT, fragment);
  };
  using O = AortContextOptions;
  expect([](O &o) { o.deviceCount = 0; }, "device count");
  expect([](O &o) { o.deviceCapacity = -1; }, "negative");
  expect([](O &o) { o.hostBudget = -1; }, "negative");
  expect([](O &o) { o.offloadBytesPerSecond = -1; }, "link rates");
  expect([](O &o) { o.reloadBytesPerSecond = 1.0 / 0.0; }, "link rates");
  expect([](O &o) { o.offloadLatencyNs = -1; }, "latencies");
  expect([](O &o) { o.backend = static_cast<AortBackend>(9); }, "backend");
  EXPECT_EQ(context, nullptr);
}

TEST(Context, OlderCallersKnowFewerFields) {
  AortContextOptions options = hostOptions();
  options.structSize = offsetof(AortContextOptions, hostBudget);
  options.hostBudget = -1; // Beyond what this caller knows.
  AortContext *context = nullptr;
  AO_CHECK(aortContextCreate(&options, &context));
  aortContextDestroy(context);
}

TEST(Context, EnvironmentOverrides) {
  Variable backend("AO_BACKEND", "host"), capacity("AO_DEVICE_CAPACITY", "100"),
      budget("AO_HOST_BUDGET", "200"), rate("AO_OFFLOAD_RATE", "1e9"),
      seed("AO_INTERLEAVING_SEED", "7"), poison("AO_POISON", "1"),
      merge("AO_MERGE_STREAMS", "1"), devices("AO_DEVICE_COUNT", "2");
  AortContextOptions options;
  aortContextOptionsInit(&options);
  AO_CHECK(aortContextOptionsFromEnvironment(&options));
  EXPECT_EQ(options.backend, AORT_BACKEND_HOST);
  EXPECT_EQ(options.deviceCapacity, 100);
  EXPECT_EQ(options.hostBudget, 200);
  EXPECT_EQ(options.offloadBytesPerSecond, 1e9);
  EXPECT_EQ(options.interleaving, 1);
  EXPECT_EQ(options.interleavingSeed, 7u);
  EXPECT_EQ(options.poison, 1);
  EXPECT_EQ(options.mergeTransferStreams, 1);
  EXPECT_EQ(options.deviceCount, 2);
}

TEST(Context, EnvironmentIsChecked) {
  AortContextOptions options;
  aortContextOptionsInit(&options);
  for (const char *text : {"12x", "-1", "x", "99999999999999999999"}) {
    Variable capacity("AO_DEVICE_CAPACITY", text);
    AO_EXPECT_STATUS(aortContextOptionsFromEnvironment(&options),
                     AORT_INVALID_ARGUMENT, "AO_DEVICE_CAPACITY");
  }
  for (const char *text : {"-1", " -1", "7x"}) {
    Variable seed("AO_INTERLEAVING_SEED", text);
    AO_EXPECT_STATUS(aortContextOptionsFromEnvironment(&options),
                     AORT_INVALID_ARGUMENT, "AO_INTERLEAVING_SEED");
  }
  {
    Variable backend("AO_BACKEND", "tpu");
    AO_EXPECT_STATUS(aortContextOptionsFromEnvironment(&options),
                     AORT_INVALID_ARGUMENT, "expected auto, cuda or host");
  }
  Variable rate("AO_RELOAD_RATE", "nan");
  AO_EXPECT_STATUS(aortContextOptionsFromEnvironment(&options),
                   AORT_INVALID_ARGUMENT, "AO_RELOAD_RATE");
}

TEST(Context, CudaWithoutADriverIsUnavailable) {
  AortContextOptions options;
  aortContextOptionsInit(&options);
  options.backend = AORT_BACKEND_CUDA;
  options.driverLibrary = "libao-no-such-driver.so";
  AortContext *context = nullptr;
  EXPECT_EQ(aortContextCreate(&options, &context), AORT_UNAVAILABLE);
  EXPECT_STRNE(aortLastErrorMessage(), "");
  options.backend = AORT_BACKEND_AUTO;
  AO_CHECK(aortContextCreate(&options, &context));
  EXPECT_EQ(aortContextBackend(context), AORT_BACKEND_HOST);
  aortContextDestroy(context);
}

TEST(Context, DevicesHaveTheirOwnMemory) {
  AortContextOptions options = hostOptions();
  options.deviceCount = 2;
  options.deviceCapacity = 100;
  AortContext *context = nullptr;
  AO_CHECK(aortContextCreate(&options, &context));
  ASSERT_EQ(aortContextDeviceCount(context), 2);
  AortDevice *a = aortContextDevice(context, 0),
             *b = aortContextDevice(context, 1);
  EXPECT_STREQ(aortDeviceName(a), "host:0");
  EXPECT_STREQ(aortDeviceName(b), "host:1");
  void *p = nullptr, *q = nullptr;
  AO_CHECK(aortDeviceAlloc(a, 100, nullptr, "x", &p));
  AO_CHECK(aortDeviceAlloc(b, 100, nullptr, "x", &q));
  AO_EXPECT_STATUS(aortDeviceFree(b, p, nullptr), AORT_INVALID_ARGUMENT,
                   "device 1");
  AO_CHECK(aortDeviceFree(a, p, nullptr));
  AO_CHECK(aortDeviceFree(b, q, nullptr));
  aortContextDestroy(context);
}

TEST(Context, DestroyFreesLeakedMemory) {
  // The sanitizers say whether it does.
  AortContextOptions options = hostOptions();
  AortContext *context = nullptr;
  AO_CHECK(aortContextCreate(&options, &context));
  AortDevice *device = aortContextDevice(context, 0);
  void *d = nullptr, *h = nullptr;
  AortStream *stream = nullptr;
  AortEvent *event = nullptr;
  AortTransfer transfer = 0;
  AO_CHECK(aortDeviceAlloc(device, 1 << 20, nullptr, "x", &d));
  AO_CHECK(aortHostAlloc(device, 1 << 20, "x", &h));
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &stream));
  AO_CHECK(aortEventCreate(device, &event));
  AO_CHECK(
      aortTransfer(device, AORT_DEVICE_TO_HOST, h, d, 1 << 20, "x", &transfer));
  // Nothing orders this stream against the transfer: its own memory.
  void *e = nullptr, *f = nullptr;
  AO_CHECK(aortDeviceAlloc(device, 1 << 20, nullptr, "x", &e));
  AO_CHECK(aortDeviceAlloc(device, 1 << 20, nullptr, "x", &f));
  AO_CHECK(aortCopy(stream, e, f, 1 << 20));
  aortContextDestroy(context);
}

TEST(Context, RangesNeedATimeline) {
  for (bool timeline : {false, true}) {
    AortContextOptions options = hostOptions();
    options.profile = 1;
    options.timeline = timeline;
    AortContext *context = nullptr;
    AO_CHECK(aortContextCreate(&options, &context));
    AortDevice *device = aortContextDevice(context, 0);
    AO_CHECK(aortRangeBegin(device, "op"));
    AO_CHECK(aortRangeEnd(device));
    EXPECT_EQ(aortDeviceSpanCount(device), timeline ? 1 : 0);
    aortContextDestroy(context);
  }
}

TEST(Context, TimelineAndStatisticsAreJson) {
  AortContextOptions options = hostOptions();
  options.timeline = 1;
  AortContext *context = nullptr;
  AO_CHECK(aortContextCreate(&options, &context));
  AortDevice *device = aortContextDevice(context, 0);
  void *d = nullptr, *h = nullptr;
  AortTransfer transfer = 0;
  AO_CHECK(aortDeviceAlloc(device, 4096, nullptr, "x", &d));
  AO_CHECK(aortHostAlloc(device, 4096, "x", &h));
  AortStream *compute = nullptr;
  AO_CHECK(aortDeviceComputeStream(device, &compute));
  AO_CHECK(aortMemset(compute, d, 1, 4, 1024));
  AO_CHECK(aortRangeBegin(device, "layer \"0\xff\"\n"));
  AO_CHECK(aortTransfer(device, AORT_DEVICE_TO_HOST, h, d, 4096, "act\\0",
                        &transfer));
  AO_CHECK(aortTransferWait(device, transfer));
  AO_CHECK(aortRangeEnd(device));
  AO_EXPECT_STATUS(aortRangeEnd(device), AORT_INVALID_STATE, "not begun");
  AO_CHECK(aortHostFree(device, h));
  AO_CHECK(aortDeviceFree(device, d, nullptr));

  std::string path = testing::TempDir() + "ao-timeline.json";
  AO_CHECK(aortContextWriteTimeline(context, path.c_str()));
  std::ifstream file(path);
  nlohmann::json trace = nlohmann::json::parse(file);
  std::map<std::string, int> found;
  for (const auto &event : trace["traceEvents"])
    if (event["ph"] == "X")
      ++found[event["cat"].get<std::string>() + " " +
              event["name"].get<std::string>()];
    else if (event["ph"] == "C")
      ++found["counter"];
  EXPECT_EQ(found[u8"compute layer \"0\ufffd\"\n"], 1);
  EXPECT_EQ(found["offload act\\0"], 1);
  EXPECT_EQ(found["stall act\\0"], 1);
  EXPECT_EQ(found["counter"], 2);
  std::remove(path.c_str());
  EXPECT_EQ(aortDeviceSpanCount(device), 3);
  ASSERT_EQ(aortDeviceMemorySampleCount(device), 2);
  AortMemorySample samples[2] = {};
  for (int i : {0, 1}) {
    samples[i].structSize = sizeof(samples[i]);
    AO_CHECK(aortDeviceMemorySample(device, i, &samples[i]));
  }
  EXPECT_GT(samples[0].deviceBytes, 0);
  EXPECT_EQ(samples[1].deviceBytes, 0);
  EXPECT_LE(samples[0].timeNs, samples[1].timeNs);

  size_t needed = 0;
  AO_CHECK(aortContextStatisticsJson(context, nullptr, 0, &needed));
  std::string text(needed, '\0');
  AO_CHECK(aortContextStatisticsJson(context, text.data(), needed, nullptr));
  text.pop_back();
  nlohmann::json statistics = nlohmann::json::parse(text);
  EXPECT_EQ(statistics["backend"], "host");
  EXPECT_EQ(statistics["devices"][0]["offloaded_bytes"], 4096);
  EXPECT_EQ(statistics["devices"][0]["values"][0]["name"], "act\\0");
  char small[8] = "xxxxxxx";
  AO_CHECK(aortContextStatisticsJson(context, small, 4, nullptr));
  EXPECT_EQ(std::string(small), text.substr(0, 3));

  AO_EXPECT_STATUS(
      aortContextWriteTimeline(context, "/no/such/folder/trace.json"),
      AORT_IO_ERROR, "/no/such/folder/trace.json");
  aortContextDestroy(context);
}

TEST(Context, ThrottledLinkIsNeverFasterThanItsRate) {
  // 1 MiB at 1 GB/s takes 1.05 ms, at 2 GB/s with its latency 0.62 ms; how much
  // more is the machine's business. A shared link takes both.
  constexpr int64_t offloadNs = 1048576, reloadNs = 524288 + 100000;
  AortContextOptions options = hostOptions();
  options.offloadBytesPerSecond = 1e9;
  options.reloadBytesPerSecond = 2e9;
  options.reloadLatencyNs = 100000;
  for (int32_t shared : {0, 1}) {
    options.sharedLink = shared;
    AortContext *context = nullptr;
    AO_CHECK(aortContextCreate(&options, &context));
    AortDevice *device = aortContextDevice(context, 0);
    void *d = nullptr, *g = nullptr, *h = nullptr;
    AO_CHECK(aortDeviceAlloc(device, 1 << 20, nullptr, "x", &d));
    AO_CHECK(aortDeviceAlloc(device, 1 << 20, nullptr, "x", &g));
    AO_CHECK(aortHostAlloc(device, 1 << 20, "x", &h));
    std::memset(d, 1, 1 << 20);
    AortTransfer out = 0, in = 0;
    auto start = std::chrono::steady_clock::now();
    AO_CHECK(
        aortTransfer(device, AORT_DEVICE_TO_HOST, h, d, 1 << 20, "x", &out));
    AO_CHECK(
        aortTransfer(device, AORT_HOST_TO_DEVICE, g, d, 1 << 20, "x", &in));
    AO_CHECK(aortTransferWait(device, out));
    AO_CHECK(aortTransferWait(device, in));
    auto elapsed = std::chrono::steady_clock::now() - start;
    EXPECT_GE(std::chrono::nanoseconds(elapsed).count(),
              shared ? offloadNs + reloadNs : offloadNs);
    aortContextDestroy(context);
  }
}

} // namespace
