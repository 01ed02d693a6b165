//===- FakeDriver.h - A CUDA driver without a device ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stand-in for libcuda.so.1, so that the CUDA backend's sequences of calls
// are checked on machines without a GPU. It is no emulator: streams run nothing
// until something waits for them, and everything the real driver refuses or
// leaves undefined is an error here:
//
//  * work without a current context, or on destroyed objects;
//  * copies from or to memory that was freed in stream order;
//  * calls that a stream capture forbids, waits across its border, and captures
//    that end with work nobody joined.
//
// Under the name libcuda.so.1 it serves whole executables. Two environment
// variables are for that:
//
//  * AO_FAKE_SKIP_KERNELS=1 takes any image for a module and every launch for
//    done: what kernels would compute is missing, all else is there;
//  * AO_FAKE_LOG=FILE appends a line for each call that orders work or makes
//    or frees something: its name, and what it was given.
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CTS_FAKEDRIVER_H
#define AO_RUNTIME_CTS_FAKEDRIVER_H

#include <cuda.h>

#include <cstdint>
#include <cstdio>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace ao::fake {

/// How far into each stream something has seen.
using Clock = std::map<struct Stream *, uint64_t>;

using Work = std::function<CUresult()>;

/// Work of all captured streams in the order of issue, which respects every
/// dependency.
struct Graph {
  std::vector<Work> nodes;
  std::vector<char *> allocations;
};

struct Capture {
  Stream *origin = nullptr;
  std::set<Stream *> streams;
  std::map<Stream *, Clock> clocks;
  std::unique_ptr<Graph> graph;
};

struct Stream {
  std::deque<Work> pending;
  uint64_t submitted = 0, done = 0;
  std::shared_ptr<Capture> capture;
};

struct Event {
  bool timed = false;
  Stream *stream = nullptr;
  uint64_t sequence = 0;
  /// Not null if the last record was in a capture.
  std::weak_ptr<Capture> capture;
  bool captured = false;
  Clock clock;
};

struct Kernel {
  /// Launches do nothing, see AO_FAKE_SKIP_KERNELS.
  bool skipped = false;
};

struct Module {
  bool skipped = false;
  std::map<std::string, Kernel> kernels;
};

/// All of the driver, under one lock. Kept until the process ends.
struct Driver {
  std::recursive_mutex mutex;
  bool initialised = false;
  int contexts = 0;
  std::set<Stream *> streams;
  std::set<Event *> events;
  std::set<Graph *> graphs, executables;
  std::set<Module *> modules;
  std::set<void *> pools, registered;
  std::map<char *, size_t> device, pinned, freed;
  /// What a device fault leaves behind: every later synchronisation fails.
  CUresult fault = CUDA_SUCCESS;
  std::FILE *logFile = nullptr;

  static Driver &get();

  /// Appends to AO_FAKE_LOG.
  void log(const char *format, ...) __attribute__((format(printf, 2, 3)));

  /// Runs `work` in stream order or records it.
  CUresult submit(Stream *stream, Work work);
  void runUntil(Stream *stream, uint64_t sequence);
  void synchronizeAll();
  /// A fault if a copy would touch freed device memory.
  CUresult access(const void *pointer, size_t bytes);
  bool capturing() const;
};

} // namespace ao::fake

#endif // AO_RUNTIME_CTS_FAKEDRIVER_H
