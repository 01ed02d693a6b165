//===- MachineSpec.cpp - The machine that passes plan for -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Costs/MachineSpec.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace ao;

static std::optional<double> toNumber(Attribute attr) {
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    return integer.getValue().getSExtValue();
  if (auto number = dyn_cast<FloatAttr>(attr))
    return number.getValueAsDouble();
  return std::nullopt;
}

/// Sets the field called `key`; false for keys that are not ours.
static bool setField(planner::Machine &machine, StringRef key, double value) {
  if (key.consume_front("peak_flops.")) {
    machine.peakFlops[key.str()] = value;
    return true;
  }
  double *rate = llvm::StringSwitch<double *>(key)
                     .Case("d2h_bandwidth", &machine.d2hBandwidth)
                     .Case("h2d_bandwidth", &machine.h2dBandwidth)
                     .Case("memory_bandwidth", &machine.memoryBandwidth)
                     .Case("latency_us", &machine.latencyUs)
                     .Default(nullptr);
  if (rate) {
    *rate = value;
    return true;
  }
  int64_t *count = llvm::StringSwitch<int64_t *>(key)
                       .Case("device_memory", &machine.deviceMemory)
                       .Case("host_memory", &machine.hostMemory)
                       .Case("ranks_per_host_link", &machine.ranksPerHostLink)
                       .Default(nullptr);
  if (count && value >= 0 && value < 9.2e18)
    *count = static_cast<int64_t>(value);
  else if (count)
    *count = -1; // Rejected by Machine::verify.
  return count;
}

static LogicalResult applyEntries(ModuleOp module,
                                  TargetDeviceSpecInterface device,
                                  planner::Machine &machine) {
  for (DataLayoutEntryInterface entry : device.getEntries()) {
    auto key = dyn_cast<StringAttr>(entry.getKey());
    if (!key)
      continue;
    std::optional<double> value = toNumber(entry.getValue());
    if (value) {
      setField(machine, key.getValue(), *value);
      continue;
    }
    planner::Machine ignored;
    if (setField(ignored, key.getValue(), 0))
      return emitError(module.getLoc())
             << "entry " << key << " of device \"GPU\": expected a number, got "
             << entry.getValue();
  }
  return success();
}

FailureOr<planner::Machine> ao::loadMachine(ModuleOp module,
                                            StringRef nameOrFile) {
  std::string name =
      nameOrFile.empty() ? planner::defaultMachineName : nameOrFile.str();
  planner::Expected<planner::Machine> loaded = planner::loadMachine(name);
  if (!loaded)
    return emitError(module.getLoc()) << loaded.error().str();
  planner::Machine machine = std::move(*loaded);
  if (!nameOrFile.empty())
    return machine;
  auto spec = module->getAttrOfType<TargetSystemSpecInterface>(
      "dlti.target_system_spec");
  if (!spec)
    return machine;
  auto device = spec.getDeviceSpecForDeviceID(
      StringAttr::get(module.getContext(), "GPU"));
  if (!device)
    return machine;
  if (failed(applyEntries(module, *device, machine)))
    return failure();
  if (planner::Status status = machine.verify(); !status)
    return emitError(module.getLoc())
           << "device \"GPU\": " << status.error().str();
  return machine;
}
