//===- CudaUnavailable.cpp - The backend of builds without CUDA -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../backend/Backends.h"

using namespace ao::runtime;

Status ao::runtime::createCudaDevice(const AortContextOptions &, int32_t,
                                     BackendSink &,
                                     std::unique_ptr<BackendDevice> &) {
  return {AORT_UNAVAILABLE,
          "the CUDA backend is not in this build (no cuda.h was found)"};
}
