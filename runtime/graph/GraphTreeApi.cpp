//===- GraphTreeApi.cpp - C API of CUDA graph trees -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../api/ApiSupport.h"
#include "../api/Context.h"
#include "GraphTree.h"
#include "GraphTreeTable.h"
#include "HandleRegistry.h"

#include <cerrno>
#include <cstdio>

using namespace ao::runtime;

namespace {

Status requireHandle(const void *handle, HandleKind kind, const char *what) {
  if (!handle)
    return nullArgument(what);
  if (isHandle(handle, kind))
    return {};
  return invalidArgument(std::string("no such ") + what +
                         " (destroyed, or never made)");
}

/// `body` under the tree's lock.
template <typename Body>
Status inTree(AortGraphTree *tree, Body &&body) {
  AORT_RETURN_IF_ERROR(requireHandle(tree, HandleKind::GraphTree, "tree"));
  GraphTreeLock lock;
  AORT_RETURN_IF_ERROR(lock.take(*tree->pool));
  return body();
}

/// Runs `body` under the lock of a result's pool, if the result is held.
template <typename Body>
Status inPool(AortBuffer *buffer, Body &&body) {
  AORT_RETURN_IF_ERROR(requireHandle(buffer, HandleKind::Buffer, "buffer"));
  GraphTreeLock lock;
  AORT_RETURN_IF_ERROR(lock.take(*buffer->pool));
  if (buffer->references == 0)
    return invalidState("result " +
                        quoted(buffer->info ? buffer->info->name.c_str() : "") +
                        " was released before");
  return body(*buffer->pool);
}

Status staleError(const AortBuffer &buffer) {
  if (AortGraphTree *tree = GraphTreeTable::of(buffer.pool->device).tree();
      tree && tree->pool.get() == buffer.pool)
    return tree->staleError(buffer);
  return {AORT_STALE, "result '" + buffer.info->name +
                          "' is stale, and its tree was destroyed"};
}

Status writeFile(const char *path, const std::string &text) {
  std::FILE *file = std::fopen(path, "w");
  if (!file)
    return {AORT_IO_ERROR, std::string("cannot write '") + path +
                               "': " + std::strerror(errno)};
  bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (std::fclose(file) == 0 && written)
    return {};
  return {AORT_IO_ERROR, std::string("cannot write '") + path + "'"};
}

} // namespace

//===----------------------------------------------------------------------===//
// Trees
//===----------------------------------------------------------------------===//

AortStatus aortGraphTreeCreate(AortDevice *device,
                               const AortGraphTreeOptions *options,
                               AortGraphTree **tree) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(device);
    AORT_REQUIRE(tree);
    AortGraphTreeOptions complete;
    aortGraphTreeOptionsInit(&complete);
    if (options)
      AORT_RETURN_IF_ERROR(readCallersStruct(options, complete));
    AORT_RETURN_IF_ERROR(GraphTree::check(complete));
    if (GraphTreeTable::of(*device).tree())
      return invalidState("the device has a tree");
    auto fresh = std::make_unique<AortGraphTree>(*device, complete);
    AORT_RETURN_IF_ERROR(fresh->open());
    AortGraphTree *made = fresh.get();
    AORT_RETURN_IF_ERROR(GraphTreeTable::of(*device).add(std::move(fresh)));
    *tree = made;
    return {};
  });
}

AortStatus aortGraphTreeDestroy(AortGraphTree *tree) {
  return guarded([&]() -> Status {
    AORT_RETURN_IF_ERROR(
        inTree(tree, [&]() -> Status { return tree->reset(); }));
    GraphTreeTable::of(tree->device).destroyTree();
    return {};
  });
}

AortGraphTree *aortDeviceGraphTree(AortDevice *device) {
  return device ? GraphTreeTable::of(*device).tree() : nullptr;
}

AortStatus aortGraphTreeReset(AortGraphTree *tree) {
  return guarded([&] { return inTree(tree, [&] { return tree->reset(); }); });
}

AortStatus aortGraphTreeShutdown(AortGraphTree *tree) {
  return guarded(
      [&] { return inTree(tree, [&] { return tree->shutdown(); }); });
}

AortStatus aortGraphTreeMarkStep(AortGraphTree *tree) {
  return guarded([&] {
    return inTree(tree, [&]() -> Status {
      tree->markStep();
      return {};
    });
  });
}

AortStatus aortContextMarkStep(AortContext *context) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    for (const auto &device : context->devices())
      if (AortGraphTree *tree = GraphTreeTable::of(*device).tree())
        AORT_RETURN_IF_ERROR(inTree(tree, [&]() -> Status {
          tree->markStep();
          return {};
        }));
    return {};
  });
}

AortStatus aortGraphTreeBeginBackward(AortGraphTree *tree) {
  return guarded([&] {
    return inTree(tree, [&]() -> Status {
      tree->beginBackward();
      return {};
    });
  });
}

AortStatus aortGraphTreeRandomState(AortGraphTree *tree,
                                    AortRandomState *state) {
  return guarded([&] {
    return inTree(tree, [&]() -> Status {
      AORT_REQUIRE(state);
      return tree->randomState(state);
    });
  });
}

AortStatus aortGraphTreeSetRandomState(AortGraphTree *tree,
                                       const AortRandomState *state) {
  return guarded([&] {
    return inTree(tree, [&]() -> Status {
      AORT_REQUIRE(state);
      return tree->setRandomState(*state);
    });
  });
}

AortStatus aortGraphTreeRegisterRandomState(AortGraphTree *tree,
                                            AortRandomState *state) {
  return guarded([&] {
    return inTree(tree, [&] { return tree->registerRandomState(state); });
  });
}

AortStatus aortGraphTreeStatistics(AortGraphTree *tree,
                                   AortGraphTreeStatistics *statistics) {
  return guarded([&] {
    return inTree(tree, [&]() -> Status {
      AORT_REQUIRE(statistics);
      return fillCallersStruct(tree->statistics(), statistics);
    });
  });
}

AortStatus aortGraphTreeCheck(AortGraphTree *tree) {
  return guarded(
      [&] { return inTree(tree, [&] { return tree->checkAll(); }); });
}

AortStatus aortGraphTreeJson(AortGraphTree *tree, char *buffer, size_t capacity,
                             size_t *needed) {
  return guarded([&] {
    return inTree(tree, [&]() -> Status {
      AORT_REQUIRE(buffer || capacity == 0);
      writeText(tree->json(), buffer, capacity, needed);
      return {};
    });
  });
}

AortStatus aortGraphTreeWriteDot(AortGraphTree *tree, const char *path) {
  return guarded([&] {
    return inTree(tree, [&]() -> Status {
      AORT_REQUIRE(path);
      return writeFile(path, tree->dot());
    });
  });
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

AortStatus aortGraphTreeAddFunction(AortGraphTree *tree,
                                    const AortFunctionSpec *spec,
                                    AortFunction **function) {
  return guarded([&] {
    return inTree(tree, [&]() -> Status {
      AORT_REQUIRE(spec);
      AORT_REQUIRE(function);
      AortFunctionSpec complete{};
      AORT_RETURN_IF_ERROR(readCallersStruct(spec, complete));
      std::unique_ptr<AortFunction> fresh;
      AORT_RETURN_IF_ERROR(AortFunction::create(complete, fresh));
      AortFunction *made = fresh.get();
      AORT_RETURN_IF_ERROR(tree->addFunction(std::move(fresh)));
      *function = made;
      return {};
    });
  });
}

AortStatus aortFunctionDestroy(AortFunction *function) {
  return guarded([&]() -> Status {
    AORT_RETURN_IF_ERROR(
        requireHandle(function, HandleKind::Function, "function"));
    AortGraphTree *tree = function->tree;
    return inTree(tree, [&] { return tree->destroyFunction(function); });
  });
}

AortStatus ao::runtime::runFunction(AortFunction *function,
                                    const AortArgument *arguments,
                                    int32_t argumentCount, AortBuffer **results,
                                    int32_t resultCount, bool beginsSteps,
                                    bool &isStepFailure) {
  return guarded([&]() -> Status {
    AORT_RETURN_IF_ERROR(
        requireHandle(function, HandleKind::Function, "function"));
    AORT_REQUIRE(arguments || argumentCount == 0);
    AORT_REQUIRE(results || resultCount == 0);
    AortGraphTree *tree = function->tree;
    return inTree(tree, [&] {
      std::vector<AortBuffer *> &handed = tree->handed(resultCount);
      Status ran = tree->run(*function, arguments, argumentCount, handed.data(),
                             resultCount, beginsSteps);
      isStepFailure = !tree->takeStepFailure().ok();
      if (ran.ok())
        std::copy(handed.begin(), handed.end(), results);
      return ran;
    });
  });
}

AortStatus aortFunctionRun(AortFunction *function,
                           const AortArgument *arguments, int32_t argumentCount,
                           AortBuffer **results, int32_t resultCount) {
  bool isStepFailure = false;
  AortStatus status =
      runFunction(function, arguments, argumentCount, results, resultCount,
                  /*beginsSteps=*/true, isStepFailure);
  // Last, because the handler may jump away.
  if (isStepFailure && status != AORT_OK)
    function->tree->device.failedInStep(status, aortLastErrorMessage());
  return status;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

AortStatus aortBufferRetain(AortBuffer *buffer) {
  return guarded([&] {
    return inPool(buffer, [&](GraphTreePool &pool) -> Status {
      pool.hand(*buffer);
      return {};
    });
  });
}

AortStatus aortBufferRelease(AortBuffer *buffer) {
  return guarded([&]() -> Status {
    GraphTreePool *last = nullptr;
    Status status = inPool(buffer, [&](GraphTreePool &pool) {
      Status released = pool.release(*buffer);
      if (pool.isClosed && pool.heldResults() == 0)
        last = &pool;
      return released;
    });
    if (last)
      GraphTreeTable::of(last->device).dropPool(last);
    return status;
  });
}

AortStatus aortBufferMap(AortBuffer *buffer, void **pointer) {
  return guarded([&] {
    return inPool(buffer, [&](GraphTreePool &) -> Status {
      AORT_REQUIRE(pointer);
      if (buffer->isStale())
        return staleError(*buffer);
      *pointer = buffer->pointer();
      return {};
    });
  });
}

AortStatus aortBufferDetach(AortBuffer *buffer) {
  return guarded([&] {
    return inPool(buffer, [&](GraphTreePool &pool) -> Status {
      if (buffer->isStale())
        return staleError(*buffer);
      return pool.detach(*buffer->storage);
    });
  });
}

AortStatus aortBufferInfo(AortBuffer *buffer, AortBufferInfo *info) {
  return guarded([&] {
    return inPool(buffer, [&](GraphTreePool &) -> Status {
      AORT_REQUIRE(info);
      const ResultInfo &known = *buffer->info;
      AortBufferInfo complete{};
      complete.name = known.name.c_str();
      complete.origin = known.origin.c_str();
      complete.function = known.function.c_str();
      complete.side = buffer->storage->side;
      complete.bytes = known.bytes;
      complete.rank = static_cast<int32_t>(known.sizes.size());
      complete.elementBytes = known.elementBytes;
      complete.sizes = known.sizes.data();
      complete.references = buffer->references;
      complete.generation = buffer->generation;
      complete.isStale = buffer->isStale();
      complete.isPooled = buffer->storage->ownership == Ownership::Pool;
      complete.strides = known.strides.empty() ? nullptr : known.strides.data();
      complete.offset = buffer->offset;
      return fillCallersStruct(complete, info);
    });
  });
}
