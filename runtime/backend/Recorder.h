//===- Recorder.h - Statistics and timeline of one device -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_BACKEND_RECORDER_H
#define AO_RUNTIME_BACKEND_RECORDER_H

#include "ao-runtime/Runtime.h"

#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace ao {
class JsonWriter;
class TraceEventWriter;
} // namespace ao

namespace ao::runtime {

/// Counters of one offloaded value. Its address is its identity: copies in
/// flight refer to it, so records are never removed.
struct ValueRecord {
  std::string name;
  int64_t offloadedBytes = 0, reloadedBytes = 0;
  int64_t transfers = 0;
  int64_t exposedNs = 0;
};

enum class SpanKind { Range, Offload, Reload, Exposed };

struct Span {
  const std::string *name;
  SpanKind kind;
  int64_t startNs, durationNs, bytes;
};

const char *spanKindName(SpanKind kind);

/// Collects what happens on a device. All functions may be called from any
/// thread.
class Recorder {
public:
  struct IssuedTransfer {
    ValueRecord *value;
    AortDirection direction;
    int64_t bytes;
  };
  /// `epochNs`: the time that the timeline calls 0.
  Recorder(bool keepSpans, int64_t epochNs)
      : keepSpans(keepSpans), epoch(epochNs) {}

  /// The record of the value of that name; null is the unnamed value.
  ValueRecord *value(const char *name);

  void deviceBytesChanged(int64_t delta, int64_t atNs);
  void slotBytesChanged(int64_t delta, int64_t atNs);
  /// `pinnedDelta`: of those, what is pinned.
  void hostBytesChanged(int64_t delta, int64_t pinnedDelta);
  void hostReservedChanged(int64_t delta);
  void transferIssued(ValueRecord *value, AortDirection direction,
                      int64_t bytes);
  /// Until null is set, transfers that the calling thread issues go to
  /// `journal`, because they are recorded and do not run.
  void setJournal(std::vector<IssuedTransfer> *journal);
  void copyRan(ValueRecord *value, AortDirection direction, int64_t startNs,
               int64_t endNs, int64_t bytes);
  void exposed(ValueRecord *value, int64_t startNs, int64_t endNs);
  void poolHit() { count(&AortStatistics::poolHits); }
  void poolMiss() { count(&AortStatistics::poolMisses); }
  void pinningFellBack() { count(&AortStatistics::pinningFallbacks); }
  void pinnedChanged(int64_t delta);
  /// `isStaged`: through pinned staging.
  void copiedPageable(int64_t bytes, bool isStaged);
  void streamCreated() { count(&AortStatistics::streamsCreated); }
  void eventCreated() { count(&AortStatistics::eventsCreated); }

  /// Null-safe. Returns the interned name.
  const std::string *intern(const char *name);
  void range(const std::string *name, int64_t startNs, int64_t endNs);

  AortStatistics snapshot() const;
  void reset();

  int64_t valueCount() const;
  bool valueAt(int64_t index, AortValueStatistics &result) const;
  int64_t spanCount() const;
  bool spanAt(int64_t index, AortSpan &result) const;
  int64_t memorySampleCount() const;
  bool memorySampleAt(int64_t index, AortMemorySample &result) const;
  bool keepsSpans() const { return keepSpans; }

  /// Writes the totals `s`, which include the numbers of the device.
  void writeStatistics(JsonWriter &json, std::string_view deviceName,
                       int32_t ordinal, const AortStatistics &s) const;
  void writeTimeline(TraceEventWriter &writer, std::string_view deviceName,
                     int32_t ordinal) const;

private:
  void count(int64_t AortStatistics::*counter) {
    std::lock_guard<std::mutex> lock(mutex);
    ++(totals.*counter);
  }
  void addSpan(const std::string *name, SpanKind kind, int64_t startNs,
               int64_t endNs, int64_t bytes);

  struct MemorySample {
    int64_t atNs, deviceBytes, slotBytes;
  };
  /// Adds a sample of the present totals, if the timeline is kept. Expects the
  /// lock.
  void sampleMemory(int64_t atNs);

  const bool keepSpans;
  const int64_t epoch;
  std::vector<IssuedTransfer> *journal = nullptr;
  std::thread::id journalThread;
  mutable std::mutex mutex;
  AortStatistics totals{};
  std::deque<ValueRecord> values;
  std::unordered_map<std::string_view, ValueRecord *> valueByName;
  std::unordered_set<std::string> names;
  std::vector<Span> spans;
  std::vector<MemorySample> memoryOverTime;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_BACKEND_RECORDER_H
