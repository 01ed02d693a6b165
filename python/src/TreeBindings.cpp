//===- TreeBindings.cpp - Trees as Python has them ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Text.h"
#include "Tree.h"

#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

using namespace ao::python;
namespace nb = nanobind;

static nb::tuple compile(Module &module, int optimization) {
  Messages messages;
  std::shared_ptr<Functions> functions;
  {
    nb::gil_scoped_release release;
    functions = Functions::compile(module, optimization, messages);
  }
  nb::object compiled = functions ? nb::cast(functions) : nb::none();
  return nb::make_tuple(compiled, messages.toPython());
}

static AortTreeOptions getDefaults() {
  AortTreeOptions options;
  aortTreeOptionsInit(&options);
  return options;
}

static nb::dict describeStatistics(const Tree &tree) {
  AortTreeStatistics now = tree.statistics();
  nb::dict figures;
  const std::pair<const char *, int64_t> numbers[] = {
      {"runs", now.runs},
      {"replays", now.replays},
      {"recordings", now.recordings},
      {"warmups", now.warmups},
      {"eager_runs", now.eagerRuns},
      {"layouts", now.layouts},
      {"layout_ns", now.layoutNs},
      {"recording_ns", now.recordingNs},
      {"replay_ns", now.replayNs},
      {"functions", now.functions},
      {"pool_backed_bytes", now.poolBackedBytes},
      {"host_pool_backed_bytes", now.hostPoolBackedBytes},
      {"rerecords", now.rerecords},
      {"copied_inputs", now.copiedInputs},
      {"copied_bytes", now.copiedBytes},
      {"generations", now.generations},
      {"nodes", now.nodes},
      {"roots", now.roots},
      {"held_results", now.heldResults},
      {"stale_results", now.staleResults},
      {"pool_bytes", now.poolBytes},
      {"pool_bound_bytes", now.poolBoundBytes},
      {"host_pool_bytes", now.hostPoolBytes},
      {"host_pool_bound_bytes", now.hostPoolBoundBytes}};
  for (auto [name, number] : numbers)
    figures[name] = number;
  nb::dict reasons;
  for (int i = 0; i < AORT_REASON_COUNT; ++i)
    if (now.reasons[i] > 0)
      reasons[aortReasonName(static_cast<AortReason>(i))] = now.reasons[i];
  figures["reasons"] = reasons;
  return figures;
}

static nb::dict describeBuffer(const Buffer &buffer) {
  AortBufferInfo info = buffer.info();
  nb::list shape, strides;
  int64_t dense = info.elementBytes;
  for (int32_t d = info.rank; d-- > 0; dense *= info.sizes[d])
    strides.insert(0,
                   info.strides ? info.strides[d] * info.elementBytes : dense);
  for (int32_t d = 0; d < info.rank; ++d)
    shape.append(info.sizes[d]);
  nb::dict fields;
  fields["name"] = toPython(std::string(info.name));
  fields["function"] = toPython(std::string(info.function));
  fields["origin"] = toPython(std::string(info.origin));
  fields["shape"] = nb::tuple(shape);
  fields["strides"] = nb::tuple(strides);
  fields["offset"] = info.offset;
  fields["is_pooled"] = info.isPooled != 0;
  fields["itemsize"] = info.elementBytes;
  fields["nbytes"] = info.bytes;
  fields["generation"] = info.generation;
  fields["is_stale"] = info.isStale != 0;
  return fields;
}

static nb::bytes readBytes(const Buffer &buffer) {
  std::string bytes(static_cast<size_t>(buffer.info().bytes), '\0');
  buffer.read(bytes.data());
  return nb::bytes(bytes.data(), bytes.size());
}

static nb::tuple toPython(const AortRandomState &state) {
  return nb::make_tuple(state.seed, state.drawn);
}

static void bindOptions(nb::module_ &m) {
  nb::class_<AortTreeOptions>(m, "TreeOptions")
      .def_rw("pool_bytes", &AortTreeOptions::poolBytes)
      .def_rw("host_pool_bytes", &AortTreeOptions::hostPoolBytes)
      .def_rw("rerecord_limit", &AortTreeOptions::rerecordLimit)
      .def_rw("demote_after", &AortTreeOptions::demoteAfter)
      .def_rw("variant_limit", &AortTreeOptions::variantLimit)
      .def_rw("size_limit", &AortTreeOptions::sizeLimit)
      .def_rw("size_warning", &AortTreeOptions::sizeWarning)
      .def_rw("skip_warmup", &AortTreeOptions::skipWarmup)
      .def_rw("force_warmup", &AortTreeOptions::forceWarmup)
      .def_rw("error_on_moved_static", &AortTreeOptions::errorOnMovedStatic)
      .def_rw("checks", &AortTreeOptions::checks)
      .def_rw("synchronize", &AortTreeOptions::synchronize)
      .def_rw("automatic_steps", &AortTreeOptions::automaticSteps)
      .def_rw("effort", &AortTreeOptions::effort)
      .def_rw("seed", &AortTreeOptions::seed);
  m.def("tree_options", getDefaults);
}

void ao::python::bindTrees(nb::module_ &m) {
  // With the status in front, which says what kind of error it is.
  static nb::exception<TreeFailure> failure(m, "TreeFailure");
  nb::register_exception_translator([](const std::exception_ptr &thrown,
                                       void *) {
    try {
      std::rethrow_exception(thrown);
    } catch (const TreeFailure &error) {
      nb::tuple arguments = nb::make_tuple(static_cast<int>(error.status),
                                           toPython(std::string(error.what())));
      PyErr_SetObject(failure.ptr(), arguments.ptr());
    }
  });
  m.attr("STALE") = static_cast<int>(AORT_STALE);
  m.attr("INVALID_STATE") = static_cast<int>(AORT_INVALID_STATE);
  bindOptions(m);
  nb::class_<Functions>(m, "Functions").def("names", &Functions::names);
  nb::class_<RandomState>(m, "RandomState")
      .def(nb::init<uint64_t, uint64_t>())
      .def("read",
           [](const RandomState &state) { return toPython(state.read()); })
      .def("write", &RandomState::write);
  nb::class_<Buffer>(m, "Buffer")
      .def("info", describeBuffer)
      .def("bytes", readBytes)
      .def("detach", &Buffer::detach)
      .def("release", &Buffer::release);
  nb::class_<Tree>(m, "Tree")
      .def(nb::new_([](std::shared_ptr<Functions> functions,
                       const AortTreeOptions &options,
                       std::shared_ptr<RandomState> random) {
             return std::make_shared<Tree>(std::move(functions), options,
                                           std::move(random));
           }),
           nb::arg("functions"), nb::arg("options"), nb::arg("random").none())
      .def("run", &Tree::run)
      .def("mark_step", &Tree::markStep)
      .def("begin_backward", &Tree::beginBackward)
      .def("reset", &Tree::reset)
      .def("shutdown", &Tree::shutdown)
      .def("check", &Tree::check)
      .def("synchronize", &Tree::synchronize)
      .def("random_state",
           [](const Tree &tree) { return toPython(tree.randomState()); })
      .def("set_random_state", &Tree::setRandomState)
      .def("close", &Tree::close)
      .def("statistics", describeStatistics)
      .def("json", &Tree::json)
      .def("write_dot", &Tree::writeDot)
      .def("take_warnings", &Tree::takeWarnings);
  m.def("compile", compile);
}
