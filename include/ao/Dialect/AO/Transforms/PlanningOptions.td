//===- PlanningOptions.td - Options of planning passes -----*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All planning passes and the offload pipelines have the options of
// AO_PlanningOptions. WritePlanningOptions.py derives PlanningOptions.inc from
// them, with which C++ declares and copies them (PlanningOptions.h).
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_TD
#define AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_TD

include "mlir/Pass/PassBase.td"

class AO_SelectOption<string defaultValue> : Option<"select", "select",
    "::ao::Selection", "::ao::Selection::" # defaultValue,
    "Eligible activations that may be offloaded",
    [{::ao::getSelectionValues()}]>;

class AO_MinBytesOption<string defaultValue> : Option<"minBytes", "min-bytes",
    "std::string", "\"" # defaultValue # "\"",
    "Smallest activation to offload: bytes or size; auto: a 1024th of the peak "
    "without offloading, but at most 1 MiB">;

class AO_MinElementsOption<string defaultValue, string more = ""> :
    Option<"minElements", "min-elements", "int64_t", defaultValue,
    "Smallest activation to offload, in elements" # more>;

def AO_NumLayersOption : Option<"numLayers", "num-layers", "int64_t", "-1",
    "select=first-layers: number of layers, from the first; default: all. "
    "layerwise: number of offloaded layers; default: the best number">;

def AO_MachineOption : Option<"machine", "machine", "std::string", "\"\"",
    "Machine preset or file; default: the module's dlti.target_system_spec "
    "for device \"GPU\" over h100-pcie5">;

def AO_RemarksOption : Option<"remarks", "remarks", "bool", "true",
    "Report each decision as a remark; off for trial plans">;

/// Of passes that `ao-plan-for-buffers` runs on trial.
defvar AO_TrialOptions = [
  Option<"reserved", "reserved-bytes", "int64_t", "0",
    "Bytes of the device budget to reserve for buffers that bufferization "
    "adds">,
  AO_RemarksOption
];

/// The option `strategy` of pipelines.
def AO_PolicyOption : Option<"policy", "policy", "::ao::planner::Policy",
    "::ao::planner::Policy::Planned", "Planning policy",
    [{::ao::getPolicyValues()}]>;

/// Options of the same name in passes and pipelines.
defvar AO_SharedPlanningOptions = [
  AO_SelectOption<"All">,
  Option<"deviceBudget", "device-memory-budget", "std::string", "\"\"",
    "Limit of device memory: bytes, size, or percentage of the unplanned peak; "
    "default: lowest peak without exposed transfer time">,
  Option<"hostBudget", "host-memory-budget", "std::string", "\"\"",
    "Limit of host copies: bytes, size, or percentage of the unplanned peak on "
    "the device; default: no limit">,
  Option<"pinnedBudget", "pinned-memory-budget", "std::string", "\"\"",
    "Limit of host copies in pinned memory, in the same units; default: the "
    "machine's pinned_memory, if any">,
  AO_MinBytesOption<"auto">,
  AO_MinElementsOption<"-1",
    "; default: 0, for layerwise 262144 and no limit in bytes">,
  AO_NumLayersOption,
  Option<"layerIssue", "layer-issue", "::ao::planner::LayerIssue",
    "::ao::planner::LayerIssue::Ready",
    "layerwise: when an offload is issued",
    [{::ao::getLayerIssueValues()}]>,
  Option<"reloadOrder", "reload-order", "::ao::planner::ReloadOrder",
    "::ao::planner::ReloadOrder::Saved",
    "layerwise: order in which the values of a layer are reloaded",
    [{::ao::getReloadOrderValues()}]>,
  Option<"gibRates", "gib-rates", "bool", "false",
    "pytorch: read rates of GB/s as GiB/s, as PyTorch does">,
  Option<"linkBandwidth", "link-bandwidth", "double", "0",
    "pytorch: rate of the host link in bytes/s; default: the "
    "machine's host-to-device rate">,
  Option<"maxSlowdown", "max-slowdown", "std::string", "\"\"",
    "planned, instead of a device budget: lowest peak at which the step "
    "is slower by at most this share, such as 1%">,
  Option<"recompute", "recompute", "bool", "false",
    "planned, with a device budget or max-slowdown: allow to "
    "rematerialize values instead of keeping or offloading them">,
  Option<"inFlight", "in-flight", "int64_t", "-1",
    "Number of microbatches of a pair in flight, if the calls of its functions "
    "cannot be counted: budgets are for all of them">,
  Option<"effort", "effort", "int64_t", "1",
    "Search effort: higher values take longer and find better plans">,
  Option<"seed", "seed", "int64_t", "0", "Seed of the search">,
  AO_MachineOption,
  Option<"planOutput", "plan-output", "std::string", "\"\"",
    "File for the plan of the module's only step">,
  Option<"report", "report", "std::string", "\"\"",
    "File for a report on the module's only step (.html or .json)">
];

defvar AO_PlanningOptions =
    !listconcat([AO_PolicyOption], AO_SharedPlanningOptions);

/// Read by WritePlanningOptions.py.
def AO_SharedPlanningOptionList {
  list<Option> options = AO_SharedPlanningOptions;
}

#endif // AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_TD
