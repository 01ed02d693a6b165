//===- Support.h - Conventions, status and text -------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C API of ao, for compilers and frameworks in C, or in languages that call
// C.
//
//  * `ao-c/Planner.h` plans a step that is described as JSON. It needs no MLIR
//    (CMake target `ao::planner_c`).
//  * `ao-c/Offload.h` parses, verifies and offloads modules (`ao::c`, as the
//    headers below); `ao-c/Dialect.h` creates types and attributes of the
//    dialect.
//  * `ao-c/Functions.h` compiles functions for CUDA graph trees.
//  * `ao-c/Tape.h` forms steps from autograd tapes.
//
// For example, a program that plans a trace within 70 % of its peak:
//
//   #include "ao-c/Planner.h"
//   #include <stdio.h>
//
//   int main(void) {
//     AoPlanOptions options;
//     aoPlanOptionsInit(&options);
//     options.deviceBudget = "70%";
//     AoStringRef trace = aoStringRef(
//         "{\"schema\": \"ao.step-trace\", \"version\": 2, \"ops\": ["
//         "{\"name\": \"forward\", \"duration_us\": 900},"
//         "{\"name\": \"loss\", \"duration_us\": 900},"
//         "{\"name\": \"loss.bwd\", \"duration_us\": 900},"
//         "{\"name\": \"backward\", \"duration_us\": 900}], \"values\": ["
//         "{\"name\": \"x\", \"bytes\": 8000000, \"def\": 0, \"uses\": [3],"
//         " \"offloadable\": true},"
//         "{\"name\": \"y\", \"bytes\": 8000000, \"def\": 1, \"uses\": [2],"
//         " \"offloadable\": false}]}");
//     AoString plan, error;
//     if (aoPlan(trace, &options, &plan, NULL, &error) != AO_SUCCESS) {
//       fprintf(stderr, "%s\n", error.data);
//       aoStringFree(&error);
//       return 1;
//     }
//     puts(plan.data);
//     aoStringFree(&plan);
//     return 0;
//   }
//
// `examples/spill/spill.c` reads the trace from a file and handles budgets that
// no plan meets; `test/Package/offload.c` offloads a module.
//
// Conventions of all headers:
//
//  * Sizes are bytes, times are microseconds, rates are bytes per second.
//  * Input text is borrowed for the time of the call. Output text in an
//    AoString belongs to the caller, who frees it with aoStringFree.
//  * Output parameters may be null if the output is not needed. They are
//    written on success only, `error` on failure only; the old value of an
//    AoString is overwritten, not freed.
//  * Structs of options start with their size and are initialized by an `…Init`
//    function of the header, so that later versions can append fields: a
//    library uses the defaults of fields that an older caller lacks, and
//    rejects fields of a newer caller that it does not support.
//  * No function throws, aborts or prints. Functions may be called from any
//    thread; objects of MLIR follow MLIR's rules.
//
//===----------------------------------------------------------------------===//

#ifndef AO_C_SUPPORT_H
#define AO_C_SUPPORT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define AO_C_EXPORTED __attribute__((visibility("default")))
#else
#define AO_C_EXPORTED
#endif

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Status
//===----------------------------------------------------------------------===//

typedef enum AoStatus {
  AO_SUCCESS = 0,
  AO_INVALID_ARGUMENT = 1,   ///< The call is invalid for any data.
  AO_INVALID_INPUT = 2,      ///< A document is malformed or invalid.
  AO_INFEASIBLE = 3,         ///< Valid input, but no plan fits the budgets.
  AO_FILE_ERROR = 4,         ///< A file cannot be read or written.
  AO_OUT_OF_MEMORY = 5,      ///< Not enough memory in this process.
  AO_STATUS_ANY = 0x7fffffff ///< No status: allows every number in the type.
} AoStatus;

/// Returns the name of a status, such as "invalid input". Never null.
AO_C_EXPORTED const char *aoStatusName(AoStatus status);

/// Returns the library's version, such as "0.1.0". Never null.
AO_C_EXPORTED const char *aoVersion(void);

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Borrowed text, not necessarily followed by a NUL. `data` may be null if
/// `length` is 0.
typedef struct AoStringRef {
  const char *data;
  size_t length;
} AoStringRef;

/// Returns a reference to text that ends with a NUL; null gives empty text.
static inline AoStringRef aoStringRef(const char *text) {
  AoStringRef ref;
  ref.data = text;
  ref.length = text ? strlen(text) : 0;
  return ref;
}

/// Owned text. `data` is followed by a NUL, which `length` does not count.
typedef struct AoString {
  char *data;
  size_t length;
} AoString;

/// Frees the text and resets `string` to an empty one, which may be freed
/// again. Null is allowed.
AO_C_EXPORTED void aoStringFree(AoString *string);

#ifdef __cplusplus
}
#endif

#endif // AO_C_SUPPORT_H
