//===- TraceEventWriter.h - Timelines for trace viewers ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_SUPPORT_TRACEEVENTWRITER_H
#define AO_SUPPORT_TRACEEVENTWRITER_H

#include "ao/Support/JsonWriter.h"

namespace ao {

/// The activity of a device. Work and waiting share a lane, copies have one for
/// each direction.
enum class Activity { Compute, Stall, Offload, Reload };

/// compute, stall, offload, reload.
const char *toString(Activity activity);

/// Writes timelines of steps in Chrome's trace-event format, which Perfetto
/// opens. Planned and measured steps are looked at side by side, so lanes and
/// counters get their names and numbers here and nowhere else. Times are
/// microseconds, written in whole nanoseconds.
class TraceEventWriter {
public:
  TraceEventWriter();

  /// Begins an execution, to which all events until the next call belong.
  void beginProcess(int64_t process, std::string_view name);

  /// Begins an interval of an activity; its arguments follow until endSpan().
  void beginSpan(Activity activity, std::string_view name, double startUs,
                 double durationUs);
  template <typename T>
  void argument(std::string_view name, const T &content) {
    json.field(name, content);
  }
  void endSpan();

  /// Writes the device memory in use from `timeUs` on. The part of arenas that
  /// buffers occupy is a second counter if it is not 0.
  void deviceMemory(double timeUs, int64_t bytes, int64_t slotBytes = 0) {
    counter("device memory", timeUs, bytes);
    hasSlots |= slotBytes != 0;
    if (hasSlots)
      counter("arena memory", timeUs, slotBytes);
  }
  void hostMemory(double timeUs, int64_t bytes) {
    counter("host memory", timeUs, bytes);
  }

  std::string take();

private:
  void beginEvent(const char *phase, std::string_view name, int64_t lane);
  template <typename T>
  void metadata(const char *what, int64_t lane, const char *key,
                const T &content);
  void counter(const char *name, double timeUs, int64_t bytes);

  JsonWriter json;
  int64_t process = 0;
  /// Of the process.
  bool hasSlots = false;
};

} // namespace ao

#endif // AO_SUPPORT_TRACEEVENTWRITER_H
