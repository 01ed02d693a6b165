//===- CudaBlas.h - Matrix products through cuBLAS --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CUDA_CUDABLAS_H
#define AO_RUNTIME_CUDA_CUDABLAS_H

#include "../backend/Backend.h"
#include "CudaDriver.h"

#include <mutex>
#include <string>

namespace ao::runtime {

/// cuBLAS of one device, loaded at the first product. The caller makes the
/// device's context current. The first product that the library does not do is
/// a warning: the kernel that does it instead is many times slower.
class CudaBlas {
public:
  struct Config {
    /// Path or name; empty: the usual names. "none": no library is wanted.
    std::string library;
    bool tf32 = false;
  };
  CudaBlas(const CudaDriver &driver, BackendSink &sink, Config config)
      : driver(driver), sink(sink), config(std::move(config)) {}
  /// Frees the workspace and the library's handle.
  void close();

  Status matmul(const AortMatmul &matmul, CUstream stream);
  /// Loads the library, so that products load and allocate nothing. A missing
  /// library is not reported: there may be no products.
  void prepare();
  /// The workspace that products in a captured step need.
  int64_t workspaceBytes() const;

private:
  /// Returns an empty string or why there is no library.
  std::string load();
  std::string resolve(void *library);
  /// AORT_UNAVAILABLE; warns once.
  Status unavailable(const std::string &why);
  Status issue(const AortMatmul &matmul, CUstream stream);

  static constexpr int64_t workspaceSize = int64_t(32) << 20;
  const CudaDriver &driver;
  BackendSink &sink;
  const Config config;
  mutable std::mutex mutex;
  bool tried = false, warned = false;
  /// The reason why there is no library, if known.
  std::string missing;
  void *handle = nullptr;
  CUdeviceptr workspace = 0;

  // The part of cublas_v2.h that is used here; its header need not be there.
  using Handle = void *;
  int (*create)(Handle *) = nullptr;
  int (*destroy)(Handle) = nullptr;
  int (*setStream)(Handle, CUstream) = nullptr;
  int (*setWorkspace)(Handle, void *, size_t) = nullptr;
  int (*setMathMode)(Handle, int) = nullptr;
  int (*gemm)(Handle, int opA, int opB, int m, int n, int k, const void *alpha,
              const void *a, int typeA, int lda, long long strideA,
              const void *b, int typeB, int ldb, long long strideB,
              const void *beta, void *c, int typeC, int ldc, long long strideC,
              int batch, int computeType, int algorithm) = nullptr;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CUDA_CUDABLAS_H
