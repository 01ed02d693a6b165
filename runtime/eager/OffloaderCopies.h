//===- OffloaderCopies.h - The copies of one offloader ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_EAGER_OFFLOADERCOPIES_H
#define AO_RUNTIME_EAGER_OFFLOADERCOPIES_H

#include "../core/Device.h"
#include "OffloaderValue.h"

namespace ao::runtime {

/// Issues copies of values and orders them among the streams of the caller.
///
/// An offload costs one event where the value is ready and one wait of the
/// engine for it; values that are offloaded together share the event of their
/// end, for which a stream waits once. Values of a layer that are reloaded
/// together share an event as well; otherwise a reload costs the event of its
/// end and the wait of its pop, unless the stream waits for a younger copy. The
/// engine waits once for the point of the stream for which all of a batch were
/// allocated. A reload at the pop is issued to the stream of the pop and costs
/// neither. Inline compute is neither recorded nor waited for.
///
/// Expects the offloader's lock. Takes those of the pool and the streams.
class OffloaderCopies {
public:
  explicit OffloaderCopies(AortDevice &device) : device(device) {}
  /// Null: the device's own.
  Status open(AortStream *compute, AortStream *transfer);

  AortStream &compute() const { return *computeStream; }
  /// A new point of `stream`.
  Status mark(AortStream &stream, ReadyMark &ready);

  /// Issues copies out. Values without a host buffer get one from the pool, for
  /// a call on `stream`. Those before a failure have been issued.
  Status issueOffloads(const std::vector<ValuePtr> &values, AortStream &stream);
  /// Work on `stream`, and the frees of the owners, wait for the copy out.
  Status awaitOffload(OffloadValue &value, AortStream &stream);
  /// Makes the engine wait for the point of `stream` at which memory for
  /// reloads is allocated.
  Status beginReloads(AortStream &stream);
  /// Issues the reload to `value.copy` on an engine.
  Status issueReload(OffloadValue &value);
  /// Marks the end of the reloads that were just issued: one event for all.
  Status endReloads(const std::vector<ValuePtr> &values);
  /// The same on `value.copyStream`, which would only wait for the engine.
  Status issueReloadOnStream(OffloadValue &value);
  /// Work on `stream` waits for the reload, and with it for older ones.
  Status awaitReload(OffloadValue &value, AortStream &stream);
  /// Returns the host buffer to the pool, in the order of its last copy.
  Status releaseHost(OffloadValue &value);

  /// The most bytes of host buffers at once since the last call.
  int64_t takeHostPeak() {
    int64_t peak = peakHostBytes;
    peakHostBytes = hostBytes;
    return peak;
  }

  int64_t records = 0, waits = 0;
  /// Of host buffers that values have or that are retained.
  int64_t hostBytes = 0;
  /// For tests: the number of the wait that is omitted.
  int64_t faultyWait = -1;

private:
  Status takeHost(OffloadValue &value, AortStream &stream);
  CopyMark lastCopyOf(const OffloadValue &value);
  /// `waiter` waits for the copy out, unless it or `before`, whose work it has
  /// waited for, did so already.
  Status awaitOut(OffloadValue &value, AortStream &waiter, AortStream &before,
                  ValueRecord *exposed);
  Status issueOffload(OffloadValue &value, AortStream &engine);
  Status orderHostBuffer(OffloadValue &value, AortStream &engine);
  Status copy(OffloadValue &value, AortDirection direction, AortStream &engine);
  Status await(AortStream &stream, BackendEvent &event, ValueRecord *exposed);
  Status engineOf(AortDirection direction, AortStream *&engine);

  AortDevice &device;
  AortStream *computeStream = nullptr, *foreignEngine = nullptr;
  int64_t peakHostBytes = 0;
  /// Reloads on the engine so far, and the youngest that a stream waits for, by
  /// its number.
  int64_t numReloads = 0;
  std::unordered_map<uint64_t, int64_t> awaitedReloads;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_EAGER_OFFLOADERCOPIES_H
