//===- TapeKey.cpp - Keys that identify tapes -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/Autograd/Transforms/TapeKey.h"

#include "ao/Dialect/Autograd/IR/Autograd.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

//===----------------------------------------------------------------------===//
// The text of a tape
//===----------------------------------------------------------------------===//

namespace {
/// One op, in words that do not depend on its context.
struct Entry {
  Operation *op;
  std::string name;
  /// Numbers of values and blocks, in the order in which they are met.
  std::string operands;
  /// Of results, and of the arguments of blocks.
  std::string types;
  SmallVector<std::pair<std::string, std::string>> attributes;
};

/// All ops of a tape and of its callees.
class TapeListing {
public:
  explicit TapeListing(FunctionOpInterface tape)
      : symbols(tape->getParentOp()) {
    reached.insert(tape);
    for (size_t i = 0; i != reached.size(); ++i)
      add(reached[i], /*depth=*/0);
  }

  ArrayRef<Entry> getEntries() const { return entries; }

private:
  template <typename T>
  static std::string toText(T object) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << object;
    return text;
  }

  template <typename T>
  unsigned getNumber(llvm::DenseMap<T, unsigned> &numbers, T object) {
    return numbers.try_emplace(object, numbers.size()).first->second;
  }

  /// `depth` distinguishes an op after a region from one in it.
  void add(Operation *op, unsigned depth) {
    Entry entry{op, op->getName().getStringRef().str(), {}, {}, {}};
    llvm::raw_string_ostream operands(entry.operands), types(entry.types);
    operands << depth << ':';
    for (Value operand : op->getOperands())
      operands << '%' << getNumber(values, operand) << ' ';
    for (Block *successor : op->getSuccessors())
      operands << '^' << getNumber(blocks, successor) << ' ';
    types << op->getResultTypes();
    for (Value result : op->getResults())
      getNumber(values, result);
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        types << " ^" << region.getRegionNumber() << ':'
              << getNumber(blocks, &block) << '(' << block.getArgumentTypes()
              << ')';
        for (Value argument : block.getArguments())
          getNumber(values, argument);
      }
    op->getAttrDictionary().walk([&](SymbolRefAttr symbol) {
      if (Operation *used = symbols.lookup(symbol.getRootReference()))
        reached.insert(used);
    });
    for (NamedAttribute attribute : op->getAttrDictionary())
      if (attribute.getName() != kReasonsAttr)
        entry.attributes.emplace_back(attribute.getName().str(),
                                      toText(attribute.getValue()));
    entries.push_back(std::move(entry));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &nested : block)
          add(&nested, depth + 1);
  }

  SymbolTable symbols;
  /// Functions and the like, in the order in which they are named.
  llvm::SetVector<Operation *> reached;
  std::vector<Entry> entries;
  llvm::DenseMap<Value, unsigned> values;
  llvm::DenseMap<Block *, unsigned> blocks;
};
} // namespace

static FailureOr<FunctionOpInterface> findTape(ModuleOp module) {
  FunctionOpInterface tape;
  for (auto function : module.getOps<FunctionOpInterface>()) {
    if (!function->hasAttr(kTapeAttr))
      continue;
    if (tape) {
      InFlightDiagnostic diagnostic = function->emitError(
          "expected one tape in the module, got a second one");
      diagnostic.attachNote(tape->getLoc()) << "the first one is here";
      return diagnostic;
    }
    tape = function;
  }
  if (!tape)
    return module.emitError("the module has no tape: no function has '")
           << kTapeAttr << "'";
  return tape;
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

FailureOr<std::string> ao::autograd::computeTapeKey(ModuleOp module) {
  FailureOr<FunctionOpInterface> tape = findTape(module);
  if (failed(tape))
    return failure();
  llvm::SHA256 hash;
  auto add = [&](StringRef text) {
    // No text is mistaken for two.
    hash.update(std::to_string(text.size()) + ";");
    hash.update(text);
  };
  TapeListing listing(*tape);
  for (const Entry &entry : listing.getEntries()) {
    add(entry.name);
    add(entry.operands);
    add(entry.types);
    add(std::to_string(entry.attributes.size()));
    for (const auto &[name, value] : entry.attributes) {
      add(name);
      add(value);
    }
  }
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

//===----------------------------------------------------------------------===//
// Differences
//===----------------------------------------------------------------------===//

/// Returns the place of an op: its node, else its function.
static std::string describePlace(Operation *op) {
  auto node = dyn_cast<NodeOp>(op);
  if (!node)
    node = op->getParentOfType<NodeOp>();
  if (node)
    return ("node " + Twine(node.getIndex()) + " ('" + node.getName() + "')")
        .str();
  while (op && !isa<FunctionOpInterface>(op))
    op = op->getParentOp();
  return op ? "'@" + SymbolTable::getSymbolName(op).str() + "'" : "the module";
}

/// Longer values are not part of messages.
static bool isShort(StringRef text) { return text.size() <= 60; }

static std::string describeAttributes(const Entry &is, const Entry &was,
                                      const std::string &subject) {
  llvm::StringMap<StringRef> before;
  for (const auto &[name, value] : was.attributes)
    before[name] = value;
  for (const auto &[name, value] : is.attributes) {
    auto known = before.find(name);
    if (known == before.end())
      return subject + " has '" + name + "', had none";
    if (known->second != value)
      return isShort(value) && isShort(known->second)
                 ? (subject + ": '" + name + "' is " + value + ", was " +
                    known->second)
                       .str()
                 : subject + ": '" + name + "' is another";
    before.erase(known);
  }
  return subject + " has no '" + before.begin()->first().str() + "' now";
}

/// Returns the difference of two entries at the same position; empty if they
/// are equal.
static std::string describeDifference(const Entry &is, const Entry &was) {
  auto node = dyn_cast<NodeOp>(is.op), old = dyn_cast<NodeOp>(was.op);
  if (node && old && node.getIndex() == old.getIndex() &&
      node.getName() != old.getName())
    return ("node " + Twine(node.getIndex()) + " is '" + node.getName() +
            "', was '" + old.getName() + "'")
        .str();
  std::string subject = "'" + is.name + "' in " + describePlace(is.op);
  if (is.name != was.name)
    return subject + " was '" + was.name + "' in " + describePlace(was.op);
  if (node && old && node.getIndex() != old.getIndex())
    return describePlace(is.op) + " was " + describePlace(was.op);
  if (is.attributes != was.attributes)
    return describeAttributes(is, was, subject);
  if (is.types != was.types)
    return isShort(is.types) && isShort(was.types)
               ? subject + " has types " + is.types + ", had " + was.types
               : subject + " has other types";
  return is.operands == was.operands ? "" : subject + " has other operands";
}

FailureOr<std::string> ao::autograd::describeTapeDifference(ModuleOp is,
                                                            ModuleOp was) {
  FailureOr<FunctionOpInterface> tape = findTape(is), before = findTape(was);
  if (failed(tape) || failed(before))
    return failure();
  TapeListing listing(*tape), old(*before);
  ArrayRef<Entry> entries = listing.getEntries(), oldEntries = old.getEntries();
  for (auto [one, other] : llvm::zip(entries, oldEntries))
    if (std::string difference = describeDifference(one, other);
        !difference.empty())
      return difference;
  size_t common = std::min(entries.size(), oldEntries.size());
  if (common != entries.size())
    return "'" + entries[common].name + "' in " +
           describePlace(entries[common].op) + " is new";
  if (common != oldEntries.size())
    return "'" + oldEntries[common].name + "' in " +
           describePlace(oldEntries[common].op) + " was removed";
  return std::string();
}
