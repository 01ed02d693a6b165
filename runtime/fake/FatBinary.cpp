//===- FatBinary.cpp - PTX in the images of executables -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FatBinary.h"

#include <cstdint>
#include <cstring>
#include <dlfcn.h>

using namespace ao::fake;

namespace {

constexpr uint32_t fatBinaryMagic = 0xBA55ED50;
constexpr unsigned char zstdMagic[] = {0x28, 0xb5, 0x2f, 0xfd};
constexpr uint16_t kindPTX = 1;

/// The header before all entries.
struct Header {
  uint32_t magic;
  uint16_t version, headerBytes;
  uint64_t entryBytes;
};
/// The header before each entry's code.
struct Entry {
  uint16_t kind, version;
  uint32_t headerBytes;
  uint64_t bytes;
  /// Without padding; 0 where nothing is compressed.
  uint32_t compressedBytes;
};

template <typename T>
T readAs(const char *from) {
  T value;
  std::memcpy(&value, from, sizeof(T));
  return value;
}

} // namespace

/// The system's own library: its header need not be there.
static std::string decompress(const char *data, size_t bytes,
                              std::string &text) {
  static void *library = dlopen("libzstd.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return "the PTX is compressed, and there is no libzstd.so.1";
  auto contentSize =
      reinterpret_cast<unsigned long long (*)(const void *, size_t)>(
          dlsym(library, "ZSTD_getFrameContentSize"));
  auto run = reinterpret_cast<size_t (*)(void *, size_t, const void *, size_t)>(
      dlsym(library, "ZSTD_decompress"));
  unsigned long long size = contentSize(data, bytes);
  if (size > (1ull << 30))
    return "the compressed PTX has no known size";
  text.resize(size);
  if (run(text.data(), text.size(), data, bytes) != size)
    return "the PTX cannot be decompressed";
  return "";
}

std::string ao::fake::readImage(const void *image, std::string &text) {
  auto *bytes = static_cast<const char *>(image);
  if (readAs<uint32_t>(bytes) != fatBinaryMagic) {
    text = bytes;
    return text.find(".version") == std::string::npos ? "this is no image" : "";
  }
  auto header = readAs<Header>(bytes);
  const char *entry = bytes + header.headerBytes;
  const char *end = entry + header.entryBytes;
  while (entry < end) {
    auto fields = readAs<Entry>(entry);
    const char *code = entry + fields.headerBytes;
    entry = code + fields.bytes;
    if (fields.kind != kindPTX)
      continue;
    size_t size =
        fields.compressedBytes ? fields.compressedBytes : fields.bytes;
    if (std::memcmp(code, zstdMagic, sizeof(zstdMagic)) == 0)
      return decompress(code, size, text);
    if (fields.compressedBytes)
      return "the PTX is compressed in an unknown way";
    text.assign(code, size);
    return "";
  }
  return "the image has no PTX";
}
