//===- InstanceTests.cpp - Options, environment, several devices ----------===//
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

AortInstanceOptions hostOptions() {
  AortInstanceOptions options;
  aortInstanceOptionsInit(&options);
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

TEST(Instance, OptionsAreChecked) {
  AortInstance *instance = nullptr;
  AortInstanceOptions options{};
  AO_EXPECT_STATUS(aortInstanceCreate(&options, &instance),
                   AORT_INVALID_ARGUMENT, "aortInstanceOptionsInit");
  auto expect = [&](auto change, const char *fragment) {
    options = hostOptions();
    change(options);
    AO_EXPECT_STATUS(aortInstanceCreate(&options, &instance),
                     AORT_INVALID_ARGUMENT, fragment);
  };
  using O = AortInstanceOptions;
  expect([](O &o) { o.deviceCount = 0; }, "device count");
  expect([](O &o) { o.deviceCapacity = -1; }, "negative");
  expect([](O &o) { o.hostBudget = -1; }, "negative");
  expect([](O &o) { o.offloadBytesPerSecond = -1; }, "link rates");
  expect([](O &o) { o.reloadBytesPerSecond = 1.0 / 0.0; }, "link rates");
  expect([](O &o) { o.offloadLatencyNs = -1; }, "latencies");
  expect([](O &o) { o.backend = static_cast<AortBackend>(9); }, "backend");
  EXPECT_EQ(instance, nullptr);
}

TEST(Instance, OlderCallersKnowFewerFields) {
  AortInstanceOptions options = hostOptions();
  options.structSize = offsetof(AortInstanceOptions, hostBudget);
  options.hostBudget = -1; // Beyond what this caller knows.
  AortInstance *instance = nullptr;
  AO_CHECK(aortInstanceCreate(&options, &instance));
  aortInstanceDestroy(instance);
}

TEST(Instance, EnvironmentOverrides) {
  Variable backend("AO_BACKEND", "host"), capacity("AO_DEVICE_CAPACITY", "100"),
      budget("AO_HOST_BUDGET", "200"), rate("AO_OFFLOAD_RATE", "1e9"),
      seed("AO_INTERLEAVING_SEED", "7"), poison("AO_POISON", "1"),
      merge("AO_MERGE_STREAMS", "1"), devices("AO_DEVICE_COUNT", "2");
  AortInstanceOptions options;
  aortInstanceOptionsInit(&options);
  AO_CHECK(aortInstanceOptionsFromEnvironment(&options));
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

TEST(Instance, EnvironmentIsChecked) {
  AortInstanceOptions options;
  aortInstanceOptionsInit(&options);
  for (const char *text : {"12x", "-1", "x", "99999999999999999999"}) {
    Variable capacity("AO_DEVICE_CAPACITY", text);
    AO_EXPECT_STATUS(aortInstanceOptionsFromEnvironment(&options),
                     AORT_INVALID_ARGUMENT, "AO_DEVICE_CAPACITY");
  }
  {
    Variable backend("AO_BACKEND", "tpu");
    AO_EXPECT_STATUS(aortInstanceOptionsFromEnvironment(&options),
                     AORT_INVALID_ARGUMENT, "expected auto, cuda or host");
  }
  Variable rate("AO_RELOAD_RATE", "nan");
  AO_EXPECT_STATUS(aortInstanceOptionsFromEnvironment(&options),
                   AORT_INVALID_ARGUMENT, "AO_RELOAD_RATE");
}

TEST(Instance, CudaWithoutADriverIsUnavailable) {
  AortInstanceOptions options;
  aortInstanceOptionsInit(&options);
  options.backend = AORT_BACKEND_CUDA;
  options.driverLibrary = "libao-no-such-driver.so";
  AortInstance *instance = nullptr;
  EXPECT_EQ(aortInstanceCreate(&options, &instance), AORT_UNAVAILABLE);
  EXPECT_STRNE(aortLastErrorMessage(), "");
  options.backend = AORT_BACKEND_AUTO;
  AO_CHECK(aortInstanceCreate(&options, &instance));
  EXPECT_EQ(aortInstanceBackend(instance), AORT_BACKEND_HOST);
  aortInstanceDestroy(instance);
}

TEST(Instance, DevicesHaveTheirOwnMemory) {
  AortInstanceOptions options = hostOptions();
  options.deviceCount = 2;
  options.deviceCapacity = 100;
  AortInstance *instance = nullptr;
  AO_CHECK(aortInstanceCreate(&options, &instance));
  ASSERT_EQ(aortInstanceDeviceCount(instance), 2);
  AortDevice *a = aortInstanceDevice(instance, 0),
             *b = aortInstanceDevice(instance, 1);
  EXPECT_STREQ(aortDeviceName(a), "host:0");
  EXPECT_STREQ(aortDeviceName(b), "host:1");
  void *p = nullptr, *q = nullptr;
  AO_CHECK(aortDeviceAlloc(a, 100, nullptr, "x", &p));
  AO_CHECK(aortDeviceAlloc(b, 100, nullptr, "x", &q));
  AO_EXPECT_STATUS(aortDeviceFree(b, p, nullptr), AORT_INVALID_ARGUMENT,
                   "device 1");
  AO_CHECK(aortDeviceFree(a, p, nullptr));
  AO_CHECK(aortDeviceFree(b, q, nullptr));
  aortInstanceDestroy(instance);
}

TEST(Instance, DestroyFreesWhatWasLeaked) {
  // The sanitizers say whether it does.
  AortInstanceOptions options = hostOptions();
  AortInstance *instance = nullptr;
  AO_CHECK(aortInstanceCreate(&options, &instance));
  AortDevice *device = aortInstanceDevice(instance, 0);
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
  aortInstanceDestroy(instance);
}

TEST(Instance, RangesNeedATimeline) {
  for (bool timeline : {false, true}) {
    AortInstanceOptions options = hostOptions();
    options.profile = 1;
    options.timeline = timeline;
    AortInstance *instance = nullptr;
    AO_CHECK(aortInstanceCreate(&options, &instance));
    AortDevice *device = aortInstanceDevice(instance, 0);
    AO_CHECK(aortRangeBegin(device, "op"));
    AO_CHECK(aortRangeEnd(device));
    EXPECT_EQ(aortDeviceSpanCount(device), timeline ? 1 : 0);
    aortInstanceDestroy(instance);
  }
}

TEST(Instance, TimelineAndStatisticsAreJson) {
  AortInstanceOptions options = hostOptions();
  options.timeline = 1;
  AortInstance *instance = nullptr;
  AO_CHECK(aortInstanceCreate(&options, &instance));
  AortDevice *device = aortInstanceDevice(instance, 0);
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
  AO_CHECK(aortInstanceWriteTimeline(instance, path.c_str()));
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
  AO_CHECK(aortInstanceStatisticsJson(instance, nullptr, 0, &needed));
  std::string text(needed, '\0');
  AO_CHECK(aortInstanceStatisticsJson(instance, text.data(), needed, nullptr));
  text.pop_back();
  nlohmann::json statistics = nlohmann::json::parse(text);
  EXPECT_EQ(statistics["backend"], "host");
  EXPECT_EQ(statistics["devices"][0]["offloaded_bytes"], 4096);
  EXPECT_EQ(statistics["devices"][0]["values"][0]["name"], "act\\0");
  char small[8] = "xxxxxxx";
  AO_CHECK(aortInstanceStatisticsJson(instance, small, 4, nullptr));
  EXPECT_EQ(std::string(small), text.substr(0, 3));

  AO_EXPECT_STATUS(
      aortInstanceWriteTimeline(instance, "/no/such/folder/trace.json"),
      AORT_IO_ERROR, "/no/such/folder/trace.json");
  aortInstanceDestroy(instance);
}

TEST(Instance, ThrottledLinkIsNeverFasterThanItsRate) {
  // 1 MiB at 1 GB/s takes 1.05 ms, at 2 GB/s with its latency 0.62 ms; how much
  // more is the machine's business. A shared link takes both.
  constexpr int64_t offloadNs = 1048576, reloadNs = 524288 + 100000;
  AortInstanceOptions options = hostOptions();
  options.offloadBytesPerSecond = 1e9;
  options.reloadBytesPerSecond = 2e9;
  options.reloadLatencyNs = 100000;
  for (int32_t shared : {0, 1}) {
    options.sharedLink = shared;
    AortInstance *instance = nullptr;
    AO_CHECK(aortInstanceCreate(&options, &instance));
    AortDevice *device = aortInstanceDevice(instance, 0);
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
    aortInstanceDestroy(instance);
  }
}

} // namespace
