//===- Callbacks.cpp - Callbacks of a context's steps ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Callbacks.h"
#include "Context.h"

#include <algorithm>

using namespace ao::runtime;

namespace {
/// The callbacks that the calling thread is in, the innermost first.
struct Frame {
  const Callbacks *owner;
  Frame *outer;
  std::string message;
};
thread_local Frame *innermost = nullptr;

class FrameScope {
public:
  explicit FrameScope(Frame &frame) { innermost = &frame; }
  ~FrameScope() { innermost = innermost->outer; }
};

class RunningScope {
public:
  explicit RunningScope(std::atomic<int64_t> &running) : running(running) {
    ++running;
  }
  ~RunningScope() { --running; }

private:
  std::atomic<int64_t> &running;
};

/// Handles are unique in the process, so that a stale handle is not found in
/// any context.
std::atomic<uint64_t> lastHandle{0};
uint64_t makeHandle() { return ++lastHandle; }

const char *nameOf(AortHookKind kind) {
  constexpr const char *names[] = {"unpack",   "tensor_pre", "pre",
                                   "post_acc", "post",       "function"};
  auto index = static_cast<size_t>(kind);
  return index < std::size(names) ? names[index] : "no kind";
}

std::string describe(AortHook handle, const Callbacks::Request &request) {
  return std::to_string(handle) + " ('" + request.name + "')";
}

int64_t bytesOf(AortElementType type) {
  constexpr int64_t bytes[] = {4, 2, 2, 8, 1, 1, 2, 4, 8, 8, 16};
  auto index = static_cast<size_t>(type);
  return index < std::size(bytes) ? bytes[index] : 1;
}

/// Decodes `count` values from the words that lowered code has written.
std::vector<AortHookValue> readValues(const int64_t *words, int64_t count) {
  std::vector<AortHookValue> values(static_cast<size_t>(count));
  for (AortHookValue &value : values) {
    value.data = reinterpret_cast<void *>(words[0]);
    value.type = static_cast<AortElementType>(words[1]);
    value.rank = static_cast<int32_t>(words[2]);
    int32_t dimensions = std::max(value.rank, 0);
    value.sizes = words + 3;
    value.strides = value.sizes + dimensions;
    words += 3 + 2 * dimensions;
  }
  return values;
}
} // namespace

void Callbacks::clear() {
  for (auto &[handle, hook] : std::exchange(hooks, {}))
    if (hook.options.release)
      hook.options.release(hook.options.data);
  for (auto &[handle, packed] : std::exchange(packedValues, {}))
    if (packed.release)
      packed.release(packed.data);
}

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

template <typename Entry>
Status Callbacks::take(std::unordered_map<uint64_t, Entry> &entries,
                       uint64_t handle, const char *what, Entry &removed) {
  std::lock_guard<std::mutex> lock(mutex);
  if (running.load() > 0)
    return invalidState(std::string("a ") + what +
                        " is destroyed while a callback runs");
  auto it = entries.find(handle);
  if (it == entries.end())
    return invalidArgument(std::string("no ") + what + " " +
                           std::to_string(handle));
  removed = std::move(it->second);
  entries.erase(it);
  return {};
}

Status Callbacks::addHook(const AortHookOptions &options, AortHook &hook) {
  std::lock_guard<std::mutex> lock(mutex);
  AortHook handle = makeHandle();
  hooks.emplace(handle, Hook{options, options.name ? options.name : ""});
  hook = handle;
  return {};
}

Status Callbacks::removeHook(AortHook hook) {
  Hook removed;
  AORT_RETURN_IF_ERROR(take(hooks, hook, "hook", removed));
  if (removed.options.release)
    removed.options.release(removed.options.data);
  return {};
}

Status Callbacks::addPacked(void *data, void (*release)(void *),
                            AortPacked &packed) {
  std::lock_guard<std::mutex> lock(mutex);
  AortPacked handle = makeHandle();
  packedValues.emplace(handle, Packed{data, release});
  packed = handle;
  return {};
}

Status Callbacks::removePacked(AortPacked packed) {
  Packed removed;
  AORT_RETURN_IF_ERROR(take(packedValues, packed, "packed tensor", removed));
  if (removed.release)
    removed.release(removed.data);
  return {};
}

Status Callbacks::addTable(std::vector<AortHook> entries,
                           AortHookTable &table) {
  std::lock_guard<std::mutex> lock(mutex);
  AortHookTable handle = makeHandle();
  tables.emplace(handle, std::move(entries));
  table = handle;
  return {};
}

Status Callbacks::removeTable(AortHookTable table) {
  std::lock_guard<std::mutex> lock(mutex);
  if (tables.erase(table) == 0)
    return invalidArgument("no table of hooks " + std::to_string(table));
  return {};
}

Status Callbacks::lookUp(AortHookTable table, int64_t index, AortHook &hook) {
  std::lock_guard<std::mutex> lock(mutex);
  auto it = tables.find(table);
  if (it == tables.end())
    return invalidArgument("no table of hooks " + std::to_string(table));
  auto size = static_cast<int64_t>(it->second.size());
  if (index < 0 || index >= size)
    return invalidArgument("no hook at " + std::to_string(index) +
                           " of a table of " + std::to_string(size));
  hook = it->second[static_cast<size_t>(index)];
  return {};
}

Status Callbacks::find(AortHook handle, const Request &request,
                       const Hook *&hook) {
  std::lock_guard<std::mutex> lock(mutex);
  auto it = hooks.find(handle);
  if (it == hooks.end())
    return invalidArgument("no hook " + describe(handle, request));
  hook = &it->second;
  if (hook->options.kind == request.kind)
    return {};
  return invalidArgument("hook " + describe(handle, request) + " is of kind " +
                         nameOf(hook->options.kind) + ", called as " +
                         nameOf(request.kind));
}

Status Callbacks::findPacked(const Request &request, void *&data) {
  data = nullptr;
  if (request.kind != AORT_HOOK_UNPACK)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  auto it = packedValues.find(request.packed);
  if (it == packedValues.end())
    return invalidArgument("no packed tensor " +
                           describe(request.packed, request));
  data = it->second.data;
  return {};
}

void Callbacks::describeLeaks(std::string &report) {
  std::lock_guard<std::mutex> lock(mutex);
  auto add = [&](size_t count, const char *what) {
    if (count > 0)
      report += (report.empty() ? "" : "; ") + std::to_string(count) + " " +
                what + (count > 1 ? "s" : "");
  };
  add(hooks.size(), "hook");
  add(packedValues.size(), "packed tensor");
  add(tables.size(), "table of hooks");
  add(queue.size(), "queued callback");
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

bool Callbacks::isRunningHere() const {
  for (Frame *frame = innermost; frame; frame = frame->outer)
    if (frame->owner == this)
      return true;
  return false;
}

Status Callbacks::queueFinal(AortHook hook) {
  if (!isRunningHere())
    return invalidState("a final callback is queued outside of callbacks");
  std::lock_guard<std::mutex> lock(mutex);
  auto it = hooks.find(hook);
  if (it == hooks.end())
    return invalidArgument("no hook " + std::to_string(hook));
  if (it->second.options.kind != AORT_HOOK_FUNCTION)
    return invalidArgument("a final callback is of kind function, not " +
                           std::string(nameOf(it->second.options.kind)));
  queue.push_back(hook);
  return {};
}

Status Callbacks::setMessage(const char *message) {
  if (!innermost || innermost->owner != this)
    return invalidState("a message is set outside of callbacks");
  innermost->message = message;
  return {};
}

void Callbacks::forgetQueued() {
  std::lock_guard<std::mutex> lock(mutex);
  queue.clear();
}

/// Copies replacements in, unless the callback has failed, and releases them.
static Status takeReplacements(const AortHookOptions &options,
                               AortHookCall &call, bool copies) {
  Status first;
  for (int32_t i = 0; i < call.outputCount; ++i) {
    AortHookValue &output = call.outputs[i];
    if (!output.replacement)
      continue;
    std::vector<int64_t> dense(static_cast<size_t>(std::max(output.rank, 0)));
    int64_t stride = 1;
    for (size_t d = dense.size(); d-- > 0; stride *= output.sizes[d])
      dense[d] = stride;
    AortStridedCopy copy = {
        output.data,  output.replacement, bytesOf(output.type), output.rank,
        output.sizes, output.strides,     dense.data()};
    if (copies && first.ok() && output.rank >= 0)
      if (AortStatus status = aortCopyStrided(call.stream, &copy);
          status != AORT_OK)
        first = {status, aortLastErrorMessage()};
    if (options.releaseReplacement)
      options.releaseReplacement(options.data, output.replacement, call.stream);
  }
  return first;
}

Status Callbacks::invoke(const Hook &hook, AortHookCall &call,
                         int64_t workspaceBytes) {
  const AortHookOptions &options = hook.options;
  auto failed = [&](AortStatus status, const std::string &why) -> Status {
    std::string named = hook.name.empty() ? "" : ", '" + hook.name + "'";
    return {status, "hook '" + std::string(call.name) + "' (" +
                        nameOf(call.kind) + named + "): " + why};
  };
  DeviceMemory &memory = call.device->memory();
  int64_t before = memory.startWatch();
  Frame frame{this, innermost, {}};
  AortStatus status;
  {
    FrameScope scope(frame);
    status = options.function(options.data, &call);
  }
  int64_t taken = memory.watchedPeak() - before;
  Status copied = takeReplacements(options, call, status == AORT_OK);
  if (status != AORT_OK)
    return failed(status, frame.message.empty() ? aortStatusName(status)
                                                : frame.message);
  if (!copied.ok())
    return failed(copied.code(), copied.message());
  // A step of this context inside the callback.
  if (context.hasFailed())
    return failed(context.firstFailure(), context.firstFailureMessage());
  if (workspaceBytes >= 0 && taken > workspaceBytes)
    return failed(AORT_OUT_OF_DEVICE_MEMORY,
                  "the hook has " + std::to_string(taken - workspaceBytes) +
                      " bytes more than its workspace");
  return {};
}

Status Callbacks::call(AortHook handle, const Request &request) {
  RunningScope scope(running);
  const Hook *hook = nullptr;
  AortHookCall call{};
  AORT_RETURN_IF_ERROR(find(handle, request, hook));
  AORT_RETURN_IF_ERROR(findPacked(request, call.packed));
  AORT_RETURN_IF_ERROR(request.device.streams().compute(call.stream));
  std::vector<AortHookValue> values =
      readValues(request.values, request.inputs + request.outputs);
  call.context = &context;
  call.device = &request.device;
  call.hook = handle;
  call.kind = request.kind;
  call.node = request.node;
  call.name = request.name;
  call.inputs = values.data();
  call.inputCount = static_cast<int32_t>(request.inputs);
  call.outputs = values.data() + request.inputs;
  call.outputCount = static_cast<int32_t>(request.outputs);
  return invoke(*hook, call, request.workspaceBytes);
}

Status Callbacks::callFinal(const Request &request) {
  while (true) {
    AortHook next;
    {
      std::lock_guard<std::mutex> lock(mutex);
      if (queue.empty())
        return {};
      next = queue.front();
      queue.pop_front();
    }
    AORT_RETURN_IF_ERROR(call(next, request));
  }
}
