//===- BlasApi.cpp - The part of cuBLAS that the runtime uses -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Api.h"
#include "ptx/Numbers.h"

#include <cmath>
#include <cstring>

using namespace ao::fake;

#define BLAS extern "C" __attribute__((visibility("default"))) int

namespace {

// Values of cublas_api.h and library_types.h.
constexpr int success = 0, notInitialized = 1, allocFailed = 3,
              invalidValue = 7, notSupported = 15;
constexpr int typeF32 = 0, typeBF16 = 14;
constexpr int computeF32 = 68, computeTF32 = 77;

/// Bits of cublasSetMathMode.
constexpr int noReducedPrecisionReduction = 16;

struct Handle {
  Stream *stream = nullptr;
  int mathMode = 0;
  /// Written by every product, and forgotten when the stream is set.
  uint64_t workspace = 0;
  size_t workspaceBytes = 0;
};

/// A column-major matrix, as an operand of a batch of products.
struct Operand {
  uint64_t address;
  int type;
  bool transposed;
  int64_t rows, columns, leading, stride;

  int64_t elementBytes() const { return type == typeF32 ? 4 : 2; }
  /// Of all of the batch.
  size_t bytes(int batch) const {
    int64_t lines = transposed ? rows : columns;
    int64_t length = transposed ? columns : rows;
    int64_t last = (batch - 1) * stride + (lines - 1) * leading + length;
    return static_cast<size_t>(last * elementBytes());
  }
  bool isValid() const {
    return leading >= (transposed ? columns : rows) && leading > 0;
  }
  int64_t place(int64_t batch, int64_t row, int64_t column) const {
    return batch * stride +
           (transposed ? row * leading + column : column * leading + row);
  }
};

struct Product {
  Operand a, b, c;
  float alpha, beta;
  int batch;
  bool sumsBackwards;
  /// The library's TF32: inputs with 10 bits of fraction.
  bool roundsInputs;
  /// By default the library divides long sums and adds the partial sums in the
  /// type of the result.
  bool roundsParts;
  uint64_t workspace;
  size_t workspaceBytes;
};

float load(const char *memory, const Operand &operand, int64_t place) {
  const char *from = memory + place * operand.elementBytes();
  if (operand.type == typeF32) {
    float value;
    std::memcpy(&value, from, sizeof(value));
    return value;
  }
  ptx::BFloat16 narrow;
  std::memcpy(&narrow, from, sizeof(narrow));
  return narrow.widen();
}

float roundToTF32(float value) {
  if (!std::isfinite(value))
    return value;
  int exponent = 0;
  float fraction = std::frexp(value, &exponent);
  return std::ldexp(std::nearbyint(std::ldexp(fraction, 11)), exponent - 11);
}

void store(char *memory, const Operand &operand, int64_t place, float value) {
  char *to = memory + place * operand.elementBytes();
  if (operand.type == typeF32) {
    std::memcpy(to, &value, sizeof(value));
    return;
  }
  ptx::BFloat16 narrow = ptx::BFloat16::round(value);
  std::memcpy(to, &narrow, sizeof(narrow));
}

void multiply(const Product &p, const char *a, const char *b, char *c,
              int64_t batch) {
  for (int64_t column = 0; column < p.c.columns; ++column)
    for (int64_t row = 0; row < p.c.rows; ++row) {
      float sum = 0;
      for (int64_t i = 0; i < p.a.columns; ++i) {
        int64_t k = p.sumsBackwards ? p.a.columns - 1 - i : i;
        float left = load(a, p.a, p.a.place(batch, row, k));
        float right = load(b, p.b, p.b.place(batch, k, column));
        if (p.roundsInputs) {
          left = roundToTF32(left);
          right = roundToTF32(right);
        }
        sum += left * right;
        if (p.roundsParts && i + 1 == p.a.columns / 2)
          sum = ptx::BFloat16::round(sum).widen();
      }
      int64_t place = p.c.place(batch, row, column);
      // With a beta of 0 what is there is not read: it may be NaN.
      float before = p.beta == 0 ? 0 : p.beta * load(c, p.c, place);
      store(c, p.c, place, p.alpha * sum + before);
    }
}

CUresult run(const Product &p) {
  Driver &driver = Driver::get();
  char *a = driver.access(p.a.address, p.a.bytes(p.batch), /*writes=*/false);
  char *b = driver.access(p.b.address, p.b.bytes(p.batch), /*writes=*/false);
  char *c = driver.access(p.c.address, p.c.bytes(p.batch), /*writes=*/true);
  if (!a || !b || !c)
    return driver.fault;
  if (p.workspace &&
      !driver.access(p.workspace, p.workspaceBytes, /*writes=*/true))
    return driver.fault;
  for (int64_t batch = 0; batch < p.batch; ++batch)
    multiply(p, a, b, c, batch);
  return CUDA_SUCCESS;
}

bool isKnownType(int type) { return type == typeF32 || type == typeBF16; }

} // namespace

BLAS cublasCreate_v2(void **handle) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  if (enter(driver, __func__) != CUDA_SUCCESS)
    return notInitialized;
  // It allocates.
  if (driver.capturing() && !isRelaxed()) {
    driver.breakCapture(CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    return allocFailed;
  }
  *handle = new Handle;
  return success;
}
BLAS cublasDestroy_v2(void *handle) {
  delete static_cast<Handle *>(handle);
  return success;
}
BLAS cublasSetStream_v2(void *handle, CUstream stream) {
  auto *h = static_cast<Handle *>(handle);
  h->stream = streamOf(stream);
  h->workspace = 0;
  return success;
}
BLAS cublasSetWorkspace_v2(void *handle, void *workspace, size_t bytes) {
  auto *h = static_cast<Handle *>(handle);
  h->workspace = reinterpret_cast<uint64_t>(workspace);
  h->workspaceBytes = bytes;
  return h->workspace % 256 == 0 ? success : invalidValue;
}
BLAS cublasSetMathMode(void *handle, int mode) {
  static_cast<Handle *>(handle)->mathMode = mode;
  return success;
}

BLAS cublasGemmStridedBatchedEx(
    void *handle, int opA, int opB, int m, int n, int k, const float *alpha,
    uint64_t a, int typeA, int lda, long long strideA, uint64_t b, int typeB,
    int ldb, long long strideB, const float *beta, uint64_t c, int typeC,
    int ldc, long long strideC, int batch, int compute, int) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  if (auto it = driver.denied.find(__func__); it != driver.denied.end())
    return it->second;
  // The library supports half precision; this stand-in does not.
  if (!isKnownType(typeA) || typeA != typeB || !isKnownType(typeC))
    return notSupported;
  const auto &h = *static_cast<Handle *>(handle);
  Product p{{a, typeA, opA != 0, m, k, lda, strideA},
            {b, typeB, opB != 0, k, n, ldb, strideB},
            {c, typeC, false, m, n, ldc, strideC},
            *alpha,
            *beta,
            batch,
            driver.variesProducts && a / 512 % 2 == 1,
            compute == computeTF32,
            typeC != typeF32 && !(h.mathMode & noReducedPrecisionReduction),
            h.workspace,
            h.workspaceBytes};
  if (m < 1 || n < 1 || k < 1 || batch < 1 || !p.a.isValid() ||
      !p.b.isValid() || !p.c.isValid() ||
      (compute != computeF32 && compute != computeTF32))
    return invalidValue;
  driver.log("cublasGemm %d %d %d %d", m, n, k, batch);
  driver.submit(h.stream, "a product", [p] { return run(p); });
  return success;
}
