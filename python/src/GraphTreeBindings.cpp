//===- GraphTreeBindings.cpp - Trees as Python has them -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTree.h"
#include "Text.h"

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

static AortGraphTreeOptions getDefaults() {
  AortGraphTreeOptions options;
  aortGraphTreeOptionsInit(&options);
  return options;
}

static nb::dict describeStatistics(const GraphTree &tree) {
  AortGraphTreeStatistics now = tree.statistics();
  nb::dict figures;
  const std::pair<const char *, int64_t> numbers[] = {
      {"runs", now.runs},
      {"replays", now.replays},
      {"captures", now.captures},
      {"warmups", now.warmups},
      {"eager_runs", now.eagerRuns},
      {"layouts", now.layouts},
      {"layout_ns", now.layoutNs},
      {"capture_ns", now.captureNs},
      {"replay_ns", now.replayNs},
      {"functions", now.functions},
      {"pool_backed_bytes", now.poolBackedBytes},
      {"host_pool_backed_bytes", now.hostPoolBackedBytes},
      {"recaptures", now.recaptures},
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
  nb::class_<AortGraphTreeOptions>(m, "GraphTreeOptions")
      .def_rw("pool_bytes", &AortGraphTreeOptions::poolBytes)
      .def_rw("host_pool_bytes", &AortGraphTreeOptions::hostPoolBytes)
      .def_rw("recapture_limit", &AortGraphTreeOptions::recaptureLimit)
      .def_rw("demote_after", &AortGraphTreeOptions::demoteAfter)
      .def_rw("variant_limit", &AortGraphTreeOptions::variantLimit)
      .def_rw("size_limit", &AortGraphTreeOptions::sizeLimit)
      .def_rw("size_warning", &AortGraphTreeOptions::sizeWarning)
      .def_rw("skip_warmup", &AortGraphTreeOptions::skipWarmup)
      .def_rw("force_warmup", &AortGraphTreeOptions::forceWarmup)
      .def_rw("error_on_moved_static",
              &AortGraphTreeOptions::errorOnMovedStatic)
      .def_rw("checks", &AortGraphTreeOptions::checks)
      .def_rw("synchronize", &AortGraphTreeOptions::synchronize)
      .def_rw("automatic_steps", &AortGraphTreeOptions::automaticSteps)
      .def_rw("effort", &AortGraphTreeOptions::effort)
      .def_rw("seed", &AortGraphTreeOptions::seed);
  m.def("tree_options", getDefaults);
}

void ao::python::bindGraphTrees(nb::module_ &m) {
  // With the status in front, which says what kind of error it is.
  static nb::exception<GraphTreeFailure> failure(m, "GraphTreeFailure");
  nb::register_exception_translator([](const std::exception_ptr &thrown,
                                       void *) {
    try {
      std::rethrow_exception(thrown);
    } catch (const GraphTreeFailure &error) {
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
  nb::class_<GraphTree>(m, "GraphTree")
      .def(nb::new_([](std::shared_ptr<Functions> functions,
                       const AortGraphTreeOptions &options,
                       std::shared_ptr<RandomState> random) {
             return std::make_shared<GraphTree>(std::move(functions), options,
                                                std::move(random));
           }),
           nb::arg("functions"), nb::arg("options"), nb::arg("random").none())
      .def("run", &GraphTree::run)
      .def("mark_step", &GraphTree::markStep)
      .def("begin_backward", &GraphTree::beginBackward)
      .def("reset", &GraphTree::reset)
      .def("shutdown", &GraphTree::shutdown)
      .def("check", &GraphTree::check)
      .def("synchronize", &GraphTree::synchronize)
      .def("random_state",
           [](const GraphTree &tree) { return toPython(tree.randomState()); })
      .def("set_random_state", &GraphTree::setRandomState)
      .def("close", &GraphTree::close)
      .def("statistics", describeStatistics)
      .def("json", &GraphTree::json)
      .def("write_dot", &GraphTree::writeDot)
      .def("take_warnings", &GraphTree::takeWarnings);
  m.def("compile", compile);
}
