//===- DeviceStreams.cpp - Streams and events of one device ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceStreams.h"

using namespace ao::runtime;

Status DeviceStreams::make(StreamRole role,
                           std::unique_ptr<AortStream> &stream) {
  auto fresh = std::make_unique<AortStream>(config.device, role, ++streamsMade);
  AORT_RETURN_IF_ERROR(backend.createStream(role, fresh->backend));
  recorder.streamCreated();
  stream = std::move(fresh);
  return {};
}

Status DeviceStreams::compute(AortStream *&stream) {
  stream = ready[Compute].load(std::memory_order_acquire);
  if (stream)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  if (!own[Compute]) {
    AORT_RETURN_IF_ERROR(make(StreamRole::Compute, own[Compute]));
    if (config.onCompute)
      AORT_RETURN_IF_ERROR(config.onCompute(*own[Compute]->backend));
  }
  stream = own[Compute].get();
  ready[Compute].store(stream, std::memory_order_release);
  return {};
}

Status DeviceStreams::transfer(AortDirection direction, AortStream *&stream,
                               bool inCapture) {
  if (direction != AORT_DEVICE_TO_HOST && direction != AORT_HOST_TO_DEVICE)
    return invalidArgument("no such direction: " + std::to_string(direction));
  bool first = config.merged || direction == AORT_DEVICE_TO_HOST;
  Own which = inCapture ? (first ? FirstCaptured : SecondCaptured)
                        : (first ? FirstTransfer : SecondTransfer);
  stream = ready[which].load(std::memory_order_acquire);
  if (stream)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  if (!own[which]) {
    StreamRole role = config.merged ? StreamRole::Merged
                      : first       ? StreamRole::Offload
                                    : StreamRole::Reload;
    AORT_RETURN_IF_ERROR(make(role, own[which]));
  }
  stream = own[which].get();
  ready[which].store(stream, std::memory_order_release);
  return {};
}

Status DeviceStreams::create(AortStreamKind kind, AortStream *&stream) {
  if (kind != AORT_STREAM_COMPUTE && kind != AORT_STREAM_TRANSFER)
    return invalidArgument("no such kind of stream: " + std::to_string(kind));
  std::unique_ptr<AortStream> fresh;
  AORT_RETURN_IF_ERROR(make(kind == AORT_STREAM_COMPUTE ? StreamRole::Compute
                                                        : StreamRole::Other,
                            fresh));
  std::lock_guard<std::mutex> lock(mutex);
  stream = fresh.get();
  streams.emplace(stream, std::move(fresh));
  return {};
}

Status DeviceStreams::adopt(void *native, AortStream *&stream) {
  auto fresh = std::make_unique<AortStream>(config.device, StreamRole::Adopted,
                                            ++streamsMade);
  AORT_RETURN_IF_ERROR(backend.adoptStream(native, fresh->backend));
  std::lock_guard<std::mutex> lock(mutex);
  stream = fresh.get();
  streams.emplace(stream, std::move(fresh));
  return {};
}

Status DeviceStreams::destroy(AortStream *stream) {
  std::unique_ptr<AortStream> doomed;
  {
    std::lock_guard<std::mutex> lock(mutex);
    auto it = streams.find(stream);
    if (it == streams.end())
      return invalidArgument("the runtime's own streams are not destroyed by "
                             "the caller");
    doomed = std::move(it->second);
    streams.erase(it);
  }
  if (doomed->role == StreamRole::Adopted)
    return {};
  return backend.synchronize(*doomed->backend);
}

Status DeviceStreams::createEvent(AortEvent *&event) {
  auto fresh = std::make_unique<AortEvent>(config.device);
  AORT_RETURN_IF_ERROR(pool.share(fresh->backend));
  std::lock_guard<std::mutex> lock(mutex);
  event = fresh.get();
  events.emplace(event, std::move(fresh));
  return {};
}

Status DeviceStreams::destroyEvent(AortEvent *event) {
  std::lock_guard<std::mutex> lock(mutex);
  if (events.erase(event) == 0)
    return invalidArgument("no such event");
  return {};
}

void DeviceStreams::appendOwn(Own first, std::vector<AortStream *> &result) {
  for (int which = first; which < FirstCaptured; ++which)
    if (own[which])
      result.push_back(own[which].get());
}

std::vector<AortStream *> DeviceStreams::ownTransferStreams() {
  std::lock_guard<std::mutex> lock(mutex);
  std::vector<AortStream *> result;
  appendOwn(FirstTransfer, result);
  return result;
}

std::vector<AortStream *> DeviceStreams::ownStreams() {
  std::lock_guard<std::mutex> lock(mutex);
  std::vector<AortStream *> result;
  appendOwn(Compute, result);
  return result;
}

std::vector<AortStream *> DeviceStreams::allStreams() {
  std::lock_guard<std::mutex> lock(mutex);
  std::vector<AortStream *> result;
  appendOwn(FirstTransfer, result);
  if (own[Compute])
    result.push_back(own[Compute].get());
  for (auto &entry : streams)
    if (entry.first->role != StreamRole::Adopted)
      result.push_back(entry.first);
  return result;
}

size_t DeviceStreams::streamCount() {
  std::lock_guard<std::mutex> lock(mutex);
  return streams.size();
}

size_t DeviceStreams::eventCount() {
  std::lock_guard<std::mutex> lock(mutex);
  return events.size();
}

void DeviceStreams::clear() {
  streams.clear();
  for (int which = 0; which < OwnCount; ++which) {
    ready[which] = nullptr;
    own[which].reset();
  }
}
