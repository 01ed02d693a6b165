//===- SimplifyTransfers.cpp - Remove round trips that free nothing -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/TransferBuilder.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/IR/Remarks.h"

namespace ao {
#define GEN_PASS_DEF_AOSIMPLIFYTRANSFERS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// offload, wait, reload, wait of one tensor in one block.
struct RoundTrip {
  OffloadOp offload;
  WaitOp hostWait;
  ReloadOp reload;
  WaitOp deviceWait;
};
} // namespace

static bool isTransferOrView(Operation *op) {
  return isTransferOp(op) || isView(op);
}

static WaitOp getOnlyWait(Value transfer) {
  return transfer.hasOneUse() ? dyn_cast<WaitOp>(*transfer.user_begin())
                              : WaitOp();
}

static std::optional<RoundTrip> matchRoundTrip(ReloadOp reload) {
  RoundTrip trip;
  trip.reload = reload;
  trip.hostWait = reload.getSource().getDefiningOp<WaitOp>();
  if (!trip.hostWait || reload.getDestination())
    return std::nullopt;
  trip.offload = trip.hostWait.getTransfer().getDefiningOp<OffloadOp>();
  trip.deviceWait = getOnlyWait(reload.getTransfer());
  if (!trip.offload || !trip.deviceWait ||
      trip.offload.getSource().getType() !=
          trip.deviceWait.getResult().getType())
    return std::nullopt;
  Block *block = reload->getBlock();
  if (trip.hostWait->getBlock() != block ||
      trip.deviceWait->getBlock() != block)
    return std::nullopt;
  return trip;
}

/// Decides whether ops are before a reload. The order of ops that were inserted
/// one after the other, as transfers are, is unknown until the whole block is
/// numbered anew; that of the op for which they were inserted is known. So this
/// compares with the next op that is neither transfer nor view, and visits only
/// the ops in between.
class OrderAroundReload {
public:
  OrderAroundReload(ReloadOp reload) : reload(reload), next(reload) {
    while (isTransferOrView(next) && next->getNextNode())
      next = next->getNextNode();
  }

  bool isBehind(Operation *op) const {
    if (!op->isBeforeInBlock(next))
      return true;
    if (!isTransferOrView(op))
      return false;
    for (Operation *between = reload; between != next;
         between = between->getNextNode())
      if (between == op)
        return true;
    return false;
  }

private:
  ReloadOp reload;
  Operation *next;
};

/// Returns true if the device copy is still needed at or after the reload, so
/// that the round trip never frees it.
static bool isSourceUsedBehind(RoundTrip trip) {
  Block &block = *trip.reload->getBlock();
  OrderAroundReload order(trip.reload);
  SmallVector<Value> values{trip.offload.getSource()};
  for (size_t i = 0; i != values.size(); ++i)
    for (Operation *user : values[i].getUsers()) {
      // The round trip itself, which need not be asked about.
      if (user == trip.offload || user == trip.hostWait)
        continue;
      Operation *op = getTopLevelOp(block, user);
      if (!op || order.isBehind(op))
        return true;
      if (op == user && isView(op))
        llvm::append_range(values, op->getResults());
    }
  return false;
}

/// Returns true if there are only transfers and views between release and
/// reload.
static bool isGapEmpty(RoundTrip trip) {
  Operation *op = trip.hostWait;
  while ((op = op->getNextNode()) != trip.reload)
    if (!op || !(isTransferOrView(op) || op->hasTrait<OpTrait::ConstantLike>()))
      return false;
  return true;
}

static void remove(RoundTrip &trip) {
  auto opts = remark::RemarkOpts::name("simplify-transfers").category("ao");
  if (auto remark = remark::passed(trip.reload.getLoc(), opts))
    remark << "removed a round trip that frees no memory";
  trip.deviceWait.getResult().replaceAllUsesWith(trip.offload.getSource());
  trip.deviceWait.erase();
  trip.reload.erase();
  if (!trip.hostWait.getResult().use_empty() ||
      !trip.offload.getTransfer().hasOneUse())
    return;
  trip.hostWait.erase();
  trip.offload.erase();
}

namespace {
struct SimplifyTransfersPass
    : public ao::impl::AOSimplifyTransfersBase<SimplifyTransfersPass> {
  using Base::Base;

  void runOnOperation() override {
    // Questions of order first, while the blocks stand still.
    SmallVector<RoundTrip> trips;
    getOperation()->walk([&](ReloadOp reload) {
      std::optional<RoundTrip> trip = matchRoundTrip(reload);
      if (trip && (isSourceUsedBehind(*trip) || isGapEmpty(*trip)))
        trips.push_back(*trip);
    });
    if (trips.empty())
      return markAllAnalysesPreserved();
    for (RoundTrip &trip : trips)
      remove(trip);
  }
};
} // namespace
