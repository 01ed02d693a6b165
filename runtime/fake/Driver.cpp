//===- Driver.cpp - Order and execution of work ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Api.h"

#include <algorithm>
#include <cstdarg>
#include <cstdlib>

using namespace ao::fake;

Driver &Driver::get() {
  static auto *driver = [] {
    auto *fresh = new Driver;
    fresh->streams.insert(&fresh->legacy);
    if (const char *path = std::getenv("AO_FAKE_LOG"))
      fresh->logFile = std::fopen(path, "a");
    fresh->reversed = std::getenv("AO_FAKE_REVERSE") != nullptr;
    if (const char *seed = std::getenv("AO_FAKE_SHUFFLE"))
      fresh->shuffle = static_cast<uint32_t>(std::strtoul(seed, nullptr, 10));
    fresh->variesProducts = std::getenv("AO_FAKE_VARY_PRODUCTS") != nullptr;
    if (const char *wait = std::getenv("AO_FAKE_DROP_WAIT"))
      fresh->droppedWait = std::strtoll(wait, nullptr, 10);
    return fresh;
  }();
  return *driver;
}

void Driver::log(const char *format, ...) {
  if (!logFile)
    return;
  va_list arguments;
  va_start(arguments, format);
  std::vfprintf(logFile, format, arguments);
  va_end(arguments);
  std::fputc('\n', logFile);
  // The process may end without closing the file.
  std::fflush(logFile);
}

bool Driver::capturing() const {
  return std::any_of(streams.begin(), streams.end(), [](Stream *stream) {
    return stream->capture &&
           stream->capture->thread == std::this_thread::get_id();
  });
}

CUresult Driver::breakCapture(CUresult result) {
  for (Stream *stream : streams)
    if (stream->capture &&
        stream->capture->thread == std::this_thread::get_id())
      stream->capture->isBroken = true;
  return result;
}

CUresult Driver::submit(Stream *stream, std::string what, Action action) {
  if (stream->capture) {
    if (stream->capture->isBroken)
      return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    std::map<Stream *, uint64_t> &clock = stream->capture->clocks[stream];
    ++clock[stream];
    stream->capture->graph->nodes.push_back(
        {std::move(what), std::move(action), stream, clock});
    return CUDA_SUCCESS;
  }
  ++workGiven;
  join(stream->clock, hostClock);
  ++stream->submitted;
  stream->clock[stream->number] = stream->submitted;
  auto fresh = std::make_shared<Moment>();
  *fresh = {stream->number, stream->submitted, stream->clock, std::move(what)};
  stream->pending.push_back({std::move(fresh), std::move(action)});
  return CUDA_SUCCESS;
}

UserObject::~UserObject() {
  // The destructor of an object is not permitted to call the driver.
  inHostCode() = true;
  destroy(data);
  inHostCode() = false;
}

CUresult Driver::launch(Stream *stream, Graph &executable) {
  join(stream->clock, hostClock);
  Clock before = stream->clock, after;
  for (const Graph::Node &node : executable.nodes) {
    auto &[number, last] = executable.branches[node.stream];
    if (number == 0)
      number = ++streamsMade;
    before[number] = last;
    after[number] = std::max(after[number], last + node.seen.at(node.stream));
  }
  std::vector<std::shared_ptr<const Moment>> moments;
  for (const Graph::Node &node : executable.nodes) {
    auto fresh = std::make_shared<Moment>();
    fresh->seen = before;
    for (auto [other, position] : node.seen)
      if (auto it = executable.branches.find(other);
          it != executable.branches.end())
        fresh->seen[it->second.first] = it->second.second + position;
    fresh->stream = executable.branches[node.stream].first;
    fresh->sequence = fresh->seen[fresh->stream];
    fresh->what = node.what;
    moments.push_back(std::move(fresh));
  }
  for (auto &[captured, branch] : executable.branches)
    branch.second = std::max(branch.second, after[branch.first]);
  CUresult result =
      submit(stream, "a graph",
             [nodes = executable.nodes, objects = executable.objects,
              moments = std::move(moments)] {
               for (size_t i = 0; i < nodes.size(); ++i) {
                 Driver::get().moment = moments[i];
                 if (CUresult failed = nodes[i].action())
                   return failed;
               }
               return CUDA_SUCCESS;
             });
  if (!stream->capture)
    join(stream->clock, after);
  return result;
}

void Driver::runUntil(Stream *stream, uint64_t sequence) {
  while (stream->done < sequence) {
    Work work = std::move(stream->pending.front());
    stream->pending.pop_front();
    // A wait runs other streams.
    std::shared_ptr<const Moment> outer = std::move(moment);
    moment = work.moment;
    // Nothing runs on a device after a fault.
    CUresult result = fault == CUDA_SUCCESS ? work.action() : fault;
    moment = std::move(outer);
    if (fault == CUDA_SUCCESS)
      fault = result;
    ++stream->done;
  }
}

void Driver::synchronize(Stream *stream) {
  runUntil(stream, stream->submitted);
  join(hostClock, stream->clock);
}

void Driver::synchronizeAll() {
  for (Stream *stream : streams)
    synchronize(stream);
}

CUresult Driver::fail(CUresult result, const std::string &message) {
  if (fault == CUDA_SUCCESS) {
    std::fprintf(stderr, "fake driver: %s\n", message.c_str());
    fault = result;
    faultMessage = message;
  }
  return result;
}

CUresult Driver::note(Buffer &buffer, uint64_t first, uint64_t last,
                      bool writes) {
  std::string race = buffer.history.note(first, last, writes, moment);
  return race.empty() ? CUDA_SUCCESS
                      : fail(CUDA_ERROR_UNKNOWN, "race: " + race);
}

char *Driver::access(uint64_t address, size_t bytes, bool writes) {
  Buffer *buffer = memory.find(address, bytes);
  if (!buffer) {
    if (!Memory::isDevice(address))
      return reinterpret_cast<char *>(address);
    fail(CUDA_ERROR_ILLEGAL_ADDRESS,
         moment->what + " touches memory that is not in one buffer, or was " +
             "freed");
    return nullptr;
  }
  if (note(*buffer, address, address + bytes, writes))
    return nullptr;
  return buffer->at(address);
}
