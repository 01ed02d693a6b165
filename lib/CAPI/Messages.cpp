//===- Messages.cpp - Diagnostics and remarks for C callers ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Messages.h"

#include "ao/Analysis/Steps/Shortfall.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace ao;
using namespace ao::capi;

static AoMessageKind toKind(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Note:
    return AO_MESSAGE_NOTE;
  case DiagnosticSeverity::Warning:
    return AO_MESSAGE_WARNING;
  case DiagnosticSeverity::Error:
    return AO_MESSAGE_ERROR;
  case DiagnosticSeverity::Remark:
    return AO_MESSAGE_REMARK;
  }
  llvm_unreachable("unknown severity");
}

static AoMessageKind toKind(llvm::remarks::Type type) {
  switch (type) {
  case llvm::remarks::Type::Passed:
    return AO_MESSAGE_PASSED;
  case llvm::remarks::Type::Missed:
    return AO_MESSAGE_MISSED;
  case llvm::remarks::Type::Failure:
    return AO_MESSAGE_FAILED;
  default:
    return AO_MESSAGE_ANALYSIS;
  }
}

MlirLogicalResult ao::capi::failWithout(StringRef what,
                                        AoMessageHandler handler) {
  std::string text = ("no " + what + " is given").str();
  AoMessage message = {};
  message.kind = AO_MESSAGE_ERROR;
  message.status = AO_INVALID_ARGUMENT;
  message.text = toRef(text);
  if (handler.receive)
    handler.receive(&message, handler.userData);
  return mlirLogicalResultFailure();
}

//===----------------------------------------------------------------------===//
// Remarks
//===----------------------------------------------------------------------===//

class MessageScope::RemarkStreamer
    : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit RemarkStreamer(MessageScope &scope) : scope(scope) {}

  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    std::string text;
    llvm::SmallVector<AoMessageField> fields;
    // Arguments with a name of their own are fields; the others form the
    // sentence.
    for (const remark::detail::Remark::Arg &arg : remark.getArgs()) {
      if (arg.key == "Remark")
        text += (text.empty() ? "" : " ") + arg.val;
      else
        fields.push_back({toRef(arg.key), toRef(arg.val)});
    }
    AoMessage message = {};
    message.kind = toKind(remark.getRemarkType());
    message.text = toRef(text);
    message.category = toRef(remark.getCategoryName());
    message.name = toRef(remark.getRemarkName());
    message.function = toRef(remark.getFunction());
    message.fields = fields.data();
    message.numFields = fields.size();
    scope.deliver(message, remark.getLocation());
  }

private:
  MessageScope &scope;
};

//===----------------------------------------------------------------------===//
// Scope
//===----------------------------------------------------------------------===//

MessageScope::MessageScope(MLIRContext *context, AoMessageHandler handler)
    : context(context), handler(handler) {
  if (!handler.receive)
    return;
  id = context->getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
    deliver(diagnostic);
    return success();
  });
  // A note with the text of the op can be as long as the module.
  printedOps = context->shouldPrintOpOnDiagnostic();
  context->printOpOnDiagnostic(false);
  // A remark engine that is set is kept.
  if (context->getRemarkEngine())
    return;
  remark::RemarkCategories categories;
  categories.passed = categories.missed = ".*";
  categories.analysis = categories.failed = ".*";
  ownsRemarks = succeeded(remark::enableOptimizationRemarks(
      *context, std::make_unique<RemarkStreamer>(*this),
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories));
}

MessageScope::~MessageScope() {
  if (!handler.receive)
    return;
  if (ownsRemarks)
    context->setRemarkEngine(nullptr);
  context->printOpOnDiagnostic(printedOps);
  context->getDiagEngine().eraseHandler(id);
}

MlirLogicalResult MessageScope::close(LogicalResult result, Location location) {
  if (failed(result) && handler.receive && !sawError)
    emitError(location) << "failed without an error message";
  return wrap(result);
}

static void setStatus(Diagnostic &diagnostic, AoMessage &message) {
  if (message.kind != AO_MESSAGE_ERROR)
    return;
  message.status = AO_INVALID_INPUT;
  if (std::optional<Shortfall> shortfall = getShortfall(diagnostic)) {
    message.status = AO_INFEASIBLE;
    message.smallestDeviceBudget = shortfall->deviceBudget;
    message.smallestHostBudget = shortfall->hostBudget;
  }
}

void MessageScope::deliver(Diagnostic &diagnostic) {
  std::string text = diagnostic.str();
  AoMessage message = {};
  message.kind = toKind(diagnostic.getSeverity());
  message.text = toRef(text);
  setStatus(diagnostic, message);
  deliver(message, diagnostic.getLocation());
  for (Diagnostic &note : diagnostic.getNotes())
    deliver(note);
}

void MessageScope::deliver(AoMessage message, Location location) {
  std::string place;
  llvm::raw_string_ostream os(place);
  if (auto file = location->findInstanceOf<FileLineColLoc>()) {
    message.file = toRef(file.getFilename().getValue());
    message.line = file.getLine();
    message.column = file.getColumn();
    os << file.getFilename().getValue() << ':' << file.getLine() << ':'
       << file.getColumn();
  } else if (!isa<UnknownLoc>(location)) {
    os << location;
  }
  message.place = toRef(place);
  message.location = wrap(location);
  std::lock_guard<std::mutex> lock(mutex);
  sawError |= message.kind == AO_MESSAGE_ERROR;
  handler.receive(&message, handler.userData);
}
