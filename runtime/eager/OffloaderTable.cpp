//===- OffloaderTable.cpp - The offloaders of one device ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderTable.h"
#include "Offloader.h"

#include <algorithm>

using namespace ao::runtime;

std::unique_ptr<DeviceExtension> OffloaderTable::create() {
  return std::make_unique<OffloaderTable>();
}

OffloaderTable &OffloaderTable::of(Device &device) {
  return static_cast<OffloaderTable &>(device.extension(create));
}

OffloaderTable::OffloaderTable() = default;
OffloaderTable::~OffloaderTable() = default;

void OffloaderTable::add(std::unique_ptr<AortOffloader> offloader) {
  std::lock_guard<std::mutex> lock(mutex);
  offloaders.push_back(std::move(offloader));
}

bool OffloaderTable::destroy(AortOffloader *offloader) {
  std::unique_ptr<AortOffloader> doomed;
  std::lock_guard<std::mutex> lock(mutex);
  auto it =
      std::find_if(offloaders.begin(), offloaders.end(),
                   [&](const auto &entry) { return entry.get() == offloader; });
  if (it == offloaders.end())
    return false;
  doomed = std::move(*it);
  offloaders.erase(it);
  return true;
}

void OffloaderTable::clear() {
  std::vector<std::unique_ptr<AortOffloader>> doomed;
  {
    std::lock_guard<std::mutex> lock(mutex);
    doomed.swap(offloaders);
  }
}
