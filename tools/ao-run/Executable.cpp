//===- Executable.cpp - Stand-alone executables of lowered steps ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Executable.h"
#include "ObjectFile.h"
#include "ao/Conversion/Runtime/StepSymbols.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

using namespace ao;
using namespace ao::run;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

//===----------------------------------------------------------------------===//
// Inputs of the linker
//===----------------------------------------------------------------------===//

/// Harness and runtime are beside this program's folder, in the build tree and
/// where it is installed.
static std::string findLibrary() {
  static const char anchor = 0;
  std::string self =
      fs::getMainExecutable(nullptr, const_cast<char *>(&anchor));
  StringRef prefix = path::parent_path(path::parent_path(self));
  for (const char *folder : {AO_RUN_LIBRARY_FOLDER, "lib"}) {
    llvm::SmallString<128> candidate(prefix);
    path::append(candidate, folder, AO_RUN_LIBRARY);
    if (fs::exists(candidate))
      return candidate.str().str();
  }
  return "";
}

/// Empty if there is none.
static std::string findLinker(const std::string &asked) {
  auto find = [](StringRef name) {
    auto found = llvm::sys::findProgramByName(name);
    return found && fs::can_execute(*found) ? *found : std::string();
  };
  if (!asked.empty())
    return find(asked);
  std::string found = find(AO_RUN_LINKER);
  return found.empty() ? find("c++") : found;
}

namespace {
/// A folder that is gone with the object.
class TemporaryFolder {
public:
  TemporaryFolder() {
    llvm::SmallString<128> name;
    if (!fs::createUniqueDirectory("ao-run", name))
      folder = name.str().str();
  }
  ~TemporaryFolder() {
    if (!folder.empty())
      (void)fs::remove_directories(folder);
  }
  bool exists() const { return !folder.empty(); }
  std::string file(const std::string &name) const {
    llvm::SmallString<128> joined(folder);
    path::append(joined, name);
    return joined.str().str();
  }

private:
  std::string folder;
};
} // namespace

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

/// Several programs have functions of the same names: all but the entries, and
/// the ops that they share, become their own business.
static std::string renameEntries(llvm::Module &module, const Program &program,
                                 size_t index) {
  auto rename = [&](const FunctionSpec &spec, bool isBackward) {
    llvm::Function *entry = module.getFunction(getPackedSymbol(spec.name));
    if (!entry)
      return false;
    entry->setName(getEntrySymbol(index, isBackward));
    if (llvm::Function *driver =
            module.getFunction(getPackedSymbol(getDriverName(spec.name))))
      driver->setName(getEntrySymbol(index, isBackward) + "_driver");
    if (llvm::GlobalVariable *capture =
            module.getNamedGlobal(getDescriptionSymbol(getPartName(spec.name))))
      capture->setName(getEntrySymbol(index, isBackward) + "_capture");
    return true;
  };
  if (!rename(program.forward, false) ||
      (program.backward && !rename(*program.backward, true)))
    return "the step has no entry that can be called";
  for (llvm::GlobalValue &value : module.global_values())
    if (!value.isDeclaration() && !value.hasAppendingLinkage() &&
        !value.getName().starts_with("ao_program_"))
      value.setLinkage(llvm::GlobalValue::InternalLinkage);
  return "";
}

static std::string writeProgram(const LoweredProgram &lowered, size_t index,
                                const ObjectWriter &writer,
                                const std::string &path) {
  llvm::LLVMContext context;
  auto module = mlir::translateModuleToLLVMIR(*lowered.module, context);
  if (!module)
    return "the step cannot be translated to LLVM IR";
  if (std::string error = renameEntries(*module, lowered.program, index);
      !error.empty())
    return error;
  return llvm::toString(writer.write(*module, path));
}

/// The functions that several programs call are written once.
static std::string writeOps(mlir::ModuleOp ops, const ObjectWriter &writer,
                            const std::string &path) {
  llvm::LLVMContext context;
  auto module = mlir::translateModuleToLLVMIR(ops, context);
  return module ? llvm::toString(writer.write(*module, path))
                : "the step's ops cannot be translated to LLVM IR";
}

static std::string writeTable(const TableContents &contents,
                              const ObjectWriter &writer,
                              const std::string &path) {
  llvm::LLVMContext context;
  return llvm::toString(writer.write(*emitTable(context, contents), path));
}

//===----------------------------------------------------------------------===//
// Linking
//===----------------------------------------------------------------------===//

/// Returns the output of a linker, shortened: the error often follows its
/// location.
static std::string summarize(const std::string &path) {
  constexpr size_t kMaxLines = 10;
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return "";
  llvm::SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
  std::string text;
  for (StringRef line : llvm::ArrayRef(lines).take_front(kMaxLines))
    text += "\n  " + line.rtrim().str();
  if (lines.size() > kMaxLines)
    text +=
        "\n  and " + std::to_string(lines.size() - kMaxLines) + " more lines";
  return text.empty() ? "" : ":" + text;
}

/// Links into a file beside `output`, which is then renamed: no reader sees
/// half an executable.
static std::string link(const std::string &linker,
                        llvm::ArrayRef<std::string> inputs,
                        const std::string &output, const std::string &log) {
  // Renaming would replace a device or a pipe.
  if (fs::exists(output) && !fs::is_regular_file(output))
    return "cannot write '" + output + "': not a regular file";
  llvm::SmallString<128> scratch;
  if (auto code = fs::createUniqueFile(output + "-%%%%%%", scratch))
    return "cannot write '" + output + "': " + code.message();
  llvm::scope_exit remove([&] { (void)fs::remove(scratch); });

  std::vector<StringRef> command{linker, "-o", scratch};
  command.insert(command.end(), inputs.begin(), inputs.end());
  llvm::SmallVector<StringRef> flags;
  StringRef(AO_RUN_LINK_FLAGS).split(flags, ' ', -1, /*KeepEmpty=*/false);
  command.insert(command.end(), flags.begin(), flags.end());
  std::string message;
  int status = llvm::sys::ExecuteAndWait(
      linker, command, std::nullopt,
      {StringRef(), StringRef(log), StringRef(log)},
      /*SecondsToWait=*/0, /*MemoryLimit=*/0, &message);
  if (status != 0)
    return "'" + linker + "' cannot link '" + output + "'" +
           (message.empty() ? summarize(log) : ": " + message);
  if (auto code = fs::rename(scratch, output))
    return "cannot write '" + output + "': " + code.message();
  remove.release();
  return "";
}

std::string ao::run::writeExecutable(std::vector<LoweredProgram> lowered,
                                     TableContents contents,
                                     const ExecutableOptions &options) {
  std::string linker = findLinker(options.linker), library = findLibrary();
  if (linker.empty())
    return "no compiler driver to link with: '" +
           (options.linker.empty() ? "c++" : options.linker) +
           "' was not found; name one with --linker";
  if (library.empty())
    return "the library " AO_RUN_LIBRARY " was not found beside ao-run";
  TemporaryFolder folder;
  if (!folder.exists())
    return "cannot make a temporary folder";
  auto writer = ObjectWriter::create(options.cpu, options.optimization);
  if (!writer)
    return llvm::toString(writer.takeError());

  std::vector<std::string> inputs;
  auto addInput = [&](StringRef name) -> const std::string & {
    return inputs.emplace_back(
        folder.file((name + llvm::Twine(inputs.size()) + ".o").str()));
  };
  for (auto [index, program] : llvm::enumerate(lowered)) {
    for (auto &ops : program.ops)
      if (std::string error = writeOps(*ops, *writer, addInput("ops"));
          !error.empty())
        return error;
    if (std::string error =
            writeProgram(program, index, *writer, addInput("program"));
        !error.empty())
      return error;
    contents.programs.push_back(std::move(program.program));
  }
  inputs.push_back(folder.file("table.o"));
  if (std::string error = writeTable(contents, *writer, inputs.back());
      !error.empty())
    return error;
  inputs.push_back(library);
  return link(linker, inputs, options.output, folder.file("linker.log"));
}
