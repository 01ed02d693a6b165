//===- Backends.h - The backends of this build ------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_BACKEND_BACKENDS_H
#define AO_RUNTIME_BACKEND_BACKENDS_H

#include "Backend.h"

#include <string_view>

namespace ao::runtime {

/// Makes one device; AORT_UNAVAILABLE where the backend is not in this build,
/// or the machine has no driver or no device of that ordinal.
using CreateDevice = Status (*)(const AortContextOptions &options,
                                int32_t ordinal, BackendSink &sink,
                                std::unique_ptr<BackendDevice> &device);

struct BackendInfo {
  AortBackend id;
  /// In AO_BACKEND and in statistics.
  const char *name;
  CreateDevice create;
};

/// In the order in which AORT_BACKEND_AUTO tries them.
extern const BackendInfo backends[2];

/// Null if there is none.
const BackendInfo *findBackend(AortBackend id);
const BackendInfo *findBackend(std::string_view name);

Status createCudaDevice(const AortContextOptions &options, int32_t ordinal,
                        BackendSink &sink,
                        std::unique_ptr<BackendDevice> &device);
Status createHostDevice(const AortContextOptions &options, int32_t ordinal,
                        BackendSink &sink,
                        std::unique_ptr<BackendDevice> &device);

} // namespace ao::runtime

#endif // AO_RUNTIME_BACKEND_BACKENDS_H
