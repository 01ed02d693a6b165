//===- OutputFiles.h - All the files of a run, or none ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_OUTPUTFILES_H
#define AO_TOOLS_OUTPUTFILES_H

#include "ao/Planner/Error.h"

#include <string>
#include <vector>

/// Collects what is to be written. `commit` writes each file beside its place
/// and moves all of them there once every one is complete, so that a failure
/// does not change the files.
class OutputFiles {
public:
  /// None of `inputs` may be replaced. They need not be files.
  explicit OutputFiles(std::vector<std::string> inputs)
      : inputs(std::move(inputs)) {}
  OutputFiles(const OutputFiles &) = delete;
  OutputFiles &operator=(const OutputFiles &) = delete;
  /// Removes what was not committed.
  ~OutputFiles();

  /// Fails if the file cannot be one: a folder, an input, or another output's
  /// file.
  ao::planner::Status add(const std::string &file, std::string text);
  /// Checks that all added files can be written, before a tool computes their
  /// contents. Writes nothing.
  ao::planner::Status verifyWritable() const;
  ao::planner::Status commit();

private:
  struct Entry {
    /// As the user names it, with all links resolved.
    std::string name, target;
    std::string text;
    /// A device or a pipe: written to, not replaced.
    bool isStream = false;
    /// The complete file beside its place; empty: none, or moved.
    std::string partial;
  };

  ao::planner::Status writePartial(Entry &entry);

  std::vector<std::string> inputs;
  std::vector<Entry> entries;
};

#endif // AO_TOOLS_OUTPUTFILES_H
