//===- Schedule.cpp - The order of passes on one device -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Schedule.h"

#include <algorithm>
#include <map>
#include <tuple>

using namespace ao::planner;

static Error itemError(size_t index, const std::string &field,
                       std::string message) {
  return Error{ErrorCode::InvalidInput, std::move(message),
               "$.items[" + std::to_string(index) + "]" + field};
}

/// "forward pass of microbatch 3 through chunk 1"
static std::string describe(const ScheduleItem &item) {
  return std::string(toString(item.run)) + " pass of microbatch " +
         std::to_string(item.microbatch) + " through chunk " +
         std::to_string(item.chunk);
}

/// The index of each pass in the schedule, by microbatch and chunk.
using Passes = std::map<std::pair<int64_t, int64_t>, size_t>;

/// The pass of the same microbatch that should have waited for this one:
/// forward through a later chunk, backward through an earlier one; `end` if
/// none has run already.
static Passes::const_iterator findTooEarly(const Passes &passes,
                                           const ScheduleItem &item) {
  auto found = passes.upper_bound({item.microbatch, item.chunk});
  if (item.run != Phase::Forward) {
    if (found == passes.begin())
      return passes.end();
    --found;
  }
  bool isSame = found != passes.end() && found->first.first == item.microbatch;
  return isSame ? found : passes.end();
}

Status PipelineSchedule::verify(int64_t numChunks) const {
  Passes forward, backward;
  for (size_t i = 0; i < items.size(); ++i) {
    const ScheduleItem &item = items[i];
    if (item.isIdle())
      continue;
    if (item.chunk < 0 || item.chunk >= numChunks)
      return itemError(i, ".chunk",
                       "chunk " + std::to_string(item.chunk) +
                           " is not one of the " + std::to_string(numChunks) +
                           " chunks");
    std::pair pass = {item.microbatch, item.chunk};
    bool isForward = item.run == Phase::Forward;
    if (!isForward && !forward.count(pass))
      return itemError(i, "", describe(item) + " precedes its forward pass");
    Passes &passes = isForward ? forward : backward;
    if (passes.count(pass))
      return itemError(i, "", "second " + describe(item));
    if (auto early = findTooEarly(passes, item); early != passes.end())
      return itemError(i, "",
                       describe(item) + " follows that through chunk " +
                           std::to_string(early->first.second) +
                           ", which needs it");
    passes.emplace(pass, i);
  }
  if (forward.empty())
    return Error{ErrorCode::InvalidInput, "the schedule runs no pass",
                 "$.items"};
  for (const auto &[pass, i] : forward)
    if (!backward.count(pass))
      return itemError(
          i, "", describe(items[i]) + " is not followed by its backward pass");
  return {};
}

//===----------------------------------------------------------------------===//
// Built-in schedules
//===----------------------------------------------------------------------===//

static constexpr std::pair<Pipeline, std::string_view> pipelineNames[] = {
    {Pipeline::GPipe, "gpipe"},
    {Pipeline::OneForwardOneBackward, "1f1b"},
    {Pipeline::Interleaved, "interleaved"}};

std::string_view ao::planner::toString(Pipeline pipeline) {
  for (auto [known, name] : pipelineNames)
    if (known == pipeline)
      return name;
  return "";
}

std::optional<Pipeline> ao::planner::parsePipeline(std::string_view name) {
  for (auto [pipeline, known] : pipelineNames)
    if (known == name)
      return pipeline;
  return std::nullopt;
}

Status ao::planner::verify(const PipelineOptions &options) {
  auto error = [](std::string message) {
    return Error{ErrorCode::InvalidInput, std::move(message), ""};
  };
  // Passes of all stages; more are no schedule of one device.
  constexpr int64_t most = 1 << 20;
  std::pair<const char *, int64_t> counts[] = {
      {"stages", options.stages},
      {"microbatches", options.microbatches},
      {"chunks", options.chunks}};
  int64_t passes = 1;
  for (auto [name, count] : counts) {
    if (count < 1)
      return error("'" + std::string(name) + "' must be positive, got " +
                   std::to_string(count));
    if (count > most / passes)
      return error("'stages', 'microbatches' and 'chunks' multiply to more "
                   "than 2^20 passes");
    passes *= count;
  }
  if (options.stage < 0 || options.stage >= options.stages)
    return error("'stage' must be between 0 and " +
                 std::to_string(options.stages - 1) + ", got " +
                 std::to_string(options.stage));
  bool interleaved = options.pipeline == Pipeline::Interleaved;
  if (!interleaved && options.chunks > 1)
    return error("'chunks' needs the schedule 'interleaved'");
  if (interleaved && options.microbatches % options.stages != 0)
    return error("the schedule 'interleaved' needs 'microbatches' to be a "
                 "multiple of 'stages', got " +
                 std::to_string(options.microbatches) + " and " +
                 std::to_string(options.stages));
  return {};
}

/// Passes are numbered in the order in which a device begins them.
static ScheduleItem passOf(const PipelineOptions &options, Phase run,
                           int64_t number) {
  int64_t p = options.stages, v = options.chunks;
  ScheduleItem item;
  item.run = run;
  item.microbatch = number;
  if (options.pipeline != Pipeline::Interleaved)
    return item;
  // Rounds of as many microbatches as there are stages, chunk by chunk.
  int64_t inRound = number % (p * v);
  item.microbatch = number / (p * v) * p + inRound % p;
  item.chunk = run == Phase::Forward ? inRound / p : v - 1 - inRound / p;
  return item;
}

/// The passes of one stage, without idle time.
static std::vector<ScheduleItem> passesOf(const PipelineOptions &options,
                                          int64_t stage) {
  int64_t total = options.microbatches * options.chunks;
  int64_t behind = options.stages - 1 - stage;
  int64_t ahead = total;
  if (options.pipeline == Pipeline::OneForwardOneBackward)
    ahead = std::min(behind, total);
  else if (options.pipeline == Pipeline::Interleaved)
    ahead = std::min(2 * behind + (options.chunks - 1) * options.stages, total);
  std::vector<ScheduleItem> items;
  for (int64_t i = 0; i < ahead; ++i)
    items.push_back(passOf(options, Phase::Forward, i));
  for (int64_t i = 0; i < total; ++i) {
    if (ahead + i < total)
      items.push_back(passOf(options, Phase::Forward, ahead + i));
    items.push_back(passOf(options, Phase::Backward, i));
  }
  return items;
}

namespace {

/// All devices of a pipeline, each of which waits for what its next pass needs.
class PipelineRun {
public:
  PipelineRun(const PipelineOptions &options,
              const std::vector<ChunkTimes> &times)
      : options(options), times(times), free(options.stages, 0) {
    for (int64_t stage = 0; stage < options.stages; ++stage)
      passes.push_back(passesOf(options, stage));
  }

  /// The passes of `options.stage` with the idle time before each.
  std::vector<ScheduleItem> run() {
    std::vector<size_t> next(options.stages, 0);
    for (bool moved = true; moved;) {
      moved = false;
      for (int64_t stage = 0; stage < options.stages; ++stage)
        while (next[stage] < passes[stage].size() &&
               start(stage, passes[stage][next[stage]])) {
          ++next[stage];
          moved = true;
        }
    }
    return std::move(timed);
  }

private:
  using Key = std::tuple<int64_t, Phase, int64_t, int64_t>;

  /// The pass whose result a pass of `stage` takes; none for the first.
  std::optional<Key> source(int64_t stage, const ScheduleItem &item) const {
    int64_t last = options.stages - 1;
    if (item.run == Phase::Forward) {
      if (stage > 0)
        return Key(stage - 1, item.run, item.microbatch, item.chunk);
      if (item.chunk > 0)
        return Key(last, item.run, item.microbatch, item.chunk - 1);
      return std::nullopt;
    }
    if (stage < last)
      return Key(stage + 1, item.run, item.microbatch, item.chunk);
    if (item.chunk + 1 < options.chunks)
      return Key(0, item.run, item.microbatch, item.chunk + 1);
    return Key(last, Phase::Forward, item.microbatch, item.chunk);
  }

  /// Returns false while an operand has not been computed.
  bool start(int64_t stage, const ScheduleItem &item) {
    double ready = 0;
    if (std::optional<Key> needed = source(stage, item)) {
      auto it = done.find(*needed);
      if (it == done.end())
        return false;
      ready = it->second;
    }
    double begin = std::max(free[stage], ready);
    if (stage == options.stage) {
      // Sums in another order differ by rounding.
      if (begin - free[stage] > 1e-9 * begin)
        timed.push_back({Phase::Unknown, 0, 0, begin - free[stage]});
      timed.push_back(item);
    }
    const ChunkTimes &chunk = times[item.chunk];
    free[stage] = begin + (item.run == Phase::Forward ? chunk.forwardUs
                                                      : chunk.backwardUs);
    done[Key(stage, item.run, item.microbatch, item.chunk)] = free[stage];
    return true;
  }

  const PipelineOptions &options;
  const std::vector<ChunkTimes> &times;
  std::vector<std::vector<ScheduleItem>> passes;
  std::vector<double> free;
  std::map<Key, double> done;
  std::vector<ScheduleItem> timed;
};

} // namespace

Expected<PipelineSchedule>
ao::planner::makeSchedule(const PipelineOptions &options,
                          const std::vector<ChunkTimes> &times) {
  if (Status status = verify(options); !status)
    return status.takeError();
  if (static_cast<int64_t>(times.size()) != options.chunks)
    return Error{ErrorCode::InvalidInput,
                 "expected the times of " + std::to_string(options.chunks) +
                     " chunks, got " + std::to_string(times.size()),
                 ""};
  return PipelineSchedule{PipelineRun(options, times).run()};
}
