//===- PlannerTest.c - The planner from C ---------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Planner.h"

#include "Check.h"

#include <stdlib.h>

/// A value of 100 MB, idle during two ops, the first of which makes one of 50
/// MB for itself.
static const char step[] =
    "{\"schema\": \"ao.step-trace\", \"version\": 2, \"name\": \"c\","
    " \"ops\": [{\"name\": \"forward\", \"duration_us\": 1000},"
    " {\"name\": \"early\", \"duration_us\": 100000},"
    " {\"name\": \"large\", \"duration_us\": 1000},"
    " {\"name\": \"late\", \"duration_us\": 100000},"
    " {\"name\": \"backward\", \"duration_us\": 1000}],"
    " \"values\": [{\"name\": \"x\", \"bytes\": 100000000, \"def\": 0,"
    " \"uses\": [4], \"offloadable\": true},"
    " {\"name\": \"y\", \"bytes\": 50000000, \"def\": 2, \"uses\": [],"
    " \"offloadable\": false}]}";

static void testNames(void) {
  size_t count = 0;
  while (aoPolicyName(count))
    ++count;
  CHECK(count > 1 && strcmp(aoPolicyName(count - 1), "planned") == 0);
  CHECK(!aoPolicyName((size_t)-1));
  CHECK(aoMachineName(0) && !aoMachineName(1000));
  CHECK(strcmp(aoStatusName(AO_INFEASIBLE), "infeasible") == 0);
  CHECK(strcmp(aoStatusName((AoStatus)99), "unknown status") == 0);
  CHECK(strlen(aoVersion()) > 0);
}

static void testMachines(void) {
  AoString text = {NULL, 0}, error = {NULL, 0}, again = {NULL, 0};
  CHECK(aoMachineDescribe("gh200", &text, &error) == AO_SUCCESS);
  // A description stands for the machine it describes.
  CHECK(aoMachineDescribe(text.data, &again, &error) == AO_SUCCESS);
  CHECK(strcmp(text.data, again.data) == 0 && again.length == text.length);
  aoStringFree(&again);
  CHECK_HOLDS(text, "\"d2h_bandwidth\":1.7e+11");
  CHECK(text.data == NULL && text.length == 0);
  aoStringFree(&text);
  aoStringFree(NULL);

  CHECK(aoMachineDescribe("no-such", &text, &error) == AO_FILE_ERROR);
  CHECK_HOLDS(error, "'no-such' is neither a file nor one of");
  CHECK(aoMachineDescribe("{\"d2h_bandwidth\": -1, \"h2d_bandwidth\": 1}",
                          &text, &error) == AO_INVALID_INPUT);
  CHECK_HOLDS(error, "machine: $.d2h_bandwidth: ");
  CHECK(aoMachineDescribe("", &text, &error) == AO_FILE_ERROR);
  aoStringFree(&error);
  CHECK(aoMachineDescribe(NULL, &text, &error) == AO_INVALID_ARGUMENT);
  aoStringFree(&error);
  CHECK(text.data == NULL);
}

static void testPlan(void) {
  AoString plan = {NULL, 0}, simulation = {NULL, 0}, error = {NULL, 0};
  AoFigures planned, simulated;
  aoFiguresInit(&planned);
  aoFiguresInit(&simulated);
  CHECK(aoPlan(aoStringRef(step), NULL, &plan, &planned, &error) == AO_SUCCESS);
  CHECK(error.data == NULL);
  CHECK(planned.unplannedPeakBytes == 150000000);
  CHECK(planned.offloadedBytes == 100000000 && planned.exposedUs == 0);
  CHECK(planned.peakBytes == 100000000 && planned.size == sizeof(planned));

  CHECK(aoSimulate((AoStringRef){plan.data, plan.length}, aoStringRef(step),
                   NULL, &simulation, &simulated, &error) == AO_INVALID_INPUT);
  CHECK_HOLDS(error, "trace: $.schema: ");
  CHECK(aoSimulate(aoStringRef(step), (AoStringRef){plan.data, plan.length},
                   NULL, &simulation, &simulated, &error) == AO_SUCCESS);
  CHECK(memcmp(&planned, &simulated, sizeof(planned)) == 0);
  CHECK_HOLDS(simulation, "\"op_start_us\":[0,1000,101000,102000,202000]");
  // A slow link makes the same commands wait.
  CHECK(aoSimulate(aoStringRef(step), (AoStringRef){plan.data, plan.length},
                   "{\"d2h_bandwidth\": 1e8, \"h2d_bandwidth\": 1e8}",
                   &simulation, &simulated, &error) == AO_SUCCESS);
  CHECK(simulated.exposedUs > 1e6);
  CHECK_HOLDS(simulation, "\"cause\":\"copy time\"");
  aoStringFree(&plan);
  // All outputs are optional.
  CHECK(aoPlan(aoStringRef(step), NULL, NULL, NULL, NULL) == AO_SUCCESS);
  CHECK(aoPlan(aoStringRef("{"), NULL, NULL, NULL, NULL) == AO_INVALID_INPUT);
}

static AoStatus planWith(const AoPlanOptions *options, AoString *error) {
  return aoPlan(aoStringRef(step), options, NULL, NULL, error);
}

static void testBudgets(void) {
  AoString error = {NULL, 0};
  AoFigures figures;
  AoPlanOptions options;
  aoPlanOptionsInit(&options);
  aoFiguresInit(&figures);
  options.deviceBudget = "50%";
  CHECK(aoPlan(aoStringRef(step), &options, NULL, &figures, &error) ==
        AO_INFEASIBLE);
  CHECK(figures.smallestDeviceBudget == 100000000);
  CHECK(figures.smallestHostBudget == 0);
  CHECK_HOLDS(error, "smallest feasible device memory budget is 100000000");
  options.deviceBudget = "100MB";
  CHECK(planWith(&options, &error) == AO_SUCCESS);
  options.deviceBudget = "a lot";
  CHECK(planWith(&options, &error) == AO_INVALID_INPUT);
  CHECK_HOLDS(error, "'device-memory-budget': ");

  aoPlanOptionsInit(&options);
  options.policy = "best";
  CHECK(planWith(&options, &error) == AO_INVALID_INPUT);
  CHECK_HOLDS(error, "unknown policy 'best', expected one of none, sync, ");
  options.policy = NULL;
  CHECK(planWith(&options, &error) == AO_INVALID_INPUT);
  CHECK_HOLDS(error, "policy");
  aoPlanOptionsInit(&options);
  options.policy = "layerwise";
  options.numLayers = 1;
  CHECK(planWith(&options, &error) == AO_INVALID_INPUT);
  CHECK_HOLDS(error, "'num-layers' must be 0, got 1");
  options.numLayers = -1;
  CHECK(planWith(&options, &error) == AO_INVALID_INPUT);
  CHECK_HOLDS(error, "the step has no layers");
  options.numLayers = 0;
  options.layerIssue = "head";
  options.reloadOrder = "use";
  CHECK(planWith(&options, &error) == AO_SUCCESS);
  options.layerIssue = "late";
  CHECK(planWith(&options, &error) == AO_INVALID_INPUT);
  CHECK_HOLDS(error, "unknown layer-issue 'late', expected one of ready, head");
  options.layerIssue = "ready";
  options.reloadOrder = NULL;
  CHECK(planWith(&options, &error) == AO_INVALID_INPUT);
  aoStringFree(&error);
  aoPlanOptionsInit(&options);
  options.effort = -1;
  CHECK(planWith(&options, &error) == AO_INVALID_INPUT);
  CHECK_HOLDS(error, "effort");
  aoPlanOptionsInit(&options);
  options.machine = NULL;
  CHECK(planWith(&options, &error) == AO_FILE_ERROR);
  aoStringFree(&error);
}

/// Options of a caller who was compiled against another version.
static void testGrowth(void) {
  struct {
    AoPlanOptions known;
    int64_t newer;
  } options;
  AoString error = {NULL, 0};
  // An older caller: its fields count, the others are defaults.
  memset(&options, 0x7f, sizeof(options));
  aoPlanOptionsInitSized(&options.known, offsetof(AoPlanOptions, effort));
  CHECK(options.known.effort == 0x7f7f7f7f7f7f7f7f);
  CHECK(planWith(&options.known, &error) == AO_SUCCESS);
  options.known.policy = "none";
  CHECK(planWith(&options.known, &error) == AO_SUCCESS);
  // A newer caller: fine until it uses what is new.
  aoPlanOptionsInitSized(&options.known, sizeof(options));
  CHECK(options.newer == 0);
  CHECK(planWith(&options.known, &error) == AO_SUCCESS);
  options.newer = 1;
  CHECK(planWith(&options.known, &error) == AO_INVALID_ARGUMENT);
  CHECK_HOLDS(error, "aoPlanOptionsInit");
  memset(&options, 0, sizeof(options));
  CHECK(planWith(&options.known, &error) == AO_INVALID_ARGUMENT);
  aoStringFree(&error);
}

/// No prefix of a document is one, and neither brings the library down; nor
/// does any other character in the place of one.
static void testBadInput(void) {
  size_t length = strlen(step);
  for (size_t i = 0; i < length; ++i) {
    AoString error = {NULL, 0};
    AoStringRef prefix = {step, i};
    CHECK(aoPlan(prefix, NULL, NULL, NULL, &error) == AO_INVALID_INPUT);
    CHECK(error.length > 0 && error.data[error.length] == '\0');
    aoStringFree(&error);
    char *changed = malloc(length);
    memcpy(changed, step, length);
    changed[i] = (char)(changed[i] ^ 0x15);
    AoStringRef text = {changed, length};
    if (aoPlan(text, NULL, NULL, NULL, &error) != AO_SUCCESS)
      CHECK(error.length > 0);
    aoStringFree(&error);
    free(changed);
  }
  AoString error = {NULL, 0};
  AoStringRef nothing = {NULL, 0};
  CHECK(aoPlan(nothing, NULL, NULL, NULL, &error) == AO_INVALID_INPUT);
  aoStringFree(&error);
  CHECK(aoSimulate(nothing, nothing, NULL, NULL, NULL, &error) ==
        AO_INVALID_INPUT);
  aoStringFree(&error);
  AoStringRef dangling = {NULL, 7};
  CHECK(aoPlan(dangling, NULL, NULL, NULL, &error) == AO_INVALID_INPUT);
  aoStringFree(&error);
}

static void testReport(void) {
  AoString plan = {NULL, 0}, report = {NULL, 0}, error = {NULL, 0};
  CHECK(aoPlan(aoStringRef(step), NULL, &plan, NULL, &error) == AO_SUCCESS);
  AoStringRef made = {plan.data, plan.length};
  CHECK(aoRenderReport(aoStringRef(step), made, "a.json", &report, &error) ==
        AO_SUCCESS);
  CHECK_HOLDS(report, "ao.report");
  aoStringFree(&report);
  CHECK(aoRenderReport(aoStringRef(step), made, NULL, &report, &error) ==
        AO_SUCCESS);
  CHECK_HOLDS(report, "<html");
  CHECK(aoRenderReport(aoStringRef(step), made, "a.pdf", NULL, &error) ==
        AO_INVALID_INPUT);
  aoStringFree(&error);
  CHECK(aoRenderReport(aoStringRef(step), aoStringRef("{}"), NULL, NULL,
                       &error) == AO_INVALID_INPUT);
  aoStringFree(&error);
  aoStringFree(&report);
  aoStringFree(&plan);
}

/// The summary gives the reason why nothing is offloaded.
static void testSummary(void) {
  AoString plan = {NULL, 0}, summary = {NULL, 0}, error = {NULL, 0};
  AoPlanOptions options;
  aoPlanOptionsInit(&options);
  options.deviceBudget = "100%";
  CHECK(aoPlan(aoStringRef(step), &options, &plan, NULL, &error) == AO_SUCCESS);
  AoStringRef made = {plan.data, plan.length};
  CHECK(aoSummarize(aoStringRef(step), made, &summary, &error) == AO_SUCCESS);
  CHECK(summary.data && strstr(summary.data, " exposed; of the peak, "));
  CHECK_HOLDS(summary,
              "nothing offloaded: the peak is within the budget; peak ");
  CHECK(aoSummarize(aoStringRef(step), made, NULL, &error) == AO_SUCCESS);
  CHECK(aoSummarize(aoStringRef("{}"), made, &summary, &error) ==
        AO_INVALID_INPUT);
  CHECK(summary.data == NULL);
  CHECK_HOLDS(error, "trace: $: missing key");
  aoStringFree(&error);
  aoStringFree(&plan);
}

/// Over a link that is too slow, the lowest peak for so much more time makes
/// the value again.
static void testSlowdown(void) {
  static const char again[] =
      "{\"schema\": \"ao.step-trace\", \"version\": 2, \"name\": \"again\","
      " \"complete_uses\": true,"
      " \"ops\": [{\"name\": \"a\", \"duration_us\": 1000, \"recompute\": "
      "true},"
      " {\"name\": \"b\", \"duration_us\": 100000},"
      " {\"name\": \"c\", \"duration_us\": 100000}],"
      " \"values\": [{\"name\": \"x\", \"bytes\": 100000000, \"def\": 0,"
      " \"uses\": [2], \"offloadable\": true},"
      " {\"name\": \"y\", \"bytes\": 50000000, \"def\": 1, \"uses\": [],"
      " \"offloadable\": false}]}";
  AoString plan = {NULL, 0}, summary = {NULL, 0}, error = {NULL, 0};
  AoFigures figures;
  AoPlanOptions options;
  aoFiguresInit(&figures);
  aoPlanOptionsInit(&options);
  options.machine = "{\"d2h_bandwidth\": 1e6, \"h2d_bandwidth\": 1e6}";
  options.maxSlowdown = "1%";
  CHECK(aoPlan(aoStringRef(again), &options, &plan, &figures, &error) ==
        AO_SUCCESS);
  CHECK(figures.peakBytes == 100000000 && figures.addedUs == 1000);
  // No bound knows that x is one whole.
  CHECK(figures.makespanBoundUs > figures.baseUs + 499 &&
        figures.makespanBoundUs <= figures.baseUs + 500);
  CHECK(aoSummarize(aoStringRef(again), (AoStringRef){plan.data, plan.length},
                    &summary, &error) == AO_SUCCESS);
  CHECK_HOLDS(summary, "1.00 ms recomputed, at least 500 us under any plan");
  aoStringFree(&plan);
  options.maxSlowdown = "-2%";
  CHECK(aoPlan(aoStringRef(again), &options, &plan, NULL, &error) ==
        AO_INVALID_INPUT);
  CHECK_HOLDS(error, "slowdown");
  options.maxSlowdown = "1%";
  options.deviceBudget = "50%";
  CHECK(aoPlan(aoStringRef(again), &options, &plan, NULL, &error) ==
        AO_INVALID_INPUT);
  CHECK_HOLDS(error, "slowdown");
}

int main(void) {
  testNames();
  testMachines();
  testPlan();
  testBudgets();
  testGrowth();
  testSummary();
  testSlowdown();
  testReport();
  testBadInput();
  return testResult();
}
