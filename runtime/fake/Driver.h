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
// Streams run nothing until something waits for them, so that a read without a
// wait gives NaN. Calls that the real driver refuses or does not define are
// errors here, printed and returned by every later call that waits:
//
//  * work without a current context, or on destroyed objects;
//  * accesses outside of buffers, misaligned ones, barriers that some threads
//    of a block do not reach;
//  * races: two accesses of which one writes, on streams that no event orders,
//    whichever came first this time, also between nodes of a captured graph; of
//    threads of a block likewise;
//  * calls that a stream capture forbids and which spoil it, waits across its
//    border, and captures that end with unjoined work or on another
//    thread;
//  * calls from host code that a stream runs, and every call after a fault;
//  * host memory that is no longer pinned when its copy runs, addresses that
//    are unmapped while work uses them, and unused memory that a pool keeps.
//
// The host cannot touch memory of the device: it has no such addresses.
//
// Environment variables:
//
//  * AO_FAKE_SKIP_KERNELS=1 accepts any image as a module and executes no
//    kernel; all other work runs;
//  * AO_FAKE_REVERSE=1 runs blocks and threads from the last to the first;
//  * AO_FAKE_VARY_PRODUCTS=1 makes the order of summation in products depend
//    on the addresses of operands;
//  * AO_FAKE_DROP_WAIT=N ignores the Nth wait of a stream for an event, from 0:
//    tests have to find the effect;
//  * AO_FAKE_LOG=FILE appends a line for each call that orders work or makes
//    or frees something: its name and its arguments.
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

/// An object of the application that ends with the last graph, executable or
/// launch that refers to it.
struct UserObject {
  UserObject(CUhostFn destroy, void *data) : destroy(destroy), data(data) {}
  ~UserObject();
  UserObject(const UserObject &) = delete;
  UserObject &operator=(const UserObject &) = delete;
  CUhostFn destroy;
  void *data;
};

/// Work of all captured streams in the order of issue, which respects every
/// dependency.
struct Graph {
  struct Node {
    std::string what;
    Action action;
    /// The node's stream in the capture, and how far into each of them it has
    /// seen, itself included.
    struct Stream *stream = nullptr;
    std::map<struct Stream *, uint64_t> seen;
  };
  std::vector<Node> nodes;
  std::vector<std::shared_ptr<UserObject>> objects;
  /// Of an executable: a number for each stream of the capture, in place of a
  /// stream's, and the sequence number of its last node in earlier launches.
  std::map<struct Stream *, std::pair<uint32_t, uint64_t>> branches;
  /// Buffers that are allocated by nodes; they exist as long as the graph.
  std::set<uint64_t> allocations, unfreed;
  bool wasLaunched = false;
};

struct Capture {
  uint64_t number = 0;
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
  /// The work that happens before the next work of the stream.
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
  /// The limit of dynamic shared memory, which an attribute raises.
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
  /// Device memory of its buffers, and all that it has reserved.
  size_t usedBytes = 0, heldBytes = 0;
};

/// All of the driver, under one lock. Kept until the process ends.
struct Driver {
  std::recursive_mutex mutex;
  bool initialised = false;
  int contexts = 0;
  std::set<Stream *> streams;
  /// The default stream, which exists without a call. Non-blocking streams do
  /// not wait for it.
  Stream legacy;
  std::set<Event *> events;
  std::set<Graph *> graphs, executables;
  std::set<std::shared_ptr<UserObject> *> objects;
  uint64_t capturesMade = 0;
  std::set<Module *> modules;
  std::set<Pool *> pools;
  /// Memory that is not mapped yet, by handle.
  std::map<uint64_t, size_t> physical;
  uint64_t physicalMade = 0;
  /// The number of work items that were issued to streams, one per call.
  uint64_t workGiven = 0;
  /// Graphs that were instantiated.
  uint64_t graphsMade = 0;
  /// The device's memory. The default is that of an H200, as far as it matters.
  size_t capacity = size_t(140) << 30;
  /// Between rows of a copy.
  size_t mostPitch = 0x7fffffff;
  Memory memory;
  /// The work that the host has waited for.
  Clock hostClock;
  uint32_t streamsMade = 0;
  /// Functions that tests have made fail.
  std::map<std::string, int> denied;
  /// The error of a device fault: every later synchronization returns it.
  CUresult fault = CUDA_SUCCESS;
  std::string faultMessage;
  /// The moment of the running work.
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
  /// Runs the nodes of an executable in stream order. They are ordered after
  /// earlier launches of it, and before later work of the stream.
  CUresult launch(Stream *stream, Graph &executable);
  void runUntil(Stream *stream, uint64_t sequence);
  /// Runs all work of `stream`, and orders it before later work of the host.
  void synchronize(Stream *stream);
  void synchronizeAll();
  /// Returns true if the calling thread captures.
  bool capturing() const;
  /// Spoils the calling thread's captures. Returns `result`.
  CUresult breakCapture(CUresult result);

  /// For running work: returns the host address of bytes that the work reads or
  /// writes. Null after a fault. Host memory that is unknown to the driver is
  /// returned unchanged.
  char *access(uint64_t address, size_t bytes, bool writes);
  /// Reports an access of running work to `buffer`. Returns an error for races.
  CUresult note(Buffer &buffer, uint64_t first, uint64_t last, bool writes);
  CUresult fail(CUresult result, const std::string &message);
};

} // namespace ao::fake

#endif // AO_RUNTIME_FAKE_DRIVER_H
