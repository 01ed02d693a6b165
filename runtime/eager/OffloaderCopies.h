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

/// Issues the copies of values, and orders them with the streams of the caller.
///
/// Events and waits are shared where possible. Values that are offloaded
/// together have one event at their end, for which a stream waits once; each
/// has an event where it is ready, for which the copy engine waits. Values of a
/// layer that are reloaded together share an event, too, and the engine waits
/// once for the point at which their memory is allocated. Any other reload has
/// an event at its end, for which its pop waits, unless the stream already
/// waits for a later copy. A reload at the pop is issued to the stream of the
/// pop and needs neither. With inline compute there are no events.
///
/// Requires the offloader's lock; takes those of the pool and of the streams.
class OffloaderCopies {
public:
  explicit OffloaderCopies(AortDevice &device) : device(device) {}
  /// Sets the streams; null: those of the device.
  Status open(AortStream *compute, AortStream *transfer);

  AortStream &compute() const { return *computeStream; }
  /// Records the present end of `stream` in `ready`.
  Status mark(AortStream &stream, ReadyMark &ready);

  /// Issues offloads. Values without a host buffer get one from the pool, for a
  /// call on `stream`. On failure, the values before the one that failed are
  /// offloaded.
  Status issueOffloads(const std::vector<ValuePtr> &values, AortStream &stream);
  /// Makes `stream`, and the frees of the owners, wait for the offload.
  Status awaitOffload(OffloadValue &value, AortStream &stream);
  /// Makes the engine wait for the point of `stream` at which memory for
  /// reloads is allocated.
  Status beginReloads(AortStream &stream);
  /// Issues the reload to `value.copy` on an engine.
  Status issueReload(OffloadValue &value);
  /// Marks the end of the reloads that were just issued: one event for all.
  Status endReloads(const std::vector<ValuePtr> &values);
  /// Issues the reload on `value.copyStream`, if that would only wait for it.
  Status issueReloadOnStream(OffloadValue &value);
  /// Makes `stream` wait for the reload, and thereby for earlier ones.
  Status awaitReload(OffloadValue &value, AortStream &stream);
  /// Returns the host buffer to the pool, in the order of its last copy.
  Status releaseHost(OffloadValue &value);

  /// Returns the high-water mark of host buffers since the last call, in bytes.
  int64_t takeHostPeak() {
    int64_t peak = peakHostBytes;
    peakHostBytes = hostBytes;
    return peak;
  }

  int64_t records = 0, waits = 0;
  /// Bytes of the host buffers of values and of retained ones.
  int64_t hostBytes = 0;
  /// For tests: the number of a wait that is omitted; -1: none.
  int64_t faultyWait = -1;

private:
  Status takeHost(OffloadValue &value, AortStream &stream);
  CopyMark lastCopyOf(const OffloadValue &value);
  /// Makes `waiter` wait for the offload, unless it waits for it already, or
  /// `before`, after which it is ordered, does.
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
  /// The number of reloads on the engine so far, and by number of a stream the
  /// last reload that it waits for.
  int64_t numReloads = 0;
  std::unordered_map<uint64_t, int64_t> awaitedReloads;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_EAGER_OFFLOADERCOPIES_H
