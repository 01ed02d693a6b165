//===- Memory.h - The buffers and copies of a run ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TEST_RACEJUDGE_MEMORY_H
#define AO_TEST_RACEJUDGE_MEMORY_H

#include "Interpreter.h"
#include "mlir/IR/BuiltinTypes.h"
#include <map>

namespace ao::judge {

/// A view of a buffer.
struct View {
  int buffer = -1;
  int64_t offset = 0;
  llvm::SmallVector<int64_t, 2> sizes, strides;

  bool operator==(const View &other) const {
    return buffer == other.buffer && offset == other.offset &&
           sizes == other.sizes && strides == other.strides;
  }

  View getElement(llvm::ArrayRef<int64_t> indices) const {
    View element{buffer, offset, {}, {}};
    for (auto [index, stride] : llvm::zip(indices, strides))
      element.offset += index * stride;
    return element;
  }
};

/// The content of a value in a run: a number, a buffer, or the number of a
/// transfer.
struct Datum {
  int64_t number = 0;
  View view;
};

/// The memory of a run. The first thing that goes wrong is kept.
class Memory {
public:
  View allocate(mlir::MemRefType type, bool holdsData);
  void free(const View &view);
  /// Ends the life of memory on the stack.
  void end(int buffer);

  /// Touches all elements of a view, or one.
  void access(const View &view, bool writes);
  Datum &getCell(const View &element);

  int64_t getAddress(const View &view) const;
  View getAt(int64_t address) const;

  int64_t start(const View &source, const View &destination, bool isReload);
  /// Both ends must be those of the copy, as far as they are named.
  void wait(int64_t transfer, const View &keep, const View *destination);
  /// Checks at the end that each transfer has been waited for.
  void finish();

  /// Accesses until `leaveBeside` may happen at any time until the returned
  /// number is awaited.
  int64_t beginBeside() {
    beside.emplace_back();
    isBeside = true;
    return beside.size() - 1;
  }
  void leaveBeside() { isBeside = false; }
  void endBeside(int64_t number) { beside[number].clear(); }

  void enterParallel() { logs.emplace_back(); }
  void startIteration() { ++logs.back().iteration; }
  void leaveParallel();

  void fault(const std::string &reason) { set(Verdict::Kind::Fault, reason); }
  void meaningless(const std::string &reason) {
    set(Verdict::Kind::Meaningless, reason);
  }
  bool isOver() const { return verdict.kind != Verdict::Kind::Clean; }
  const Verdict &getVerdict() const { return verdict; }

private:
  static constexpr int64_t kSpacing = 1 << 20;

  struct Element {
    Datum datum;
    bool holdsData = false;
    /// How many copies under way read it, and fill it.
    int sources = 0, destinations = 0;
  };
  struct Buffer {
    std::vector<Element> elements;
    bool isHost = false;
    bool isFreed = false;
  };
  using Place = std::pair<int, int64_t>;
  struct Transfer {
    View source, destination;
    std::vector<Place> reads, fills;
    bool isDone = false;
  };
  /// The accesses of concurrent iterations.
  struct Log {
    struct Event {
      int iteration;
      bool writes, isCopy;
    };
    int iteration = 0;
    std::map<Place, std::vector<Event>> events;
  };

  void set(Verdict::Kind kind, const std::string &reason) {
    if (!isOver())
      verdict = {kind, reason};
  }
  std::vector<Place> getPlaces(const View &view);
  void touch(Place place, bool writes, bool isCopy);

  std::vector<Buffer> buffers;
  std::vector<Transfer> transfers;
  std::vector<Log> logs;
  /// By the op that goes on: what it touches, and whether it writes.
  std::vector<std::map<Place, bool>> beside;
  bool isBeside = false;
  Verdict verdict;
};

} // namespace ao::judge

#endif // AO_TEST_RACEJUDGE_MEMORY_H
