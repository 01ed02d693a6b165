//===- DriverHarness.cpp - Fixture of the stand-in's tests ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DriverHarness.h"

using namespace ao::fake;

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// The address is in %rd1, the number in %r1.
static std::string entry(const std::string &name, const std::string &body,
                         const std::string &limit = "") {
  return ".visible .entry " + name +
         "(\n.param .u64 to,\n.param .u32 number\n)\n" + limit + R"({
ld.param.b64 %rd1, [to];
ld.param.b32 %r1, [number];
)" + body +
         "ret;\n}\n";
}

/// Puts the address of element `index` into %rd3.
static std::string locate(const std::string &index) {
  return "mul.wide.u32 %rd2, " + index + ", 4;\nadd.s64 %rd3, %rd1, %rd2;\n";
}

/// The same of element number times `id`, which is then in %r2.
static std::string locateNth(const std::string &id) {
  return "mov.u32 %r2, " + id + ";\nmul.lo.s32 %r3, %r2, %r1;\n" +
         locate("%r3");
}

/// Writes the thread's element and reads that of its neighbor, after a barrier
/// unless the number is 0.
static const char *const readNeighbour = R"(st.global.b32 [%rd3], %r2;
setp.eq.s32 %p1, %r1, 0;
@%p1 bra $L__BB0_1;
bar.sync 0;
$L__BB0_1:
xor.b32 %r3, %r2, 1;
mul.wide.u32 %rd4, %r3, 4;
add.s64 %rd5, %rd1, %rd4;
ld.global.b32 %r4, [%rd5];
)";

static const char *const variables =
    R"(.global .align 4 .b8 table[8] = {7, 0, 0, 0, 9};
.const .b32 factor = 3;
)";

/// Both elements of the table at once.
static const char *const lookUpWide = R"(mov.b64 %rd2, table;
ld.global.nc.v2.b32 {%r1, %r2}, [%rd2];
)";

/// The product of both, plus the factor; the first is one more afterwards.
static const char *const lookUp = R"(mov.b64 %rd2, table;
ld.global.nc.b32 %r1, [%rd2];
ld.global.nc.b32 %r2, [%rd2+4];
mov.b64 %rd3, factor;
ld.const.b32 %r3, [%rd3];
mad.lo.s32 %r4, %r1, %r2, %r3;
st.global.b32 [%rd1], %r4;
add.s32 %r5, %r1, 1;
st.global.b32 [%rd2], %r5;
)";

std::string ao::fake::kernels() {
  const std::string limit = ".maxntid 32, 1, 1\n";
  const std::string own = "mov.u32 %r2, %tid.x;\n" + locate("%r2");
  const std::string storeId = "st.global.b32 [%rd3], %r2;\n";
  std::string text = ".version 8.0\n.target sm_90\n.address_size 64\n";
  text += variables;
  text += entry("set", own + "st.global.b32 [%rd3], %r1;\n", limit);
  text += entry("set_ends",
                "st.global.b32 [%rd1], %r1;\nst.global.b32 [%rd1+60], %r1;\n",
                limit);
  text += entry("thread_write", locateNth("%tid.x") + storeId);
  text += entry("thread_neighbour", own + readNeighbour);
  text += entry("block_write", locateNth("%ctaid.x") + storeId);
  text += entry("block_read", locateNth("%ctaid.x") +
                                  "ld.global.b32 %r4, [%rd1+16];\n"
                                  "st.global.b32 [%rd3], %r4;\n");
  text += entry("look_up", lookUp);
  text += entry("wide_look_up", lookUpWide);
  return text;
}

//===----------------------------------------------------------------------===//
// Each test
//===----------------------------------------------------------------------===//

void FakeDriverTest::SetUp() {
  ASSERT_EQ(cuInit(0), CUDA_SUCCESS);
  ASSERT_EQ(cuDevicePrimaryCtxRetain(&context, 0), CUDA_SUCCESS);
  ASSERT_EQ(cuCtxSetCurrent(context), CUDA_SUCCESS);
  CUmemPoolProps properties{};
  ASSERT_EQ(cuMemPoolCreate(&pool, &properties), CUDA_SUCCESS);
  for (CUstream *stream : {&compute, &transfer})
    ASSERT_EQ(cuStreamCreate(stream, CU_STREAM_NON_BLOCKING), CUDA_SUCCESS);
  ASSERT_EQ(cuEventCreate(&event, CU_EVENT_DISABLE_TIMING), CUDA_SUCCESS);
  ASSERT_EQ(cuModuleLoadData(&module, kernels().c_str()), CUDA_SUCCESS);
  ASSERT_EQ(cuModuleGetFunction(&set, module, "set"), CUDA_SUCCESS);
  ASSERT_EQ(cuModuleGetFunction(&setEnds, module, "set_ends"), CUDA_SUCCESS);
  ASSERT_EQ(cuMemHostAlloc(&host, bytes, 0), CUDA_SUCCESS);
}

void FakeDriverTest::TearDown() {
  (void)aoFakeTakeFault();
  cuModuleUnload(module);
  cuEventDestroy(event);
  cuStreamDestroy(compute);
  cuStreamDestroy(transfer);
  cuMemFreeHost(host);
  cuMemPoolDestroy(pool);
}
