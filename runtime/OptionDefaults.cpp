//===- OptionDefaults.cpp - Options of parts that a build may not have ----===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Callers initialize options in every build, also where the functions that take
// them are unavailable.
//
//===----------------------------------------------------------------------===//

#include "ao-runtime/Graph.h"
#include "ao-runtime/Offloader.h"

void aortGraphTreeOptionsInit(AortGraphTreeOptions *options) {
  if (!options)
    return;
  *options = {};
  options->structSize = sizeof(*options);
  options->recaptureLimit = 128;
  options->demoteAfter = 2;
  options->variantLimit = 64;
  options->sizeLimit = 64;
  options->sizeWarning = 8;
  options->automaticSteps = 1;
  options->effort = 1;
}

void aortOffloaderOptionsInit(AortOffloaderOptions *options) {
  if (!options)
    return;
  *options = {};
  options->structSize = sizeof(*options);
  options->minElements = 262144;
  options->maxPlans = 10;
}
