//===- Machine.cpp - Rates and sizes of machines, presets -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Machine.h"

#include <cmath>
#include <tuple>

using namespace ao::planner;

std::string_view ao::planner::toString(Tier tier) {
  switch (tier) {
  case Tier::Pinned:
    return "pinned";
  case Tier::Pageable:
    return "pageable";
  }
  return "";
}

namespace {

constexpr double giga = 1e9;
constexpr double tera = 1e12;

struct Preset {
  const char *name;
  double d2hGBps, h2dGBps;
  int64_t deviceGB;
  double memoryTBps, f32TFlops, bf16TFlops;
};

constexpr Preset presets[] = {
    {"h100-pcie4", 25, 25, 80, 3.35, 67, 989},
    {"h100-pcie5", 55, 55, 80, 3.35, 67, 989},
    {"gh200", 170, 410, 96, 4.0, 67, 989},
    {"gb200-c2c", 400, 400, 186, 8.0, 80, 2500},
    {"h200-pcie5", 55, 55, 141, 4.8, 67, 989},
};

Machine fromPreset(const Preset &preset) {
  Machine machine;
  machine.name = preset.name;
  machine.d2hBandwidth = preset.d2hGBps * giga;
  machine.h2dBandwidth = preset.h2dGBps * giga;
  machine.latencyUs = 10;
  machine.deviceMemory = preset.deviceGB * static_cast<int64_t>(giga);
  machine.memoryBandwidth = preset.memoryTBps * tera;
  machine.peakFlops = {{"f32", preset.f32TFlops * tera},
                       {"bf16", preset.bf16TFlops * tera}};
  return machine;
}

Error fieldError(const char *field, std::string message) {
  return Error{ErrorCode::InvalidInput, std::move(message),
               "$." + std::string(field)};
}

} // namespace

const std::vector<std::string> &ao::planner::machinePresets() {
  static const auto *names = [] {
    auto *result = new std::vector<std::string>;
    for (const Preset &preset : presets)
      result->push_back(preset.name);
    return result;
  }();
  return *names;
}

std::optional<Machine> ao::planner::findMachinePreset(std::string_view name) {
  for (const Preset &preset : presets)
    if (name == preset.name)
      return fromPreset(preset);
  return std::nullopt;
}

/// Rates of the slower tier are known for both directions or for none.
static Status verifyPageable(const Machine &machine) {
  double out = machine.pageableD2hBandwidth,
         back = machine.pageableH2dBandwidth;
  const std::tuple<const char *, double, double> rates[] = {
      {"pageable_d2h_bandwidth", out, machine.d2hBandwidth},
      {"pageable_h2d_bandwidth", back, machine.h2dBandwidth}};
  for (auto [field, rate, link] : rates) {
    if (!(rate >= 0))
      return fieldError(field, "a rate must not be negative");
    if (rate > link)
      return fieldError(field, "pageable memory is not faster than the link");
    if (rate == 0 && out + back > 0)
      return fieldError(field, "both pageable rates are needed, or none");
    if (rate > 0 && !std::isfinite(1e25 * machine.ranksPerHostLink / rate))
      return fieldError(field, "a link rate is too small");
  }
  return {};
}

/// Ops must make progress while copies are in flight in both directions.
static Status verifyInterference(const Machine &machine) {
  constexpr double most = 0.99;
  double out = machine.d2hInterference, back = machine.h2dInterference;
  for (auto [field, share] : {std::pair("d2h_interference", out),
                              std::pair("h2d_interference", back)}) {
    if (!(share >= 0))
      return fieldError(field, "a share must not be negative");
    if (!(out + back <= most))
      return fieldError(field, "expected shares of both directions of at most "
                               "0.99 together");
    if (share > 0 && machine.memoryBandwidth == 0)
      return fieldError(field, "a share needs \"memory_bandwidth\"");
  }
  return {};
}

Status Machine::verify() const {
  // Written so that a NaN fails.
  auto isRate = [](double rate) { return rate > 0 && std::isfinite(rate); };
  auto isAmount = [](double amount) {
    return amount >= 0 && std::isfinite(amount);
  };
  if (!isRate(d2hBandwidth))
    return fieldError("d2h_bandwidth", "a link rate must be positive");
  if (!isRate(h2dBandwidth))
    return fieldError("h2d_bandwidth", "a link rate must be positive");
  if (Status status = verifyPageable(*this); !status)
    return status;
  if (ranksPerHostLink < 1)
    return fieldError("ranks_per_host_link",
                      "at least one rank must use the link");
  // 2^63 bytes at this rate must still take a finite time.
  if (!std::isfinite(d2hUsPerByte() * 1e19))
    return fieldError("d2h_bandwidth", "a link rate is too small");
  if (!std::isfinite(h2dUsPerByte() * 1e19))
    return fieldError("h2d_bandwidth", "a link rate is too small");
  if (!isAmount(latencyUs))
    return fieldError("latency_us", "a latency must not be negative");
  if (!(collectiveOccupancy >= 0 && collectiveOccupancy < 1))
    return fieldError("collective_occupancy",
                      "an occupancy must be at least 0 and less than 1");
  if (!isAmount(memoryBandwidth))
    return fieldError("memory_bandwidth", "a memory rate must not be negative");
  if (Status status = verifyInterference(*this); !status)
    return status;
  if (deviceMemory < 0)
    return fieldError("device_memory", "a size must not be negative");
  if (hostMemory < 0)
    return fieldError("host_memory", "a size must not be negative");
  if (pinnedMemory < 0)
    return fieldError("pinned_memory", "a size must not be negative");
  for (const auto &[type, rate] : peakFlops)
    if (!isAmount(rate))
      return fieldError("peak_flops",
                        "the rate of '" + type + "' must not be negative");
  return {};
}
