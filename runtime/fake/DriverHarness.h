//===- DriverHarness.h - Fixture of the stand-in's tests --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_DRIVERHARNESS_H
#define AO_RUNTIME_FAKE_DRIVERHARNESS_H

#include <cuda.h>

#include <gtest/gtest.h>

#include <cstring>
#include <string>

// The header may map the name to a newer function than the runtime uses.
#undef cuEventElapsedTime
extern "C" CUresult cuEventElapsedTime(float *, CUevent, CUevent);
extern "C" const char *aoFakeTakeFault();
extern "C" size_t aoFakeSetCapacity(size_t bytes);

namespace ao::fake {

/// PTX of the kernels that tests launch. Each takes an address and a number.
std::string kernels();

/// Two streams, a pool, a module of `kernels` and pinned memory.
class FakeDriverTest : public testing::Test {
protected:
  void SetUp() override;
  void TearDown() override;

  CUdeviceptr allocate() {
    CUdeviceptr memory = 0;
    EXPECT_EQ(cuMemAllocFromPoolAsync(&memory, bytes, pool, compute),
              CUDA_SUCCESS);
    return memory;
  }
  CUresult launch(CUfunction kernel, CUdeviceptr to, uint32_t value,
                  unsigned threads, unsigned blocks = 1) {
    void *parameters[] = {&to, &value};
    return cuLaunchKernel(kernel, blocks, 1, 1, threads, 1, 1, 0, compute,
                          parameters, nullptr);
  }
  CUfunction kernel(const char *name) {
    CUfunction found = nullptr;
    EXPECT_EQ(cuModuleGetFunction(&found, module, name), CUDA_SUCCESS);
    return found;
  }
  CUresult launch(CUdeviceptr to, uint32_t value, unsigned threads = 16) {
    return launch(set, to, value, threads);
  }
  CUresult copyOut(CUdeviceptr from, size_t size = bytes) {
    return cuMemcpyAsync(reinterpret_cast<CUdeviceptr>(host), from, size,
                         transfer);
  }
  void order(CUstream before, CUstream after) {
    EXPECT_EQ(cuEventRecord(event, before), CUDA_SUCCESS);
    EXPECT_EQ(cuStreamWaitEvent(after, event, 0), CUDA_SUCCESS);
  }
  /// Everything runs; what went wrong.
  std::string finish() {
    cuStreamSynchronize(compute);
    cuStreamSynchronize(transfer);
    return aoFakeTakeFault();
  }

  static constexpr size_t bytes = 64;
  CUcontext context = nullptr;
  CUmemoryPool pool = nullptr;
  CUstream compute = nullptr, transfer = nullptr;
  CUevent event = nullptr;
  CUmodule module = nullptr;
  CUfunction set = nullptr, setEnds = nullptr;
  void *host = nullptr;
};

} // namespace ao::fake

#endif // AO_RUNTIME_FAKE_DRIVERHARNESS_H
