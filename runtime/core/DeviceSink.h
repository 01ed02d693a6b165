//===- DeviceSink.h - Reports of devices ------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_DEVICESINK_H
#define AO_RUNTIME_CORE_DEVICESINK_H

#include "../backend/Status.h"

namespace ao::runtime {

/// The receiver of a device's reports that no call can return. Called on any
/// thread.
class DeviceSink {
public:
  virtual ~DeviceSink() = default;
  virtual void warn(const std::string &message) const = 0;
  /// Reports a failure of lowered code to the error handler, which may not
  /// return.
  virtual void failedInStep(AortStatus status, const char *message) = 0;
  /// Something failed after its call had returned.
  virtual void failed(const Status &status) = 0;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_DEVICESINK_H
