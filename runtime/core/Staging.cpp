//===- Staging.cpp - Copies of pageable memory ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Staging.h"
#include "DeviceStreams.h"

#include <algorithm>

using namespace ao::runtime;

namespace {
constexpr int64_t slotsInRing = 4;
constexpr int64_t alignment = 256;

/// `rows` rows of `rowBytes`, at two pitches.
struct Rows {
  char *destination;
  const char *source;
  int64_t rowBytes, rows, destinationPitch, sourcePitch;
};

/// Arguments of a host call: how many there are, then all of them.
void copyOnHost(void *arguments) {
  auto *count = static_cast<const int64_t *>(arguments);
  auto *all = reinterpret_cast<const Rows *>(count + 1);
  for (int64_t i = 0; i < *count; ++i)
    for (int64_t row = 0; row < all[i].rows; ++row)
      std::memcpy(all[i].destination + row * all[i].destinationPitch,
                  all[i].source + row * all[i].sourcePitch,
                  static_cast<size_t>(all[i].rowBytes));
}
} // namespace

/// The copies into and out of one slot.
struct Staging::Load {
  std::vector<Rows> in, out;
  int64_t bytes = 0;

  void add(char *slot, Rows rows) {
    Rows into = rows, from = rows;
    into.destination = slot + bytes;
    from.source = slot + bytes;
    into.destinationPitch = from.sourcePitch = rows.rowBytes;
    in.push_back(into);
    out.push_back(from);
    bytes += rows.rowBytes * rows.rows;
  }
};

namespace {
/// Cuts a copy into rows of which `capacity` bytes go through a slot at once.
/// `add(rows)` is called for each, `flush()` when a slot is full.
template <typename Add, typename Flush>
Status cut(const StridedCopy &copy, int64_t capacity, Add &&add,
           Flush &&flush) {
  int64_t room = capacity;
  Status status;
  auto refill = [&] {
    status = flush();
    room = capacity;
    return status.ok();
  };
  auto put = [&](char *to, const char *from, int64_t bytes, int64_t rows) {
    add(Rows{to, from, bytes, rows, copy.destinationPitch, copy.sourcePitch});
    room -= bytes * rows;
  };
  auto cutRows = [&](char *to, const char *from) {
    for (int64_t row = 0; row < copy.rows;) {
      if (copy.rowBytes > room && !refill())
        return false;
      int64_t rows = std::min(copy.rows - row, room / copy.rowBytes);
      put(to + row * copy.destinationPitch, from + row * copy.sourcePitch,
          copy.rowBytes, rows);
      row += rows;
    }
    return true;
  };
  auto cutBytes = [&](char *to, const char *from) {
    for (int64_t row = 0; row < copy.rows; ++row)
      for (int64_t at = 0; at < copy.rowBytes;) {
        if (room == 0 && !refill())
          return false;
        int64_t bytes = std::min(copy.rowBytes - at, room);
        put(to + row * copy.destinationPitch + at,
            from + row * copy.sourcePitch + at, bytes, 1);
        at += bytes;
      }
    return true;
  };
  bool areShort = copy.rowBytes <= capacity;
  copy.forEach2D([&](char *to, const char *from) {
    return areShort ? cutRows(to, from) : cutBytes(to, from);
  });
  return status.ok() ? flush() : status;
}
} // namespace

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

Status Staging::open(char *memory, int64_t bytes) {
  std::lock_guard<std::mutex> lock(mutex);
  slotBytes = bytes / (2 * slotsInRing) / alignment * alignment;
  for (Ring &ring : rings) {
    AORT_RETURN_IF_ERROR(openRing(ring, memory));
    memory += slotsInRing * slotBytes;
  }
  opened.store(true, std::memory_order_release);
  return {};
}

Status Staging::openRing(Ring &ring, char *memory) {
  AORT_RETURN_IF_ERROR(backend.createStream(StreamRole::Other, ring.hostCode));
  recorder.streamCreated();
  ring.slots.resize(slotsInRing);
  for (Slot &slot : ring.slots) {
    slot.memory = memory;
    memory += slotBytes;
    AORT_RETURN_IF_ERROR(events.take(/*timed=*/false, slot.filled));
    AORT_RETURN_IF_ERROR(events.take(/*timed=*/false, slot.emptied));
  }
  for (LastUse &last : ring.last)
    AORT_RETURN_IF_ERROR(events.take(/*timed=*/false, last.end));
  return events.take(/*timed=*/false, ring.begin);
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

Status Staging::await(BackendStream &stream, BackendEvent &event) {
  return waits++ == faultyWait ? Status() : backend.wait(stream, event);
}

Status Staging::copyRows(AortStream &stream, const Load &load,
                         const CopyTag &tag) {
  bool isOut = tag.direction == AORT_DEVICE_TO_HOST;
  for (const Rows &rows : isOut ? load.in : load.out) {
    StridedCopy copy;
    copy.destination = rows.destination;
    copy.source = rows.source;
    copy.rowBytes = rows.rowBytes;
    copy.rows = rows.rows;
    copy.destinationPitch = rows.destinationPitch;
    copy.sourcePitch = rows.sourcePitch;
    AORT_RETURN_IF_ERROR(backend.copy(*stream.backend, copy, tag));
  }
  return {};
}

Status Staging::callRows(Ring &ring, const Load &load) {
  bool isOut = &ring == &rings[AORT_DEVICE_TO_HOST];
  const std::vector<Rows> &all = isOut ? load.out : load.in;
  std::vector<char> arguments(sizeof(int64_t) + all.size() * sizeof(Rows));
  auto count = static_cast<int64_t>(all.size());
  std::memcpy(arguments.data(), &count, sizeof(count));
  std::memcpy(arguments.data() + sizeof(count), all.data(),
              all.size() * sizeof(Rows));
  return backend.call(*ring.hostCode,
                      std::make_shared<HostCall>(copyOnHost, arguments.data(),
                                                 arguments.size()));
}

/// Copies from the device: the stream fills slots and host functions empty
/// them; at the end the stream waits for these, so that the copy is complete
/// for a caller that waits for the stream.
Status Staging::send(Ring &ring, AortStream &stream, const StridedCopy &copy,
                     const CopyTag &tag) {
  size_t loads = 0;
  BackendStream &device = *stream.backend;
  Load load;
  auto slotOf = [&](size_t n) -> Slot & {
    return ring.slots[n % ring.slots.size()];
  };
  auto flush = [&]() -> Status {
    Slot &slot = slotOf(loads);
    if (loads >= ring.slots.size())
      AORT_RETURN_IF_ERROR(await(device, *slot.emptied));
    AORT_RETURN_IF_ERROR(copyRows(stream, load, tag));
    AORT_RETURN_IF_ERROR(backend.record(*slot.filled, device));
    AORT_RETURN_IF_ERROR(await(*ring.hostCode, *slot.filled));
    AORT_RETURN_IF_ERROR(callRows(ring, load));
    AORT_RETURN_IF_ERROR(backend.record(*slot.emptied, *ring.hostCode));
    ++loads;
    load = Load();
    return {};
  };
  auto add = [&](Rows rows) { load.add(slotOf(loads).memory, rows); };
  AORT_RETURN_IF_ERROR(cut(copy, slotBytes, add, flush));
  return await(device, *slotOf(loads - 1).emptied);
}

/// Copies to the device: host functions begin after the work that the stream
/// has so far, since that may write the memory.
Status Staging::receive(Ring &ring, AortStream &stream, const StridedCopy &copy,
                        const CopyTag &tag) {
  size_t loads = 0;
  BackendStream &device = *stream.backend;
  Load load;
  auto slotOf = [&](size_t n) -> Slot & {
    return ring.slots[n % ring.slots.size()];
  };
  auto flush = [&]() -> Status {
    Slot &slot = slotOf(loads);
    if (loads >= ring.slots.size())
      AORT_RETURN_IF_ERROR(await(*ring.hostCode, *slot.emptied));
    AORT_RETURN_IF_ERROR(callRows(ring, load));
    AORT_RETURN_IF_ERROR(backend.record(*slot.filled, *ring.hostCode));
    AORT_RETURN_IF_ERROR(await(device, *slot.filled));
    AORT_RETURN_IF_ERROR(copyRows(stream, load, tag));
    AORT_RETURN_IF_ERROR(backend.record(*slot.emptied, device));
    ++loads;
    load = Load();
    return {};
  };
  AORT_RETURN_IF_ERROR(backend.record(*ring.begin, device));
  AORT_RETURN_IF_ERROR(await(*ring.hostCode, *ring.begin));
  auto add = [&](Rows rows) { load.add(slotOf(loads).memory, rows); };
  return cut(copy, slotBytes, add, flush);
}

Status Staging::copy(AortStream &stream, AortDirection direction,
                     const StridedCopy &copy, const CopyTag &tag,
                     bool inCapture) {
  std::lock_guard<std::mutex> lock(mutex);
  Ring &ring = rings[direction];
  LastUse &last = ring.last[inCapture];
  if (last.isRecorded && last.stream != stream.number)
    AORT_RETURN_IF_ERROR(await(*stream.backend, *last.end));
  CopyTag mine = tag;
  mine.direction = direction;
  Status status = direction == AORT_DEVICE_TO_HOST
                      ? send(ring, stream, copy, mine)
                      : receive(ring, stream, copy, mine);
  last.stream = stream.number;
  last.isRecorded = true;
  Status ended = backend.record(*last.end, *stream.backend);
  return status.ok() ? ended : status;
}

void Staging::close() {
  std::lock_guard<std::mutex> lock(mutex);
  opened = false;
  for (Ring &ring : rings)
    ring = Ring();
}

void Staging::captureBegins() {
  std::lock_guard<std::mutex> lock(mutex);
  for (Ring &ring : rings)
    ring.last[1].isRecorded = false;
}

Status Staging::launch(BackendGraph &graph, AortStream &stream) {
  if (!isOpen())
    return backend.launch(graph, *stream.backend);
  std::lock_guard<std::mutex> lock(mutex);
  for (Ring &ring : rings)
    if (ring.last[0].isRecorded)
      AORT_RETURN_IF_ERROR(await(*stream.backend, *ring.last[0].end));
  AORT_RETURN_IF_ERROR(backend.launch(graph, *stream.backend));
  for (Ring &ring : rings) {
    ring.last[0].stream = stream.number;
    ring.last[0].isRecorded = true;
    AORT_RETURN_IF_ERROR(backend.record(*ring.last[0].end, *stream.backend));
  }
  return {};
}
