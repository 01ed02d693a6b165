//===- OffloaderCopies.cpp - The copies of one offloader ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderCopies.h"
#include "../backend/Clock.h"

#include <algorithm>

using namespace ao::runtime;

Status OffloaderCopies::open(AortStream *compute, AortStream *transfer) {
  computeStream = compute;
  foreignEngine = transfer;
  if (!computeStream)
    AORT_RETURN_IF_ERROR(device.streams().compute(computeStream));
  return {};
}

Status OffloaderCopies::engineOf(AortDirection direction, AortStream *&engine) {
  engine = foreignEngine;
  return engine ? Status() : device.streams().transfer(direction, engine);
}

Status OffloaderCopies::mark(AortStream &stream, ReadyMark &ready) {
  // With inline compute, the caller's computation is complete: no wait is
  // needed.
  if (!device.backend().computeIsInline()) {
    AORT_RETURN_IF_ERROR(device.events().share(ready.event));
    AORT_RETURN_IF_ERROR(
        device.backend().record(*ready.event, *stream.backend));
    ++records;
  }
  ready.stream = stream.number;
  ready.sequence = device.hostMemory().tick();
  return {};
}

Status OffloaderCopies::await(AortStream &stream, BackendEvent &event,
                              ValueRecord *exposed) {
  if (waits++ == faultyWait)
    return {};
  BackendDevice &backend = device.backend();
  if (backend.computeIsInline() && exposed) {
    int64_t start = nowNs();
    Status status = backend.wait(*stream.backend, event);
    device.records().exposed(exposed, start, nowNs());
    return status;
  }
  if (!exposed || !device.measurements().usesEvents())
    return backend.wait(*stream.backend, event);
  std::unique_ptr<BackendEvent> start, end;
  Measurements &measurements = device.measurements();
  AORT_RETURN_IF_ERROR(measurements.mark(*stream.backend, start));
  AORT_RETURN_IF_ERROR(backend.wait(*stream.backend, event));
  AORT_RETURN_IF_ERROR(measurements.mark(*stream.backend, end));
  measurements.waited(exposed, std::move(start), std::move(end));
  return {};
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

Status OffloaderCopies::copy(OffloadValue &value, AortDirection direction,
                             AortStream &engine) {
  bool timed = device.measurements().usesEvents();
  std::unique_ptr<BackendEvent> start, end;
  if (timed)
    AORT_RETURN_IF_ERROR(device.measurements().mark(*engine.backend, start));
  CopyTag tag{value.record, value.record->name.c_str(), direction};
  bool isOut = direction == AORT_DEVICE_TO_HOST;
  if (isOut && value.isPacked) {
    const SavedView &view = value.layout;
    StridedCopy strided;
    AORT_RETURN_IF_ERROR(StridedCopy::create(
        {value.host, view.pointer, view.elementBytes, view.rank, view.sizes(),
         value.packedStrides.data(), view.strides()},
        strided));
    AORT_RETURN_IF_ERROR(device.hostMemory().copy(engine, strided, tag));
  } else {
    void *to = isOut ? value.host : value.copy;
    const void *from = isOut ? value.begin : static_cast<char *>(value.host);
    AORT_RETURN_IF_ERROR(device.hostMemory().copy(
        engine, StridedCopy::ofBytes(to, from, value.hostBytes), tag));
  }
  device.records().transferIssued(value.record, direction, value.hostBytes);
  if (timed) {
    AORT_RETURN_IF_ERROR(device.measurements().mark(*engine.backend, end));
    device.measurements().copied(value.record, direction, value.hostBytes,
                                 std::move(start), std::move(end));
  }
  return {};
}

/// Orders the offload after the last copy of its host buffer, unless the buffer
/// was returned before the point at which the value was ready.
Status OffloaderCopies::orderHostBuffer(OffloadValue &value,
                                        AortStream &engine) {
  CopyMark last = device.hostMemory().lastCopy(value.host);
  bool isYounger = !value.ready.empty() &&
                   std::all_of(value.ready.begin(), value.ready.end(),
                               [&](const ReadyMark &ready) {
                                 return ready.stream == last.compute &&
                                        ready.sequence > last.sequence;
                               });
  if (last.completion)
    return isYounger ? Status() : await(engine, *last.completion, nullptr);
  if (!last.stream || isYounger || device.backend().computeIsInline())
    return {};
  ReadyMark now;
  AORT_RETURN_IF_ERROR(mark(*last.stream, now));
  return await(engine, *now.event, nullptr);
}

Status OffloaderCopies::takeHost(OffloadValue &value, AortStream &stream) {
  if (value.host)
    return {};
  AORT_RETURN_IF_ERROR(device.hostMemory().acquire(
      value.hostBytes, value.name.c_str(), /*enforceBudget=*/true, value.host,
      stream.backend.get()));
  hostBytes += value.hostBytes;
  peakHostBytes = std::max(peakHostBytes, hostBytes);
  return {};
}

Status OffloaderCopies::issueOffload(OffloadValue &value, AortStream &engine) {
  value.record = device.records().value(value.name.c_str());
  for (const ReadyMark &ready : value.ready)
    if (ready.event)
      AORT_RETURN_IF_ERROR(await(engine, *ready.event, nullptr));
  AORT_RETURN_IF_ERROR(orderHostBuffer(value, engine));
  return copy(value, AORT_DEVICE_TO_HOST, engine);
}

Status OffloaderCopies::issueOffloads(const std::vector<ValuePtr> &values,
                                      AortStream &stream) {
  if (values.empty())
    return {};
  // A capture may reject the host buffer, so it is allocated first.
  AORT_RETURN_IF_ERROR(takeHost(*values.front(), stream));
  AortStream *engine = nullptr;
  AORT_RETURN_IF_ERROR(engineOf(AORT_DEVICE_TO_HOST, engine));
  std::shared_ptr<BackendEvent> end;
  AORT_RETURN_IF_ERROR(device.events().share(end));
  auto awaiters = std::make_shared<std::vector<uint64_t>>();
  Status status;
  for (const ValuePtr &value : values) {
    status = takeHost(*value, stream);
    if (status.ok())
      status = issueOffload(*value, *engine);
    if (!status.ok())
      break;
    value->place = Place::Offloading;
    value->out = end;
    value->outAwaiters = awaiters;
  }
  ++records;
  Status ended = device.backend().record(*end, *engine->backend);
  return status.ok() ? ended : status;
}

Status OffloaderCopies::awaitOut(OffloadValue &value, AortStream &waiter,
                                 AortStream &before, ValueRecord *exposed) {
  std::vector<uint64_t> &known = *value.outAwaiters;
  for (uint64_t number : known)
    if (number == waiter.number || number == before.number)
      return {};
  AORT_RETURN_IF_ERROR(await(waiter, *value.out, exposed));
  known.push_back(waiter.number);
  return {};
}

Status OffloaderCopies::awaitOffload(OffloadValue &value, AortStream &stream) {
  AORT_RETURN_IF_ERROR(awaitOut(value, stream, stream, value.record));
  for (const SavedOwner &owner : value.owners)
    AORT_RETURN_IF_ERROR(
        awaitOut(value, *owner.stream, *owner.stream, nullptr));
  return {};
}

Status OffloaderCopies::beginReloads(AortStream &stream) {
  if (device.backend().computeIsInline())
    return {};
  AortStream *engine = nullptr;
  AORT_RETURN_IF_ERROR(engineOf(AORT_HOST_TO_DEVICE, engine));
  ReadyMark now;
  AORT_RETURN_IF_ERROR(mark(stream, now));
  return await(*engine, *now.event, nullptr);
}

Status OffloaderCopies::issueReload(OffloadValue &value) {
  AortStream *engine = nullptr;
  AORT_RETURN_IF_ERROR(engineOf(AORT_HOST_TO_DEVICE, engine));
  AORT_RETURN_IF_ERROR(awaitOut(value, *engine, *value.copyStream, nullptr));
  return copy(value, AORT_HOST_TO_DEVICE, *engine);
}

Status OffloaderCopies::endReloads(const std::vector<ValuePtr> &values) {
  AortStream *engine = nullptr;
  AORT_RETURN_IF_ERROR(engineOf(AORT_HOST_TO_DEVICE, engine));
  std::shared_ptr<BackendEvent> end;
  AORT_RETURN_IF_ERROR(device.events().share(end));
  ++records;
  ++numReloads;
  for (const ValuePtr &value : values) {
    value->in = end;
    value->reloadNumber = numReloads;
  }
  return device.backend().record(*end, *engine->backend);
}

Status OffloaderCopies::issueReloadOnStream(OffloadValue &value) {
  value.in.reset();
  value.reloadNumber = 0;
  AortStream &stream = *value.copyStream;
  AORT_RETURN_IF_ERROR(awaitOut(value, stream, stream, value.record));
  Measurements &measurements = device.measurements();
  if (device.backend().computeIsInline()) {
    int64_t start = nowNs();
    Status status = copy(value, AORT_HOST_TO_DEVICE, stream);
    device.records().exposed(value.record, start, nowNs());
    return status;
  }
  if (!measurements.usesEvents())
    return copy(value, AORT_HOST_TO_DEVICE, stream);
  std::unique_ptr<BackendEvent> start, end;
  AORT_RETURN_IF_ERROR(measurements.mark(*stream.backend, start));
  AORT_RETURN_IF_ERROR(copy(value, AORT_HOST_TO_DEVICE, stream));
  AORT_RETURN_IF_ERROR(measurements.mark(*stream.backend, end));
  measurements.waited(value.record, std::move(start), std::move(end));
  return {};
}

Status OffloaderCopies::awaitReload(OffloadValue &value, AortStream &stream) {
  if (value.isReloadedOnStream && &stream == value.copyStream)
    return {};
  // A wait in a capture is none before that is launched.
  bool isCounted =
      value.reloadNumber > 0 && !device.hostMemory().isCapturingHere();
  if (isCounted && value.reloadNumber <= awaitedReloads[stream.number])
    return {};
  if (value.in) {
    AORT_RETURN_IF_ERROR(await(stream, *value.in, value.record));
  } else if (!device.backend().computeIsInline()) {
    ReadyMark now;
    AORT_RETURN_IF_ERROR(mark(*value.copyStream, now));
    AORT_RETURN_IF_ERROR(await(stream, *now.event, value.record));
  }
  if (isCounted)
    awaitedReloads[stream.number] = value.reloadNumber;
  return {};
}

/// Returns the last copy that used the host buffer, with the stream whose work
/// so far covers it.
CopyMark OffloaderCopies::lastCopyOf(const OffloadValue &value) {
  CopyMark last;
  last.sequence = device.hostMemory().tick();
  if (value.in) {
    last.completion = value.in;
    last.compute = value.copyStream->number;
  } else if (value.isReloadedOnStream) {
    last.stream = value.copyStream;
    last.compute = value.copyStream->number;
  } else {
    last.completion = value.out;
    if (!value.outAwaiters->empty())
      last.compute = value.outAwaiters->front();
  }
  return last;
}

Status OffloaderCopies::releaseHost(OffloadValue &value) {
  if (!value.host)
    return {};
  void *host = value.host;
  value.host = nullptr;
  // Without a copy of this value, that of the one before it is the last.
  if (value.out)
    device.hostMemory().setLastCopy(host, lastCopyOf(value));
  if (value.hostIsRetained)
    return {};
  hostBytes -= value.hostBytes;
  return device.transfers().releaseBuffer(host);
}
