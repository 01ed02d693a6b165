//===- LivePlaces.h - Bytes of arenas that are taken ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_LIVEPLACES_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_LIVEPLACES_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <optional>

namespace ao {

/// A range of bytes of an arena.
struct Place {
  bool onHost = false;
  int64_t begin = 0, end = 0;

  bool operator==(const Place &other) const {
    return onHost == other.onHost && begin == other.begin && end == other.end;
  }
};

/// A buffer that is in a place, each time one is made.
struct PlacedBuffer {
  Place place;
  /// The value that defines the buffer, for messages.
  mlir::Value origin;
};

/// The number of a buffer.
using PlacedId = unsigned;

/// The buffers that are alive at some point, by where they are.
class LivePlaces {
public:
  /// The buffer in the way of `place`, if there is one.
  std::optional<PlacedId> findMeeting(const Place &place) const {
    const auto &pool = pools[place.onHost];
    auto above = pool.lower_bound(place.begin);
    if (above != pool.end() && above->first < place.end)
      return above->second.id;
    if (above != pool.begin() && std::prev(above)->second.end > place.begin)
      return std::prev(above)->second.id;
    return std::nullopt;
  }

  void insert(const Place &place, PlacedId id) {
    pools[place.onHost].emplace(place.begin, Taken{place.end, id});
  }

  /// False if it was not alive.
  bool erase(const Place &place, PlacedId id) {
    if (!contains(place, id))
      return false;
    pools[place.onHost].erase(place.begin);
    return true;
  }

  bool contains(const Place &place, PlacedId id) const {
    auto it = pools[place.onHost].find(place.begin);
    return it != pools[place.onHost].end() && it->second.id == id;
  }

  void forEach(llvm::function_ref<void(PlacedId)> visit) const {
    for (const auto &pool : pools)
      for (const auto &[begin, taken] : pool)
        visit(taken.id);
  }

private:
  struct Taken {
    int64_t end;
    PlacedId id;
  };
  /// Of device and host memory, by the first byte.
  std::map<int64_t, Taken> pools[2];
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_LIVEPLACES_H
