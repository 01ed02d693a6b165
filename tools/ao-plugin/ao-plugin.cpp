//===- ao-plugin.cpp - Plugin for tools with one version of MLIR ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plugin is not linked to LLVM: it loads the library with the dialect and
// the passes only if the tool has loaded the libMLIR that this library was
// built for. In a tool with another libMLIR, constructors of the library would
// crash.
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <link.h>
#include <string>

[[noreturn]] static void fail(const std::string &message) {
  std::fprintf(stderr, "ao-plugin: %s\n", message.c_str());
  std::exit(EXIT_FAILURE);
}

/// Returns the file name of a path.
static std::string fileName(const std::string &path) {
  return path.substr(path.rfind('/') + 1);
}

/// Returns the name of the libMLIR that the tool has loaded.
static std::string loadedMLIR() {
  std::string found = "no shared library of MLIR";
  dl_iterate_phdr(
      [](dl_phdr_info *info, size_t, void *result) {
        std::string name = fileName(info->dlpi_name);
        if (name.rfind("libMLIR.so", 0) == 0)
          *static_cast<std::string *>(result) = name;
        return 0;
      },
      &found);
  return found;
}

/// Loads the library with the dialect and the passes, which is in the folder of
/// the plugin, and returns a function of it.
static void *findFunction(const char *name) {
  static const char anchor = 0;
  if (!dlopen(AO_PLUGIN_MLIR, RTLD_NOLOAD | RTLD_LAZY))
    fail("expected a tool that is linked to " AO_PLUGIN_MLIR ", got one with " +
         loadedMLIR() + "; build ao with the tool's MLIR");
  Dl_info self;
  if (!dladdr(&anchor, &self))
    fail("cannot find the folder of the plugin");
  std::string path = self.dli_fname;
  path = path.substr(0, path.rfind('/') + 1) + AO_PLUGIN_LIBRARY;
  void *library = dlopen(path.c_str(), RTLD_LAZY | RTLD_GLOBAL);
  void *function = library ? dlsym(library, name) : nullptr;
  if (!function)
    fail(std::string("cannot load ") + dlerror());
  return function;
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  void *function = findFunction("aoGetDialectPluginInfo");
  return reinterpret_cast<decltype(&mlirGetDialectPluginInfo)>(function)();
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  void *function = findFunction("aoGetPassPluginInfo");
  return reinterpret_cast<decltype(&mlirGetPassPluginInfo)>(function)();
}
