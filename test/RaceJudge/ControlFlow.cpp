//===- ControlFlow.cpp - Branches, loops, and calls of random programs ----===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramWriter.h"

#include <algorithm>

using namespace ao::judge;

void ProgramWriter::block(Scope scope, unsigned count, const Make &end) {
  ++depth;
  size_t outer = scope.transfers.size();
  // Buffers from outside are freed there, if at all.
  if (!isCareless())
    scope.owned.clear();
  scope.handles.clear();
  for (unsigned i = 0; i != count; ++i)
    statement(scope);
  while (scope.transfers.size() > outer)
    wait(scope, outer + random.below(scope.transfers.size() - outer));
  end(scope);
  --depth;
}

std::string ProgramWriter::branchBy(const Scope &scope, Scope &inner) {
  std::string condition = pick(scope.conditions);
  // A branch by the same condition has one that is never taken.
  if (inner.conditions.size() > 1 && !random.oneIn(4))
    inner.conditions.erase(
        std::find(inner.conditions.begin(), inner.conditions.end(), condition));
  return condition;
}

void ProgramWriter::branch(Scope &scope) {
  Scope inner = scope;
  line("scf.if " + branchBy(scope, inner) + " {");
  block(inner, 1 + random.below(3), [](Scope &) {});
  if (random.oneIn(2)) {
    line("} else {");
    block(inner, 1 + random.below(3), [](Scope &) {});
  }
  line("}");
}

void ProgramWriter::waitInBranches(Scope &scope) {
  if (scope.transfers.empty())
    return;
  size_t index = random.below(scope.transfers.size());
  auto end = [&](Scope &inner) { wait(inner, index); };
  Scope within = scope;
  line("scf.if " + branchBy(scope, within) + " {");
  block(within, random.below(2), end);
  line("} else {");
  block(within, random.below(3), end);
  line("}");
  scope.transfers.erase(scope.transfers.begin() + index);
}

void ProgramWriter::startInBranches(Scope &scope) {
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
  Scope within = scope;
  line(results + ":2 = scf.if " + branchBy(scope, within) + " -> (!TH, !D) {");
  block(within, random.below(2), end);
  line("} else {");
  block(within, random.below(2), end);
  line("}");
  scope.device.push_back({results + "#1", transfer.sources});
  scope.transfers.push_back(transfer);
}

void ProgramWriter::loop(Scope &scope) {
  std::string variable = fresh();
  Scope inner = scope;
  inner.indices.push_back(variable);
  // Sometimes a buffer goes around.
  if (random.oneIn(2)) {
    std::string order = random.oneIn(16) ? "unsigned " : "";
    line("scf.for " + order + variable + " = %c0 to %n step %c1 {");
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

/// A loop of which each iteration frees one of the two buffers that it is
/// given, and makes another one: by itself, or by a loop within. Returns the
/// results.
std::string ProgramWriter::exchangeLoop(const Scope &scope,
                                        const std::string &first,
                                        const std::string &second,
                                        bool isNested) {
  std::string results = fresh(), variable = fresh(), a = fresh(), b = fresh(),
              made = fresh(), last = b;
  line(results + ":2 = scf.for " + variable + " = %c0 to " +
       (random.oneIn(8) ? "%n" : "%c2") + " step %c1 iter_args(" + a + " = " +
       first + ", " + b + " = " + second +
       ") -> (memref<4xf32>, memref<4xf32>) {");
  Scope inner = scope;
  inner.indices.push_back(variable);
  ++depth;
  for (const std::string &given : {a, b}) {
    std::string name = fresh();
    line(name + " = memref.cast " + given + " : memref<4xf32> to !D");
    inner.device.push_back({name, {"?"}});
    if (const Buffer *host = pickFree(inner, inner.host, /*writes=*/true)) {
      std::string copy = fresh();
      line(copy + " = ao.offload " + name + " into " + host->name +
           " : !D into !H -> !TH");
      line("ao.wait " + copy + " keep(" + name + " : !D) : !TH");
    }
  }
  --depth;
  block(inner, random.below(2), [&](Scope &end) {
    if (isNested) {
      std::string within = exchangeLoop(end, a, b, /*isNested=*/false);
      made = within + "#0";
      last = within + "#1";
    } else {
      line(made + " = memref.alloc() : memref<4xf32>");
      line("linalg.fill ins(%f : f32) outs(" + made + " : memref<4xf32>)");
      line("memref.dealloc " + a + " : memref<4xf32>");
      if (isCareless())
        last = a;
    }
    bool swaps = random.oneIn(16);
    line("scf.yield " + (swaps ? last : made) + ", " + (swaps ? made : last) +
         " : memref<4xf32>, memref<4xf32>");
  });
  line("}");
  return results;
}

void ProgramWriter::exchange(Scope &scope) {
  std::string first = fresh(), second = fresh();
  for (const std::string &made : {first, second}) {
    line(made + " = memref.alloc() : memref<4xf32>");
    line("linalg.fill ins(%f : f32) outs(" + made + " : memref<4xf32>)");
  }
  std::string results =
      exchangeLoop(scope, first, second, /*isNested=*/random.oneIn(3));
  for (const char *number : {"#0", "#1"}) {
    std::string name = fresh();
    line(name + " = memref.cast " + results + number +
         " : memref<4xf32> to !D");
    scope.device.push_back({name, {"?"}});
    scope.owned.push_back(results + number);
  }
}

/// A copy that is waited for in the next iteration.
void ProgramWriter::pipeline(Scope &scope) {
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
void ProgramWriter::forall(Scope &scope) {
  std::string variable = fresh(), row = fresh(), hostRow = fresh();
  line("scf.forall (" + variable + ") in (3) {");
  Scope inner = scope;
  inner.indices = {variable};
  // Buffers from outside are shared.
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

/// Results of concurrent iterations are reduced, which may access the operands.
void ProgramWriter::reduce(Scope &scope) {
  std::string result = fresh(), variable = fresh(), old = fresh(),
              made = fresh();
  line(result + " = scf.parallel (" + variable +
       ") = (%c0) to (%n) step (%c1) init(" + pick(scope.device).name +
       ") -> !D {");
  ++depth;
  line("scf.reduce(" + pick(scope.device).name + " : !D) {");
  line("^bb0(" + old + ": !D, " + made + ": !D):");
  Scope inner = scope;
  inner.device = {{old, {"?"}}, {made, {"?"}}};
  if (random.oneIn(2))
    touch(inner);
  line("scf.reduce.return " + pick(inner.device).name + " : !D");
  line("}");
  --depth;
  line("}");
  scope.device.push_back({result, {"?"}});
}

void ProgramWriter::residualScope(Scope &scope) {
  line("memref.alloca_scope {");
  block(scope, 1 + random.below(4), [&](Scope &end) {
    if (random.oneIn(4))
      leaveInTable(end);
  });
  line("}");
  if (random.oneIn(3))
    copyFromTable(scope);
}

void ProgramWriter::goTo(Scope &scope, const std::string &label) {
  const Buffer *written = pickFree(scope, scope.device, /*writes=*/true);
  if (written && program.isOpen && random.oneIn(12))
    return line("\"test.go\"(" + written->name + ")[" + label +
                "] : (!D) -> ()");
  line("cf.br " + label + "(" + pick(scope.device).name + " : !D)");
}

/// A diamond or a loop of blocks, at the top of a function only.
void ProgramWriter::blocks(Scope &scope) {
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
    goTo(scope, label + "j");
    body += label + "e:\n";
    block(scope, random.below(3), close);
    goTo(scope, label + "j");
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

void ProgramWriter::whileLoop(Scope &scope) {
  std::string results = fresh(), count = fresh(), carried = fresh(),
              more = fresh(), index = fresh(), buffer = fresh(), next = fresh();
  line(results + ":2 = scf.while (" + count + " = %c0, " + carried + " = " +
       pick(scope.device).name + ") : (index, !D) -> (index, !D) {");
  Scope before = scope, body = scope;
  before.device.push_back({carried, {"?"}});
  std::string handed;
  block(before, random.below(2),
        [&](Scope &end) { handed = pick(end.device).name; });
  line(more + " = arith.cmpi slt, " + count + ", %n : index");
  line("scf.condition(" + more + ") " + count + ", " + handed + " : index, !D");
  line("} do {");
  body.indices.push_back(index);
  body.device.push_back({buffer, {"?"}});
  body.conditions = scope.conditions;
  line("^bb0(" + index + ": index, " + buffer + ": !D):");
  block(body, 1 + random.below(3), [&](Scope &end) {
    line(next + " = arith.addi " + index + ", %c1 : index");
    line("scf.yield " + next + ", " + pick(end.device).name + " : index, !D");
  });
  line("}");
  scope.device.push_back({results + "#1", {"?"}});
}

/// A copy that each iteration waits for and starts anew.
void ProgramWriter::pipelineInWhile(Scope &scope) {
  const Buffer *freeDevice = pickFree(scope, scope.device, /*writes=*/false);
  const Buffer *freeHost = pickFree(scope, scope.host, /*writes=*/true);
  if (!freeDevice || !freeHost)
    return;
  Buffer source = *freeDevice, host = *freeHost;
  std::string first = fresh(), results = fresh(), count = fresh(),
              more = fresh(), index = fresh(), next = fresh(), a = fresh(),
              b = fresh(), old = fresh(), keep = fresh(), copy = fresh();
  std::string types = "(index, !TH, !D)";
  line(first + " = ao.offload " + source.name + " into " + host.name +
       " : !D into !H -> !TH");
  line(results + ":3 = scf.while (" + count + " = %c0, " + a + " = " + first +
       ", " + b + " = " + source.name + ") : " + types + " -> " + types + " {");
  Scope inner = scope;
  inner.transfers.push_back({"", "!TH", "", source.storages, host.storages});
  ++depth;
  touch(inner);
  line(more + " = arith.cmpi slt, " + count + ", %n : index");
  line("scf.condition(" + more + ") " + count + ", " + a + ", " + b +
       " : index, !TH, !D");
  line("} do {");
  line("^bb0(" + index + ": index, " + old + ": !TH, " + keep + ": !D):");
  touch(inner);
  line("ao.wait " + old + " keep(" + keep + " : !D) : !TH");
  inner.transfers.pop_back();
  Buffer again = isCareless() ? pick(inner.device) : source;
  line(copy + " = ao.offload " + again.name + " into " + host.name +
       " : !D into !H -> !TH");
  line(next + " = arith.addi " + index + ", %c1 : index");
  line("scf.yield " + next + ", " + copy + ", " + again.name +
       " : index, !TH, !D");
  --depth;
  line("}");
  scope.device.push_back({results + "#2", {"?"}});
  source.storages.insert(again.storages.begin(), again.storages.end());
  scope.transfers.push_back({results + "#1", "!TH", results + "#2 : !D",
                             source.storages, host.storages});
}

/// Rows of host memory, each of which an iteration fills and the next one waits
/// for, by a number that it counts itself.
void ProgramWriter::pipelineRows(Scope &scope) {
  const Buffer *source = pickFree(scope, scope.device, /*writes=*/false);
  if (!source)
    return;
  std::string rows = "memref<6x4xf32, #ao.host>", made = fresh(),
              first = fresh(), copy = fresh(), result = fresh(),
              carried = fresh(), variable = fresh(), before = fresh(),
              keep = " keep(" + source->name + " : !D)";
  auto constant = [&](unsigned number) {
    std::string name = fresh();
    line(name + " = arith.constant " + std::to_string(number) + " : index");
    return name;
  };
  auto cut = [&](const std::string &number) {
    std::string row = fresh();
    line(row + " = memref.subview " + made + "[" + number +
         ", 0] [1, 4] [1, 1] : " + rows + " to !H");
    return row;
  };
  auto offload = [&](const std::string &name, const std::string &row) {
    line(name + " = ao.offload " + source->name + " into " + row +
         " : !D into !H -> !TH");
  };
  auto waitFor = [&](const std::string &name, const std::string &row) {
    line("ao.wait " + name + keep + " into(" + row + " : !H) : !TH");
  };
  unsigned step = random.oneIn(3) ? 2 : 1, trips = 1 + random.below(2);
  // The row that an iteration waits for is after its own by one iteration.
  unsigned behind = random.oneIn(8) ? random.below(3) : step;
  unsigned last = 1 + step * trips;
  if (random.oneIn(8))
    last = random.below(6);
  line(made + " = memref.alloc() : " + rows);
  offload(first, cut("%c1"));
  std::string lower = constant(1 + step), upper = constant(2 + step * trips),
              advance = constant(step), distance = constant(behind);
  line(result + " = scf.for " + variable + " = " + lower + " to " + upper +
       " step " + advance + " iter_args(" + carried + " = " + first +
       ") -> (!TH) {");
  ++depth;
  line(before + " = arith.subi " + variable + ", " + distance + " : index");
  waitFor(carried, cut(before));
  offload(copy, cut(variable));
  line("scf.yield " + copy + " : !TH");
  --depth;
  line("}");
  waitFor(result, cut(constant(last)));
  const Buffer *target = pickFree(scope, scope.device, /*writes=*/true);
  if (!target)
    return;
  std::string row = cut(constant(random.oneIn(2) ? 1 : last)), back = fresh();
  line(back + " = ao.reload " + row + " into " + target->name +
       " : !H into !D -> !TD");
  line("ao.wait " + back + " keep(" + row + " : !H) : !TD");
}

void ProgramWriter::indexSwitch(Scope &scope) {
  std::string result = fresh();
  bool yields = random.oneIn(2);
  Buffer merged{result, {}};
  // By a constant only one region would be taken.
  std::string index = pick(scope.indices);
  if (index == "%c0" || index == "%c1")
    index = "%k";
  line((yields ? result + " = " : "") + "scf.index_switch " + index +
       (yields ? " -> !D" : ""));
  for (const char *label : {"case 0 {", "case 2 {", "default {"}) {
    line(label);
    block(scope, random.below(3), [&](Scope &end) {
      const Buffer &buffer = pick(end.device);
      merged.storages.insert(buffer.storages.begin(), buffer.storages.end());
      line(yields ? "scf.yield " + buffer.name + " : !D" : "scf.yield");
    });
    line("}");
  }
  if (yields)
    scope.device.push_back(merged);
}

/// Blocks anywhere.
void ProgramWriter::executeRegion(Scope &scope) {
  std::string result = fresh(), label = "^b" + std::to_string(numNames++);
  Buffer merged{result, {}};
  line(result + " = scf.execute_region -> !D {");
  Scope inner = scope;
  line("cf.cond_br " + branchBy(scope, inner) + ", " + label + "t, " + label +
       "e");
  for (const char *suffix : {"t:", "e:"}) {
    line(label + suffix);
    block(inner, random.below(3), [&](Scope &end) {
      const Buffer &buffer = pick(end.device);
      merged.storages.insert(buffer.storages.begin(), buffer.storages.end());
      line("scf.yield " + buffer.name + " : !D");
    });
  }
  line("}");
  scope.device.push_back(merged);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static const char *const kFunctionType =
    "(!D, !D, !H, !TAB, memref<8x4xf32>, memref<8x4xf32, #ao.host>, "
    "memref<12xf32>, index, index, i1, i1, f32, memref<2xindex>, "
    "memref<2xindex>, index) -> (!D, index)";

/// The arguments of a call, with the types of the function.
std::string ProgramWriter::getArguments(const Scope &scope,
                                        const std::string &a,
                                        const std::string &b,
                                        const std::string &h,
                                        const std::string &condition) {
  std::string slots = random.oneIn(2) ? pick(scope.slots) : "%slots",
              more = random.oneIn(2) ? pick(scope.slots) : "%more",
              address = random.oneIn(3) ? pick(scope.addresses) : "%adr";
  return "(" + a + ", " + b + ", " + h + ", %tab, %st, %hs, %long, %n, %k, " +
         "%c, " + condition + ", %f, " + slots + ", " + more + ", " + address +
         ") : " + kFunctionType;
}

void ProgramWriter::callFunction(Scope &scope) {
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
  std::string callee = "@callee" + std::to_string(random.below(2));
  std::string arguments = getArguments(scope, a->name, b->name, h->name, "%d");
  if (random.oneIn(20)) {
    std::string function = fresh();
    line(function + " = func.constant " + callee + " : " + kFunctionType);
    line(result + ":2 = func.call_indirect " + function + arguments);
  } else {
    line(result + ":2 = func.call " + callee + arguments);
  }
  scope.device.push_back({result + "#0", {"?"}});
  scope.addresses.push_back(result + "#1");
  if (random.oneIn(3))
    copyFromTable(scope);
}

/// Again, with another condition, and maybe with what it was given in
/// another order, or with an address in memory of its own.
void ProgramWriter::callItself(Scope &scope) {
  if (scope.self.empty())
    return;
  if (random.oneIn(3)) {
    takeAddress(scope);
    moveAddress(scope);
  }
  bool swaps = random.oneIn(2);
  std::string condition = fresh(), result = fresh();
  line("scf.if %d {");
  ++depth;
  line(condition + " = arith.constant false");
  std::string arguments = getArguments(scope, swaps ? "%y" : "%x",
                                       swaps ? "%x" : "%y", "%h", condition);
  if (random.oneIn(12)) {
    std::string function = fresh();
    line(function + " = func.constant " + scope.self + " : " + kFunctionType);
    line(result + ":2 = func.call_indirect " + function + arguments);
  } else {
    line(result + ":2 = func.call " + scope.self + arguments);
  }
  --depth;
  line("}");
}
