//===- Parser.cpp - From the text of PTX to kernels -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parser.h"
#include "Lexer.h"
#include "Operations.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

using namespace ao::fake::ptx;

namespace {

/// Bytes of `b32`, `f64`, `pred` and so on; 0 if that is no type.
uint8_t bytesOf(std::string_view type) {
  for (auto [suffix, bytes] :
       {std::pair{"8", 1}, {"16", 2}, {"32", 4}, {"64", 8}})
    if (type.size() > 1 && type.substr(1) == suffix)
      return static_cast<uint8_t>(bytes);
  return type == "pred" ? 1 : type == "bf16" ? 2 : 0;
}

std::vector<std::string> split(const std::string &text) {
  std::vector<std::string> parts;
  size_t start = 0;
  while (start <= text.size()) {
    size_t end = std::min(text.find('.', start), text.size());
    parts.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return parts;
}

std::optional<Special> findSpecial(const std::string &name) {
  static const char *const names[] = {
      "%tid.x",  "%tid.y",  "%tid.z",  "%ctaid.x",  "%ctaid.y",  "%ctaid.z",
      "%ntid.x", "%ntid.y", "%ntid.z", "%nctaid.x", "%nctaid.y", "%nctaid.z"};
  for (size_t i = 0; i < std::size(names); ++i)
    if (name == names[i])
      return static_cast<Special>(i);
  return std::nullopt;
}

/// `-4`, `0x1F`, `0f3F800000` (bits of an f32), `0d...` (of an f64).
std::optional<uint64_t> parseNumber(const std::string &text) {
  bool negative = text[0] == '-';
  std::string digits = text.substr(negative);
  if (digits.empty() || !std::isdigit(static_cast<unsigned char>(digits[0])))
    return std::nullopt;
  int base = 10;
  if (digits.size() > 2 && digits[0] == '0' && std::isalpha(digits[1])) {
    base = 16;
    digits = digits.substr(2);
  }
  char *end = nullptr;
  uint64_t value = std::strtoull(digits.c_str(), &end, base);
  // An unsigned number may be marked by a U.
  if (*end != '\0' && std::string(end) != "U")
    return std::nullopt;
  return negative ? 0 - value : value;
}

/// An operand as written: one word, a list, or an address.
struct Operand {
  enum Form { Word, List, Address } form = Word;
  std::vector<std::string> words;
  int64_t offset = 0;
};

class Parser {
public:
  Parser(std::string_view text, Program &program)
      : lexer(text), program(program) {}

  std::string parse();

private:
  void fail(const std::string &what) {
    if (error.empty())
      error = "line " + std::to_string(lexer.line()) + ": " + what;
  }
  bool failed() const { return !error.empty(); }
  void expect(std::string_view sign) {
    if (!lexer.accept(sign))
      fail("expected '" + std::string(sign) + "', found '" +
           std::string(lexer.peek()) + "'");
  }

  void parseKernel();
  void parseParameters();
  void parseAttributes();
  void parseBody();
  struct Declared {
    std::string name;
    uint32_t alignment = 1, count = 1;
    uint8_t bytes = 0;
    std::vector<uint64_t> initial;
  };
  Declared parseVariable();
  void parseInitial(Declared &declared);
  void parseModuleVariable();
  void placeVariable(uint32_t &used);
  void parseRegisters();
  void parseStatement();
  Operand parseOperand();
  void parseInstruction();

  void emitInstruction(const std::string &opcode,
                       const std::vector<Operand> &operands,
                       Instruction instruction);
  void emitMemory(const std::vector<std::string> &parts,
                  const std::vector<Operand> &operands,
                  Instruction instruction);
  void emitCompute(const std::string &opcode,
                   const std::vector<Operand> &operands,
                   Instruction instruction);
  void emitPacking(const std::string &type,
                   const std::vector<Operand> &operands,
                   Instruction instruction);
  uint16_t slotOf(const std::string &word);
  uint16_t newSlot(uint64_t value);
  void resolveBranches();

  Lexer lexer;
  Program &program;
  std::string error;

  // State of the kernel that is being parsed.
  Kernel kernel;
  using Slots = std::map<std::string, uint16_t>;
  Slots slots;
  /// The registers of each block that is open within the body.
  std::vector<Slots> blocks;
  std::map<std::string, uint32_t> labels;
  /// Offsets of parameters and variables of the kernel.
  std::map<std::string, uint64_t> places;
  std::vector<std::pair<size_t, std::string>> branches;
  uint32_t lastLine = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

std::string Parser::parse() {
  while (!lexer.peek().empty() && !failed()) {
    std::string_view token = lexer.peek();
    if (token == ".version" || token == ".target" || token == ".address_size")
      lexer.skipLine();
    else if (lexer.accept(".visible") || lexer.accept(".weak"))
      continue;
    else if (lexer.accept(".entry"))
      parseKernel();
    else if (lexer.accept(".global") || lexer.accept(".const"))
      parseModuleVariable();
    else
      fail("'" + std::string(token) + "' is not known outside of kernels");
  }
  return error;
}

void Parser::parseKernel() {
  kernel = Kernel();
  kernel.slots.resize(static_cast<size_t>(Special::Count));
  slots.clear();
  blocks.clear();
  labels.clear();
  places.clear();
  branches.clear();
  lastLine = 0;
  kernel.name = lexer.next();
  if (lexer.accept("("))
    parseParameters();
  parseAttributes();
  parseBody();
  resolveBranches();
  program.kernels[kernel.name] = std::move(kernel);
}

/// `.param .u64 .ptr .align 1 name`
void Parser::parseParameters() {
  while (!lexer.accept(")") && !failed()) {
    uint8_t bytes = 0;
    std::string word = lexer.next();
    for (; lexer.peek() != "," && lexer.peek() != ")" && !failed();
         word = lexer.next()) {
      if (lexer.peek().empty() || word == "[")
        fail("unsupported parameter of '" + kernel.name + "'");
      if (word[0] == '.' && !bytes)
        bytes = bytesOf(std::string_view(word).substr(1));
    }
    lexer.accept(",");
    if (!bytes)
      fail("parameter '" + word + "' has an unknown type");
    uint32_t offset = (kernel.parameterBytes + bytes - 1u) / bytes * bytes;
    places[word] = offset;
    kernel.parameters.push_back({offset, bytes});
    kernel.parameterBytes = offset + bytes;
  }
}

void Parser::parseAttributes() {
  while (lexer.peek() != "{" && !lexer.peek().empty()) {
    bool isLimit = lexer.next() == ".maxntid";
    uint32_t threads = 1;
    while (lexer.peek() != "{" && lexer.peek()[0] != '.') {
      if (auto number = parseNumber(lexer.next()))
        threads *= static_cast<uint32_t>(*number);
      lexer.accept(",");
    }
    if (isLimit)
      kernel.maxThreads = threads;
  }
}

void Parser::parseBody() {
  expect("{");
  while (!failed()) {
    if (lexer.peek().empty())
      fail("'" + kernel.name + "' does not end");
    else if (lexer.accept("{"))
      blocks.emplace_back();
    else if (!lexer.accept("}"))
      parseStatement();
    else if (blocks.empty())
      return;
    else
      blocks.pop_back();
  }
}

/// Parses `%r<9>, t;` after the type. Registers of a block shadow those of the
/// same name outside; families of the body get slots at their first use.
void Parser::parseRegisters() {
  while (!lexer.accept(";") && !failed()) {
    std::string name = lexer.next();
    uint64_t count = 0;
    bool isFamily = lexer.accept("<");
    if (isFamily) {
      count = parseNumber(lexer.next()).value_or(0);
      expect(">");
    }
    Slots &declared = blocks.empty() ? slots : blocks.back();
    if (!isFamily)
      declared[name] = newSlot(0);
    for (uint64_t i = 0; i < count && !blocks.empty() && !failed(); ++i)
      declared[name + std::to_string(i)] = newSlot(0);
    if (lexer.peek() != ";")
      expect(",");
  }
}

void Parser::parseStatement() {
  if (lexer.accept(".pragma")) {
    while (!lexer.accept(";") && !lexer.peek().empty())
      lexer.next();
  } else if (lexer.accept(".reg")) {
    lexer.next();
    parseRegisters();
  } else if (lexer.accept(".shared")) {
    placeVariable(kernel.sharedBytes);
  } else if (lexer.accept(".local")) {
    placeVariable(kernel.localBytes);
  } else if (lexer.peek()[0] == '$') {
    labels[lexer.next()] = static_cast<uint32_t>(kernel.code.size());
    expect(":");
  } else {
    parseInstruction();
  }
}

/// Parses `.align 4 .b8 name[24] = {65, 144};` after the space.
Parser::Declared Parser::parseVariable() {
  Declared declared;
  while (!lexer.accept(";") && !failed()) {
    std::string word = lexer.next();
    if (word == ".align")
      declared.alignment =
          static_cast<uint32_t>(parseNumber(lexer.next()).value_or(1));
    else if (word == "[")
      declared.count =
          static_cast<uint32_t>(parseNumber(lexer.next()).value_or(0));
    else if (word == "=")
      parseInitial(declared);
    else if (word[0] == '.')
      declared.bytes = bytesOf(std::string_view(word).substr(1));
    else if (word != "]")
      declared.name = word;
  }
  if (!declared.bytes || !declared.count ||
      declared.initial.size() > declared.count)
    fail("unsupported variable '" + declared.name + "'");
  return declared;
}

void Parser::parseInitial(Declared &declared) {
  bool isList = lexer.accept("{");
  do {
    std::optional<uint64_t> number = parseNumber(lexer.next());
    if (!number)
      return fail("unsupported initial value of '" + declared.name + "'");
    declared.initial.push_back(*number);
  } while (isList && lexer.accept(","));
  if (isList)
    expect("}");
}

/// Parses a variable of the module. Bytes without an initializer are zero.
void Parser::parseModuleVariable() {
  Declared declared = parseVariable();
  Variable variable;
  variable.name = declared.name;
  variable.alignment = std::max<uint32_t>(declared.alignment, declared.bytes);
  for (uint64_t value : declared.initial)
    for (int byte = 0; byte < declared.bytes; ++byte)
      variable.initial.push_back(static_cast<char>(value >> (8 * byte)));
  variable.initial.resize(size_t(declared.bytes) * declared.count);
  program.variables.push_back(std::move(variable));
}

/// Places a shared or local variable after the previous ones.
void Parser::placeVariable(uint32_t &used) {
  Declared declared = parseVariable();
  if (!declared.initial.empty())
    fail("unsupported variable '" + declared.name + "'");
  uint32_t start =
      (used + declared.alignment - 1) / declared.alignment * declared.alignment;
  places[declared.name] = start;
  used = start + declared.bytes * declared.count;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

Operand Parser::parseOperand() {
  Operand operand;
  if (lexer.accept("[")) {
    operand.form = Operand::Address;
    operand.words.push_back(lexer.next());
    if (lexer.accept("+")) {
      std::optional<uint64_t> offset = parseNumber(lexer.next());
      if (!offset)
        fail("an address has an unknown offset");
      operand.offset = static_cast<int64_t>(offset.value_or(0));
    }
    expect("]");
  } else if (lexer.accept("{")) {
    operand.form = Operand::List;
    do
      operand.words.push_back(lexer.next());
    while (lexer.accept(","));
    expect("}");
  } else {
    operand.words.push_back(lexer.next());
  }
  return operand;
}

uint16_t Parser::newSlot(uint64_t value) {
  kernel.slots.push_back(value);
  if (kernel.slots.size() > 0xffff)
    fail("'" + kernel.name + "' has too many registers");
  return static_cast<uint16_t>(kernel.slots.size() - 1);
}

uint16_t Parser::slotOf(const std::string &word) {
  if (std::optional<Special> special = findSpecial(word))
    return static_cast<uint16_t>(*special);
  for (auto block = blocks.rbegin(); block != blocks.rend(); ++block)
    if (auto declared = block->find(word); declared != block->end())
      return declared->second;
  auto [it, isNew] = slots.try_emplace(word, 0);
  if (!isNew)
    return it->second;
  std::optional<uint64_t> value = parseNumber(word);
  if (auto place = places.find(word); place != places.end())
    value = place->second;
  it->second = newSlot(value.value_or(0));
  for (size_t i = 0; i < program.variables.size() && !value; ++i)
    if (program.variables[i].name == word) {
      kernel.references.emplace_back(it->second, i);
      return it->second;
    }
  if (!value && word[0] != '%')
    fail("unknown operand '" + word + "'");
  return it->second;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

void Parser::parseInstruction() {
  Instruction instruction;
  if (lexer.line() != lastLine) {
    lastLine = lexer.line();
    kernel.lines.emplace_back(lexer.lineText());
  }
  instruction.line = static_cast<uint32_t>(kernel.lines.size() - 1);
  if (lexer.accept("@")) {
    instruction.guarded = true;
    instruction.negated = lexer.accept("!");
    instruction.guard = slotOf(lexer.next());
  }
  std::string opcode = lexer.next();
  std::vector<Operand> operands;
  while (!lexer.accept(";") && !failed()) {
    operands.push_back(parseOperand());
    if (lexer.peek() != ";")
      expect(",");
  }
  if (!failed())
    emitInstruction(opcode, operands, instruction);
}

void Parser::emitInstruction(const std::string &opcode,
                             const std::vector<Operand> &operands,
                             Instruction instruction) {
  std::vector<std::string> parts = split(opcode);
  if (parts[0] == "ld" || parts[0] == "st") {
    emitMemory(parts, operands, instruction);
    return;
  }
  if (parts[0] == "bra" && operands.size() == 1) {
    instruction.kind = Kind::Branch;
    branches.emplace_back(kernel.code.size(), operands[0].words[0]);
    kernel.code.push_back(instruction);
  } else if (opcode == "bar.sync" || opcode == "barrier.sync") {
    instruction.kind = Kind::Barrier;
    kernel.code.push_back(instruction);
  } else if (opcode == "ret" || opcode == "exit") {
    instruction.kind = Kind::Return;
    kernel.code.push_back(instruction);
  } else {
    emitCompute(opcode, operands, instruction);
  }
}

void Parser::emitMemory(const std::vector<std::string> &parts,
                        const std::vector<Operand> &operands,
                        Instruction instruction) {
  bool loads = parts[0] == "ld";
  instruction.kind = loads ? Kind::Load : Kind::Store;
  instruction.bytes = bytesOf(parts.back());
  instruction.isSigned = parts.back()[0] == 's';
  for (size_t i = 1; i + 1 < parts.size(); ++i) {
    if (parts[i] == "shared")
      instruction.space = Space::Shared;
    else if (parts[i] == "param")
      instruction.space = Space::Parameter;
    else if (parts[i] == "local")
      instruction.space = Space::Local;
    else if (parts[i] != "global" && parts[i] != "const" && parts[i] != "nc" &&
             parts[i] != "v2" && parts[i] != "v4")
      fail("unsupported memory access '" + parts[i] + "'");
  }
  if (operands.size() != 2 || !instruction.bytes)
    return fail("unsupported load or store");
  const Operand &address = operands[loads ? 1 : 0];
  const Operand &value = operands[loads ? 0 : 1];
  if (address.form != Operand::Address)
    return fail("expected an address");
  instruction.from[0] = slotOf(address.words[0]);
  instruction.offset = address.offset;
  // A vector is aligned as a whole.
  instruction.alignment =
      static_cast<uint8_t>(instruction.bytes * value.words.size());
  for (const std::string &word : value.words) {
    if (loads)
      instruction.to = slotOf(word);
    else
      instruction.from[1] = slotOf(word);
    kernel.code.push_back(instruction);
    instruction.offset += instruction.bytes;
    instruction.alignment = instruction.bytes;
  }
}

void Parser::emitCompute(const std::string &opcode,
                         const std::vector<Operand> &operands,
                         Instruction instruction) {
  if (operands.empty())
    return fail("unsupported instruction '" + opcode + "'");
  if (std::any_of(operands.begin(), operands.end(),
                  [](const Operand &o) { return o.form == Operand::List; })) {
    if (opcode.substr(0, 4) != "mov.")
      return fail("unsupported instruction '" + opcode + "' on lists");
    return emitPacking(opcode.substr(4), operands, instruction);
  }
  instruction.run = findOperation(opcode);
  if (!instruction.run || operands.size() > 4)
    return fail("unsupported instruction '" + opcode + "'");
  instruction.to = slotOf(operands[0].words[0]);
  for (size_t i = 1; i < operands.size(); ++i)
    instruction.from[i - 1] = slotOf(operands[i].words[0]);
  kernel.code.push_back(instruction);
}

/// Emits `mov.b32 {%rs1, %rs2}, %r1` and its inverse. An underscore marks an
/// unused part.
void Parser::emitPacking(const std::string &type,
                         const std::vector<Operand> &operands,
                         Instruction instruction) {
  bool packs = operands[0].form == Operand::Word;
  const Operand &list = operands[packs ? 1 : 0];
  uint16_t whole = slotOf(operands[packs ? 0 : 1].words[0]);
  auto bits = static_cast<unsigned>(bytesOf(type) * 8 / list.words.size());
  instruction.run = packs ? findInsert(bits) : findExtract(bits);
  if (!instruction.run)
    return fail("unsupported parts of a '" + type + "'");
  uint16_t soFar = packs ? slotOf("0") : whole;
  for (const std::string &word : list.words) {
    if (word != "_") {
      uint16_t part = slotOf(word);
      instruction.to = packs ? whole : part;
      instruction.from = {packs ? part : whole, soFar, 0};
      kernel.code.push_back(instruction);
      soFar = whole;
    }
    instruction.offset += bits;
  }
}

void Parser::resolveBranches() {
  for (auto &[index, label] : branches) {
    auto target = labels.find(label);
    if (target == labels.end())
      return fail("'" + kernel.name + "' has no label '" + label + "'");
    kernel.code[index].target = target->second;
  }
}

std::string ao::fake::ptx::parse(std::string_view text, Program &program) {
  return Parser(text, program).parse();
}
