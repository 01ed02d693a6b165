//===- Progress.cpp - Progress of long work -------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Progress.h"

#include <chrono>
#include <iostream>
#include <unistd.h>

using namespace ao::run;

std::optional<ProgressMode>
ao::run::parseProgressMode(const std::string &name) {
  if (name == "auto")
    return isatty(STDERR_FILENO) ? ProgressMode::WhenSlow : ProgressMode::Never;
  if (name == "always")
    return ProgressMode::Always;
  if (name == "never")
    return ProgressMode::Never;
  return std::nullopt;
}

std::string ao::run::unknownProgress(const std::string &name) {
  return "unknown --progress '" + name + "', expected auto, always or never";
}

static void printPhase(const std::string &phase) {
  std::cerr << "ao-run: " << phase << "\n";
}

Progress::Progress(ProgressMode mode) : mode(mode) {
  if (mode == ProgressMode::WhenSlow)
    watcher = std::thread([this] { watch(); });
}

Progress::~Progress() {
  if (!watcher.joinable())
    return;
  {
    std::lock_guard<std::mutex> lock(mutex);
    done = true;
  }
  changed.notify_one();
  watcher.join();
}

void Progress::enter(const std::string &phase) {
  if (mode == ProgressMode::Always)
    return printPhase(phase);
  if (mode == ProgressMode::Never)
    return;
  {
    std::lock_guard<std::mutex> lock(mutex);
    unprinted = phase;
    ++numPhases;
  }
  changed.notify_one();
}

void Progress::watch() {
  std::unique_lock<std::mutex> lock(mutex);
  while (!done) {
    unsigned before = numPhases;
    bool isSlow = !changed.wait_for(lock, std::chrono::seconds(1), [&] {
      return done || numPhases != before;
    });
    if (isSlow && !unprinted.empty()) {
      printPhase(unprinted);
      unprinted.clear();
    }
  }
}
