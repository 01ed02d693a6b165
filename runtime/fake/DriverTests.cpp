//===- DriverTests.cpp - Tests of what the stand-in refuses ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// That it finds what is wrong. That it lets pass what is right is for the
// conformance suite and the models to show.
//
//===----------------------------------------------------------------------===//

#include <cuda.h>

#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <thread>

// The header may mean a newer function than the runtime asks for.
#undef cuEventElapsedTime
extern "C" CUresult cuEventElapsedTime(float *, CUevent, CUevent);
extern "C" const char *aoFakeTakeFault();
extern "C" size_t aoFakeSetCapacity(size_t bytes);

namespace {

const char *const kernels = R"(
.version 8.0
.target sm_90
.address_size 64
.visible .entry set(
.param .u64 to,
.param .u32 value
)
.maxntid 32, 1, 1
{
ld.param.b64 %rd1, [to];
ld.param.b32 %r1, [value];
mov.u32 %r2, %tid.x;
mul.wide.u32 %rd2, %r2, 4;
add.s64 %rd3, %rd1, %rd2;
st.global.b32 [%rd3], %r1;
ret;
}
.visible .entry set_ends(
.param .u64 to,
.param .u32 value
)
.maxntid 32, 1, 1
{
ld.param.b64 %rd1, [to];
ld.param.b32 %r1, [value];
st.global.b32 [%rd1], %r1;
st.global.b32 [%rd1+60], %r1;
ret;
}
.visible .entry thread_write(
.param .u64 to,
.param .u32 step
)
{
ld.param.b64 %rd1, [to];
ld.param.b32 %r1, [step];
mov.u32 %r2, %tid.x;
mul.lo.s32 %r3, %r2, %r1;
mul.wide.u32 %rd2, %r3, 4;
add.s64 %rd3, %rd1, %rd2;
st.global.b32 [%rd3], %r2;
ret;
}
.visible .entry thread_neighbour(
.param .u64 to,
.param .u32 waits
)
{
ld.param.b64 %rd1, [to];
ld.param.b32 %r1, [waits];
mov.u32 %r2, %tid.x;
mul.wide.u32 %rd2, %r2, 4;
add.s64 %rd3, %rd1, %rd2;
st.global.b32 [%rd3], %r2;
setp.eq.s32 %p1, %r1, 0;
@%p1 bra $L__BB0_1;
bar.sync 0;
$L__BB0_1:
xor.b32 %r3, %r2, 1;
mul.wide.u32 %rd4, %r3, 4;
add.s64 %rd5, %rd1, %rd4;
ld.global.b32 %r4, [%rd5];
ret;
}
.global .align 4 .b8 table[8] = {7, 0, 0, 0, 9};
.const .b32 factor = 3;
.visible .entry wide_look_up(
.param .u64 to,
.param .u32 value
)
{
mov.b64 %rd2, table;
ld.global.nc.v2.b32 {%r1, %r2}, [%rd2];
ret;
}
.visible .entry block_write(
.param .u64 to,
.param .u32 step
)
{
ld.param.b64 %rd1, [to];
ld.param.b32 %r1, [step];
mov.u32 %r2, %ctaid.x;
mul.lo.s32 %r3, %r2, %r1;
mul.wide.u32 %rd2, %r3, 4;
add.s64 %rd3, %rd1, %rd2;
st.global.b32 [%rd3], %r2;
ret;
}
.visible .entry block_read(
.param .u64 to,
.param .u32 step
)
{
ld.param.b64 %rd1, [to];
ld.param.b32 %r1, [step];
mov.u32 %r2, %ctaid.x;
mul.lo.s32 %r3, %r2, %r1;
mul.wide.u32 %rd2, %r3, 4;
add.s64 %rd3, %rd1, %rd2;
ld.global.b32 %r4, [%rd1+16];
st.global.b32 [%rd3], %r4;
ret;
}
.visible .entry look_up(
.param .u64 to,
.param .u32 value
)
{
ld.param.b64 %rd1, [to];
mov.b64 %rd2, table;
ld.global.nc.b32 %r1, [%rd2];
ld.global.nc.b32 %r2, [%rd2+4];
mov.b64 %rd3, factor;
ld.const.b32 %r3, [%rd3];
mad.lo.s32 %r4, %r1, %r2, %r3;
st.global.b32 [%rd1], %r4;
add.s32 %r5, %r1, 1;
st.global.b32 [%rd2], %r5;
ret;
}
)";

class FakeDriverTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(cuInit(0), CUDA_SUCCESS);
    ASSERT_EQ(cuDevicePrimaryCtxRetain(&context, 0), CUDA_SUCCESS);
    ASSERT_EQ(cuCtxSetCurrent(context), CUDA_SUCCESS);
    CUmemPoolProps properties{};
    ASSERT_EQ(cuMemPoolCreate(&pool, &properties), CUDA_SUCCESS);
    for (CUstream *stream : {&compute, &transfer})
      ASSERT_EQ(cuStreamCreate(stream, CU_STREAM_NON_BLOCKING), CUDA_SUCCESS);
    ASSERT_EQ(cuEventCreate(&event, CU_EVENT_DISABLE_TIMING), CUDA_SUCCESS);
    ASSERT_EQ(cuModuleLoadData(&module, kernels), CUDA_SUCCESS);
    ASSERT_EQ(cuModuleGetFunction(&set, module, "set"), CUDA_SUCCESS);
    ASSERT_EQ(cuModuleGetFunction(&setEnds, module, "set_ends"), CUDA_SUCCESS);
    ASSERT_EQ(cuMemHostAlloc(&host, bytes, 0), CUDA_SUCCESS);
  }
  void TearDown() override {
    (void)aoFakeTakeFault();
    cuModuleUnload(module);
    cuEventDestroy(event);
    cuStreamDestroy(compute);
    cuStreamDestroy(transfer);
    cuMemFreeHost(host);
    cuMemPoolDestroy(pool);
  }

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
  ASSERT_EQ(cuModuleLoadData(&other, kernels), CUDA_SUCCESS);
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

TEST_F(FakeDriverTest, CapturesFreeOnlyWhatTheyAllocate) {
  CUdeviceptr before = allocate();
  EXPECT_EQ(cuStreamBeginCapture(compute, CU_STREAM_CAPTURE_MODE_GLOBAL),
            CUDA_SUCCESS);
  CUdeviceptr inside = allocate();
  EXPECT_EQ(cuMemFreeAsync(before, compute), CUDA_ERROR_INVALID_VALUE);
  CUgraph graph = nullptr;
  EXPECT_EQ(cuStreamEndCapture(compute, &graph), CUDA_SUCCESS);
  CUgraphExec executable = nullptr;
  EXPECT_EQ(cuGraphInstantiateWithFlags(&executable, graph, 0), CUDA_SUCCESS);
  EXPECT_EQ(cuGraphLaunch(executable, compute), CUDA_SUCCESS);
  // It has not freed what it allocates each time.
  EXPECT_EQ(cuGraphLaunch(executable, compute), CUDA_ERROR_INVALID_VALUE);
  EXPECT_NE(inside, before);
  cuGraphExecDestroy(executable);
  cuGraphDestroy(graph);
  cuMemFreeAsync(before, compute);
  EXPECT_EQ(finish(), "");
}

TEST_F(FakeDriverTest, CallsThatWaitSpoilCaptures) {
  const std::function<CUresult()> forbidden[] = {
      [&] { return cuStreamSynchronize(compute); },
      [&] { return cuEventSynchronize(event); },
      [&] {
        CUdeviceptr memory = 0;
        return cuMemAlloc(&memory, bytes);
      },
      [&] { return cuMemFreeHost(host); },
  };
  for (const auto &call : forbidden) {
    ASSERT_EQ(cuStreamBeginCapture(compute, CU_STREAM_CAPTURE_MODE_GLOBAL),
              CUDA_SUCCESS);
    EXPECT_EQ(call(), CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_ACTIVE;
    EXPECT_EQ(cuStreamIsCapturing(compute, &status), CUDA_SUCCESS);
    EXPECT_EQ(status, CU_STREAM_CAPTURE_STATUS_INVALIDATED);
    CUgraph graph = nullptr;
    EXPECT_EQ(cuStreamEndCapture(compute, &graph),
              CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
    EXPECT_EQ(graph, nullptr);
  }
  // Afterwards the stream is as it was.
  CUdeviceptr memory = allocate();
  EXPECT_EQ(launch(memory, 7), CUDA_SUCCESS);
  EXPECT_EQ(cuMemFreeAsync(memory, compute), CUDA_SUCCESS);
  EXPECT_EQ(finish(), "");
}

TEST_F(FakeDriverTest, CapturesWaitForNothingOutside) {
  EXPECT_EQ(cuEventRecord(event, transfer), CUDA_SUCCESS);
  EXPECT_EQ(cuStreamBeginCapture(compute, CU_STREAM_CAPTURE_MODE_GLOBAL),
            CUDA_SUCCESS);
  EXPECT_EQ(cuStreamWaitEvent(compute, event, 0),
            CUDA_ERROR_STREAM_CAPTURE_ISOLATION);
  CUgraph graph = nullptr;
  EXPECT_EQ(cuStreamEndCapture(compute, &graph),
            CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
  EXPECT_EQ(finish(), "");
}

TEST_F(FakeDriverTest, CapturesEndWithAllStreamsJoined) {
  CUdeviceptr memory = allocate();
  order(compute, transfer);
  for (bool joins : {false, true}) {
    EXPECT_EQ(cuStreamBeginCapture(compute, CU_STREAM_CAPTURE_MODE_GLOBAL),
              CUDA_SUCCESS);
    EXPECT_EQ(launch(memory, 7), CUDA_SUCCESS);
    order(compute, transfer);
    EXPECT_EQ(copyOut(memory), CUDA_SUCCESS);
    if (joins)
      order(transfer, compute);
    CUgraph graph = nullptr;
    EXPECT_EQ(cuStreamEndCapture(compute, &graph),
              joins ? CUDA_SUCCESS : CUDA_ERROR_STREAM_CAPTURE_UNJOINED);
    if (joins)
      cuGraphDestroy(graph);
  }
  EXPECT_EQ(cuMemFreeAsync(memory, compute), CUDA_SUCCESS);
  EXPECT_EQ(finish(), "");
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
  // Beside what other tests have left.
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

TEST_F(FakeDriverTest, RelaxedThreadsAllocateInACapture) {
  EXPECT_EQ(cuStreamBeginCapture(compute, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL),
            CUDA_SUCCESS);
  CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_RELAXED;
  EXPECT_EQ(cuThreadExchangeStreamCaptureMode(&mode), CUDA_SUCCESS);
  CUdeviceptr memory = 0;
  EXPECT_EQ(cuMemAlloc(&memory, bytes), CUDA_SUCCESS);
  EXPECT_EQ(cuThreadExchangeStreamCaptureMode(&mode), CUDA_SUCCESS);
  EXPECT_EQ(mode, CU_STREAM_CAPTURE_MODE_RELAXED);
  // Whoever else ends it does not.
  CUgraph graph = nullptr;
  std::thread([&] {
    cuCtxSetCurrent(context);
    EXPECT_EQ(cuStreamEndCapture(compute, &graph),
              CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD);
  }).join();
  // Nor is an event of it one that the host can wait for.
  EXPECT_EQ(cuEventRecord(event, compute), CUDA_SUCCESS);
  EXPECT_EQ(cuStreamEndCapture(compute, &graph), CUDA_SUCCESS);
  EXPECT_EQ(cuEventSynchronize(event), CUDA_ERROR_CAPTURED_EVENT);
  EXPECT_EQ(cuEventQuery(event), CUDA_ERROR_CAPTURED_EVENT);
  EXPECT_EQ(cuGraphDestroy(graph), CUDA_SUCCESS);
  EXPECT_EQ(cuMemFree(memory), CUDA_SUCCESS);
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
