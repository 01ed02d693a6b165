//===- DriverCaptureTests.cpp - Tests of captures on the stand-in ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DriverHarness.h"

#include <functional>
#include <thread>

using namespace ao::fake;

namespace {

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

TEST_F(FakeDriverTest, GraphsTakeParametersOfOthersThatAreAlike) {
  CUdeviceptr memory = allocate();
  auto capture = [&](unsigned char value, int fills) {
    EXPECT_EQ(cuStreamBeginCapture(compute, CU_STREAM_CAPTURE_MODE_GLOBAL),
              CUDA_SUCCESS);
    for (int i = 0; i < fills; ++i)
      EXPECT_EQ(cuMemsetD8Async(memory, value, bytes, compute), CUDA_SUCCESS);
    CUgraph graph = nullptr;
    EXPECT_EQ(cuStreamEndCapture(compute, &graph), CUDA_SUCCESS);
    return graph;
  };
  CUgraph one = capture(1, 1), two = capture(2, 1), longer = capture(3, 2);
  CUgraphExec executable = nullptr;
  EXPECT_EQ(cuGraphInstantiate(&executable, one, 0), CUDA_SUCCESS);
  CUgraphExecUpdateResultInfo info;
  EXPECT_EQ(cuGraphExecUpdate(executable, two, &info), CUDA_SUCCESS);
  EXPECT_EQ(info.result, CU_GRAPH_EXEC_UPDATE_SUCCESS);
  EXPECT_EQ(cuGraphExecUpdate(executable, longer, &info),
            CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE);
  EXPECT_EQ(info.result, CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED);
  EXPECT_EQ(cuGraphExecUpdate(nullptr, two, &info), CUDA_ERROR_INVALID_HANDLE);
  EXPECT_EQ(cuGraphLaunch(executable, compute), CUDA_SUCCESS);
  unsigned char seen = 0;
  EXPECT_EQ(
      cuMemcpyAsync(reinterpret_cast<CUdeviceptr>(&seen), memory, 1, compute),
      CUDA_SUCCESS);
  EXPECT_EQ(cuStreamSynchronize(compute), CUDA_SUCCESS);
  EXPECT_EQ(seen, 2);
  cuGraphExecDestroy(executable);
  for (CUgraph graph : {one, two, longer})
    cuGraphDestroy(graph);
  cuMemFreeAsync(memory, compute);
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

TEST_F(FakeDriverTest, NodesOfAGraphRaceWhereNothingOrdersThem) {
  CUdeviceptr memory = allocate();
  // The kernel writes what the copy reads, before it, beside it or after it.
  for (bool isOrdered : {true, false}) {
    EXPECT_EQ(cuStreamBeginCapture(compute, CU_STREAM_CAPTURE_MODE_GLOBAL),
              CUDA_SUCCESS);
    order(compute, transfer);
    EXPECT_EQ(launch(memory, 7), CUDA_SUCCESS);
    if (isOrdered)
      order(compute, transfer);
    EXPECT_EQ(copyOut(memory), CUDA_SUCCESS);
    order(transfer, compute);
    CUgraph graph = nullptr;
    EXPECT_EQ(cuStreamEndCapture(compute, &graph), CUDA_SUCCESS);
    CUgraphExec executable = nullptr;
    EXPECT_EQ(cuGraphInstantiate(&executable, graph, 0), CUDA_SUCCESS);
    // Launches are ordered after each other, and before the free.
    for (int round = 0; round < 3; ++round)
      EXPECT_EQ(cuGraphLaunch(executable, compute), CUDA_SUCCESS);
    if (isOrdered) {
      EXPECT_EQ(launch(memory, 8), CUDA_SUCCESS);
    }
    std::string fault = finish();
    EXPECT_EQ(fault.find("race: ") == std::string::npos, isOrdered) << fault;
    cuGraphExecDestroy(executable);
    cuGraphDestroy(graph);
  }
}

TEST_F(FakeDriverTest, WorkBesideALaunchRacesWithItsNodes) {
  CUdeviceptr memory = allocate();
  EXPECT_EQ(cuStreamBeginCapture(compute, CU_STREAM_CAPTURE_MODE_GLOBAL),
            CUDA_SUCCESS);
  EXPECT_EQ(launch(memory, 7), CUDA_SUCCESS);
  CUgraph graph = nullptr;
  EXPECT_EQ(cuStreamEndCapture(compute, &graph), CUDA_SUCCESS);
  CUgraphExec executable = nullptr;
  EXPECT_EQ(cuGraphInstantiate(&executable, graph, 0), CUDA_SUCCESS);
  order(compute, transfer);
  EXPECT_EQ(cuGraphLaunch(executable, compute), CUDA_SUCCESS);
  EXPECT_EQ(copyOut(memory), CUDA_SUCCESS);
  EXPECT_NE(finish().find("race: "), std::string::npos);
  cuGraphExecDestroy(executable);
  cuGraphDestroy(graph);
}

TEST_F(FakeDriverTest, ObjectsOfAGraphEndWithItsLastUse) {
  bool hasEnded = false;
  EXPECT_EQ(cuStreamBeginCapture(compute, CU_STREAM_CAPTURE_MODE_GLOBAL),
            CUDA_SUCCESS);
  CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
  cuuint64_t number = 0;
  CUgraph graph = nullptr;
  EXPECT_EQ(cuStreamGetCaptureInfo(compute, &status, &number, &graph, nullptr,
                                   nullptr, nullptr),
            CUDA_SUCCESS);
  EXPECT_EQ(status, CU_STREAM_CAPTURE_STATUS_ACTIVE);
  CUuserObject object = nullptr;
  EXPECT_EQ(cuUserObjectCreate(
                &object, &hasEnded,
                [](void *data) {
                  *static_cast<bool *>(data) = true;
                  EXPECT_EQ(cuCtxSynchronize(), CUDA_ERROR_NOT_PERMITTED);
                },
                1, CU_USER_OBJECT_NO_DESTRUCTOR_SYNC),
            CUDA_SUCCESS);
  EXPECT_EQ(
      cuGraphRetainUserObject(graph, object, 1, CU_GRAPH_USER_OBJECT_MOVE),
      CUDA_SUCCESS);
  CUdeviceptr memory = allocate();
  EXPECT_EQ(launch(memory, 7), CUDA_SUCCESS);
  EXPECT_EQ(cuMemFreeAsync(memory, compute), CUDA_SUCCESS);
  EXPECT_EQ(cuStreamEndCapture(compute, &graph), CUDA_SUCCESS);
  CUgraphExec executable = nullptr;
  EXPECT_EQ(cuGraphInstantiate(&executable, graph, 0), CUDA_SUCCESS);
  EXPECT_EQ(cuGraphDestroy(graph), CUDA_SUCCESS);
  EXPECT_EQ(cuGraphLaunch(executable, compute), CUDA_SUCCESS);
  EXPECT_EQ(cuGraphExecDestroy(executable), CUDA_SUCCESS);
  // The launch has not run yet.
  EXPECT_FALSE(hasEnded);
  (void)finish();
  EXPECT_TRUE(hasEnded);
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
  // Another thread cannot end it.
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

} // namespace
