//===- NestingTest.c - Bytecode that nests too deeply ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Offload.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

#include "ModuleCheck.h"

/// A tuple of a tuple of a tuple...
static MlirType nestTypes(MlirContext context, int depth) {
  MlirType type = mlirF32TypeGet(context);
  for (int i = 0; i < depth; ++i)
    type = mlirTupleTypeGet(context, 1, &type);
  return type;
}

static MlirAttribute nestArrays(MlirContext context, int depth) {
  MlirAttribute attribute = mlirUnitAttrGet(context);
  for (int i = 0; i < depth; ++i)
    attribute = mlirArrayAttrGet(context, 1, &attribute);
  return attribute;
}

static MlirLocation nestLocations(MlirContext context, int depth) {
  MlirLocation location = mlirLocationUnknownGet(context);
  for (int i = 0; i < depth; ++i)
    location = mlirLocationNameGet(context, mlirStringRefCreateFromCString("x"),
                                   location);
  return location;
}

/// `depth` modules, each within the last.
static MlirModule nestModules(MlirContext context, int depth) {
  MlirLocation location = mlirLocationUnknownGet(context);
  MlirModule outer = mlirModuleCreateEmpty(location), inner = outer;
  for (int i = 1; i < depth; ++i) {
    MlirModule next = mlirModuleCreateEmpty(location);
    mlirBlockAppendOwnedOperation(mlirModuleGetBody(inner),
                                  mlirModuleGetOperation(next));
    inner = next;
  }
  return outer;
}

static void append(MlirStringRef part, void *userData) {
  AoString *bytes = userData;
  bytes->data = realloc(bytes->data, bytes->length + part.length);
  memcpy(bytes->data + bytes->length, part.data, part.length);
  bytes->length += part.length;
}

/// Checks the result of reading the bytecode of a module, which is destroyed.
static void expectNesting(MlirModule module, bool fits) {
  MlirContext context = mlirModuleGetContext(module);
  AoString bytes = {NULL, 0};
  mlirOperationWriteBytecode(mlirModuleGetOperation(module), append, &bytes);
  mlirModuleDestroy(module);
  Log log;
  AoStringRef source = {bytes.data, bytes.length};
  MlirModule read =
      aoModuleParse(context, source, aoStringRef("deep.mlirbc"), into(&log));
  CHECK(mlirModuleIsNull(read) != fits);
  CHECK(log.count[AO_MESSAGE_ERROR] == !fits);
  if (!fits)
    CHECK(strstr(log.text.data, "nested deeper than 500 levels") != NULL);
  if (fits)
    mlirModuleDestroy(read);
  free(log.text.data);
  free(bytes.data);
}

static MlirModule withAttribute(MlirContext context, MlirAttribute attribute) {
  MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  mlirOperationSetAttributeByName(mlirModuleGetOperation(module),
                                  mlirStringRefCreateFromCString("test.deep"),
                                  attribute);
  return module;
}

int main(void) {
  MlirContext context = createContext();
  const int depths[] = {400, 600, 3000};
  for (int i = 0; i < 3; ++i) {
    bool fits = depths[i] < 500;
    expectNesting(nestModules(context, depths[i]), fits);
    expectNesting(withAttribute(context, nestArrays(context, depths[i])), fits);
    expectNesting(
        withAttribute(context, mlirTypeAttrGet(nestTypes(context, depths[i]))),
        fits);
    expectNesting(mlirModuleCreateEmpty(nestLocations(context, depths[i])),
                  fits);
  }
  mlirContextDestroy(context);
  return testResult();
}
