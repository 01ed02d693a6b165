//===- StableHLO.cpp - Read StableHLO through its own parser --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Import/StableHLO.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include <dlfcn.h>

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Kinds of files
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral kNameLetters =
    "abcdefghijklmnopqrstuvwxyz_0123456789";

StableHLOSource ao::classifyStableHLO(StringRef file) {
  // Magic number, the version of the bytecode, the name of the producer.
  constexpr size_t kLongestVersion = 9;
  if (file.consume_front("ML\xefR"))
    return file.take_front(kLongestVersion + 11).contains("StableHLO_v")
               ? StableHLOSource::Artifact
               : StableHLOSource::None;
  bool isGeneric = false;
  constexpr llvm::StringLiteral kPrefix = "stablehlo.";
  for (size_t at = file.find(kPrefix); at != StringRef::npos;
       at = file.find(kPrefix, at + 1)) {
    StringRef line = file.take_front(at);
    line = line.substr(line.rfind('\n') + 1);
    if (line.contains("//"))
      continue;
    // The name of an op that is printed by its own printer is a word of its
    // own.
    if (line.empty() || line.back() == ' ')
      return StableHLOSource::Pretty;
    StringRef rest = file.drop_front(at + kPrefix.size()).ltrim(kNameLetters);
    isGeneric |= line.back() == '"' && rest.starts_with("\"(");
  }
  return isGeneric ? StableHLOSource::Generic : StableHLOSource::None;
}

//===----------------------------------------------------------------------===//
// The process
//===----------------------------------------------------------------------===//

/// Returns the path of the program that is installed with this binary; empty if
/// there is none.
static std::string findHelper() {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&findHelper), &info) || !info.dli_fname)
    return {};
  SmallString<128> binary;
  // The loader names a program as it was called, possibly without a folder.
  if (llvm::sys::fs::real_path(info.dli_fname, binary) &&
      llvm::sys::fs::real_path("/proc/self/exe", binary))
    return {};
  StringRef folder = llvm::sys::path::parent_path(binary);
  SmallVector<StringRef> places;
  StringRef(AO_STABLEHLO_HELPERS).split(places, ':');
  for (StringRef place : places) {
    SmallString<128> path(folder);
    llvm::sys::path::append(path, place, "legalize.py");
    if (llvm::sys::fs::exists(path))
      return path.str().str();
  }
  return {};
}

static std::string choosePython(StringRef given) {
  if (!given.empty())
    return given.str();
  std::optional<std::string> named =
      llvm::sys::Process::GetEnv("AO_JAX_PYTHON");
  return named && !named->empty() ? *named : "python3";
}

namespace {
/// A temporary file that the destructor removes.
class TemporaryFile {
public:
  TemporaryFile() = default;
  TemporaryFile(const TemporaryFile &) = delete;
  ~TemporaryFile() {
    if (!path.empty())
      llvm::sys::fs::remove(path);
  }

  /// Returns why the file cannot be written.
  std::error_code create(StringRef contents) {
    int descriptor = -1;
    if (std::error_code error = llvm::sys::fs::createTemporaryFile(
            "ao-stablehlo", "mlir", descriptor, path))
      return error;
    llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
    stream << contents;
    stream.flush();
    std::error_code error = stream.error();
    stream.clear_error();
    return error;
  }

  StringRef getPath() const { return path; }
  std::string read() const {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    return buffer ? (*buffer)->getBuffer().str() : std::string();
  }

private:
  SmallString<128> path;
};

/// One conversion, in a process of its own.
class Conversion {
public:
  Conversion(MLIRContext *context, llvm::MemoryBufferRef file, StringRef python)
      : location(
            FileLineColLoc::get(context, file.getBufferIdentifier(), 1, 1)),
        file(file), python(choosePython(python)) {}

  FailureOr<std::unique_ptr<llvm::MemoryBuffer>> run(StableHLOForm form);

private:
  InFlightDiagnostic fail() {
    return emitError(location) << "cannot read StableHLO: ";
  }
  LogicalResult start(StringRef helper, StableHLOForm form);
  LogicalResult reportFailure(int status);

  Location location;
  llvm::MemoryBufferRef file;
  std::string python;
  TemporaryFile input, output, messages;
};
} // namespace

/// Emits the error of a process that failed. The program prints
/// "error: FILE:LINE:COLUMN: MESSAGE", or "error: MESSAGE" without a known
/// place. Any other text is from MLIR, which has ended the process.
LogicalResult Conversion::reportFailure(int status) {
  std::string text = messages.read();
  StringRef error = StringRef(text).rtrim();
  error = error.substr(error.rfind('\n') + 1);
  if (!error.consume_front("error: ")) {
    fail() << "'" << python << "' ended with status " << status
           << (error.empty() ? "" : ": ") << error;
    return failure();
  }
  if (error.consume_front(input.getPath()))
    error.consume_front(": ");
  unsigned line = 0, column = 0;
  StringRef place = error;
  if (!place.consumeInteger(10, line) && place.consume_front(":") &&
      !place.consumeInteger(10, column) && place.consume_front(": ")) {
    location = FileLineColLoc::get(location.getContext(),
                                   file.getBufferIdentifier(), line, column);
    error = place;
  }
  fail() << error;
  return failure();
}

LogicalResult Conversion::start(StringRef helper, StableHLOForm form) {
  auto program = llvm::sys::findProgramByName(python);
  // A name with a folder is returned as it is.
  if (!program || !llvm::sys::fs::can_execute(*program)) {
    fail() << "there is no program '" << python
           << "'; name a Python with jaxlib by --python or AO_JAX_PYTHON";
    return failure();
  }
  SmallVector<StringRef> arguments{*program, helper, input.getPath(), "-o",
                                   output.getPath()};
  if (form == StableHLOForm::Generic)
    arguments.push_back("--generic");
  std::optional<StringRef> redirects[] = {StringRef(), StringRef(),
                                          messages.getPath()};
  std::string error;
  int status = llvm::sys::ExecuteAndWait(*program, arguments,
                                         /*Env=*/std::nullopt, redirects,
                                         /*SecondsToWait=*/0,
                                         /*MemoryLimit=*/0, &error);
  return status == 0 ? success() : reportFailure(status);
}

FailureOr<std::unique_ptr<llvm::MemoryBuffer>>
Conversion::run(StableHLOForm form) {
  std::string helper = findHelper();
  if (helper.empty()) {
    fail() << "the program 'ao/stablehlo/legalize.py' of ao's Python package "
              "is not installed";
    return failure();
  }
  for (auto [temporary, contents] :
       {std::pair(&input, file.getBuffer()), std::pair(&output, StringRef()),
        std::pair(&messages, StringRef())})
    if (std::error_code error = temporary->create(contents)) {
      fail() << "cannot write a temporary file: " << error.message();
      return failure();
    }
  if (failed(start(helper, form)))
    return failure();
  return llvm::MemoryBuffer::getMemBufferCopy(output.read(),
                                              file.getBufferIdentifier());
}

FailureOr<std::unique_ptr<llvm::MemoryBuffer>>
ao::convertStableHLO(MLIRContext *context, llvm::MemoryBufferRef file,
                     StableHLOForm form, StringRef python) {
  return Conversion(context, file, python).run(form);
}
