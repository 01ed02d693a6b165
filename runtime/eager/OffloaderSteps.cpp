//===- OffloaderSteps.cpp - Recorded and planned steps --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An unknown step is recorded and a plan is made for it. The first event of a
// later step selects the plan to follow; from then on the step has to make the
// calls of the recording in their order. At the first call that differs the
// step continues under the safe schedule: values that the plan has kept are
// offloaded, and so are pushed ones. Its events are kept, so that the step can
// be recorded when the same step is repeated.
//
//===----------------------------------------------------------------------===//

#include "Offloader.h"

#include <algorithm>
#include <map>
#include <numeric>

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// From step to step
//===----------------------------------------------------------------------===//

void Offloader::forgetSteps() {
  recording.reset();
  kept.clear();
  ended = {};
  ended.ended = ended.recorded = ended.dropped = lastRecorded = -1;
  startStep();
}

void Offloader::startStep() {
  ++step;
  events = 0;
  lastEvent = -1;
  runsInStep = 0;
  hasPopped = mustOffloadKept = isUnrecorded = isDeclined = false;
  startBytes = earlyPeakBytes = declinedBytes = stepHeldBytes = 0;
  peakHeldBytes = totals.heldBytes;
  followedStep = nullptr;
  divergedFrom = -1;
  key.clear();
  divergence.clear();
  recording.reset();
  followed.clear();
  // Keys of earlier steps have indices into recordings that no longer exist.
  keys.forgetEvents();
  for (const auto &run : runs)
    for (const ValuePtr &value : run->values)
      value->index = -1;
  kept.applyPlans();
  bool isPlanned = options.record || options.schedule == AORT_SCHEDULE_PLAN;
  mode = isPlanned ? AORT_STEP_UNDECIDED : AORT_STEP_UNPLANNED;
}

Status Offloader::beginStep(const AortStepStart &start) {
  OffloaderCall call(*this);
  if (events > 0 || isDeclined)
    return invalidState("offloader: a step that has begun cannot begin again");
  key = start.key ? start.key : "";
  startBytes = start.startBytes;
  isUnrecorded = start.isUnrecorded != 0;
  return {};
}

AortStepState Offloader::stepState() {
  OffloaderCall call(*this);
  AortStepState state = ended;
  state.mode = mode;
  state.followed = followedStep ? followedStep->number : -1;
  KeptStep *next = mode == AORT_STEP_UNDECIDED ? kept.expect(key) : nullptr;
  state.expected = next && next->holdsFor(startBytes) ? next->number : -1;
  return state;
}

void Offloader::decideStep(const StepEvent &first) {
  followedStep = nullptr;
  KeptStep *found = kept.choose(first, key);
  if (found && found->holdsFor(startBytes)) {
    mode = AORT_STEP_FOLLOWING;
    followedStep = found;
    followed.resize(found->recording->values.size());
    isDeclined = found->isDeclined();
    return;
  }
  bool isUnplanned = found && found->isRecorded && !found->plan;
  if (isUnplanned && !found->isSafe) {
    mode = AORT_STEP_UNPLANNED;
    return;
  }
  mode = isUnplanned || isUnrecorded ? AORT_STEP_SAFE : AORT_STEP_RECORDING;
  recording =
      std::make_unique<OffloaderRecording>(device.backend(), device.events());
}

/// The step becomes the last one of its signature.
Status Offloader::keepStep(OffloaderCall &call) {
  bool isUsable = false;
  std::unique_ptr<OffloaderRecording> done = std::move(recording);
  AORT_RETURN_IF_ERROR(done->complete(earlyPeakBytes, isUsable));
  if (!isUsable)
    return {};
  KeptStep *found = kept.findSame(done->events);
  bool isNew =
      mode == AORT_STEP_RECORDING && !(found && found->holdsFor(startBytes));
  if (!found)
    found = &kept.add(std::move(done), ended.dropped);
  else if (isNew)
    found->recording = std::move(done);
  if (isNew) {
    found->plan.reset();
    found->isRecorded = true;
    found->isSafe = false;
    found->startBytes = startBytes;
    ended.recorded = lastRecorded = found->number;
    ++totals.recordedSteps;
  }
  kept.touch(*found, key);
  ended.ended = found->number;
  if (divergedFrom < 0 || divergedFrom == found->number)
    return {};
  if (totals.divergences++ == 0)
    call.warnings.push_back(std::move(divergence));
  return {};
}

Status Offloader::endStep(OffloaderCall &call) {
  ended = {};
  ended.ended = ended.recorded = ended.dropped = -1;
  if (mode == AORT_STEP_RECORDING)
    AORT_RETURN_IF_ERROR(openEvent(call));
  if (mode == AORT_STEP_FOLLOWING && isDeclined &&
      declinedBytes != followedStep->recording->pushedBytes())
    followedStep->isCompared = true;
  // A forward pass alone, as in an evaluation, is no step of another kind.
  bool isShort =
      mode == AORT_STEP_FOLLOWING && hasPopped &&
      events < static_cast<int64_t>(followedStep->recording->events.size());
  if (isShort)
    diverge("its end");
  ended.endedMode = mode;
  if (recording)
    return keepStep(call);
  if (mode == AORT_STEP_FOLLOWING && (hasPopped || isDeclined)) {
    kept.touch(*followedStep, key);
    ended.ended = followedStep->number;
  }
  return {};
}

Status Offloader::nextStep() {
  OffloaderCall call(*this);
  Status status = endStep(call);
  totals.stepPeakHostBytes = copies.takeHostPeak();
  totals.stepPeakHeldBytes = peakHeldBytes;
  startStep();
  return status;
}

Status Offloader::abandonStep() {
  OffloaderCall call(*this);
  ended = {};
  ended.endedMode = mode;
  ended.ended = ended.recorded = ended.dropped = -1;
  (void)copies.takeHostPeak();
  for (const auto &run : runs)
    run->isAbandoned = run->isAbandoned || run->isOpen;
  startStep();
  return {};
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

Status Offloader::trace(std::string &text) {
  OffloaderCall call(*this);
  KeptStep *found = kept.find(lastRecorded);
  if (!found)
    return invalidState("offloader: no step with a backward pass has been "
                        "recorded and ended by aortOffloaderNextStep");
  text = found->recording->trace();
  return {};
}

Status Offloader::findKept(int64_t step, KeptStep *&found) {
  found = kept.find(step);
  if (found && found->isRecorded)
    return {};
  return invalidState("offloader: no recorded step " + std::to_string(step) +
                      " is kept");
}

Status Offloader::setPlan(int64_t step, const AortPlanCommand *commands,
                          int64_t n) {
  OffloaderCall call(*this);
  KeptStep *found = nullptr;
  AORT_RETURN_IF_ERROR(findKept(step, found));
  auto made = std::make_unique<OffloaderPlan>();
  AORT_RETURN_IF_ERROR(
      OffloaderPlan::create(*found->recording, commands, n, *made));
  found->nextPlan = std::move(made);
  if (found != followedStep)
    kept.applyPlans();
  return {};
}

Status Offloader::setSafe(int64_t step) {
  OffloaderCall call(*this);
  KeptStep *found = nullptr;
  AORT_RETURN_IF_ERROR(findKept(step, found));
  if (found == followedStep)
    return invalidState("offloader: step " + std::to_string(step) +
                        " is followed now");
  found->plan.reset();
  found->nextPlan.reset();
  found->isSafe = true;
  return {};
}

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

int32_t Offloader::ordinalOf(AortRun &run) {
  if (run.step != step) {
    run.step = step;
    run.ordinal = runsInStep++;
  }
  return run.ordinal;
}

/// Zeros where the caller does not count.
DeviceUse Offloader::readMemory(OffloaderCall &call) {
  DeviceUse use;
  const AortOffloaderCallbacks &ask = options.callbacks;
  if (ask.memory)
    call.outside(
        [&] { ask.memory(ask.data, &use.now, &use.peak, &use.gradients); });
  return use;
}

Status Offloader::openEvent(OffloaderCall &call) {
  lastEvent = -1;
  // The first event may be what decides whether the step is recorded.
  if (mode != AORT_STEP_RECORDING && mode != AORT_STEP_UNDECIDED)
    return {};
  int64_t peak = readMemory(call).peak;
  if (events == 0)
    earlyPeakBytes = std::max(earlyPeakBytes, peak);
  return mode == AORT_STEP_RECORDING
             ? recording->stopClock(*call.stream->backend, peak)
             : Status();
}

void Offloader::diverge(const std::string &what) {
  mode = AORT_STEP_SAFE;
  divergedFrom = followedStep->number;
  divergence = "the step differs from the one whose plan it follows at event " +
               std::to_string(events) + " (" + what +
               "): from there on each value is offloaded as it is saved";
  recording =
      std::make_unique<OffloaderRecording>(device.backend(), device.events());
  recording->beginLike(*followedStep->recording, events);
  followedStep = nullptr;
  mustOffloadKept = true;
}

void Offloader::addEvent(StepEvent event) {
  if (mode == AORT_STEP_UNDECIDED)
    decideStep(event);
  if (mode == AORT_STEP_UNPLANNED)
    return;
  if (mode == AORT_STEP_FOLLOWING) {
    const std::vector<StepEvent> &expected = followedStep->recording->events;
    if (events == static_cast<int64_t>(expected.size()) ||
        !expected[static_cast<size_t>(events)].matches(event))
      diverge(std::string(stepEventName(event.kind)) +
              (event.name.empty() ? "" : " of " + event.name));
  }
  if (recording)
    recording->add(std::move(event));
  lastEvent = events++;
}

int64_t Offloader::bytesOf(const AortSaved &saved) {
  return std::accumulate(saved.sizes, saved.sizes + saved.rank,
                         saved.elementBytes, std::multiplies<int64_t>());
}

StepEvent Offloader::pushEvent(AortRun &run,
                               const std::vector<AortSaved> &parts,
                               const std::vector<PushedPart> &pushed) {
  StepEvent event;
  if (mode == AORT_STEP_UNPLANNED)
    return event;
  event.kind = StepEventKind::Push;
  event.run = ordinalOf(run);
  event.layer = run.layer;
  for (size_t i = 0; i < parts.size(); ++i) {
    StepPart part;
    if (pushed[i].decision == AORT_OFFLOADED) {
      part.bytes = bytesOf(parts[i]);
      part.type = parts[i].type;
      if (event.name.empty() && parts[i].name)
        event.name = parts[i].name;
    }
    event.parts.push_back(part);
  }
  return event;
}

int64_t Offloader::expectedValue(size_t part) const {
  if (mode != AORT_STEP_FOLLOWING || lastEvent < 0)
    return -1;
  return followedStep->recording->events[static_cast<size_t>(lastEvent)]
      .parts[part]
      .value;
}

void Offloader::recordPush(AortRun &run, KeySlot &slot, int64_t heldBefore) {
  if (mode != AORT_STEP_RECORDING || lastEvent < 0)
    return;
  StepEvent &event = recording->events.back();
  // The op before the added event defines the value.
  std::vector<int64_t> fresh;
  for (size_t i = 0; i < slot.parts.size(); ++i) {
    const ValuePtr &value = slot.parts[i].value;
    if (!value)
      continue;
    if (value->index < 0) {
      value->index = recording->addValue(value, ordinalOf(run));
      fresh.push_back(value->index);
    }
    event.parts[i].value = value->index;
  }
  recording->group(fresh);
  recording->addMade(totals.heldBytes - heldBefore);
}

void Offloader::recordPop(AortKey key) {
  KeySlot *slot = keys.find(key);
  if (!slot || slot->run->isAbandoned || mode == AORT_STEP_UNPLANNED)
    return;
  hasPopped = true;
  StepEvent event;
  event.kind = StepEventKind::Pop;
  event.run = ordinalOf(*slot->run);
  event.layer = slot->run->backwardLayer;
  event.pushed = slot->event;
  for (const KeyPart &part : slot->parts)
    if (part.value && event.name.empty())
      event.name = part.value->name;
  addEvent(std::move(event));
  if (!recording)
    return;
  recording->markPopped(slot->run->ordinal);
  for (const KeyPart &part : slot->parts) {
    if (!part.value)
      continue;
    if (mode == AORT_STEP_RECORDING && part.value->index >= 0)
      recording->addUse(part.value->index);
    // offloadKept() passes by what backward needs now.
    part.value->wasPopped = part.value->wasPopped || mustOffloadKept;
  }
}

/// Adds a use by the next op for each value that others hold. Values of earlier
/// steps are not part of this one: if they are counted, then as other memory.
Status Offloader::closeEvent(OffloaderCall &call) {
  if (mode != AORT_STEP_RECORDING)
    return {};
  if (options.callbacks.holders && lastEvent >= 0) {
    Values held;
    for (const auto &run : runs)
      for (const ValuePtr &value : run->values)
        if (value->index >= 0 &&
            (value->isOnDevice() || value->place == Place::Reloaded))
          held.push_back(value);
    inquire(call, held);
    for (const ValuePtr &value : held)
      if (value->isHeldByOthers && mode == AORT_STEP_RECORDING)
        recording->addUse(value->index);
  }
  // Memory that the call itself allocates or releases does not count for the op
  // after it.
  call.releaseOwners();
  DeviceUse use = readMemory(call);
  return mode == AORT_STEP_RECORDING
             ? recording->startClock(*call.stream->backend, stepHeldBytes, use)
             : Status();
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

Status Offloader::runCommand(OffloaderCall &call, AortPlanAction action,
                             const Values &values) {
  switch (action) {
  case AORT_PLAN_OFFLOAD:
    return offload(call, values);
  case AORT_PLAN_RELEASE: {
    Status first = releaseAll(call, values);
    for (const ValuePtr &value : values) {
      Status status = endCopy(call, *value);
      if (first.ok())
        first = status;
    }
    call.releaseOwners();
    return first;
  }
  case AORT_PLAN_RELOAD:
    return reload(call, values, /*isPopped=*/false);
  default:
    // The pop waits.
    return {};
  }
}

Status Offloader::offloadKept(OffloaderCall &call) {
  mustOffloadKept = false;
  Values values;
  for (const auto &run : runs)
    for (const ValuePtr &value : run->values)
      if (run->step == step && value->place == Place::Device &&
          !value->wasPopped && !value->isResident)
        values.push_back(value);
  if (values.empty())
    return {};
  // A plan has no marks of what it keeps.
  std::map<uint64_t, ReadyMark> marks;
  for (const ValuePtr &value : values) {
    if (!value->ready.empty())
      continue;
    std::map<uint64_t, AortStream *> streams;
    streams[value->run->stream->number] = value->run->stream;
    for (const SavedOwner &owner : value->owners)
      streams[owner.stream->number] = owner.stream;
    for (auto [number, stream] : streams) {
      auto [mark, isNew] = marks.try_emplace(number);
      if (isNew)
        AORT_RETURN_IF_ERROR(copies.mark(*stream, mark->second));
      value->ready.push_back(mark->second);
    }
  }
  Status status = offload(call, values);
  for (const ValuePtr &value : values)
    if (value->place == Place::Offloading)
      unreleased.push_back(value);
  return status;
}

/// Executes the plan's commands at the event that has just been added;
/// consecutive ones of the same kind together.
Status Offloader::runCommands(OffloaderCall &call) {
  if (mustOffloadKept)
    AORT_RETURN_IF_ERROR(offloadKept(call));
  if (mode != AORT_STEP_FOLLOWING || lastEvent < 0)
    return {};
  std::vector<AortPlanCommand> commands = followedStep->plan->at(lastEvent);
  // A reload may need memory of values that have just ended.
  if (!commands.empty())
    call.releaseOwners();
  for (size_t i = 0; i < commands.size();) {
    AortPlanAction action = commands[i].action;
    Values values;
    for (; i < commands.size() && commands[i].action == action; ++i)
      if (const ValuePtr &value =
              followed[static_cast<size_t>(commands[i].value)])
        values.push_back(value);
    AORT_RETURN_IF_ERROR(runCommand(call, action, values));
  }
  return {};
}
