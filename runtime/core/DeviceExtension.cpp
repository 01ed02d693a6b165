//===- DeviceExtension.cpp - State of other parts on a device -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceExtension.h"

using namespace ao::runtime;

/// A function's variable, because static initializers of other files use it.
static std::vector<DeviceExtensionFactory> &factories() {
  static std::vector<DeviceExtensionFactory> all;
  return all;
}

const std::vector<DeviceExtensionFactory> &
ao::runtime::deviceExtensionFactories() {
  return factories();
}

size_t ao::runtime::registerDeviceExtension(DeviceExtensionFactory factory) {
  factories().push_back(factory);
  return factories().size() - 1;
}
