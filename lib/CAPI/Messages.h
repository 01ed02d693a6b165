//===- Messages.h - Diagnostics and remarks for C callers -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_CAPI_MESSAGES_H
#define AO_LIB_CAPI_MESSAGES_H

#include "ao-c/Offload.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringRef.h"
#include <mutex>

namespace ao::capi {

inline AoStringRef toRef(llvm::StringRef text) {
  return {text.data(), text.size()};
}
inline llvm::StringRef toStringRef(AoStringRef text) {
  return text.data ? llvm::StringRef(text.data, text.length) : "";
}

/// For callers who gave no module or context: calls `handler` alone,
/// as there is nothing to have other handlers.
MlirLogicalResult failWithout(llvm::StringRef what, AoMessageHandler handler);

/// During its lifetime, all diagnostics of a context go to the handler. Does
/// nothing for a handler without a function.
class MessageScope {
public:
  MessageScope(mlir::MLIRContext *context, AoMessageHandler handler);
  ~MessageScope();
  MessageScope(const MessageScope &) = delete;
  MessageScope &operator=(const MessageScope &) = delete;

  /// Returns `result`; emits an error if it is a failure without one.
  MlirLogicalResult close(llvm::LogicalResult result, mlir::Location location);

private:
  class RemarkStreamer;

  void deliver(mlir::Diagnostic &diagnostic);
  void deliver(AoMessage message, mlir::Location location);

  mlir::MLIRContext *context;
  AoMessageHandler handler;
  mlir::DiagnosticEngine::HandlerID id = 0;
  /// Passes may run on several threads, the handler is called by one at a time.
  std::mutex mutex;
  bool sawError = false;
  bool ownsRemarks = false;
  bool printedOps = false;
};

} // namespace ao::capi

#endif // AO_LIB_CAPI_MESSAGES_H
