//===- Context.cpp - Devices, limits and the first failure ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Context.h"
#include "ao/Support/TraceEventWriter.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <sys/stat.h>

using namespace ao;
using namespace ao::runtime;

Status AortContext::create(const AortContextOptions &options,
                           std::unique_ptr<AortContext> &context) {
  auto fresh = std::make_unique<AortContext>();
  fresh->options = options;
  if (options.driverLibrary) {
    fresh->driverLibrary = options.driverLibrary;
    fresh->options.driverLibrary = fresh->driverLibrary.c_str();
  }
  if (options.blasLibrary) {
    fresh->blasLibrary = options.blasLibrary;
    fresh->options.blasLibrary = fresh->blasLibrary.c_str();
  }
  Status status =
      invalidArgument("no such backend: " + std::to_string(options.backend));
  if (const BackendInfo *asked = findBackend(options.backend))
    status = fresh->open(*asked);
  else if (options.backend == AORT_BACKEND_AUTO)
    for (const BackendInfo &backend : backends)
      if (status = fresh->open(backend); status.code() != AORT_UNAVAILABLE)
        break;
  if (status.ok())
    context = std::move(fresh);
  return status;
}

Status AortContext::open(const BackendInfo &backend) {
  allDevices.clear();
  chosen = &backend;
  for (int32_t i = 0; i < options.deviceCount; ++i) {
    std::unique_ptr<AortDevice> device;
    AORT_RETURN_IF_ERROR(
        Device::create(backend, options, i, /*sink=*/*this, device));
    allDevices.push_back(std::move(device));
  }
  return {};
}

AortContext::~AortContext() {
  // Callbacks of callers may release device memory.
  ownCallbacks.clear();
  // Workers report to this object until their devices are gone.
  allDevices.clear();
}

void AortContext::failed(const Status &status) {
  std::lock_guard<std::mutex> lock(mutex);
  if (failure != AORT_OK)
    return;
  failure = status.code();
  failedAlready = true;
  failureMessage = status.message();
}

void AortContext::failedInStep(AortStatus status, const char *message) {
  AortErrorHandler call;
  void *data;
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (failure == AORT_OK) {
      failure = status;
      failedAlready = true;
      failureMessage = message;
    }
    call = handler;
    data = handlerData;
  }
  if (call)
    call(data, status, message);
}

AortStatus AortContext::firstFailure() const {
  std::lock_guard<std::mutex> lock(mutex);
  return failure;
}

const char *AortContext::firstFailureMessage() const {
  std::lock_guard<std::mutex> lock(mutex);
  return failureMessage.c_str();
}

void AortContext::clearFailure() {
  std::lock_guard<std::mutex> lock(mutex);
  failure = AORT_OK;
  failedAlready = false;
  failureMessage.clear();
  ownCallbacks.forgetQueued();
}

void AortContext::setHandler(AortErrorHandler newHandler, void *data) {
  std::lock_guard<std::mutex> lock(mutex);
  handler = newHandler;
  handlerData = data;
}

void AortContext::warn(const std::string &message) const {
  if (options.warning)
    options.warning(options.warningData, message.c_str());
  else
    std::fprintf(stderr, "warning: %s\n", message.c_str());
}

Status AortContext::checkLeaks() {
  std::string report;
  for (auto &device : allDevices)
    device->describeLeaks(report);
  ownCallbacks.describeLeaks(report);
  if (report.empty())
    return {};
  return {AORT_LEAK, "still alive: " + report};
}

std::string AortContext::statisticsJson() {
  JsonWriter json;
  json.beginDocument(schemas::statistics);
  json.field("backend", chosen->name);
  json.key("devices").beginArray();
  for (auto &device : allDevices)
    device->records().writeStatistics(json, device->name(), device->ordinal(),
                                      device->statistics());
  return json.endArray().endObject().newLine().take();
}

static Status cannotWrite(const char *path, const char *why) {
  return {AORT_IO_ERROR, std::string("cannot write '") + path + "': " + why};
}

Status AortContext::writeTimeline(const char *path) {
  TraceEventWriter writer;
  for (auto &device : allDevices)
    device->records().writeTimeline(writer, device->name(), device->ordinal());
  std::string text = writer.take();
  // A rename replaces a regular file at once, so that no reader sees a partial
  // file. Other files (a device, a pipe, a link) are written in place.
  struct stat info;
  bool replace = lstat(path, &info) != 0 || S_ISREG(info.st_mode);
  std::string temporary = replace ? std::string(path) + ".tmp" : path;
  std::FILE *file = std::fopen(temporary.c_str(), "w");
  if (!file)
    return cannotWrite(path, std::strerror(errno));
  bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  written = std::fclose(file) == 0 && written;
  if (written && (!replace || std::rename(temporary.c_str(), path) == 0))
    return {};
  const char *why = std::strerror(errno);
  if (replace)
    std::remove(temporary.c_str());
  return cannotWrite(path, why);
}
