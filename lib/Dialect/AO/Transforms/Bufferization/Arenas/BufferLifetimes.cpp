//===- BufferLifetimes.cpp - When the buffers of a step live --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferLifetimes.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

void BufferLifetimes::refuse(unsigned index, const Twine &reason) {
  if (buffers[index].reason.empty())
    buffers[index].reason = reason.str();
}

void BufferLifetimes::touch(unsigned index, const State &before) {
  if (frame)
    frame->try_emplace(index, before);
}

void BufferLifetimes::close(unsigned index, int64_t last) {
  State &state = states[index];
  if (state.begin < last)
    buffers[index].live.push_back({state.begin, last});
  state.alive = 0;
}

void BufferLifetimes::begin(unsigned index) {
  State &state = states[index];
  touch(index, state);
  if (state.alive == 0)
    state.begin = position;
  ++state.alive;
  buffers[index].numSlots =
      std::max<int64_t>(buffers[index].numSlots, state.alive);
}

void BufferLifetimes::end(unsigned index) {
  if (states[index].alive == 0)
    return refuse(index, "it is freed where it may not be alive");
  touch(index, states[index]);
  if (states[index].alive == 1)
    close(index, position + 1);
  else
    --states[index].alive;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// Returns the frame of a region. Buffers that the region uses count as used by
/// the op around it as well.
BufferLifetimes::Frame BufferLifetimes::runRegion(Region &region) {
  Frame inner;
  Frame *outer = std::exchange(frame, &inner);
  if (!region.empty())
    run(region.front());
  frame = outer;
  for (const auto &[index, before] : inner)
    touch(index, before);
  return inner;
}

/// Branches exclude each other: none has values that another one needs. All of
/// them must end in the same state.
void BufferLifetimes::runBranches(Operation &op) {
  Frame all;
  SmallVector<llvm::SmallDenseMap<unsigned, unsigned>> ends;
  for (Region &region : op.getRegions()) {
    auto &alive = ends.emplace_back();
    for (const auto &[index, before] : runRegion(region)) {
      alive[index] = states[index].alive;
      if (states[index].alive > 0)
        close(index, position);
      states[index] = {before.alive, position};
      all.try_emplace(index, before);
    }
  }
  for (const auto &[index, before] : all) {
    auto endsAlive = [&, index = index, alive = before.alive](const auto &end) {
      auto it = end.find(index);
      return it == end.end() ? alive : it->second;
    };
    unsigned expected = endsAlive(ends.back());
    if (llvm::any_of(
            ends, [&](const auto &end) { return endsAlive(end) != expected; }))
      refuse(index, "it is alive after some branches only");
    if (ends.back().contains(index))
      states[index] = {expected, position};
  }
}

/// An iteration begins with what the one before ended with.
void BufferLifetimes::runFor(Operation &op) {
  for (const auto &[index, before] : runRegion(op.getRegion(0))) {
    unsigned alive = states[index].alive;
    if (alive != before.alive)
      refuse(index, "an iteration does not start with the buffers that the "
                    "previous one ended with");
    if (alive > 0)
      close(index, position);
    states[index] = {alive, position};
  }
}

/// The loop ends after the condition; the body is followed by the condition.
void BufferLifetimes::runWhile(Operation &op) {
  Frame all = runRegion(op.getRegion(0));
  llvm::SmallDenseMap<unsigned, unsigned> aliveBehind;
  for (const auto &[index, before] : all)
    aliveBehind[index] = states[index].alive;
  for (const auto &[index, before] : runRegion(op.getRegion(1)))
    if (all.try_emplace(index, before).second)
      aliveBehind[index] = before.alive;
  for (const auto &[index, before] : all) {
    if (states[index].alive != before.alive)
      refuse(index, "an iteration does not start with the buffers that the "
                    "previous one ended with");
    if (states[index].alive > 0)
      close(index, position);
    states[index] = {aliveBehind[index], position};
  }
}

void BufferLifetimes::refuseInside(Operation &op) {
  for (Region &region : op.getRegions())
    for (const auto &[index, before] : runRegion(region))
      refuse(index, "it is allocated or freed in a '" +
                        op.getName().getStringRef() +
                        "', whose control flow is unknown");
}

void BufferLifetimes::visit(Operation &op) {
  if (auto known = classOf.find(&op); known != classOf.end())
    return isa<memref::AllocOp>(op) ? begin(known->second) : end(known->second);
  if (op.getNumRegions() == 0 || isa<linalg::LinalgOp>(op))
    return;
  if (isa<scf::ForOp>(op))
    return runFor(op);
  if (isa<scf::WhileOp>(op))
    return runWhile(op);
  if (isa<scf::IfOp>(op) || runsOneRegion(&op))
    return runBranches(op);
  refuseInside(op);
}

void BufferLifetimes::run(Block &block) {
  for (Operation &op : block) {
    ++position;
    visit(op);
  }
  ++position;
}
