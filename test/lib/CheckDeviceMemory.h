//===- CheckDeviceMemory.h - Steps fit in device memory ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TEST_LIB_CHECKDEVICEMEMORY_H
#define AO_TEST_LIB_CHECKDEVICEMEMORY_H

namespace ao::test {

/// Registers `test-check-device-memory`.
void registerCheckDeviceMemoryPass();

} // namespace ao::test

#endif // AO_TEST_LIB_CHECKDEVICEMEMORY_H
