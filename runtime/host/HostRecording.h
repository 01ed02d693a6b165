//===- HostRecording.h - Commands of a captured step ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_HOST_HOSTRECORDING_H
#define AO_RUNTIME_HOST_HOSTRECORDING_H

#include "HostHeap.h"
#include "WorkQueue.h"

#include <unordered_map>

namespace ao::runtime {

/// The point of a queue at which an event was recorded.
struct QueuePoint {
  std::shared_ptr<WorkQueue> queue;
  uint64_t sequence = 0;
};

/// A captured graph of the host backend. It has events of its own: those of the
/// captured calls only identify the record that a wait refers to.
class HostRecording final : public BackendGraph {
public:
  explicit HostRecording(HostHeap &heap) : heap(heap) {}
  ~HostRecording() override;

  /// An item for the queue at each replay.
  void add(std::shared_ptr<WorkQueue> queue, CopyItem item);
  void add(std::shared_ptr<WorkQueue> queue, FillItem item);
  void add(std::shared_ptr<WorkQueue> queue, CallItem item);
  void record(const BackendEvent &event, std::shared_ptr<WorkQueue> queue);
  /// AORT_UNCAPTURABLE if the event was not recorded in this capture.
  Status wait(const BackendEvent &event, std::shared_ptr<WorkQueue> queue);

  /// Allocates memory that exists as long as the graph; free() adds its end in
  /// a replay.
  Status allocate(int64_t bytes, void *&pointer);
  void free(void *pointer, std::shared_ptr<WorkQueue> queue);

  /// Issues all commands. One replay at a time.
  template <typename Issue>
  void replay(Issue &&issue) {
    std::lock_guard<std::mutex> lock(mutex);
    for (Command &command : commands)
      std::visit([&](auto &kind) { run(*command.queue, kind, issue); },
                 command.kind);
  }

private:
  struct Mark {
    size_t event;
  };
  struct Wait {
    size_t event;
  };
  struct Command {
    std::shared_ptr<WorkQueue> queue;
    std::variant<CopyItem, FillItem, CallItem, PoisonItem, Mark, Wait> kind;
  };

  template <typename Issue>
  static void run(WorkQueue &queue, const CopyItem &item, Issue &&issue) {
    CopyItem again;
    again.destination = item.destination;
    again.source = item.source;
    again.bytes = item.bytes;
    again.tag = item.tag;
    again.isOfCompute = item.isOfCompute;
    if (item.strided)
      again.strided = std::make_unique<StridedCopy>(*item.strided);
    issue(queue, std::move(again));
  }
  template <typename Issue>
  static void run(WorkQueue &queue, const FillItem &item, Issue &&) {
    queue.submit(item);
  }
  template <typename Issue>
  static void run(WorkQueue &queue, const CallItem &item, Issue &&) {
    queue.submit(item);
  }
  template <typename Issue>
  static void run(WorkQueue &queue, const PoisonItem &item, Issue &&) {
    queue.submit(PoisonItem{item.destination, item.bytes, nullptr});
  }
  template <typename Issue>
  void run(WorkQueue &queue, Mark mark, Issue &&) {
    points[mark.event].sequence = queue.last();
  }
  template <typename Issue>
  void run(WorkQueue &queue, Wait wait, Issue &&) {
    waitFor(queue, points[wait.event]);
  }
  static void waitFor(WorkQueue &queue, const QueuePoint &point);

  HostHeap &heap;
  std::mutex mutex;
  std::vector<Command> commands;
  /// One for each record, in order. The queue is fixed; the sequence is that of
  /// the last replay.
  std::vector<QueuePoint> points;
  /// The last record of each event, while the capture lasts.
  std::unordered_map<const BackendEvent *, size_t> latest;
  std::unordered_map<void *, int64_t> memory;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_HOST_HOSTRECORDING_H
