//===- Program.cpp - A compiled step and what it takes --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Program.h"

using namespace ao::run;

namespace {
struct ElementInfo {
  ElementType type;
  const char *name;
  int64_t bytes;
};
constexpr ElementInfo elements[] = {
    {ElementType::I1, "i1", 1},
    {ElementType::I8, "i8", 1},
    {ElementType::I16, "i16", 2},
    {ElementType::I32, "i32", 4},
    {ElementType::I64, "i64", 8},
    {ElementType::BF16, "bf16", 2},
    {ElementType::F16, "f16", 2},
    {ElementType::F32, "f32", 4},
    {ElementType::F64, "f64", 8},
    {ElementType::ComplexF32, "complex<f32>", 8},
    {ElementType::ComplexF64, "complex<f64>", 16},
    {ElementType::F8E4M3FN, "f8E4M3FN", 1},
    {ElementType::UI8, "ui8", 1},
    {ElementType::UI16, "ui16", 2},
    {ElementType::UI32, "ui32", 4},
    {ElementType::UI64, "ui64", 8},
};
} // namespace

int64_t ao::run::getBytes(ElementType type) {
  return elements[static_cast<size_t>(type)].bytes;
}

const char *ao::run::getName(ElementType type) {
  return elements[static_cast<size_t>(type)].name;
}

std::optional<ElementType> ao::run::parseElementType(const std::string &name) {
  for (const ElementInfo &info : elements)
    if (name == info.name)
      return info.type;
  return std::nullopt;
}

bool BufferSpec::hasStaticShape() const {
  for (int64_t size : shape)
    if (size < 0)
      return false;
  return true;
}

int64_t BufferSpec::getElementCount() const {
  int64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}

std::string ao::run::checkPair(const Program &program) {
  if (!program.backward)
    return "";
  size_t saved = program.forward.results.size() - program.numOutputs;
  const auto &arguments = program.backward->arguments;
  if (program.numOutputs > program.forward.results.size() ||
      saved > arguments.size())
    return "'@" + program.forward.name + "' saves more than '@" +
           program.backward->name + "' takes";
  return "";
}

static std::string join(const std::vector<int64_t> &shape) {
  std::string text;
  for (int64_t size : shape)
    text += (text.empty() ? "" : "x") + std::to_string(size);
  return text;
}

std::string ao::run::checkShape(const BufferSpec &spec, size_t index,
                                const std::vector<int64_t> &shape) {
  for (size_t i = 0; i < spec.maxShape.size(); ++i)
    if (shape[i] > spec.maxShape[i])
      return "argument " + std::to_string(index) + " is " + join(shape) +
             ", planned for at most " + join(spec.maxShape);
  return "";
}
