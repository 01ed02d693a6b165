//===- Program.h - A compiled step and what it takes ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything in this folder is free of LLVM: it is linked into ao-run and into
// the stand-alone executables that ao-run writes.
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_PROGRAM_PROGRAM_H
#define AO_TOOLS_AORUN_HARNESS_PROGRAM_PROGRAM_H

#include "Timeline.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

struct AortFunctionSpec;

namespace ao::run {

enum class ElementType {
  I1,
  I8,
  I16,
  I32,
  I64,
  BF16,
  F16,
  F32,
  F64,
  ComplexF32,
  ComplexF64,
  F8E4M3FN,
  UI8,
  UI16,
  UI32,
  UI64
};

int64_t getBytes(ElementType type);
/// Returns the name of the type in MLIR.
const char *getName(ElementType type);
std::optional<ElementType> parseElementType(const std::string &name);

/// The form of an argument: a tensor in memory, a scalar in a word, or a handle
/// of Hooks.h in one.
enum class ArgumentRole { Buffer, Scalar, Hook, Packed, HookTable };

/// One argument or result of a compiled function.
struct BufferSpec {
  ArgumentRole role = ArgumentRole::Buffer;
  /// The kind of the hook, or those that a table needs, by number; negative:
  /// none.
  std::vector<int64_t> hookKinds;
  /// A scalar that is the size of a dimension of another argument: the numbers
  /// of both.
  std::vector<int64_t> sizeOf;
  /// The type of a scalar, or the element type of a buffer or packed tensor.
  ElementType type = ElementType::F32;
  /// Dynamic dimensions are negative.
  std::vector<int64_t> shape;
  /// The largest shape for which the plan is valid; empty: any.
  std::vector<int64_t> maxShape;
  /// True if the buffer is in pinned host memory, else it is in device memory.
  bool onHost = false;
  /// True if the function frees the buffer.
  bool donated = false;
  /// True for a result in an arena, which the caller does not free.
  bool inArena = false;
  std::string name;

  bool hasStaticShape() const;
  int64_t getElementCount() const;
};

/// A compiled function.
///
/// `entry` receives an array of pointers: to memory for the descriptors of all
/// results (omitted without results), to the descriptor of each argument, and
/// to those of the device arena and the host arena, if they have bytes. The
/// functions of a pair share their arenas.
struct FunctionSpec {
  std::string name;
  std::vector<BufferSpec> arguments, results;
  int64_t deviceArenaBytes = 0, hostArenaBytes = 0;
  void (*entry)(void **) = nullptr;
  /// The function that a CUDA graph tree runs instead; null if there is
  /// none.
  const AortFunctionSpec *capture = nullptr;
  /// Like `entry` without arenas, but executes parts of the function from a
  /// CUDA graph tree; null if the function is captured as a whole, or not at
  /// all.
  void (*driver)(void **) = nullptr;
};

/// A compiled step. A joint step has no backward function.
struct Program {
  std::string strategy;
  /// The name of its row in tables; empty: the name of the strategy.
  std::string label;
  FunctionSpec forward;
  std::optional<FunctionSpec> backward;
  /// True if the functions can be captured, or parts of them.
  bool isCaptured = false, isCut = false;
  /// The number of results of `forward` that are outputs; the others are
  /// arguments of `backward`.
  size_t numOutputs = 0;
  /// The peak of the buffers of the compiled code, without those of unknown
  /// size.
  int64_t staticPeakBytes = 0;
  /// Multiplications and additions of the step's products.
  double productFlops = 0;
  /// The prediction of the planner's model; nullopt where the model does not
  /// apply.
  std::optional<Prediction> predicted;
};

/// Checks that the residuals of the forward function are arguments of the
/// backward function. Returns an error message; empty on success.
std::string checkPair(const Program &program);

/// Checks that argument `index` may have this shape. Returns an error message;
/// empty on success.
std::string checkShape(const BufferSpec &spec, size_t index,
                       const std::vector<int64_t> &shape);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_PROGRAM_PROGRAM_H
