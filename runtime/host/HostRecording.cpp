//===- HostRecording.cpp - Commands of a captured step --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostRecording.h"

using namespace ao::runtime;

HostRecording::~HostRecording() {
  for (const auto &entry : memory)
    // Errors during teardown are ignored.
    (void)heap.free(entry.first);
}

void HostRecording::add(std::shared_ptr<WorkQueue> queue, CopyItem item) {
  commands.push_back({std::move(queue), std::move(item)});
}
void HostRecording::add(std::shared_ptr<WorkQueue> queue, FillItem item) {
  commands.push_back({std::move(queue), item});
}
void HostRecording::add(std::shared_ptr<WorkQueue> queue, CallItem item) {
  commands.push_back({std::move(queue), std::move(item)});
}

void HostRecording::record(const BackendEvent &event,
                           std::shared_ptr<WorkQueue> queue) {
  latest[&event] = points.size();
  points.push_back({queue, 0});
  commands.push_back({std::move(queue), Mark{points.size() - 1}});
}

Status HostRecording::wait(const BackendEvent &event,
                           std::shared_ptr<WorkQueue> queue) {
  auto it = latest.find(&event);
  if (it == latest.end())
    return uncapturable("a stream waits in a capture for an event that was "
                        "recorded outside of it");
  commands.push_back({std::move(queue), Wait{it->second}});
  return {};
}

Status HostRecording::allocate(int64_t bytes, void *&pointer) {
  AORT_RETURN_IF_ERROR(heap.allocate(bytes, pointer));
  memory.emplace(pointer, bytes);
  return {};
}

void HostRecording::free(void *pointer, std::shared_ptr<WorkQueue> queue) {
  commands.push_back(
      {std::move(queue), PoisonItem{pointer, memory.at(pointer), nullptr}});
}

void HostRecording::waitFor(WorkQueue &queue, const QueuePoint &point) {
  if (point.queue.get() == &queue)
    return;
  if (queue.isInline())
    point.queue->waitFor(point.sequence);
  else if (!point.queue->isInline())
    queue.submit(WaitItem{point.queue, point.sequence});
}
