//===- KernelLaunch.cpp - Launches of kernels to fill ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelLaunch.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace ao;

/// Returns the name of a kernel in profilers: that of the op that it comes
/// from, or the line, without the folder of the file.
static std::string nameKernel(Location loc) {
  std::string name;
  if (loc->findInstanceOf<NameLoc>())
    name = getLocationName(loc);
  else if (auto line = loc->findInstanceOf<FileLineColLoc>())
    name = (llvm::sys::path::stem(line.getFilename()) + "_" +
            Twine(line.getLine()))
               .str();
  for (char &c : name)
    if (!llvm::isAlnum(c))
      c = '_';
  if (name.empty() || llvm::isDigit(name.front()))
    name = "op_" + name;
  // The device has names of its own, such as `malloc` and `WARP_SZ`.
  return name + "_kernel";
}

gpu::LaunchOp ao::launchKernel(OpBuilder &builder, Location loc, Value token,
                               Value blocks, int64_t blockX, int64_t blockY,
                               TypeRange shared) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value one = constant(1);
  auto name = FlatSymbolRefAttr::get(builder.getContext(), nameKernel(loc));
  auto launch = gpu::LaunchOp::create(
      builder, loc, blocks, one, one, constant(blockX), constant(blockY), one,
      /*dynamicSharedMemorySize=*/Value(),
      gpu::AsyncTokenType::get(builder.getContext()), ValueRange(token), shared,
      /*privateAttributions=*/TypeRange(), /*clusterSizeX=*/Value(),
      /*clusterSizeY=*/Value(), /*clusterSizeZ=*/Value(),
      /*module=*/FlatSymbolRefAttr(), name);
  builder.setInsertionPointToEnd(&launch.getBody().front());
  gpu::TerminatorOp::create(builder, loc);
  builder.setInsertionPoint(launch.getBody().front().getTerminator());
  return launch;
}
