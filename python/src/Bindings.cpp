//===- Bindings.cpp - The extension module ao._ao -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to the package: arguments are checked and results are given their
// shape in Python. Every function that works on a document or module lets go of
// the interpreter's lock meanwhile.
//
//===----------------------------------------------------------------------===//

#include "Module.h"
#include "Text.h"
#ifdef AO_PYTHON_GRAPH_TREES
#include "GraphTree.h"
#endif

#include <algorithm>
#include <dlfcn.h>

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>

namespace nb = nanobind;
using namespace nanobind::literals;
using namespace ao::python;
using Text = std::optional<std::string>;

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

static nb::tuple parse(const nb::bytes &source, const std::string &name,
                       bool allowUnregistered) {
  Messages messages;
  std::unique_ptr<Module> module;
  AoStringRef text = toRef(source);
  {
    nb::gil_scoped_release release;
    module = Module::parse(text, toRef(name), allowUnregistered, messages);
  }
  nb::list said = messages.toPython();
  nb::object parsed = module ? nb::cast(std::move(module)) : nb::none();
  return nb::make_tuple(parsed, said);
}

static nb::tuple verify(Module &module) {
  Messages messages;
  bool done;
  {
    nb::gil_scoped_release release;
    done = module.verify(messages);
  }
  return nb::make_tuple(done, messages.toPython());
}

static nb::tuple runPipeline(Module &module, const nb::bytes &pipeline) {
  Messages messages;
  bool done;
  AoStringRef text = toRef(pipeline);
  {
    nb::gil_scoped_release release;
    done = module.runPipeline(text, messages);
  }
  return nb::make_tuple(done, messages.toPython());
}

static nb::tuple offload(Module &module, const Options &options) {
  Messages messages;
  bool done;
  {
    nb::gil_scoped_release release;
    done = module.offload(options, messages);
  }
  return nb::make_tuple(done, messages.toPython());
}

static nb::tuple wholeStep(Module &module, int order, bool keepUnpacks,
                           bool keepUpdates, bool uploadScalars) {
  Messages messages;
  bool done;
  {
    nb::gil_scoped_release release;
    AoWholeStepOptions options;
    aoWholeStepOptionsInit(&options);
    options.order = static_cast<AoStepOrder>(order);
    options.keepUnpacks = keepUnpacks;
    options.keepUpdates = keepUpdates;
    options.uploadScalars = uploadScalars;
    done = module.wholeStep(options, messages);
  }
  return nb::make_tuple(done, messages.toPython());
}

static nb::tuple toTuple(const std::optional<std::string> &text,
                         const Messages &messages) {
  return nb::make_tuple(text ? toPython(*text) : nb::none(),
                        messages.toPython());
}

static nb::tuple tapeKey(Module &module) {
  Messages messages;
  std::optional<std::string> key;
  {
    nb::gil_scoped_release release;
    key = module.tapeKey(messages);
  }
  return toTuple(key, messages);
}

static nb::tuple tapeDifference(Module &module, Module &was) {
  Messages messages;
  std::optional<std::string> difference;
  {
    nb::gil_scoped_release release;
    difference = module.tapeDifference(was, messages);
  }
  return toTuple(difference, messages);
}

static nb::tuple collectSteps(Module &module, const Options &options) {
  Messages messages;
  std::vector<Module::Step> steps;
  bool done;
  {
    nb::gil_scoped_release release;
    done = module.collectSteps(options, steps, messages);
  }
  nb::list described;
  for (const Module::Step &step : steps)
    described.append(nb::make_tuple(toPython(step.function),
                                    toPython(step.trace), toPython(step.plan)));
  return nb::make_tuple(done, described, messages.toPython());
}

static nb::object print(Module &module, bool withLocations) {
  std::string text;
  {
    nb::gil_scoped_release release;
    text = module.print(withLocations);
  }
  return toPython(text);
}

static nb::bytes writeBytecode(Module &module) {
  std::string bytecode;
  {
    nb::gil_scoped_release release;
    bytecode = module.writeBytecode();
  }
  return nb::bytes(bytecode.data(), bytecode.size());
}

static nb::dict
toNames(std::initializer_list<std::pair<AoMessageKind, const char *>> kinds) {
  nb::dict names;
  for (auto [kind, name] : kinds)
    names[nb::int_(static_cast<int>(kind))] = name;
  return names;
}

static void bindMessages(nb::module_ &m) {
  m.attr("DIAGNOSTICS") = toNames({{AO_MESSAGE_ERROR, "error"},
                                   {AO_MESSAGE_WARNING, "warning"},
                                   {AO_MESSAGE_NOTE, "note"},
                                   {AO_MESSAGE_REMARK, "remark"}});
  m.attr("REMARKS") = toNames({{AO_MESSAGE_PASSED, "passed"},
                               {AO_MESSAGE_MISSED, "missed"},
                               {AO_MESSAGE_FAILED, "failed"},
                               {AO_MESSAGE_ANALYSIS, "analysis"}});
}

/// Binds the option `name`, which has underscores in Python.
template <typename T>
static void bindOption(nb::class_<Options> &options, std::string name,
                       T Options::*member) {
  std::replace(name.begin(), name.end(), '-', '_');
  if constexpr (std::is_arithmetic_v<T>)
    options.def_rw(name.c_str(), member);
  else
    options.def_rw(name.c_str(), member, nb::arg().none());
}

static void bindModules(nb::module_ &m) {
  nb::class_<Options> options(m, "Options");
  options.def(nb::init<>());
  bindOption(options, "strategy", &Options::strategy);
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, ...)                       \
  bindOption(options, NAME, &Options::MEMBER);
#define AO_POLICY_OPTION(...)
#define AO_PASS_OPTION AO_PLAN_OPTION
#define AO_PIPELINE_OPTION AO_PLAN_OPTION
#include "ao/Planner/PlanOptions.def"
  nb::class_<Module>(m, "Module")
      .def("verify", verify)
      .def("run_pipeline", runPipeline)
      .def("offload", offload)
      .def("steps", collectSteps)
      .def("whole_step", wholeStep)
      .def("tape_key", tapeKey)
      .def("tape_difference", tapeDifference)
      .def("text", print)
      .def("bytecode", writeBytecode);
  m.def("parse", parse);
}

/// Returns the path of libao-c.so; ao's plugin is in the same folder.
static std::string libraryPath() {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&aoModuleParse), &info))
    throw std::runtime_error("the loader has no path of libao-c.so");
  return info.dli_fname;
}

NB_MODULE(_ao, m) {
  m.def("library_path", libraryPath);
  bindMessages(m);
  bindModules(m);
#ifdef AO_PYTHON_GRAPH_TREES
  bindGraphTrees(m);
#endif
}
