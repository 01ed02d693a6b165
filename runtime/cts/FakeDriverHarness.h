//===- FakeDriverHarness.h - Tests on the fake driver -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CTS_FAKEDRIVERHARNESS_H
#define AO_RUNTIME_CTS_FAKEDRIVERHARNESS_H

#include "Harness.h"

#include <dlfcn.h>

#include <filesystem>

namespace ao::cts {

/// A test on the fake driver.
template <typename Base>
class FakeDriverTest : public Base {
protected:
  /// A function that only the fake driver has.
  template <typename T>
  T fakeFunction(const char *name) {
    void *library =
        dlopen(this->GetParam().driver.c_str(), RTLD_NOW | RTLD_NOLOAD);
    auto *function = reinterpret_cast<T>(dlsym(library, name));
    dlclose(library);
    return function;
  }
  void deny(const char *function, int result) {
    this->template fakeFunction<void (*)(const char *, int)>("aoFakeDeny")(
        function, result);
  }
};

inline std::vector<Config> fakeConfigs() {
  std::vector<Config> configs;
  for (const Config &config : allConfigs())
    if (!config.driver.empty())
      configs.push_back(config);
  return configs;
}

/// A test on the fake driver without the functions that CudaSymbols.def calls
/// optional.
template <typename Base>
class OldDriverTest : public FakeDriverTest<Base> {
protected:
  /// Here the backend is available.
  void SetUp() override {
    if (!std::filesystem::exists(
            std::filesystem::path(this->GetParam().driver).parent_path()))
      GTEST_SKIP() << "the fake driver is not on this machine";
    Base::SetUp();
    ASSERT_NE(this->context, nullptr);
  }
};

inline std::vector<Config> oldDriver() {
  Config config;
  config.name = "fake_cuda_old";
  config.backend = AORT_BACKEND_CUDA;
  config.driver = AO_CTS_OLD_FAKE_DRIVER;
  return {config};
}

} // namespace ao::cts

#endif // AO_RUNTIME_CTS_FAKEDRIVERHARNESS_H
