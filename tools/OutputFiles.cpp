//===- OutputFiles.cpp - All the files of a run, or none ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OutputFiles.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

using namespace ao::planner;
namespace fs = std::filesystem;

static Error cannotWrite(const std::string &file, int code) {
  return {ErrorCode::FileError,
          "cannot write '" + file + "': " + std::strerror(code), ""};
}

/// Writes `text` and closes the file. Returns 0 or an error number.
static int writeAndClose(int descriptor, const std::string &text) {
  int code = 0;
  size_t done = 0;
  while (done < text.size() && !code) {
    ssize_t count = ::write(descriptor, text.data() + done, text.size() - done);
    if (count >= 0)
      done += static_cast<size_t>(count);
    else if (errno != EINTR)
      code = errno;
  }
  if (::close(descriptor) != 0 && !code)
    code = errno;
  return code;
}

OutputFiles::~OutputFiles() {
  for (const Entry &entry : entries)
    if (!entry.partial.empty())
      std::remove(entry.partial.c_str());
}

Status OutputFiles::add(const std::string &file, std::string text) {
  std::error_code error;
  fs::path target = fs::weakly_canonical(fs::absolute(file), error);
  if (error)
    target = file;
  Entry entry{file, target.string(), std::move(text), false, ""};
  fs::file_status status = fs::status(target, error);
  if (fs::is_directory(status))
    return cannotWrite(file, EISDIR);
  entry.isStream = fs::exists(status) && !fs::is_regular_file(status);
  for (const std::string &input : inputs)
    if (!entry.isStream && fs::equivalent(target, input, error))
      return Error{ErrorCode::InvalidInput,
                   "'" + file + "' is an input, and would be overwritten", ""};
  for (const Entry &other : entries)
    if (!entry.isStream && other.target == entry.target)
      return Error{ErrorCode::InvalidInput,
                   "'" + file + "' is named for two outputs", ""};
  entries.push_back(std::move(entry));
  return {};
}

Status OutputFiles::verifyWritable() const {
  for (const Entry &entry : entries) {
    // A replacement is first written next to its target.
    std::string folder = fs::path(entry.target).parent_path() / ".";
    bool isThere = ::access(entry.target.c_str(), F_OK) == 0;
    if ((!entry.isStream && ::access(folder.c_str(), W_OK) != 0) ||
        (isThere && ::access(entry.target.c_str(), W_OK) != 0))
      return cannotWrite(entry.name, errno);
  }
  return {};
}

Status OutputFiles::writePartial(Entry &entry) {
  struct stat before;
  bool exists = ::stat(entry.target.c_str(), &before) == 0;
  // A file without write permission is not replaced either.
  if (exists && ::access(entry.target.c_str(), W_OK) != 0)
    return cannotWrite(entry.name, errno);
  std::string path =
      entry.target + "." + std::to_string(::getpid()) + ".partial";
  int descriptor =
      ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor < 0)
    return cannotWrite(entry.name, errno);
  entry.partial = path;
  int code = exists && ::fchmod(descriptor, before.st_mode) != 0 ? errno : 0;
  if (int written = writeAndClose(descriptor, entry.text); written)
    code = written;
  return code ? cannotWrite(entry.name, code) : Status();
}

Status OutputFiles::commit() {
  for (Entry &entry : entries)
    if (!entry.isStream)
      if (Status status = writePartial(entry); !status)
        return status;
  for (const Entry &entry : entries) {
    if (!entry.isStream)
      continue;
    int descriptor = ::open(entry.target.c_str(), O_WRONLY | O_CLOEXEC);
    int code = descriptor < 0 ? errno : writeAndClose(descriptor, entry.text);
    if (code)
      return cannotWrite(entry.name, code);
  }
  for (Entry &entry : entries) {
    if (entry.isStream)
      continue;
    if (std::rename(entry.partial.c_str(), entry.target.c_str()) != 0)
      return cannotWrite(entry.name, errno);
    entry.partial.clear();
  }
  return {};
}
