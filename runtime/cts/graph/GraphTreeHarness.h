//===- GraphTreeHarness.h - Functions for CUDA graph trees ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CTS_GRAPH_GRAPHTREEHARNESS_H
#define AO_RUNTIME_CTS_GRAPH_GRAPHTREEHARNESS_H

#include "../Harness.h"
#include "ao-runtime/Graph.h"

#include <functional>
#include <memory>

namespace ao::cts {

/// The body of a function of a test, and the number of its calls.
struct Code {
  std::function<AortStatus(const AortFrame &)> body;
  int calls = 0;
};

/// A specification that grows. Tensors have `count` elements of 32 bits and one
/// dimension unless a test says otherwise.
struct Draft {
  Draft(std::string name, AortMode mode);

  Draft &argument(AortArgumentClass kind = AORT_ARGUMENT_AUTO);
  AortArgumentSpec &lastArgument() { return arguments.back(); }
  /// A buffer of `elements`, alive in [begin, end).
  Draft &buffer(int64_t elements, int64_t begin, int64_t end,
                AortSide side = AORT_SIDE_DEVICE);
  /// A buffer that is a result.
  Draft &fresh(AortSide side = AORT_SIDE_DEVICE);
  Draft &result(AortResultClass kind, int32_t index);
  const AortFunctionSpec &finish();

  std::string name;
  AortFunctionSpec spec{};
  std::vector<AortArgumentSpec> arguments;
  std::vector<AortBufferSpec> buffers;
  std::vector<AortResultSpec> results;
  std::vector<AortConstantSpec> constants;
};

constexpr size_t count = 256;
constexpr int64_t bytes = count * sizeof(uint32_t);

std::vector<uint32_t> rotated(std::vector<uint32_t> values);
/// The first half of one, the second of the other.
std::vector<uint32_t> mixed(const std::vector<uint32_t> &first,
                            const std::vector<uint32_t> &second);

/// `to` = rotated(`from`), on the stream of the frame.
AortStatus copyRotated(const AortFrame &frame, void *to, const void *from);

/// A tree on the device. At the end it holds nothing and its counts add up.
class GraphTreeTest : public RuntimeTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.launchesOnly = 1;
  }
  void TearDown() override;

  static AortGraphTreeOptions treeOptions();
  /// With checks of 1.
  void open() { open(treeOptions()); }
  void open(const AortGraphTreeOptions &options);

  AortFunction *add(Draft &draft,
                    std::function<AortStatus(const AortFrame &)> body);
  /// y = rotated(x).
  AortFunction *rotation(const char *name, AortMode mode = AORT_MODE_INFERENCE,
                         AortArgumentClass kind = AORT_ARGUMENT_AUTO);
  /// z = mixed(x, y).
  AortFunction *mixture(const char *name, AortMode mode = AORT_MODE_INFERENCE,
                        AortArgumentClass kind = AORT_ARGUMENT_AUTO);
  Code &codeOf(AortFunction *function) { return *codes.at(function); }

  static AortArgument memory(void *pointer);
  static AortArgument held(AortBuffer *buffer);
  static AortArgument consumed(AortBuffer *buffer);
  static AortArgument number(int64_t value);
  AortStatus tryRun(AortFunction *function,
                    const std::vector<AortArgument> &arguments,
                    std::vector<AortBuffer *> &results);
  /// Of a function with one result.
  AortBuffer *run(AortFunction *function,
                  const std::vector<AortArgument> &arguments);
  /// Runs of a function of one argument whose results are not used.
  void runRounds(AortFunction *function, void *x, int rounds);
  void release(AortBuffer *buffer);
  std::vector<uint32_t> contents(AortBuffer *buffer);
  void *pointerOf(AortBuffer *buffer);
  AortBufferInfo infoOf(AortBuffer *buffer);
  AortGraphTreeStatistics treeStatistics();
  std::string treeJson();
  /// A buffer of the test's own with `pattern(count, seed)`; freed at the end.
  void *input(uint32_t seed);

  AortGraphTree *tree = nullptr;
  std::map<AortFunction *, std::unique_ptr<Code>> codes;
  std::vector<void *> inputs;
};

} // namespace ao::cts

#endif // AO_RUNTIME_CTS_GRAPH_GRAPHTREEHARNESS_H
