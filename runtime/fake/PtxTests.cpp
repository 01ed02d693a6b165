//===- PtxTests.cpp - Tests of the machine that runs kernels --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx/Machine.h"
#include "ptx/Numbers.h"
#include "ptx/Operations.h"
#include "ptx/Parser.h"

#include <gtest/gtest.h>

#include <set>

using namespace ao::fake::ptx;

namespace {

/// One buffer at address 0x1000.
class OneBuffer final : public DeviceAccess {
public:
  explicit OneBuffer(size_t bytes) : memory(bytes) {}
  char *access(uint64_t address, uint32_t bytes, bool) override {
    uint64_t offset = address - 0x1000;
    return offset + bytes <= memory.size() ? memory.data() + offset : nullptr;
  }
  template <typename T>
  T get(size_t index) const {
    T value;
    std::memcpy(&value, memory.data() + index * sizeof(T), sizeof(T));
    return value;
  }
  std::vector<char> memory;
};

/// A kernel of one pointer.
std::string kernel(const std::string &body) {
  return ".version 8.0\n.target sm_90\n.address_size 64\n"
         ".visible .entry k(\n.param .u64 .ptr .align 1 p\n)\n"
         ".maxntid 64, 1, 1\n{\n.reg .b64 %rd<9>;\n" +
         body + "}\n";
}

const char *const prologue =
    "ld.param.b64 %rd1, [p];\nmov.u32 %r1, %tid.x;\n"
    "mul.wide.u32 %rd2, %r1, 4;\nadd.s64 %rd3, %rd1, %rd2;\n";

std::string run(const std::string &body, OneBuffer &memory,
                uint32_t threads = 8, uint32_t blocks = 1,
                bool reversed = false, uint32_t shuffle = 0) {
  Program program;
  if (std::string error = parse(kernel(body), program); !error.empty())
    return error;
  Launch launch;
  launch.grid = {blocks, 1, 1};
  launch.block = {threads, 1, 1};
  launch.reversed = reversed;
  launch.shuffle = shuffle;
  launch.parameters.resize(8);
  uint64_t address = 0x1000;
  std::memcpy(launch.parameters.data(), &address, sizeof(address));
  return Machine(program.kernels.at("k"), launch, memory).run();
}

/// Returns the result of `opcode` on raw operands.
uint64_t compute(const std::string &opcode, uint64_t a, uint64_t b = 0,
                 uint64_t c = 0) {
  Operation operation = findOperation(opcode);
  EXPECT_NE(operation, nullptr) << opcode;
  uint64_t slots[] = {0, a, b, c};
  Instruction instruction;
  instruction.from = {1, 2, 3};
  if (operation)
    operation(slots, instruction);
  return slots[0];
}

float computeFloat(const std::string &opcode, float a, float b = 0,
                   float c = 0) {
  return read<float>(compute(opcode, write(a), write(b), write(c)));
}

} // namespace

TEST(PtxTest, ThreadsWriteWhereTheyShould) {
  OneBuffer memory(64);
  std::string body = std::string(prologue) +
                     "setp.gt.u32 %p1, %r1, 5;\n@%p1 bra $L__BB0_2;\n"
                     "add.s32 %r2, %r1, 100;\nst.global.b32 [%rd3+4], %r2;\n"
                     "$L__BB0_2:\nret;\n";
  for (bool reversed : {false, true}) {
    EXPECT_EQ(run(body, memory, 8, 1, reversed), "");
    EXPECT_EQ(memory.get<uint32_t>(1), 100u);
    EXPECT_EQ(memory.get<uint32_t>(6), 105u);
    EXPECT_EQ(memory.get<uint32_t>(7), 0u);
  }
}

TEST(PtxTest, VectorsAreLoadedAndStoredAsAWhole) {
  OneBuffer memory(64);
  EXPECT_EQ(run("ld.param.b64 %rd1, [p];\nmov.b32 %r1, 1;\nmov.b32 %r2, 2;\n"
                "st.global.v2.b32 [%rd1], {%r1, %r2};\n"
                "ld.global.v2.b32 {%r3, %r4}, [%rd1];\n"
                "st.global.v4.b32 [%rd1+16], {%r4, %r3, %r2, %r1};\nret;\n",
                memory, 1),
            "");
  EXPECT_EQ(memory.get<uint32_t>(4), 2u);
  EXPECT_EQ(memory.get<uint32_t>(7), 1u);
  std::string error = run("ld.param.b64 %rd1, [p];\n"
                          "ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [%rd1+8];\n"
                          "ret;\n",
                          memory, 1);
  EXPECT_NE(error.find("a misaligned address"), std::string::npos) << error;
}

TEST(PtxTest, RegistersOfABlockHideThoseOutside) {
  OneBuffer memory(32);
  EXPECT_EQ(run("ld.param.b64 %rd1, [p];\nmov.b32 %r1, 1;\nmov.b32 %r2, 2;\n"
                "{\n.reg .b32 %r<2>, t;\nmov.b32 %r1, 3;\n"
                "{ .reg .b32 t; mov.b32 t, 9; }\nadd.s32 t, %r1, %r2;\n"
                "st.global.b32 [%rd1], t;\n}\n"
                "{ .reg .b32 t; mov.b32 t, 4; st.global.b32 [%rd1+4], t; }\n"
                "st.global.b32 [%rd1+8], %r1;\nret;\n",
                memory, 1),
            "");
  EXPECT_EQ(memory.get<uint32_t>(0), 5u);
  EXPECT_EQ(memory.get<uint32_t>(1), 4u);
  EXPECT_EQ(memory.get<uint32_t>(2), 1u);
  EXPECT_EQ(run("{ .reg .b32 t; }\nmov.b32 t, 1;\nret;\n", memory),
            "line 12: unknown operand 't'");
  EXPECT_EQ(run("{ .reg .b32 %r<70000>; }\nret;\n", memory),
            "line 10: 'k' has too many registers");
  EXPECT_EQ(run("{ .reg .b32 a b; }\nret;\n", memory),
            "line 10: expected ',', found 'b'");
  EXPECT_EQ(run("{\nret;\n", memory), "line 13: 'k' does not end");
}

TEST(PtxTest, AccessesOutsideOfBuffersAreNamed) {
  OneBuffer memory(16);
  std::string error =
      run(std::string(prologue) + "ld.global.b32 %r2, [%rd3];\nret;\n", memory);
  EXPECT_EQ(error, "kernel 'k', block 0, thread 4: 0x1010 is outside of every "
                   "buffer, at 'ld.global.b32 %r2, [%rd3];'");
}

const char *const exchange =
    ".shared .align 4 .b8 tile[32];\nmov.b64 %rd4, tile;\n"
    "add.s64 %rd5, %rd4, %rd2;\nst.shared.b32 [%rd5], %r1;\n";
const char *const readNeighbour =
    "xor.b32 %r3, %r1, 1;\nmul.wide.u32 %rd6, %r3, 4;\n"
    "add.s64 %rd7, %rd4, %rd6;\nld.shared.b32 %r4, [%rd7];\n"
    "st.global.b32 [%rd3], %r4;\nret;\n";

TEST(PtxTest, BarriersOrderSharedMemory) {
  OneBuffer memory(32);
  std::string start = std::string(prologue) + exchange;
  for (bool reversed : {false, true}) {
    EXPECT_EQ(
        run(start + "bar.sync 0;\n" + readNeighbour, memory, 8, 2, reversed),
        "");
    EXPECT_EQ(memory.get<uint32_t>(4), 5u);
  }
  std::string error = run(start + readNeighbour, memory);
  EXPECT_NE(error.find("a race with another thread"), std::string::npos)
      << error;
}

TEST(PtxTest, LocalMemoryIsThatOfAThread) {
  std::string start = std::string(prologue) +
                      ".local .align 8 .b8 depot[12];\nmov.b64 %SPL, depot;\n"
                      "add.u64 %rd5, %SPL, 4;\nst.local.b32 [%rd5], %r1;\n"
                      "bar.sync 0;\nld.local.b32 %r2, [%rd5];\n"
                      "ld.local.b32 %r3, [%SPL+8];\n";
  for (uint32_t shuffle : {0u, 1u, 2u}) {
    OneBuffer memory(32);
    EXPECT_EQ(run(start + "st.global.b32 [%rd3], %r2;\nret;\n", memory, 8, 1,
                  false, shuffle),
              "");
    for (uint32_t i = 0; i < 8; ++i)
      EXPECT_EQ(memory.get<uint32_t>(i), i);
    // A read of local memory before a write gives NaN, in each block.
    EXPECT_EQ(run(start + "st.global.b32 [%rd3], %r3;\n"
                          "st.local.b32 [%SPL+8], %r1;\nret;\n",
                  memory, 8, 2, false, shuffle),
              "");
    EXPECT_EQ(memory.get<uint32_t>(3), ~0u);
  }
  OneBuffer memory(32);
  std::string error =
      run(start + "ld.local.b32 %r2, [%rd5+8];\nret;\n", memory);
  EXPECT_NE(error.find("outside of the local memory"), std::string::npos)
      << error;
}

TEST(PtxTest, OrdersOfThreadsDiffer) {
  // The last one to write wins: a race that the order shows.
  std::set<uint32_t> winners;
  for (uint32_t shuffle : {0u, 1u, 2u, 3u}) {
    OneBuffer memory(32);
    EXPECT_EQ(run("ld.param.b64 %rd1, [p];\nmov.u32 %r1, %tid.x;\n"
                  "st.global.b32 [%rd1], %r1;\nret;\n",
                  memory, 8, 1, false, shuffle),
              "");
    winners.insert(memory.get<uint32_t>(0));
  }
  EXPECT_GT(winners.size(), 1u);
}

TEST(PtxTest, NumbersOfSeveralWordsCarry) {
  OneBuffer memory(32);
  EXPECT_EQ(run("ld.param.b64 %rd1, [p];\nmov.b32 %r1, -1;\n"
                "{\nadd.cc.u32 %r2, %r1, %r1;\naddc.u32 %r3, 0, 0;\n}\n"
                "st.global.v2.b32 [%rd1], {%r2, %r3};\n"
                "{\nmad.lo.cc.u32 %r4, %r1, %r1, %r1;\n"
                "madc.hi.u32 %r5, %r1, %r1, 0;\n}\n"
                "st.global.v2.b32 [%rd1+8], {%r4, %r5};\n"
                ".pragma \"nounroll\";\nret;\n",
                memory, 1),
            "");
  EXPECT_EQ(memory.get<uint64_t>(0), 2 * uint64_t(0xffffffff));
  EXPECT_EQ(memory.get<uint64_t>(1),
            uint64_t(0xffffffff) * 0xffffffff + 0xffffffff);
}

TEST(PtxTest, DivergentBarriersAreFound) {
  OneBuffer memory(32);
  std::string start = std::string(prologue) + "setp.gt.u32 %p1, %r1, 3;\n";
  for (const char *rest : {"@%p1 ret;\nbar.sync 0;\nret;\n",
                           "@%p1 bra $L__BB0_1;\nbar.sync "
                           "0;\nret;\n$L__BB0_1:\nbar.sync 0;\nret;\n"}) {
    std::string error = run(start + rest, memory);
    EXPECT_NE(error.find("a barrier that not all threads reach"),
              std::string::npos)
        << error;
  }
}

TEST(PtxTest, UnknownInstructionsAreErrors) {
  OneBuffer memory(32);
  EXPECT_EQ(run("wgmma.fence.sync.aligned;\nret;\n", memory),
            "line 11: unsupported instruction 'wgmma.fence.sync.aligned'");
  EXPECT_EQ(run("bra $L__BB0_7;\n", memory),
            "line 12: 'k' has no label '$L__BB0_7'");
}

TEST(PtxTest, IntegersWrapAndShiftAsOnADevice) {
  EXPECT_EQ(compute("add.s32", 0x7fffffff, 1), 0x80000000u);
  EXPECT_EQ(compute("mul.lo.s16", 0x7fff, 0x7fff), 1u);
  EXPECT_EQ(compute("mul.hi.u64", ~uint64_t(0), 2), 1u);
  EXPECT_EQ(compute("mul.wide.s32", 0xffffffff, 4), uint64_t(-4));
  EXPECT_EQ(compute("mad.lo.s64", 3, 4, 5), 17u);
  EXPECT_EQ(compute("shl.b32", 1, 32), 0u);
  EXPECT_EQ(compute("shr.s32", 0x80000000, 40), 0xffffffffu);
  EXPECT_EQ(compute("div.s32", 0x80000000, 0xffffffff), 0x80000000u);
  EXPECT_EQ(compute("div.u32", 7, 0), 0xffffffffu);
  EXPECT_EQ(compute("bfe.u64", 0xabcd, 4, 8), 0xbcu);
  EXPECT_EQ(compute("cvt.s64.s32", 0xffffffff), ~uint64_t(0));
  EXPECT_EQ(compute("setp.lt.s32", 0xffffffff, 0), 1u);
  EXPECT_EQ(compute("selp.b32", 1, 2, 0), 2u);
  EXPECT_EQ(compute("shf.l.wrap.b32", 0x80000000, 1, 33), 3u);
  EXPECT_EQ(compute("shf.l.clamp.b32", 5, 1, 40), 5u);
  EXPECT_EQ(compute("shf.r.wrap.b32", 2, 1, 1), 0x80000001u);
  EXPECT_EQ(compute("shf.r.clamp.b32", 5, 1, 32), 1u);
}

TEST(PtxTest, FloatsRoundAsOnADevice) {
  float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_TRUE(std::isnan(computeFloat("max.NaN.f32", nan, 1)));
  EXPECT_EQ(computeFloat("max.f32", nan, 1), 1);
  EXPECT_TRUE(std::signbit(computeFloat("min.f32", 0.0f, -0.0f)));
  EXPECT_EQ(computeFloat("fma.rn.f32", 3, 4, 5), 17);
  // 1 + 2^-25 rounds to 1, and down from 1 - 2^-26 lies 1 - 2^-24.
  EXPECT_EQ(computeFloat("fma.rm.f32", 1, 1, std::ldexp(1.0f, -25)), 1);
  EXPECT_EQ(computeFloat("fma.rm.f32", 1, 1, -std::ldexp(1.0f, -26)),
            1 - std::ldexp(1.0f, -24));
  EXPECT_EQ(computeFloat("fma.rz.f32", -1, 1, std::ldexp(1.0f, -26)),
            -1 + std::ldexp(1.0f, -24));
  EXPECT_EQ(computeFloat("fma.rz.f32", -1, 1, -std::ldexp(1.0f, -26)), -1);
  EXPECT_EQ(computeFloat("add.rz.f32", -1, std::ldexp(1.0f, -26)),
            -1 + std::ldexp(1.0f, -24));
  EXPECT_EQ(computeFloat("add.rz.f32", -1, -std::ldexp(1.0f, -24)), -1);
  EXPECT_EQ(computeFloat("ex2.approx.ftz.f32", -140), 0);
  EXPECT_EQ(compute("rcp.approx.ftz.f64", write(3.0)), 0x3fd5555500000000u);
  // Of 4 + 2^-49 all that differs from 4 is in the lower word.
  EXPECT_EQ(compute("rcp.approx.ftz.f64", write(4 + std::ldexp(1.0, -49))),
            write(0.25));
  EXPECT_EQ(compute("rcp.approx.ftz.f64", write(-std::ldexp(1.0, -1040))),
            write(-std::numeric_limits<double>::infinity()));
  EXPECT_EQ(compute("rcp.approx.ftz.f64", write(std::ldexp(1.0, 1023))), 0u);
  EXPECT_EQ(computeFloat("cvt.sat.f32.f32", nan), 0);
  EXPECT_EQ(computeFloat("copysign.f32", -1, 2), -2);
  EXPECT_EQ(read<int32_t>(compute("cvt.rzi.s32.f32", write(-1.5f))), -1);
  EXPECT_EQ(read<int32_t>(compute("cvt.rzi.s32.f32", write(1e20f))),
            std::numeric_limits<int32_t>::max());
  EXPECT_EQ(compute("setp.neu.f32", write(nan), write(nan)), 1u);
  EXPECT_EQ(compute("setp.ne.f32", write(nan), write(nan)), 0u);
  EXPECT_EQ(compute("cvt.rn.bf16.f32", write(1.00390625f)), 0x3f80u);
  EXPECT_EQ(compute("cvt.rn.bf16.s32", 1), 0x3f80u);
  EXPECT_EQ(compute("cvt.rzi.s32.bf16", 0xbfc0), 0xffffffffu);
  EXPECT_EQ(compute("setp.lt.bf16", 0xbfc0, 0x3f80), 1u);
  // 1 and 2, plus 0.5 and 3; the first operand of a conversion is the upper.
  EXPECT_EQ(compute("add.bf16x2", 0x40003f80, 0x40403f00), 0x40a03fc0u);
  EXPECT_EQ(compute("fma.rn.bf16x2", 0x40003f80, 0x40403f00, 0x3f803f80),
            0x40e03fc0u);
  EXPECT_EQ(compute("neg.bf16x2", 0x40003f80), 0xc000bf80u);
  EXPECT_EQ(compute("cvt.rn.bf16x2.f32", write(2.0f), write(1.0f)),
            0x40003f80u);
}
