//===- ModuleCheck.h - Shared parts of module tests -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TEST_CAPI_MODULECHECK_H
#define AO_TEST_CAPI_MODULECHECK_H

#include "ao-c/Dialect.h"
#include "ao-c/Offload.h"
#include "mlir-c/RegisterEverything.h"

#include "Check.h"

#include <stdlib.h>

/// The messages that a handler received.
typedef struct Log {
  int count[8];
  int64_t offloadedBytes;
  int64_t line, column;
  AoStatus status;
  int64_t smallestDeviceBudget, smallestHostBudget;
  AoString text;
} Log;

static inline void appendText(AoString *string, AoStringRef text) {
  string->data = realloc(string->data, string->length + text.length + 2);
  if (text.length)
    memcpy(string->data + string->length, text.data, text.length);
  string->length += text.length + 1;
  string->data[string->length - 1] = '\n';
  string->data[string->length] = '\0';
}

static inline void receive(const AoMessage *message, void *userData) {
  Log *log = userData;
  ++log->count[message->kind];
  appendText(&log->text, message->place);
  appendText(&log->text, message->text);
  if (message->kind == AO_MESSAGE_ERROR) {
    log->line = message->line;
    log->column = message->column;
    log->status = message->status;
    log->smallestDeviceBudget = message->smallestDeviceBudget;
    log->smallestHostBudget = message->smallestHostBudget;
  }
  for (size_t i = 0; i < message->numFields; ++i) {
    AoMessageField field = message->fields[i];
    if (message->kind == AO_MESSAGE_PASSED &&
        strncmp(field.key.data, "bytes", 5) == 0)
      log->offloadedBytes += atoll(field.value.data);
    // The figures of a plan.
    if (message->kind == AO_MESSAGE_ANALYSIS &&
        strncmp(field.key.data, "Reason", 6) == 0)
      appendText(&log->text, field.value);
  }
}

static inline AoMessageHandler into(Log *log) {
  AoMessageHandler handler = {receive, log};
  memset(log, 0, sizeof(*log));
  return handler;
}

static inline MlirContext createContext(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  aoRegisterAllDialects(registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, true);
  mlirDialectRegistryDestroy(registry);
  return context;
}

static inline MlirModule parse(MlirContext context, const char *text,
                               Log *log) {
  return aoModuleParse(context, aoStringRef(text), aoStringRef("step.mlir"),
                       into(log));
}

static inline bool succeeded(MlirLogicalResult result) {
  return mlirLogicalResultIsSuccess(result);
}

#endif // AO_TEST_CAPI_MODULECHECK_H
