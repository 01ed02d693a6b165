//===- Generator.cpp - Small random programs with transfers ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramWriter.h"

using namespace ao::judge;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

bool ao::judge::haveCommon(const std::set<std::string> &a,
                           const std::set<std::string> &b) {
  for (const std::string &element : a)
    if (b.count(element) || b.count("?") || element == "?")
      return true;
  return false;
}

bool ProgramWriter::isBusy(const Scope &scope, const Buffer &buffer,
                           bool writes) {
  for (const Transfer &transfer : scope.transfers)
    if (haveCommon(transfer.destinations, buffer.storages) ||
        (writes && haveCommon(transfer.sources, buffer.storages)))
      return true;
  return false;
}

const Buffer *ProgramWriter::pickFree(const Scope &scope,
                                      const std::vector<Buffer> &from,
                                      bool writes) {
  for (unsigned attempt = 0; attempt != 6 && !from.empty(); ++attempt) {
    const Buffer &buffer = pick(from);
    if (!isBusy(scope, buffer, writes) || isCareless())
      return &buffer;
  }
  return nullptr;
}

void ProgramWriter::rareStatement(Scope &scope) {
  bool isDeep = depth >= 3;
  // Iterations at once share what most of these touch.
  if (scope.table.empty())
    return touch(scope);
  switch (random.below(21)) {
  case 19:
    return isDeep || !program.isOpen || !random.oneIn(3) ? touch(scope)
                                                         : reduce(scope);
  case 0:
    return random.oneIn(2) ? usePointer(scope) : copyBuffer(scope);
  case 1:
  case 2:
    return release(scope);
  case 3:
    return reallocate(scope);
  case 4:
    return copyBuffer(scope);
  case 5:
  case 6:
    return fillInParts(scope);
  case 7:
  case 8:
    return useLayout(scope);
  case 9:
    return cutOverlappingRow(scope);
  case 10:
    return useEmptyGlobal(scope);
  case 11:
    return random.oneIn(2) ? useUnknownOp(scope) : copyBuffer(scope);
  case 12:
    return program.isOpen && random.oneIn(4) && depth == 0 ? goOn(scope)
                                                           : touch(scope);
  case 13:
    return program.isOpen ? callItself(scope) : touch(scope);
  case 14:
    return isDeep ? touch(scope) : whileLoop(scope);
  case 15:
    return isDeep            ? touch(scope)
           : random.oneIn(2) ? pipelineRows(scope)
                             : pipelineInWhile(scope);
  case 16:
    return isDeep ? touch(scope) : indexSwitch(scope);
  case 17:
    return isDeep || !random.oneIn(3) ? touch(scope) : exchange(scope);
  default:
    return isDeep ? touch(scope) : executeRegion(scope);
  }
}

void ProgramWriter::statement(Scope &scope) {
  if (budget == 0)
    return;
  --budget;
  if (scope.device.empty() || scope.host.empty())
    return allocate(scope);
  if (random.oneIn(4))
    return rareStatement(scope);
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
    return touch(scope);
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
    return random.oneIn(2) ? residualScope(scope) : blocks(scope);
  default:
    return callFunction(scope);
  }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void ProgramWriter::fillTable(Scope &scope) {
  line("memref.store %x, %tab[%c0] : memref<2x!D>");
  line("memref.store %y, %tab[%c1] : memref<2x!D>");
  for (Buffer &buffer : scope.device)
    if (buffer.name == "%x" || buffer.name == "%y")
      buffer.storages.insert("?");
}

void ProgramWriter::function(const std::string &name, bool isMain) {
  Scope scope;
  depth = 0;
  budget = isMain ? 14 : 6;
  scope.device = {{"%x", {"%x"}}, {"%y", {"%y"}}};
  scope.host = {{"%h", {"%h"}}};
  scope.indices = {"%c0", "%c1", "%k"};
  scope.conditions = {"%c", "%d"};
  scope.table = "%tab";
  scope.mayCall = isMain && random.oneIn(3);
  scope.self = isMain ? "" : name;
  scope.addresses = {"%adr"};
  scope.slots = {"%slots", "%more"};
  body += "func.func " + std::string(isMain ? "" : "private ") + name +
          "(%x: !D, %y: !D, %h: !H, %tab: !TAB, %st: memref<8x4xf32>, "
          "%hs: memref<8x4xf32, #ao.host>, %long: memref<12xf32>, %n: index, "
          "%k: index, %c: i1, %d: i1, %f: f32, %slots: memref<2xindex>, "
          "%more: memref<2xindex>, %adr: index)" +
          (isMain ? "" : " -> (!D, index)") + " {\n";
  line("%c0 = arith.constant 0 : index");
  line("%c1 = arith.constant 1 : index");
  line("%c2 = arith.constant 2 : index");
  if (isMain || random.oneIn(4)) {
    std::string global = fresh(), cast = fresh();
    line(global + " = memref.get_global @g : memref<4xf32>");
    line(cast + " = memref.cast " + global + " : memref<4xf32> to !D");
    scope.device.push_back({cast, {"@g"}});
  }
  if (isMain) {
    if (program.isOpen)
      fillTable(scope);
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
  while (!scope.handles.empty())
    goOn(scope);
  if (!isMain && random.oneIn(8))
    leaveInTable(scope);
  if (isMain) {
    line("return");
  } else {
    std::string buffer = pick(scope.device).name;
    line("return " + buffer + ", " + pick(scope.addresses) + " : !D, index");
  }
  body += "}\n";
}

Program ProgramWriter::run() {
  program.isOpen = random.oneIn(8);
  body = "!D = memref<4xf32, strided<[1], offset: ?>>\n"
         "!H = memref<4xf32, strided<[1], offset: ?>, #ao.host>\n"
         "!TD = !ao.transfer<!D>\n!TH = !ao.transfer<!H>\n"
         "!TAB = " +
         std::string(program.isOpen ? "memref<2x!D>" : "memref<2xf32>") +
         "\n"
         "memref.global \"private\" @g : memref<4xf32>\n"
         "memref.global \"private\" @u : memref<4xf32, #ao.host> = "
         "uninitialized\n"
         "func.func private @external(!D)\n";
  function("@main", /*isMain=*/true);
  if (program.hasCalls) {
    function("@callee0", /*isMain=*/false);
    function("@callee1", /*isMain=*/false);
  }
  program.text = body;
  return program;
}

Program ao::judge::generate(uint64_t seed) { return ProgramWriter(seed).run(); }
