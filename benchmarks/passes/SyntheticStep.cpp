//===- SyntheticStep.cpp - Training steps of any size, as text ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SyntheticStep.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using llvm::StringRef;
using namespace ao::bench;

static constexpr const char *kWide = "tensor<256x1024xbf16>";
static constexpr const char *kNarrow = "tensor<256x256xbf16>";
static constexpr const char *kWeight = "tensor<256x1024xbf16>";
static constexpr const char *kHead = "tensor<256x8x32xbf16>";

namespace {
/// Writes the ops of layers.
class Writer {
public:
  explicit Writer(llvm::raw_ostream &os) : os(os) {}

  void writeForwardLayer(int64_t layer);
  void writeBackwardLayer(int64_t layer);

private:
  /// `name` in the given layer; what the forward pass saved is an argument of
  /// the backward function of a pair, under the same name.
  std::string in(const char *name, int64_t layer) const {
    return ("%" + llvm::Twine(name) + llvm::Twine(layer)).str();
  }
  void writeUnregistered(const std::string &result, const char *op,
                         llvm::ArrayRef<std::string> operands,
                         llvm::ArrayRef<const char *> types,
                         const char *resultType, int64_t layer);
  void writeMatmul(const char *name, int64_t layer, const std::string &left,
                   const char *leftType, const std::string &right,
                   const char *rightType, const char *type);
  void writeGeneric(const char *name, int64_t layer, const std::string &input,
                    const char *type);

  llvm::raw_ostream &os;
};
} // namespace

/// Ops of one layer, forward and backward together, those in bodies included.
static constexpr int64_t kOpsPerLayer = 42;

void Writer::writeUnregistered(const std::string &result, const char *op,
                               llvm::ArrayRef<std::string> operands,
                               llvm::ArrayRef<const char *> types,
                               const char *resultType, int64_t layer) {
  // Matrix products have been measured, as with a profile of a real run.
  bool isProduct = StringRef(op).starts_with("dot") ||
                   StringRef(op).starts_with("attention");
  const char *measured =
      isProduct ? "ao.cost_ns = 40000 : i64, ao.kind = \"matmul\", " : "";
  os << "  " << result << " = \"hlo." << op << "\"(";
  llvm::interleaveComma(operands, os);
  os << ") {" << measured << "ao.layer = " << layer
     << " : i64, dimension_numbers = array<i64: 0, 1>, precision = "
        "[\"DEFAULT\", \"DEFAULT\"]} : (";
  llvm::interleaveComma(types, os);
  os << ") -> " << resultType << "\n";
}

void Writer::writeMatmul(const char *name, int64_t layer,
                         const std::string &left, const char *leftType,
                         const std::string &right, const char *rightType,
                         const char *type) {
  std::string result = in(name, layer);
  os << "  " << result << "e = tensor.empty() : " << type << "\n";
  os << "  " << result << "z = linalg.fill ins(%zero : bf16) outs(" << result
     << "e : " << type << ") -> " << type << "\n";
  os << "  " << result << " = linalg.matmul {ao.layer = " << layer
     << " : i64} ins(" << left << ", " << right << " : " << leftType << ", "
     << rightType << ") outs(" << result << "z : " << type << ") -> " << type
     << "\n";
}

void Writer::writeGeneric(const char *name, int64_t layer,
                          const std::string &input, const char *type) {
  std::string result = in(name, layer);
  os << "  " << result << "e = tensor.empty() : " << type << "\n";
  os << "  " << result
     << " = linalg.generic {indexing_maps = [#map, #map], iterator_types = "
        "[\"parallel\", \"parallel\"]} ins("
     << input << " : " << type << ") outs(" << result << "e : " << type
     << ") {\n  ^bb0(%in: bf16, %out: bf16):\n"
        "    %a = math.tanh %in : bf16\n    %b = arith.mulf %a, %in : bf16\n"
        "    linalg.yield %b : bf16\n  } -> "
     << type << "\n";
}

/// Saves %q (through two views), %u and %m.
void Writer::writeForwardLayer(int64_t layer) {
  std::string x = layer == 0 ? "%x" : in("y", layer - 1);
  writeUnregistered(in("n", layer), "layer_norm", {x}, {kNarrow}, kNarrow,
                    layer);
  writeUnregistered(in("q", layer), "dot_general", {in("n", layer), "%w"},
                    {kNarrow, kWeight}, kNarrow, layer);
  os << "  " << in("qa", layer) << " = tensor.expand_shape " << in("q", layer)
     << " [[0], [1, 2]] output_shape [256, 8, 32] : " << kNarrow << " into "
     << kHead << "\n";
  os << "  " << in("qb", layer) << " = tensor.collapse_shape " << in("q", layer)
     << " [[0, 1]] : " << kNarrow << " into tensor<65536xbf16>\n";
  writeUnregistered(in("t", layer), "attention",
                    {in("qa", layer), in("qb", layer)},
                    {kHead, "tensor<65536xbf16>"}, kNarrow, layer);
  writeMatmul("u", layer, in("t", layer), kNarrow, "%w", kWeight, kWide);
  writeGeneric("m", layer, in("u", layer), kWide);
  writeUnregistered(in("d", layer), "dot_general", {in("m", layer), "%w"},
                    {kWide, kWeight}, kNarrow, layer);
  writeUnregistered(in("p", layer), "dropout", {in("d", layer)}, {kNarrow},
                    kNarrow, layer);
  writeUnregistered(in("r", layer), "convert", {in("p", layer)}, {kNarrow},
                    kNarrow, layer);
  writeUnregistered(in("y", layer), "add", {x, in("r", layer)},
                    {kNarrow, kNarrow}, kNarrow, layer);
}

void Writer::writeBackwardLayer(int64_t layer) {
  std::string g = in("g", layer + 1);
  writeUnregistered(in("h", layer), "dot_general", {g, "%w"},
                    {kNarrow, kWeight}, kWide, layer);
  writeUnregistered(in("i", layer), "gelu_grad",
                    {in("h", layer), in("m", layer), in("u", layer)},
                    {kWide, kWide, kWide}, kWide, layer);
  writeGeneric("j", layer, in("i", layer), kWide);
  writeUnregistered(in("k", layer), "dot_general", {in("j", layer), "%w"},
                    {kWide, kWeight}, kNarrow, layer);
  writeUnregistered(in("l", layer), "attention_grad",
                    {in("k", layer), in("qa", layer), in("qb", layer)},
                    {kNarrow, kHead, "tensor<65536xbf16>"}, kNarrow, layer);
  writeMatmul("v", layer, in("l", layer), kNarrow, "%w", kWeight, kWide);
  writeUnregistered(in("s", layer), "reduce", {in("v", layer)}, {kWide},
                    kNarrow, layer);
  writeUnregistered(in("o", layer), "update", {in("s", layer)}, {kNarrow},
                    kNarrow, layer);
  writeUnregistered(in("c", layer), "convert", {in("o", layer)}, {kNarrow},
                    kNarrow, layer);
  writeUnregistered(in("f", layer), "transpose", {in("c", layer)}, {kNarrow},
                    kNarrow, layer);
  writeUnregistered(in("g", layer), "add", {g, in("f", layer)},
                    {kNarrow, kNarrow}, kNarrow, layer);
}

/// The residuals of one layer, by name and type.
static const std::pair<const char *, const char *> kSaved[] = {
    {"qa", kHead}, {"qb", "tensor<65536xbf16>"}, {"u", kWide}, {"m", kWide}};

static void writePair(llvm::raw_ostream &os, int64_t layers) {
  Writer writer(os);
  auto writeAll = [&](bool names, bool types) {
    for (int64_t layer = 0; layer != layers; ++layer)
      for (auto [name, type] : kSaved) {
        os << ", ";
        if (names)
          os << "%" << name << layer;
        if (names && types)
          os << ": ";
        if (types)
          os << type;
      }
  };
  os << "func.func @fwd(%x: " << kNarrow << ", %w: " << kWeight << ") -> ("
     << kNarrow;
  writeAll(/*names=*/false, /*types=*/true);
  os << ") attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {\n"
        "  %zero = arith.constant 0.0 : bf16\n";
  for (int64_t layer = 0; layer != layers; ++layer)
    writer.writeForwardLayer(layer);
  os << "  return %y" << layers - 1;
  writeAll(/*names=*/true, /*types=*/false);
  os << " : " << kNarrow;
  writeAll(/*names=*/false, /*types=*/true);
  os << "\n}\nfunc.func @bwd(";
  bool first = true;
  for (int64_t layer = 0; layer != layers; ++layer)
    for (auto [name, type] : kSaved) {
      os << (first ? "" : ", ") << "%" << name << layer << ": " << type;
      first = false;
    }
  os << ", %g" << layers << ": " << kNarrow << ", %w: " << kWeight << ") -> "
     << kNarrow << " {\n  %zero = arith.constant 0.0 : bf16\n";
  for (int64_t layer = layers; layer-- > 0;)
    writer.writeBackwardLayer(layer);
  os << "  return %g0 : " << kNarrow << "\n}\n";
}

static void writeJoint(llvm::raw_ostream &os, int64_t layers) {
  Writer writer(os);
  os << "func.func @step(%x: " << kNarrow << ", %w: " << kWeight << ") -> "
     << kNarrow << " attributes {ao.step} {\n"
     << "  %zero = arith.constant 0.0 : bf16\n";
  for (int64_t layer = 0; layer != layers; ++layer)
    writer.writeForwardLayer(layer);
  os << "  %g" << layers << " = \"hlo.loss\"(%y" << layers - 1 << ") : ("
     << kNarrow << ") -> " << kNarrow << "\n";
  for (int64_t layer = layers; layer-- > 0;)
    writer.writeBackwardLayer(layer);
  os << "  return %g0 : " << kNarrow << "\n}\n";
}

void ao::bench::writeStep(llvm::raw_ostream &os, int64_t ops, Form form) {
  int64_t layers = std::max<int64_t>(1, ops / kOpsPerLayer);
  os << "#map = affine_map<(d0, d1) -> (d0, d1)>\n";
  if (form == Form::Pair)
    writePair(os, layers);
  else
    writeJoint(os, layers);
}
