//===- Plan.cpp - Names and legality of plans -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Plan.h"
#include "ao/Planner/Simulator.h"

using namespace ao::planner;

std::string_view ao::planner::toString(CommandKind kind) {
  switch (kind) {
  case CommandKind::Offload:
    return "offload";
  case CommandKind::Release:
    return "release";
  case CommandKind::Reload:
    return "reload";
  case CommandKind::Wait:
    return "wait";
  }
  return "";
}

std::string_view ao::planner::toString(Policy policy) {
  switch (policy) {
  case Policy::None:
    return "none";
  case Policy::Sync:
    return "sync";
  case Policy::PyTorch:
    return "pytorch";
  case Policy::PyTorchPerLayer:
    return "pytorch-per-layer";
  case Policy::Layerwise:
    return "layerwise";
  case Policy::Planned:
    return "planned";
  }
  return "";
}

const std::vector<Policy> &ao::planner::allPolicies() {
  static const auto *policies =
      new std::vector<Policy>{Policy::None,      Policy::Sync,
                              Policy::PyTorch,   Policy::PyTorchPerLayer,
                              Policy::Layerwise, Policy::Planned};
  return *policies;
}

std::optional<Policy> ao::planner::parsePolicy(std::string_view name) {
  for (Policy policy : allPolicies())
    if (name == toString(policy))
      return policy;
  return std::nullopt;
}

Status Plan::verify(const Trace &trace) const {
  auto mismatch = [](const char *path, const char *what, int64_t expected,
                     int64_t actual) {
    return Error{ErrorCode::InvalidInput,
                 "the plan is for " + std::to_string(actual) + " " + what +
                     ", the trace has " + std::to_string(expected),
                 path};
  };
  if (numOps != trace.numOps())
    return mismatch("$.ops", "ops", trace.numOps(), numOps);
  if (numValues != trace.numValues())
    return mismatch("$.values", "values", trace.numValues(), numValues);
  if (Status status = machine.verify(); !status) {
    Error error = status.takeError();
    error.path = "$.machine" + error.path.substr(1);
    return error;
  }
  Expected<Simulation> result = simulate(trace, machine, commands);
  if (!result)
    return result.takeError();
  return {};
}
