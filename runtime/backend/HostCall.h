//===- HostCall.h - A call of host code in stream order ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_BACKEND_HOSTCALL_H
#define AO_RUNTIME_BACKEND_HOSTCALL_H

#include <cstddef>
#include <cstring>
#include <memory>
#include <vector>

namespace ao::runtime {

/// A function with a copy of its arguments, which exists as long as the call
/// may run: for a captured call, as long as the graph.
class HostCall {
public:
  HostCall(void (*function)(void *), const void *arguments, size_t bytes)
      : function(function), storage((bytes + sizeof(std::max_align_t) - 1) /
                                    sizeof(std::max_align_t)) {
    if (bytes != 0)
      std::memcpy(static_cast<void *>(storage.data()), arguments, bytes);
  }
  void run() { function(storage.data()); }

private:
  void (*function)(void *);
  std::vector<std::max_align_t> storage;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_BACKEND_HOSTCALL_H
