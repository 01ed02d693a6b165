//===- GraphTree.h - CUDA graph trees ---------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PYTHON_GRAPHTREE_H
#define AO_PYTHON_GRAPHTREE_H

#include "Module.h"
#include "ao-c/Functions.h"
#include "ao-runtime/Graph.h"

#include <map>

namespace ao::python {

/// A failed call of the runtime.
struct GraphTreeFailure : std::runtime_error {
  GraphTreeFailure(AortStatus status, const char *message)
      : std::runtime_error(message), status(status) {}
  AortStatus status;
};

/// AoFunctions, compiled against the runtime inside of this module. Trees share
/// it.
class Functions {
public:
  /// Null if they cannot be compiled; `messages` says why.
  static std::shared_ptr<Functions> compile(Module &module, int optimization,
                                            Messages &messages);
  explicit Functions(AoFunctions *functions) : functions(functions) {}
  ~Functions() { aoFunctionsDestroy(functions); }
  Functions(const Functions &) = delete;
  Functions &operator=(const Functions &) = delete;

  std::vector<std::string> names() const;
  const AortFunctionSpec *find(const std::string &name) const;

private:
  AoFunctions *functions;
};

class Buffer;

/// A state of random numbers that trees share. Reading and writing it wait for
/// runs.
class RandomState {
public:
  RandomState(uint64_t seed, uint64_t drawn)
      : state{sizeof(AortRandomState), seed, drawn} {}

  AortRandomState read() const;
  void write(uint64_t seed, uint64_t drawn);

private:
  friend class GraphTree;
  AortRandomState state;
};

/// A tree on a context of its own, on the host backend. Failures are
/// GraphTreeFailures.
class GraphTree : public std::enable_shared_from_this<GraphTree> {
public:
  /// `random` may be null: then the tree has a state of its own.
  GraphTree(std::shared_ptr<Functions> functions,
            const AortGraphTreeOptions &options,
            std::shared_ptr<RandomState> random);
  ~GraphTree();
  GraphTree(const GraphTree &) = delete;
  GraphTree &operator=(const GraphTree &) = delete;

  /// `arguments` are buffers, objects with the buffer protocol or whole
  /// numbers; those whose numbers are in `consumed` are given up. Results are
  /// buffers, whole numbers or None.
  nanobind::list run(const std::string &name, const nanobind::list &arguments,
                     const std::vector<size_t> &consumed);
  void markStep();
  void beginBackward();
  void shutdown();
  void check() const;
  void synchronize() const;
  AortRandomState randomState() const;
  void setRandomState(uint64_t seed, uint64_t drawn);
  void reset();
  void close();
  AortGraphTreeStatistics statistics() const;
  std::string json() const;
  void writeDot(const std::string &path) const;
  std::vector<std::string> takeWarnings();

private:
  friend class Buffer;
  static void warn(void *self, const char *message);
  AortGraphTree *tree() const;

  std::shared_ptr<Functions> code;
  std::shared_ptr<RandomState> random;
  AortContext *context = nullptr;
  AortDevice *device = nullptr;
  AortGraphTree *open = nullptr;
  std::map<std::string, std::pair<const AortFunctionSpec *, AortFunction *>>
      functions;
  std::mutex warningsMutex;
  std::vector<std::string> warnings;
};

/// A result, until it is released or consumed.
class Buffer {
public:
  Buffer(std::shared_ptr<GraphTree> tree, AortBuffer *buffer)
      : tree(std::move(tree)), buffer(buffer) {}
  ~Buffer();
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;

  AortBufferInfo info() const;
  /// Copies all elements, dense.
  void read(void *target) const;
  void detach();
  void release();

private:
  friend class GraphTree;
  AortBuffer *get() const;

  std::shared_ptr<GraphTree> tree;
  AortBuffer *buffer;
};

/// Adds the classes to the module.
void bindGraphTrees(nanobind::module_ &m);

} // namespace ao::python

#endif // AO_PYTHON_GRAPHTREE_H
