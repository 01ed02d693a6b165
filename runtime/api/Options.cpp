//===- Options.cpp - Options of a context ---------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../backend/HostLimits.h"
#include "ApiSupport.h"
#include "Context.h"
#include "Environment.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

using namespace ao::runtime;

void aortContextOptionsInit(AortContextOptions *options) {
  if (!options)
    return;
  *options = AortContextOptions{};
  options->structSize = sizeof(*options);
  options->backend = AORT_BACKEND_AUTO;
  options->deviceCount = 1;
  options->failPinningAfter = -1;
}

static Status checkOptions(const AortContextOptions &o) {
  if (o.deviceCount < 1 || o.deviceCount > 1024)
    return invalidArgument("device count must be 1 to 1024, got " +
                           std::to_string(o.deviceCount));
  if (o.deviceCapacity < 0 ||
      (o.hostBudget < 0 && o.hostBudget != AORT_HOST_BUDGET_AUTO))
    return invalidArgument("device capacity and host budget must not be "
                           "negative");
  if (!(o.offloadBytesPerSecond >= 0) || !(o.reloadBytesPerSecond >= 0) ||
      std::isinf(o.offloadBytesPerSecond) || std::isinf(o.reloadBytesPerSecond))
    return invalidArgument("link rates must be finite and not negative");
  if (o.pinnedBudget < 0)
    return invalidArgument("the pinned budget must not be negative");
  if (o.stagingBytes > 0 && o.stagingBytes < Staging::leastBytes)
    return invalidArgument("staging must have at least " +
                           std::to_string(Staging::leastBytes) +
                           " bytes, got " + std::to_string(o.stagingBytes));
  if (o.pinnedBudget > 0 && o.stagingBytes > o.pinnedBudget)
    return invalidArgument("staging of " + std::to_string(o.stagingBytes) +
                           " bytes does not fit into the pinned budget of " +
                           std::to_string(o.pinnedBudget));
  if (o.asyncCompute && !o.launchesOnly)
    return invalidArgument("asyncCompute needs launchesOnly: other compute "
                           "runs in the calling thread");
  if (o.offloadLatencyNs < 0 || o.reloadLatencyNs < 0)
    return invalidArgument("link latencies must not be negative");
  return {};
}

Status ao::runtime::readOptions(const AortContextOptions *given,
                                AortContextOptions &options) {
  aortContextOptionsInit(&options);
  if (given) {
    if (given->structSize < sizeof(size_t) ||
        given->structSize > 16 * sizeof(options))
      return invalidArgument(
          "context options were not made by aortContextOptionsInit");
    std::memcpy(&options, given, std::min(given->structSize, sizeof(options)));
    options.structSize = sizeof(options);
  }
  return checkOptions(options);
}

//===----------------------------------------------------------------------===//
// Environment
//===----------------------------------------------------------------------===//

AortStatus aortContextOptionsFromEnvironment(AortContextOptions *options) {
  return guarded([&]() -> Status {
    if (!options)
      return invalidArgument("null options");
    AortContextOptions o;
    AORT_RETURN_IF_ERROR(readOptions(options, o));
    Environment environment;
    int64_t devices = o.deviceCount;
    environment.backend("AO_BACKEND", o.backend);
    environment.integer("AO_DEVICE_COUNT", devices);
    environment.integer("AO_DEVICE_CAPACITY", o.deviceCapacity);
    environment.budget("AO_HOST_BUDGET", o.hostBudget);
    environment.integer("AO_PINNED_BUDGET", o.pinnedBudget);
    environment.integer("AO_STAGING_BYTES", o.stagingBytes);
    environment.path("AO_SYSTEM_ROOT", o.systemRoot);
    environment.number("AO_OFFLOAD_RATE", o.offloadBytesPerSecond);
    environment.number("AO_RELOAD_RATE", o.reloadBytesPerSecond);
    environment.integer("AO_OFFLOAD_LATENCY_NS", o.offloadLatencyNs);
    environment.integer("AO_RELOAD_LATENCY_NS", o.reloadLatencyNs);
    environment.flag("AO_SHARED_LINK", o.sharedLink);
    environment.flag("AO_MERGE_STREAMS", o.mergeTransferStreams);
    environment.flag("AO_POISON", o.poison);
    environment.seed("AO_INTERLEAVING_SEED", o.interleavingSeed,
                     o.interleaving);
    environment.flag("AO_PROFILE", o.profile);
    environment.flag("AO_TIMELINE", o.timeline);
    // Asynchronous compute requires that compute only launches.
    if (o.launchesOnly)
      environment.flag("AO_ASYNC_COMPUTE", o.asyncCompute);
    environment.path("AO_CUBLAS", o.blasLibrary);
    environment.flag("AO_TF32", o.tf32);
    AORT_RETURN_IF_ERROR(environment.result());
    o.deviceCount = static_cast<int32_t>(
        std::min<int64_t>(devices, std::numeric_limits<int32_t>::max()));
    AORT_RETURN_IF_ERROR(checkOptions(o));
    size_t known = std::min(options->structSize, sizeof(o));
    size_t callers = options->structSize;
    std::memcpy(options, &o, known);
    options->structSize = callers;
    return {};
  });
}

//===----------------------------------------------------------------------===//
// Limits of the host
//===----------------------------------------------------------------------===//

/// The part of one of the processes that a launcher, such as torchrun, has
/// started on this machine.
static Status readOwnLimits(const char *systemRoot, HostLimits &all,
                            HostLimits &own) {
  int64_t processes = 1;
  Environment environment;
  environment.count("LOCAL_WORLD_SIZE", processes);
  AORT_RETURN_IF_ERROR(environment.result());
  all = readHostLimits(systemRoot ? systemRoot : "");
  own = all.sharedBy(processes);
  return {};
}

Status ao::runtime::resolveHostBudget(AortContextOptions &options) {
  if (options.hostBudget != AORT_HOST_BUDGET_AUTO)
    return {};
  HostLimits all, own;
  AORT_RETURN_IF_ERROR(readOwnLimits(options.systemRoot, all, own));
  int64_t budget = own.budget();
  if (budget > 0)
    budget = std::max<int64_t>(budget / options.deviceCount, 1);
  options.hostBudget = budget;
  return {};
}

AortStatus aortHostLimits(const char *systemRoot, AortHostLimits *limits) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(limits);
    HostLimits all, own;
    AORT_RETURN_IF_ERROR(readOwnLimits(systemRoot, all, own));
    AortHostLimits result = {sizeof(result), all.memlock, all.cgroup, all.free,
                             own.budget()};
    return fillCallersStruct(result, limits);
  });
}
