//===- EventPool.h - Pool of reusable events --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_BACKEND_EVENTPOOL_H
#define AO_RUNTIME_BACKEND_EVENTPOOL_H

#include "Backend.h"
#include "Recorder.h"

#include <mutex>

namespace ao::runtime {

/// Makes the events of one device and keeps those that are needed for a short
/// time only: timed ones of measurements, and shared ones. Thread-safe.
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

  /// Creates an untimed event with several references; the last one returns it
  /// to the pool. No reference may outlive the pool.
  Status share(std::shared_ptr<BackendEvent> &event) {
    std::unique_ptr<BackendEvent> fresh;
    {
      std::lock_guard<std::mutex> lock(mutex);
      if (!shared.empty()) {
        fresh = std::move(shared.back());
        shared.pop_back();
      }
    }
    if (!fresh)
      AORT_RETURN_IF_ERROR(take(/*timed=*/false, fresh));
    event = std::shared_ptr<BackendEvent>(
        fresh.release(), [this](BackendEvent *last) {
          std::unique_ptr<BackendEvent> owned(last);
          std::lock_guard<std::mutex> lock(mutex);
          shared.push_back(std::move(owned));
        });
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
  std::vector<std::unique_ptr<BackendEvent>> idle, shared;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_BACKEND_EVENTPOOL_H
