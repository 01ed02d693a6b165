//===- Options.cpp - Options of a context ---------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ApiSupport.h"
#include "Context.h"
#include "HostLimits.h"
#include "Tree.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <iterator>
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

namespace {

/// Reads variables until one does not parse.
class Environment {
public:
  void integer(const char *name, int64_t &target) {
    parse(name, [&](const char *text, char *&end) {
      target = std::strtoll(text, &end, 10);
      return target >= 0;
    });
  }
  void integer(const char *name, int32_t &target) {
    parse(
        name,
        [&](const char *text, char *&end) {
          long long value = std::strtoll(text, &end, 10);
          bool fits =
              value >= 0 && value <= std::numeric_limits<int32_t>::max();
          if (fits)
            target = static_cast<int32_t>(value);
          return fits;
        },
        "a number from 0 to 2147483647");
  }
  void count(const char *name, int64_t &target) {
    parse(
        name,
        [&](const char *text, char *&end) {
          target = std::strtoll(text, &end, 10);
          return target >= 1;
        },
        "a number from 1 on");
  }
  void budget(const char *name, int64_t &target) {
    const char *text = std::getenv(name);
    if (text && !std::strcmp(text, "auto"))
      target = AORT_HOST_BUDGET_AUTO;
    else
      integer(name, target);
  }
  void seed(const char *name, uint64_t &target, int32_t &enabled) {
    parse(name, [&](const char *text, char *&end) {
      target = std::strtoull(text, &end, 10);
      enabled = 1;
      return *text != '-';
    });
  }
  void number(const char *name, double &target) {
    parse(name, [&](const char *text, char *&end) {
      target = std::strtod(text, &end);
      return std::isfinite(target) && target >= 0;
    });
  }
  void flag(const char *name, int32_t &target) {
    int64_t value = target;
    integer(name, value);
    target = value != 0;
  }
  /// The pointer is into the environment and valid until that changes.
  void path(const char *name, const char *&target) {
    if (const char *text = std::getenv(name); text && *text)
      target = text;
  }
  void backend(const char *name, AortBackend &target) {
    const char *text = std::getenv(name);
    if (!text || !*text)
      return;
    if (const BackendInfo *backend = findBackend(std::string_view(text)))
      target = backend->id;
    else if (!std::strcmp(text, "auto"))
      target = AORT_BACKEND_AUTO;
    else
      fail(name, text, backendNames().c_str());
  }
  Status result() { return status; }

private:
  template <typename Parse>
  void parse(const char *name, Parse &&parseText,
             const char *expected = "a number that is not negative") {
    const char *text = std::getenv(name);
    if (!text || !*text)
      return;
    char *end = nullptr;
    errno = 0;
    bool inRange = parseText(text, end);
    if (!inRange || end == text || *end != '\0' || errno == ERANGE)
      fail(name, text, expected);
  }
  static std::string backendNames() {
    std::string names = "auto";
    for (const BackendInfo &backend : backends) {
      bool last = &backend == std::end(backends) - 1;
      names += (last ? " or " : ", ") + std::string(backend.name);
    }
    return names;
  }
  void fail(const char *name, const char *text, const char *expected) {
    if (status.ok())
      status =
          invalidArgument(std::string("environment variable ") + name +
                          ": expected " + expected + ", got '" + text + "'");
  }
  Status status;
};

} // namespace

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

AortStatus aortTreeOptionsFromEnvironment(AortTreeOptions *options) {
  return guarded([&]() -> Status {
    if (!options)
      return invalidArgument("null options");
    AortTreeOptions o;
    aortTreeOptionsInit(&o);
    AORT_RETURN_IF_ERROR(readCallersStruct(options, o));
    Environment environment;
    environment.integer("AO_CAPTURE_POOL_BYTES", o.poolBytes);
    environment.integer("AO_CAPTURE_HOST_POOL_BYTES", o.hostPoolBytes);
    environment.integer("AO_CAPTURE_RERECORD_LIMIT", o.rerecordLimit);
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
    AORT_RETURN_IF_ERROR(Tree::check(o));
    size_t callers = options->structSize;
    std::memcpy(options, &o, std::min(callers, sizeof(o)));
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
