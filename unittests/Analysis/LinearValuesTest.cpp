//===- LinearValuesTest.cpp - Linear functions of the iteration -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Loops/LinearValues.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir;
using namespace ao;

namespace {

constexpr const char *kBounds = R"mlir(
  %first = arith.constant 0 : index
  %end = arith.constant 12 : index
  %step = arith.constant 1 : index
  %c11 = arith.constant 11 : index
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
)mlir";

class LinearValuesTest : public testing::Test {
protected:
  void SetUp() override {
    context.loadDialect<arith::ArithDialect, func::FuncDialect,
                        linalg::LinalgDialect, scf::SCFDialect,
                        tensor::TensorDialect>();
    context.allowUnregisteredDialects();
  }

  /// The loop of a module.
  scf::ForOp parse(const std::string &text) {
    module = parseSourceString<ModuleOp>(text, &context);
    scf::ForOp found;
    if (module)
      module->walk([&](scf::ForOp loop) { found = loop; });
    return found;
  }

  /// One of twelve iterations that carries what `carried` says, of type `type`.
  scf::ForOp parse(const std::string &carried, const std::string &type,
                   const std::string &body) {
    return parse("func.func @f(%unknown: index) {\n" + std::string(kBounds) +
                 "scf.for %i = %first to %end step %step iter_args(" + carried +
                 ") -> (" + type + ") {\n" + body + "}\nreturn\n}\n");
  }

  /// Returns the operand of the only "test.use".
  static Value getUsed(scf::ForOp loop) {
    Value used;
    loop->walk([&](Operation *op) {
      if (op->getName().getStringRef() == "test.use")
        used = op->getOperand(0);
    });
    return used;
  }

  static std::optional<LinearValue> find(scf::ForOp loop, int64_t trips = 12) {
    IterationValues values(loop, trips);
    return LinearValues(values, loop, trips).get(getUsed(loop));
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

/// As exporters of JAX write offsets: a counter of rank zero, clamped.
TEST_F(LinearValuesTest, KnowsCountersThatLoopsCarry) {
  scf::ForOp loop = parse("%n = %zero", "tensor<i32>", R"mlir(
    %e = tensor.extract %n[] : tensor<i32>
    %c = arith.index_cast %e : i32 to index
    %low = arith.maxsi %c, %first : index
    %high = arith.minsi %low, %c11 : index
    %back = arith.subi %c11, %high : index
    "test.use"(%back) : (index) -> ()
    %empty = tensor.empty() : tensor<i32>
    %next = linalg.generic {
        indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>,
                         affine_map<() -> ()>], iterator_types = []}
        ins(%n, %one : tensor<i32>, tensor<i32>) outs(%empty : tensor<i32>) {
      ^bb0(%in: i32, %by: i32, %out: i32):
        %sum = arith.addi %in, %by : i32
        linalg.yield %sum : i32
    } -> tensor<i32>
    scf.yield %next : tensor<i32>
  )mlir");
  ASSERT_TRUE(loop);
  EXPECT_EQ(find(loop), (LinearValue{11, -1}));
}

TEST_F(LinearValuesTest, DecidesWhatWrapsNegativeIndices) {
  scf::ForOp loop = parse("%n = %first", "index", R"mlir(
    %c12 = arith.constant 12 : index
    %negative = arith.cmpi slt, %n, %first : index
    %wrapped = arith.addi %n, %c12 : index
    %used = arith.select %negative, %wrapped, %n : index
    "test.use"(%used) : (index) -> ()
    %next = arith.addi %n, %step : index
    scf.yield %next : index
  )mlir");
  ASSERT_TRUE(loop);
  EXPECT_EQ(find(loop), (LinearValue{0, 1}));
}

/// A carried number that begins as a line and goes on otherwise.
TEST_F(LinearValuesTest, GuessesNothing) {
  scf::ForOp loop = parse("%n = %step", "index", R"mlir(
    "test.use"(%n) : (index) -> ()
    %next = arith.addi %n, %n : index
    scf.yield %next : index
  )mlir");
  ASSERT_TRUE(loop);
  EXPECT_EQ(find(loop), std::nullopt);
  loop = parse("%n = %first", "index", R"mlir(
    "test.use"(%n) : (index) -> ()
    scf.yield %unknown : index
  )mlir");
  ASSERT_TRUE(loop);
  EXPECT_EQ(find(loop), std::nullopt);
}

/// Loops over numbers of few bits, which wrap around.
class RandomLoop {
public:
  explicit RandomLoop(unsigned seed) : random(seed) {
    bits = below(2) ? 8 : 16;
    type = "i" + std::to_string(bits);
    trips = 2 + below(14);
    int first = below(200) - 100, step = 1 + below(3);
    addConstant("%first", first);
    addConstant("%step", step);
    end = first + trips * step;
    addConstant("%end", end);
    for (int i = 0; i < 4; ++i) {
      names.push_back("%c" + std::to_string(i));
      addConstant(names.back(), below(250) - 125);
    }
    for (int i = 0; i < 6; ++i)
      addOp(std::to_string(i));
    body += "\"test.use\"(" + names.back() + ") : (" + type + ") -> ()\n";
    std::string one = yield("%a", "%c0"), other = yield("%b", "%c1");
    body += "scf.yield " + one + ", " + other + " : " + type + ", " + type;
  }

  int64_t getTrips() const { return trips; }
  bool countsWithinType() const { return llvm::isIntN(bits, end); }
  std::string getText() const {
    return "func.func @f() {\n" + constants +
           "scf.for %i = %first to %end step %step "
           "iter_args(%a = %c2, %b = %c3) -> (" +
           type + ", " + type + ") : " + type + " {\n" + body +
           "\n}\nreturn\n}\n";
  }

private:
  int below(int n) { return static_cast<int>(random() % n); }
  std::string any() { return names[below(static_cast<int>(names.size()))]; }
  std::string pick(std::initializer_list<const char *> all) {
    return all.begin()[below(static_cast<int>(all.size()))];
  }

  void addConstant(const std::string &name, int value) {
    int wrapped = bits == 8 ? static_cast<int8_t>(value) : value;
    constants += name + " = arith.constant " + std::to_string(wrapped) + " : " +
                 type + "\n";
  }

  void add(const std::string &name, const std::string &op,
           const std::string &types) {
    body += name + " = arith." + op + " : " + types + "\n";
  }

  void addOp(const std::string &number) {
    std::string name = "%v" + number, within = "%w" + number;
    int kind = below(4);
    if (kind == 0) {
      std::string predicate = pick(
          {"slt", "sle", "sgt", "sge", "eq", "ne", "ult", "ule", "ugt", "uge"});
      add(within, "cmpi " + predicate + ", " + any() + ", " + any(), type);
      add(name, "select " + within + ", " + any() + ", " + any(), type);
    } else if (kind == 1) {
      std::string other = bits == 8 ? "i16" : "i8";
      std::string extension = pick({"extsi ", "extui "});
      add(within, (bits == 8 ? extension : "trunci ") + any(),
          type + " to " + other);
      add(name, (bits == 8 ? "trunci " : extension) + within,
          other + " to " + type);
    } else {
      std::string op = pick({"addi ", "subi ", "muli ", "maxsi ", "minsi "});
      add(name, op + any() + ", " + any(), type);
    }
    names.push_back(name);
  }

  /// Writes the value that the loop yields: often a counter of its own.
  std::string yield(const std::string &carried, const std::string &by) {
    if (below(2))
      return any();
    std::string name = "%next" + carried.substr(1);
    add(name, "addi " + carried + ", " + by, type);
    return name;
  }

  std::mt19937 random;
  int bits, trips, end;
  std::string type, constants, body;
  std::vector<std::string> names = {"%i", "%a", "%b"};
};

TEST_F(LinearValuesTest, AgreesWithTheIterationsOfRandomLoops) {
  int numLines = 0, numSloped = 0;
  for (unsigned seed = 0; seed < 2000; ++seed) {
    RandomLoop random(seed);
    if (!random.countsWithinType())
      continue;
    scf::ForOp loop = parse(random.getText());
    ASSERT_TRUE(loop) << random.getText();
    std::optional<LinearValue> line = find(loop, random.getTrips());
    if (!line)
      continue;
    ++numLines;
    numSloped += line->step != 0;
    IterationValues values(loop, random.getTrips());
    for (int64_t i = 0; i < random.getTrips(); ++i)
      ASSERT_EQ(values.getInteger(getUsed(loop), i),
                std::optional<int64_t>(line->first + i * line->step))
          << "iteration " << i << " of\n"
          << random.getText();
  }
  EXPECT_GT(numLines, 400);
  EXPECT_GT(numSloped, 100);
}

} // namespace
