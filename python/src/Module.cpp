//===- Module.cpp - A module and its context ------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Module.h"
#include "Text.h"
#include "ao-c/Dialect.h"
#include "mlir-c/RegisterEverything.h"

using namespace ao::python;

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

AoMessageHandler Messages::handler() { return {receive, this}; }

void Messages::receive(const AoMessage *message, void *messages) {
  Message copy = {message->kind,
                  toString(message->text),
                  toString(message->place),
                  toString(message->file),
                  toString(message->category),
                  toString(message->name),
                  toString(message->function),
                  message->line,
                  message->column,
                  message->status,
                  message->smallestDeviceBudget,
                  message->smallestHostBudget,
                  {}};
  for (size_t i = 0; i < message->numFields; ++i)
    copy.fields.emplace_back(toString(message->fields[i].key),
                             toString(message->fields[i].value));
  static_cast<Messages *>(messages)->list.push_back(std::move(copy));
}

nanobind::list Messages::toPython() const {
  using ao::python::toPython;
  nanobind::list result;
  for (const Message &message : list) {
    nanobind::dict fields;
    for (const auto &[key, value] : message.fields)
      fields[toPython(key)] = toPython(value);
    nanobind::dict entry;
    entry["kind"] = static_cast<int>(message.kind);
    entry["message"] = toPython(message.text);
    entry["location"] = toPython(message.place);
    entry["file"] = toPython(message.file);
    entry["line"] = message.line;
    entry["column"] = message.column;
    if (message.status == AO_INFEASIBLE)
      entry["smallest_budgets"] = nanobind::make_tuple(
          message.smallestDeviceBudget, message.smallestHostBudget);
    entry["category"] = toPython(message.category);
    entry["name"] = toPython(message.name);
    entry["function"] = toPython(message.function);
    entry["fields"] = fields;
    result.append(entry);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

static void setDefault(const char *, std::optional<std::string> &) {}
template <typename T>
static void setDefault(T initial, T &out) {
  out = initial;
}

Options::Options() {
  AoOffloadOptions defaults;
  aoOffloadOptionsInit(&defaults);
#define AO_PLAN_OPTION(KIND, MEMBER, ...) setDefault(defaults.MEMBER, MEMBER);
#define AO_POLICY_OPTION(...)
#define AO_PASS_OPTION AO_PLAN_OPTION
#define AO_PIPELINE_OPTION AO_PLAN_OPTION
#include "ao/Planner/PlanOptions.def"
}

template <typename T>
static T toField(T number) {
  return number;
}
static const char *toField(const std::optional<std::string> &text) {
  return toPointer(text);
}

AoOffloadOptions Options::get() const {
  AoOffloadOptions options;
  aoOffloadOptionsInit(&options);
  options.strategy = toPointer(strategy);
#define AO_PLAN_OPTION(KIND, MEMBER, ...) options.MEMBER = toField(MEMBER);
#define AO_POLICY_OPTION(...)
#define AO_PASS_OPTION AO_PLAN_OPTION
#define AO_PIPELINE_OPTION AO_PLAN_OPTION
#include "ao/Planner/PlanOptions.def"
  return options;
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// All dialects; never destroyed, since other threads may still use it when the
/// process ends.
static MlirDialectRegistry getRegistry() {
  static MlirDialectRegistry registry = [] {
    mlirRegisterAllPasses();
    aoRegisterAllPasses();
    MlirDialectRegistry all = mlirDialectRegistryCreate();
    mlirRegisterAllDialects(all);
    aoRegisterAllDialects(all);
    return all;
  }();
  return registry;
}

std::unique_ptr<Module> Module::parse(AoStringRef source, AoStringRef name,
                                      bool allowUnregistered,
                                      Messages &messages) {
  std::unique_ptr<Module> result(new Module());
  result->context = mlirContextCreateWithRegistry(getRegistry(),
                                                  /*threadingEnabled=*/false);
  mlirContextSetAllowUnregisteredDialects(result->context, allowUnregistered);
  result->module =
      aoModuleParse(result->context, source, name, messages.handler());
  return result->module.ptr ? std::move(result) : nullptr;
}

Module::~Module() {
  if (module.ptr)
    mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

bool Module::verify(Messages &messages) {
  std::lock_guard<std::mutex> lock(mutex);
  return mlirLogicalResultIsSuccess(aoModuleVerify(module, messages.handler()));
}

bool Module::runPipeline(AoStringRef pipeline, Messages &messages) {
  std::lock_guard<std::mutex> lock(mutex);
  return mlirLogicalResultIsSuccess(
      aoRunPipeline(module, pipeline, messages.handler()));
}

bool Module::offload(const Options &options, Messages &messages) {
  std::lock_guard<std::mutex> lock(mutex);
  AoOffloadOptions given = options.get();
  return mlirLogicalResultIsSuccess(
      aoOffload(module, &given, messages.handler()));
}

AoFunctions *Module::compile(const AoFunctionOptions &options,
                             Messages &messages) {
  std::lock_guard<std::mutex> lock(mutex);
  return aoFunctionsCompile(module, &options, messages.handler());
}

bool Module::wholeStep(const AoWholeStepOptions &options, Messages &messages) {
  std::lock_guard<std::mutex> lock(mutex);
  return mlirLogicalResultIsSuccess(
      aoWholeStep(module, &options, messages.handler()));
}

/// The text that a call has given, if it has.
static std::optional<std::string> take(MlirLogicalResult result,
                                       AoString &text) {
  if (mlirLogicalResultIsFailure(result))
    return std::nullopt;
  std::string copy(text.data, text.length);
  aoStringFree(&text);
  return copy;
}

std::optional<std::string> Module::tapeKey(Messages &messages) {
  std::lock_guard<std::mutex> lock(mutex);
  AoString key = {nullptr, 0};
  return take(aoTapeKey(module, &key, messages.handler()), key);
}

std::optional<std::string> Module::tapeDifference(Module &was,
                                                  Messages &messages) {
  if (&was == this)
    return "";
  std::scoped_lock lock(mutex, was.mutex);
  AoString difference = {nullptr, 0};
  return take(
      aoTapeDifference(module, was.module, &difference, messages.handler()),
      difference);
}

bool Module::collectSteps(const Options &options, std::vector<Step> &steps,
                          Messages &messages) {
  std::lock_guard<std::mutex> lock(mutex);
  AoOffloadOptions given = options.get();
  auto receive = [](const AoStep *step, void *userData) {
    static_cast<std::vector<Step> *>(userData)->push_back(
        {toString(step->function), toString(step->trace),
         toString(step->plan)});
  };
  return mlirLogicalResultIsSuccess(
      aoModuleForEachStep(module, &given, receive, &steps, messages.handler()));
}

static void append(MlirStringRef text, void *userData) {
  static_cast<std::string *>(userData)->append(text.data, text.length);
}

std::string Module::print(bool withLocations) {
  std::lock_guard<std::mutex> lock(mutex);
  std::string text;
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsEnableDebugInfo(flags, withLocations,
                                     /*prettyForm=*/false);
  mlirOperationPrintWithFlags(mlirModuleGetOperation(module), flags, append,
                              &text);
  mlirOpPrintingFlagsDestroy(flags);
  return text;
}

std::string Module::writeBytecode() {
  std::lock_guard<std::mutex> lock(mutex);
  std::string bytecode;
  mlirOperationWriteBytecode(mlirModuleGetOperation(module), append, &bytecode);
  return bytecode;
}
