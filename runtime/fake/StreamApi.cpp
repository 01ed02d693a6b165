//===- StreamApi.cpp - Streams and events of the stand-in -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Api.h"

#include <algorithm>

using namespace ao::fake;

/// A stream of a foreign context.
static Stream foreignStream;

/// For the tests: a stream of another context.
extern "C" __attribute__((visibility("default"))) void *aoFakeForeignStream() {
  return &foreignStream;
}

FAKE cuStreamCreate(CUstream *stream, unsigned flags) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  REQUIRE(flags == CU_STREAM_NON_BLOCKING);
  auto *fresh = new Stream;
  fresh->number = ++driver.streamsMade;
  driver.streams.insert(fresh);
  driver.log("cuStreamCreate %p", addressOf(fresh));
  *stream = reinterpret_cast<CUstream>(fresh);
  return CUDA_SUCCESS;
}

FAKE cuStreamDestroy(CUstream stream) {
  ENTER();
  Stream *doomed = streamOf(stream);
  REQUIRE(driver.streams.count(doomed) && doomed != &driver.legacy);
  driver.runUntil(doomed, doomed->submitted);
  for (Event *event : driver.events)
    if (event->stream == doomed)
      event->stream = nullptr;
  driver.streams.erase(doomed);
  delete doomed;
  return CUDA_SUCCESS;
}

FAKE cuStreamGetCtx(CUstream stream, CUcontext *context) {
  ENTER();
  bool isForeign = streamOf(stream) == &foreignStream;
  REQUIRE(isForeign || driver.streams.count(streamOf(stream)));
  *context = isForeign ? reinterpret_cast<CUcontext>(&foreignStream)
                       : reinterpret_cast<CUcontext>(&driver);
  return CUDA_SUCCESS;
}

FAKE cuStreamSynchronize(CUstream stream) {
  ENTER();
  driver.log("cuStreamSynchronize %p", addressOf(stream));
  REQUIRE(driver.streams.count(streamOf(stream)));
  FORBID_IN_CAPTURE();
  driver.synchronize(streamOf(stream));
  return driver.fault;
}

FAKE cuLaunchHostFunc(CUstream stream, CUhostFn function, void *data) {
  ENTER();
  REQUIRE(driver.streams.count(streamOf(stream)));
  driver.log("cuLaunchHostFunc %p", addressOf(stream));
  return driver.submit(streamOf(stream), "host code", [=] {
    inHostCode() = true;
    function(data);
    inHostCode() = false;
    return CUDA_SUCCESS;
  });
}

FAKE cuEventCreate(CUevent *event, unsigned flags) {
  ENTER();
  auto *fresh = new Event;
  fresh->timed = !(flags & CU_EVENT_DISABLE_TIMING);
  driver.log("cuEventCreate %p", addressOf(fresh));
  driver.events.insert(fresh);
  *event = reinterpret_cast<CUevent>(fresh);
  return CUDA_SUCCESS;
}

FAKE cuEventDestroy(CUevent event) {
  ENTER();
  REQUIRE(driver.events.erase(eventOf(event)));
  delete eventOf(event);
  return CUDA_SUCCESS;
}

FAKE cuEventRecord(CUevent event, CUstream stream) {
  ENTER();
  Event *e = eventOf(event);
  Stream *s = streamOf(stream);
  REQUIRE(driver.events.count(e) && driver.streams.count(s));
  driver.log("cuEventRecord %p %p", addressOf(event), addressOf(stream));
  e->stream = s;
  e->recorded = true;
  e->captured = s->capture != nullptr;
  e->capture = s->capture;
  e->sequence = s->submitted;
  e->clock = s->clock;
  if (s->capture)
    e->captureClock = s->capture->clocks[s];
  return CUDA_SUCCESS;
}

/// A stream that waits for an event of a capture joins it, and sees what the
/// event saw.
static CUresult waitInCapture(Stream *stream, const Event &event) {
  std::shared_ptr<Capture> capture = event.capture.lock();
  if (!capture || (stream->capture && stream->capture != capture))
    return Driver::get().breakCapture(CUDA_ERROR_STREAM_CAPTURE_ISOLATION);
  stream->capture = capture;
  capture->streams.insert(stream);
  for (auto [other, position] : event.captureClock) {
    uint64_t &mine = capture->clocks[stream][other];
    mine = std::max(mine, position);
  }
  return CUDA_SUCCESS;
}

FAKE cuStreamWaitEvent(CUstream stream, CUevent event, unsigned) {
  ENTER();
  Event *e = eventOf(event);
  Stream *s = streamOf(stream);
  REQUIRE(driver.events.count(e) && driver.streams.count(s));
  driver.log("cuStreamWaitEvent %p %p", addressOf(stream), addressOf(event));
  if (driver.waits++ == driver.droppedWait)
    return CUDA_SUCCESS;
  if (e->captured)
    return waitInCapture(s, *e);
  if (s->capture)
    return driver.breakCapture(CUDA_ERROR_STREAM_CAPTURE_ISOLATION);
  join(s->clock, e->clock);
  if (!e->stream || e->stream == s)
    return CUDA_SUCCESS;
  return driver.submit(s, "wait", [other = e->stream, sequence = e->sequence] {
    Driver &inside = Driver::get();
    if (inside.streams.count(other))
      inside.runUntil(other, sequence);
    return CUDA_SUCCESS;
  });
}

FAKE cuEventSynchronize(CUevent event) {
  ENTER();
  driver.log("cuEventSynchronize %p", addressOf(event));
  Event *e = eventOf(event);
  REQUIRE(driver.events.count(e));
  FORBID_IN_CAPTURE();
  if (e->captured)
    return CUDA_ERROR_CAPTURED_EVENT;
  if (e->stream)
    driver.runUntil(e->stream, e->sequence);
  join(driver.hostClock, e->clock);
  return driver.fault;
}

FAKE cuEventQuery(CUevent event) {
  ENTER();
  Event *e = eventOf(event);
  REQUIRE(driver.events.count(e));
  FORBID_UNSAFE_IN_CAPTURE();
  if (e->captured)
    return CUDA_ERROR_CAPTURED_EVENT;
  if (!e->stream || e->stream->done >= e->sequence) {
    join(driver.hostClock, e->clock);
    return driver.fault;
  }
  // A poll sees progress only the next time.
  driver.runUntil(e->stream, e->stream->done + 1);
  return CUDA_ERROR_NOT_READY;
}

FAKE cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end) {
  ENTER();
  REQUIRE(driver.events.count(eventOf(start)) &&
          driver.events.count(eventOf(end)));
  for (Event *event : {eventOf(start), eventOf(end)}) {
    REQUIRE(event->timed && event->recorded && !event->captured);
    if (event->stream && event->stream->done < event->sequence)
      return CUDA_ERROR_NOT_READY;
  }
  *milliseconds = 0.001f;
  return CUDA_SUCCESS;
}
