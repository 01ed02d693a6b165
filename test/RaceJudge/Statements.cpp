//===- Statements.cpp - Straight-line code of random programs -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramWriter.h"

#include <algorithm>

using namespace ao::judge;

void ProgramWriter::allocate(Scope &scope) {
  std::string made = fresh(), name = fresh();
  bool onResidual = random.oneIn(4);
  line(made + (onResidual ? " = memref.alloca()" : " = memref.alloc()") +
       " : memref<4xf32>");
  if (!onResidual)
    scope.owned.push_back(made);
  line(name + " = memref.cast " + made + " : memref<4xf32> to !D");
  scope.device.push_back({name, {made}});
}

void ProgramWriter::allocateHost(Scope &scope) {
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

void ProgramWriter::cutRow(Scope &scope) {
  bool onHost = random.oneIn(2);
  std::string name = fresh(), index = pick(scope.indices);
  std::string stack = onHost ? "%hs" : "%st";
  line(name + " = memref.subview " + stack + "[" + index +
       ", 0] [1, 4] [1, 1] : " +
       (onHost ? "memref<8x4xf32, #ao.host> to !H" : "memref<8x4xf32> to !D"));
  (onHost ? scope.host : scope.device)
      .push_back({name, {stack + "[" + index + "]"}});
}

void ProgramWriter::cutHalf(Scope &scope) {
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

void ProgramWriter::choose(Scope &scope) {
  std::string name = fresh();
  Buffer a = pick(scope.device), b = pick(scope.device);
  std::string condition = pick(scope.conditions);
  line(name + " = arith.select " + condition + ", " + a.name + ", " + b.name +
       " : !D");
  a.storages.insert(b.storages.begin(), b.storages.end());
  scope.device.push_back({name, a.storages});
}

void ProgramWriter::computeIndex(Scope &scope) {
  std::string name = fresh();
  std::string from = pick(scope.indices);
  if (random.oneIn(3)) {
    std::string rest = fresh();
    line(rest + " = arith.remui " + from + ", %c2 : index");
    line(name + " = arith.cmpi eq, " + rest + ", %c0 : index");
    scope.conditions.push_back(name);
    return;
  }
  line(
      name + " = arith." +
      (random.oneIn(4) ? "remui " + from + ", %c2" : "addi " + from + ", %c1") +
      " : index");
  scope.indices.push_back(name);
}

/// One element of a row, through the buffer that all rows lie in.
void ProgramWriter::touchElement(Scope &scope) {
  std::string row = pick(scope.indices), element = "%st[" + row + "]";
  bool writes = !random.oneIn(3);
  if (isBusy(scope, {"", {element}}, writes) && !isCareless())
    return;
  line((writes ? "memref.store %f, " : fresh() + " = memref.load ") + "%st[" +
       row + ", %c1] : memref<8x4xf32>");
}

void ProgramWriter::touch(Scope &scope) {
  if (!scope.table.empty() && random.oneIn(10))
    return touchElement(scope);
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

void ProgramWriter::start(Scope &scope) {
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
    transfer.into = device->name + " : !D";
    transfer.sources = host->storages;
    transfer.destinations = device->storages;
  } else {
    line(transfer.name + " = ao.offload " + device->name + " into " +
         host->name + " : !D into !H -> !TH");
    transfer.type = "!TH";
    transfer.keep = device->name + " : !D";
    transfer.into = host->name + " : !H";
    transfer.sources = device->storages;
    transfer.destinations = host->storages;
  }
  scope.transfers.push_back(transfer);
}

void ProgramWriter::wait(Scope &scope, size_t index) {
  const Transfer &transfer = scope.transfers[index];
  bool isOut = transfer.type == "!TH";
  std::string into = transfer.into;
  if (into.empty() ? random.oneIn(80) : isCareless())
    into = isOut ? pick(scope.host).name + " : !H"
                 : pick(scope.device).name + " : !D";
  else if (random.oneIn(2))
    into = "";
  line("ao.wait " + transfer.name + " keep(" + transfer.keep + ")" +
       (into.empty() ? "" : " into(" + into + ")") + " : " + transfer.type);
  scope.transfers.erase(scope.transfers.begin() + index);
}

void ProgramWriter::waitForAll(Scope &scope) {
  while (!scope.transfers.empty())
    wait(scope, random.below(scope.transfers.size()));
}

void ProgramWriter::useTable(Scope &scope) {
  if (scope.table.empty() || !program.isOpen)
    return;
  std::string slot = random.oneIn(2) ? "%c0" : "%c1";
  std::string dialect = "memref";
  if (random.oneIn(4)) {
    dialect = "affine";
    slot = "symbol(" + slot + ")";
  }
  if (random.oneIn(2)) {
    const Buffer &buffer = pick(scope.device);
    line(dialect + ".store " + buffer.name + ", " + scope.table + "[" + slot +
         "] : memref<2x!D>");
    return;
  }
  std::string name = fresh();
  line(name + " = " + dialect + ".load " + scope.table + "[" + slot +
       "] : memref<2x!D>");
  scope.device.push_back({name, {"?"}});
}

/// Puts memory into the table that may end before it is taken out again.
void ProgramWriter::leaveInTable(Scope &scope) {
  if (scope.table.empty() || !program.isOpen)
    return;
  bool onResidual = random.oneIn(2);
  std::string made = fresh(), name = fresh();
  line(made + (onResidual ? " = memref.alloca()" : " = memref.alloc()") +
       " : memref<4xf32>");
  line(name + " = memref.cast " + made + " : memref<4xf32> to !D");
  line("memref.store " + name + ", " + scope.table + "[%c0] : memref<2x!D>");
  if (!onResidual && random.oneIn(2))
    line("memref.dealloc " + made + " : memref<4xf32>");
}

void ProgramWriter::copyFromTable(Scope &scope) {
  const Buffer *host = pickFree(scope, scope.host, /*writes=*/true);
  if (scope.table.empty() || !program.isOpen || !host ||
      !scope.transfers.empty())
    return;
  std::string name = fresh(), transfer = fresh();
  line(name + " = memref.load " + scope.table + "[%c0] : memref<2x!D>");
  line(transfer + " = ao.offload " + name + " into " + host->name +
       " : !D into !H -> !TH");
  line("ao.wait " + transfer + " keep(" + name + " : !D) : !TH");
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

void ProgramWriter::takeAddress(Scope &scope) {
  const Buffer &buffer = pick(scope.device);
  std::string address = fresh();
  line(address + " = memref.extract_aligned_pointer_as_index " + buffer.name +
       " : !D -> index");
  scope.addresses.push_back(address);
}

/// Into memory, through it, a branch or a computation.
void ProgramWriter::moveAddress(Scope &scope) {
  if (scope.addresses.empty())
    return takeAddress(scope);
  std::string from = pick(scope.addresses), to = fresh();
  switch (random.below(5)) {
  case 0:
    line("memref.store " + from + ", " + pick(scope.slots) +
         "[%c0] : memref<2xindex>");
    return;
  case 1:
    line(to + " = memref.load " + pick(scope.slots) +
         "[%c0] : memref<2xindex>");
    break;
  case 2:
    line(to + " = memref.alloca() : memref<2xindex>");
    line("memref.store " + from + ", " + to + "[%c0] : memref<2xindex>");
    scope.slots.push_back(to);
    return;
  case 3:
    line(to + " = scf.if " + pick(scope.conditions) +
         " -> (index) { scf.yield " + from +
         " : index } else { scf.yield %adr : index }");
    break;
  default:
    line(to + " = arith.addi " + from + ", %c0 : index");
  }
  scope.addresses.push_back(to);
}

void ProgramWriter::storeByAddress(Scope &scope) {
  if (scope.addresses.empty())
    return takeAddress(scope);
  if (!scope.transfers.empty() && !isCareless())
    return;
  std::string number = fresh(), pointer = fresh();
  line(number + " = arith.index_cast " + pick(scope.addresses) +
       " : index to i64");
  line(pointer + " = llvm.inttoptr " + number + " : i64 to !llvm.ptr");
  line("llvm.store %f, " + pointer + " : f32, !llvm.ptr");
}

void ProgramWriter::usePointer(Scope &scope) {
  if (!program.isOpen)
    return copyBuffer(scope);
  switch (random.below(3)) {
  case 0:
    return takeAddress(scope);
  case 1:
    return moveAddress(scope);
  default:
    return storeByAddress(scope);
  }
}

//===----------------------------------------------------------------------===//
// Lives
//===----------------------------------------------------------------------===//

void ProgramWriter::forget(Scope &scope, const std::string &storage) {
  auto lies = [&](const Buffer &buffer) {
    return buffer.storages.count(storage) != 0;
  };
  for (std::vector<Buffer> *buffers : {&scope.device, &scope.host})
    buffers->erase(std::remove_if(buffers->begin(), buffers->end(), lies),
                   buffers->end());
}

std::optional<std::string> ProgramWriter::takeOwned(Scope &scope) {
  if (scope.owned.empty())
    return std::nullopt;
  size_t index = random.below(scope.owned.size());
  std::string storage = scope.owned[index];
  if (isBusy(scope, {storage, {storage}}, /*writes=*/true) && !isCareless())
    return std::nullopt;
  scope.owned.erase(scope.owned.begin() + index);
  return storage;
}

void ProgramWriter::release(Scope &scope) {
  std::optional<std::string> taken = takeOwned(scope);
  if (!taken)
    return;
  const std::string &storage = *taken;
  line("memref.dealloc " + storage + " : memref<4xf32>");
  if (!isCareless())
    forget(scope, storage);
}

void ProgramWriter::reallocate(Scope &scope) {
  std::optional<std::string> taken = takeOwned(scope);
  if (!taken)
    return;
  const std::string &storage = *taken;
  std::string made = fresh(), cut = fresh(), name = fresh();
  line(made + " = memref.realloc " + storage +
       " : memref<4xf32> to memref<8xf32>");
  line(cut + " = memref.subview " + made +
       "[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>");
  line(name + " = memref.cast " + cut + " : memref<4xf32, strided<[1]>> to !D");
  if (!isCareless())
    forget(scope, storage);
  scope.device.push_back({name, {made}});
}

void ProgramWriter::useEmptyGlobal(Scope &scope) {
  std::string made = fresh(), name = fresh();
  line(made + " = memref.get_global @u : memref<4xf32, #ao.host>");
  line(name + " = memref.cast " + made + " : memref<4xf32, #ao.host> to !H");
  Buffer host{name, {"@u"}};
  const Buffer *source = pickFree(scope, scope.device, /*writes=*/false);
  if (source && !isBusy(scope, host, /*writes=*/true) && !isCareless()) {
    std::string transfer = fresh();
    line(transfer + " = ao.offload " + source->name + " into " + name +
         " : !D into !H -> !TH");
    line("ao.wait " + transfer + " keep(" + source->name + " : !D) : !TH");
  }
  scope.host.push_back(host);
}

//===----------------------------------------------------------------------===//
// Parts and layouts
//===----------------------------------------------------------------------===//

void ProgramWriter::copyBuffer(Scope &scope) {
  const Buffer *source = pickFree(scope, scope.device, /*writes=*/false);
  const Buffer *target = pickFree(scope, scope.device, /*writes=*/true);
  if (source && target)
    line("memref.copy " + source->name + ", " + target->name + " : !D to !D");
}

/// Host memory whose halves are filled one by one, or one of them; or one
/// element many times.
void ProgramWriter::fillInParts(Scope &scope) {
  const Buffer *source = pickFree(scope, scope.device, /*writes=*/false);
  if (!source)
    return;
  std::string made = fresh(), name = fresh();
  line(made + " = memref.alloc() : memref<4xf32, #ao.host>");
  line(name + " = memref.cast " + made + " : memref<4xf32, #ao.host> to !H");
  bool overlaps = random.oneIn(24);
  unsigned omitted = random.oneIn(4) ? random.below(2) : 2;
  for (unsigned half = 0; half != 2; ++half) {
    if (half == omitted)
      continue;
    std::string offset = half == 0 ? "0" : "2", cut = fresh(), part = fresh(),
                transfer = fresh();
    std::string stride = overlaps ? "0" : "1";
    std::string type = "memref<2xf32, strided<[1], offset: ?>>",
                hostType = "memref<2xf32, strided<[" + stride +
                           "], offset: " + offset + ">, #ao.host>";
    line(cut + " = memref.subview " + source->name + "[" + offset +
         "] [2] [1] : !D to " + type);
    line(part + " = memref.reinterpret_cast " + made + " to offset: [" +
         offset + "], sizes: [2], strides: [" + stride +
         "] : memref<4xf32, #ao.host> to " + hostType);
    line(transfer + " = ao.offload " + cut + " into " + part + " : " + type +
         " into " + hostType + " -> !ao.transfer<" + hostType + ">");
    std::string into =
        random.oneIn(2) ? " into(" + part + " : " + hostType + ")" : "";
    line("ao.wait " + transfer + " keep(" + cut + " : " + type + ")" + into +
         " : !ao.transfer<" + hostType + ">");
  }
  scope.host.push_back({name, {made}});
}

/// A view with strides of its own of a buffer of twelve elements.
void ProgramWriter::useLayout(Scope &scope) {
  unsigned stride = random.below(4), offset = random.below(4);
  std::string view = fresh();
  std::string type = "memref<4xf32, strided<[" + std::to_string(stride) + "]" +
                     (offset ? ", offset: " + std::to_string(offset) : "") +
                     ">>";
  Buffer buffer{view, {"long0", "long4", "long2", "long8"}};
  bool writes = random.oneIn(2), copies = random.oneIn(2);
  const Buffer *host = pickFree(scope, scope.host, /*writes=*/true);
  if ((isBusy(scope, buffer, writes) && !isCareless()) || !host)
    return;
  line(view + " = memref.reinterpret_cast %long to offset: [" +
       std::to_string(offset) + "], sizes: [4], strides: [" +
       std::to_string(stride) + "] : memref<12xf32> to " + type);
  if (!copies && writes)
    line("memref.store %f, " + view + "[%c1] : " + type);
  else if (!copies)
    line(fresh() + " = memref.load " + view + "[%c1] : " + type);
  if (!copies)
    return;
  std::string transfer = fresh();
  line(transfer + " = ao.offload " + view + " into " + host->name + " : " +
       type + " into !H -> !TH");
  scope.transfers.push_back(
      {transfer, "!TH", view + " : " + type, buffer.storages, host->storages});
}

/// Rows of which each shares elements with the next.
void ProgramWriter::cutOverlappingRow(Scope &scope) {
  std::string all = fresh(), row = fresh();
  std::string type = "memref<8x4xf32, strided<[2, 1]>>";
  line(all +
       " = memref.reinterpret_cast %st to offset: [0], sizes: [8, 4], "
       "strides: [2, 1] : memref<8x4xf32> to " +
       type);
  line(row + " = memref.subview " + all + "[" + pick(scope.indices) +
       ", 0] [1, 4] [1, 1] : " + type + " to !D");
  scope.device.push_back({row, {"?"}});
}

//===----------------------------------------------------------------------===//
// Ops that are not known
//===----------------------------------------------------------------------===//

void ProgramWriter::useUnknownOp(Scope &scope) {
  // They may reach all that has escaped.
  if (!scope.transfers.empty() && !random.oneIn(8))
    return;
  const Buffer *buffer = pickFree(scope, scope.device, /*writes=*/true);
  if (!buffer)
    return;
  std::string name = fresh();
  switch (random.below(4)) {
  case 0:
    line("\"test.use\"(" + buffer->name + ") : (!D) -> ()");
    return;
  case 1:
    line("func.call @external(" + buffer->name + ") : (!D) -> ()");
    return;
  case 2:
    if (!program.isOpen)
      return;
    line(name + " = \"test.region\"() ({ \"test.yield\"(" + buffer->name +
         ") : (!D) -> () }) : () -> !D");
    scope.device.push_back({name, buffer->storages});
    return;
  default:
    line(name + " = \"test.first\"(" + buffer->name + ", " +
         pick(scope.device).name + ") : (!D, !D) -> !D");
    scope.device.push_back({name, buffer->storages});
  }
}

/// Code that runs beside what follows, up to where its handle is waited for.
void ProgramWriter::goOn(Scope &scope) {
  if (!scope.handles.empty()) {
    line("async.await " + scope.handles.back() + " : !async.token");
    scope.handles.pop_back();
    return;
  }
  if (!scope.transfers.empty() && !isCareless())
    return;
  std::string handle = fresh();
  line(handle + " = async.execute {");
  ++depth;
  touch(scope);
  line("async.yield");
  --depth;
  line("}");
  scope.handles.push_back(handle);
}
