//===- Npy.cpp - Tensors in NumPy files -----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file is the magic "\x93NUMPY", two version bytes, the header's length (two
// bytes in version 1, four in later ones), the header (a Python dictionary with
// 'descr', 'fortran_order' and 'shape') and the data.
//
//===----------------------------------------------------------------------===//

#include "Npy.h"
#include "Status.h"

#include <cstring>
#include <fstream>

using namespace ao::run;

namespace {
struct Header {
  std::string descr;
  bool fortranOrder = false;
  std::vector<int64_t> shape;
};

/// Returns the text that follows `'key':` in the header; null if there is none.
const char *findValue(const std::string &text, const char *key) {
  std::string quoted = std::string("'") + key + "'";
  size_t at = text.find(quoted);
  if (at == std::string::npos)
    return nullptr;
  at = text.find(':', at);
  if (at == std::string::npos)
    return nullptr;
  at = text.find_first_not_of(' ', at + 1);
  return at == std::string::npos ? nullptr : text.c_str() + at;
}

bool parseShape(const char *text, std::vector<int64_t> &shape) {
  if (*text++ != '(')
    return false;
  while (true) {
    while (*text == ' ' || *text == ',')
      ++text;
    if (*text == ')')
      return true;
    int64_t size = 0;
    const char *start = text;
    // 18 digits cannot overflow.
    while (*text >= '0' && *text <= '9' && text - start < 18)
      size = size * 10 + (*text++ - '0');
    if (text == start || (*text != ',' && *text != ')'))
      return false;
    shape.push_back(size);
  }
}

bool parseHeader(const std::string &text, Header &header) {
  const char *descr = findValue(text, "descr");
  const char *order = findValue(text, "fortran_order");
  const char *shape = findValue(text, "shape");
  if (!descr || !order || !shape || *descr != '\'')
    return false;
  const char *end = std::strchr(descr + 1, '\'');
  if (!end)
    return false;
  header.descr.assign(descr + 1, end);
  header.fortranOrder = std::strncmp(order, "True", 4) == 0;
  return parseShape(shape, header.shape);
}

bool readHeader(std::istream &file, Header &header) {
  unsigned char start[8];
  if (!file.read(reinterpret_cast<char *>(start), sizeof(start)) ||
      std::memcmp(start, "\x93NUMPY", 6) != 0)
    return false;
  unsigned char length[4] = {};
  int lengthBytes = start[6] == 1 ? 2 : 4;
  if (!file.read(reinterpret_cast<char *>(length), lengthBytes))
    return false;
  uint32_t size = length[0] | length[1] << 8 | length[2] << 16 |
                  static_cast<uint32_t>(length[3]) << 24;
  if (size > (1u << 20))
    return false;
  std::string text(size, '\0');
  return file.read(text.data(), size) && parseHeader(text, header);
}

/// The type code of NumPy without its byte order; integers stand for floats
/// that NumPy does not support.
const char *getCode(ElementType type) {
  switch (type) {
  case ElementType::I1:
    return "b1";
  case ElementType::I8:
    return "i1";
  case ElementType::I16:
    return "i2";
  case ElementType::I32:
    return "i4";
  case ElementType::I64:
    return "i8";
  case ElementType::BF16:
    return "u2";
  case ElementType::F16:
    return "f2";
  case ElementType::F32:
    return "f4";
  case ElementType::F64:
    return "f8";
  case ElementType::ComplexF32:
    return "c8";
  case ElementType::ComplexF64:
    return "c16";
  case ElementType::F8E4M3FN:
  case ElementType::UI8:
    return "u1";
  case ElementType::UI16:
    return "u2";
  case ElementType::UI32:
    return "u4";
  case ElementType::UI64:
    return "u8";
  }
  return "";
}

/// With it: a single byte has none.
std::string getDescr(ElementType type) {
  return (getBytes(type) == 1 ? "|" : "<") + std::string(getCode(type));
}

/// Returns true if a file of this code holds such elements. Packages that add
/// floats to NumPy write them as bytes without a meaning.
bool isCodeOf(ElementType type, const std::string &code) {
  return code == getCode(type) || (type == ElementType::BF16 && code == "V2") ||
         (type == ElementType::F8E4M3FN && code == "V1");
}

std::string writeShape(const std::vector<int64_t> &shape) {
  std::string text;
  for (int64_t size : shape)
    text += (size < 0 ? std::string("?") : std::to_string(size)) + "x";
  return text;
}

bool shapeFits(const std::vector<int64_t> &given,
               const std::vector<int64_t> &expected) {
  if (given.size() != expected.size())
    return false;
  for (size_t i = 0; i < given.size(); ++i)
    if (expected[i] >= 0 && given[i] != expected[i])
      return false;
  return true;
}
} // namespace

/// A tuple of Python, in which one element has a comma after it.
static std::string toTuple(const std::vector<int64_t> &shape) {
  std::string text = "(";
  for (int64_t size : shape)
    text += std::to_string(size) + (shape.size() == 1 ? "," : ", ");
  if (shape.size() > 1)
    text.resize(text.size() - 2);
  return text + ")";
}

ao::planner::Expected<std::string> ao::run::toNpy(const Tensor &tensor) {
  std::string header =
      "{'descr': '" + getDescr(tensor.type) +
      "', 'fortran_order': False, 'shape': " + toTuple(tensor.shape) + ", }";
  // Readers that map a file want its data aligned.
  constexpr size_t kStart = 10, kAlignment = 64;
  size_t total =
      (kStart + header.size() + kAlignment) / kAlignment * kAlignment;
  header.resize(total - kStart - 1, ' ');
  header += '\n';
  if (header.size() > 0xffff)
    return refuse("would have more dimensions than a NumPy file has");
  std::string start = "\x93NUMPY";
  start += {'\1', '\0', static_cast<char>(header.size() & 0xff),
            static_cast<char>(header.size() >> 8)};
  return start + header + std::string(tensor.bytes.begin(), tensor.bytes.end());
}

std::string ao::run::readNpy(const std::string &path, const BufferSpec &spec,
                             Tensor &tensor) {
  std::ifstream file(path, std::ios::binary);
  if (!file)
    return "cannot open '" + path + "'";
  Header header;
  if (!readHeader(file, header))
    return "'" + path + "' is not a NumPy file, or a damaged one";
  std::string code = header.descr.substr(header.descr.size() > 2 ? 1 : 0);
  bool bigEndian = !header.descr.empty() && header.descr[0] == '>';
  if (!isCodeOf(spec.type, code) || bigEndian || header.fortranOrder ||
      !shapeFits(header.shape, spec.shape))
    return "'" + path + "' holds " + writeShape(header.shape) + header.descr +
           (header.fortranOrder ? " in column-major order" : "") +
           ", expected " + writeShape(spec.shape) + getName(spec.type) +
           " as '" + getDescr(spec.type) + "'";
  tensor.type = spec.type;
  tensor.shape = header.shape;
  int64_t bytes = getBytes(spec.type);
  for (int64_t size : header.shape)
    if (__builtin_mul_overflow(bytes, size, &bytes))
      return "'" + path + "' is not a NumPy file, or a damaged one";
  std::streamoff dataStart = file.tellg();
  file.seekg(0, std::ios::end);
  if (file.tellg() - dataStart != bytes)
    return "'" + path + "' holds " + std::to_string(file.tellg() - dataStart) +
           " bytes of data, expected " + std::to_string(bytes);
  file.seekg(dataStart);
  tensor.bytes.resize(static_cast<size_t>(bytes));
  if (!file.read(tensor.bytes.data(), bytes))
    return "cannot read '" + path + "'";
  return "";
}
