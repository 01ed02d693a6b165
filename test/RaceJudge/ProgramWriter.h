//===- ProgramWriter.h - Writes one random program --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TEST_RACEJUDGE_PROGRAMWRITER_H
#define AO_TEST_RACEJUDGE_PROGRAMWRITER_H

#include "Generator.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ao::judge {

/// SplitMix64: the same programs with every standard library.
class Random {
public:
  /// The sequences of two seeds have nothing in common.
  explicit Random(uint64_t seed) : state(seed) { state = next(); }

  uint64_t next() {
    uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  unsigned below(unsigned bound) { return next() % bound; }
  bool oneIn(unsigned count) { return below(count) == 0; }

private:
  uint64_t state;
};

/// A buffer, with what the generator knows of the storages it may be in.
struct Buffer {
  std::string name;
  std::set<std::string> storages;
};

struct Transfer {
  std::string name, type, keep;
  /// Buffers that must not be written, and buffers that must not be accessed.
  std::set<std::string> sources, destinations;
  /// The destination, with its type, if that has a name.
  std::string into = {};
};

/// Returns true if two buffers that may be in these storages may share one.
bool haveCommon(const std::set<std::string> &a, const std::set<std::string> &b);

/// The names in scope at one position.
struct Scope {
  std::vector<Buffer> device, host;
  std::vector<std::string> indices, conditions;
  std::vector<Transfer> transfers;
  /// Allocations that may be freed here, and addresses of buffers.
  std::vector<std::string> owned, addresses;
  /// Ops that go on, by the name of their handle.
  std::vector<std::string> handles;
  std::string table;
  /// Memory that addresses are kept in.
  std::vector<std::string> slots;
  bool mayCall = false;
  /// The function that this is, if it may call itself.
  std::string self;
};

class ProgramWriter {
public:
  explicit ProgramWriter(uint64_t seed) : random(seed) {}
  Program run();

private:
  using Make = std::function<void(Scope &)>;

  std::string fresh() { return "%v" + std::to_string(numNames++); }
  void line(const std::string &text) {
    body += std::string(2 * depth + 2, ' ') + text + "\n";
  }
  template <typename T>
  const T &pick(const std::vector<T> &from) {
    return from[random.below(from.size())];
  }

  /// A condition to branch by; within, mostly others are left.
  std::string branchBy(const Scope &scope, Scope &inner);
  /// Now and then what is known is passed over: that plants a fault.
  bool isCareless() { return random.oneIn(40); }
  bool isBusy(const Scope &scope, const Buffer &buffer, bool writes);
  const Buffer *pickFree(const Scope &scope, const std::vector<Buffer> &from,
                         bool writes);

  void block(Scope scope, unsigned count, const Make &end);
  void statement(Scope &scope);
  void allocate(Scope &scope);
  void allocateHost(Scope &scope);
  void cutRow(Scope &scope);
  void cutHalf(Scope &scope);
  void choose(Scope &scope);
  void computeIndex(Scope &scope);
  void touch(Scope &scope);
  void touchElement(Scope &scope);
  void start(Scope &scope);
  void wait(Scope &scope, size_t index);
  void waitForAll(Scope &scope);
  void fillTable(Scope &scope);
  void useTable(Scope &scope);
  void usePointer(Scope &scope);
  void leaveInTable(Scope &scope);
  void copyFromTable(Scope &scope);
  void takeAddress(Scope &scope);
  void moveAddress(Scope &scope);
  void storeByAddress(Scope &scope);
  /// Takes an allocation out of `owned`, if the one drawn may be given up.
  std::optional<std::string> takeOwned(Scope &scope);
  void release(Scope &scope);
  void forget(Scope &scope, const std::string &storage);
  void reallocate(Scope &scope);
  void copyBuffer(Scope &scope);
  void fillInParts(Scope &scope);
  void useLayout(Scope &scope);
  void cutOverlappingRow(Scope &scope);
  void useEmptyGlobal(Scope &scope);
  void useUnknownOp(Scope &scope);
  void goOn(Scope &scope);
  void rareStatement(Scope &scope);
  void branch(Scope &scope);
  void waitInBranches(Scope &scope);
  void startInBranches(Scope &scope);
  void loop(Scope &scope);
  void exchange(Scope &scope);
  std::string exchangeLoop(const Scope &scope, const std::string &first,
                           const std::string &second, bool isNested);
  void pipeline(Scope &scope);
  void forall(Scope &scope);
  void reduce(Scope &scope);
  void residualScope(Scope &scope);
  void blocks(Scope &scope);
  /// Goes on to a block that takes a buffer.
  void goTo(Scope &scope, const std::string &label);
  void whileLoop(Scope &scope);
  void pipelineInWhile(Scope &scope);
  void pipelineRows(Scope &scope);
  void indexSwitch(Scope &scope);
  void executeRegion(Scope &scope);
  void callFunction(Scope &scope);
  void callItself(Scope &scope);
  std::string getArguments(const Scope &scope, const std::string &a,
                           const std::string &b, const std::string &h,
                           const std::string &condition);
  void function(const std::string &name, bool isMain);

  Random random;
  std::string body;
  unsigned numNames = 0;
  unsigned depth = 0;
  unsigned budget = 0;
  Program program;
};

} // namespace ao::judge

#endif // AO_TEST_RACEJUDGE_PROGRAMWRITER_H
