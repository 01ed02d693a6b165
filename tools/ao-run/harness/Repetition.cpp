//===- Repetition.cpp - Run a step once -----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Repetition.h"
#include "Status.h"
#include "ao-runtime/Step.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <ctime>

using namespace ao::run;
using Clock = std::chrono::steady_clock;

int64_t ao::run::readThreadClock() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * int64_t{1000000000} + time.tv_nsec;
}

AortStatus LiveBuffers::freeAll() {
  AortStatus status = AORT_OK;
  for (auto [pointer, host] : onHost) {
    AortStatus freed = host ? aortHostFree(device, pointer)
                            : aortDeviceFree(device, pointer, nullptr);
    status = status == AORT_OK ? freed : status;
  }
  onHost.clear();
  return status;
}

/// Both functions of a pair have the same arenas.
AortStatus Repetition::makeArenas() {
  BufferSpec spec;
  if (int64_t bytes = program.forward.deviceArenaBytes; bytes > 0) {
    void *pointer = nullptr;
    AO_RUN_RETURN_IF_ERROR(
        aortDeviceAlloc(device, bytes, nullptr, "arena", &pointer));
    arenas.emplace_back(pointer, std::vector<int64_t>{bytes});
    live.add(arenas.back(), spec);
  }
  spec.onHost = true;
  if (int64_t bytes = program.forward.hostArenaBytes; bytes > 0) {
    void *pointer = nullptr;
    AO_RUN_RETURN_IF_ERROR(aortHostAlloc(device, bytes, "arena", &pointer));
    arenas.emplace_back(pointer, std::vector<int64_t>{bytes});
    live.add(arenas.back(), spec);
  }
  return AORT_OK;
}

AortStatus Repetition::allocate(int64_t bytes, const BufferSpec &spec,
                                void *&pointer) {
  if (!kept || spec.donated) {
    AO_RUN_RETURN_IF_ERROR(
        aortDeviceAlloc(device, bytes, nullptr, spec.name.c_str(), &pointer));
    live.add(Descriptor(pointer, {bytes}), spec);
    return AORT_OK;
  }
  if (nextKept == kept->buffers.size())
    kept->buffers.push_back(nullptr);
  void *&place = kept->buffers[nextKept++];
  if (!place)
    AO_RUN_RETURN_IF_ERROR(
        aortDeviceAlloc(device, bytes, nullptr, spec.name.c_str(), &place));
  pointer = place;
  return AORT_OK;
}

AortStatus Repetition::upload(const Tensor &tensor, const BufferSpec &spec,
                              std::vector<Descriptor> &descriptors) {
  if (spec.role == ArgumentRole::Scalar) {
    int64_t word = 0;
    std::memcpy(&word, tensor.bytes.data(), tensor.bytes.size());
    descriptors.emplace_back(word);
    return AORT_OK;
  }
  if (spec.role != ArgumentRole::Buffer) {
    uint64_t handle = 0;
    AO_RUN_RETURN_IF_ERROR(hooks.makeHandle(spec, tensor, handle));
    descriptors.emplace_back(static_cast<int64_t>(handle));
    return AORT_OK;
  }
  auto bytes = static_cast<int64_t>(tensor.bytes.size());
  void *pointer = nullptr;
  AO_RUN_RETURN_IF_ERROR(allocate(bytes, spec, pointer));
  descriptors.emplace_back(pointer, tensor.shape);
  AortStream *stream = nullptr;
  AO_RUN_RETURN_IF_ERROR(aortDeviceComputeStream(device, &stream));
  return bytes == 0 ? AORT_OK
                    : aortCopy(stream, pointer, tensor.bytes.data(), bytes);
}

/// Removes a buffer that a function has freed. It may be an input that the
/// forward function saved as it is.
void Repetition::forget(const Descriptor &buffer) {
  live.remove(buffer);
  if (kept)
    std::replace(kept->buffers.begin(), kept->buffers.end(),
                 buffer.getAllocated(), static_cast<void *>(nullptr));
}

AortStatus Repetition::execute(const FunctionSpec &function,
                               std::vector<Descriptor> &arguments,
                               std::vector<Descriptor> &results) {
  AO_RUN_RETURN_IF_ERROR(aortDeviceSynchronize(device));
  auto start = Clock::now();
  int64_t startNs = readThreadClock();
  results = call(function, arguments, arenas, context);
  threadNs += readThreadClock() - startNs;
  AortStatus synchronized = aortDeviceSynchronize(device);
  stepNs +=
      std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start)
          .count();
  // The step's own failure says more than what follows from it.
  AO_RUN_RETURN_IF_ERROR(aortContextStatus(context));
  AO_RUN_RETURN_IF_ERROR(synchronized);
  for (size_t i = 0; i < arguments.size(); ++i)
    if (function.arguments[i].donated)
      forget(arguments[i]);
  for (size_t i = 0; i < results.size(); ++i)
    if (!function.results[i].inArena)
      live.add(results[i], function.results[i]);
  // Inputs are not freed.
  for (size_t i = 0; kept && i < nextKept; ++i)
    live.remove(Descriptor(kept->buffers[i], {}));
  return AORT_OK;
}

AortStatus
Repetition::runBackward(const std::vector<Descriptor> &forwardResults,
                        std::vector<Descriptor> &results) {
  auto first =
      forwardResults.begin() + static_cast<ptrdiff_t>(program.numOutputs);
  std::vector<Descriptor> arguments(first, forwardResults.end());
  size_t saved = arguments.size();
  for (size_t i = 0; i < inputs.tangents.size(); ++i)
    AO_RUN_RETURN_IF_ERROR(upload(
        inputs.tangents[i], program.backward->arguments[saved + i], arguments));
  return execute(*program.backward, arguments, results);
}

AortStatus Repetition::download(const Descriptor &descriptor,
                                const BufferSpec &spec,
                                std::vector<Tensor> &outputs) {
  Tensor tensor{spec.type, descriptor.getShape(), {}};
  BufferSpec actual = spec;
  actual.shape = tensor.shape;
  int64_t bytes = actual.getElementCount() * getBytes(spec.type);
  tensor.bytes.resize(static_cast<size_t>(bytes));
  AortStream *stream = nullptr;
  AO_RUN_RETURN_IF_ERROR(aortDeviceComputeStream(device, &stream));
  if (bytes > 0)
    AO_RUN_RETURN_IF_ERROR(
        aortCopy(stream, tensor.bytes.data(),
                 descriptor.getFirstElement(getBytes(spec.type)), bytes));
  outputs.push_back(std::move(tensor));
  return AORT_OK;
}

AortStatus Repetition::run(std::vector<Tensor> &outputs) {
  std::vector<Descriptor> arguments, forwardResults, backwardResults;
  AO_RUN_RETURN_IF_ERROR(makeArenas());
  for (size_t i = 0; i < inputs.arguments.size(); ++i)
    AO_RUN_RETURN_IF_ERROR(
        upload(inputs.arguments[i], program.forward.arguments[i], arguments));
  AO_RUN_RETURN_IF_ERROR(execute(program.forward, arguments, forwardResults));
  if (program.backward)
    AO_RUN_RETURN_IF_ERROR(runBackward(forwardResults, backwardResults));

  outputs.clear();
  size_t numOutputs =
      program.backward ? program.numOutputs : forwardResults.size();
  for (size_t i = 0; i < numOutputs; ++i)
    AO_RUN_RETURN_IF_ERROR(
        download(forwardResults[i], program.forward.results[i], outputs));
  for (size_t i = 0; i < backwardResults.size(); ++i)
    AO_RUN_RETURN_IF_ERROR(
        download(backwardResults[i], program.backward->results[i], outputs));
  AO_RUN_RETURN_IF_ERROR(aortDeviceSynchronize(device));
  AO_RUN_RETURN_IF_ERROR(hooks.destroyAll());
  return live.freeAll();
}
