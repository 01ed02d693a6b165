//===- Numa.h - Placing memory near a device --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_BACKEND_NUMA_H
#define AO_RUNTIME_BACKEND_NUMA_H

#include <cstdint>
#include <string>

namespace ao::runtime {

/// Memory nodes in use on this machine; 1 if that cannot be read. `root` is
/// the system's file tree, "/sys" but for tests.
int numaNodeCount(const std::string &root = "/sys");

/// The node of a PCI device ("0000:3b:00.0"), or -1 if there is none.
int numaNodeOfPciDevice(const std::string &busId,
                        const std::string &root = "/sys");

/// Returns whole pages that prefer `node` (any node if negative), or null. They
/// are freed by freeOnNode with the same size.
void *allocateOnNode(int64_t bytes, int node);
void freeOnNode(void *pointer, int64_t bytes);

} // namespace ao::runtime

#endif // AO_RUNTIME_BACKEND_NUMA_H
