//===- DriverTests.cpp - Tests of errors that the stand-in finds ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors that the stand-in has to find. The conformance suite and the models
// show that it accepts correct programs.
//
//===----------------------------------------------------------------------===//

#include "DriverHarness.h"

using namespace ao::fake;

namespace {

TEST_F(FakeDriverTest, OrderedWorkRunsWhenSomebodyWaits) {
  CUdeviceptr memory = allocate();
  EXPECT_EQ(launch(memory, 7), CUDA_SUCCESS);
  order(compute, transfer);
  EXPECT_EQ(copyOut(memory), CUDA_SUCCESS);
  auto *values = static_cast<uint32_t *>(host);
  EXPECT_EQ(values[3], ~0u);
  EXPECT_EQ(cuStreamSynchronize(transfer), CUDA_SUCCESS);
  EXPECT_EQ(values[3], 7u);
  cuMemFreeAsync(memory, compute);
  EXPECT_EQ(finish(), "");
}

TEST_F(FakeDriverTest, CopiesThatNothingOrdersAfterKernelsRace) {
  CUdeviceptr memory = allocate();
  order(compute, transfer);
  EXPECT_EQ(launch(memory, 7), CUDA_SUCCESS);
  EXPECT_EQ(copyOut(memory), CUDA_SUCCESS);
  // Whichever of the two runs first.
  std::string fault = finish();
  EXPECT_NE(fault.find("race: "), std::string::npos) << fault;
  EXPECT_NE(fault.find("'set'"), std::string::npos) << fault;
  EXPECT_NE(fault.find("a copy of 64 bytes"), std::string::npos) << fault;
}

// An arena is one buffer, of which a kernel touches several places.
TEST_F(FakeDriverTest, BytesBetweenThoseOfAKernelAreFree) {
  for (bool between : {true, false}) {
    CUdeviceptr memory = allocate();
    order(compute, transfer);
    EXPECT_EQ(launch(setEnds, memory, 7, /*threads=*/1), CUDA_SUCCESS);
    EXPECT_EQ(copyOut(memory + 4, bytes - (between ? 8 : 4)), CUDA_SUCCESS);
    std::string fault = finish();
    EXPECT_EQ(fault.find("race: ") == std::string::npos, between) << fault;
    cuMemFreeAsync(memory, compute);
    (void)finish();
  }
}

TEST_F(FakeDriverTest, MemoryIsNotUsedBeforeItIsAllocated) {
  CUdeviceptr memory = allocate();
  EXPECT_EQ(copyOut(memory), CUDA_SUCCESS);
  std::string fault = finish();
  EXPECT_NE(fault.find("race: "), std::string::npos) << fault;
  EXPECT_NE(fault.find("an allocation"), std::string::npos) << fault;
}

TEST_F(FakeDriverTest, MemoryIsNotFreedBeforeItsCopyIsDone) {
  CUdeviceptr memory = allocate();
  order(compute, transfer);
  EXPECT_EQ(copyOut(memory), CUDA_SUCCESS);
  EXPECT_EQ(cuMemFreeAsync(memory, compute), CUDA_SUCCESS);
  EXPECT_NE(finish(), "");
}

TEST_F(FakeDriverTest, HostThatWaitedOrdersWhatItIssues) {
  CUdeviceptr memory = allocate();
  EXPECT_EQ(launch(memory, 7), CUDA_SUCCESS);
  EXPECT_EQ(cuStreamSynchronize(compute), CUDA_SUCCESS);
  EXPECT_EQ(copyOut(memory), CUDA_SUCCESS);
  EXPECT_EQ(cuStreamSynchronize(transfer), CUDA_SUCCESS);
  EXPECT_EQ(cuMemFreeAsync(memory, compute), CUDA_SUCCESS);
  EXPECT_EQ(finish(), "");
}

TEST_F(FakeDriverTest, KernelsStayInTheirBuffers) {
  CUdeviceptr memory = allocate();
  EXPECT_EQ(launch(memory, 7, 17), CUDA_SUCCESS);
  EXPECT_EQ(cuStreamSynchronize(compute), CUDA_ERROR_ILLEGAL_ADDRESS);
  EXPECT_NE(finish().find("is outside of every buffer"), std::string::npos);
}

TEST_F(FakeDriverTest, BlocksThatTouchWhatAnotherWritesRace) {
  CUdeviceptr memory = allocate();
  EXPECT_EQ(launch(kernel("block_write"), memory, 4, 1, 3), CUDA_SUCCESS);
  EXPECT_EQ(finish(), "");
  EXPECT_EQ(launch(kernel("block_write"), memory, 0, 1, 2), CUDA_SUCCESS);
  EXPECT_NE(finish().find("race with another block on what it writes"),
            std::string::npos);
  // Block 0 reads what block 1 writes; which one runs first does not matter.
  EXPECT_EQ(launch(kernel("block_read"), memory, 4, 1, 1), CUDA_SUCCESS);
  EXPECT_EQ(finish(), "");
  EXPECT_EQ(launch(kernel("block_read"), memory, 4, 1, 2), CUDA_SUCCESS);
  EXPECT_NE(finish().find("race with another block"), std::string::npos);
  EXPECT_EQ(launch(kernel("block_read"), memory, 3, 1, 2), CUDA_SUCCESS);
  EXPECT_EQ(finish(), "");
}

TEST_F(FakeDriverTest, TablesOfAModuleAreItsOwn) {
  CUdeviceptr memory = allocate();
  uint32_t *values = static_cast<uint32_t *>(host);
  // 7 * 9 + 3, and then with what the first launch wrote.
  for (uint32_t expected : {66u, 75u}) {
    EXPECT_EQ(launch(kernel("look_up"), memory, 0, 1), CUDA_SUCCESS);
    order(compute, transfer);
    EXPECT_EQ(copyOut(memory), CUDA_SUCCESS);
    EXPECT_EQ(finish(), "");
    EXPECT_EQ(values[0], expected);
  }
  CUmodule other = nullptr;
  ASSERT_EQ(cuModuleLoadData(&other, kernels().c_str()), CUDA_SUCCESS);
  CUfunction fresh = nullptr;
  ASSERT_EQ(cuModuleGetFunction(&fresh, other, "look_up"), CUDA_SUCCESS);
  EXPECT_EQ(launch(fresh, memory, 0, 1), CUDA_SUCCESS);
  order(compute, transfer);
  EXPECT_EQ(copyOut(memory), CUDA_SUCCESS);
  EXPECT_EQ(finish(), "");
  EXPECT_EQ(values[0], 66u);
  EXPECT_EQ(cuModuleUnload(other), CUDA_SUCCESS);
}

TEST_F(FakeDriverTest, FreedMemoryIsGone) {
  CUdeviceptr memory = allocate();
  EXPECT_EQ(cuMemFreeAsync(memory, compute), CUDA_SUCCESS);
  EXPECT_EQ(cuMemFreeAsync(memory, compute), CUDA_ERROR_INVALID_HANDLE);
  EXPECT_EQ(launch(memory, 7), CUDA_SUCCESS);
  EXPECT_NE(finish().find("is outside of every buffer"), std::string::npos);
}

TEST_F(FakeDriverTest, BlocksAreNoLargerThanTheKernelAllows) {
  CUdeviceptr memory = allocate();
  EXPECT_EQ(launch(memory, 7, 33), CUDA_ERROR_INVALID_VALUE);
  cuMemFreeAsync(memory, compute);
}

TEST_F(FakeDriverTest, CallsNeedAContextAndLiveObjects) {
  EXPECT_EQ(cuCtxSetCurrent(nullptr), CUDA_SUCCESS);
  EXPECT_EQ(cuStreamSynchronize(compute), CUDA_ERROR_INVALID_CONTEXT);
  EXPECT_EQ(cuCtxSetCurrent(context), CUDA_SUCCESS);
  CUstream gone = nullptr;
  EXPECT_EQ(cuStreamCreate(&gone, CU_STREAM_NON_BLOCKING), CUDA_SUCCESS);
  EXPECT_EQ(cuStreamDestroy(gone), CUDA_SUCCESS);
  EXPECT_EQ(cuStreamSynchronize(gone), CUDA_ERROR_INVALID_HANDLE);
  EXPECT_EQ(cuEventRecord(event, gone), CUDA_ERROR_INVALID_HANDLE);
}

// Between two barriers the threads of a block run at the same time.
TEST_F(FakeDriverTest, ThreadsOfABlockRace) {
  for (uint32_t apart : {0u, 1u}) {
    CUdeviceptr memory = allocate();
    EXPECT_EQ(launch(kernel("thread_write"), memory, apart, 16), CUDA_SUCCESS);
    std::string fault = finish();
    EXPECT_EQ(fault.find("a race with another thread on what it writes") ==
                  std::string::npos,
              apart == 1)
        << fault;
    cuMemFreeAsync(memory, compute);
    (void)finish();
  }
  for (uint32_t waits : {0u, 1u}) {
    CUdeviceptr memory = allocate();
    EXPECT_EQ(launch(kernel("thread_neighbour"), memory, waits, 16),
              CUDA_SUCCESS);
    std::string fault = finish();
    EXPECT_EQ(fault.find("a race with another thread") == std::string::npos,
              waits == 1)
        << fault;
    cuMemFreeAsync(memory, compute);
    (void)finish();
  }
}

TEST_F(FakeDriverTest, VariablesAreAlignedAsTheySayAndNoMore) {
  CUdeviceptr memory = allocate();
  EXPECT_EQ(launch(kernel("wide_look_up"), memory, 0, 1), CUDA_SUCCESS);
  std::string fault = finish();
  EXPECT_NE(fault.find("a misaligned address"), std::string::npos) << fault;
}

TEST_F(FakeDriverTest, NothingWorksAfterAFault) {
  CUdeviceptr memory = allocate();
  EXPECT_EQ(launch(memory, 7, 32), CUDA_SUCCESS);
  EXPECT_EQ(cuStreamSynchronize(compute), CUDA_ERROR_ILLEGAL_ADDRESS);
  CUdeviceptr other = 0;
  EXPECT_EQ(cuMemAlloc(&other, bytes), CUDA_ERROR_ILLEGAL_ADDRESS);
  EXPECT_EQ(cuEventRecord(event, transfer), CUDA_ERROR_ILLEGAL_ADDRESS);
}

static CUresult calledFromHostCode = CUDA_SUCCESS;

TEST_F(FakeDriverTest, HostCodeOfStreamsCallsNothing) {
  auto call = [](void *stream) {
    calledFromHostCode = cuStreamSynchronize(static_cast<CUstream>(stream));
  };
  EXPECT_EQ(cuLaunchHostFunc(compute, call, transfer), CUDA_SUCCESS);
  EXPECT_EQ(finish(), "");
  EXPECT_EQ(calledFromHostCode, CUDA_ERROR_NOT_PERMITTED);
}

TEST_F(FakeDriverTest, CopiesNeedTheirPinnedMemory) {
  alignas(64) char own[bytes] = {};
  CUdeviceptr memory = allocate();
  order(compute, transfer);
  EXPECT_EQ(cuMemHostRegister(own, bytes, 0), CUDA_SUCCESS);
  EXPECT_EQ(cuMemHostRegister(own + 4, 4, 0),
            CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED);
  EXPECT_EQ(cuMemcpyAsync(memory, reinterpret_cast<CUdeviceptr>(own), bytes,
                          transfer),
            CUDA_SUCCESS);
  EXPECT_EQ(cuMemHostUnregister(own), CUDA_SUCCESS);
  std::string fault = finish();
  EXPECT_NE(fault.find("no longer pinned"), std::string::npos) << fault;
}

TEST_F(FakeDriverTest, MuchSharedMemoryIsAskedFor) {
  CUdeviceptr memory = allocate();
  uint32_t value = 7;
  void *parameters[] = {&memory, &value};
  auto run = [&](unsigned shared) {
    return cuLaunchKernel(set, 1, 1, 1, 16, 1, 1, shared, compute, parameters,
                          nullptr);
  };
  EXPECT_EQ(run(64 << 10), CUDA_ERROR_INVALID_VALUE);
  EXPECT_EQ(cuFuncSetAttribute(
                set, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 64 << 10),
            CUDA_SUCCESS);
  EXPECT_EQ(run(64 << 10), CUDA_SUCCESS);
  cuMemFreeAsync(memory, compute);
  EXPECT_EQ(finish(), "");
}

TEST_F(FakeDriverTest, EventsAreTimedOnceTheyAreRecorded) {
  CUevent start = nullptr, end = nullptr;
  for (CUevent *fresh : {&start, &end})
    EXPECT_EQ(cuEventCreate(fresh, CU_EVENT_DEFAULT), CUDA_SUCCESS);
  float milliseconds = 0;
  EXPECT_EQ(cuEventRecord(start, compute), CUDA_SUCCESS);
  EXPECT_EQ(finish(), "");
  EXPECT_EQ(cuEventElapsedTime(&milliseconds, start, end),
            CUDA_ERROR_INVALID_HANDLE);
  EXPECT_EQ(cuEventRecord(end, compute), CUDA_SUCCESS);
  EXPECT_EQ(finish(), "");
  EXPECT_EQ(cuEventElapsedTime(&milliseconds, start, end), CUDA_SUCCESS);
  cuEventDestroy(start);
  cuEventDestroy(end);
}

TEST_F(FakeDriverTest, PoolsHoldMemoryBackUntilTheyAreTrimmed) {
  // Memory that other tests have not freed does not count.
  size_t free = 0, total = 0;
  EXPECT_EQ(cuMemGetInfo(&free, &total), CUDA_SUCCESS);
  size_t before = aoFakeSetCapacity(total - free + 100);
  CUdeviceptr memory = allocate(), other = 0;
  EXPECT_EQ(cuMemFreeAsync(memory, compute), CUDA_SUCCESS);
  EXPECT_EQ(cuMemAlloc(&other, bytes), CUDA_ERROR_OUT_OF_MEMORY);
  // Its free has not run.
  EXPECT_EQ(cuMemPoolTrimTo(pool, 0), CUDA_SUCCESS);
  EXPECT_EQ(cuMemAlloc(&other, bytes), CUDA_ERROR_OUT_OF_MEMORY);
  EXPECT_EQ(cuCtxSynchronize(), CUDA_SUCCESS);
  EXPECT_EQ(cuMemPoolTrimTo(pool, 0), CUDA_SUCCESS);
  EXPECT_EQ(cuMemAlloc(&other, bytes), CUDA_SUCCESS);
  EXPECT_EQ(cuMemFree(other), CUDA_SUCCESS);
  aoFakeSetCapacity(before);
  EXPECT_EQ(finish(), "");
}

TEST_F(FakeDriverTest, FillsAreAligned) {
  CUdeviceptr memory = allocate();
  EXPECT_EQ(cuMemsetD32Async(memory + 2, 0, 4, compute),
            CUDA_ERROR_INVALID_VALUE);
  EXPECT_EQ(cuMemsetD16Async(memory + 2, 0, 4, compute), CUDA_SUCCESS);
  cuMemFreeAsync(memory, compute);
  EXPECT_EQ(finish(), "");
}

} // namespace
