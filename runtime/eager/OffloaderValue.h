//===- OffloaderValue.h - Saved values of an offloader ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_EAGER_OFFLOADERVALUE_H
#define AO_RUNTIME_EAGER_OFFLOADERVALUE_H

#include "../core/DeviceStreams.h"
#include "ao-runtime/Offloader.h"

#include <array>

namespace ao::runtime {

struct ValueRecord;

/// A view as it was pushed.
struct SavedView {
  char *pointer = nullptr;
  int64_t elementBytes = 1;
  int32_t rank = 0;
  /// `rank` sizes, then `rank` strides; elements.
  std::array<int64_t, 2 * AORT_MAX_RANK> dims{};
  uint32_t type = 0;

  /// Element size and rank have been checked.
  static Status create(const AortSaved &saved, SavedView &view);
  const int64_t *sizes() const { return dims.data(); }
  const int64_t *strides() const { return dims.data() + rank; }
  int64_t elements() const;
  int64_t bytes() const { return elements() * elementBytes; }
  /// Address of the first byte, and of the byte after the last.
  char *begin() const;
  char *end() const;
  bool operator==(const SavedView &other) const {
    return pointer == other.pointer && elementBytes == other.elementBytes &&
           rank == other.rank && dims == other.dims;
  }
};

/// The point of a stream at which a tensor is complete; without an event, a
/// point that has been reached.
struct ReadyMark {
  uint64_t stream = 0;
  uint64_t sequence = 0;
  std::shared_ptr<BackendEvent> event;
};

/// The owner of a pushed tensor.
struct SavedOwner {
  void *owner = nullptr;
  int64_t version = 0;
  /// The stream in whose order its memory is freed.
  AortStream *stream = nullptr;
};

/// The location of a value.
enum class Place {
  /// In the device memory that was pushed.
  Device,
  /// In the device memory that was pushed; the offload has been issued.
  Offloading,
  /// On the host only.
  Host,
  /// In device memory from `allocate`; the reload has been issued.
  Reloaded,
  /// No key refers to the value.
  Ended,
};

/// The saved views of one storage, which are offloaded and reloaded together.
struct OffloadValue {
  AortRun *run = nullptr;
  /// The step in which it was saved.
  int64_t step = 0;
  std::string name;
  int32_t layer = -1;
  /// Index in the trace that is recorded or followed; -1: none.
  int64_t index = -1;
  char *storage = nullptr;
  int64_t storageBytes = 0;
  /// The range of bytes that contains all views.
  char *begin = nullptr, *end = nullptr;
  bool offloadBase = false;
  /// AORT_SAVED_ALONE: of one view.
  bool isAlone = false;
  /// Another value counts the bytes of the storage.
  bool isPart = false;
  /// The layout of all views, while it is the same.
  SavedView layout;
  bool isUniform = true;
  std::vector<SavedOwner> owners;
  std::vector<ReadyMark> ready;

  Place place = Place::Device;
  /// It was kept on device although an offload was requested: too small a part
  /// of its storage.
  bool isPartial = false;
  /// AORT_SAVED_RESIDENT of one of its tensors.
  bool isResident = false;
  /// Written after it was saved.
  bool isDirty = false;
  /// Results of the last inquiry: others hold it, and its bytes are counted so.
  bool isHeldByOthers = false, isCountedAsHeld = false;
  /// Only its elements are copied, row by row; otherwise the hull.
  bool isPacked = false;
  /// Strides of the packed copy.
  std::array<int64_t, AORT_MAX_RANK> packedStrides;
  int64_t heldBytes = 0;

  ValueRecord *record = nullptr;
  void *host = nullptr;
  int64_t hostBytes = 0;
  bool hostIsRetained = false;
  std::shared_ptr<BackendEvent> out, in;
  /// Numbers of the streams that wait for `out`, shared by all values that were
  /// offloaded together.
  std::shared_ptr<std::vector<uint64_t>> outAwaiters;
  /// Its place among the reloads of the engine; 0: none.
  int64_t reloadNumber = 0;
  /// The stream for which the device copy was allocated last, and whether that
  /// stream executes the reload.
  AortStream *copyStream = nullptr;
  bool isReloadedOnStream = false;
  void *copyOwner = nullptr;
  char *copy = nullptr;

  /// Keys that need it, and those that were popped since its reload.
  int32_t keys = 0, popped = 0;
  bool wasPopped = false;
  /// Number of inquiries about its owners, which the last one releases.
  int32_t inquiries = 0;

  int64_t hullBytes() const { return end - begin; }
  /// Returns the device bytes that an offload frees.
  int64_t deviceBytes() const {
    if (isPart)
      return 0;
    return isPartial || storageBytes < hullBytes() ? hullBytes() : storageBytes;
  }
  bool isOnDevice() const {
    return place == Place::Device || place == Place::Offloading;
  }
  bool covers(const SavedView &view) const {
    return view.begin() >= begin && view.end() <= end;
  }
  /// Returns true if the copied bytes are exactly one view, or several equal
  /// ones.
  bool isOneView() const {
    return isUniform && (isPacked || (layout.pointer == begin &&
                                      layout.end() == begin + hostBytes));
  }
  /// Returns true if the value may be kept on device: it is a small part of its
  /// storage, which other tensors may keep alive.
  bool mayKeep() const {
    return !offloadBase && !isAlone && hullBytes() * 2 < storageBytes;
  }

  /// Adds a view. Before the offload is issued, the copied range may grow.
  void add(const SavedView &view);
  /// Fixes the copied range: called once, when the offload is issued.
  void fixLayout();
  /// Returns the bytes from the start of the copy to the view's first element.
  int64_t offsetOf(const SavedView &view) const;
};

using ValuePtr = std::shared_ptr<OffloadValue>;

} // namespace ao::runtime

#endif // AO_RUNTIME_EAGER_OFFLOADERVALUE_H
