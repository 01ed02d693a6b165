//===- LayoutPicture.h - A layout to look at --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AO_PLAN_LAYOUTPICTURE_H
#define AO_TOOLS_AO_PLAN_LAYOUTPICTURE_H

#include "ao/Layout/Layout.h"

#include <string>

/// An SVG document with a panel for each pool: time to the right, offsets
/// upwards, each buffer a box for each of its live ranges. Unused space is
/// hatched, the padding within a box is pale, and the part of the arena above
/// its bound is red. Names are in boxes where there is room, and in tooltips.
std::string drawLayout(const ao::layout::LayoutProblem &problem,
                       const ao::layout::Layout &layout);

#endif // AO_TOOLS_AO_PLAN_LAYOUTPICTURE_H
