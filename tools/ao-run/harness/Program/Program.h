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
/// As MLIR writes it.
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
  /// Of a scalar itself, of what is packed otherwise.
  ElementType type = ElementType::F32;
  /// Negative where a dimension is known only when the function runs.
  std::vector<int64_t> shape;
  /// The largest that the function was planned for; empty: any.
  std::vector<int64_t> maxShape;
  /// In the pinned pool instead of device memory.
  bool onHost = false;
  /// The function frees it.
  bool donated = false;
  /// A result that is in an arena: its caller does not free it.
  bool inArena = false;
  std::string name;

  bool hasStaticShape() const;
  int64_t getElementCount() const;
};

/// `entry` takes an array of pointers: to room for the results' descriptors,
/// one after the other (only if there are results), then to each argument's,
/// then to those of the arenas that have bytes, device before host. A pair of
/// functions takes the same arenas.
struct FunctionSpec {
  std::string name;
  std::vector<BufferSpec> arguments, results;
  int64_t deviceArenaBytes = 0, hostArenaBytes = 0;
  void (*entry)(void **) = nullptr;
  /// The function that a CUDA graph tree runs instead; null if there is
  /// none.
  const AortFunctionSpec *capture = nullptr;
  /// As `entry` without arenas, but runs parts of the function from a tree of
  /// captures; null: it was not cut.
  void (*driver)(void **) = nullptr;
};

/// A step that can be called: a joint one has no backward function.
struct Program {
  std::string strategy;
  /// Its name in tables; empty: that of the strategy.
  std::string label;
  FunctionSpec forward;
  std::optional<FunctionSpec> backward;
  /// True if the functions can be captured, or parts of them.
  bool isCaptured = false, isCut = false;
  /// Results of `forward` before this are outputs, the others go to `backward`.
  size_t numOutputs = 0;
  /// The peak of the buffers of the compiled code; those of unknown size count
  /// as 0.
  int64_t staticPeakBytes = 0;
  /// Multiplications and additions of the step's products.
  double productFlops = 0;
  /// The prediction of the planner's model; nullopt where the model does not
  /// apply.
  std::optional<Prediction> predicted;
};

/// Empty, or what is wrong with what `forward` passes.
std::string checkHandOver(const Program &program);

/// Empty, or why argument `index` cannot have this shape.
std::string checkShape(const BufferSpec &spec, size_t index,
                       const std::vector<int64_t> &shape);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_PROGRAM_PROGRAM_H
