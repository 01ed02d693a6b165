//===- OffloaderSteps.cpp - Steps that are recorded and followed ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step is recorded, a plan for the recording is set, and from then on each
// step has to make the calls of the recording in its order. At the first call
// that differs the step goes on without the plan: nothing more moves out, and
// what is away comes back at its pop. The next step is then recorded again.
//
//===----------------------------------------------------------------------===//

#include "Offloader.h"

#include <algorithm>

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// From step to step
//===----------------------------------------------------------------------===//

void Offloader::forgetSteps() {
  recording.reset();
  recorded.reset();
  plan.reset();
  nextPlan.reset();
  isExhausted = false;
  recordingsLeft = options.maxRecordings;
  needsRecording = options.record || options.schedule == AORT_SCHEDULE_PLAN;
  startStep();
}

void Offloader::startStep() {
  ++step;
  events = 0;
  lastEvent = -1;
  runsInStep = 0;
  hasPopped = false;
  divergedRun = nullptr;
  divergence.clear();
  followed.clear();
  // What runs of earlier steps hold has numbers of recordings that are gone.
  keys.forgetEvents();
  for (const auto &run : runs)
    for (const ValuePtr &value : run->values)
      value->index = -1;
  if (nextPlan)
    plan = std::move(nextPlan);
  mode = Mode::Plain;
  bool isNew = (needsRecording || isToRecord) && recordingsLeft > 0;
  if (plan && !(isToRecord && isNew)) {
    mode = Mode::Following;
    followed.resize(recorded->values.size());
  } else if (isNew) {
    mode = Mode::Recording;
    recording =
        std::make_unique<OffloaderRecording>(device.backend(), device.events());
  } else if (needsRecording) {
    isExhausted = true;
  }
  isToRecord = false;
  isDeclined = mode == Mode::Following && plan->isEmpty();
}

Status Offloader::finishRecording(OffloaderTurn &turn) {
  AORT_RETURN_IF_ERROR(openEvent(turn));
  bool isUsable = false;
  std::unique_ptr<OffloaderRecording> done = std::move(recording);
  AORT_RETURN_IF_ERROR(done->complete(*copies.compute().backend, isUsable));
  if (!isUsable)
    return {};
  recorded = std::move(done);
  plan.reset();
  needsRecording = false;
  ++totals.recordings;
  --recordingsLeft;
  return {};
}

Status Offloader::nextStep() {
  OffloaderTurn turn(*this);
  Status status;
  if (mode == Mode::Recording)
    status = finishRecording(turn);
  bool isShort = mode == Mode::Following && !isDeclined &&
                 events < static_cast<int64_t>(recorded->events.size());
  // A forward pass alone, as in an evaluation, is no step of another kind.
  if (isShort && hasPopped) {
    diverge(nullptr, "its end");
    countDivergence(turn);
  }
  totals.stepPeakHostBytes = copies.takeHostPeak();
  if (mode == Mode::Diverged && divergence.empty()) {
    plan.reset();
    needsRecording = true;
  }
  startStep();
  return status;
}

Status Offloader::recordAgain() {
  OffloaderTurn turn(*this);
  if (events > 0)
    return invalidState("offloader: a step that has begun is not recorded");
  isToRecord = true;
  startStep();
  return {};
}

Status Offloader::trace(std::string &text) {
  OffloaderTurn turn(*this);
  if (!recorded)
    return invalidState("offloader: no step with a backward pass has been "
                        "recorded and ended by aortOffloaderNextStep");
  text = recorded->trace();
  return {};
}

Status Offloader::setPlan(const AortPlanCommand *commands, int64_t n) {
  OffloaderTurn turn(*this);
  if (!recorded)
    return invalidState("offloader: a plan without a recorded step");
  auto made = std::make_unique<OffloaderPlan>();
  AORT_RETURN_IF_ERROR(OffloaderPlan::create(*recorded, commands, n, *made));
  nextPlan = std::move(made);
  // Nothing of this step has happened yet.
  if (events == 0)
    startStep();
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

Status Offloader::openEvent(OffloaderTurn &turn) {
  lastEvent = -1;
  if (mode != Mode::Recording)
    return {};
  int64_t now = 0, peak = 0;
  const AortOffloaderCallbacks &ask = options.callbacks;
  if (ask.memory)
    turn.outside([&] { ask.memory(ask.data, &now, &peak); });
  return recording ? recording->stopClock(*copies.compute().backend, peak)
                   : Status();
}

/// It counts when the run that differs turns out to have a backward pass.
void Offloader::diverge(const AortRun *run, const std::string &what) {
  mode = Mode::Diverged;
  divergedRun = run;
  divergence = "the step differs from the recorded one at event " +
               std::to_string(events) + " (" + what +
               "): nothing more moves out in it, and the next one is recorded";
}

void Offloader::countDivergence(OffloaderTurn &turn) {
  if (divergence.empty())
    return;
  ++totals.divergences;
  turn.warnings.push_back(std::move(divergence));
  divergence.clear();
}

void Offloader::addEvent(const AortRun &run, StepEvent event) {
  if (mode == Mode::Plain || mode == Mode::Diverged)
    return;
  if (mode == Mode::Following) {
    bool isNext = events < static_cast<int64_t>(recorded->events.size()) &&
                  recorded->events[static_cast<size_t>(events)].matches(event);
    if (!isNext) {
      diverge(&run, std::string(stepEventName(event.kind)) +
                        (event.name.empty() ? "" : " of " + event.name));
      return;
    }
  } else {
    recording->add(std::move(event));
  }
  lastEvent = events++;
}

StepEvent Offloader::pushEvent(AortRun &run,
                               const std::vector<AortSaved> &parts,
                               const std::vector<PushedPart> &pushed) {
  StepEvent event;
  if (mode == Mode::Plain || mode == Mode::Diverged)
    return event;
  event.kind = StepEventKind::Push;
  event.run = ordinalOf(run);
  event.layer = run.layer;
  for (size_t i = 0; i < parts.size(); ++i) {
    StepPart part;
    if (pushed[i].decision == AORT_MOVES) {
      part.bytes = parts[i].elementBytes;
      for (int32_t dim = 0; dim < parts[i].rank; ++dim)
        part.bytes *= parts[i].sizes[dim];
      part.type = parts[i].type;
      if (event.name.empty() && parts[i].name)
        event.name = parts[i].name;
    }
    event.parts.push_back(part);
  }
  return event;
}

int64_t Offloader::expectedValue(size_t part) const {
  if (mode != Mode::Following || lastEvent < 0)
    return -1;
  return recorded->events[static_cast<size_t>(lastEvent)].parts[part].value;
}

void Offloader::recordPush(AortRun &run, KeySlot &slot, int64_t heldBefore) {
  if (mode != Mode::Recording || lastEvent < 0)
    return;
  StepEvent &event = recording->events.back();
  // The value was made in front of the event that has just been added.
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

Status Offloader::recordPop(OffloaderTurn &turn, AortKey key) {
  KeySlot *slot = keys.find(key);
  if (!slot || mode == Mode::Plain)
    return {};
  hasPopped = true;
  if (mode == Mode::Diverged) {
    if (slot->run == divergedRun)
      countDivergence(turn);
    return {};
  }
  StepEvent event;
  event.kind = StepEventKind::Pop;
  event.run = ordinalOf(*slot->run);
  event.layer = slot->run->backwardLayer;
  event.pushed = slot->event;
  for (const KeyPart &part : slot->parts)
    if (part.value && event.name.empty())
      event.name = part.value->name;
  addEvent(*slot->run, std::move(event));
  if (mode == Mode::Diverged)
    countDivergence(turn);
  if (mode != Mode::Recording)
    return {};
  recording->markPopped(slot->run->ordinal);
  for (const KeyPart &part : slot->parts)
    if (part.value && part.value->index >= 0)
      recording->addUse(part.value->index);
  return {};
}

/// While others hold a value, every op uses it.
Status Offloader::closeEvent(OffloaderTurn &turn) {
  if (mode != Mode::Recording)
    return {};
  if (options.callbacks.holders && lastEvent >= 0) {
    Values held;
    for (const auto &run : runs)
      for (const ValuePtr &value : run->values)
        if (value->index >= 0 &&
            (value->isOnDevice() || value->place == Place::Returned))
          held.push_back(value);
    inquire(turn, held);
    for (const ValuePtr &value : held)
      if (value->isHeldByOthers && recording)
        recording->addUse(value->index);
  }
  // What the call itself took, and what it releases, is no part of the op
  // behind it.
  turn.releaseOwners();
  int64_t now = 0, peak = 0;
  const AortOffloaderCallbacks &ask = options.callbacks;
  if (ask.memory)
    turn.outside([&] { ask.memory(ask.data, &now, &peak); });
  return recording ? recording->startClock(*copies.compute().backend,
                                           totals.heldBytes, now)
                   : Status();
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

Status Offloader::runCommand(OffloaderTurn &turn, AortPlanAction action,
                             const Values &values) {
  switch (action) {
  case AORT_PLAN_OFFLOAD:
    return moveOut(turn, values);
  case AORT_PLAN_RELEASE: {
    Status first = releaseAll(turn, values);
    for (const ValuePtr &value : values) {
      Status status = endCopy(turn, *value);
      if (first.ok())
        first = status;
    }
    turn.releaseOwners();
    return first;
  }
  case AORT_PLAN_RELOAD:
    return bringBack(turn, values, nullptr);
  default:
    // The pop waits.
    return {};
  }
}

/// Those of the event that was just added, in their order; neighbours of one
/// kind together.
Status Offloader::runCommands(OffloaderTurn &turn) {
  if (mode != Mode::Following || lastEvent < 0 || isDeclined)
    return {};
  std::vector<AortPlanCommand> commands = plan->at(lastEvent);
  // What comes back may need the memory of what has just ended.
  if (!commands.empty())
    turn.releaseOwners();
  for (size_t i = 0; i < commands.size();) {
    AortPlanAction action = commands[i].action;
    Values values;
    for (; i < commands.size() && commands[i].action == action; ++i)
      if (const ValuePtr &value =
              followed[static_cast<size_t>(commands[i].value)])
        values.push_back(value);
    AORT_RETURN_IF_ERROR(runCommand(turn, action, values));
  }
  return {};
}
