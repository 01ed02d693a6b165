//===- Planner.cpp - The planner on JSON text -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Planner.h"
#include "Figures.h"
#include "SizedStruct.h"
#include "Strings.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/PlanRequest.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Policies.h"
#include "ao/Planner/Report.h"
#include "ao/Planner/Summary.h"
#include "ao/Support/Names.h"

#include <new>
#include <stdexcept>

using namespace ao::planner;
using ao::capi::setString;
using ao::capi::toView;

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

static AoStatus toStatus(ErrorCode code) {
  switch (code) {
  case ErrorCode::InvalidInput:
    return AO_INVALID_INPUT;
  case ErrorCode::Infeasible:
    return AO_INFEASIBLE;
  case ErrorCode::FileError:
    return AO_FILE_ERROR;
  case ErrorCode::OutOfMemory:
    return AO_OUT_OF_MEMORY;
  }
  return AO_INVALID_INPUT;
}

static AoStatus fail(AoStatus status, std::string_view text, AoString *error) {
  return setString(error, text) ? status : AO_OUT_OF_MEMORY;
}

static AoStatus fail(const Error &failure, AoString *error) {
  return fail(toStatus(failure.code), failure.str(), error);
}

/// Prefixes a failure that has a path with the name of its document.
static AoStatus failIn(const char *document, const Error &failure,
                       AoString *error) {
  std::string text = failure.path.empty() ? "" : document + std::string(": ");
  return fail(toStatus(failure.code), text + failure.str(), error);
}

/// No exception may propagate out of the library.
template <typename Body>
static AoStatus guard(AoString *error, Body body) {
  try {
    return body();
  } catch (const std::bad_alloc &) {
    return fail(AO_OUT_OF_MEMORY, "out of memory", error);
  } catch (const std::length_error &) {
    return fail(AO_OUT_OF_MEMORY, "out of memory", error);
  }
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

const char *aoPolicyName(size_t index) {
  std::vector<Policy> policies = policiesWith(PolicyTrait::AnyTrace);
  return index < policies.size() ? toString(policies[index]).data() : nullptr;
}

const char *aoMachineName(size_t index) {
  return index < machinePresets().size() ? machinePresets()[index].c_str()
                                         : nullptr;
}

AoStatus aoMachineDescribe(const char *machine, AoString *description,
                           AoString *error) {
  return guard(error, [&] {
    if (!machine)
      return fail(AO_INVALID_ARGUMENT, "no machine is given", error);
    Expected<Machine> loaded = loadMachine(machine);
    if (!loaded)
      return fail(loaded.error(), error);
    return setString(description, toJson(*loaded)) ? AO_SUCCESS
                                                   : AO_OUT_OF_MEMORY;
  });
}

//===----------------------------------------------------------------------===//
// Structs
//===----------------------------------------------------------------------===//

// Each sets an option to its default in a request.
static void setDefault(int64_t initial, int64_t &out) { out = initial; }
static void setDefault(bool initial, int64_t &out) { out = initial; }
static void setDefault(double initial, double &out) { out = initial; }
static void setDefault(const std::string &, int64_t &out) {
  out = AO_MIN_BYTES_AUTO;
}
static void setDefault(const std::string &, const char *&out) { out = nullptr; }
static void setDefault(std::optional<int64_t>, int64_t &out) { out = -1; }
template <typename Enum>
static void setDefault(Enum initial, const char *&out) {
  out = toString(initial).data();
}

static AoPlanOptions defaultOptions() {
  const PlanRequest request;
  AoPlanOptions options = {};
  options.size = sizeof(options);
  options.machine = defaultMachineName;
#define AO_PLAN_OPTION(KIND, MEMBER, ...)                                      \
  setDefault(request.MEMBER, options.MEMBER);
#define AO_TRACE_OPTION(...)
#include "ao/Planner/PlanOptions.def"
  return options;
}

void aoPlanOptionsInitSized(AoPlanOptions *options, size_t size) {
  ao::capi::writeSized(defaultOptions(), options, size);
}

void aoFiguresInitSized(AoFigures *figures, size_t size) {
  ao::capi::writeSized(AoFigures{}, figures, size);
}

void ao::capi::setFigures(const AoFigures &value, AoFigures *figures) {
  if (figures)
    writeSized(value, figures, figures->size);
}

AoFigures ao::capi::toFigures(const Prediction &predicted) {
  AoFigures figures = {};
  figures.makespanUs = predicted.makespanUs;
  figures.baseUs = predicted.baseUs;
  figures.exposedUs = predicted.exposedUs;
  figures.slowedUs = predicted.slowedUs;
  figures.makespanBoundUs = predicted.makespanBoundUs;
  figures.peakBytes = predicted.peakBytes;
  figures.unplannedPeakBytes = predicted.unplannedPeakBytes;
  figures.hostPeakBytes = predicted.hostPeakBytes;
  figures.pinnedPeakBytes = predicted.pinnedPeakBytes;
  figures.offloadedBytes = predicted.offloadedBytes;
  figures.peakBoundBytes = predicted.peakBoundBytes;
  figures.recomputedUs = predicted.recomputedUs;
  figures.addedUs = predicted.addedUs();
  figures.recomputedBytes = predicted.recomputedBytes;
  return figures;
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

// Each reads the option `name`.
static Status readOption(const char *, int64_t given, int64_t &out) {
  out = given;
  return {};
}
static Status readOption(const char *, int64_t given, bool &out) {
  out = given != 0;
  return {};
}
static Status readOption(const char *, double given, double &out) {
  out = given;
  return {};
}
static Status readOption(const char *, int64_t given, std::string &out) {
  if (given != AO_MIN_BYTES_AUTO)
    out = std::to_string(given);
  return {};
}
/// Only the default means none; anything else that is negative is an error.
static Status readOption(const char *, int64_t given,
                         std::optional<int64_t> &out) {
  if (given != -1)
    out = given;
  return {};
}
/// An empty text is not the same as none.
static Status readOption(const char *name, const char *given,
                         std::string &out) {
  if (given && !*given)
    return Error{ErrorCode::InvalidInput,
                 "'" + std::string(name) + "' is empty", ""};
  out = given ? given : "";
  return {};
}
template <typename Enum>
static Status readOption(const char *name, const char *given, Enum &out) {
  std::string_view text = given ? given : "";
  std::optional<Enum> parsed = ao::parseName<Enum>(text);
  if (!parsed)
    return Error{ErrorCode::InvalidInput,
                 "unknown " + std::string(name) + " '" + std::string(text) +
                     "', expected one of " + ao::listNames<Enum>(),
                 ""};
  out = *parsed;
  return {};
}

static Expected<PlanOptions> readOptions(const AoPlanOptions &given,
                                         const Trace &trace) {
  PlanRequest request;
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, ...)                       \
  if (Status status = readOption(NAME, given.MEMBER, request.MEMBER); !status) \
    return status.takeError();
#define AO_TRACE_OPTION(...)
#include "ao/Planner/PlanOptions.def"
  Expected<PlanOptions> resolved = request.resolve(trace);
  if (!resolved)
    return resolved;
  if (Status status = verifyHasLayers(trace, *resolved); !status)
    return status.takeError();
  return resolved;
}

static AoStatus failInfeasible(const Error &failure, const Infeasibility &why,
                               const Trace &trace, AoFigures *figures,
                               AoString *error) {
  AoFigures shortfall = {};
  shortfall.smallestDeviceBudget = why.device.bytes;
  shortfall.smallestHostBudget = why.hostBytes;
  shortfall.smallestPinnedBudget = why.pinnedBytes;
  ao::capi::setFigures(shortfall, figures);
  return fail(AO_INFEASIBLE, describe(failure, why, trace), error);
}

static AoStatus makePlan(std::string_view text, const AoPlanOptions &given,
                         AoString *planOut, AoFigures *figures,
                         AoString *error) {
  Expected<Trace> trace = parseTrace(text);
  if (!trace)
    return failIn("trace", trace.error(), error);
  Expected<Machine> machine = loadMachine(given.machine ? given.machine : "");
  if (!machine)
    return fail(machine.error(), error);
  Expected<PlanOptions> options = readOptions(given, *trace);
  if (!options)
    return fail(options.error(), error);
  Infeasibility why;
  Expected<Plan> planned = plan(*trace, *machine, *options, &why);
  if (!planned)
    return planned.error().code == ErrorCode::Infeasible
               ? failInfeasible(planned.error(), why, *trace, figures, error)
               : fail(planned.error(), error);
  if (!setString(planOut, toJson(*planned)))
    return AO_OUT_OF_MEMORY;
  ao::capi::setFigures(ao::capi::toFigures(planned->predicted), figures);
  return AO_SUCCESS;
}

AoStatus aoPlan(AoStringRef trace, const AoPlanOptions *options, AoString *plan,
                AoFigures *figures, AoString *error) {
  return guard(error, [&] {
    AoPlanOptions given = defaultOptions();
    if (options && !ao::capi::readSized(options, given))
      return fail(AO_INVALID_ARGUMENT,
                  ao::capi::explainUnknownOptions("aoPlanOptionsInit"), error);
    return makePlan(toView(trace), given, plan, figures, error);
  });
}

static AoStatus readCommands(std::string_view text, AoCommandCallback callback,
                             void *data, AoString *error) {
  Expected<Plan> plan = parsePlan(text);
  if (!plan)
    return failIn("plan", plan.error(), error);
  for (const Command &command : plan->commands)
    callback(data, static_cast<AoCommandKind>(command.kind), command.value,
             command.before);
  return AO_SUCCESS;
}

AoStatus aoPlanCommands(AoStringRef plan, AoCommandCallback callback,
                        void *data, AoString *error) {
  return guard(error, [&] {
    if (!callback)
      return fail(AO_INVALID_ARGUMENT, "no callback is given", error);
    return readCommands(toView(plan), callback, data, error);
  });
}

static AoStatus runPlan(std::string_view traceText, std::string_view planText,
                        const char *machine, AoString *simulationOut,
                        AoFigures *figures, AoString *error) {
  Expected<Trace> trace = parseTrace(traceText);
  if (!trace)
    return failIn("trace", trace.error(), error);
  Expected<Plan> plan = parsePlan(planText);
  if (!plan)
    return failIn("plan", plan.error(), error);
  if (machine) {
    Expected<Machine> other = loadMachine(machine);
    if (!other)
      return fail(other.error(), error);
    plan->machine = std::move(*other);
  }
  if (Status status = predict(*trace, *plan); !status)
    return failIn("plan", status.error(), error);
  Expected<PlanExecution> execution =
      execute(*trace, plan->machine, plan->commands);
  if (!execution)
    return fail(execution.error(), error);
  if (!setString(simulationOut, toJson(*execution, plan->commands)))
    return AO_OUT_OF_MEMORY;
  ao::capi::setFigures(ao::capi::toFigures(plan->predicted), figures);
  return AO_SUCCESS;
}

AoStatus aoSimulate(AoStringRef trace, AoStringRef plan, const char *machine,
                    AoString *simulation, AoFigures *figures, AoString *error) {
  return guard(error, [&] {
    return runPlan(toView(trace), toView(plan), machine, simulation, figures,
                   error);
  });
}

/// Calls `use` with a plan, predicted anew, and its trace.
template <typename Use>
static AoStatus withPlan(AoStringRef traceText, AoStringRef planText,
                         AoString *error, Use use) {
  Expected<Trace> trace = parseTrace(toView(traceText));
  if (!trace)
    return failIn("trace", trace.error(), error);
  Expected<Plan> plan = parsePlan(toView(planText));
  if (!plan)
    return failIn("plan", plan.error(), error);
  if (Status status = predict(*trace, *plan); !status)
    return failIn("plan", status.error(), error);
  return use(*trace, *plan);
}

AoStatus aoSummarize(AoStringRef traceText, AoStringRef planText,
                     AoString *summary, AoString *error) {
  return guard(error, [&] {
    return withPlan(
        traceText, planText, error, [&](const Trace &trace, const Plan &plan) {
          return setString(summary, summarize(trace, plan)) ? AO_SUCCESS
                                                            : AO_OUT_OF_MEMORY;
        });
  });
}

AoStatus aoRenderReport(AoStringRef traceText, AoStringRef planText,
                        const char *name, AoString *report, AoString *error) {
  return guard(error, [&] {
    return withPlan(
        traceText, planText, error, [&](const Trace &trace, const Plan &plan) {
          Expected<std::string> text =
              renderReportFor(name ? name : "", trace, plan.machine, plan);
          if (!text)
            return fail(text.error(), error);
          return setString(report, *text) ? AO_SUCCESS : AO_OUT_OF_MEMORY;
        });
  });
}
