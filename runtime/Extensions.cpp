//===- Extensions.cpp - The extensions of a device in this build ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/DeviceExtension.h"
#ifdef AO_ENABLE_EAGER
#include "eager/OffloaderTable.h"
#endif
#ifdef AO_ENABLE_GRAPH
#include "graph/GraphTreeTable.h"
#endif

using namespace ao::runtime;

const DeviceExtensionFactory ao::runtime::deviceExtensionKinds[] = {
#ifdef AO_ENABLE_EAGER
    OffloaderTable::create,
#endif
#ifdef AO_ENABLE_GRAPH
    GraphTreeTable::create,
#endif
    nullptr};
