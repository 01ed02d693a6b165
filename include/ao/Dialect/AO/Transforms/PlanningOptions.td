//===- PlanningOptions.td - Options that passes share ------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that plans takes the same options; `copyPlanningOptions` of
// Passes.h hands them on.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_TD
#define AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_TD

include "mlir/Pass/PassBase.td"

class AO_SelectOption<string defaultValue> : Option<"select", "select",
    "::ao::Selection", "::ao::Selection::" # defaultValue,
    "Which of the eligible activations may move",
    [{::ao::getSelectionValues()}]>;

class AO_MinBytesOption<string defaultValue> : Option<"minBytes", "min-bytes",
    "std::string", "\"" # defaultValue # "\"",
    "Smallest activation worth a transfer: bytes or size; auto: a 1024th of the "
    "peak without offloading, but at most 1 MiB">;

class AO_MinElementsOption<string defaultValue, string more = ""> :
    Option<"minElements", "min-elements", "int64_t", defaultValue,
    "Smallest activation worth a transfer, in elements" # more>;

def AO_NumLayersOption : Option<"numLayers", "num-layers", "int64_t", "-1",
    "select=first-layers: how many layers, from the first; default: all. "
    "policy=layerwise: how many leave the device; default: the best number">;

def AO_MachineOption : Option<"machine", "machine", "std::string", "\"\"",
    "Machine preset or file; default: the module's dlti.target_system_spec "
    "for device \"GPU\" over h100-pcie5">;

defvar AO_PlanningOptions = [
  Option<"policy", "policy", "::ao::planner::Policy",
    "::ao::planner::Policy::Planned", "How to decide",
    [{::ao::getPolicyValues()}]>,
  AO_SelectOption<"All">,
  Option<"deviceBudget", "device-memory-budget", "std::string", "\"\"",
    "Bytes, size or percentage that device memory may reach; default: none, "
    "lowest peak at no exposed transfer time">,
  Option<"hostBudget", "host-memory-budget", "std::string", "\"\"",
    "Bytes, size or percentage (of the unplanned peak on the device) that host "
    "copies may take; default: no limit">,
  Option<"pinnedBudget", "pinned-memory-budget", "std::string", "\"\"",
    "The same for copies in pinned memory; default: the machine's "
    "pinned_memory, if any">,
  AO_MinBytesOption<"auto">,
  AO_MinElementsOption<"-1",
    "; default: 0, for policy=layerwise 262144 and no limit in bytes">,
  AO_NumLayersOption,
  Option<"layerIssue", "layer-issue", "::ao::planner::LayerIssue",
    "::ao::planner::LayerIssue::Ready", "policy=layerwise: when copies start",
    [{::ao::getLayerIssueValues()}]>,
  Option<"reloadOrder", "reload-order", "::ao::planner::ReloadOrder",
    "::ao::planner::ReloadOrder::Saved",
    "policy=layerwise: in which order a layer comes back",
    [{::ao::getReloadOrderValues()}]>,
  Option<"gibRates", "gib-rates", "bool", "false",
    "policy=pytorch: read rates of GB/s as GiB/s, as PyTorch does">,
  Option<"linkBandwidth", "link-bandwidth", "double", "0",
    "policy=pytorch: rate of the host link in bytes/s; default: the "
    "machine's host-to-device rate">,
  Option<"maxSlowdown", "max-slowdown", "std::string", "\"\"",
    "policy=planned, in place of a device budget: the lowest peak at which the "
    "step takes at most this share longer, such as 1%">,
  Option<"recompute", "recompute", "bool", "false",
    "policy=planned: ops may run a second time, under a device budget or "
    "max-slowdown, instead of keeping or moving what they make">,
  Option<"inFlight", "in-flight", "int64_t", "-1",
    "How many instances of a pair are in flight at a time, where nobody can "
    "count the calls of its functions: budgets are for all of them">,
  Option<"effort", "effort", "int64_t", "1",
    "Search effort: higher is slower and plans better">,
  Option<"seed", "seed", "int64_t", "0", "Seed of the search">,
  AO_MachineOption,
  Option<"planOutput", "plan-output", "std::string", "\"\"",
    "File to write the plan of the module's only step to">,
  Option<"report", "report", "std::string", "\"\"",
    "File to write a report on the module's only step to (.html or .json)">
];

#endif // AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_TD
