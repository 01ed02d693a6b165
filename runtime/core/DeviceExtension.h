//===- DeviceExtension.h - State of other parts on a device -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_DEVICEEXTENSION_H
#define AO_RUNTIME_CORE_DEVICEEXTENSION_H

#include "../backend/Status.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ao::runtime {

/// The number of live objects of one kind, for the report of leaks.
struct LiveObjects {
  int64_t count;
  /// The noun in the singular.
  const char *name;
};

/// State that a part of the runtime outside the core keeps for each device.
class DeviceExtension {
public:
  virtual ~DeviceExtension() = default;
  /// Destroys the objects of the device, whose work has ended and whose memory
  /// still exists.
  virtual void clear() = 0;
  /// Frees memory at `pointer` if it belongs to the extension; otherwise
  /// returns nullopt, and the core frees it.
  virtual std::optional<Status> free(void *pointer) {
    (void)pointer;
    return std::nullopt;
  }
  virtual std::vector<LiveObjects> liveObjects() { return {}; }
};

/// Creates an extension of one kind; its address names the kind.
using DeviceExtensionFactory = std::unique_ptr<DeviceExtension> (*)();

/// The kinds in this build (runtime/Extensions.cpp), terminated by null.
extern const DeviceExtensionFactory deviceExtensionKinds[];

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_DEVICEEXTENSION_H
