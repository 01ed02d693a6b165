//===- Driver.h - A CUDA driver without a device ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stand-in for libcuda.so.1 and libcublas.so, so that the CUDA backend and
// whole executables run on machines without a GPU. It does what a device does,
// slowly: kernels are executed from their PTX, see ptx/Machine.h.
//
// Streams run nothing until something waits for them, so whoever forgets to
// wait reads NaN. Everything that the real driver refuses or leaves undefined
// is an error here, printed and returned by every later call that waits:
//
//  * work without a current context, or on destroyed objects;
//  * accesses outside of buffers, misaligned ones, barriers that some threads
//    of a block do not reach;
//  * races: two accesses of which one writes, on streams that no event orders,
//    whichever came first this time; of threads of a block likewise;
//  * calls that a stream capture forbids and which spoil it, waits across its
//    border, and captures that end with work nobody joined or on another
//    thread;
//  * calls from host code that a stream runs, and every call after a fault;
//  * host memory that is no longer pinned when its copy runs, addresses that
//  are
//    unmapped under work that uses them, and memory that a pool holds back.
//
// The host cannot touch memory of the device: it has no such addresses.
//
// Environment variables:
//
//  * AO_FAKE_SKIP_KERNELS=1 takes any image for a module and every launch for
//    done: what kernels would compute is missing, all else is there;
//  * AO_FAKE_REVERSE=1 runs blocks and threads from the last to the first;
//  * AO_FAKE_VARY_PRODUCTS=1 lets the library of products sum in another order
//    where an operand lies elsewhere;
//  * AO_FAKE_DROP_WAIT=N forgets the Nth wait of a stream for an event, from 0:
//    what comes of it has to be found;
//  * AO_FAKE_LOG=FILE appends a line for each call that orders work or makes
//    or frees something: its name, and what it was given.
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_DRIVER_H
#define AO_RUNTIME_FAKE_DRIVER_H

#include "Memory.h"
#include "ptx/Program.h"

#include <cuda.h>

#include <cstdio>
#include <deque>
#include <functional>
#include <mutex>
#include <set>
#include <thread>

namespace ao::fake {

using Action = std::function<CUresult()>;

/// Work of all captured streams in the order of issue, which respects every
/// dependency.
struct Graph {
  struct Node {
    std::string what;
    Action action;
  };
  std::vector<Node> nodes;
  /// Buffers that are allocated by nodes; they live as long as the graph.
  std::set<uint64_t> allocations, unfreed;
  bool wasLaunched = false;
};

struct Capture {
  /// Only this thread's calls can break it.
  std::thread::id thread = std::this_thread::get_id();
  struct Stream *origin = nullptr;
  std::set<Stream *> streams;
  std::map<Stream *, std::map<Stream *, uint64_t>> clocks;
  std::unique_ptr<Graph> graph;
  /// By a call that it forbids: nothing but its end is possible.
  bool isBroken = false;
};

struct Work {
  std::shared_ptr<const Moment> moment;
  Action action;
};

struct Stream {
  uint32_t number = 0;
  std::deque<Work> pending;
  uint64_t submitted = 0, done = 0;
  /// What the next work will have seen.
  Clock clock;
  std::shared_ptr<Capture> capture;
};

struct Event {
  bool timed = false, recorded = false;
  Stream *stream = nullptr;
  uint64_t sequence = 0;
  Clock clock;
  /// Not null if the last record was in a capture.
  std::weak_ptr<Capture> capture;
  bool captured = false;
  std::map<Stream *, uint64_t> captureClock;
};

struct Function {
  /// Null: launches do nothing, see AO_FAKE_SKIP_KERNELS.
  const ptx::Kernel *kernel = nullptr;
  /// Of dynamic shared memory; more has to be asked for.
  unsigned mostSharedBytes = 48 * 1024;
};

struct Module {
  bool skipped = false;
  ptx::Program program;
  /// Addresses of the program's variables.
  std::vector<uint64_t> variables;
  std::map<std::string, Function> functions;
};

struct Pool {
  size_t peakBytes = 0;
  /// What it has of the device and does not give back by itself.
  size_t usedBytes = 0, heldBytes = 0;
};

/// All of the driver, under one lock. Kept until the process ends.
struct Driver {
  std::recursive_mutex mutex;
  bool initialised = false;
  int contexts = 0;
  std::set<Stream *> streams;
  /// The default stream, which nobody makes. Ours do not block on it.
  Stream legacy;
  std::set<Event *> events;
  std::set<Graph *> graphs, executables;
  std::set<Module *> modules;
  std::set<Pool *> pools;
  /// Memory that is not mapped yet, by handle.
  std::map<uint64_t, size_t> physical;
  uint64_t physicalMade = 0;
  /// Pieces of work that were given to streams, each by a call.
  uint64_t workGiven = 0;
  /// Graphs that were instantiated.
  uint64_t graphsMade = 0;
  /// The device's memory. The default is that of an H200, as far as it matters.
  size_t capacity = size_t(140) << 30;
  /// Between rows of a copy.
  size_t mostPitch = 0x7fffffff;
  Memory memory;
  /// What the host has waited for.
  Clock hostClock;
  uint32_t streamsMade = 0;
  /// Functions that tests have made fail.
  std::map<std::string, int> denied;
  /// What a device fault leaves behind: every later synchronisation fails.
  CUresult fault = CUDA_SUCCESS;
  std::string faultMessage;
  /// Of the work that runs.
  std::shared_ptr<const Moment> moment;
  bool reversed = false;
  /// See AO_FAKE_SHUFFLE.
  uint32_t shuffle = 0;
  /// See AO_FAKE_VARY_PRODUCTS: a library may choose its kernels by alignment.
  bool variesProducts = false;
  /// Waits of streams for events so far, and the one to forget; see
  /// AO_FAKE_DROP_WAIT.
  int64_t waits = 0, droppedWait = -1;
  std::FILE *logFile = nullptr;

  static Driver &get();

  /// Appends to AO_FAKE_LOG.
  void log(const char *format, ...) __attribute__((format(printf, 2, 3)));

  /// Runs `action` in stream order or records it. `what` is its name in
  /// messages.
  CUresult submit(Stream *stream, std::string what, Action action);
  void runUntil(Stream *stream, uint64_t sequence);
  /// Runs all of `stream`, and lets the host know.
  void synchronize(Stream *stream);
  void synchronizeAll();
  /// Whether the calling thread captures.
  bool capturing() const;
  /// Spoils the calling thread's captures. Returns `result`.
  CUresult breakCapture(CUresult result);

  /// For running work: where the host sees these bytes, which the work reads or
  /// writes. Null after a fault. Memory of the host that the driver does not
  /// know is taken as it is.
  char *access(uint64_t address, size_t bytes, bool writes);
  /// Reports an access of running work to `buffer`. Returns an error for races.
  CUresult note(Buffer &buffer, uint64_t first, uint64_t last, bool writes);
  CUresult fail(CUresult result, const std::string &message);
};

} // namespace ao::fake

#endif // AO_RUNTIME_FAKE_DRIVER_H
