//===- Progress.h - Progress of long work -----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_PROGRESS_H
#define AO_PLANNER_PROGRESS_H

#include <functional>

namespace ao::planner {

/// Reports progress of long work: a step's name and its share done in 0…1.
using ProgressFn = std::function<void(const char *, double)>;

} // namespace ao::planner

#endif // AO_PLANNER_PROGRESS_H
