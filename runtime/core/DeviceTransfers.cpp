//===- DeviceTransfers.cpp - Copies and transfers of a device -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "Instance.h"

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Plain copies
//===----------------------------------------------------------------------===//

CopyTag Device::tagOf(const AortStream &stream) {
  CopyTag tag;
  if (stream.open != 0)
    if (Transfer *slot = find(stream.open)) {
      tag.value = slot->value;
      tag.name = slot->value->name.c_str();
      tag.direction = slot->direction;
      return tag;
    }
  tag.direction = stream.role == StreamRole::Reload ? AORT_HOST_TO_DEVICE
                                                    : AORT_DEVICE_TO_HOST;
  return tag;
}

Status Device::copy(AortStream &stream, void *destination, const void *source,
                    int64_t bytes) {
  if (bytes < 0)
    return invalidArgument("copy of " + std::to_string(bytes) + " bytes");
  if (bytes == 0)
    return {};
  if (!destination || !source)
    return invalidArgument("copy: null pointer");
  CopyTag tag;
  {
    std::lock_guard<std::mutex> lock(mutex);
    tag = tagOf(stream);
  }
  return backendDevice->copy(*stream.backend, destination, source, bytes, tag);
}

Status Device::copyStrided(AortStream &stream, const AortStridedCopy &copy) {
  StridedCopy reduced;
  AORT_RETURN_IF_ERROR(StridedCopy::create(copy, reduced));
  if (reduced.empty())
    return {};
  CopyTag tag;
  {
    std::lock_guard<std::mutex> lock(mutex);
    tag = tagOf(stream);
  }
  return backendDevice->copy(*stream.backend, reduced, tag);
}

//===----------------------------------------------------------------------===//
// Transfer slots
//===----------------------------------------------------------------------===//

AortTransfer Device::idOf(const Transfer &slot) {
  return (static_cast<uint64_t>(slot.generation) << 32) |
         (static_cast<uint64_t>(slot.index) + 1);
}

Device::Transfer *Device::find(AortTransfer transfer) {
  uint64_t index = (transfer & 0xffffffffu) - 1;
  if (transfer == 0 || index >= transfers.size())
    return nullptr;
  Transfer &slot = transfers[index];
  bool current = slot.state != State::Idle && idOf(slot) == transfer;
  return current ? &slot : nullptr;
}

Device::Transfer &Device::takeSlot() {
  ++liveTransfers;
  if (!idleTransfers.empty()) {
    Transfer &slot = transfers[idleTransfers.back()];
    idleTransfers.pop_back();
    return slot;
  }
  Transfer &slot = transfers.emplace_back();
  slot.index = static_cast<uint32_t>(transfers.size() - 1);
  return slot;
}

void Device::recycle(Transfer &slot) {
  if (slot.block && slot.block->pendingOffload == idOf(slot))
    slot.block->pendingOffload = 0;
  slot.block = nullptr;
  slot.state = State::Idle;
  ++slot.generation;
  idleTransfers.push_back(slot.index);
  --liveTransfers;
}

static Status noSuchTransfer(const char *what, AortTransfer transfer) {
  return invalidState(std::string(what) + ": transfer " +
                      std::to_string(transfer) +
                      " is not in flight (never begun, or waited for before)");
}

//===----------------------------------------------------------------------===//
// Begin and end
//===----------------------------------------------------------------------===//

Status Device::begin(AortDirection direction, void *destination,
                     const void *source, int64_t bytes, const char *name,
                     AortTransfer &transfer) {
  std::lock_guard<std::mutex> lock(mutex);
  return beginLocked(direction, destination, source, bytes, name, transfer);
}

Status Device::beginLocked(AortDirection direction, void *destination,
                           const void *source, int64_t bytes, const char *name,
                           AortTransfer &transfer) {
  if (bytes < 0 || (bytes > 0 && (!destination || !source)))
    return invalidArgument("transfer of " + quoted(name) +
                           ": null pointer or "
                           "size of " +
                           std::to_string(bytes) + " bytes");
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(transferStreamLocked(direction, stream));
  if (stream->open != 0)
    return invalidState("transfer of " + quoted(name) +
                        " is begun before the one of " +
                        quoted(find(stream->open)->value->name.c_str()) +
                        " on the same stream has ended");
  Transfer &slot = takeSlot();
  slot.state = State::Open;
  slot.direction = direction;
  slot.stream = stream;
  slot.destination = destination;
  slot.source = source;
  slot.bytes = bytes;
  slot.value = recorder->value(name);
  slot.block =
      pool->find(direction == AORT_DEVICE_TO_HOST ? destination : source);
  if (Status status = orderAgainstCompute(slot); !status.ok()) {
    recycle(slot);
    return status;
  }
  stream->open = idOf(slot);
  transfer = idOf(slot);
  return {};
}

/// The transfer stream waits for what compute was given so far, which covers
/// the producer of an offloaded value, the allocation of a reload's target and
/// the point where a pool buffer was returned; and a reload waits for the
/// offload that fills its source.
Status Device::orderAgainstCompute(Transfer &slot) {
  BackendStream &stream = *slot.stream->backend;
  if (!slot.completion)
    AORT_RETURN_IF_ERROR(takeEvent(measuringEvents(), slot.completion));
  if (!inlineCompute) {
    AortStream *computeOfDevice = nullptr;
    AORT_RETURN_IF_ERROR(compute(computeOfDevice));
    if (!order)
      AORT_RETURN_IF_ERROR(takeEvent(false, order));
    AORT_RETURN_IF_ERROR(
        backendDevice->record(*order, *computeOfDevice->backend));
    AORT_RETURN_IF_ERROR(backendDevice->wait(stream, *order));
  }
  if (slot.direction == AORT_HOST_TO_DEVICE && slot.block)
    if (Transfer *offload = find(slot.block->pendingOffload))
      AORT_RETURN_IF_ERROR(backendDevice->wait(stream, *offload->completion));
  if (!measuringEvents())
    return {};
  AORT_RETURN_IF_ERROR(takeEvent(true, slot.started));
  return backendDevice->record(*slot.started, stream);
}

Status Device::streamOf(AortTransfer transfer, AortStream *&stream) {
  std::lock_guard<std::mutex> lock(mutex);
  Transfer *slot = find(transfer);
  if (!slot)
    return noSuchTransfer("stream of a transfer", transfer);
  stream = slot->stream;
  return {};
}

Status Device::end(AortTransfer transfer) {
  std::lock_guard<std::mutex> lock(mutex);
  Transfer *slot = find(transfer);
  if (!slot)
    return noSuchTransfer("end of a transfer", transfer);
  if (slot->state != State::Open)
    return invalidState("transfer of " + quoted(slot->value->name.c_str()) +
                        " is ended twice");
  return endLocked(*slot);
}

Status Device::endLocked(Transfer &slot) {
  AORT_RETURN_IF_ERROR(
      backendDevice->record(*slot.completion, *slot.stream->backend));
  slot.stream->open = 0;
  slot.state = State::Issued;
  if (slot.block && slot.direction == AORT_DEVICE_TO_HOST)
    slot.block->pendingOffload = idOf(slot);
  recorder->transferIssued(slot.value, slot.direction, slot.bytes);
  return {};
}

/// Ends the transfer whose copy gave `status`. One whose copy could not be
/// issued never happened.
Status Device::finish(Transfer &slot, Status status, AortTransfer &transfer) {
  if (status.ok())
    status = endLocked(slot);
  if (status.ok()) {
    transfer = idOf(slot);
    return status;
  }
  slot.stream->open = 0;
  recycle(slot);
  return status;
}

Status Device::transfer(AortDirection direction, void *destination,
                        const void *source, int64_t bytes, const char *name,
                        AortTransfer &transfer) {
  std::lock_guard<std::mutex> lock(mutex);
  AortTransfer id = 0;
  AORT_RETURN_IF_ERROR(
      beginLocked(direction, destination, source, bytes, name, id));
  Transfer &slot = *find(id);
  Status status;
  if (bytes > 0)
    status =
        backendDevice->copy(*slot.stream->backend, destination, source, bytes,
                            {slot.value, slot.value->name.c_str(), direction});
  return finish(slot, status, transfer);
}

Status Device::transferStrided(AortDirection direction,
                               const AortStridedCopy &copy, const char *name,
                               AortTransfer &transfer) {
  StridedCopy reduced;
  AORT_RETURN_IF_ERROR(StridedCopy::create(copy, reduced));
  int64_t bytes = reduced.empty() ? 0 : reduced.bytes();
  std::lock_guard<std::mutex> lock(mutex);
  AortTransfer id = 0;
  AORT_RETURN_IF_ERROR(
      beginLocked(direction, copy.destination, copy.source, bytes, name, id));
  Transfer &slot = *find(id);
  Status status;
  if (bytes > 0)
    status =
        backendDevice->copy(*slot.stream->backend, reduced,
                            {slot.value, slot.value->name.c_str(), direction});
  return finish(slot, status, transfer);
}

//===----------------------------------------------------------------------===//
// Wait
//===----------------------------------------------------------------------===//

Status Device::wait(AortTransfer transfer) {
  std::unique_lock<std::mutex> lock(mutex);
  Transfer *slot = find(transfer);
  if (!slot || slot->state == State::Waiting)
    return noSuchTransfer("wait", transfer);
  if (slot->state == State::Open)
    return invalidState("transfer of " + quoted(slot->value->name.c_str()) +
                        " is waited for before its end");
  Status status =
      inlineCompute ? waitBlocking(*slot, lock) : waitOnStream(*slot);
  recycle(*slot);
  return status;
}

Status Device::waitBlocking(Transfer &slot,
                            std::unique_lock<std::mutex> &lock) {
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(compute(stream));
  // Nobody else touches a slot in this state, and slots do not move.
  slot.state = State::Waiting;
  lock.unlock();
  int64_t start = nowNs();
  Status status = backendDevice->wait(*stream->backend, *slot.completion);
  recorder->exposed(slot.value, start, nowNs());
  lock.lock();
  return status;
}

Status Device::waitOnStream(Transfer &slot) {
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(compute(stream));
  bool measure = slot.started && measuringEvents();
  Measurement wait;
  if (measure) {
    wait.isWait = true;
    wait.value = slot.value;
    AORT_RETURN_IF_ERROR(takeEvent(true, wait.start));
    AORT_RETURN_IF_ERROR(takeEvent(true, wait.end));
    AORT_RETURN_IF_ERROR(backendDevice->record(*wait.start, *stream->backend));
  }
  AORT_RETURN_IF_ERROR(backendDevice->wait(*stream->backend, *slot.completion));
  if (!measure)
    return {};
  AORT_RETURN_IF_ERROR(backendDevice->record(*wait.end, *stream->backend));
  measurements.push_back(std::move(wait));
  Measurement copy;
  copy.value = slot.value;
  copy.direction = slot.direction;
  copy.bytes = slot.bytes;
  copy.start = std::move(slot.started);
  copy.end = std::move(slot.completion);
  measurements.push_back(std::move(copy));
  return {};
}
