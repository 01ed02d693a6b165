//===- OffloaderTable.h - The offloaders of one device ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_EAGER_OFFLOADERTABLE_H
#define AO_RUNTIME_EAGER_OFFLOADERTABLE_H

#include "../core/Device.h"

#include <memory>
#include <mutex>
#include <vector>

struct AortOffloader;

namespace ao::runtime {

/// Owns the offloaders, so that none outlives its device. Thread-safe; an
/// offloader is never destroyed under the lock.
class OffloaderTable final : public DeviceExtension {
public:
  static std::unique_ptr<DeviceExtension> create();
  static OffloaderTable &of(Device &device);

  OffloaderTable();
  ~OffloaderTable() override;
  void add(std::unique_ptr<AortOffloader> offloader);
  /// Returns false if the offloader is not in the table.
  bool destroy(AortOffloader *offloader);
  void clear() override;

private:
  std::mutex mutex;
  std::vector<std::unique_ptr<AortOffloader>> offloaders;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_EAGER_OFFLOADERTABLE_H
