//===- NamedOps.cpp - Ops that are known by their names -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Ops/NamedOps.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace ao;

static NamedOp classifyStableHLO(StringRef name) {
  return llvm::StringSwitch<NamedOp>(name)
      .Cases({"constant", "iota", "dynamic_iota"}, NamedOp::Constant)
      .Cases({"abs", "add", "and", "atan2", "cbrt", "ceil", "clamp", "compare",
              "complex", "convert", "cosine", "count_leading_zeros", "divide",
              "exponential", "exponential_minus_one", "floor", "imag"},
             NamedOp::Elementwise)
      .Cases({"is_finite", "log", "log_plus_one", "logistic", "maximum",
              "minimum", "multiply", "negate", "not", "or", "popcnt", "power",
              "real", "reduce_precision", "remainder", "round_nearest_afz"},
             NamedOp::Elementwise)
      .Cases({"round_nearest_even", "rng_bit_generator", "rng", "rsqrt",
              "select", "shift_left", "shift_right_arithmetic",
              "shift_right_logical", "sign", "sine", "sqrt", "subtract", "tan",
              "tanh", "uniform_dequantize", "uniform_quantize", "xor"},
             NamedOp::Elementwise)
      .Cases({"reshape", "bitcast_convert"}, NamedOp::View)
      .Case("optimization_barrier", NamedOp::Barrier)
      .Cases({"slice", "dynamic_slice", "gather", "dynamic_gather",
              "real_dynamic_slice"},
             NamedOp::Slice)
      .Cases({"dynamic_update_slice", "scatter"}, NamedOp::Update)
      .Cases({"broadcast", "broadcast_in_dim", "concatenate",
              "dynamic_broadcast_in_dim", "dynamic_pad", "dynamic_reshape",
              "pad", "reverse", "transpose"},
             NamedOp::Movement)
      .Cases({"dot", "dot_general"}, NamedOp::Product)
      .Cases({"convolution", "dynamic_conv"}, NamedOp::Convolution)
      .Cases({"reduce", "map"}, NamedOp::Reduction)
      .Cases({"reduce_window", "select_and_scatter"}, NamedOp::Window)
      .Case("sort", NamedOp::Sort)
      .Case("while", NamedOp::Loop)
      .Cases({"case", "if"}, NamedOp::Branch)
      .Case("composite", NamedOp::Composite)
      .Cases({"all_gather", "all_reduce", "all_to_all", "collective_broadcast",
              "collective_permute", "cross-replica-sum", "infeed", "outfeed",
              "recv", "reduce_scatter", "send"},
             NamedOp::Collective)
      .Cases({"after_all", "create_token", "get_dimension_size",
              "get_tuple_element", "partition_id", "replica_id", "return",
              "set_dimension_size", "tuple"},
             NamedOp::NoWork)
      .Default(NamedOp::Unknown);
}

static NamedOp classifyCHLO(StringRef name) {
  return llvm::StringSwitch<NamedOp>(name)
      .Cases({"acos", "acosh", "asin", "asinh", "atan", "atanh", "bessel_i1e",
              "conj", "cosh", "digamma", "erf", "erf_inv", "erfc", "is_inf",
              "is_neg_inf", "is_pos_inf", "lgamma"},
             NamedOp::Elementwise)
      .Cases({"next_after", "polygamma", "sinh", "square", "tan", "zeta"},
             NamedOp::Elementwise)
      .Default(NamedOp::Unknown);
}

static NamedOp classifyShardy(StringRef name) {
  return llvm::StringSwitch<NamedOp>(name)
      .Cases({"sharding_constraint", "propagation_barrier", "reshard"},
             NamedOp::View)
      .Cases({"manual_computation", "named_computation"}, NamedOp::Wrapper)
      .Cases({"all_gather", "all_reduce", "all_slice", "all_to_all",
              "collective_permute", "reduce_scatter"},
             NamedOp::Collective)
      .Cases({"mesh", "return", "sharding_group"}, NamedOp::NoWork)
      .Default(NamedOp::Unknown);
}

static NamedOp classifyTOSA(StringRef name) {
  return llvm::StringSwitch<NamedOp>(name)
      .Cases({"abs", "add", "arithmetic_right_shift", "bitwise_and",
              "bitwise_not", "bitwise_or", "bitwise_xor", "cast", "ceil",
              "clamp", "clz", "cos", "equal", "erf", "exp", "floor"},
             NamedOp::Elementwise)
      .Cases({"greater", "greater_equal", "intdiv", "log", "logical_and",
              "logical_left_shift", "logical_not", "logical_or",
              "logical_right_shift", "logical_xor", "maximum", "minimum", "mul",
              "negate"},
             NamedOp::Elementwise)
      .Cases({"pow", "reciprocal", "rescale", "rsqrt", "select", "sigmoid",
              "sin", "sub", "table", "tanh"},
             NamedOp::Elementwise)
      .Case("reshape", NamedOp::View)
      .Cases({"gather", "slice"}, NamedOp::Slice)
      .Case("scatter", NamedOp::Update)
      .Cases({"concat", "identity", "pad", "resize", "reverse", "tile",
              "transpose"},
             NamedOp::Movement)
      .Case("matmul", NamedOp::Product)
      .Cases({"conv2d", "conv3d", "depthwise_conv2d", "transpose_conv2d"},
             NamedOp::Convolution)
      .Cases({"argmax", "reduce_all", "reduce_any", "reduce_max", "reduce_min",
              "reduce_product", "reduce_sum"},
             NamedOp::Reduction)
      .Cases({"avg_pool2d", "max_pool2d"}, NamedOp::Window)
      .Case("cond_if", NamedOp::Branch)
      .Case("while_loop", NamedOp::Loop)
      .Cases({"const", "const_shape", "yield"}, NamedOp::NoWork)
      .Default(NamedOp::Unknown);
}

/// Attention as one op: of IREE and of torch-mlir.
static NamedOp classifyAttention(StringRef name) {
  return llvm::StringSwitch<NamedOp>(name)
      .Cases({"attention", "online_attention"}, NamedOp::Attention)
      .Default(NamedOp::Unknown);
}

/// A custom call is in the table by its target: those that annotate a value.
static NamedOp classifyCustomCall(Operation *op) {
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  return target && op->getNumOperands() == 1 && op->getNumResults() == 1
             ? llvm::StringSwitch<NamedOp>(target.getValue())
                   .Cases({"Sharding", "LayoutConstraint",
                           "xla.sdy.FuncResultSharding"},
                          NamedOp::View)
                   .Default(NamedOp::Unknown)
             : NamedOp::Unknown;
}

bool ao::mayBeNamed(Operation *op) {
  StringRef dialect = op->getName().getDialectNamespace();
  return dialect == "stablehlo" || dialect == "chlo" || dialect == "sdy" ||
         dialect == "tosa" || dialect == "iree_linalg_ext" ||
         dialect == "tm_tensor";
}

NamedOp ao::classifyByName(Operation *op) {
  auto [dialect, name] = op->getName().getStringRef().split('.');
  if (dialect == "stablehlo")
    return name == "custom_call" ? classifyCustomCall(op)
                                 : classifyStableHLO(name);
  if (dialect == "chlo")
    return classifyCHLO(name);
  if (dialect == "sdy")
    return classifyShardy(name);
  if (dialect == "tosa")
    return classifyTOSA(name);
  if (dialect == "iree_linalg_ext" || dialect == "tm_tensor")
    return classifyAttention(name);
  return NamedOp::Unknown;
}

bool ao::combinesScalars(NamedOp kind) {
  switch (kind) {
  case NamedOp::Update:
  case NamedOp::Reduction:
  case NamedOp::Window:
  case NamedOp::Sort:
  case NamedOp::Collective:
    return true;
  default:
    return false;
  }
}

bool ao::isLoop(Operation *op) {
  return isa<LoopLikeOpInterface>(op) ||
         (op->getNumRegions() > 0 && classifyByName(op) == NamedOp::Loop);
}

bool ao::carriesOperands(Operation *loop) {
  unsigned carried = loop->getNumOperands();
  auto returns = [&](Region &region, unsigned results) {
    return region.hasOneBlock() && !region.front().empty() &&
           region.front().getNumArguments() == carried &&
           region.front().back().getNumOperands() == results;
  };
  return loop->getNumRegions() == 2 && loop->getNumResults() == carried &&
         returns(loop->getRegion(0), 1) && returns(loop->getRegion(1), carried);
}

bool ao::carriesUnchanged(Operation *loop, unsigned number) {
  Block &work = loop->getRegion(1).front();
  return work.back().getOperand(number) == work.getArgument(number);
}

bool ao::isDeadLoopResult(OpResult result) {
  Operation *loop = result.getOwner();
  return result.use_empty() && classifyByName(loop) == NamedOp::Loop &&
         carriesOperands(loop) &&
         carriesUnchanged(loop, result.getResultNumber());
}

Region *ao::getDecomposition(Operation *composite) {
  auto name = composite->getAttrOfType<FlatSymbolRefAttr>("decomposition");
  if (!name)
    return nullptr;
  auto function = SymbolTable::lookupNearestSymbolFrom<FunctionOpInterface>(
      composite, name);
  if (!function || function.isExternal() || function->isAncestor(composite))
    return nullptr;
  return &function.getFunctionBody();
}
