//===- SlotRotation.cpp - Slots used by iterations in rotation ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop that makes the next buffer before it frees that of an earlier
// iteration carries its buffers from argument to argument, and frees the
// oldest. The live ones were allocated by consecutive iterations, so as many
// slots are sufficient: an iteration uses the slot of its number modulo the
// number of slots. The initial buffers of the loop count as allocated by the
// iterations before the first.
//
//===----------------------------------------------------------------------===//

#include "SlotRotation.h"
#include "ao/Dialect/AO/IR/AOArenas.h"
#include <numeric>

using namespace mlir;
using namespace ao;

std::optional<int64_t> ao::getTripCount(scf::ForOp loop) {
  std::optional<APInt> count = loop.getStaticTripCount();
  if (!count || count->getActiveBits() > 62)
    return std::nullopt;
  return count->getSExtValue();
}

int64_t ao::getFirstIteration(scf::ForOp loop) {
  auto first = loop->getAttrOfType<IntegerAttr>(kFirstIterationAttr);
  return first ? first.getInt() : 0;
}

scf::ForOp ao::getRotatingLoop(memref::AllocOp op, SlotAttr slot) {
  if (slot.getNumSlots() == 1)
    return nullptr;
  return op->getParentOfType<scf::ForOp>();
}

namespace {
/// The arguments of a loop that carry the buffers of `alloc`, youngest first.
struct Chain {
  scf::ForOp loop;
  memref::AllocOp alloc;
  SmallVector<unsigned, 2> arguments;
};

class RotationAssigner {
public:
  explicit RotationAssigner(StepArenas &step) : step(step) {}

  /// Assigns the slots of `buffer`. Returns the reason if that is not possible,
  /// else an empty string.
  StringRef assign(ArenaBuffer &buffer);

private:
  int64_t getFirst(scf::ForOp loop);
  std::optional<Chain> follow(memref::AllocOp alloc);
  bool freesOldest(const Chain &chain, const ArenaBuffer &buffer);
  bool beginsWithAllocations(const Chain &chain, ArenaBuffer &buffer);
  bool goesOn(const Chain &chain, ArrayRef<Chain> before);
  StringRef assignChain(const Chain &chain, ArrayRef<Chain> before,
                        ArenaBuffer &buffer);

  StepArenas &step;
  llvm::DenseMap<Operation *, int64_t> firsts;
  /// The number of iterations after which the slots of a loop repeat.
  llvm::DenseMap<Operation *, int64_t> periods;
};
} // namespace

/// After another loop, its numbers go on.
int64_t RotationAssigner::getFirst(scf::ForOp loop) {
  if (auto known = firsts.find(loop); known != firsts.end())
    return known->second;
  int64_t first = 0;
  for (Value init : loop.getInitArgs()) {
    auto before = init.getDefiningOp<scf::ForOp>();
    if (!before || !isa<BaseMemRefType>(init.getType()))
      continue;
    if (std::optional<int64_t> count = getTripCount(before)) {
      first = getFirst(before) + *count;
      break;
    }
  }
  firsts[loop] = first;
  return first;
}

/// The one operand of `terminator` that is `value`.
static std::optional<unsigned> findOnly(Value value, ValueRange operands) {
  std::optional<unsigned> found;
  for (auto [index, operand] : llvm::enumerate(operands)) {
    if (operand != value)
      continue;
    if (found)
      return std::nullopt;
    found = index;
  }
  return found;
}

std::optional<Chain> RotationAssigner::follow(memref::AllocOp alloc) {
  auto loop = dyn_cast<scf::ForOp>(alloc->getParentOp());
  if (!loop)
    return std::nullopt;
  Chain chain{loop, alloc, {}};
  ValueRange yielded = loop.getYieldedValues();
  std::optional<unsigned> next = findOnly(alloc.getResult(), yielded);
  while (next) {
    if (llvm::is_contained(chain.arguments, *next))
      return std::nullopt;
    chain.arguments.push_back(*next);
    BlockArgument argument = loop.getRegionIterArg(*next);
    next = findOnly(argument, yielded);
    if (!next && llvm::is_contained(yielded, argument))
      return std::nullopt;
  }
  if (chain.arguments.empty())
    return std::nullopt;
  return chain;
}

bool RotationAssigner::freesOldest(const Chain &chain,
                                   const ArenaBuffer &buffer) {
  scf::ForOp loop = chain.loop;
  Value oldest = loop.getRegionIterArg(chain.arguments.back());
  unsigned frees = 0;
  for (memref::DeallocOp free : buffer.frees) {
    if (!loop->isProperAncestor(free))
      continue;
    if (free.getMemref() != oldest || free->getParentOp() != loop)
      return false;
    ++frees;
  }
  return frees == 1;
}

/// Returns the slot of a buffer that was allocated `age` iterations before
/// iteration `first`.
static int64_t getSlotIndex(int64_t first, size_t age, int64_t numSlots) {
  int64_t number = (first - static_cast<int64_t>(age)) % numSlots;
  return number < 0 ? number + numSlots : number;
}

bool RotationAssigner::beginsWithAllocations(const Chain &chain,
                                             ArenaBuffer &buffer) {
  scf::ForOp loop = chain.loop;
  for (auto [index, argument] : llvm::enumerate(chain.arguments)) {
    auto init = loop.getInitArgs()[argument].getDefiningOp<memref::AllocOp>();
    auto *it = llvm::find(buffer.allocations, init);
    if (!init || it == buffer.allocations.end())
      return false;
    size_t number = it - buffer.allocations.begin();
    if (buffer.slotIndexOf[number])
      return false;
    buffer.slotIndexOf[number] =
        getSlotIndex(getFirst(loop), index + 1, buffer.numSlots);
  }
  return true;
}

/// Returns true if the loop goes on with all that another one carried to its
/// end.
bool RotationAssigner::goesOn(const Chain &chain, ArrayRef<Chain> before) {
  scf::ForOp loop = chain.loop;
  for (const Chain &other : before) {
    scf::ForOp last = other.loop;
    std::optional<int64_t> count = getTripCount(last);
    if (!count || getFirst(loop) != getFirst(last) + *count ||
        chain.arguments.size() != other.arguments.size())
      continue;
    auto isHandedOn = [&](auto pair) {
      return loop.getInitArgs()[std::get<0>(pair)] ==
             last.getResult(std::get<1>(pair));
    };
    if (llvm::all_of(llvm::zip_equal(chain.arguments, other.arguments),
                     isHandedOn))
      return true;
  }
  return false;
}

/// The verifier goes through so many iterations of a loop.
static constexpr int64_t longestPeriod = 32;

static constexpr StringLiteral kUnknownOrder =
    "two of its buffers are alive at once, but not as loop-carried values";
static constexpr StringLiteral kUnknownLength =
    "a loop of unknown trip count yields more than one of its buffers";
static constexpr StringLiteral kTooLong =
    "its slots and others of the loop repeat after too many iterations";
static constexpr StringLiteral kReturnedBuffer =
    "two of its buffers are alive at once, and the step returns one";

/// Assigns the slots of one chain. Returns as `assign` does.
StringRef RotationAssigner::assignChain(const Chain &chain,
                                        ArrayRef<Chain> before,
                                        ArenaBuffer &buffer) {
  if (!freesOldest(chain, buffer))
    return kUnknownOrder;
  if (chain.arguments.size() > 1 && !getTripCount(chain.loop))
    return kUnknownLength;
  if (before.empty() ? !beginsWithAllocations(chain, buffer)
                     : !goesOn(chain, before))
    return kUnknownOrder;
  int64_t &period = periods.try_emplace(chain.loop, 1).first->second;
  int64_t both = std::lcm(period, buffer.numSlots);
  if (both > longestPeriod)
    return kTooLong;
  period = both;
  return "";
}

StringRef RotationAssigner::assign(ArenaBuffer &buffer) {
  if (!buffer.forwardResults.empty() || !buffer.backwardResults.empty())
    return kReturnedBuffer;
  buffer.slotIndexOf.assign(buffer.allocations.size(), std::nullopt);
  SmallVector<Chain> chains;
  for (memref::AllocOp alloc : buffer.allocations) {
    std::optional<Chain> chain = follow(alloc);
    if (!chain)
      continue;
    StringRef reason = assignChain(*chain, chains, buffer);
    if (!reason.empty())
      return reason;
    chains.push_back(std::move(*chain));
  }
  auto isChained = [&](memref::AllocOp alloc) {
    return llvm::any_of(
        chains, [&](const Chain &chain) { return chain.alloc == alloc; });
  };
  for (auto [alloc, slotIndex] :
       llvm::zip_equal(buffer.allocations, buffer.slotIndexOf))
    if (!slotIndex && !isChained(alloc))
      return kUnknownOrder;
  for (const Chain &chain : chains)
    if (int64_t first = getFirst(chain.loop))
      step.firstIterations.insert({chain.loop, first});
  return "";
}

void ao::assignRotatedSlots(StepArenas &step) {
  RotationAssigner assigner(step);
  for (ArenaBuffer &buffer : step.buffers)
    if (buffer.reason.empty() && buffer.numSlots > 1)
      buffer.reason = assigner.assign(buffer).str();
}
