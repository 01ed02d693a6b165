//===- TapeTest.c - Tapes from C ------------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Tape.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

#include "ModuleCheck.h"

#define TAPE(NODE, OP, TYPE)                                                   \
  "func.func private @bwd(%g: " TYPE ") -> " TYPE                              \
  " attributes {ao.aot_id = 0 : i64} {\n"                                      \
  "  %d = " OP " %g : " TYPE "\n"                                              \
  "  return %d : " TYPE "\n"                                                   \
  "}\n"                                                                        \
  "func.func @step(%g: " TYPE ") -> " TYPE "\n"                                \
  "    attributes {autograd.tape, autograd.gradients = [\"w\"]} {\n"           \
  "  %d = autograd.node 5 \"" NODE "\" -> " TYPE " {\n"                        \
  "    %0 = func.call @bwd(%g) : (" TYPE ") -> " TYPE "\n"                     \
  "    autograd.yield %0 : " TYPE "\n"                                         \
  "  }\n"                                                                      \
  "  %a = autograd.node 6 \"AccumulateGrad\" -> " TYPE " {\n"                  \
  "    %0 = autograd.accumulate_grad %d slot 0 : " TYPE "\n"                   \
  "    autograd.yield %0 : " TYPE "\n"                                         \
  "  }\n"                                                                      \
  "  return %a : " TYPE "\n"                                                   \
  "}\n"

static const char tape[] = TAPE("SinBackward0", "math.cos", "tensor<8xf32>");

static void testDialect(void) {
  CHECK(mlirStringRefEqual(
      mlirDialectHandleGetNamespace(mlirGetDialectHandle__autograd__()),
      mlirStringRefCreateFromCString("autograd")));
}

static void testTypes(MlirContext context) {
  MlirContext nowhere = {NULL};
  MlirType none = {NULL};
  MlirType f32 = mlirF32TypeGet(context);
  int64_t size = 8;
  MlirType tensor =
      mlirRankedTensorTypeGet(1, &size, f32, mlirAttributeGetNull());
  CHECK(mlirTypeEqual(
      aoHookTypeGet(context, AO_HOOK_POST_ACC),
      mlirTypeParseGet(context, mlirStringRefCreateFromCString(
                                    "!autograd.hook<post_acc>"))));
  CHECK(mlirTypeEqual(
      aoPackedTypeGet(tensor),
      mlirTypeParseGet(context, mlirStringRefCreateFromCString(
                                    "!autograd.packed<tensor<8xf32>>"))));
  CHECK(mlirTypeEqual(aoHookTableTypeGet(context),
                      mlirTypeParseGet(context, mlirStringRefCreateFromCString(
                                                    "!autograd.hook_table"))));
  CHECK(aoHookTypeGet(context, AO_HOOK_ANY).ptr == NULL);
  CHECK(aoHookTypeGet(nowhere, AO_HOOK_PRE).ptr == NULL);
  CHECK(aoPackedTypeGet(f32).ptr == NULL);
  CHECK(aoPackedTypeGet(none).ptr == NULL);
  CHECK(aoHookTableTypeGet(nowhere).ptr == NULL);
}

/// Forms the step of the tape, and says what became of its update.
static void testStep(MlirContext context) {
  Log log;
  MlirModule module = parse(context, tape, &log);
  AoWholeStepOptions options;
  aoWholeStepOptionsInit(&options);
  CHECK(options.order == AO_ORDER_EAGER);
  options.order = AO_ORDER_TAPE;
  CHECK(succeeded(aoWholeStep(module, &options, into(&log))));
  aoStringFree(&log.text);
  CHECK(succeeded(aoOffload(module, NULL, into(&log))));
  CHECK_HOLDS(log.text, "planned");
  // There is no tape.
  CHECK(!succeeded(aoWholeStep(module, NULL, into(&log))));
  CHECK_HOLDS(log.text, "the module has no tape");
  CHECK(!succeeded(aoTapeKey(module, NULL, into(&log))));
  CHECK_HOLDS(log.text, "the module has no tape");
  mlirModuleDestroy(module);

  module = parse(context, tape, &log);
  options.uploadScalars = 1;
  CHECK(!succeeded(aoWholeStep(module, &options, into(&log))));
  CHECK_HOLDS(log.text, "'scalars=device' needs 'order=eager'");
  options.order = AO_ORDER_ANY;
  CHECK(!succeeded(aoWholeStep(module, &options, into(&log))));
  CHECK_HOLDS(log.text, "unknown order number");
  options.size = 1;
  CHECK(!succeeded(aoWholeStep(module, &options, into(&log))));
  CHECK_HOLDS(log.text, "aoWholeStepOptionsInit");
  mlirModuleDestroy(module);
}

static AoString getKey(MlirModule module) {
  Log log;
  AoString key = {NULL, 0};
  CHECK(succeeded(aoTapeKey(module, &key, into(&log))));
  CHECK(key.length == 64);
  return key;
}

/// `other` differs from the tape, and how.
static void testDifference(MlirContext context, const char *other,
                           const char *expected) {
  Log log;
  // Of a context of its own.
  MlirContext elsewhere = createContext();
  MlirModule was = parse(elsewhere, tape, &log);
  MlirModule is = parse(context, other, &log);
  CHECK(is.ptr && was.ptr);
  AoString key = getKey(is), older = getKey(was), difference = {NULL, 0};
  CHECK((strcmp(key.data, older.data) == 0) == (*expected == '\0'));
  CHECK(succeeded(aoTapeDifference(is, was, &difference, into(&log))));
  CHECK((difference.length == 0) == (*expected == '\0'));
  CHECK_HOLDS(difference, expected);
  aoStringFree(&key);
  aoStringFree(&older);
  mlirModuleDestroy(is);
  mlirModuleDestroy(was);
  mlirContextDestroy(elsewhere);
}

static void testNull(MlirContext context) {
  Log log;
  MlirModule none = {NULL};
  CHECK(!succeeded(aoWholeStep(none, NULL, into(&log))));
  CHECK_HOLDS(log.text, "no module is given");
  CHECK(!succeeded(aoTapeKey(none, NULL, into(&log))));
  CHECK_HOLDS(log.text, "no module is given");
  MlirModule module = parse(context, tape, &log);
  CHECK(!succeeded(aoTapeDifference(module, none, NULL, into(&log))));
  CHECK_HOLDS(log.text, "no module is given");
  mlirModuleDestroy(module);
}

int main(void) {
  MlirContext context = createContext();
  testDialect();
  testTypes(context);
  testStep(context);
  testDifference(context, tape, "");
  testDifference(context, TAPE("MulBackward0", "math.cos", "tensor<8xf32>"),
                 "node 5 is 'MulBackward0', was 'SinBackward0'");
  testDifference(context, TAPE("SinBackward0", "math.sin", "tensor<8xf32>"),
                 "'math.sin' in '@bwd' was 'math.cos' in '@bwd'");
  testDifference(context, TAPE("SinBackward0", "math.cos", "tensor<9xf32>"),
                 "'func.func' in '@step': 'function_type' is (tensor<9xf32>) "
                 "-> tensor<9xf32>, was (tensor<8xf32>) -> tensor<8xf32>");
  testNull(context);
  mlirContextDestroy(context);
  return testResult();
}
