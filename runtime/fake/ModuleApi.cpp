//===- ModuleApi.cpp - Modules and kernels of the stand-in ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Api.h"
#include "ByteRanges.h"
#include "FatBinary.h"
#include "ptx/Machine.h"
#include "ptx/Parser.h"

#include <cstdlib>
#include <cstring>

using namespace ao::fake;

namespace {

/// The accesses of a kernel, by buffer.
class LaunchMemory final : public ptx::DeviceAccess {
public:
  explicit LaunchMemory(Driver &driver) : driver(driver) {}

  char *access(uint64_t address, uint32_t bytes, bool writes) override {
    if (!recent || !recent->holds(address, bytes))
      recent = open(address, bytes);
    if (!recent)
      return nullptr;
    (writes ? recent->thread.written : recent->thread.read)
        .add(address, address + bytes);
    return recent->buffer->at(address);
  }

  /// Threads run in any order and at the same time between two barriers, and so
  /// do blocks: what one of them writes is touched by no other.
  std::string endThread() override {
    for (Window &window : windows)
      if (const char *what = window.phase.add(window.thread))
        return std::string("a race with another thread on what it ") + what;
    return "";
  }
  void passBarrier() override {
    for (Window &window : windows)
      window.block.take(window.phase);
  }
  std::string endBlock() override {
    passBarrier();
    for (Window &window : windows)
      if (const char *what = window.all.add(window.block))
        return std::string("a race with another block on what it ") + what;
    return "";
  }

  /// Looks for races with other work.
  CUresult report() {
    for (Window &window : windows)
      for (bool writes : {false, true})
        for (auto [first, last] : writes ? window.all.written : window.all.read)
          if (CUresult result =
                  driver.note(*window.buffer, first, last, writes))
            return result;
    return CUDA_SUCCESS;
  }

private:
  struct Touched {
    ByteRanges read, written;

    /// Adds what `other` has, which is empty then.
    void take(Touched &other) {
      read.take(other.read);
      written.take(other.written);
    }
    /// The same if both may have happened at the same time. Otherwise what
    /// `other` does with bytes that are touched here: a race.
    const char *add(Touched &other) {
      for (auto [first, last] : other.written)
        if (written.overlaps(first, last) || read.overlaps(first, last))
          return "writes";
      for (auto [first, last] : other.read)
        if (written.overlaps(first, last))
          return "reads";
      take(other);
      return nullptr;
    }
  };
  struct Window {
    Buffer *buffer;
    /// Accesses of the running thread; of the threads that have reached the
    /// next barrier; of the block up to the last barrier; of the blocks before.
    Touched thread, phase, block, all;
    bool holds(uint64_t address, uint32_t bytes) const {
      return address >= buffer->address &&
             address + bytes <= buffer->address + buffer->bytes;
    }
  };

  Window *open(uint64_t address, uint32_t bytes) {
    for (Window &window : windows)
      if (window.holds(address, bytes))
        return &window;
    Buffer *buffer = driver.memory.find(address, bytes);
    // Pinned memory would do on a device, at the speed of its link.
    if (!buffer || buffer->kind == MemoryKind::Pinned ||
        buffer->kind == MemoryKind::Registered)
      return nullptr;
    windows.push_back({buffer, {}, {}, {}, {}});
    return &windows.back();
  }

  Driver &driver;
  std::deque<Window> windows;
  Window *recent = nullptr;
};

} // namespace

FAKE cuModuleLoadData(CUmodule *module, const void *image) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  driver.log("cuModuleLoadData %p", image);
  auto fresh = std::make_unique<Module>();
  fresh->skipped = std::getenv("AO_FAKE_SKIP_KERNELS") != nullptr;
  if (!fresh->skipped) {
    std::string text;
    std::string error = readImage(image, text);
    if (error.empty())
      error = ptx::parse(text, fresh->program);
    if (!error.empty()) {
      std::fprintf(stderr, "fake driver: %s\n", error.c_str());
      return CUDA_ERROR_INVALID_IMAGE;
    }
  }
  for (size_t i = 0; i < fresh->program.variables.size(); ++i) {
    const ptx::Variable &variable = fresh->program.variables[i];
    // As far from the start of what is allocated as it is aligned, and so at no
    // multiple of more than that.
    Buffer *buffer = driver.memory.allocate(
        MemoryKind::Variable, variable.alignment + variable.initial.size());
    if (!buffer)
      return CUDA_ERROR_OUT_OF_MEMORY;
    std::memcpy(buffer->host + variable.alignment, variable.initial.data(),
                variable.initial.size());
    fresh->program.place(i, buffer->address + variable.alignment);
    fresh->variables.push_back(buffer->address);
  }
  driver.modules.insert(fresh.get());
  *module = reinterpret_cast<CUmodule>(fresh.release());
  return CUDA_SUCCESS;
}

FAKE cuModuleUnload(CUmodule module) {
  ENTER();
  auto *doomed = reinterpret_cast<Module *>(module);
  REQUIRE(driver.modules.erase(doomed));
  // Launches that have not run refer to it.
  driver.synchronizeAll();
  for (uint64_t variable : doomed->variables)
    driver.memory.release(variable);
  delete doomed;
  return CUDA_SUCCESS;
}

FAKE cuModuleGetFunction(CUfunction *function, CUmodule module,
                         const char *name) {
  ENTER();
  auto *m = reinterpret_cast<Module *>(module);
  REQUIRE(driver.modules.count(m));
  auto kernel = m->program.kernels.find(name);
  if (!m->skipped && kernel == m->program.kernels.end())
    return CUDA_ERROR_NOT_FOUND;
  // With lazy loading of modules, this loads the kernel.
  if (!m->functions.count(name))
    FORBID_UNSAFE_IN_CAPTURE();
  Function &found = m->functions[name];
  if (!m->skipped)
    found.kernel = &kernel->second;
  *function = reinterpret_cast<CUfunction>(&found);
  return CUDA_SUCCESS;
}

/// The limit of a large GPU.
static constexpr unsigned mostSharedBytes = 227 * 1024;

FAKE cuFuncSetAttribute(CUfunction function, CUfunction_attribute attribute,
                        int value) {
  ENTER();
  if (attribute != CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES ||
      value < 0 || value > static_cast<int>(mostSharedBytes))
    return CUDA_ERROR_INVALID_VALUE;
  reinterpret_cast<Function *>(function)->mostSharedBytes =
      static_cast<unsigned>(value);
  return CUDA_SUCCESS;
}

/// Limits of every device.
static bool isLaunchable(const ptx::Launch &launch, const Function &function) {
  const ptx::Kernel *kernel = function.kernel;
  uint64_t threads = 1;
  for (int i = 0; i < 3; ++i) {
    threads *= launch.block[i];
    if (launch.grid[i] == 0 || launch.block[i] == 0 ||
        launch.grid[i] > (i == 0 ? 0x7fffffffu : 65535u))
      return false;
  }
  unsigned limit = kernel && kernel->maxThreads ? kernel->maxThreads : 1024;
  unsigned fixedSharedBytes = kernel ? kernel->sharedBytes : 0;
  return threads <= limit && launch.block[2] <= 64 &&
         launch.dynamicSharedBytes <= function.mostSharedBytes &&
         launch.dynamicSharedBytes + fixedSharedBytes <= mostSharedBytes;
}

static CUresult runKernel(const ptx::Kernel &kernel,
                          const ptx::Launch &launch) {
  Driver &driver = Driver::get();
  LaunchMemory memory(driver);
  if (std::string error = ptx::Machine(kernel, launch, memory).run();
      !error.empty())
    return driver.fail(CUDA_ERROR_ILLEGAL_ADDRESS, error);
  return memory.report();
}

FAKE cuLaunchKernel(CUfunction function, unsigned gridX, unsigned gridY,
                    unsigned gridZ, unsigned blockX, unsigned blockY,
                    unsigned blockZ, unsigned sharedBytes, CUstream stream,
                    void **parameters, void **) {
  ENTER();
  REQUIRE(driver.streams.count(streamOf(stream)));
  const auto &launched = *reinterpret_cast<Function *>(function);
  const ptx::Kernel *kernel = launched.kernel;
  ptx::Launch launch;
  launch.grid = {gridX, gridY, gridZ};
  launch.block = {blockX, blockY, blockZ};
  launch.dynamicSharedBytes = sharedBytes;
  launch.reversed = driver.reversed;
  launch.shuffle = driver.shuffle;
  if (!isLaunchable(launch, launched))
    return CUDA_ERROR_INVALID_VALUE;
  driver.log("cuLaunchKernel %p", addressOf(stream));
  if (!kernel)
    return driver.submit(streamOf(stream), "a kernel",
                         [] { return CUDA_SUCCESS; });
  launch.parameters.resize(kernel->parameterBytes);
  for (size_t i = 0; i < kernel->parameters.size(); ++i)
    std::memcpy(launch.parameters.data() + kernel->parameters[i].offset,
                parameters[i], kernel->parameters[i].bytes);
  return driver.submit(streamOf(stream), "'" + kernel->name + "'",
                       [kernel, launch = std::move(launch)] {
                         return runKernel(*kernel, launch);
                       });
}

FAKE cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction function,
                      void **parameters, void **extra) {
  if (config->numAttrs != 1 ||
      config->attrs[0].id != CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
    return CUDA_ERROR_INVALID_VALUE;
  return cuLaunchKernel(function, config->gridDimX, config->gridDimY,
                        config->gridDimZ, config->blockDimX, config->blockDimY,
                        config->blockDimZ, config->sharedMemBytes,
                        config->hStream, parameters, extra);
}
