//===- OffloaderLayers.cpp - Offload and reload of layers -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A layer has the states NOT_OFFLOADED, OFFLOAD_STARTED, OFFLOAD_FINISHED and
// RELOAD_STARTED, in a cycle. Under LAYERS the passes of the layers drive it:
// of N layers k are offloaded. The offload of layer i starts when layer i + 1
// begins, its values are released before the forward pass of layer N - k + i,
// and its reload starts before the backward pass of layer N - 1 - k + i. Under
// MANUAL the caller drives it.
//
//===----------------------------------------------------------------------===//

#include "Offloader.h"

#include <algorithm>

using namespace ao::runtime;

static const char *stateName(AortLayerState state) {
  switch (state) {
  case AORT_LAYER_NOT_OFFLOADED:
    return "NOT_OFFLOADED";
  case AORT_LAYER_OFFLOAD_STARTED:
    return "OFFLOAD_STARTED";
  case AORT_LAYER_OFFLOAD_FINISHED:
    return "OFFLOAD_FINISHED";
  default:
    return "RELOAD_STARTED";
  }
}

Status Offloader::layerOf(AortRun &run, int32_t layer, const char *what,
                          AortRun::Layer *&found) {
  AORT_RETURN_IF_ERROR(checkRun(run));
  if (layer < 0 || (options.layers > 0 && layer >= options.layers))
    return invalidArgument(nameOf(run, -1) + ": " + what + " of layer " +
                           std::to_string(layer) + ", which is none of " +
                           std::to_string(options.layers));
  found = hasLayerStates() ? &run.layers[static_cast<size_t>(layer)] : nullptr;
  return {};
}

Status Offloader::expectState(const AortRun &run, int32_t layer,
                              const AortRun::Layer &found,
                              AortLayerState expected, const char *what) const {
  if (found.state == expected)
    return {};
  return invalidState(nameOf(run, layer) + ": " + what + " needs the state " +
                      stateName(expected) + ", not " + stateName(found.state));
}

Offloader::Values Offloader::valuesOf(AortRun &run, int32_t layer) {
  Values values;
  for (const ValuePtr &value : run.layers[static_cast<size_t>(layer)].values)
    if (value->place != Place::Ended)
      values.push_back(value);
  return values;
}

//===----------------------------------------------------------------------===//
// Steps of one layer
//===----------------------------------------------------------------------===//

Status Offloader::startOffload(OffloaderCall &call, AortRun &run,
                               int32_t layer) {
  AortRun::Layer &found = run.layers[static_cast<size_t>(layer)];
  AORT_RETURN_IF_ERROR(expectState(run, layer, found, AORT_LAYER_NOT_OFFLOADED,
                                   "the start of its offload"));
  Values values = valuesOf(run, layer);
  AORT_RETURN_IF_ERROR(retainedBuffers(run, layer, values));
  found.state = AORT_LAYER_OFFLOAD_STARTED;
  Status status = offload(call, values);
  // If no value was offloaded, the layer can be popped as it is.
  if (!status.ok() &&
      std::all_of(values.begin(), values.end(), [](const ValuePtr &value) {
        return value->place == Place::Device;
      }))
    found.state = AORT_LAYER_NOT_OFFLOADED;
  return status;
}

Status Offloader::release(OffloaderCall &call, AortRun &run, int32_t layer) {
  AortRun::Layer &found = run.layers[static_cast<size_t>(layer)];
  AORT_RETURN_IF_ERROR(expectState(run, layer, found,
                                   AORT_LAYER_OFFLOAD_STARTED, "its release"));
  found.state = AORT_LAYER_OFFLOAD_FINISHED;
  return releaseAll(call, valuesOf(run, layer));
}

Status Offloader::startReload(OffloaderCall &call, AortRun &run,
                              int32_t layer) {
  AortRun::Layer &found = run.layers[static_cast<size_t>(layer)];
  AORT_RETURN_IF_ERROR(expectState(run, layer, found,
                                   AORT_LAYER_OFFLOAD_FINISHED,
                                   "the start of its reload"));
  found.state = AORT_LAYER_RELOAD_STARTED;
  return reload(call, valuesOf(run, layer), /*isPopped=*/false);
}

/// Ends the device copies of the layer whose backward pass was last.
Status Offloader::endLayer(OffloaderCall &call, AortRun &run) {
  if (run.backwardLayer < 0 || !hasLayerStates())
    return {};
  Status first;
  for (const ValuePtr &value : valuesOf(run, run.backwardLayer)) {
    Status status = endCopy(call, *value);
    if (first.ok())
      first = status;
  }
  run.layers[static_cast<size_t>(run.backwardLayer)].state =
      AORT_LAYER_NOT_OFFLOADED;
  return first;
}

/// A backward pass for only some gradients may end above layers that are being
/// reloaded. The next pass reloads them.
Status Offloader::endPass(OffloaderCall &call, AortRun &run) {
  Status first = endLayer(call, run);
  run.backwardLayer = -1;
  if (options.schedule != AORT_SCHEDULE_LAYERS)
    return first;
  for (size_t layer = 0; layer < run.layers.size(); ++layer) {
    if (run.layers[layer].state != AORT_LAYER_RELOAD_STARTED)
      continue;
    run.layers[layer].state = AORT_LAYER_OFFLOAD_FINISHED;
    for (const ValuePtr &value : valuesOf(run, static_cast<int32_t>(layer))) {
      Status status = endCopy(call, *value);
      if (first.ok())
        first = status;
    }
  }
  return first;
}

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

/// Adds the begin of a pass as an event. In schedules that are not by layers, a
/// layer is only a label of events.
Status Offloader::passEvent(OffloaderCall &call, AortRun &run, int32_t layer,
                            StepEventKind kind) {
  AORT_RETURN_IF_ERROR(openEvent(call));
  AORT_RETURN_IF_ERROR(beginEvent(call, run));
  run.layer = layer;
  run.inBackward = kind == StepEventKind::Backward;
  if (run.inBackward)
    run.backwardLayer = layer;
  StepEvent event;
  event.kind = kind;
  event.run = ordinalOf(run);
  event.layer = layer;
  addEvent(std::move(event));
  AORT_RETURN_IF_ERROR(runCommands(call));
  return closeEvent(call);
}

Status Offloader::forward(AortRun &run, int32_t layer) {
  OffloaderCall call(*this, run);
  AortRun::Layer *found = nullptr;
  AORT_RETURN_IF_ERROR(layerOf(run, layer, "the forward pass", found));
  bool byRule = options.schedule == AORT_SCHEDULE_LAYERS;
  if (byRule && layer != run.layer + 1)
    return invalidArgument(
        nameOf(run, layer) + ": its forward pass comes " +
        (run.layer < 0 ? std::string("first")
                       : "after that of layer " + std::to_string(run.layer)));
  if (!byRule)
    return passEvent(call, run, layer, StepEventKind::Forward);
  AORT_RETURN_IF_ERROR(beginEvent(call, run));
  run.layer = layer;
  int32_t offloaded = options.offloadedLayers;
  Status started, released;
  if (layer - 1 >= 0 && layer - 1 < offloaded)
    started = startOffload(call, run, layer - 1);
  int32_t due = layer - (options.layers - offloaded);
  if (due >= 0 && due < offloaded)
    released = release(call, run, due);
  return started.ok() ? released : started;
}

Status Offloader::backward(AortRun &run, int32_t layer) {
  OffloaderCall call(*this, run);
  AortRun::Layer *found = nullptr;
  AORT_RETURN_IF_ERROR(layerOf(run, layer, "the backward pass", found));
  if (!hasLayerStates())
    return passEvent(call, run, layer, StepEventKind::Backward);
  AORT_RETURN_IF_ERROR(beginEvent(call, run));
  // Each tensor that a layer returns can mark the begin of its backward pass.
  run.inBackward = true;
  if (layer == run.backwardLayer)
    return {};
  // A backward pass that failed has not been finished.
  Status ended =
      layer > run.backwardLayer ? endPass(call, run) : endLayer(call, run);
  run.backwardLayer = layer;
  if (options.schedule != AORT_SCHEDULE_LAYERS)
    return ended;
  int32_t offloaded = options.offloadedLayers;
  int32_t due = layer - (options.layers - 1 - offloaded);
  if (due < 0 || due >= offloaded)
    return ended;
  AortRun::Layer &next = run.layers[static_cast<size_t>(due)];
  // A second backward pass finds the layer as it was after the first one.
  if (next.state == AORT_LAYER_NOT_OFFLOADED && run.layer > due)
    next.state = AORT_LAYER_OFFLOAD_FINISHED;
  Status started = startReload(call, run, due);
  return ended.ok() ? started : ended;
}

Status Offloader::finishBackward(AortRun &run) {
  OffloaderCall call(*this, run);
  AORT_RETURN_IF_ERROR(checkRun(run));
  AORT_RETURN_IF_ERROR(beginEvent(call, run));
  Status status = endPass(call, run);
  run.inBackward = false;
  return status;
}

//===----------------------------------------------------------------------===//
// Schedule MANUAL
//===----------------------------------------------------------------------===//

Status Offloader::manual(AortRun &run, int32_t layer, Manual action) {
  OffloaderCall call(*this, run);
  AortRun::Layer *found = nullptr;
  AORT_RETURN_IF_ERROR(layerOf(run, layer, "a manual call", found));
  if (options.schedule != AORT_SCHEDULE_MANUAL)
    return invalidState(nameOf(run, layer) +
                        ": only the schedule MANUAL takes manual calls");
  AORT_RETURN_IF_ERROR(beginEvent(call, run));
  switch (action) {
  case Manual::StartOffload:
    return startOffload(call, run, layer);
  case Manual::Release:
    return release(call, run, layer);
  case Manual::StartReload:
    return startReload(call, run, layer);
  }
  return {};
}

Status Offloader::stateOf(AortRun &run, int32_t layer, AortLayerState &state) {
  OffloaderCall call(*this, run);
  AortRun::Layer *found = nullptr;
  AORT_RETURN_IF_ERROR(layerOf(run, layer, "the state", found));
  if (!found)
    return invalidState(nameOf(run, layer) +
                        ": layers have states under LAYERS and MANUAL alone");
  state = found->state;
  return {};
}

//===----------------------------------------------------------------------===//
// Host buffers that are kept
//===----------------------------------------------------------------------===//

/// Each value of the layer gets the buffer that its predecessor in an earlier
/// run had; none of them, where one has another shape or type.
Status Offloader::retainedBuffers(AortRun &run, int32_t layer,
                                  const Values &values) {
  if (!options.retainHostBuffers)
    return {};
  if (!run.retained)
    run.retained = takeRetained();
  auto &buffers = (*run.retained)[layer];
  for (size_t i = 0; i < values.size(); ++i) {
    OffloadValue &value = *values[i];
    value.fixLayout();
    if (i == buffers.size()) {
      RetainedBuffer made;
      AORT_RETURN_IF_ERROR(device.hostMemory().acquire(
          value.hostBytes, value.name.c_str(),
          /*enforceBudget=*/true, made.memory, run.stream->backend.get()));
      made.type = value.layout.type;
      made.dims = value.layout.dims;
      made.bytes = value.hostBytes;
      copies.hostBytes += made.bytes;
      buffers.push_back(std::move(made));
    }
    const RetainedBuffer &buffer = buffers[i];
    if (buffer.bytes != value.hostBytes || buffer.type != value.layout.type ||
        buffer.dims != value.layout.dims)
      return invalidState(
          nameOf(run, layer) + ": " + quoted(value.name.c_str()) +
          " has another shape or type than the value whose host buffer was "
          "retained for it");
  }
  for (size_t i = 0; i < values.size(); ++i) {
    values[i]->host = buffers[i].memory;
    values[i]->hostIsRetained = true;
  }
  return {};
}

std::unique_ptr<RetainedSet> Offloader::takeRetained() {
  if (idleRetained.empty())
    return std::make_unique<RetainedSet>();
  std::unique_ptr<RetainedSet> set = std::move(idleRetained.back());
  idleRetained.pop_back();
  return set;
}

Status Offloader::freeRetained() {
  Status first;
  for (auto &set : idleRetained)
    for (auto &layer : *set)
      for (RetainedBuffer &buffer : layer.second) {
        copies.hostBytes -= buffer.bytes;
        Status status = device.transfers().releaseBuffer(buffer.memory);
        if (first.ok())
          first = status;
      }
  idleRetained.clear();
  return first;
}
