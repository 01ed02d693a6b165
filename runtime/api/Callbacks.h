//===- Callbacks.h - Callbacks of a context's steps -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_API_CALLBACKS_H
#define AO_RUNTIME_API_CALLBACKS_H

#include "../backend/Status.h"
#include "ao-runtime/Hooks.h"

#include <atomic>
#include <cstdint>
#include <deque>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace ao::runtime {

/// The hooks, tables and packed tensors of one context, and their calls.
/// Thread-safe; calls out without a lock.
class Callbacks {
public:
  explicit Callbacks(AortContext &context) : context(context) {}

  /// Releases all remaining hooks, tables and packed tensors.
  void clear();

  Status addHook(const AortHookOptions &options, AortHook &hook);
  Status removeHook(AortHook hook);
  Status addPacked(void *data, void (*release)(void *), AortPacked &packed);
  Status removePacked(AortPacked packed);
  Status addTable(std::vector<AortHook> hooks, AortHookTable &table);
  Status removeTable(AortHookTable table);
  Status lookUp(AortHookTable table, int64_t index, AortHook &hook);

  Status queueFinal(AortHook hook);
  Status setMessage(const char *message);
  /// Returns true if the calling thread is in a callback of this context.
  bool isRunningHere() const;

  /// The parameters of one call by lowered code, see aortStepHook.
  struct Request {
    AortDevice &device;
    AortHookKind kind;
    int64_t node;
    const char *name;
    AortPacked packed;
    int64_t workspaceBytes;
    const int64_t *values;
    int64_t inputs, outputs;
  };
  Status call(AortHook hook, const Request &request);
  /// Calls queued hooks until the queue is empty.
  Status callFinal(const Request &request);
  void forgetQueued();

  /// Appends what is still alive to `report`.
  void describeLeaks(std::string &report);

private:
  struct Hook {
    AortHookOptions options{};
    std::string name;
  };
  struct Packed {
    void *data;
    void (*release)(void *);
  };
  /// Finds a hook; its address is stable as long as any call runs.
  Status find(AortHook handle, const Request &request, const Hook *&hook);
  Status findPacked(const Request &request, void *&data);
  Status invoke(const Hook &hook, AortHookCall &call, int64_t workspaceBytes);
  /// Moves an entry out of its map; fails if a callback may still use it.
  template <typename Entry>
  Status take(std::unordered_map<uint64_t, Entry> &entries, uint64_t handle,
              const char *what, Entry &removed);

  AortContext &context;
  std::mutex mutex;
  std::unordered_map<AortHook, Hook> hooks;
  std::unordered_map<AortPacked, Packed> packedValues;
  std::unordered_map<AortHookTable, std::vector<AortHook>> tables;
  std::deque<AortHook> queue;
  /// Calls that have begun, on all threads: raised before a call looks its hook
  /// up, so that what it finds outlives it.
  std::atomic<int64_t> running{0};
};

} // namespace ao::runtime

#endif // AO_RUNTIME_API_CALLBACKS_H
