//===- offload.c - Uses the installed C API -------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Offload.h"
#include "ao-c/Dialect.h"
#include "mlir-c/RegisterEverything.h"

#include <stdio.h>

static void show(const AoMessage *message, void *userData) {
  (void)userData;
  printf("%.*s: %.*s\n", (int)message->place.length, message->place.data,
         (int)message->text.length, message->text.data);
}

int main(int argc, char **argv) {
  char source[4096];
  FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  if (!file)
    return 2;
  AoStringRef text = {source, fread(source, 1, sizeof(source), file)};
  fclose(file);

  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  aoRegisterAllDialects(registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, true);
  mlirDialectRegistryDestroy(registry);

  AoMessageHandler handler = {show, NULL};
  MlirModule module =
      aoModuleParse(context, text, aoStringRef(argv[1]), handler);
  int failed = mlirModuleIsNull(module) ||
               mlirLogicalResultIsFailure(aoOffload(module, NULL, handler));
  if (!mlirModuleIsNull(module))
    mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return failed;
}
