//===- Module.h - A module and its context ----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PYTHON_MODULE_H
#define AO_PYTHON_MODULE_H

#include "ao-c/Functions.h"
#include "ao-c/Offload.h"
#include "ao-c/Tape.h"

#include <nanobind/nanobind.h>

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ao::python {

/// An AoMessage that outlives its call.
struct Message {
  AoMessageKind kind;
  std::string text, place, file, category, name, function;
  int64_t line, column;
  AoStatus status;
  int64_t smallestDeviceBudget, smallestHostBudget;
  std::vector<std::pair<std::string, std::string>> fields;
};

/// Collects messages; the interpreter is not needed for it.
class Messages {
public:
  AoMessageHandler handler();
  nanobind::list toPython() const;

private:
  static void receive(const AoMessage *message, void *messages);

  std::vector<Message> list;
};

/// AoOffloadOptions with the text it refers to.
struct Options {
  /// Text may be absent.
  template <typename T>
  using Field = std::conditional_t<std::is_same_v<T, const char *>,
                                   std::optional<std::string>, T>;

  Field<const char *> strategy;
#define AO_PLAN_OPTION(KIND, MEMBER, ...)                                      \
  Field<decltype(AoOffloadOptions::MEMBER)> MEMBER;
#define AO_POLICY_OPTION(...)
#define AO_PASS_OPTION AO_PLAN_OPTION
#define AO_PIPELINE_OPTION AO_PLAN_OPTION
#include "ao/Planner/PlanOptions.def"

  /// Sets the defaults.
  Options();
  /// Valid as long as this lives unchanged.
  AoOffloadOptions get() const;
};

/// A module with a context of its own, so that modules have nothing in common
/// that threads could meet in. The threads that share one module take turns.
/// All members may be called without holding the interpreter's lock, and are.
class Module {
public:
  /// Null if the source is no module; `messages` says why.
  static std::unique_ptr<Module> parse(AoStringRef source, AoStringRef name,
                                       bool allowUnregistered,
                                       Messages &messages);
  ~Module();
  Module(const Module &) = delete;
  Module &operator=(const Module &) = delete;

  bool verify(Messages &messages);
  bool runPipeline(AoStringRef pipeline, Messages &messages);
  bool offload(const Options &options, Messages &messages);

  /// Null if that fails.
  AoFunctions *compile(const AoFunctionOptions &options, Messages &messages);
  bool wholeStep(const AoWholeStepOptions &options, Messages &messages);
  /// Null if there is not one tape.
  std::optional<std::string> tapeKey(Messages &messages);
  /// Empty if there is no difference; null as above.
  std::optional<std::string> tapeDifference(Module &was, Messages &messages);

  struct Step {
    std::string function, trace, plan;
  };
  bool collectSteps(const Options &options, std::vector<Step> &steps,
                    Messages &messages);

  std::string print(bool withLocations);
  std::string writeBytecode();

private:
  Module() = default;

  std::mutex mutex;
  MlirContext context = {nullptr};
  MlirModule module = {nullptr};
};

} // namespace ao::python

#endif // AO_PYTHON_MODULE_H
