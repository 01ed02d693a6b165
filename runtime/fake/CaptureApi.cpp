//===- CaptureApi.cpp - Captures and graphs of the stand-in ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Api.h"

#include <algorithm>

using namespace ao::fake;

FAKE cuStreamBeginCapture(CUstream stream, CUstreamCaptureMode) {
  ENTER();
  Stream *s = streamOf(stream);
  REQUIRE(driver.streams.count(s) && !s->capture);
  s->capture = std::make_shared<Capture>();
  s->capture->origin = s;
  s->capture->number = ++driver.capturesMade;
  s->capture->streams.insert(s);
  s->capture->graph = std::make_unique<Graph>();
  return CUDA_SUCCESS;
}

FAKE cuStreamIsCapturing(CUstream stream, CUstreamCaptureStatus *status) {
  ENTER();
  REQUIRE(driver.streams.count(streamOf(stream)));
  const Capture *capture = streamOf(stream)->capture.get();
  *status = !capture            ? CU_STREAM_CAPTURE_STATUS_NONE
            : capture->isBroken ? CU_STREAM_CAPTURE_STATUS_INVALIDATED
                                : CU_STREAM_CAPTURE_STATUS_ACTIVE;
  return CUDA_SUCCESS;
}

FAKE cuStreamGetCaptureInfo_v3(CUstream stream, CUstreamCaptureStatus *status,
                               cuuint64_t *number, CUgraph *graph,
                               const CUgraphNode **, const CUgraphEdgeData **,
                               size_t *) {
  ENTER();
  REQUIRE(driver.streams.count(streamOf(stream)));
  const Capture *capture = streamOf(stream)->capture.get();
  *status = !capture            ? CU_STREAM_CAPTURE_STATUS_NONE
            : capture->isBroken ? CU_STREAM_CAPTURE_STATUS_INVALIDATED
                                : CU_STREAM_CAPTURE_STATUS_ACTIVE;
  if (*status != CU_STREAM_CAPTURE_STATUS_ACTIVE)
    return CUDA_SUCCESS;
  *number = capture->number;
  *graph = reinterpret_cast<CUgraph>(capture->graph.get());
  return CUDA_SUCCESS;
}

FAKE cuUserObjectCreate(CUuserObject *object, void *data, CUhostFn destroy,
                        unsigned count, unsigned flags) {
  ENTER();
  REQUIRE(count == 1 && flags == CU_USER_OBJECT_NO_DESTRUCTOR_SYNC);
  auto *fresh = new std::shared_ptr<UserObject>(
      std::make_shared<UserObject>(destroy, data));
  driver.objects.insert(fresh);
  *object = reinterpret_cast<CUuserObject>(fresh);
  return CUDA_SUCCESS;
}

FAKE cuUserObjectRelease(CUuserObject object, unsigned count) {
  ENTER();
  auto *doomed = reinterpret_cast<std::shared_ptr<UserObject> *>(object);
  REQUIRE(count == 1 && driver.objects.erase(doomed));
  delete doomed;
  return CUDA_SUCCESS;
}

FAKE cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned count,
                             unsigned flags) {
  ENTER();
  auto *known = reinterpret_cast<Graph *>(graph);
  bool isCaptured = std::any_of(
      driver.streams.begin(), driver.streams.end(), [&](const Stream *stream) {
        return stream->capture && stream->capture->graph.get() == known;
      });
  auto *moved = reinterpret_cast<std::shared_ptr<UserObject> *>(object);
  REQUIRE(count == 1 && flags == CU_GRAPH_USER_OBJECT_MOVE &&
          (isCaptured || driver.graphs.count(known)) &&
          driver.objects.erase(moved));
  known->objects.push_back(*moved);
  delete moved;
  return CUDA_SUCCESS;
}

static void dropAllocations(Driver &driver, Graph &graph) {
  for (uint64_t address : graph.allocations)
    driver.memory.release(address);
}

FAKE cuStreamEndCapture(CUstream stream, CUgraph *graph) {
  ENTER();
  Stream *origin = streamOf(stream);
  REQUIRE(driver.streams.count(origin) && origin->capture &&
          origin->capture->origin == origin);
  std::shared_ptr<Capture> capture = origin->capture;
  if (capture->thread != std::this_thread::get_id())
    return CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD;
  CUresult result =
      capture->isBroken ? CUDA_ERROR_STREAM_CAPTURE_INVALIDATED : CUDA_SUCCESS;
  for (Stream *s : capture->streams) {
    s->capture = nullptr;
    if (result == CUDA_SUCCESS &&
        capture->clocks[origin][s] < capture->clocks[s][s])
      result = CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
  }
  if (result != CUDA_SUCCESS) {
    dropAllocations(driver, *capture->graph);
    return result;
  }
  Graph *fresh = capture->graph.release();
  driver.graphs.insert(fresh);
  *graph = reinterpret_cast<CUgraph>(fresh);
  return CUDA_SUCCESS;
}

FAKE cuGraphInstantiate(CUgraphExec *executable, CUgraph graph,
                        unsigned long long) {
  ENTER();
  REQUIRE(driver.graphs.count(reinterpret_cast<Graph *>(graph)));
  auto *fresh = new Graph(*reinterpret_cast<Graph *>(graph));
  driver.executables.insert(fresh);
  ++driver.graphsMade;
  driver.log("cuGraphInstantiate %p", addressOf(fresh));
  *executable = reinterpret_cast<CUgraphExec>(fresh);
  return CUDA_SUCCESS;
}

/// Parameters of nodes may change, not what the nodes are.
static bool isAlike(const Graph &one, const Graph &other) {
  return one.allocations.empty() && other.allocations.empty() &&
         std::equal(one.nodes.begin(), one.nodes.end(), other.nodes.begin(),
                    other.nodes.end(),
                    [](const Graph::Node &a, const Graph::Node &b) {
                      return a.what == b.what;
                    });
}

FAKE cuGraphExecUpdate(CUgraphExec executable, CUgraph graph,
                       CUgraphExecUpdateResultInfo *info) {
  ENTER();
  auto *old = reinterpret_cast<Graph *>(executable);
  auto *fresh = reinterpret_cast<Graph *>(graph);
  REQUIRE(driver.executables.count(old) && driver.graphs.count(fresh));
  *info = {};
  if (!isAlike(*old, *fresh)) {
    info->result = CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
    return CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE;
  }
  driver.log("cuGraphExecUpdate %p", addressOf(executable));
  old->nodes = fresh->nodes;
  return CUDA_SUCCESS;
}

FAKE cuGraphUpload(CUgraphExec executable, CUstream stream) {
  ENTER();
  REQUIRE(driver.executables.count(reinterpret_cast<Graph *>(executable)) &&
          driver.streams.count(streamOf(stream)));
  return CUDA_SUCCESS;
}

FAKE cuGraphLaunch(CUgraphExec executable, CUstream stream) {
  ENTER();
  auto *graph = reinterpret_cast<Graph *>(executable);
  REQUIRE(driver.executables.count(graph));
  // Memory that the last launch has allocated is not freed.
  if (graph->wasLaunched && !graph->unfreed.empty())
    return CUDA_ERROR_INVALID_VALUE;
  graph->wasLaunched = true;
  driver.log("cuGraphLaunch %p %p", addressOf(executable), addressOf(stream));
  return driver.launch(streamOf(stream), *graph);
}

FAKE cuGraphDestroy(CUgraph graph) {
  ENTER();
  auto *doomed = reinterpret_cast<Graph *>(graph);
  REQUIRE(driver.graphs.erase(doomed));
  driver.synchronizeAll();
  dropAllocations(driver, *doomed);
  delete doomed;
  return CUDA_SUCCESS;
}

FAKE cuGraphExecDestroy(CUgraphExec executable) {
  ENTER();
  auto *doomed = reinterpret_cast<Graph *>(executable);
  REQUIRE(driver.executables.erase(doomed));
  delete doomed;
  return CUDA_SUCCESS;
}
