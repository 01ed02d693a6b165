//===- Nesting.cpp - Modules that nest too deeply -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/Nesting.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/thread.h"

using namespace mlir;
using namespace ao;

static constexpr llvm::StringLiteral kOpening = "([{<", kClosing = ")]}>";

/// The position after the string or comment that starts at `position`, if one
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

namespace {
/// Looks for the bracket, or the alias of an attribute or type, that goes too
/// far in the text of a module.
class TextSearch {
public:
  explicit TextSearch(llvm::StringRef text) : text(text) {}

  /// Its number in the text.
  std::optional<size_t> run();

private:
  void close(char bracket);
  void endDefinition(size_t position);
  size_t readName(size_t position);
  size_t readToken(size_t position);

  llvm::StringRef text;
  /// The closing bracket of each one that is open.
  llvm::SmallVector<char> open;
  /// The depth of each alias. An alias is defined after those that it refers
  /// to.
  llvm::StringMap<size_t> depths;
  /// The depth of the alias that is being defined, if one is.
  size_t *defined = nullptr;
  /// How deep the present place is.
  size_t depth = 0;
  /// The position after the last token.
  size_t lastEnd = 0;
  /// True if a line has ended since, outside of all brackets.
  bool isNewLine = false;
};
} // namespace

/// Ends `bracket`, and with it all comparisons that were taken for brackets
/// within it.
void TextSearch::close(char bracket) {
  size_t left = open.size();
  while (bracket != '>' && left > 0 && open[left - 1] == '>')
    --left;
  if (left > 0 && open[left - 1] == bracket)
    open.truncate(left - 1);
}

/// Ends the definition of an alias at `position`. A definition may take several
/// lines: a token on a line of its own belongs to it only where neither this
/// token nor the one before can be at an end.
void TextSearch::endDefinition(size_t position) {
  constexpr llvm::StringLiteral kGoesOn = "=:,", kContinues = "=<([:,";
  llvm::StringRef before = text.take_front(lastEnd);
  bool goesOn =
      before.ends_with("->") || text.substr(position).starts_with("->") ||
      kGoesOn.contains(before.back()) || kContinues.contains(text[position]);
  if (!goesOn)
    defined = nullptr;
}

/// The rest of `text` after spaces and comments.
static llvm::StringRef skipBlank(llvm::StringRef text) {
  for (text = text.ltrim(); text.starts_with("//"); text = text.ltrim())
    text = text.drop_front(std::min(text.find('\n'), text.size()));
  return text;
}

/// Reads the name of an attribute or type that may be an alias. Returns the
/// position after it.
size_t TextSearch::readName(size_t position) {
  llvm::StringRef rest = text.substr(position + 1).take_while([](char c) {
    return llvm::isAlnum(c) || llvm::StringRef("_$.-").contains(c);
  });
  llvm::StringRef name = text.substr(position, 1 + rest.size());
  size_t behind = position + name.size();
  // The result of a function counts as a level, although no bracket encloses
  // it.
  depth = std::max<size_t>(open.size(), defined ? 1 : 0) + depths.lookup(name);
  if (skipBlank(text.substr(behind)).starts_with("=")) {
    defined = &depths[name];
    *defined = depth = 0;
  }
  return behind;
}

/// Reads a string, a name, a bracket or a letter of something else. Returns the
/// position after it.
size_t TextSearch::readToken(size_t position) {
  char c = text[position];
  if (size_t behind = skipQuoted(text, position); behind != position)
    return behind;
  if (c == '#' || c == '!')
    return readName(position);
  if (size_t kind = kOpening.find(c); kind != llvm::StringRef::npos) {
    open.push_back(kClosing[kind]);
    depth = open.size();
  } else if (kClosing.contains(c) &&
             !text.take_front(position).ends_with("-")) {
    // An arrow closes nothing.
    close(c);
  }
  return position + 1;
}

std::optional<size_t> TextSearch::run() {
  for (size_t i = 0; i < text.size();) {
    if (text.substr(i).starts_with("//")) {
      i = skipQuoted(text, i);
      continue;
    }
    if (llvm::isSpace(text[i])) {
      isNewLine |= text[i] == '\n' && open.empty();
      ++i;
      continue;
    }
    if (defined && isNewLine)
      endDefinition(i);
    isNewLine = false;
    depth = 0;
    size_t place = i;
    i = lastEnd = readToken(i);
    if (depth > kMaxNesting)
      return place;
    if (defined)
      *defined = std::max(*defined, depth);
  }
  return std::nullopt;
}

std::optional<TextPlace> ao::findTooDeepNesting(llvm::StringRef text,
                                                llvm::StringRef marker) {
  llvm::StringRef part, rest = text;
  while (!rest.empty()) {
    std::tie(part, rest) = marker.empty() ? std::pair(rest, llvm::StringRef())
                                          : rest.split(marker);
    std::optional<size_t> bracket = TextSearch(part).run();
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

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

namespace {
/// Attributes and types, each visited again only where it is deeper than
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
  // Nothing refers to anything, so that each is destroyed by itself,
  // inner before outer ones.
  for (Operation *op : ops) {
    op->setOperands({});
    for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i)
      op->setSuccessor(nullptr, i);
  }
  for (Operation *op : llvm::reverse(llvm::drop_begin(ops)))
    op->erase();
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// Returns true if bytecode holds the text of an attribute or type that goes
/// too far. Dialects without an encoding of their own write such text, with a
/// NUL after it. Numbers may look like brackets, but not like as many that are
/// closed.
static bool holdsDeepText(llvm::StringRef bytecode) {
  while (!bytecode.empty()) {
    auto [part, rest] = bytecode.split('\0');
    bytecode = rest;
    size_t start = part.size();
    while (start > 0 && llvm::isPrint(part[start - 1]))
      --start;
    llvm::StringRef text = part.substr(start);
    auto isClosing = [](char c) { return kClosing.contains(c); };
    if (llvm::count_if(text, isClosing) > ptrdiff_t(kMaxNesting) &&
        TextSearch(text).run())
      return true;
  }
  return false;
}

/// Returns true if bytecode holds a module that goes too far. Its reader goes
/// by levels itself, with little stack for each.
static bool holdsDeepModule(MLIRContext *context, llvm::MemoryBufferRef file) {
  llvm::SourceMgr manager;
  manager.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(file,
                                       /*RequiresNullTerminator=*/false),
      llvm::SMLoc());
  // The real parser reports all other errors of the file.
  ScopedDiagnosticHandler quiet(context, [](Diagnostic &) {});
  auto module = parseSourceFile<ModuleOp>(
      manager, ParserConfig(context, /*verifyAfterParse=*/false));
  if (!module || !nestsTooDeeply(*module))
    return false;
  destroyDeep(std::move(module));
  return true;
}

/// The same on a stack that lasts for as many levels as a file of that size has
/// room for, at seven bytes each. Untouched pages take no memory.
static bool holdsDeepModuleOnItsStack(MLIRContext *context,
                                      llvm::MemoryBufferRef file) {
  constexpr size_t kLeastStack = 8 << 20, kMostStack = 1 << 30,
                   kStackOfByte = 64;
  size_t stack =
      std::min(kMostStack, kLeastStack + file.getBufferSize() * kStackOfByte);
  bool isDeep = false;
  llvm::thread reader(std::optional<unsigned>(stack),
                      [&] { isDeep = holdsDeepModule(context, file); });
  reader.join();
  return isDeep;
}

LogicalResult ao::verifyNesting(MLIRContext *context, llvm::StringRef text,
                                llvm::StringRef name, llvm::StringRef marker) {
  std::optional<TextPlace> place;
  llvm::MemoryBufferRef file(text, name);
  if (!isBytecode(file))
    place = findTooDeepNesting(text, marker);
  else if (holdsDeepText(text) || holdsDeepModuleOnItsStack(context, file))
    place = TextPlace{0, 0};
  if (!place)
    return success();
  return emitError(
             FileLineColLoc::get(context, name, place->line, place->column))
         << "nested deeper than " << kMaxNesting << " levels";
}
