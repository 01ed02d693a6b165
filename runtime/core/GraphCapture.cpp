//===- GraphCapture.cpp - Steps captured as graphs ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphCapture.h"

using namespace ao::runtime;

void GraphCapture::setOpen(bool isOpen) {
  thread = std::this_thread::get_id();
  open = isOpen;
  measurements.pause(isOpen);
}

Status GraphCapture::refuseWait() const {
  if (isOpenHere())
    return uncapturable("the host waits for work in a capture, where nothing "
                        "runs");
  return {};
}

Status GraphCapture::begin(bool mayAllocate) {
  std::lock_guard<std::mutex> lock(mutex);
  if (open)
    return invalidState("capture begun twice");
  if (int64_t live = transfers.live(); live > 0)
    return invalidState("capture begun with " + std::to_string(live) +
                        " transfers in flight");
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(streams.compute(stream));
  AORT_RETURN_IF_ERROR(backend.beginCapture(*stream->backend));
  memory.captureBegins(mayAllocate);
  pool.captureBegins();
  setOpen(true);
  return {};
}

Status GraphCapture::end(AortGraph *&graph) {
  std::lock_guard<std::mutex> lock(mutex);
  auto fresh = std::make_unique<AortGraph>(device);
  AORT_RETURN_IF_ERROR(endLocked(/*old=*/nullptr, fresh->backend));
  graph = fresh.get();
  graphs.emplace(graph, std::move(fresh));
  return {};
}

Status GraphCapture::end(BackendGraph *old,
                         std::unique_ptr<BackendGraph> &graph) {
  std::lock_guard<std::mutex> lock(mutex);
  return endLocked(old, graph);
}

Status GraphCapture::endLocked(BackendGraph *old,
                               std::unique_ptr<BackendGraph> &graph) {
  if (!open)
    return invalidState("capture ended but not begun");
  setOpen(false);
  pool.captureEnds();
  AortStream *compute = nullptr;
  AORT_RETURN_IF_ERROR(streams.compute(compute));
  std::vector<BackendStream *> others;
  for (AortStream *stream : streams.ownTransferStreams())
    others.push_back(stream->backend.get());
  Status kept = memory.captureEnds();
  std::unique_ptr<BackendGraph> fresh;
  AORT_RETURN_IF_ERROR(
      backend.endCapture(*compute->backend, others, old, fresh));
  AORT_RETURN_IF_ERROR(kept);
  graph = std::move(fresh);
  return {};
}

Status GraphCapture::launch(AortGraph &graph) {
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(streams.compute(stream));
  return pool.launch(*graph.backend, *stream);
}

Status GraphCapture::destroy(AortGraph *graph) {
  std::lock_guard<std::mutex> lock(mutex);
  if (graphs.erase(graph) == 0)
    return invalidArgument("no such graph");
  return {};
}

size_t GraphCapture::graphCount() {
  std::lock_guard<std::mutex> lock(mutex);
  return graphs.size();
}
