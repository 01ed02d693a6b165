//===- CudaBlas.cpp - Matrix products through cuBLAS ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaBlas.h"

#include <algorithm>
#include <dlfcn.h>
#include <limits>

using namespace ao::runtime;

namespace {

// Values of cublas_api.h and library_types.h.
constexpr int opNone = 0, opTranspose = 1;
constexpr int computeF32 = 68, computeTF32 = 77, defaultAlgorithm = -1;
constexpr int archMismatch = 8, notSupported = 15;
/// CUBLAS_DEFAULT_MATH | CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION
constexpr int noReducedPrecisionReduction = 16;

bool typeCode(AortElementType type, int &code) {
  switch (type) {
  case AORT_F32:
    code = 0;
    return true;
  case AORT_F16:
    code = 2;
    return true;
  case AORT_BF16:
    code = 14;
    return true;
  default:
    break;
  }
  return false;
}

bool fitsInt(const AortMatmul &matmul) {
  int64_t limit = std::numeric_limits<int>::max();
  return std::max({matmul.m, matmul.n, matmul.k, matmul.lda, matmul.ldb,
                   matmul.ldc, matmul.batch}) <= limit;
}

} // namespace

void CudaBlas::close() {
  if (handle)
    destroy(handle);
  handle = nullptr;
  if (workspace)
    driver.cuMemFreeFn(workspace);
  workspace = 0;
}

int64_t CudaBlas::workspaceBytes() const {
  std::lock_guard<std::mutex> lock(mutex);
  return workspace ? workspaceSize : 0;
}

Status CudaBlas::unavailable(const std::string &why) {
  if (!warned && config.library != "none")
    sink.warn("cuBLAS is unavailable (" + why +
              "); matrix products run as kernels, which are much slower; "
              "AO_CUBLAS names the library");
  warned = true;
  return {AORT_UNAVAILABLE, "cuBLAS is unavailable: " + why};
}

/// The library by name, or null.
static void *openLibrary(const std::string &library) {
  if (!library.empty())
    return dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
  for (const char *name : {"libcublas.so.13", "libcublas.so.12",
                           "libcublas.so.11", "libcublas.so"})
    if (void *found = dlopen(name, RTLD_NOW | RTLD_LOCAL))
      return found;
  return nullptr;
}

std::string CudaBlas::resolve(void *library) {
  auto find = [&](auto &function, const char *name) {
    function = reinterpret_cast<std::decay_t<decltype(function)>>(
        dlsym(library, name));
    return function != nullptr;
  };
  if (!find(create, "cublasCreate_v2") || !find(destroy, "cublasDestroy_v2") ||
      !find(setStream, "cublasSetStream_v2") ||
      !find(setWorkspace, "cublasSetWorkspace_v2") ||
      !find(setMathMode, "cublasSetMathMode") ||
      !find(gemm, "cublasGemmStridedBatchedEx"))
    return "the library lacks a function";
  if (create(&handle) != 0) {
    handle = nullptr;
    return "cublasCreate failed";
  }
  // Else long sums may be split, and their parts added up in bf16 or f16.
  setMathMode(handle, noReducedPrecisionReduction);
  // With a fixed workspace cuBLAS allocates nothing, which a capture requires,
  // and equal products have equal results.
  if (driver.cuMemAllocFn(&workspace, workspaceSize) != CUDA_SUCCESS)
    workspace = 0;
  return "";
}

std::string CudaBlas::load() {
  if (tried)
    return missing;
  tried = true;
  if (config.library == "none")
    missing = "it is not wanted";
  else if (void *library = openLibrary(config.library))
    missing = resolve(library);
  else
    missing = config.library.empty()
                  ? "no library found"
                  : "'" + config.library + "' cannot be loaded";
  return missing;
}

void CudaBlas::prepare() {
  std::lock_guard<std::mutex> lock(mutex);
  (void)load();
}

Status CudaBlas::matmul(const AortMatmul &matmul, CUstream stream) {
  std::lock_guard<std::mutex> lock(mutex);
  if (!fitsInt(matmul))
    return unavailable("a size does not fit");
  // Lines of no elements are no matrices to the library.
  if (matmul.k == 0)
    return {AORT_UNAVAILABLE, "the inner dimension is 0"};
  if (std::string why = load(); !why.empty())
    return unavailable(why);
  if (matmul.m == 0 || matmul.n == 0 || matmul.batch == 0)
    return {};
  return issue(matmul, stream);
}

/// Issues a product. cuBLAS is column-major and reads a row-major matrix as its
/// transpose: C = A·B becomes Cᵀ = Bᵀ·Aᵀ without a copy.
Status CudaBlas::issue(const AortMatmul &matmul, CUstream stream) {
  int inputType, outputType;
  if (!typeCode(matmul.inputType, inputType) ||
      !typeCode(matmul.outputType, outputType))
    return invalidArgument("matmul: unknown element type");
  auto narrow = [](int64_t value) { return static_cast<int>(value); };
  float alpha = 1, beta = matmul.accumulate ? 1 : 0;
  bool rounds = config.tf32 && matmul.inputType == AORT_F32;
  int result = setStream(handle, stream);
  // Setting the stream resets the workspace.
  if (result == 0 && workspace)
    result = setWorkspace(handle, reinterpret_cast<void *>(workspace),
                          workspaceSize);
  if (result == 0)
    result =
        gemm(handle, matmul.transposeB ? opTranspose : opNone,
             matmul.transposeA ? opTranspose : opNone, narrow(matmul.n),
             narrow(matmul.m), narrow(matmul.k), &alpha, matmul.b, inputType,
             narrow(matmul.ldb), matmul.strideB, matmul.a, inputType,
             narrow(matmul.lda), matmul.strideA, &beta, matmul.c, outputType,
             narrow(matmul.ldc), matmul.strideC, narrow(matmul.batch),
             rounds ? computeTF32 : computeF32, defaultAlgorithm);
  if (result == 0)
    return {};
  // Nothing was issued, so a kernel can do it.
  if (result == notSupported || result == archMismatch)
    return unavailable("a product is not supported, status " +
                       std::to_string(result));
  return {AORT_DEVICE_ERROR,
          "cuBLAS matrix product failed (" + std::to_string(result) + ")"};
}
