//===- EventPool.h - Events that are used again -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_EVENTPOOL_H
#define AO_RUNTIME_CORE_EVENTPOOL_H

#include "Backend.h"
#include "Recorder.h"

#include <mutex>

namespace ao::runtime {

/// Makes the events of one device and keeps timed ones, which measurements
/// need for a short time only. Thread-safe.
class EventPool {
public:
  EventPool(BackendDevice &backend, Recorder &recorder)
      : backend(backend), recorder(recorder) {}

  Status take(bool timed, std::unique_ptr<BackendEvent> &event) {
    if (timed) {
      std::lock_guard<std::mutex> lock(mutex);
      if (!idle.empty()) {
        event = std::move(idle.back());
        idle.pop_back();
        return {};
      }
    }
    AORT_RETURN_IF_ERROR(backend.createEvent(timed, event));
    recorder.eventCreated();
    return {};
  }

  void giveBack(std::unique_ptr<BackendEvent> timed) {
    std::lock_guard<std::mutex> lock(mutex);
    idle.push_back(std::move(timed));
  }

private:
  BackendDevice &backend;
  Recorder &recorder;
  std::mutex mutex;
  std::vector<std::unique_ptr<BackendEvent>> idle;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_EVENTPOOL_H
