//===- TransferTable.cpp - Copies and transfers of one device -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TransferTable.h"
#include "../backend/Clock.h"

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Plain copies
//===----------------------------------------------------------------------===//

CopyTag TransferTable::tagOf(const Transfer &slot) {
  return {slot.value, slot.value->name.c_str(), slot.direction};
}

CopyTag TransferTable::tagOf(const AortStream &stream) {
  if (stream.open != 0)
    if (Transfer *slot = find(stream.open))
      return tagOf(*slot);
  CopyTag tag;
  tag.direction = stream.role == StreamRole::Reload ? AORT_HOST_TO_DEVICE
                                                    : AORT_DEVICE_TO_HOST;
  return tag;
}

Status TransferTable::copy(AortStream &stream, void *destination,
                           const void *source, int64_t bytes) {
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
  return pool.copy(stream, StridedCopy::ofBytes(destination, source, bytes),
                   tag);
}

Status TransferTable::copyStrided(AortStream &stream,
                                  const AortStridedCopy &copy) {
  StridedCopy reduced;
  AORT_RETURN_IF_ERROR(StridedCopy::create(copy, reduced));
  if (reduced.empty())
    return {};
  CopyTag tag;
  {
    std::lock_guard<std::mutex> lock(mutex);
    tag = tagOf(stream);
  }
  return pool.copy(stream, reduced, tag);
}

//===----------------------------------------------------------------------===//
// Transfer slots
//===----------------------------------------------------------------------===//

AortTransfer TransferTable::idOf(const Transfer &slot) {
  return (static_cast<uint64_t>(slot.generation) << 32) |
         (static_cast<uint64_t>(slot.index) + 1);
}

TransferTable::Transfer *TransferTable::find(AortTransfer transfer) {
  uint64_t index = (transfer & 0xffffffffu) - 1;
  if (transfer == 0 || index >= slots.size())
    return nullptr;
  Transfer &slot = slots[index];
  bool current = slot.state != State::Idle && idOf(slot) == transfer;
  return current ? &slot : nullptr;
}

TransferTable::Transfer &TransferTable::takeSlot() {
  ++liveCount;
  if (!idle.empty()) {
    Transfer &slot = slots[idle.back()];
    idle.pop_back();
    return slot;
  }
  Transfer &slot = slots.emplace_back();
  slot.index = static_cast<uint32_t>(slots.size() - 1);
  return slot;
}

void TransferTable::recycle(Transfer &slot) {
  slot.mark.reset();
  slot.graph.reset();
  slot.state = State::Idle;
  ++slot.generation;
  idle.push_back(slot.index);
  --liveCount;
}

static Status noSuchTransfer(const char *what, AortTransfer transfer) {
  return invalidState(std::string(what) + ": transfer " +
                      std::to_string(transfer) +
                      " is not in flight (never begun, or waited for before)");
}

//===----------------------------------------------------------------------===//
// Begin and end
//===----------------------------------------------------------------------===//

static MemoryRange getHostRange(AortDirection direction, void *destination,
                                const void *source, int64_t bytes) {
  auto *begin = static_cast<const char *>(
      direction == AORT_DEVICE_TO_HOST ? destination : source);
  // Pointer and size have not been checked yet.
  return begin && bytes > 0 ? MemoryRange{begin, begin + bytes} : MemoryRange();
}

Status TransferTable::begin(AortDirection direction, void *destination,
                            const void *source, int64_t bytes, const char *name,
                            AortTransfer &transfer) {
  std::lock_guard<std::mutex> lock(mutex);
  return beginLocked(direction, destination, source, bytes,
                     getHostRange(direction, destination, source, bytes), name,
                     {}, transfer);
}

Status TransferTable::beginLocked(AortDirection direction, void *destination,
                                  const void *source, int64_t bytes,
                                  MemoryRange host, const char *name,
                                  const AortTransferPlace &place,
                                  AortTransfer &transfer) {
  if (bytes < 0 || (bytes > 0 && (!destination || !source)))
    return invalidArgument("transfer of " + quoted(name) +
                           ": null pointer or "
                           "size of " +
                           std::to_string(bytes) + " bytes");
  std::shared_ptr<CallersGraph> graph;
  AORT_RETURN_IF_ERROR(findGraph(place.compute, graph));
  AORT_RETURN_IF_ERROR(pool.checkGraph(host.begin, graph));
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(findEngine(direction, place, graph, stream));
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
  slot.host = host;
  slot.value = recorder.value(name);
  slot.graph = std::move(graph);
  if (Status status = order(slot, place); !status.ok()) {
    recycle(slot);
    return status;
  }
  stream->open = idOf(slot);
  transfer = idOf(slot);
  return {};
}

/// Finds the graph of the caller into which `compute` is captured.
Status TransferTable::findGraph(AortStream *compute,
                                std::shared_ptr<CallersGraph> &graph) {
  graph = nullptr;
  if (pool.isCapturingHere())
    return {};
  if (!compute)
    AORT_RETURN_IF_ERROR(streams.compute(compute));
  return backend.findCallersGraph(*compute->backend, graph);
}

/// Finds the stream of a copy. A stream is in one capture at most, and joins
/// the capture of the first event that it waits for.
Status TransferTable::findEngine(AortDirection direction,
                                 const AortTransferPlace &place,
                                 const std::shared_ptr<CallersGraph> &graph,
                                 AortStream *&engine) {
  engine = place.engine;
  if (!engine)
    AORT_RETURN_IF_ERROR(
        streams.transfer(direction, engine, /*inCapture=*/graph != nullptr));
  if (!graph)
    return {};
  std::shared_ptr<CallersGraph> other;
  AORT_RETURN_IF_ERROR(backend.findCallersGraph(*engine->backend, other));
  if (other && other != graph)
    return uncapturable("transfers of another capture have not ended");
  return {};
}

/// Makes the transfer stream wait for the work of compute so far. That includes
/// the producer of an offloaded value, the allocation of a reload's target and
/// the point where a pool buffer was returned. Inline, all of it is complete.
Status TransferTable::orderAfterCompute(BackendStream &stream,
                                        AortStream *compute) {
  if (inlineCompute)
    return {};
  if (!compute)
    AORT_RETURN_IF_ERROR(streams.compute(compute));
  if (!computePoint)
    AORT_RETURN_IF_ERROR(events.take(/*timed=*/false, computePoint));
  AORT_RETURN_IF_ERROR(backend.record(*computePoint, *compute->backend));
  return backend.wait(stream, *computePoint);
}

static Status otherCapture(const std::string &name, bool isCapturing) {
  return uncapturable("transfer of " + quoted(name.c_str()) +
                      (isCapturing ? " was begun outside of the capture: "
                                     "capture its begin as well"
                                   : " was captured: capture its wait as "
                                     "well"));
}

/// Makes `reload` wait for the offloads that write some of its source.
/// Transfers that compute has waited for are no longer in the table. Offloads
/// outside of the capture of the reload are errors.
Status TransferTable::orderAfterOffloads(const Transfer &reload) {
  for (const Transfer &slot : slots) {
    bool isInFlight =
        slot.state == State::Issued || slot.state == State::Waiting;
    if (!isInFlight || slot.direction != AORT_DEVICE_TO_HOST ||
        !slot.host.overlaps(reload.host))
      continue;
    // The copies of a buffer are complete when it is assigned to another graph.
    if (slot.graph != reload.graph && pool.find(reload.host.begin))
      continue;
    if (slot.graph != reload.graph)
      return otherCapture(slot.value->name, reload.graph != nullptr);
    AORT_RETURN_IF_ERROR(
        backend.wait(*reload.stream->backend, *slot.completion));
  }
  return {};
}

/// Makes a transfer wait for the last copy of its host buffer: with streams of
/// the caller, compute does not order them.
Status TransferTable::orderAfterLastCopy(Transfer &slot,
                                         const AortTransferPlace &place) {
  PinnedBlock *block = pool.find(slot.host.begin);
  if (!block)
    return {};
  BackendStream &stream = *slot.stream->backend;
  CopyMark &last = block->lastCopy;
  if (last.completion)
    AORT_RETURN_IF_ERROR(backend.wait(stream, *last.completion));
  AortStream *compute = place.compute;
  if (!compute)
    AORT_RETURN_IF_ERROR(streams.compute(compute));
  bool isOrdered = last.stream == compute && !place.ready;
  if (last.stream && !isOrdered)
    AORT_RETURN_IF_ERROR(orderAfterCompute(stream, last.stream));
  if (place.structSize != 0)
    return events.share(slot.mark);
  last.completion.reset();
  last.stream = compute;
  last.compute = compute->number;
  return {};
}

/// A reload also waits for the offloads that fill its source.
Status TransferTable::order(Transfer &slot, const AortTransferPlace &place) {
  BackendStream &stream = *slot.stream->backend;
  // Captured events have no times.
  bool timed = measurements.usesEvents() && !slot.graph;
  if (!slot.completion || (timed && !slot.completionTimed)) {
    AORT_RETURN_IF_ERROR(events.take(timed, slot.completion));
    slot.completionTimed = timed;
  }
  bool early = place.ready && slot.direction == AORT_DEVICE_TO_HOST;
  AORT_RETURN_IF_ERROR(early ? backend.wait(stream, *place.ready->backend)
                             : orderAfterCompute(stream, place.compute));
  if (slot.direction == AORT_HOST_TO_DEVICE)
    AORT_RETURN_IF_ERROR(orderAfterOffloads(slot));
  AORT_RETURN_IF_ERROR(orderAfterLastCopy(slot, place));
  return timed ? measurements.mark(stream, slot.started) : Status();
}

Status TransferTable::streamOf(AortTransfer transfer, AortStream *&stream) {
  std::lock_guard<std::mutex> lock(mutex);
  Transfer *slot = find(transfer);
  if (!slot)
    return noSuchTransfer("stream of a transfer", transfer);
  stream = slot->stream;
  return {};
}

Status TransferTable::end(AortTransfer transfer) {
  std::lock_guard<std::mutex> lock(mutex);
  Transfer *slot = find(transfer);
  if (!slot)
    return noSuchTransfer("end of a transfer", transfer);
  if (slot->state != State::Open)
    return invalidState("transfer of " + quoted(slot->value->name.c_str()) +
                        " is ended twice");
  return endLocked(*slot);
}

Status TransferTable::endLocked(Transfer &slot) {
  AORT_RETURN_IF_ERROR(backend.record(*slot.completion, *slot.stream->backend));
  if (slot.mark) {
    AORT_RETURN_IF_ERROR(backend.record(*slot.mark, *slot.stream->backend));
    if (PinnedBlock *block = pool.find(slot.host.begin))
      block->lastCopy.completion = std::move(slot.mark);
  }
  slot.stream->open = 0;
  slot.state = State::Issued;
  recorder.transferIssued(slot.value, slot.direction, slot.bytes);
  return {};
}

/// Ends the transfer whose copy gave `status`. One whose copy could not be
/// issued never happened.
Status TransferTable::finish(Transfer &slot, Status status,
                             AortTransfer &transfer) {
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

Status TransferTable::issue(AortDirection direction, void *destination,
                            const void *source, int64_t bytes, const char *name,
                            AortTransfer &transfer) {
  std::lock_guard<std::mutex> lock(mutex);
  AortTransfer id = 0;
  AORT_RETURN_IF_ERROR(beginLocked(
      direction, destination, source, bytes,
      getHostRange(direction, destination, source, bytes), name, {}, id));
  Transfer &slot = *find(id);
  Status status;
  if (bytes > 0)
    status = pool.copyLocked(*slot.stream,
                             StridedCopy::ofBytes(destination, source, bytes),
                             tagOf(slot));
  return finish(slot, status, transfer);
}

Status TransferTable::issueStrided(AortDirection direction,
                                   const AortStridedCopy &copy,
                                   const char *name, AortTransfer &transfer) {
  return issueAt(direction, copy, name, {}, transfer);
}

Status TransferTable::issueAt(AortDirection direction,
                              const AortStridedCopy &copy, const char *name,
                              const AortTransferPlace &place,
                              AortTransfer &transfer) {
  StridedCopy reduced;
  AORT_RETURN_IF_ERROR(StridedCopy::create(copy, reduced));
  int64_t bytes = 0;
  MemoryRange host;
  if (!reduced.empty()) {
    bytes = reduced.bytes();
    host = direction == AORT_DEVICE_TO_HOST ? reduced.destinationRange()
                                            : reduced.sourceRange();
  }
  std::lock_guard<std::mutex> lock(mutex);
  AortTransfer id = 0;
  AORT_RETURN_IF_ERROR(beginLocked(direction, copy.destination, copy.source,
                                   bytes, host, name, place, id));
  Transfer &slot = *find(id);
  Status status;
  if (bytes > 0)
    status = pool.copyLocked(*slot.stream, reduced, tagOf(slot));
  return finish(slot, status, transfer);
}

//===----------------------------------------------------------------------===//
// Wait
//===----------------------------------------------------------------------===//

Status TransferTable::wait(AortTransfer transfer, AortStream *stream) {
  std::shared_ptr<CallersGraph> graph;
  if (stream)
    AORT_RETURN_IF_ERROR(findGraph(stream, graph));
  else
    AORT_RETURN_IF_ERROR(streams.compute(stream));
  std::unique_lock<std::mutex> lock(mutex);
  Transfer *slot = find(transfer);
  if (!slot || slot->state == State::Waiting)
    return noSuchTransfer("wait", transfer);
  if (slot->state == State::Open)
    return invalidState("transfer of " + quoted(slot->value->name.c_str()) +
                        " is waited for before its end");
  if (graph != slot->graph) {
    Status status = otherCapture(slot->value->name, graph != nullptr);
    if (slot->graph)
      recycle(*slot);
    return status;
  }
  Status status = inlineCompute ? waitBlocking(*slot, *stream, lock)
                                : waitOnStream(*slot, *stream);
  recycle(*slot);
  return status;
}

Status TransferTable::waitBlocking(Transfer &slot, AortStream &stream,
                                   std::unique_lock<std::mutex> &lock) {
  // No other thread accesses a slot in this state, and its address is stable.
  slot.state = State::Waiting;
  lock.unlock();
  int64_t start = nowNs();
  Status status = backend.wait(*stream.backend, *slot.completion);
  recorder.exposed(slot.value, start, nowNs());
  lock.lock();
  return status;
}

Status TransferTable::waitOnStream(Transfer &slot, AortStream &stream) {
  BackendStream &compute = *stream.backend;
  if (!slot.started || slot.graph || !measurements.usesEvents())
    return backend.wait(compute, *slot.completion);
  std::unique_ptr<BackendEvent> start, end;
  AORT_RETURN_IF_ERROR(measurements.mark(compute, start));
  AORT_RETURN_IF_ERROR(backend.wait(compute, *slot.completion));
  AORT_RETURN_IF_ERROR(measurements.mark(compute, end));
  measurements.waited(slot.value, std::move(start), std::move(end));
  measurements.copied(slot.value, slot.direction, slot.bytes,
                      std::move(slot.started), std::move(slot.completion));
  return {};
}

//===----------------------------------------------------------------------===//
// Buffers that transfers use
//===----------------------------------------------------------------------===//

Status TransferTable::checkFreeLocked(const void *pointer, int64_t bytes,
                                      const char *what) {
  auto inside = [&](const void *address) {
    auto *p = static_cast<const char *>(address);
    auto *base = static_cast<const char *>(pointer);
    return p >= base && p < base + bytes;
  };
  for (const Transfer &slot : slots)
    if (slot.state != State::Idle &&
        (inside(slot.destination) || inside(slot.source)))
      return {AORT_DEVICE_ERROR,
              std::string(what) + " is freed while " +
                  (slot.direction == AORT_DEVICE_TO_HOST ? "the offload of "
                                                         : "the reload of ") +
                  quoted(slot.value->name.c_str()) + " is not waited for"};
  return {};
}

Status TransferTable::checkFree(const void *pointer, int64_t bytes,
                                const char *what) {
  if (!config.checkFrees)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  return checkFreeLocked(pointer, bytes, what);
}

Status TransferTable::releaseBuffer(void *pointer) {
  if (!pointer)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  Status check;
  PinnedBlock *block = pool.find(pointer);
  if (block && block->pointer == pointer && config.checkFrees)
    check = checkFreeLocked(pointer, block->bytes, "host buffer");
  AORT_RETURN_IF_ERROR(pool.release(pointer));
  return check;
}

void TransferTable::abandon() {
  std::lock_guard<std::mutex> lock(mutex);
  for (Transfer &slot : slots)
    if (slot.state != State::Idle) {
      slot.stream->open = 0;
      recycle(slot);
    }
}

int64_t TransferTable::live() {
  std::lock_guard<std::mutex> lock(mutex);
  return liveCount;
}

std::string TransferTable::anyLiveName() {
  std::lock_guard<std::mutex> lock(mutex);
  for (const Transfer &slot : slots)
    if (slot.state != State::Idle)
      return quoted(slot.value->name.c_str());
  return {};
}
