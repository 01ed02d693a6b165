//===- OffloadTest.c - Modules from C -------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Offload.h"
#include "ao-c/Dialect.h"
#include "ao-c/Functions.h"
#include "ao-c/Tape.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/RegisterEverything.h"

#include "ModuleCheck.h"

/// %a is idle while the values from %b to %e are made, which takes long enough,
/// and where most memory is needed.
static const char step[] =
    "func.func @step(%x: tensor<1024x1024xf32>) -> tensor<1024x1024xf32>\n"
    "    attributes {ao.step} {\n"
    "  %a = math.sin %x : tensor<1024x1024xf32>\n"
    "  %b = math.cos %a {ao.cost_ns = 1000000 : i64} : tensor<1024x1024xf32>\n"
    "  %c = math.exp %b : tensor<1024x1024xf32>\n"
    "  %d = arith.addf %b, %c : tensor<1024x1024xf32>\n"
    "  %e = math.tanh %d {ao.cost_ns = 1000000 : i64} : tensor<1024x1024xf32>\n"
    "  %f = arith.mulf %e, %a : tensor<1024x1024xf32>\n"
    "  return %f : tensor<1024x1024xf32>\n"
    "}\n";

/// A loop stacks four slices, another one reads them.
static const char loops[] =
    "func.func @step(%x: tensor<256xf32>) -> tensor<256xf32>\n"
    "    attributes {ao.step} {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %c3 = arith.constant 3 : index\n"
    "  %c4 = arith.constant 4 : index\n"
    "  %init = tensor.empty() : tensor<4x256xf32>\n"
    "  %y, %stack = scf.for %i = %c0 to %c4 step %c1\n"
    "      iter_args(%h = %x, %s = %init)\n"
    "      -> (tensor<256xf32>, tensor<4x256xf32>) {\n"
    "    %a = math.sin %h : tensor<256xf32>\n"
    "    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1]\n"
    "      : tensor<256xf32> into tensor<4x256xf32>\n"
    "    %b = math.exp %a : tensor<256xf32>\n"
    "    scf.yield %b, %t : tensor<256xf32>, tensor<4x256xf32>\n"
    "  } loc(\"layers\")\n"
    "  %z = scf.for %i = %c0 to %c4 step %c1\n"
    "      iter_args(%g = %y) -> (tensor<256xf32>) {\n"
    "    %j = arith.subi %c3, %i : index\n"
    "    %a = tensor.extract_slice %stack[%j, 0] [1, 256] [1, 1]\n"
    "      : tensor<4x256xf32> to tensor<256xf32>\n"
    "    %b = arith.mulf %g, %a : tensor<256xf32>\n"
    "    scf.yield %b : tensor<256xf32>\n"
    "  }\n"
    "  return %z : tensor<256xf32>\n"
    "}\n";

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

static void append(MlirStringRef text, void *userData) {
  AoStringRef piece = {text.data, text.length};
  AoString *string = userData;
  appendText(string, piece);
  --string->length; // Without the line break.
}

static AoString print(MlirModule module) {
  AoString text = {NULL, 0};
  mlirOperationPrint(mlirModuleGetOperation(module), append, &text);
  return text;
}

static AoString readFile(const char *name) {
  AoString text = {NULL, 0};
  char buffer[4096];
  FILE *file = fopen(name, "rb");
  size_t size;
  while (file && (size = fread(buffer, 1, sizeof(buffer), file)) > 0) {
    AoStringRef piece = {buffer, size};
    appendText(&text, piece);
    --text.length;
  }
  if (file)
    fclose(file);
  return text;
}

//===----------------------------------------------------------------------===//
// Tests
//===----------------------------------------------------------------------===//

static void testTypes(MlirContext context) {
  Log log;
  int64_t shape[] = {4, 8};
  MlirType f32 = mlirF32TypeGet(context), none = {NULL};
  MlirType tensor =
      mlirRankedTensorTypeGet(2, shape, f32, mlirAttributeGetNull());
  MlirType host = aoTypeGetHostPlaced(tensor);
  MlirAttribute placement = aoHostAttrGet(context);
  CHECK(aoTypeIsHostPlaced(host) && !aoTypeIsHostPlaced(tensor));
  CHECK(mlirAttributeEqual(mlirRankedTensorTypeGetEncoding(host), placement));
  CHECK(mlirTypeEqual(aoTypeGetDevicePlaced(host), tensor));
  CHECK(aoAttributeIsAHost(placement));
  CHECK(!aoAttributeIsAHost(mlirTypeAttrGet(f32)));
  CHECK(mlirTypeIDEqual(mlirAttributeGetTypeID(placement),
                        aoHostAttrGetTypeID()));
  CHECK(aoTypeGetHostPlaced(f32).ptr == NULL);
  CHECK(aoTypeGetDevicePlaced(none).ptr == NULL);

  MlirType transfer = aoTransferTypeGet(host);
  CHECK(aoTypeIsATransfer(transfer) && !aoTypeIsATransfer(host));
  CHECK(aoTransferTypeIsToHost(transfer));
  CHECK(!aoTransferTypeIsToHost(aoTransferTypeGet(tensor)));
  CHECK(mlirTypeEqual(aoTransferTypeGetDestination(transfer), host));
  CHECK(
      mlirTypeIDEqual(mlirTypeGetTypeID(transfer), aoTransferTypeGetTypeID()));
  CHECK(aoTransferTypeGetDestination(f32).ptr == NULL);
  CHECK(!aoTransferTypeIsToHost(none) && !aoTypeIsATransfer(none));
  CHECK(aoTransferTypeGet(none).ptr == NULL);

  MlirType parsed =
      mlirTypeParseGet(context, mlirStringRefCreateFromCString(
                                    "!ao.transfer<tensor<4x8xf32, #ao.host>>"));
  CHECK(mlirTypeEqual(parsed, transfer));
  MlirModule module = parse(context, "!t = !ao.transfer<f32>", &log);
  CHECK(!module.ptr && log.count[AO_MESSAGE_ERROR] > 0);
  aoStringFree(&log.text);
  MlirDialectHandle handle = mlirGetDialectHandle__ao__();
  CHECK(mlirStringRefEqual(mlirDialectHandleGetNamespace(handle),
                           mlirStringRefCreateFromCString("ao")));
  MlirDialectHandle graph = mlirGetDialectHandle__graph__();
  CHECK(!graph.ptr ||
        mlirStringRefEqual(mlirDialectHandleGetNamespace(graph),
                           mlirStringRefCreateFromCString("graph")));
}

static void testParse(MlirContext context) {
  Log log;
  CHECK(!parse(context, "func.func @f() {\n  nonsense\n}", &log).ptr);
  CHECK(log.count[AO_MESSAGE_ERROR] == 1 && log.line == 2 && log.column == 3);
  CHECK_HOLDS(log.text, "step.mlir:2:3");
  CHECK(!parse(context, "func.func @f() -> i32 { return }", &log).ptr);
  CHECK(log.count[AO_MESSAGE_ERROR] >= 1);
  aoStringFree(&log.text);
  CHECK(!parse(context, "ML\xefR", &log).ptr);
  CHECK(log.count[AO_MESSAGE_ERROR] >= 1);
  aoStringFree(&log.text);
  MlirModule empty = parse(context, "", &log);
  CHECK(empty.ptr && log.text.data == NULL);
  mlirModuleDestroy(empty);
}

typedef struct Steps {
  int count;
  int64_t before, after;
  AoString plan, trace;
} Steps;

static void receiveStep(const AoStep *step, void *userData) {
  Steps *steps = userData;
  ++steps->count;
  steps->before = step->figures->unplannedPeakBytes;
  steps->after = step->figures->peakBytes;
  appendText(&steps->plan, step->plan);
  appendText(&steps->trace, step->trace);
  CHECK(step->function.length == 4);
}

/// The plan that is read back from the module is the one the pipeline wrote.
static void testOffload(MlirContext context, const char *strategy,
                        const char *budget, const char *remark) {
  Log log;
  Steps steps = {0};
  AoOffloadOptions options;
  aoOffloadOptionsInit(&options);
  options.strategy = strategy;
  options.deviceBudget = budget;
  options.planOutput = "plan.json";
  MlirModule module = parse(context, step, &log);
  CHECK(succeeded(aoOffload(module, &options, into(&log))));
  CHECK(log.count[AO_MESSAGE_ERROR] == 0 && log.offloadedBytes == 4 << 20);
  CHECK_HOLDS(log.text, remark);
  AoString text = print(module);
  CHECK_HOLDS(text, "ao.offload");
  CHECK(succeeded(aoModuleVerify(module, into(&log))));
  CHECK(log.text.data == NULL);
  CHECK(succeeded(
      aoModuleForEachStep(module, &options, receiveStep, &steps, into(&log))));
  CHECK(steps.count == 1 && steps.before >= steps.after && steps.after > 0);
  AoString written = readFile("plan.json");
  CHECK(written.length > 0 && written.length == steps.plan.length);
  CHECK(written.length &&
        memcmp(written.data, steps.plan.data, written.length) == 0);
  aoStringFree(&written);
  CHECK_HOLDS(steps.trace, "\"schema\":\"ao.step-trace\"");
  aoStringFree(&steps.plan);
  aoStringFree(&log.text);
  mlirModuleDestroy(module);
}

/// How many host tensors a stack has become by a strategy, and which remark
/// says so; its last step is still that of the module.
static void testLoops(MlirContext context, const char *strategy,
                      int64_t numLayers, const char *remark) {
  Log log;
  Steps steps = {0};
  AoOffloadOptions options;
  aoOffloadOptionsInit(&options);
  options.strategy = strategy;
  options.numLayers = numLayers;
  options.minBytes = 0;
  options.minElements = 0;
  MlirModule module = parse(context, loops, &log);
  CHECK(succeeded(aoOffload(module, &options, into(&log))));
  CHECK(log.count[AO_MESSAGE_ERROR] == 0);
  CHECK_HOLDS(log.text, remark);
  AoString text = print(module);
  CHECK_HOLDS(text, "ao.host_empty");
  CHECK(succeeded(aoModuleVerify(module, into(&log))));
  CHECK(log.text.data == NULL);
  CHECK(succeeded(
      aoModuleForEachStep(module, &options, receiveStep, &steps, into(&log))));
  CHECK(steps.count == 1 && steps.before > steps.after && steps.after > 0);
  aoStringFree(&steps.plan);
  aoStringFree(&steps.trace);
  mlirModuleDestroy(module);
}

/// Iterations are layers, of which one stays.
static void testMoreLayers(MlirContext context) {
  Log log;
  AoOffloadOptions options;
  aoOffloadOptionsInit(&options);
  options.strategy = "layerwise";
  options.numLayers = 4;
  options.minElements = 0;
  MlirModule module = parse(context, loops, &log);
  CHECK(!succeeded(aoOffload(module, &options, into(&log))));
  CHECK_HOLDS(log.text, "'num-layers' must be between 0 and 3");
  aoStringFree(&log.text);
  mlirModuleDestroy(module);
}

/// One message, without being asked, says why nothing moved.
static void testNothingMoved(MlirContext context) {
  Log log;
  AoOffloadOptions options;
  aoOffloadOptionsInit(&options);
  options.deviceBudget = "100%";
  MlirModule module = parse(context, step, &log);
  CHECK(succeeded(aoOffload(module, &options, into(&log))));
  CHECK(log.count[AO_MESSAGE_ERROR] == 0 && log.offloadedBytes == 0);
  CHECK_HOLDS(log.text,
              "nothing offloaded: the peak is within the budget; peak ");
  aoStringFree(&log.text);
  mlirModuleDestroy(module);
}

/// By time instead of memory: ops are recomputed as far as there is any.
static void testSlowdown(MlirContext context) {
  Log log;
  AoOffloadOptions options;
  aoOffloadOptionsInit(&options);
  options.maxSlowdown = "100%";
  options.recompute = 1;
  // No link to speak of.
  options.machine = "{\"d2h_bandwidth\": 1, \"h2d_bandwidth\": 1}";
  MlirModule module = parse(context, step, &log);
  CHECK(succeeded(aoOffload(module, &options, into(&log))));
  CHECK(log.count[AO_MESSAGE_ERROR] == 0);
  CHECK_HOLDS(log.text, "rematerialized 1 value");
  AoString text = print(module);
  CHECK_HOLDS(text, "ao.num_recomputed = 1");
  CHECK(succeeded(aoModuleVerify(module, into(&log))));
  aoStringFree(&log.text);
  mlirModuleDestroy(module);
}

static void expectFailure(MlirContext context, const AoOffloadOptions *options,
                          const char *text) {
  Log log;
  MlirModule module = parse(context, step, &log);
  CHECK(!succeeded(aoOffload(module, options, into(&log))));
  CHECK(log.count[AO_MESSAGE_ERROR] == 1);
  CHECK_HOLDS(log.text, text);
  mlirModuleDestroy(module);
}

/// A budget that is too small is told from a mistake, and what would do is a
/// number.
static void testInfeasible(MlirContext context) {
  Log log;
  char enough[32];
  AoOffloadOptions options;
  aoOffloadOptionsInit(&options);
  options.deviceBudget = "1";
  MlirModule module = parse(context, step, &log);
  CHECK(!succeeded(aoOffload(module, &options, into(&log))));
  CHECK(log.status == AO_INFEASIBLE);
  CHECK(log.smallestDeviceBudget > 1 && log.smallestHostBudget == 0);
  snprintf(enough, sizeof(enough), "%lld", (long long)log.smallestDeviceBudget);
  CHECK_HOLDS(log.text, enough);
  mlirModuleDestroy(module);
  options.deviceBudget = enough;
  module = parse(context, step, &log);
  CHECK(succeeded(aoOffload(module, &options, into(&log))));
  CHECK(log.status == AO_SUCCESS);
  aoStringFree(&log.text);
  mlirModuleDestroy(module);
  options.hostBudget = "1";
  module = parse(context, step, &log);
  CHECK(!succeeded(aoOffload(module, &options, into(&log))));
  CHECK(log.status == AO_INFEASIBLE && log.smallestHostBudget > 1);
  aoStringFree(&log.text);
  mlirModuleDestroy(module);
  options.hostBudget = "much";
  module = parse(context, step, &log);
  CHECK(!succeeded(aoOffload(module, &options, into(&log))));
  CHECK(log.status == AO_INVALID_INPUT && log.smallestDeviceBudget == 0);
  aoStringFree(&log.text);
  mlirModuleDestroy(module);
}

static void testBadOptions(MlirContext context) {
  AoOffloadOptions options;
  aoOffloadOptionsInit(&options);
  options.deviceBudget = "1";
  expectFailure(context, &options,
                "smallest feasible device memory budget is ");
  options.deviceBudget = "much";
  expectFailure(context, &options, "'device-memory-budget': ");
  options.strategy = "sync";
  expectFailure(
      context, &options,
      "'device-memory-budget' requires strategy layerwise, planned, ");
  aoOffloadOptionsInit(&options);
  options.strategy = "fast";
  expectFailure(context, &options, "expected 'strategy' to be one of none, ");
  aoOffloadOptionsInit(&options);
  options.select = "";
  expectFailure(context, &options,
                "expected 'select' to be one of all, marked, first-layers, got "
                "''");
  aoOffloadOptionsInit(&options);
  options.machine = "{\"d2h_bandwidth\": 1}";
  expectFailure(context, &options, "machine: $: missing key \"h2d_bandwidth\"");
  options.machine = "/";
  expectFailure(context, &options, "'/'");
  aoOffloadOptionsInit(&options);
  options.size = 1;
  expectFailure(context, &options, "aoOffloadOptionsInit");
}

/// Options have the same defaults in each build.
static void testDefaults(void) {
  AoFunctionOptions functions;
  aoFunctionOptionsInit(&functions);
  CHECK(functions.size == sizeof(functions) && functions.optimization == 2);
  AoWholeStepOptions steps;
  aoWholeStepOptionsInit(&steps);
  CHECK(steps.size == sizeof(steps) && steps.order == AO_ORDER_EAGER);
}

static void testPipelines(MlirContext context) {
  Log log;
  MlirModule module = parse(context, step, &log);
  CHECK(!succeeded(aoRunPipeline(module, aoStringRef("builtin.module(no-such)"),
                                 into(&log))));
  CHECK(log.count[AO_MESSAGE_ERROR] == 1);
  CHECK_HOLDS(log.text, "'no-such' does not refer to a registered pass");
  CHECK(!succeeded(aoRunPipeline(
      module, aoStringRef("builtin.module(ao-offload-pipeline{a=b})"),
      into(&log))));
  CHECK_HOLDS(log.text, "no such option a");
  CHECK(!succeeded(aoRunPipeline(module, aoStringRef(""), into(&log))));
  CHECK(log.count[AO_MESSAGE_ERROR] > 0);
  aoStringFree(&log.text);
  CHECK(succeeded(aoRunPipeline(
      module,
      aoStringRef("builtin.module(ao-offload-pipeline{strategy=sync},cse)"),
      into(&log))));
  CHECK(log.count[AO_MESSAGE_PASSED] == 1);
  aoStringFree(&log.text);
  mlirModuleDestroy(module);
}

static void testRace(MlirContext context) {
  Log log;
  MlirModule module =
      parse(context,
            "func.func @f(%x: tensor<4xf32>) {\n"
            "  %t = ao.offload %x\n"
            "      : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>\n"
            "  return\n}",
            &log);
  CHECK(module.ptr);
  CHECK(!succeeded(aoModuleVerify(module, into(&log))));
  CHECK(log.line == 2);
  CHECK_HOLDS(log.text, "transfer is never waited for");
  mlirModuleDestroy(module);
}

/// From any address, and after the buffer it came from is gone.
static void testBytecode(MlirContext context) {
  Log log;
  MlirModule module = parse(context, step, &log);
  AoString bytecode = {NULL, 0}, text = print(module), again;
  mlirOperationWriteBytecode(mlirModuleGetOperation(module), append, &bytecode);
  for (size_t shift = 0; shift < 2; ++shift) {
    char *moved = malloc(bytecode.length + shift);
    memcpy(moved + shift, bytecode.data, bytecode.length);
    AoStringRef source = {moved + shift, bytecode.length};
    MlirModule copy =
        aoModuleParse(context, source, aoStringRef("step.mlirbc"), into(&log));
    memset(moved, 0, bytecode.length);
    free(moved);
    CHECK(copy.ptr);
    again = print(copy);
    CHECK(again.length == text.length &&
          memcmp(again.data, text.data, text.length) == 0);
    aoStringFree(&again);
    mlirModuleDestroy(copy);
  }
  for (size_t length = 4; length < bytecode.length; length += 7) {
    AoStringRef prefix = {bytecode.data, length};
    MlirModule part =
        aoModuleParse(context, prefix, aoStringRef("part"), into(&log));
    CHECK(!part.ptr && log.count[AO_MESSAGE_ERROR] > 0);
    aoStringFree(&log.text);
  }
  aoStringFree(&bytecode);
  aoStringFree(&text);
  mlirModuleDestroy(module);
}

/// A context that was made without ao is told so.
static void testUnregistered(void) {
  Log log;
  MlirContext context = mlirContextCreate();
  MlirModule module = parse(context, "", &log);
  CHECK(!succeeded(aoOffload(module, NULL, into(&log))));
  CHECK_HOLDS(log.text, "aoRegisterAllDialects");
  mlirModuleDestroy(module);
  // Types bring the dialect along.
  CHECK(aoAttributeIsAHost(aoHostAttrGet(context)));
  mlirContextDestroy(context);
}

/// Nothing that is missing may end the process.
static void testNull(MlirContext context) {
  Log log;
  MlirModule none = {NULL};
  MlirContext nowhere = {NULL};
  MlirDialectRegistry registry = {NULL};
  AoStringRef dangling = {NULL, 7};
  aoRegisterAllDialects(registry);
  CHECK(aoHostAttrGet(nowhere).ptr == NULL);
  CHECK(!succeeded(aoModuleVerify(none, into(&log))));
  CHECK_HOLDS(log.text, "no module is given");
  CHECK(!succeeded(aoRunPipeline(none, aoStringRef("cse"), into(&log))));
  CHECK_HOLDS(log.text, "no module is given");
  CHECK(!succeeded(aoOffload(none, NULL, into(&log))));
  CHECK_HOLDS(log.text, "no module is given");
  CHECK(!succeeded(aoModuleForEachStep(none, NULL, NULL, NULL, into(&log))));
  CHECK_HOLDS(log.text, "no module is given");
  CHECK(parse(nowhere, step, &log).ptr == NULL);
  CHECK_HOLDS(log.text, "no context is given");
  MlirModule empty = aoModuleParse(context, dangling, dangling, into(&log));
  CHECK(empty.ptr && log.text.data == NULL);
  CHECK(!succeeded(aoModuleForEachStep(empty, NULL, NULL, NULL, into(&log))));
  CHECK_HOLDS(log.text, "expected a function that receives the steps");
  mlirModuleDestroy(empty);
}

int main(void) {
  mlirRegisterAllPasses();
  aoRegisterAllPasses();
  aoRegisterAllPasses();
  testUnregistered();
  MlirContext context = createContext();
  testTypes(context);
  testParse(context);
  testOffload(context, "planned", NULL, "offloaded 'step.mlir:3:8'");
  testOffload(context, "planned", "90%", "offloaded '");
  testOffload(context, "pytorch", NULL, "offloaded 'step.mlir:3:8'");
  testOffload(context, "sync", NULL, "offloaded 'step.mlir:3:8'");
  testLoops(context, "sync", -1, "offloaded slice by slice: 'layers#1'");
  testLoops(context, "pytorch", -1, "offloaded slice by slice: 'layers#1'");
  testLoops(context, "layerwise", 3, "offloaded slice by slice: 'layers#1'");
  testMoreLayers(context);
  testNothingMoved(context);
  testSlowdown(context);
  testInfeasible(context);
  testBadOptions(context);
  testDefaults();
  testPipelines(context);
  testRace(context);
  testBytecode(context);
  testNull(context);
  mlirContextDestroy(context);
  return testResult();
}
