//===- GraphTreeOptions.cpp - Options of a tree ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../api/ApiSupport.h"
#include "../api/Environment.h"
#include "GraphTree.h"

#include <algorithm>
#include <cstring>

using namespace ao::runtime;

AortStatus aortGraphTreeOptionsFromEnvironment(AortGraphTreeOptions *options) {
  return guarded([&]() -> Status {
    if (!options)
      return invalidArgument("null options");
    AortGraphTreeOptions o;
    aortGraphTreeOptionsInit(&o);
    AORT_RETURN_IF_ERROR(readCallersStruct(options, o));
    Environment environment;
    environment.integer("AO_CAPTURE_POOL_BYTES", o.poolBytes);
    environment.integer("AO_CAPTURE_HOST_POOL_BYTES", o.hostPoolBytes);
    environment.integer("AO_CAPTURE_RERECORD_LIMIT", o.recaptureLimit);
    environment.integer("AO_CAPTURE_DEMOTE_AFTER", o.demoteAfter);
    environment.integer("AO_CAPTURE_VARIANT_LIMIT", o.variantLimit);
    environment.integer("AO_CAPTURE_SIZE_LIMIT", o.sizeLimit);
    environment.integer("AO_CAPTURE_SIZE_WARNING", o.sizeWarning);
    environment.flag("AO_CAPTURE_SKIP_WARMUP", o.skipWarmup);
    environment.flag("AO_CAPTURE_FORCE_WARMUP", o.forceWarmup);
    environment.flag("AO_CAPTURE_ERROR_ON_MOVED_STATIC", o.errorOnMovedStatic);
    environment.integer("AO_CAPTURE_CHECKS", o.checks);
    environment.flag("AO_CAPTURE_SYNCHRONIZE", o.synchronize);
    environment.flag("AO_CAPTURE_AUTOMATIC_STEPS", o.automaticSteps);
    environment.integer("AO_CAPTURE_EFFORT", o.effort);
    AORT_RETURN_IF_ERROR(environment.result());
    AORT_RETURN_IF_ERROR(GraphTree::check(o));
    size_t callers = options->structSize;
    std::memcpy(options, &o, std::min(callers, sizeof(o)));
    options->structSize = callers;
    return {};
  });
}
