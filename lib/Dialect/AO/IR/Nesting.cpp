//===- Nesting.cpp - Modules that nest too deeply -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/Nesting.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MemoryBufferRef.h"

using namespace mlir;
using namespace ao;

/// The position behind the string or comment that starts at `position`, if one
/// does; else `position`.
static size_t skipQuoted(llvm::StringRef text, size_t position) {
  if (text[position] == '"') {
    for (++position; position < text.size() && text[position] != '"';)
      position += text[position] == '\\' ? 2 : 1;
    return std::min(position + 1, text.size());
  }
  if (text.substr(position).starts_with("//"))
    return std::min(text.find('\n', position), text.size());
  return position;
}

/// The number of the bracket that goes too far.
static std::optional<size_t> findTooDeepBracket(llvm::StringRef text) {
  constexpr llvm::StringLiteral opening = "([{<", closing = ")]}>";
  llvm::SmallVector<char> open;
  // What a comparison has opened ends with the brackets around it.
  auto close = [&](char bracket) {
    size_t depth = open.size();
    while (bracket != '>' && depth > 0 && open[depth - 1] == '>')
      --depth;
    if (depth > 0 && open[depth - 1] == bracket)
      open.truncate(depth - 1);
  };
  for (size_t i = 0; i < text.size();) {
    if (size_t behind = skipQuoted(text, i); behind != i) {
      i = behind;
      continue;
    }
    if (size_t kind = opening.find(text[i]); kind != llvm::StringRef::npos) {
      if (open.size() == kMaxNesting)
        return i;
      open.push_back(closing[kind]);
    } else if (closing.contains(text[i]) && !text.substr(0, i).ends_with("-")) {
      // An arrow closes nothing.
      close(text[i]);
    }
    ++i;
  }
  return std::nullopt;
}

std::optional<TextPlace> ao::findTooDeepNesting(llvm::StringRef text,
                                                llvm::StringRef marker) {
  llvm::StringRef part, rest = text;
  while (!rest.empty()) {
    std::tie(part, rest) = marker.empty() ? std::pair(rest, llvm::StringRef())
                                          : rest.split(marker);
    std::optional<size_t> bracket = findTooDeepBracket(part);
    if (!bracket)
      continue;
    llvm::StringRef before =
        text.take_front(part.data() + *bracket - text.data());
    size_t lineStart = before.rfind('\n') + 1;
    return TextPlace{unsigned(before.count('\n') + 1),
                     unsigned(before.size() - lineStart + 1)};
  }
  return std::nullopt;
}

LogicalResult ao::verifyNesting(MLIRContext *context, llvm::StringRef text,
                                llvm::StringRef name, llvm::StringRef marker) {
  if (isBytecode(llvm::MemoryBufferRef(text, name)))
    return success();
  std::optional<TextPlace> place = findTooDeepNesting(text, marker);
  if (!place)
    return success();
  return emitError(
             FileLineColLoc::get(context, name, place->line, place->column))
         << "nested deeper than " << kMaxNesting << " levels";
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

namespace {
/// Attributes and types, each visited again only where it lies deeper than
/// before.
class ElementDepths {
public:
  template <typename Element>
  bool isTooDeep(Element root) {
    push(root, 1);
    while (!stack.empty()) {
      auto [element, depth] = stack.pop_back_val();
      if (depth > kMaxNesting)
        return true;
      size_t &known = depths[element.getOpaqueValue()];
      if (known >= depth)
        continue;
      known = depth;
      pushParts(element, depth + 1);
    }
    return false;
  }

private:
  using AnyElement = llvm::PointerUnion<Attribute, Type>;

  template <typename Element>
  void push(Element element, size_t depth) {
    if (element)
      stack.emplace_back(AnyElement(element), depth);
  }

  void pushParts(AnyElement element, size_t depth) {
    auto pushPart = [&](auto part) { push(part, depth); };
    if (auto attribute = llvm::dyn_cast<Attribute>(element))
      attribute.walkImmediateSubElements(pushPart, pushPart);
    else
      llvm::cast<Type>(element).walkImmediateSubElements(pushPart, pushPart);
  }

  llvm::SmallVector<std::pair<AnyElement, size_t>> stack;
  llvm::DenseMap<void *, size_t> depths;
};
} // namespace

static bool hasDeepElement(Operation *op, ElementDepths &depths) {
  auto isTooDeep = [&](auto element) { return depths.isTooDeep(element); };
  if (isTooDeep(Attribute(op->getAttrDictionary())) ||
      isTooDeep(Attribute(LocationAttr(op->getLoc()))) ||
      llvm::any_of(op->getResultTypes(), isTooDeep))
    return true;
  for (Region &region : op->getRegions())
    for (BlockArgument argument : region.getArguments())
      if (isTooDeep(argument.getType()))
        return true;
  return false;
}

bool ao::nestsTooDeeply(ModuleOp module) {
  ElementDepths depths;
  llvm::SmallVector<std::pair<Operation *, size_t>> stack = {{module, 1}};
  while (!stack.empty()) {
    auto [op, depth] = stack.pop_back_val();
    if (depth > kMaxNesting || hasDeepElement(op, depths))
      return true;
    for (Region &region : op->getRegions())
      for (Operation &inner : region.getOps())
        stack.emplace_back(&inner, depth + 1);
  }
  return false;
}

void ao::destroyDeep(OwningOpRef<ModuleOp> module) {
  llvm::SmallVector<Operation *> ops = {module.get()};
  for (size_t i = 0; i != ops.size(); ++i)
    for (Region &region : ops[i]->getRegions())
      for (Operation &inner : region.getOps())
        ops.push_back(&inner);
  // Nothing refers to anything any more, so that each is destroyed by itself,
  // inner before outer ones.
  for (Operation *op : ops) {
    op->setOperands({});
    for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i)
      op->setSuccessor(nullptr, i);
  }
  for (Operation *op : llvm::reverse(llvm::drop_begin(ops)))
    op->erase();
}
