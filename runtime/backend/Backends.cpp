//===- Backends.cpp - The backends of this build --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Backends.h"

using namespace ao::runtime;

const BackendInfo ao::runtime::backends[] = {
    {AORT_BACKEND_CUDA, "cuda", createCudaDevice},
    {AORT_BACKEND_HOST, "host", createHostDevice},
};

const BackendInfo *ao::runtime::findBackend(AortBackend id) {
  for (const BackendInfo &backend : backends)
    if (backend.id == id)
      return &backend;
  return nullptr;
}

const BackendInfo *ao::runtime::findBackend(std::string_view name) {
  for (const BackendInfo &backend : backends)
    if (backend.name == name)
      return &backend;
  return nullptr;
}
