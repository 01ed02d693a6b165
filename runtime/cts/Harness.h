//===- Harness.h - Backends and helpers of the suite ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every test of the suite runs on every configuration in allConfigs(). A test
// that a configuration cannot pass says why with AO_CTS_EXCLUDE; a
// configuration whose device is not there is reported as skipped.
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CTS_HARNESS_H
#define AO_RUNTIME_CTS_HARNESS_H

#include "ao-runtime/Step.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace ao::cts {

struct Config {
  std::string name;
  AortBackend backend = AORT_BACKEND_HOST;
  bool poison = false;
  bool interleaving = false;
  uint64_t seed = 0;
  bool mergedStreams = false;
  bool profile = false;
  /// Compute is a worker of the host backend.
  bool asyncCompute = false;
  /// The driver library; empty is the machine's own.
  std::string driver;
  /// Its cuBLAS; empty is the machine's own.
  std::string blas;
};

inline void PrintTo(const Config &config, std::ostream *os) {
  *os << config.name;
}

std::vector<Config> allConfigs();
std::vector<Config> hostConfigs();
/// Those of the host backend in which compute is a worker.
std::vector<Config> asyncConfigs();

inline std::string configName(const testing::TestParamInfo<Config> &info) {
  return info.param.name;
}

/// EXPECTs with the runtime's message on failure.
#define AO_CHECK(call)                                                         \
  do {                                                                         \
    AortStatus aoStatus = (call);                                              \
    ASSERT_EQ(aoStatus, AORT_OK)                                               \
        << aortStatusName(aoStatus) << ": " << aortLastErrorMessage();         \
  } while (false)

#define AO_EXPECT_STATUS(call, expected, fragment)                             \
  do {                                                                         \
    EXPECT_EQ((call), expected) << aortLastErrorMessage();                     \
    EXPECT_NE(std::string(aortLastErrorMessage()).find(fragment),              \
              std::string::npos)                                               \
        << aortLastErrorMessage();                                             \
  } while (false)

#define AO_CTS_EXCLUDE(condition, reason)                                      \
  if (condition)                                                               \
  GTEST_SKIP() << "excluded on " << GetParam().name << ": " << (reason)

/// Opens a context of the test's configuration; checks at the end that the
/// test leaked nothing and that nothing failed unnoticed.
class RuntimeTest : public testing::TestWithParam<Config> {
protected:
  void SetUp() override;
  void TearDown() override;

  /// Called before the context is made.
  virtual void adjust(AortContextOptions &) {}

  AortContextOptions options();
  bool onHost() const { return GetParam().backend == AORT_BACKEND_HOST; }
  /// The calling thread computes.
  bool isInline() const { return onHost() && !GetParam().asyncCompute; }

  void *deviceBuffer(int64_t bytes, const char *name = "buffer");
  /// The same for any stream: the allocation is over.
  void *settledBuffer(int64_t bytes);
  void freeDevice(void *pointer);
  void *hostBuffer(int64_t bytes, const char *name = "buffer");
  /// Lowered code that copies input → host → output, all of the step's own
  /// memory in stream order.
  static void moveInStep(const void *input, void *output, int64_t bytes);
  /// In and out of device memory, synchronously.
  void write(void *deviceMemory, const std::vector<uint32_t> &values);
  std::vector<uint32_t> read(const void *deviceMemory, size_t count);
  AortStatistics statistics();

  AortContext *context = nullptr;
  AortDevice *device = nullptr;
  AortStream *compute = nullptr;
  std::vector<std::string> warnings;
  /// A test that provokes failures of lowered code or leaks says so.
  bool expectFailure = false;
  bool expectLeak = false;
};

/// `count` values that differ from each other and between seeds.
std::vector<uint32_t> pattern(size_t count, uint32_t seed);

} // namespace ao::cts

#endif // AO_RUNTIME_CTS_HARNESS_H
