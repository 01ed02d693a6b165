//===- OptionDefaults.cpp - Options that a build may not use --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OptionDefaults.h"

#include "Planner/SizedStruct.h"

using namespace ao::capi;

AoFunctionOptions ao::capi::getFunctionDefaults() {
  AoFunctionOptions options = {};
  options.size = sizeof(options);
  options.optimization = 2;
  return options;
}

void aoFunctionOptionsInitSized(AoFunctionOptions *options, size_t size) {
  writeSized(getFunctionDefaults(), options, size);
}

AoWholeStepOptions ao::capi::getWholeStepDefaults() {
  AoWholeStepOptions options = {};
  options.size = sizeof(options);
  return options;
}

void aoWholeStepOptionsInitSized(AoWholeStepOptions *options, size_t size) {
  writeSized(getWholeStepDefaults(), options, size);
}
