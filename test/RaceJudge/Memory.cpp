//===- Memory.cpp - The buffers and copies of a run -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

#include <set>

using namespace mlir;
using namespace ao::judge;

View Memory::allocate(MemRefType type, bool holdsData) {
  View view;
  view.buffer = static_cast<int>(buffers.size());
  int64_t count = 1;
  for (int64_t size : llvm::reverse(type.getShape())) {
    view.sizes.insert(view.sizes.begin(), size);
    view.strides.insert(view.strides.begin(), count);
    count *= size;
  }
  Buffer &buffer = buffers.emplace_back();
  buffer.isHost = type.getMemorySpace() != nullptr;
  buffer.elements.resize(count);
  for (Element &element : buffer.elements)
    element.holdsData = holdsData;
  return view;
}

std::vector<Memory::Place> Memory::getPlaces(const View &view) {
  std::vector<int64_t> offsets{view.offset};
  for (auto [size, stride] : llvm::zip(view.sizes, view.strides)) {
    std::vector<int64_t> next;
    for (int64_t offset : offsets)
      for (int64_t i = 0; i < size; ++i)
        next.push_back(offset + i * stride);
    offsets = std::move(next);
  }
  std::vector<Place> places;
  int64_t count = view.buffer < 0 ? 0 : buffers[view.buffer].elements.size();
  for (int64_t offset : offsets) {
    if (offset < 0 || offset >= count) {
      meaningless("out of bounds");
      return {};
    }
    places.emplace_back(view.buffer, offset);
  }
  return places;
}

void Memory::touch(Place place, bool writes, bool isCopy) {
  const Element &element = buffers[place.first].elements[place.second];
  if (element.destinations > 0)
    fault("the destination of a copy is touched");
  if (element.sources > 0 && writes)
    fault("the source of a copy is overwritten");
  if (isBeside)
    beside.back()[place] |= writes;
  for (const std::map<Place, bool> &other : beside)
    if (auto it = other.find(place); isCopy && it != other.end())
      if (writes || it->second)
        fault("a copy names what an op that goes on touches");
  for (Log &log : logs)
    log.events[place].push_back({log.iteration, writes, isCopy});
}

void Memory::access(const View &view, bool writes) {
  for (Place place : getPlaces(view)) {
    if (buffers[place.first].isFreed)
      return meaningless("freed memory is touched");
    touch(place, writes, /*isCopy=*/false);
  }
}

Datum &Memory::getCell(const View &element) {
  return buffers[element.buffer].elements[element.offset].datum;
}

void Memory::free(const View &view) {
  if (view.buffer < 0 || buffers[view.buffer].isFreed)
    return meaningless("freed twice");
  end(view.buffer);
}

void Memory::end(int buffer) {
  for (size_t i = 0; i != buffers[buffer].elements.size(); ++i)
    touch({buffer, static_cast<int64_t>(i)}, /*writes=*/true,
          /*isCopy=*/false);
  buffers[buffer].isFreed = true;
}

int64_t Memory::getAddress(const View &view) const {
  return (view.buffer + 1) * kSpacing + view.offset;
}

View Memory::getAt(int64_t address) const {
  View view;
  view.buffer = static_cast<int>(address / kSpacing) - 1;
  view.offset = address % kSpacing;
  return view;
}

int64_t Memory::start(const View &source, const View &destination,
                      bool isReload) {
  Transfer transfer;
  transfer.source = source;
  transfer.destination = destination;
  transfer.reads = getPlaces(source);
  transfer.fills = getPlaces(destination);
  if (isOver())
    return 0;
  if (buffers[source.buffer].isFreed || buffers[destination.buffer].isFreed)
    fault("a copy names freed memory");
  for (Place place : transfer.reads) {
    touch(place, /*writes=*/false, /*isCopy=*/true);
    if (isReload && !buffers[place.first].elements[place.second].holdsData)
      fault("host memory without data is reloaded");
  }
  for (Place place : transfer.fills)
    touch(place, /*writes=*/true, /*isCopy=*/true);
  if (std::set(transfer.fills.begin(), transfer.fills.end()).size() !=
      transfer.fills.size())
    fault("a copy fills one element twice");
  for (Place place : transfer.reads)
    ++buffers[place.first].elements[place.second].sources;
  for (Place place : transfer.fills)
    ++buffers[place.first].elements[place.second].destinations;
  transfers.push_back(std::move(transfer));
  return transfers.size() - 1;
}

void Memory::wait(int64_t index, const View &keep, const View *destination) {
  Transfer &transfer = transfers[index];
  if (transfer.isDone)
    return fault("a transfer is waited for twice");
  // A view out of bounds is no name of an end.
  (void)getPlaces(keep);
  if (destination)
    (void)getPlaces(*destination);
  if (!(keep == transfer.source))
    fault("what is kept is not the source");
  if (destination && !(*destination == transfer.destination))
    fault("what is named as filled is not the destination");
  transfer.isDone = true;
  for (Place place : transfer.reads)
    --buffers[place.first].elements[place.second].sources;
  for (Place place : transfer.fills) {
    Element &element = buffers[place.first].elements[place.second];
    --element.destinations;
    element.holdsData = true;
  }
}

void Memory::finish() {
  for (const Transfer &transfer : transfers)
    if (!transfer.isDone)
      fault("a transfer is not waited for");
}

void Memory::leaveParallel() {
  for (const auto &[place, events] : logs.back().events)
    for (const Log::Event &copy : events)
      for (const Log::Event &other : events)
        if (copy.isCopy && copy.iteration != other.iteration &&
            (copy.writes || other.writes))
          fault("iterations at once touch what one of them copies");
  logs.pop_back();
}
