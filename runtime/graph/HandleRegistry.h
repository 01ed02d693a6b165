//===- HandleRegistry.h - Registry of live handles --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_GRAPH_HANDLEREGISTRY_H
#define AO_RUNTIME_GRAPH_HANDLEREGISTRY_H

namespace ao::runtime {

enum class HandleKind { GraphTree, Function, Buffer };

/// The live handles of Graph.h in all contexts: a pointer can be looked up
/// without being dereferenced. Thread-safe.
void addHandle(const void *handle, HandleKind kind);
void removeHandle(const void *handle);
bool isHandle(const void *handle, HandleKind kind);

} // namespace ao::runtime

#endif // AO_RUNTIME_GRAPH_HANDLEREGISTRY_H
