//===- Generator.cpp - Small random programs with transfers ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

#include <functional>
#include <set>
#include <vector>

using namespace ao::judge;

namespace {
/// SplitMix64: the same programs with every standard library.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed * 0x9e3779b97f4a7c15u + 1) {}

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

/// A buffer, with what the generator knows of the storages it may lie in.
struct Buffer {
  std::string name;
  std::set<std::string> storages;
};

struct Transfer {
  std::string name, type, keep;
  /// What must not be written, and what must not be touched.
  std::set<std::string> sources, destinations;
};

/// What can be named at one place.
struct Scope {
  std::vector<Buffer> device, host;
  std::vector<std::string> indices, conditions;
  std::vector<Transfer> transfers;
  std::string table;
  bool mayCall = false;
};

const std::string kDevice = "!D", kHost = "!H";

class Generator {
public:
  explicit Generator(uint64_t seed) : random(seed) {}
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
  void start(Scope &scope);
  void wait(Scope &scope, size_t index);
  void waitForAll(Scope &scope);
  void useTable(Scope &scope);
  void usePointer(Scope &scope);
  void branch(Scope &scope);
  void waitInBranches(Scope &scope);
  void startInBranches(Scope &scope);
  void loop(Scope &scope);
  void pipeline(Scope &scope);
  void forall(Scope &scope);
  void stackScope(Scope &scope);
  void blocks(Scope &scope);
  void callFunction(Scope &scope);
  void function(const std::string &name, bool isMain);

  Random random;
  std::string body;
  unsigned numNames = 0;
  unsigned depth = 0;
  unsigned budget = 0;
  Program program;
};
} // namespace

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

static bool haveCommon(const std::set<std::string> &a,
                       const std::set<std::string> &b) {
  for (const std::string &element : a)
    if (b.count(element) || b.count("?") || element == "?")
      return true;
  return false;
}

bool Generator::isBusy(const Scope &scope, const Buffer &buffer, bool writes) {
  for (const Transfer &transfer : scope.transfers)
    if (haveCommon(transfer.destinations, buffer.storages) ||
        (writes && haveCommon(transfer.sources, buffer.storages)))
      return true;
  return false;
}

const Buffer *Generator::pickFree(const Scope &scope,
                                  const std::vector<Buffer> &from,
                                  bool writes) {
  for (unsigned attempt = 0; attempt != 6 && !from.empty(); ++attempt) {
    const Buffer &buffer = pick(from);
    if (!isBusy(scope, buffer, writes) || isCareless())
      return &buffer;
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

void Generator::allocate(Scope &scope) {
  std::string made = fresh(), name = fresh();
  line(made + (random.oneIn(4) ? " = memref.alloca()" : " = memref.alloc()") +
       " : memref<4xf32>");
  line(name + " = memref.cast " + made + " : memref<4xf32> to !D");
  scope.device.push_back({name, {made}});
}

void Generator::allocateHost(Scope &scope) {
  std::string made = fresh(), name = fresh();
  line(made + " = memref.alloc() : memref<4xf32, #ao.host>");
  line(name + " = memref.cast " + made + " : memref<4xf32, #ao.host> to !H");
  const Buffer *source = pickFree(scope, scope.device, /*writes=*/false);
  // Mostly filled at once, so that reloads of it are right.
  if (source && !isCareless()) {
    std::string transfer = fresh();
    line(transfer + " = ao.offload " + source->name + " into " + name +
         " : !D into !H -> !TH");
    line("ao.wait " + transfer + " keep(" + source->name + " : !D) : !TH");
  }
  scope.host.push_back({name, {made}});
}

void Generator::cutRow(Scope &scope) {
  bool onHost = random.oneIn(2);
  std::string name = fresh(), index = pick(scope.indices);
  std::string stack = onHost ? "%hs" : "%st";
  line(name + " = memref.subview " + stack + "[" + index +
       ", 0] [1, 4] [1, 1] : " +
       (onHost ? "memref<8x4xf32, #ao.host> to !H" : "memref<8x4xf32> to !D"));
  (onHost ? scope.host : scope.device)
      .push_back({name, {stack + "[" + index + "]"}});
}

void Generator::cutHalf(Scope &scope) {
  static const char *const offsets[] = {"0", "4", "2", "8"};
  std::string name = fresh(), cut = fresh(), offset = offsets[random.below(4)];
  std::string type = "memref<4xf32, strided<[1], offset: " + offset + ">>";
  if (offset == "0")
    type = "memref<4xf32, strided<[1]>>";
  line(cut + " = memref.subview %long[" + offset +
       "] [4] [1] : memref<12xf32> to " + type);
  line(name + " = memref.cast " + cut + " : " + type + " to !D");
  std::set<std::string> storages = {"long" + offset};
  if (offset == "2")
    storages = {"long0", "long4", "long2"};
  if (offset == "0" || offset == "4")
    storages.insert("long2");
  scope.device.push_back({name, storages});
}

void Generator::choose(Scope &scope) {
  std::string name = fresh();
  Buffer a = pick(scope.device), b = pick(scope.device);
  std::string condition = pick(scope.conditions);
  line(name + " = arith.select " + condition + ", " + a.name + ", " + b.name +
       " : !D");
  a.storages.insert(b.storages.begin(), b.storages.end());
  scope.device.push_back({name, a.storages});
}

void Generator::computeIndex(Scope &scope) {
  std::string name = fresh();
  std::string from = pick(scope.indices);
  if (random.oneIn(3)) {
    std::string rest = fresh();
    line(rest + " = arith.remui " + from + ", %c2 : index");
    line(name + " = arith.cmpi eq, " + rest + ", %c0 : index");
    scope.conditions.push_back(name);
    return;
  }
  line(name + " = arith.addi " + from + ", %c1 : index");
  scope.indices.push_back(name);
}

void Generator::touch(Scope &scope) {
  bool writes = !random.oneIn(3);
  const Buffer *buffer = pickFree(scope, scope.device, writes);
  if (!buffer)
    return;
  if (!writes)
    line(fresh() + " = memref.load " + buffer->name + "[%c1] : !D");
  else if (random.oneIn(2))
    line("memref.store %f, " + buffer->name + "[%c0] : !D");
  else
    line("linalg.fill ins(%f : f32) outs(" + buffer->name + " : !D)");
}

void Generator::start(Scope &scope) {
  bool isReload = random.oneIn(3);
  const Buffer *device = pickFree(scope, scope.device, isReload);
  const Buffer *host = pickFree(scope, scope.host, !isReload);
  if (!device || !host)
    return;
  Transfer transfer;
  transfer.name = fresh();
  if (isReload) {
    line(transfer.name + " = ao.reload " + host->name + " into " +
         device->name + " : !H into !D -> !TD");
    transfer.type = "!TD";
    transfer.keep = host->name + " : !H";
    transfer.sources = host->storages;
    transfer.destinations = device->storages;
  } else {
    line(transfer.name + " = ao.offload " + device->name + " into " +
         host->name + " : !D into !H -> !TH");
    transfer.type = "!TH";
    transfer.keep = device->name + " : !D";
    transfer.sources = device->storages;
    transfer.destinations = host->storages;
  }
  scope.transfers.push_back(transfer);
}

void Generator::wait(Scope &scope, size_t index) {
  const Transfer &transfer = scope.transfers[index];
  line("ao.wait " + transfer.name + " keep(" + transfer.keep +
       ") : " + transfer.type);
  scope.transfers.erase(scope.transfers.begin() + index);
}

void Generator::waitForAll(Scope &scope) {
  while (!scope.transfers.empty())
    wait(scope, random.below(scope.transfers.size()));
}

void Generator::useTable(Scope &scope) {
  if (scope.table.empty())
    return;
  std::string slot = random.oneIn(2) ? "%c0" : "%c1";
  if (random.oneIn(2)) {
    const Buffer &buffer = pick(scope.device);
    line("memref.store " + buffer.name + ", " + scope.table + "[" + slot +
         "] : memref<2x!D>");
    return;
  }
  std::string name = fresh();
  line(name + " = memref.load " + scope.table + "[" + slot +
       "] : memref<2x!D>");
  scope.device.push_back({name, {"?"}});
}

void Generator::usePointer(Scope &scope) {
  const Buffer *buffer = pickFree(scope, scope.device, /*writes=*/true);
  if (!buffer)
    return;
  std::string index = fresh(), number = fresh(), pointer = fresh();
  line(index + " = memref.extract_aligned_pointer_as_index " + buffer->name +
       " : !D -> index");
  line(number + " = arith.index_cast " + index + " : index to i64");
  line(pointer + " = llvm.inttoptr " + number + " : i64 to !llvm.ptr");
  if (scope.transfers.empty() || isCareless())
    line("llvm.store %f, " + pointer + " : f32, !llvm.ptr");
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void Generator::block(Scope scope, unsigned count, const Make &end) {
  ++depth;
  size_t outer = scope.transfers.size();
  for (unsigned i = 0; i != count; ++i)
    statement(scope);
  while (scope.transfers.size() > outer)
    wait(scope, outer + random.below(scope.transfers.size() - outer));
  end(scope);
  --depth;
}

void Generator::branch(Scope &scope) {
  line("scf.if " + pick(scope.conditions) + " {");
  block(scope, 1 + random.below(3), [](Scope &) {});
  if (random.oneIn(2)) {
    line("} else {");
    block(scope, 1 + random.below(3), [](Scope &) {});
  }
  line("}");
}

void Generator::waitInBranches(Scope &scope) {
  if (scope.transfers.empty())
    return;
  size_t index = random.below(scope.transfers.size());
  auto end = [&](Scope &inner) { wait(inner, index); };
  line("scf.if " + pick(scope.conditions) + " {");
  block(scope, random.below(2), end);
  line("} else {");
  block(scope, random.below(3), end);
  line("}");
  scope.transfers.erase(scope.transfers.begin() + index);
}

void Generator::startInBranches(Scope &scope) {
  std::string results = fresh();
  Transfer transfer;
  transfer.name = results + "#0";
  transfer.type = "!TH";
  transfer.keep = results + "#1 : !D";
  auto end = [&](Scope &inner) {
    const Buffer *source = pickFree(inner, inner.device, /*writes=*/false);
    const Buffer *destination = pickFree(inner, inner.host, /*writes=*/true);
    if (!source)
      source = &pick(inner.device);
    if (!destination)
      destination = &pick(inner.host);
    std::string copy = fresh();
    line(copy + " = ao.offload " + source->name + " into " + destination->name +
         " : !D into !H -> !TH");
    line("scf.yield " + copy + ", " + source->name + " : !TH, !D");
    transfer.sources.insert(source->storages.begin(), source->storages.end());
    transfer.destinations.insert(destination->storages.begin(),
                                 destination->storages.end());
  };
  line(results + ":2 = scf.if " + pick(scope.conditions) + " -> (!TH, !D) {");
  block(scope, random.below(2), end);
  line("} else {");
  block(scope, random.below(2), end);
  line("}");
  scope.device.push_back({results + "#1", transfer.sources});
  scope.transfers.push_back(transfer);
}

void Generator::loop(Scope &scope) {
  std::string variable = fresh();
  Scope inner = scope;
  inner.indices.push_back(variable);
  // Sometimes a buffer goes around.
  if (random.oneIn(2)) {
    line("scf.for " + variable + " = %c0 to %n step %c1 {");
    block(inner, 1 + random.below(4), [](Scope &) {});
    line("}");
    return;
  }
  std::string result = fresh(), carried = fresh();
  const Buffer &first = pick(scope.device);
  line(result + " = scf.for " + variable + " = %c0 to %n step %c1 iter_args(" +
       carried + " = " + first.name + ") -> (!D) {");
  inner.device.push_back({carried, {"?"}});
  block(inner, 1 + random.below(4), [&](Scope &end) {
    line("scf.yield " + pick(end.device).name + " : !D");
  });
  line("}");
  scope.device.push_back({result, {"?"}});
}

/// A copy that is waited for in the next iteration.
void Generator::pipeline(Scope &scope) {
  const Buffer *source = pickFree(scope, scope.device, /*writes=*/false);
  const Buffer *destination = pickFree(scope, scope.host, /*writes=*/true);
  if (!source || !destination)
    return;
  std::string first = fresh(), results = fresh(), carried = fresh(),
              keep = fresh(), variable = fresh();
  line(first + " = ao.offload " + source->name + " into " + destination->name +
       " : !D into !H -> !TH");
  line(results + ":2 = scf.for " + variable +
       " = %c1 to %n step %c1 iter_args(" + carried + " = " + first + ", " +
       keep + " = " + source->name + ") -> (!TH, !D) {");
  Scope inner = scope;
  inner.indices.push_back(variable);
  Transfer old{carried, "!TH", keep + " : !D", source->storages,
               destination->storages};
  old.sources.insert(keep);
  inner.device.push_back({keep, old.sources});
  inner.transfers.push_back(old);
  size_t index = inner.transfers.size() - 1;
  ++depth;
  for (unsigned count = random.below(3); count != 0; --count)
    statement(inner);
  bool isLate = random.oneIn(3);
  if (!isLate)
    wait(inner, index);
  const Buffer *next = pickFree(inner, inner.device, /*writes=*/false);
  const Buffer *into = pickFree(inner, inner.host, /*writes=*/true);
  next = next ? next : &pick(inner.device);
  into = into ? into : &pick(inner.host);
  std::string copy = fresh(), nextName = next->name;
  line(copy + " = ao.offload " + nextName + " into " + into->name +
       " : !D into !H -> !TH");
  Transfer yielded{copy, "!TH", nextName + " : !D", next->storages,
                   into->storages};
  inner.transfers.push_back(yielded);
  size_t last = inner.transfers.size() - 1;
  for (unsigned count = random.below(2); count != 0; --count)
    touch(inner);
  if (isLate) {
    wait(inner, index);
    --last;
  }
  inner.transfers.erase(inner.transfers.begin() + last);
  while (inner.transfers.size() > scope.transfers.size())
    wait(inner, scope.transfers.size());
  line("scf.yield " + copy + ", " + nextName + " : !TH, !D");
  --depth;
  line("}");
  Transfer after{results + "#0", "!TH", results + "#1 : !D", {"?"}, {"?"}};
  scope.device.push_back({results + "#1", {"?"}});
  scope.transfers.push_back(after);
  if (!random.oneIn(3))
    wait(scope, scope.transfers.size() - 1);
}

/// Iterations at once, each with a row of its own.
void Generator::forall(Scope &scope) {
  std::string variable = fresh(), row = fresh(), hostRow = fresh();
  line("scf.forall (" + variable + ") in (3) {");
  Scope inner = scope;
  inner.indices = {variable};
  // What lies outside is shared.
  if (!isCareless()) {
    inner.device.clear();
    inner.host.clear();
    inner.table.clear();
    inner.mayCall = false;
  }
  ++depth;
  bool overlaps = isCareless();
  std::string stack = "%st";
  if (overlaps) {
    stack = fresh();
    line(stack +
         " = memref.reinterpret_cast %st to offset: [0], sizes: [8, 4], "
         "strides: [2, 1] : memref<8x4xf32> to memref<8x4xf32, "
         "strided<[2, 1]>>");
  }
  line(row + " = memref.subview " + stack + "[" + variable +
       ", 0] [1, 4] [1, 1] : " +
       (overlaps ? "memref<8x4xf32, strided<[2, 1]>>" : "memref<8x4xf32>") +
       " to !D");
  line(hostRow + " = memref.subview %hs[" + variable +
       ", 0] [1, 4] [1, 1] : memref<8x4xf32, #ao.host> to !H");
  inner.device.push_back({row, {"%st[" + variable + "]"}});
  inner.host.push_back({hostRow, {"%hs[" + variable + "]"}});
  --depth;
  unsigned saved = budget;
  budget = budget < 4 ? budget : 4;
  block(inner, 1 + random.below(4), [](Scope &) {});
  budget = saved;
  line("}");
}

void Generator::stackScope(Scope &scope) {
  line("memref.alloca_scope {");
  block(scope, 1 + random.below(4), [](Scope &) {});
  line("}");
}

/// A diamond or a loop of blocks, at the top of a function only.
void Generator::blocks(Scope &scope) {
  if (depth != 0)
    return;
  std::string label = "^b" + std::to_string(numNames++);
  std::string carried = fresh();
  auto close = [](Scope &) {};
  if (random.oneIn(2)) {
    std::string condition = pick(scope.conditions);
    line("cf.cond_br " + condition + ", " + label + "t, " + label + "e");
    body += label + "t:\n";
    block(scope, random.below(3), close);
    line("cf.br " + label + "j(" + pick(scope.device).name + " : !D)");
    body += label + "e:\n";
    block(scope, random.below(3), close);
    line("cf.br " + label + "j(" + pick(scope.device).name + " : !D)");
    body += label + "j(" + carried + ": !D):\n";
    scope.device.push_back({carried, {"?"}});
    return;
  }
  std::string variable = fresh(), more = fresh(), next = fresh();
  line("cf.br " + label + "h(%c0, " + pick(scope.device).name +
       " : index, !D)");
  body += label + "h(" + variable + ": index, " + carried + ": !D):\n";
  line(more + " = arith.cmpi slt, " + variable + ", %n : index");
  line("cf.cond_br " + more + ", " + label + "b, " + label + "x");
  body += label + "b:\n";
  Scope inner = scope;
  inner.indices.push_back(variable);
  inner.device.push_back({carried, {"?"}});
  std::string yielded;
  block(inner, 1 + random.below(4),
        [&](Scope &end) { yielded = pick(end.device).name; });
  line(next + " = arith.addi " + variable + ", %c1 : index");
  line("cf.br " + label + "h(" + next + ", " + yielded + " : index, !D)");
  body += label + "x:\n";
  scope.device.push_back({carried, {"?"}});
}

void Generator::callFunction(Scope &scope) {
  if (!scope.mayCall)
    return;
  program.hasCalls = true;
  const Buffer *a = pickFree(scope, scope.device, /*writes=*/true);
  const Buffer *b = pickFree(scope, scope.device, /*writes=*/true);
  const Buffer *h = pickFree(scope, scope.host, /*writes=*/true);
  if (!a || !b || !h ||
      ((a == b || haveCommon(a->storages, b->storages)) && !isCareless()))
    return;
  std::string result = fresh();
  line(result + " = func.call @callee" + std::to_string(random.below(2)) + "(" +
       a->name + ", " + b->name + ", " + h->name + ", " + scope.table +
       ", %st, %hs, %long, %n, %k, %c, %d, %f) : (!D, !D, !H, memref<2x!D>, "
       "memref<8x4xf32>, memref<8x4xf32, #ao.host>, memref<12xf32>, index, "
       "index, i1, i1, f32) -> !D");
  scope.device.push_back({result, {"?"}});
}

void Generator::statement(Scope &scope) {
  if (budget == 0)
    return;
  --budget;
  if (scope.device.empty() || scope.host.empty())
    return allocate(scope);
  bool isDeep = depth >= 3;
  switch (random.below(28)) {
  case 0:
    return allocate(scope);
  case 1:
    return allocateHost(scope);
  case 2:
  case 3:
    return cutRow(scope);
  case 4:
    return cutHalf(scope);
  case 5:
    return choose(scope);
  case 6:
    return computeIndex(scope);
  case 7:
  case 8:
  case 9:
  case 10:
    return touch(scope);
  case 11:
  case 12:
  case 13:
  case 14:
  case 15:
    return start(scope);
  case 16:
  case 17:
    if (!scope.transfers.empty() && depth == 0)
      wait(scope, random.below(scope.transfers.size()));
    return;
  case 18:
    return useTable(scope);
  case 19:
    return random.oneIn(4) ? usePointer(scope) : touch(scope);
  case 20:
    return isDeep ? touch(scope) : branch(scope);
  case 21:
    return isDeep || depth != 0 ? touch(scope) : waitInBranches(scope);
  case 22:
    return isDeep ? touch(scope) : startInBranches(scope);
  case 23:
    return isDeep ? touch(scope) : loop(scope);
  case 24:
    return isDeep ? touch(scope) : pipeline(scope);
  case 25:
    return isDeep ? touch(scope) : forall(scope);
  case 26:
    return random.oneIn(2) ? stackScope(scope) : blocks(scope);
  default:
    return callFunction(scope);
  }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void Generator::function(const std::string &name, bool isMain) {
  Scope scope;
  depth = 0;
  budget = isMain ? 14 : 6;
  scope.device = {{"%x", {"%x"}}, {"%y", {"%y"}}};
  scope.host = {{"%h", {"%h"}}};
  scope.indices = {"%c0", "%c1", "%k"};
  scope.conditions = {"%c", "%d"};
  scope.table = "%tab";
  scope.mayCall = isMain && random.oneIn(3);
  body += "func.func " + std::string(isMain ? "" : "private ") + name +
          "(%x: !D, %y: !D, %h: !H, %tab: memref<2x!D>, %st: memref<8x4xf32>, "
          "%hs: memref<8x4xf32, #ao.host>, %long: memref<12xf32>, %n: index, "
          "%k: index, %c: i1, %d: i1, %f: f32)" +
          (isMain ? "" : " -> !D") + " {\n";
  line("%c0 = arith.constant 0 : index");
  line("%c1 = arith.constant 1 : index");
  line("%c2 = arith.constant 2 : index");
  if (isMain) {
    std::string global = fresh(), cast = fresh();
    line(global + " = memref.get_global @g : memref<4xf32>");
    line(cast + " = memref.cast " + global + " : memref<4xf32> to !D");
    scope.device.push_back({cast, {"@g"}});
    line("memref.store %x, %tab[%c0] : memref<2x!D>");
    line("memref.store %y, %tab[%c1] : memref<2x!D>");
    for (Buffer &buffer : scope.device)
      if (buffer.name == "%x" || buffer.name == "%y")
        buffer.storages.insert("?");
    if (random.oneIn(2)) {
      allocate(scope);
      allocate(scope);
      allocateHost(scope);
    }
  }
  for (unsigned i = 0; i != 14; ++i)
    statement(scope);
  if (!isCareless())
    waitForAll(scope);
  line(isMain ? "return" : "return " + pick(scope.device).name + " : !D");
  body += "}\n";
}

Program Generator::run() {
  body = "!D = memref<4xf32, strided<[1], offset: ?>>\n"
         "!H = memref<4xf32, strided<[1], offset: ?>, #ao.host>\n"
         "!TD = !ao.transfer<!D>\n!TH = !ao.transfer<!H>\n"
         "memref.global \"private\" @g : memref<4xf32>\n";
  function("@main", /*isMain=*/true);
  if (program.hasCalls) {
    function("@callee0", /*isMain=*/false);
    function("@callee1", /*isMain=*/false);
  }
  program.text = body;
  return program;
}

Program ao::judge::generate(uint64_t seed) { return Generator(seed).run(); }
