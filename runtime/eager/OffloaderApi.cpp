//===- OffloaderApi.cpp - The C ABI of offloaders -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../api/ApiSupport.h"
#include "Offloader.h"
#include "OffloaderTable.h"

using namespace ao::runtime;

namespace {

Status checkParts(const AortDevice *device,
                  const std::vector<AortSaved> &parts) {
  if (parts.size() > AORT_MAX_PARTS)
    return invalidArgument("push: " + std::to_string(parts.size()) +
                           " parts, at most " + std::to_string(AORT_MAX_PARTS) +
                           " belong together");
  for (const AortSaved &part : parts) {
    AORT_RETURN_IF_ERROR(sameDevice(device, part.stream));
    if (part.ready && part.ready->device != device)
      return invalidArgument(quoted(part.name) +
                             ": its event belongs to another device");
    if (part.ready && part.ready->stream == 0)
      return invalidArgument(quoted(part.name) + ": its event is not recorded");
    bool isShaped = part.elementBytes > 0 && part.rank >= 0 &&
                    part.rank <= AORT_MAX_RANK &&
                    (part.rank == 0 || part.sizes);
    if (part.pointer && !isShaped)
      return invalidArgument(quoted(part.name) + ": element size " +
                             std::to_string(part.elementBytes) + ", rank " +
                             std::to_string(part.rank) + " or missing sizes");
  }
  return {};
}

} // namespace

//===----------------------------------------------------------------------===//
// Offloaders
//===----------------------------------------------------------------------===//

AortStatus aortOffloaderCreate(AortDevice *device,
                               const AortOffloaderOptions *options,
                               AortOffloader **offloader) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(options);
    AORT_REQUIRE(offloader);
    AortOffloaderOptions complete;
    aortOffloaderOptionsInit(&complete);
    AORT_RETURN_IF_ERROR(readCallersStruct(options, complete));
    AORT_RETURN_IF_ERROR(Offloader::check(*device, complete));
    auto fresh = std::make_unique<AortOffloader>(*device, complete);
    AORT_RETURN_IF_ERROR(fresh->open());
    *offloader = fresh.get();
    OffloaderTable::of(*device).add(std::move(fresh));
    return {};
  });
}

void aortOffloaderDestroy(AortOffloader *offloader) {
  if (offloader)
    OffloaderTable::of(offloader->device).destroy(offloader);
}

AortStatus aortOffloaderReset(AortOffloader *offloader) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    return offloader->reset();
  });
}

AortStatus aortOffloaderCheck(AortOffloader *offloader) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    return offloader->checkLeaks();
  });
}

AortStatus aortOffloaderStatistics(AortOffloader *offloader,
                                   AortOffloaderStatistics *statistics) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    AORT_REQUIRE(statistics);
    return fillCallersStruct(offloader->statistics(), statistics);
  });
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

AortStatus aortRunBegin(AortOffloader *offloader, int64_t id, AortRun **run) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    AORT_REQUIRE(run);
    return offloader->begin(id, *run);
  });
}

AortStatus aortRunEnd(AortRun *run) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(run);
    return run->offloader->end(*run, /*isAbort=*/false);
  });
}

AortStatus aortRunAbort(AortRun *run) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(run);
    return run->offloader->end(*run, /*isAbort=*/true);
  });
}

AortStatus aortRunForward(AortRun *run, int32_t layer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(run);
    return run->offloader->forward(*run, layer);
  });
}

AortStatus aortRunBackward(AortRun *run, int32_t layer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(run);
    return run->offloader->backward(*run, layer);
  });
}

AortStatus aortRunFinishBackward(AortRun *run) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(run);
    return run->offloader->finishBackward(*run);
  });
}

AortStatus aortRunState(AortRun *run, int32_t layer, AortLayerState *state) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(run);
    AORT_REQUIRE(state);
    return run->offloader->stateOf(*run, layer, *state);
  });
}

AortStatus aortRunSetStream(AortRun *run, AortStream *stream) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(run);
    AORT_RETURN_IF_ERROR(sameDevice(&run->offloader->device, stream));
    return run->offloader->setStream(*run, stream);
  });
}

AortStatus aortRunStartOffload(AortRun *run, int32_t layer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(run);
    return run->offloader->manual(*run, layer, Offloader::Manual::StartOffload);
  });
}

AortStatus aortRunRelease(AortRun *run, int32_t layer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(run);
    return run->offloader->manual(*run, layer, Offloader::Manual::Release);
  });
}

AortStatus aortRunStartReload(AortRun *run, int32_t layer) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(run);
    return run->offloader->manual(*run, layer, Offloader::Manual::StartReload);
  });
}

//===----------------------------------------------------------------------===//
// Saved tensors
//===----------------------------------------------------------------------===//

AortStatus aortRunPush(AortRun *run, const AortSaved *parts, int32_t n,
                       AortKey *key, AortDecision *decisions) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(run);
    AORT_REQUIRE(key);
    std::vector<AortSaved> saved;
    AORT_RETURN_IF_ERROR(readArray(parts, n, "push", saved));
    AortOffloader &offloader = *run->offloader;
    Status valid = checkParts(&offloader.device, saved);
    if (!valid.ok()) {
      offloader.releaseOwners(saved);
      return valid;
    }
    return offloader.push(*run, saved, *key, decisions);
  });
}

AortStatus aortRunPop(AortOffloader *offloader, AortKey key,
                      AortRestored *restored, int32_t n) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    std::vector<AortRestored> found;
    AORT_RETURN_IF_ERROR(readArray(restored, n, "pop", found));
    AORT_RETURN_IF_ERROR(offloader->pop(key, found));
    for (size_t i = 0; i < found.size(); ++i) {
      size_t size = found[i].structSize;
      std::memcpy(reinterpret_cast<char *>(restored) + i * size, &found[i],
                  std::min(size, sizeof(AortRestored)));
    }
    return {};
  });
}

//===----------------------------------------------------------------------===//
// Plans from a recorded step
//===----------------------------------------------------------------------===//

AortStatus aortOffloaderNextStep(AortOffloader *offloader) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    return offloader->nextStep();
  });
}

AortStatus aortOffloaderAbandonStep(AortOffloader *offloader) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    return offloader->abandonStep();
  });
}

AortStatus aortOffloaderBeginStep(AortOffloader *offloader,
                                  const AortStepStart *start) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    AORT_REQUIRE(start);
    AortStepStart complete{};
    complete.structSize = sizeof(complete);
    AORT_RETURN_IF_ERROR(readCallersStruct(start, complete));
    if (complete.startBytes < 0)
      return invalidArgument("begin of a step: 'startBytes' is negative");
    return offloader->beginStep(complete);
  });
}

AortStatus aortOffloaderStepState(AortOffloader *offloader,
                                  AortStepState *state) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    AORT_REQUIRE(state);
    return fillCallersStruct(offloader->stepState(), state);
  });
}

AortStatus aortOffloaderTrace(AortOffloader *offloader, char *buffer,
                              size_t capacity, size_t *needed) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    AORT_REQUIRE(buffer || capacity == 0);
    std::string text;
    AORT_RETURN_IF_ERROR(offloader->trace(text));
    writeText(text, buffer, capacity, needed);
    return {};
  });
}

AortStatus aortOffloaderSetPlan(AortOffloader *offloader, int64_t step,
                                const AortPlanCommand *commands, int64_t n) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    AORT_REQUIRE(commands || n == 0);
    if (n < 0)
      return invalidArgument("plan of " + std::to_string(n) + " commands");
    return offloader->setPlan(step, commands, n);
  });
}

AortStatus aortOffloaderSetSafe(AortOffloader *offloader, int64_t step) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    return offloader->setSafe(step);
  });
}

AortStatus aortRunDrop(AortOffloader *offloader, AortKey key) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(offloader);
    return offloader->drop(key);
  });
}
