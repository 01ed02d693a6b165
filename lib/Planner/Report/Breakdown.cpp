//===- Breakdown.cpp - A plan by microbatch, group, tier ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Breakdown.h"
#include "ao/Support/Units.h"

#include <algorithm>
#include <map>

using namespace ao;
using namespace ao::planner;

namespace {

/// Sums up the bytes present from op to op.
class Load {
public:
  /// `amount` from op `from` on, and before op `to`.
  void add(int64_t from, int64_t to, int64_t amount) {
    if (from >= to)
      return;
    changes[from] += amount;
    changes[to] -= amount;
  }

  int64_t most() const {
    int64_t now = 0, most = 0;
    for (auto [op, change] : changes)
      most = std::max(most, now += change);
    return most;
  }

private:
  std::map<int64_t, int64_t> changes;
};

/// A stretch without a device copy: before op `from`, until before op `to`.
struct Stretch {
  int64_t from = 0, to = 0;
};

struct ValueTransfers {
  bool isOffloaded = false;
  std::vector<Stretch> away;
};

} // namespace

static std::vector<ValueTransfers>
collectTransfers(const Trace &trace, const std::vector<Command> &commands) {
  std::vector<ValueTransfers> transfers(trace.values.size());
  for (const Command &command : commands) {
    if (!command.isTransfer())
      continue;
    ValueTransfers &value = transfers[command.value];
    value.isOffloaded |= command.kind == CommandKind::Offload;
    if (command.kind == CommandKind::Release)
      value.away.push_back({command.before, trace.numOps() + 1});
    else if (command.kind == CommandKind::Reload && !value.away.empty())
      value.away.back().to = command.before;
  }
  return transfers;
}

static std::vector<MicrobatchShare>
divideByMicrobatch(const Trace &trace,
                   const std::vector<ValueTransfers> &transfers) {
  std::map<int64_t, MicrobatchShare> shares;
  std::map<int64_t, Load> loads;
  for (int64_t op = 0; op < trace.numOps(); ++op) {
    int64_t microbatch = trace.ops[op].microbatch;
    if (microbatch < 0)
      continue;
    auto [it, isNew] = shares.try_emplace(microbatch);
    if (isNew)
      it->second = {microbatch, op, op};
    it->second.lastOp = op;
  }
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    auto share = shares.find(value.microbatch);
    if (share == shares.end())
      continue;
    if (transfers[v].isOffloaded)
      share->second.offloadedBytes += value.bytes;
    Load &load = loads[value.microbatch];
    int64_t begin = std::max<int64_t>(value.def, 0),
            end = value.lastLive(trace.numOps()) + 1;
    for (const Stretch &away : transfers[v].away) {
      load.add(begin, std::min(away.from, end), value.bytes);
      begin = std::max(begin, away.to);
    }
    load.add(begin, end, value.bytes);
  }
  std::vector<MicrobatchShare> all;
  for (auto &[microbatch, share] : shares) {
    share.heldBytes = loads[microbatch].most();
    all.push_back(share);
  }
  return all;
}

/// A copy on the host ends with the last wait for its value.
static std::vector<TierShare>
divideByTier(const Trace &trace, const std::vector<Command> &commands) {
  std::vector<size_t> end(trace.values.size(), commands.size());
  for (size_t i = 0; i < commands.size(); ++i)
    if (commands[i].kind == CommandKind::Wait)
      end[commands[i].value] = i;
  std::map<Tier, TierShare> shares;
  std::map<Tier, Load> loads;
  for (size_t i = 0; i < commands.size(); ++i) {
    const Command &command = commands[i];
    if (command.kind != CommandKind::Offload)
      continue;
    int64_t bytes = trace.values[command.value].bytes;
    TierShare &share = shares[command.tier];
    share.tier = command.tier;
    ++share.values;
    share.bytes += bytes;
    loads[command.tier].add(static_cast<int64_t>(i),
                            static_cast<int64_t>(end[command.value]), bytes);
  }
  std::vector<TierShare> all;
  for (auto &[tier, share] : shares) {
    share.peakBytes = loads[tier].most();
    all.push_back(share);
  }
  return all;
}

Breakdown ao::planner::breakDown(const Trace &trace,
                                 const std::vector<Command> &commands) {
  std::vector<ValueTransfers> transfers = collectTransfers(trace, commands);
  Breakdown result;
  result.microbatches = divideByMicrobatch(trace, transfers);
  Load inFlight;
  for (const MicrobatchShare &share : result.microbatches)
    inFlight.add(share.firstOp, share.lastOp + 1, 1);
  result.mostInFlight = inFlight.most();
  std::map<int64_t, GroupShare> groups;
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    if (value.group < 0)
      continue;
    GroupShare &share = groups[value.group];
    share.group = value.group;
    ++share.values;
    share.bytes += value.bytes;
    if (transfers[v].isOffloaded) {
      ++share.offloadedValues;
      share.offloadedBytes += value.bytes;
    }
  }
  for (const auto &[group, share] : groups)
    result.groups.push_back(share);
  result.tiers = divideByTier(trace, commands);
  return result;
}

std::string ao::planner::describeMicrobatches(const Breakdown &breakdown) {
  if (breakdown.microbatches.empty())
    return "";
  int64_t held = 0;
  for (const MicrobatchShare &share : breakdown.microbatches)
    held = std::max(held, share.heldBytes);
  return std::to_string(breakdown.microbatches.size()) + ", at most " +
         std::to_string(breakdown.mostInFlight) +
         " in flight; each holds at most " + formatBytes(held);
}

std::string ao::planner::describeGroups(const Breakdown &breakdown) {
  if (breakdown.groups.empty())
    return "";
  int64_t offloading = 0, values = 0, offloadedValues = 0, offloadedBytes = 0;
  for (const GroupShare &share : breakdown.groups) {
    offloading += share.offloadedValues > 0;
    values += share.values;
    offloadedValues += share.offloadedValues;
    offloadedBytes += share.offloadedBytes;
  }
  return std::to_string(offloading) + " of " +
         std::to_string(breakdown.groups.size()) + " offloaded, " +
         std::to_string(offloadedValues) + " of " + std::to_string(values) +
         " components, " + formatBytes(offloadedBytes);
}

std::string ao::planner::describeTiers(const Breakdown &breakdown,
                                       std::optional<int64_t> pinnedLimit) {
  const std::vector<TierShare> &tiers = breakdown.tiers;
  if (tiers.empty() || (tiers.back().tier == Tier::Pinned && !pinnedLimit))
    return "";
  std::string text;
  for (const TierShare &share : tiers) {
    text += (text.empty() ? "" : "; ") + std::string(toString(share.tier)) +
            " " + std::to_string(share.values) +
            (share.values == 1 ? " value" : " values") + ", at most " +
            formatBytes(share.peakBytes);
    if (share.tier == Tier::Pinned && pinnedLimit)
      text += " of " + formatBytes(*pinnedLimit);
  }
  return text;
}
