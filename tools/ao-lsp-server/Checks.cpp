//===- Checks.cpp - Checks beyond the verifiers ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checks.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/Nesting.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Pipelines/Extensions.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/LSP/Protocol.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace ao;
using namespace mlir;
using llvm::json::Array;
using llvm::json::Object;

namespace {
/// A part of a document that is a module of its own.
struct Part {
  llvm::StringRef text, uri;
  int64_t firstLine = 0;
};
} // namespace

/// Converts `location` to a range of the protocol: lines and columns count from
/// 0.
static Object toRange(Location location, const Part &part) {
  int64_t line = part.firstLine, character = 0;
  if (auto place = location->findInstanceOf<FileLineColLoc>();
      place && place.getFilename() == part.uri && place.getLine() > 0) {
    line += place.getLine() - 1;
    character = std::max<int64_t>(0, int64_t(place.getColumn()) - 1);
  }
  auto position = [&] {
    return Object{{"line", line}, {"character", character}};
  };
  return Object{{"start", position()}, {"end", position()}};
}

static int64_t toSeverity(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return 1;
  case DiagnosticSeverity::Warning:
    return 2;
  case DiagnosticSeverity::Note:
  case DiagnosticSeverity::Remark:
    break;
  }
  return 3;
}

static Object toObject(Diagnostic &diagnostic, const Part &part) {
  Array notes;
  for (Diagnostic &note : diagnostic.getNotes())
    notes.push_back(Object{
        {"location", Object{{"uri", part.uri},
                            {"range", toRange(note.getLocation(), part)}}},
        {"message", note.str()}});
  return Object{{"range", toRange(diagnostic.getLocation(), part)},
                {"severity", toSeverity(diagnostic.getSeverity())},
                {"source", "ao"},
                {"message", diagnostic.str()},
                {"relatedInformation", std::move(notes)}};
}

static void check(const Part &part, const DialectRegistry &registry,
                  Array &found) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  bool isSaidByServer = false;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (!isSaidByServer)
      found.push_back(toObject(diagnostic, part));
    return success();
  });
  // The server never sees such text, see `withoutUnreadable`.
  if (failed(verifyNesting(&context, part.text, part.uri)))
    return;
  // The server itself says what the parser and the verifiers say.
  isSaidByServer = true;
  auto module = parseSourceString<ModuleOp>(part.text, &context, part.uri);
  if (!module)
    return;
  isSaidByServer = false;
  PassManager manager(&context);
  manager.addPass(createAOVerifyTransfers());
  // Reports errors in tapes. A tape without errors is a step then.
  buildStepPipeline(manager);
  if (succeeded(manager.run(*module)))
    (void)buildSteps(*module);
}

static constexpr llvm::StringLiteral kMarker = "// -----";

std::string ao::lsp::withoutUnreadable(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    auto [part, rest] = text.split(kMarker);
    if (findTooDeepNesting(part))
      result.append(part.count('\n'), '\n');
    else
      result += part;
    if (part.size() < text.size())
      result += kMarker;
    text = rest;
  }
  return result;
}

std::string ao::lsp::findUnreadableBytecode(llvm::StringRef uri,
                                            const DialectRegistry &registry) {
  llvm::Expected<llvm::lsp::URIForFile> path =
      llvm::lsp::URIForFile::fromURI(uri);
  if (!path) {
    llvm::consumeError(path.takeError());
    return "";
  }
  auto file = openInputFile(path->file());
  if (!file)
    return "";
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  std::string error;
  ScopedDiagnosticHandler handler(
      &context, [&](Diagnostic &diagnostic) { error = diagnostic.str(); });
  return failed(verifyNesting(&context, file->getBuffer(), path->file()))
             ? error
             : "";
}

Array ao::lsp::check(llvm::StringRef text, llvm::StringRef uri,
                     const DialectRegistry &registry) {
  Array found;
  Part part{{}, uri, 0};
  while (!text.empty()) {
    std::tie(part.text, text) = text.split(kMarker);
    ::check(part, registry, found);
    part.firstLine += int64_t(part.text.count('\n'));
  }
  return found;
}
