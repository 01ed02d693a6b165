//===- Extensions.cpp - The extensions of a device in this build ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eager/OffloaderTable.h"
#include "graph/GraphTreeTable.h"

using namespace ao::runtime;

const DeviceExtensionFactory ao::runtime::deviceExtensionKinds[] = {
    OffloaderTable::create, GraphTreeTable::create, nullptr};
