//===- Setup.h - Options of ao-run ------------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_SETUP_H
#define AO_TOOLS_AORUN_SETUP_H

#include "Arguments.h"
#include "CompileOptions.h"
#include "ao/Planner/Machine.h"
#include "harness/Progress.h"
#include "harness/Session.h"

namespace ao::run {

/// Everything that is decided before a module is compiled.
struct Setup {
  CompileOptions compile;
  SessionOptions session;
  std::vector<std::string> strategies;
  planner::Machine machine;
  ProgressMode progress = ProgressMode::Never;
};

/// The error says what is wrong with the arguments, or with what they name.
planner::Status setUp(const Arguments &arguments, Setup &setup);

double getOffloadRate(const planner::Machine &machine);
double getReloadRate(const planner::Machine &machine);
int64_t getLatencyNs(const planner::Machine &machine);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_SETUP_H
