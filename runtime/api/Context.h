//===- Context.h - Devices, limits and the first failure --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_API_CONTEXT_H
#define AO_RUNTIME_API_CONTEXT_H

#include "../core/Device.h"
#include "Callbacks.h"

#include <atomic>

/// Also the context itself: the ABI's handle needs no wrapper.
struct AortContext final : ao::runtime::DeviceSink {
public:
  static ao::runtime::Status create(const AortContextOptions &options,
                                    std::unique_ptr<AortContext> &context);
  ~AortContext() override;

  AortBackend backend() const { return chosen->id; }
  const std::vector<std::unique_ptr<AortDevice>> &devices() const {
    return allDevices;
  }

  /// Keeps the first failure.
  void failed(const ao::runtime::Status &status) override;
  /// `failed`, then the handler; for lowered code. Null-terminated text only,
  /// so that a handler that jumps away leaks nothing.
  void failedInStep(AortStatus status, const char *message) override;
  bool hasFailed() const { return failedAlready.load(); }
  AortStatus firstFailure() const;
  const char *firstFailureMessage() const;
  void clearFailure();
  void setHandler(AortErrorHandler handler, void *data);

  ao::runtime::Callbacks &callbacks() { return ownCallbacks; }

  void warn(const std::string &message) const override;
  ao::runtime::Status checkLeaks();
  std::string statisticsJson();
  ao::runtime::Status writeTimeline(const char *path);

private:
  ao::runtime::Status open(const ao::runtime::BackendInfo &backend);

  AortContextOptions options{};
  std::string driverLibrary, blasLibrary;
  const ao::runtime::BackendInfo *chosen = nullptr;
  mutable std::mutex mutex;
  std::atomic<bool> failedAlready{false};
  AortStatus failure = AORT_OK;
  std::string failureMessage;
  AortErrorHandler handler = nullptr;
  void *handlerData = nullptr;
  std::vector<std::unique_ptr<AortDevice>> allDevices;
  ao::runtime::Callbacks ownCallbacks{*this};
};

namespace ao::runtime {

/// Copies the options that the caller's version of the struct has over the
/// defaults.
Status readOptions(const AortContextOptions *given,
                   AortContextOptions &options);

/// Puts a number in the place of AORT_HOST_BUDGET_AUTO.
Status resolveHostBudget(AortContextOptions &options);

/// The context of lowered code if one was made or set; makes none.
AortContext *existingDefaultContext();

} // namespace ao::runtime

#endif // AO_RUNTIME_API_CONTEXT_H
