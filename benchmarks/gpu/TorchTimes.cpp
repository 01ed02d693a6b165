//===- TorchTimes.cpp - PyTorch's time for the same step ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TorchTimes.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

using namespace ao::gpu;
using nlohmann::json;

std::string ao::gpu::readTorchTimes(const std::string &path,
                                    std::vector<TorchTime> &times) {
  try {
    std::ifstream file(path);
    if (!file)
      return "cannot read '" + path + "'";
    json document = json::parse(file);
    for (const json &row : document.at("steps"))
      times.push_back({row.at("step"), row.at("mode"), row.at("median_ms"),
                       row.at("teraflops"), row.at("peak_mib")});
  } catch (const json::exception &error) {
    return "'" + path + "': " + error.what();
  }
  return "";
}

/// Returns true if `name` is `step`, or `step` at a share of its memory.
static bool isStep(const std::string &name, const std::string &step) {
  if (name.compare(0, step.size(), step) != 0)
    return false;
  std::string rest = name.substr(step.size());
  return rest.empty() ||
         (rest.size() > 1 && rest.front() == '-' &&
          rest.find_first_not_of("0123456789", 1) == std::string::npos);
}

std::vector<TorchTime>
ao::gpu::findTorchTimes(const std::vector<TorchTime> &times,
                        const std::string &executable) {
  std::string name = std::filesystem::path(executable).filename().string();
  std::vector<TorchTime> found;
  for (const TorchTime &time : times)
    if (isStep(name, time.step))
      found.push_back(time);
  return found;
}
