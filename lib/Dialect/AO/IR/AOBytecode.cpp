//===- AOBytecode.cpp - The version of the dialect in bytecode ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// docs/Reference/Formats.md states what a version means and for how long it is
// read. Attributes and types are encoded as text.
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOExtension.h"

#include "mlir/Bytecode/BytecodeImplementation.h"

using namespace mlir;
using namespace ao;

namespace {

/// The version of the dialects: that of the release that changed one last.
struct AOVersion : public DialectVersion {
  AOVersion(uint64_t major, uint64_t minor) : major(major), minor(minor) {}

  static AOVersion getCurrent() { return {0, 1}; }

  bool operator<(const AOVersion &other) const {
    return std::tie(major, minor) < std::tie(other.major, other.minor);
  }
  std::string str() const {
    return std::to_string(major) + "." + std::to_string(minor);
  }

  uint64_t major, minor;
};

struct BytecodeInterface : public BytecodeDialectInterface {
  explicit BytecodeInterface(Dialect *dialect)
      : BytecodeDialectInterface(dialect) {}

  void writeVersion(DialectBytecodeWriter &writer) const override {
    AOVersion version = AOVersion::getCurrent();
    writer.writeVarInt(version.major);
    writer.writeVarInt(version.minor);
  }

  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    uint64_t major, minor;
    if (failed(reader.readVarInt(major)) || failed(reader.readVarInt(minor)))
      return nullptr;
    auto version = std::make_unique<AOVersion>(major, minor);
    AOVersion current = AOVersion::getCurrent();
    if (current < *version) {
      reader.emitError() << "expected version " << current.str()
                         << " of dialect '" << getDialect()->getNamespace()
                         << "' or earlier, got " << version->str()
                         << "; write the module with ao " << current.str();
      return nullptr;
    }
    return version;
  }

  /// Converts a module of an earlier version, one version after the other. 0.1
  /// is the first.
  LogicalResult
  upgradeFromVersion(Operation *topLevelOp,
                     const DialectVersion &version) const override {
    return success();
  }
};

} // namespace

void ao::addBytecodeInterface(Dialect &dialect) {
  dialect.addInterfaces<BytecodeInterface>();
}
