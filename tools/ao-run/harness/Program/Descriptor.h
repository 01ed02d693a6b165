//===- Descriptor.h - Memref descriptors of compiled code -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_PROGRAM_DESCRIPTOR_H
#define AO_TOOLS_AORUN_HARNESS_PROGRAM_DESCRIPTOR_H

#include "Program.h"
#include "ao-runtime/Runtime.h"

namespace ao::run {

/// A ranked memref descriptor: allocated pointer, aligned pointer, offset,
/// sizes, strides. All fields are words, so descriptors of any rank are
/// consecutive in a result.
class Descriptor {
public:
  static size_t getWords(size_t rank) { return 3 + 2 * rank; }

  Descriptor() = default;
  /// A scalar or a handle.
  explicit Descriptor(int64_t word) : words{word} {}
  /// A contiguous buffer.
  Descriptor(void *pointer, const std::vector<int64_t> &shape);
  /// One that compiled code wrote.
  Descriptor(const int64_t *words, size_t rank)
      : words(words, words + getWords(rank)) {}

  void *getAllocated() const { return reinterpret_cast<void *>(words[0]); }
  char *getFirstElement(int64_t elementBytes) const {
    return reinterpret_cast<char *>(words[1]) + words[2] * elementBytes;
  }
  std::vector<int64_t> getShape() const;
  void *getWordsPointer() { return words.data(); }

private:
  std::vector<int64_t> words;
};

/// Calls `function` with arguments and arenas, and returns the descriptors of
/// its results. The first failure of the step in `context` ends the call: code
/// after a refused size would access memory out of bounds.
std::vector<Descriptor> call(const FunctionSpec &function,
                             std::vector<Descriptor> &arguments,
                             std::vector<Descriptor> &arenas,
                             AortContext *context);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_PROGRAM_DESCRIPTOR_H
