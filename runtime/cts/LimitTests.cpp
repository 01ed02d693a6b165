//===- LimitTests.cpp - Limits of the host, rates of the link -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace ao::cts;

namespace {

/// A file tree that stands for that of the system.
class SystemRoot {
public:
  SystemRoot()
      : path(testing::TempDir() + "ao-root-" + std::to_string(getpid())) {}
  ~SystemRoot() { std::filesystem::remove_all(path); }
  void put(const std::string &name, const std::string &text) const {
    std::filesystem::path file = path + name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << text;
  }
  AortHostLimits read() const {
    AortHostLimits limits = {};
    limits.structSize = sizeof(limits);
    EXPECT_EQ(aortHostLimits(path.c_str(), &limits), AORT_OK);
    return limits;
  }
  std::string path;
};

//===----------------------------------------------------------------------===//
// Parsing of limits
//===----------------------------------------------------------------------===//

TEST(HostLimits, WhatIsNotThereIsNoLimit) {
  SystemRoot root;
  AortHostLimits limits = root.read();
  EXPECT_EQ(limits.memlockBytes, -1);
  EXPECT_EQ(limits.cgroupBytes, -1);
  EXPECT_EQ(limits.freeBytes, -1);
  EXPECT_EQ(limits.budgetBytes, 0);
}

TEST(HostLimits, LockedMemory) {
  SystemRoot root;
  root.put(
      "/proc/self/limits",
      "Limit                     Soft Limit           Hard Limit   Units\n"
      "Max locked memory         1048576              2097152      bytes\n");
  EXPECT_EQ(root.read().memlockBytes, 1048576);
  root.put("/proc/self/status", "Name:\tx\nVmLck:\t      24 kB\n"
                                "CapEff:\t0000000000003fff\n");
  EXPECT_EQ(root.read().memlockBytes, 1048576 - 24 * 1024);
  // Who may lock memory has no limit of it.
  root.put("/proc/self/status", "VmLck:\t 24 kB\nCapEff:\t0000000000004000\n");
  EXPECT_EQ(root.read().memlockBytes, -1);
  root.put("/proc/self/status", "VmLck:\t 2048 kB\n");
  EXPECT_EQ(root.read().memlockBytes, 0);
  root.put(
      "/proc/self/limits",
      "Max locked memory         unlimited            unlimited    bytes\n");
  EXPECT_EQ(root.read().memlockBytes, -1);
}

TEST(HostLimits, ControlGroups) {
  SystemRoot root;
  root.put("/proc/self/cgroup", "0::/job/step\n");
  root.put("/sys/fs/cgroup/job/step/memory.max", "max\n");
  root.put("/sys/fs/cgroup/job/step/memory.current", "1000\n");
  EXPECT_EQ(root.read().cgroupBytes, -1);
  root.put("/sys/fs/cgroup/job/memory.max", "5000\n");
  root.put("/sys/fs/cgroup/job/memory.current", "1500\n");
  EXPECT_EQ(root.read().cgroupBytes, 3500);
  root.put("/sys/fs/cgroup/job/step/memory.max", "1800\n");
  EXPECT_EQ(root.read().cgroupBytes, 800);
  // Over the limit already.
  root.put("/sys/fs/cgroup/job/step/memory.current", "1900\n");
  EXPECT_EQ(root.read().cgroupBytes, 0);
  EXPECT_EQ(root.read().budgetBytes, 1);
}

TEST(HostLimits, ControlGroupsOfVersionOne) {
  SystemRoot root;
  root.put("/proc/self/cgroup", "garbage\n5:cpu,cpuacct:/a\n4:memory:/b\n");
  root.put("/sys/fs/cgroup/memory/b/memory.limit_in_bytes",
           "9223372036854771712\n");
  root.put("/sys/fs/cgroup/memory/b/memory.usage_in_bytes", "7\n");
  EXPECT_EQ(root.read().cgroupBytes, -1);
  root.put("/sys/fs/cgroup/memory/memory.limit_in_bytes", "100\n");
  EXPECT_EQ(root.read().cgroupBytes, 100);
}

/// A tree of three levels, each with a limit; the least decides. `prefix` is
/// that of the version's keys in `memory.stat`.
void expectPageCache(const std::string &top, const std::string &line,
                     const std::string &limit, const std::string &used,
                     const std::string &prefix, const std::string &dirty) {
  SystemRoot root;
  auto put = [&](const std::string &group, int64_t bytes, int64_t taken,
                 const std::string &stat) {
    root.put(top + group + "/" + limit, std::to_string(bytes));
    root.put(top + group + "/" + used, std::to_string(taken));
    if (!stat.empty())
      root.put(top + group + "/memory.stat", stat);
  };
  root.put("/proc/self/cgroup", line + "/a/b/c\n");
  auto cache = [&](int64_t inactive, int64_t active) {
    return "anon 77\n" + prefix + "inactive_file " + std::to_string(inactive) +
           "\n" + prefix + "active_file " + std::to_string(active) + "\n";
  };
  put("/a/b/c", 1000, 900, cache(300, 200));
  put("/a/b", 2000, 1800, cache(400, 250));
  put("/a", 9000, 5000, "");
  EXPECT_EQ(root.read().cgroupBytes, 600);
  // Dirty pages are not available at once.
  put("/a/b/c", 1000, 900,
      cache(300, 200) + dirty + " 60\n" + prefix +
          (prefix.empty() ? "file_writeback" : "writeback") + " 30\n");
  EXPECT_EQ(root.read().cgroupBytes, 510);
  // The middle group, then the outer one, decide.
  put("/a/b", 2000, 1800, cache(100, 0));
  EXPECT_EQ(root.read().cgroupBytes, 300);
  put("/a", 5100, 5000, cache(50, 0));
  EXPECT_EQ(root.read().cgroupBytes, 150);
  // Fields that are missing, or no numbers.
  put("/a", 5100, 5000, prefix + "active_file 20\n");
  EXPECT_EQ(root.read().cgroupBytes, 120);
  put("/a", 5100, 5000, prefix + "inactive_file x\n" + dirty + " 40\n");
  EXPECT_EQ(root.read().cgroupBytes, 100);
  // Never more than the limit, nor than the system has available.
  put("/a", 9000, 5000, "");
  put("/a/b", 200, 20, cache(100, 0));
  EXPECT_EQ(root.read().cgroupBytes, 200);
  root.put("/proc/meminfo", "MemAvailable: 0 kB\n");
  EXPECT_EQ(root.read().cgroupBytes, 0);
}

TEST(HostLimits, PageCacheIsLeft) {
  expectPageCache("/sys/fs/cgroup", "0::", "memory.max", "memory.current", "",
                  "file_dirty");
}

TEST(HostLimits, PageCacheIsLeftOfVersionOne) {
  expectPageCache("/sys/fs/cgroup/memory", "3:memory:", "memory.limit_in_bytes",
                  "memory.usage_in_bytes", "total_", "total_dirty");
}

TEST(HostLimits, TheBudgetIsFourFifthsOfTheLeast) {
  SystemRoot root;
  root.put("/proc/meminfo", "MemTotal: 900 kB\nMemAvailable:  500 kB\n");
  EXPECT_EQ(root.read().freeBytes, 500 * 1024);
  EXPECT_EQ(root.read().budgetBytes, 400 * 1024);
  root.put("/proc/self/limits", "Max locked memory 1000 1000 bytes\n");
  EXPECT_EQ(root.read().budgetBytes, 800);
}

TEST(HostLimits, ProcessesOfOneLaunchShareTheBudget) {
  SystemRoot root;
  root.put("/proc/meminfo", "MemAvailable:  500 kB\n");
  setenv("LOCAL_WORLD_SIZE", "4", 1);
  EXPECT_EQ(root.read().freeBytes, 500 * 1024);
  EXPECT_EQ(root.read().budgetBytes, 100 * 1024);
  // Locked memory is counted by process.
  root.put("/proc/self/limits", "Max locked memory 1000 1000 bytes\n");
  EXPECT_EQ(root.read().budgetBytes, 800);
  AortHostLimits limits = {};
  limits.structSize = sizeof(limits);
  for (const char *bad : {"0", "-2", "many", "4x"}) {
    setenv("LOCAL_WORLD_SIZE", bad, 1);
    AO_EXPECT_STATUS(aortHostLimits(root.path.c_str(), &limits),
                     AORT_INVALID_ARGUMENT, "LOCAL_WORLD_SIZE");
  }
  unsetenv("LOCAL_WORLD_SIZE");
}

TEST(HostLimits, ThisMachineIsRead) {
  AortHostLimits limits = {};
  AO_EXPECT_STATUS(aortHostLimits(nullptr, &limits), AORT_INVALID_ARGUMENT,
                   "structSize");
  AO_EXPECT_STATUS(aortHostLimits(nullptr, nullptr), AORT_INVALID_ARGUMENT,
                   "limits");
  limits.structSize = sizeof(limits);
  AO_CHECK(aortHostLimits(nullptr, &limits));
  EXPECT_GE(limits.budgetBytes, 0);
}

//===----------------------------------------------------------------------===//
// The budget of a context
//===----------------------------------------------------------------------===//

class AutoBudgetTest : public RuntimeTest {
protected:
  void adjust(AortContextOptions &options) override {
    root.put("/proc/meminfo", "MemAvailable:  50 kB\n");
    options.hostBudget = AORT_HOST_BUDGET_AUTO;
    options.systemRoot = root.path.c_str();
  }
  SystemRoot root;
};
INSTANTIATE_TEST_SUITE_P(Backends, AutoBudgetTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(AutoBudgetTest, IsALimitLikeAnyOther) {
  void *a = hostBuffer(40 * 1024), *b = nullptr;
  AO_EXPECT_STATUS(aortHostAlloc(device, 1, "more", &b),
                   AORT_OUT_OF_HOST_MEMORY, "40960");
  AO_CHECK(aortHostFree(device, a));
}

class SharedBudgetTest : public AutoBudgetTest {
protected:
  void SetUp() override {
    setenv("LOCAL_WORLD_SIZE", "2", 1);
    AutoBudgetTest::SetUp();
    unsetenv("LOCAL_WORLD_SIZE");
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, SharedBudgetTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(SharedBudgetTest, IsHalfOfTwoProcesses) {
  void *a = hostBuffer(20 * 1024), *b = nullptr;
  AO_EXPECT_STATUS(aortHostAlloc(device, 1, "more", &b),
                   AORT_OUT_OF_HOST_MEMORY, "20480");
  AO_CHECK(aortHostFree(device, a));
}

//===----------------------------------------------------------------------===//
// The link
//===----------------------------------------------------------------------===//

class LinkTest : public RuntimeTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.offloadBytesPerSecond = 1e9;
    options.reloadBytesPerSecond = 2e9;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, LinkTest, testing::ValuesIn(allConfigs()),
                         configName);

TEST_P(LinkTest, IsMeasuredAndReleasesItsMemory) {
  AortLinkRates rates = {};
  rates.structSize = sizeof(rates);
  AO_CHECK(aortDeviceMeasureLink(device, 1 << 20, &rates));
  EXPECT_GT(rates.offloadBytesPerSecond, 0);
  EXPECT_GT(rates.reloadBytesPerSecond, 0);
  EXPECT_GT(rates.offloadLatencyNs, 0);
  EXPECT_GT(rates.reloadLatencyNs, 0);
  EXPECT_GT(rates.pageableOffloadBytesPerSecond, 0);
  EXPECT_GT(rates.pageableReloadBytesPerSecond, 0);
  // The second pair of rates is that of pageable memory.
  EXPECT_GE(statistics().pageableBytes, 10 << 20);
  // A throttled link is never faster.
  if (onHost() && !GetParam().interleaving) {
    EXPECT_LE(rates.offloadBytesPerSecond, 1e9);
    EXPECT_LE(rates.reloadBytesPerSecond, 2e9);
    EXPECT_LE(rates.pageableOffloadBytesPerSecond, 1e9);
    EXPECT_LE(rates.pageableReloadBytesPerSecond, 2e9);
  }
  EXPECT_EQ(statistics().deviceBytes, 0);
  EXPECT_EQ(statistics().hostBytes, 0);
}

/// A caller from before there were rates of pageable memory.
TEST_P(LinkTest, OlderStructsAreFilledAsFarAsTheyGo) {
  AortLinkRates rates = {};
  rates.structSize = offsetof(AortLinkRates, pageableOffloadBytesPerSecond);
  AO_CHECK(aortDeviceMeasureLink(device, 1 << 10, &rates));
  EXPECT_GT(rates.reloadLatencyNs, 0);
  EXPECT_EQ(rates.pageableOffloadBytesPerSecond, 0);
}

TEST_P(LinkTest, BadInputIsRefused) {
  AortLinkRates rates = {};
  AO_EXPECT_STATUS(aortDeviceMeasureLink(device, 1 << 10, &rates),
                   AORT_INVALID_ARGUMENT, "structSize");
  rates.structSize = sizeof(rates);
  AO_EXPECT_STATUS(aortDeviceMeasureLink(device, 1, &rates),
                   AORT_INVALID_ARGUMENT, "cannot measure the link");
  AO_EXPECT_STATUS(aortDeviceMeasureLink(nullptr, 1 << 10, &rates),
                   AORT_INVALID_ARGUMENT, "device");
  AO_EXPECT_STATUS(aortDeviceMeasureLink(device, INT64_MAX, &rates),
                   AORT_OUT_OF_DEVICE_MEMORY, "'link'");
  EXPECT_EQ(statistics().deviceBytes, 0);
}

} // namespace
