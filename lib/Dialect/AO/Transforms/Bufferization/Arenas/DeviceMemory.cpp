//===- DeviceMemory.cpp - Device memory that lowered steps need -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/Transforms/Bufferization/DeviceMemory.h"
#include "ao/Analysis/Aliases/Ownership.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Steps/Shortfall.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace ao;

/// Bytes of device memory that a buffer of this type takes.
static int64_t getDeviceBytes(Type type) {
  auto buffer = dyn_cast<MemRefType>(type);
  if (!buffer || isHostPlaced(buffer))
    return 0;
  return getStaticBytes(buffer).value_or(0);
}

namespace {
/// Bytes that a callee adds to those at its call: the most at once, and those
/// that remain after it.
struct CalleeMemory {
  int64_t most = 0, left = 0;
  Operation *peakOp = nullptr;
  llvm::MapVector<Value, int64_t> aliveAtPeak;
};

/// State that all calls of a step share.
struct Callees {
  SymbolTableCollection symbols;
  /// Calls under way, of which none comes again.
  llvm::DenseSet<Operation *> running;
  llvm::DenseMap<Operation *, std::shared_ptr<const CalleeMemory>> known;
};

/// Follows allocations and frees in the order in which they run.
class MemoryWalker {
public:
  explicit MemoryWalker(Callees &callees) : callees(callees) {}

  void addArguments(func::FuncOp function, unsigned first) {
    for (BlockArgument argument : function.getArguments().drop_front(first))
      add(argument, &function.getBody().front().front());
  }
  void addArena(func::FuncOp function);
  void run(Block &block);
  DeviceMemory finish();

private:
  void add(Value value, Operation *op);
  void addWorkspace(OpaqueCallOpInterface call);
  void checkPeak(Operation *op);
  void remove(Value value);
  void runRegions(Operation *op);
  std::shared_ptr<const CalleeMemory> getMemory(func::FuncOp callee);
  void runCallee(func::CallOp call);

  Callees &callees;
  AliasRoots roots;
  /// Buffers that are alive; the frees of buffers that came out of a region, or
  /// were passed, are not found here.
  llvm::MapVector<Value, int64_t> alive;
  llvm::MapVector<Value, int64_t> aliveAtPeak;
  int64_t arenaBytes = 0;
  int64_t bytes = 0;
  DeviceMemory memory;
};
} // namespace

void MemoryWalker::add(Value value, Operation *op) {
  int64_t added = getDeviceBytes(value.getType());
  if (added == 0)
    return;
  alive[value] = added;
  bytes += added;
  checkPeak(op);
}

/// The arena is there from the start to the end.
void MemoryWalker::addArena(func::FuncOp function) {
  auto arenas = function->getAttrOfType<ArenasAttr>(AODialect::kArenasAttr);
  if (!arenas)
    return;
  arenaBytes = arenas.getDevice();
  bytes += arenaBytes;
  checkPeak(&function.getBody().front().front());
}

/// Adds the memory that a call owns while it runs.
void MemoryWalker::addWorkspace(OpaqueCallOpInterface call) {
  bytes += call.getWorkspace();
  checkPeak(call);
  bytes -= call.getWorkspace();
}

void MemoryWalker::checkPeak(Operation *op) {
  if (bytes <= memory.peakBytes)
    return;
  memory.peakBytes = bytes;
  memory.peakOp = op;
  aliveAtPeak = alive;
}

void MemoryWalker::remove(Value value) {
  bytes -= getDeviceBytes(value.getType());
  for (const Root &root : roots.getMayRoots(value))
    alive.erase(root.value);
}

/// Returns true if `op` is a loop whose first region tests and goes on to the
/// second.
static bool testsFirst(Operation *op) {
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  if (!branch || op->getNumRegions() != 2)
    return false;
  SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(op->getRegion(0), successors);
  return llvm::any_of(successors, [&](const RegionSuccessor &successor) {
    return successor.getSuccessor() == &op->getRegion(1);
  });
}

/// Branches exclude each other: what one of them needs is not there in another.
/// Visits the regions of `op`. Buffers that the condition of a loop allocates
/// are alive while its body runs.
void MemoryWalker::runRegions(Operation *op) {
  if (testsFirst(op)) {
    run(op->getRegion(0).front());
    int64_t tested = bytes;
    run(op->getRegion(1).front());
    bytes = tested;
    return;
  }
  int64_t before = bytes, after = bytes;
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    bytes = before;
    run(region.front());
    after = std::max(after, bytes);
  }
  bytes = after;
}

/// Each callee is followed once, however often it is called.
std::shared_ptr<const CalleeMemory>
MemoryWalker::getMemory(func::FuncOp callee) {
  if (auto known = callees.known.lookup(callee))
    return known;
  MemoryWalker walker(callees);
  walker.run(callee.getBody().front());
  auto memory = std::make_shared<CalleeMemory>();
  memory->most = walker.memory.peakBytes;
  memory->left = walker.bytes;
  memory->peakOp = walker.memory.peakOp;
  memory->aliveAtPeak = std::move(walker.aliveAtPeak);
  return callees.known[callee] = std::move(memory);
}

/// Frees the arguments that the callee owns, and adds the buffers that it
/// returns.
void MemoryWalker::runCallee(func::CallOp call) {
  auto callee = callees.symbols.lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  if (!callee || callee.isExternal() || !callees.running.insert(callee).second)
    return;
  std::shared_ptr<const CalleeMemory> inside = getMemory(callee);
  callees.running.erase(callee);
  if (inside->peakOp && bytes + inside->most > memory.peakBytes) {
    memory.peakBytes = bytes + inside->most;
    memory.peakOp = inside->peakOp;
    aliveAtPeak = alive;
    for (auto &[value, size] : inside->aliveAtPeak)
      aliveAtPeak[value] = size;
  }
  bytes += inside->left;
}

void MemoryWalker::run(Block &block) {
  for (Operation &op : block) {
    // The arena's size includes this buffer.
    if (op.hasAttr(AODialect::kSlotAttr))
      continue;
    if (auto alloc = dyn_cast<memref::AllocOp>(op))
      add(alloc.getResult(), &op);
    else if (auto dealloc = dyn_cast<memref::DeallocOp>(op))
      remove(dealloc.getMemref());
    else if (auto call = dyn_cast<func::CallOp>(op))
      runCallee(call);
    else if (auto call = dyn_cast<OpaqueCallOpInterface>(op))
      addWorkspace(call);
    else if (op.getNumRegions() > 0)
      runRegions(&op);
  }
}

DeviceMemory MemoryWalker::finish() {
  if (arenaBytes > 0)
    memory.alive.push_back({"arena", arenaBytes});
  for (auto &[value, size] : aliveAtPeak)
    memory.alive.push_back({getLocationName(value.getLoc()), size});
  llvm::stable_sort(memory.alive, [](const DeviceMemory::Buffer &a,
                                     const DeviceMemory::Buffer &b) {
    return a.bytes > b.bytes;
  });
  return std::move(memory);
}

DeviceMemory ao::computeDeviceMemory(func::FuncOp entry) {
  Callees callees;
  MemoryWalker walker(callees);
  walker.addArena(entry);
  walker.addArguments(entry, 0);
  walker.run(entry.getBody().front());
  for (auto [forward, backward] :
       findPairs(entry->getParentOfType<ModuleOp>())) {
    if (forward != entry)
      continue;
    walker.addArguments(backward, getNumSaved(forward));
    walker.run(backward.getBody().front());
  }
  return walker.finish();
}

/// How many of the largest buffers an error names.
static constexpr size_t maxNamed = 8;

LogicalResult ao::verifyDeviceMemory(func::FuncOp entry, int64_t budget,
                                     std::optional<int64_t> sufficient) {
  DeviceMemory memory = computeDeviceMemory(entry);
  if (memory.peakBytes <= budget)
    return success();
  InFlightDiagnostic diagnostic =
      emitError(entry.getLoc())
      << "the buffers of '@" << entry.getName() << "' need " << memory.peakBytes
      << " bytes of device memory at once, above the budget of " << budget;
  setShortfall(diagnostic, {sufficient.value_or(0), 0});
  if (sufficient)
    diagnostic << "; a budget of " << *sufficient << " bytes can be met";
  Diagnostic &note = diagnostic.attachNote(memory.peakOp->getLoc());
  note << "largest of " << memory.alive.size() << " live here:";
  for (size_t i = 0, e = std::min(maxNamed, memory.alive.size()); i != e; ++i)
    note << (i == 0 ? " '" : ", '") << memory.alive[i].name << "' ("
         << memory.alive[i].bytes << " bytes)";
  return diagnostic;
}
