//===- Descriptor.cpp - Memref descriptors of compiled code ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Descriptor.h"

#include <csetjmp>

using namespace ao::run;

Descriptor::Descriptor(void *pointer, const std::vector<int64_t> &shape)
    : words(getWords(shape.size())) {
  words[0] = words[1] = reinterpret_cast<int64_t>(pointer);
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    words[3 + i] = shape[i];
    words[3 + shape.size() + i] = stride;
    stride *= shape[i];
  }
}

std::vector<int64_t> Descriptor::getShape() const {
  size_t rank = (words.size() - 3) / 2;
  return {words.begin() + 3, words.begin() + 3 + static_cast<ptrdiff_t>(rank)};
}

/// Calls compiled code, which needs no unwinding, up to the first failure.
static void callUntilFailure(const FunctionSpec &function, void **pointers,
                             AortContext *context) {
  std::jmp_buf end;
  auto leave = [](void *data, AortStatus, const char *) {
    std::longjmp(*static_cast<std::jmp_buf *>(data), 1);
  };
  aortContextSetErrorHandler(context, leave, &end);
  if (setjmp(end) == 0)
    function.entry(pointers);
  aortContextSetErrorHandler(context, nullptr, nullptr);
}

std::vector<Descriptor> ao::run::call(const FunctionSpec &function,
                                      std::vector<Descriptor> &arguments,
                                      std::vector<Descriptor> &arenas,
                                      AortContext *context) {
  size_t resultWords = 0;
  for (const BufferSpec &result : function.results)
    resultWords += Descriptor::getWords(result.shape.size());
  std::vector<int64_t> room(resultWords);
  std::vector<void *> pointers;
  if (!function.results.empty())
    pointers.push_back(room.data());
  for (Descriptor &argument : arguments)
    pointers.push_back(argument.getWordsPointer());
  for (Descriptor &arena : arenas)
    pointers.push_back(arena.getWordsPointer());
  callUntilFailure(function, pointers.data(), context);

  std::vector<Descriptor> results;
  const int64_t *cursor = room.data();
  for (const BufferSpec &result : function.results) {
    results.emplace_back(cursor, result.shape.size());
    cursor += Descriptor::getWords(result.shape.size());
  }
  return results;
}
