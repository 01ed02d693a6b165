//===- PrefetchReloads.cpp - Move reloads up until computation hides them -===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SetVector.h"
#include <cmath>
#include <list>

namespace ao {
#define GEN_PASS_DEF_AOPREFETCHRELOADS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// The bytes that reloads copy. If types do not determine them, `ao.bytes` of
/// the storages of which host values are copies does.
class ReloadSizes {
public:
  /// Emits an error if that needs the steps of the module and they are wrong.
  static FailureOr<ReloadSizes> create(ModuleOp module) {
    ReloadSizes sizes;
    bool isDynamic = false;
    module.walk([&](ReloadOp reload) {
      isDynamic |= !getStaticBytes(reload.getSource().getType());
    });
    if (!isDynamic)
      return sizes;
    FailureOr<std::vector<Step>> steps = buildSteps(module);
    if (failed(steps))
      return failure();
    sizes.steps = std::move(*steps);
    return sizes;
  }

  /// Zero where they are not known.
  double get(ReloadOp reload) const {
    if (auto bytes = getStaticBytes(reload.getSource().getType()))
      return static_cast<double>(*bytes);
    for (const Step &step : steps)
      if (std::optional<size_t> id = step.getCopiedStorage(reload.getSource()))
        return static_cast<double>(step.getStorages()[*id].bytes);
    return 0;
  }

private:
  std::vector<Step> steps;
};
} // namespace

/// Returns true if the reload can be parted from its wait.
static bool canMove(ReloadOp reload) {
  if (!reload.getTransfer().hasOneUse() || reload.getDestination())
    return false;
  auto wait = dyn_cast<WaitOp>(*reload.getTransfer().user_begin());
  return wait && !wait->hasAttr(AODialect::kBlockingAttr);
}

/// A slow enough link takes longer than 64 bits can count.
static int64_t toNanoseconds(double duration) {
  constexpr double longest = 9e18;
  return static_cast<int64_t>(std::ceil(std::min(duration, longest)));
}

namespace {
/// The reverse scan over one block.
class ReloadHoister {
public:
  /// `bandwidth` is that of the link in bytes per second.
  ReloadHoister(const DurationModel &durations, const ReloadSizes &sizes,
                double bandwidth)
      : durations(durations), sizes(sizes), bandwidth(bandwidth) {}

  void run(Block &block) {
    // Transfers placed at an op follow the op before it now.
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      visit(&op);
    // After the arguments, in program order.
    for (const Entry &entry : queue)
      place(entry, &block, block.begin());
    queue.clear();
    readers.clear();
  }

private:
  struct Entry {
    ReloadOp reload;
    double remaining;
  };
  using Queue = std::list<Entry>;

  void visit(Operation *op) {
    if (auto reload = dyn_cast<ReloadOp>(op); reload && canMove(reload)) {
      queue.push_back({reload, sizes.get(reload) * 1e9 / bandwidth});
      readers[reload.getSource()].push_back(std::prev(queue.end()));
      return;
    }
    if (queue.empty())
      return;
    placeBehindSource(op);
    if (queue.empty())
      return;
    Entry &head = queue.front();
    OpDuration duration = durations.getDuration(op);
    if (duration.isCompute())
      head.remaining -= static_cast<double>(duration.nanoseconds);
    if (head.remaining > 0)
      return;
    place(head, op->getBlock(), op->getIterator());
    auto waiting = readers.find(head.reload.getSource());
    llvm::erase(waiting->second, queue.begin());
    if (waiting->second.empty())
      readers.erase(waiting);
    queue.pop_front();
  }

  /// A reload cannot rise above the op that defines its source, in a joint step
  /// the wait of its offload.
  void placeBehindSource(Operation *op) {
    for (Value result : op->getResults()) {
      // Nothing else can be reloaded.
      if (!isHostPlaced(result.getType()))
        continue;
      auto waiting = readers.find(result);
      if (waiting == readers.end())
        continue;
      for (Queue::iterator entry : waiting->second) {
        place(*entry, op->getBlock(), std::next(op->getIterator()));
        queue.erase(entry);
      }
      readers.erase(waiting);
    }
  }

  void place(const Entry &entry, Block *block, Block::iterator where) {
    ReloadOp reload = entry.reload;
    reload->moveBefore(block, where);
    auto opts = remark::RemarkOpts::name("prefetch-reloads").category("ao");
    if (auto remark = remark::passed(reload.getLoc(), opts)) {
      bool hidden = entry.remaining <= 0;
      remark << (hidden ? "transfer overlapped with computation"
                        : "transfer not overlapped: reached its source or the "
                          "arguments");
      if (!hidden)
        remark << remark::metric("missing_ns", toNanoseconds(entry.remaining));
    }
  }

  const DurationModel &durations;
  const ReloadSizes &sizes;
  double bandwidth;
  Queue queue;
  /// The queued reloads of each host value.
  llvm::DenseMap<Value, SmallVector<Queue::iterator, 1>> readers;
};

struct PrefetchReloadsPass
    : public ao::impl::AOPrefetchReloadsBase<PrefetchReloadsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    if (failed(target))
      return signalPassFailure();
    if (!std::isfinite(linkBandwidth) || linkBandwidth < 0) {
      emitError(module.getLoc())
          << "'link-bandwidth' must be a positive number of "
             "bytes per second";
      return signalPassFailure();
    }
    double bandwidth =
        linkBandwidth > 0 ? linkBandwidth : 1e6 / target->h2dUsPerByte();
    FailureOr<ReloadSizes> sizes = ReloadSizes::create(module);
    if (failed(sizes))
      return signalPassFailure();
    llvm::SetVector<Block *> blocks;
    module.walk([&](ReloadOp reload) { blocks.insert(reload->getBlock()); });
    DurationModel durations(*target);
    for (Block *block : blocks)
      ReloadHoister(durations, *sizes, bandwidth).run(*block);
  }
};
} // namespace
