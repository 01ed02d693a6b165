//===- LaunchToLoops.h - Kernels as loops of the host -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TEST_LIB_LAUNCHTOLOOPS_H
#define AO_TEST_LIB_LAUNCHTOLOOPS_H

namespace ao::test {

/// Registers `test-gpu-launch-to-loops`, which runs the blocks of each
/// `gpu.launch` one after the other, and the threads of a block one after the
/// other between barriers. The results of a kernel can then be checked without
/// a device.
void registerLaunchToLoopsPass();

} // namespace ao::test

#endif // AO_TEST_LIB_LAUNCHTOLOOPS_H
