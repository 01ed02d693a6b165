//===- Numa.cpp - Placing memory near a device ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Numa.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace ao::runtime;

static std::string readLine(const std::string &path) {
  char line[256] = "";
  if (std::FILE *file = std::fopen(path.c_str(), "r")) {
    if (!std::fgets(line, sizeof(line), file))
      line[0] = '\0';
    std::fclose(file);
  }
  return line;
}

int ao::runtime::numaNodeCount(const std::string &root) {
  // A list such as "0-1,4".
  std::string list = readLine(root + "/devices/system/node/has_memory");
  const char *text = list.c_str();
  int count = 0, consumed = 0, first = 0, last = 0;
  while (std::sscanf(text, "%d%n", &first, &consumed) == 1) {
    text += consumed;
    last = first;
    if (*text == '-' && std::sscanf(text, "-%d%n", &last, &consumed) == 1)
      text += consumed;
    count += std::max(last - first + 1, 0);
    if (*text != ',')
      break;
    ++text;
  }
  return std::max(count, 1);
}

int ao::runtime::numaNodeOfPciDevice(const std::string &busId,
                                     const std::string &root) {
  std::string id = busId;
  for (char &c : id)
    c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  int node = -1;
  std::string line = readLine(root + "/bus/pci/devices/" + id + "/numa_node");
  return std::sscanf(line.c_str(), "%d", &node) == 1 ? node : -1;
}

void *ao::runtime::allocateOnNode(int64_t bytes, int node) {
  void *memory =
      mmap(nullptr, static_cast<size_t>(bytes), PROT_READ | PROT_WRITE,
           MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return nullptr;
  constexpr int maxNodes = 1024, bitsPerWord = 8 * sizeof(unsigned long);
  if (node >= 0 && node < maxNodes) {
    // From linux/mempolicy.h, which not every system has. A preference, not a
    // binding: memory of the wrong node is better than none. The call may
    // fail, and then changes nothing.
    constexpr int preferred = 1;
    unsigned long mask[maxNodes / bitsPerWord] = {};
    mask[node / bitsPerWord] = 1UL << (node % bitsPerWord);
    (void)syscall(SYS_mbind, memory, static_cast<size_t>(bytes), preferred,
                  mask, maxNodes + 1, 0);
  }
  return memory;
}

void ao::runtime::freeOnNode(void *pointer, int64_t bytes) {
  munmap(pointer, static_cast<size_t>(bytes));
}
