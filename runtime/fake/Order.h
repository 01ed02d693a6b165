//===- Order.h - Order of work on streams -----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_ORDER_H
#define AO_RUNTIME_FAKE_ORDER_H

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace ao::fake {

/// How far into each stream, by its number, something has seen.
using Clock = std::map<uint32_t, uint64_t>;

void join(Clock &clock, const Clock &other);

/// One work item in the order of its stream, with the work that happens before
/// it.
struct Moment {
  uint32_t stream = 0;
  uint64_t sequence = 0;
  Clock seen;
  std::string what;

  bool isAfter(const Moment &other) const;
};

/// The accesses to the bytes of a buffer with which later ones can race: two
/// accesses race if one writes and neither happens before the other, whichever
/// of them was executed first.
class History {
public:
  /// Bytes `first` to `last`, which is excluded. Returns what the access races
  /// with, empty if there is nothing.
  std::string note(uint64_t first, uint64_t last, bool writes,
                   const std::shared_ptr<const Moment> &moment);

private:
  struct Access {
    uint64_t first, last;
    bool writes;
    std::shared_ptr<const Moment> moment;
  };
  std::vector<Access> accesses;
};

} // namespace ao::fake

#endif // AO_RUNTIME_FAKE_ORDER_H
