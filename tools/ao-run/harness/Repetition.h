//===- Repetition.h - Run a step once ---------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_REPETITION_H
#define AO_TOOLS_AORUN_HARNESS_REPETITION_H

#include "Program/Descriptor.h"
#include "Runner.h"

#include <map>

namespace ao::run {

/// The buffers to free, by allocated pointer, so that shared ones are freed
/// once.
class LiveBuffers {
public:
  explicit LiveBuffers(AortDevice *device) : device(device) {}

  void add(const Descriptor &buffer, const BufferSpec &spec) {
    if (buffer.getAllocated())
      onHost[buffer.getAllocated()] = spec.onHost;
  }
  void remove(const Descriptor &buffer) { onHost.erase(buffer.getAllocated()); }
  AortStatus freeAll();

private:
  AortDevice *device;
  std::map<void *, bool> onHost;
};

/// The buffers of inputs, which have the same addresses in each repetition, in
/// the order of their allocation; null where the step has freed one.
struct InputMemory {
  std::vector<void *> buffers;
};

/// One execution of a step.
class Repetition {
public:
  /// `kept`: the buffers of inputs, reused from earlier repetitions; may be
  /// null.
  Repetition(const Program &program, const Inputs &inputs, AortContext *context,
             const HookMode &mode, InputMemory *kept = nullptr)
      : program(program), inputs(inputs), context(context),
        device(aortContextDevice(context, 0)), live(device),
        hooks(context, mode), kept(kept) {}

  AortStatus run(std::vector<Tensor> &outputs);
  int64_t getStepNs() const { return stepNs; }
  /// Returns the processor time of the calling thread.
  int64_t getThreadNs() const { return threadNs; }
  std::vector<std::string> takeHookCalls() { return hooks.takeLog(); }

private:
  AortStatus makeArenas();
  AortStatus allocate(int64_t bytes, const BufferSpec &spec, void *&pointer);
  AortStatus upload(const Tensor &tensor, const BufferSpec &spec,
                    std::vector<Descriptor> &descriptors);
  void forget(const Descriptor &buffer);
  AortStatus execute(const FunctionSpec &function,
                     std::vector<Descriptor> &arguments,
                     std::vector<Descriptor> &results);
  AortStatus runBackward(const std::vector<Descriptor> &forwardResults,
                         std::vector<Descriptor> &results);
  AortStatus download(const Descriptor &descriptor, const BufferSpec &spec,
                      std::vector<Tensor> &outputs);

  const Program &program;
  const Inputs &inputs;
  AortContext *context;
  AortDevice *device;
  LiveBuffers live;
  StepHooks hooks;
  InputMemory *kept;
  size_t nextKept = 0;
  std::vector<Descriptor> arenas;
  int64_t stepNs = 0, threadNs = 0;
};

/// Returns the processor time of the calling thread, in nanoseconds.
int64_t readThreadClock();

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_REPETITION_H
