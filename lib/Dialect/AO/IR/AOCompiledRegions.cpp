//===- AOCompiledRegions.cpp - Ops of compiled regions --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step contains the ops of all its compiled regions, each of which may be
// called many times. An op of a compiled region has a location that consists of
// its original location and that of the call. The prefix of the names is stored
// once per call, and a name is assembled on request.
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOCompiledRegions.h"

using namespace mlir;
using namespace ao;

std::optional<int64_t> ao::getNumber(Operation *op, StringRef name) {
  auto number = dyn_cast_or_null<IntegerAttr>(op->getDiscardableAttr(name));
  return number ? std::optional<int64_t>(number.getInt()) : std::nullopt;
}

/// Metadata at the location of a call.
static constexpr llvm::StringLiteral kPrefixKey = "ao.prefix";

Location ao::nameAfterNode(Location location, StringAttr label) {
  auto node = [&](Location child) { return NameLoc::get(label, child); };
  if (isa<NameLoc, CallSiteLoc>(location))
    return CallSiteLoc::get(location,
                            node(UnknownLoc::get(location.getContext())));
  return node(location);
}

Location ao::nameAfterCompiledRegion(Location call, StringRef prefix) {
  Builder builder(call.getContext());
  NamedAttribute entry =
      builder.getNamedAttr(kPrefixKey, builder.getStringAttr(prefix));
  return FusedLoc::get(call.getContext(), call,
                       builder.getDictionaryAttr(entry));
}

StringRef ao::getCompiledRegionPrefix(Location caller) {
  if (auto call = dyn_cast<CallSiteLoc>(caller)) {
    StringRef prefix = getCompiledRegionPrefix(call.getCallee());
    return prefix.empty() ? getCompiledRegionPrefix(call.getCaller()) : prefix;
  }
  auto fused = dyn_cast<FusedLoc>(caller);
  auto entries =
      fused ? dyn_cast_or_null<DictionaryAttr>(fused.getMetadata()) : nullptr;
  auto prefix = entries ? entries.getAs<StringAttr>(kPrefixKey) : nullptr;
  return prefix ? prefix.getValue() : StringRef();
}

/// The outermost caller has the name of the node.
StringRef ao::getNodeName(Location location) {
  while (true) {
    if (auto call = dyn_cast<CallSiteLoc>(location))
      location = call.getCaller();
    else if (auto fused = dyn_cast<FusedLoc>(location);
             fused && !fused.getLocations().empty())
      location = fused.getLocations().front();
    else
      break;
  }
  auto name = dyn_cast<NameLoc>(location);
  return name ? name.getName().getValue() : StringRef();
}

//===----------------------------------------------------------------------===//
// Attributes of nodes and calls
//===----------------------------------------------------------------------===//

void InheritedAttributes::give(Operation *op) {
  // The raw dictionary has the op's own attributes; properties are not among
  // them.
  DictionaryAttr own = op->getRawDictionaryAttrs();
  DictionaryAttr &all = merged[own];
  if (!all) {
    NamedAttrList list(own);
    for (NamedAttribute attribute : attributes)
      if (isStronger || !list.get(attribute.getName()))
        list.set(attribute.getName(), attribute.getValue());
    all = list.getDictionary(op->getContext());
  }
  op->setDiscardableAttrs(all);
}
