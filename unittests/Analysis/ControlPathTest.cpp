//===- ControlPathTest.cpp - Which paths exclude each other ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Aliases/ControlPath.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace ao;

using Kind = IncomingEdge::Kind;

namespace {

/// An outer loop with a condition, and in it an inner loop; storages outside of
/// both, in the outer and in the inner one.
constexpr const char *kLoops = R"mlir(
  func.func @f(%n: index, %bits: memref<?xi1>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %outside = memref.alloc() : memref<4xf32>
    scf.for %i = %c0 to %n step %c1 {
      %c = memref.load %bits[%i] : memref<?xi1>
      %middle = memref.alloc() : memref<4xf32>
      scf.for %j = %c0 to %n step %c1 {
        %inside = memref.alloc() : memref<4xf32>
      }
    }
    return
  }
)mlir";

class ControlPathTest : public testing::Test {
protected:
  void SetUp() override {
    context.loadDialect<arith::ArithDialect, func::FuncDialect,
                        memref::MemRefDialect, scf::SCFDialect>();
    module = parseSourceString<ModuleOp>(kLoops, &context);
    ASSERT_TRUE(module);
    SmallVector<Operation *> loops;
    SmallVector<Value> allocations;
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<scf::ForOp>(op))
        loops.push_back(op);
      if (isa<memref::AllocOp>(op))
        allocations.push_back(op->getResult(0));
      if (isa<memref::LoadOp>(op))
        condition = op->getResult(0);
    });
    ASSERT_EQ(loops.size(), 2u);
    ASSERT_EQ(allocations.size(), 3u);
    outer = loops[0];
    inner = loops[1];
    outside = allocations[0];
    middle = allocations[1];
    inside = allocations[2];
  }

  /// The path to `root` over these edges, the last one first. On the way
  /// lie values of the inner loop.
  ControlPath make(Value root, ArrayRef<IncomingEdge> edges) {
    ControlPath path;
    for (size_t i = 0; i != edges.size(); ++i) {
      IncomingEdge edge = edges[i];
      edge.value = i + 1 == edges.size() ? root : inside;
      path.cross(edge, flow);
    }
    return path;
  }
  IncomingEdge chosen(unsigned outcome) {
    return {{}, Kind::Choice, condition.getImpl(), outcome};
  }
  static IncomingEdge entered(Operation *loop, unsigned number = 1) {
    return {{}, Kind::Entry, loop, number};
  }
  static IncomingEdge repeated(Operation *loop) {
    return {{}, Kind::Repeat, loop};
  }

  bool excludes(const ControlPath &a, const ControlPath &b, Value root,
                bool isMade = true) {
    EXPECT_EQ(a.excludes(b, root, isMade, flow),
              b.excludes(a, root, isMade, flow));
    return a.excludes(b, root, isMade, flow);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  ControlFlow flow;
  Operation *outer = nullptr, *inner = nullptr;
  Value condition, outside, middle, inside;
};

TEST_F(ControlPathTest, DecisionsCoverTheirIterations) {
  Fork fork = outer;
  // Without a period, one number.
  EXPECT_TRUE((PathDecision{fork, 2}.covers({fork, 2})));
  EXPECT_FALSE((PathDecision{fork, 2}.covers({fork, 3})));
  // 1, 3, 5, ...
  PathDecision odd{fork, 1, 2};
  EXPECT_TRUE(odd.covers({fork, 1}));
  EXPECT_TRUE(odd.covers({fork, 5}));
  EXPECT_FALSE(odd.covers({fork, 4}));
  EXPECT_TRUE(odd.covers({fork, 3, 4}));
  EXPECT_FALSE(odd.covers({fork, 1, 1}));
  // Nothing that is smaller than the first.
  EXPECT_FALSE((PathDecision{fork, 3, 2}.covers({fork, 1})));
  // Another fork, or counted from elsewhere.
  EXPECT_FALSE(odd.covers({Fork(inner), 1}));
  EXPECT_FALSE(odd.covers({fork, 1, 0, /*isAbsolute=*/true}));
}

TEST_F(ControlPathTest, OutcomesOfOneChoiceExcludeEachOther) {
  EXPECT_TRUE(excludes(make(outside, {chosen(0)}), make(outside, {chosen(1)}),
                       outside));
  EXPECT_FALSE(excludes(make(outside, {chosen(0)}), make(outside, {chosen(0)}),
                        outside));
  // Without a decision, either path is possible.
  EXPECT_FALSE(excludes(make(outside, {chosen(0)}), ControlPath(), outside));
}

TEST_F(ControlPathTest, ChoicesOfEarlierIterationsAreForgotten) {
  ControlPath earlier = make(outside, {repeated(outer), chosen(0)});
  EXPECT_FALSE(excludes(earlier, make(outside, {chosen(1)}), outside));
  // The other way around: chosen now, and then back.
  ControlPath now = make(outside, {chosen(0), repeated(outer)});
  EXPECT_TRUE(excludes(now, make(outside, {chosen(1)}), outside));
}

TEST_F(ControlPathTest, IterationsTellStoragesApart) {
  ControlPath last = make(middle, {repeated(outer)});
  ControlPath before = make(middle, {repeated(outer), repeated(outer)});
  EXPECT_TRUE(excludes(last, before, middle));
  // A value that is not carried around the loop belongs to this iteration.
  EXPECT_TRUE(excludes(last, ControlPath(), middle));
  EXPECT_FALSE(excludes(last, last, middle));
  // A storage from outside is the same one in each iteration.
  EXPECT_TRUE(make(outside, {repeated(outer)}).getDecisions().empty());
}

TEST_F(ControlPathTest, OuterIterationsForgetInnerOnes) {
  ControlPath path = make(inside, {repeated(outer), repeated(inner)});
  ASSERT_EQ(path.getDecisions().size(), 1u);
  EXPECT_EQ(path.getDecisions().front().fork, Fork(outer));
}

TEST_F(ControlPathTest, NothingOfTheInnerLoopHoldsBeforeTheOuterOne) {
  EXPECT_TRUE(excludes(make(inside, {repeated(inner)}), ControlPath(), inside));
  // In another iteration of the outer loop, the inner one has counted anew.
  EXPECT_FALSE(excludes(make(inside, {repeated(outer)}),
                        make(inside, {repeated(outer), repeated(inner)}),
                        inside));
}

TEST_F(ControlPathTest, EntriesCountFromTheStart) {
  ControlPath first = make(outside, {entered(outer)});
  ControlPath second = make(outside, {repeated(outer), entered(outer)});
  ControlPath skipped = make(outside, {entered(outer, 0)});
  EXPECT_TRUE(excludes(first, second, outside));
  EXPECT_TRUE(excludes(first, skipped, outside));
  EXPECT_TRUE(first.isOfThisIteration());
  EXPECT_FALSE(make(middle, {repeated(outer)}).isOfThisIteration());
}

TEST_F(ControlPathTest, AnUnknownPathExcludesByEarlierDecisionsOnly) {
  ControlPath path = make(middle, {chosen(0), {{}, Kind::Unknown}});
  EXPECT_TRUE(path.isUnknown());
  EXPECT_FALSE(excludes(ControlPath::getUnknown(),
                        make(middle, {repeated(outer)}), middle));
  EXPECT_TRUE(excludes(path, make(middle, {chosen(1)}), middle));
}

TEST_F(ControlPathTest, ManyIterationsAreAnyNumber) {
  SmallVector<IncomingEdge> edges(100, repeated(outer));
  ControlPath many = make(middle, edges);
  edges.resize(80);
  EXPECT_FALSE(excludes(many, make(middle, edges), middle));
  edges.resize(3);
  EXPECT_TRUE(excludes(many, make(middle, edges), middle));
}

TEST_F(ControlPathTest, GeneralizesRepeatedIterations) {
  auto after = [&](unsigned iterations) {
    return make(middle, SmallVector<IncomingEdge>(iterations, repeated(outer)));
  };
  // Every other iteration: 5 after 3 and 1.
  std::optional<ControlPath> odd = after(5).generalize({after(1), after(3)});
  ASSERT_TRUE(odd);
  EXPECT_TRUE(odd->covers(after(1)));
  EXPECT_TRUE(odd->covers(after(7)));
  EXPECT_FALSE(odd->covers(after(4)));
  EXPECT_TRUE(excludes(*odd, after(4), middle));
  EXPECT_FALSE(excludes(*odd, after(9), middle));
  // One earlier path is a coincidence.
  EXPECT_FALSE(after(5).generalize({after(3)}));
  EXPECT_FALSE(after(5).generalize({after(2), after(3)}));
}

} // namespace
