//===- GraphTreeFunction.cpp - Functions of a CUDA graph tree -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTreeFunction.h"
#include "../api/ApiSupport.h"

#include <limits>

using namespace ao::runtime;

namespace {

constexpr int64_t mostBytes = std::numeric_limits<int64_t>::max() / 4;

std::string text(const char *given) { return given ? given : ""; }

/// False if the product does not fit.
bool multiply(int64_t &product, int64_t factor) {
  if (factor < 0 || (factor > 0 && product > mostBytes / factor))
    return false;
  product *= factor;
  return true;
}

Status checkShape(const char *what, const char *name, int32_t rank,
                  int64_t elementBytes, const int64_t *sizes) {
  bool isShaped = elementBytes > 0 && elementBytes < mostBytes && rank >= 0 &&
                  rank <= AORT_MAX_RANK && (rank == 0 || sizes);
  if (isShaped)
    return {};
  return invalidArgument(std::string(what) + " " + quoted(name) +
                         ": element size " + std::to_string(elementBytes) +
                         ", rank " + std::to_string(rank) +
                         " or missing sizes");
}

bool isPowerOfTwo(int64_t number) {
  return number > 0 && (number & (number - 1)) == 0;
}

/// Fills a function from a specification.
class SpecReader {
public:
  SpecReader(const AortFunctionSpec &spec, AortFunction &function)
      : spec(spec), f(function) {}
  Status read() {
    if (!spec.entry)
      return invalidArgument("function " + quoted(spec.name) + ": null entry");
    if (spec.mode < AORT_MODE_INFERENCE || spec.mode > AORT_MODE_BACKWARD)
      return invalidArgument("function " + quoted(spec.name) +
                             ": no such mode: " + std::to_string(spec.mode));
    if (spec.length < 1 || spec.randomNumbers < 0 || spec.reasonCount < 0 ||
        (spec.reasonCount > 0 && !spec.reasons))
      return invalidArgument("function " + quoted(spec.name) + ": length " +
                             std::to_string(spec.length) +
                             ", negative counts or null reasons");
    f.name = text(spec.name);
    f.entry = spec.entry;
    f.data = spec.data;
    f.mode = spec.mode;
    f.length = spec.length;
    f.randomNumbers = spec.randomNumbers;
    f.sizeBuffers = spec.bufferBytes;
    for (int32_t i = 0; i < spec.reasonCount; ++i)
      f.reason += (i ? "; " : "") + text(spec.reasons[i]);
    if (spec.reasonCount > 0 && f.reason.empty())
      f.reason = "no reason given";
    f.ownReason = f.reason;
    AORT_RETURN_IF_ERROR(readArguments());
    AORT_RETURN_IF_ERROR(readBuffers());
    AORT_RETURN_IF_ERROR(readConstants());
    return readResults();
  }

private:
  Status readArguments() {
    std::vector<AortArgumentSpec> given;
    AORT_RETURN_IF_ERROR(
        readArray(spec.arguments, spec.argumentCount, "arguments", given));
    for (const AortArgumentSpec &one : given) {
      if (one.kind < AORT_ARGUMENT_AUTO || one.kind > AORT_ARGUMENT_VALUE)
        return invalidArgument("argument " + quoted(one.name) +
                               ": no such class: " + std::to_string(one.kind));
      if (one.kind == AORT_ARGUMENT_RANDOM && f.randomNumbers == 0)
        return invalidArgument("argument " + quoted(one.name) +
                               " is the state of random numbers, of which the "
                               "function draws none");
      ArgumentTraits traits;
      traits.name = text(one.name);
      traits.origin = text(one.origin);
      traits.kind = one.kind;
      f.keySize += one.kind == AORT_ARGUMENT_KEY;
      if (traits.isMemory())
        AORT_RETURN_IF_ERROR(readMemory(one, traits));
      if (one.kind == AORT_ARGUMENT_VALUE)
        AORT_RETURN_IF_ERROR(checkValue(one));
      f.arguments.push_back(std::move(traits));
    }
    return {};
  }

  Status checkValue(const AortArgumentSpec &one) {
    bool isWord = isPowerOfTwo(one.elementBytes) && one.elementBytes <= 8;
    if (isWord && one.rank == 0 && !one.mutated && !one.donated)
      return {};
    return invalidArgument("argument " + quoted(one.name) +
                           " is a number: expected rank 0, elements of 1, 2, "
                           "4 or 8 bytes, and neither writes nor frees");
  }

  Status readMemory(const AortArgumentSpec &one, ArgumentTraits &traits) {
    AORT_RETURN_IF_ERROR(checkShape("argument", one.name, one.rank,
                                    one.elementBytes, one.sizes));
    if (one.alignment != 0 && !isPowerOfTwo(one.alignment))
      return invalidArgument("argument " + quoted(one.name) +
                             ": alignment of " + std::to_string(one.alignment) +
                             " is not a power of two");
    if (one.lastUse < 0 || one.lastUse > spec.length)
      return invalidArgument("argument " + quoted(one.name) + ": last use at " +
                             std::to_string(one.lastUse) + " of " +
                             std::to_string(spec.length));
    traits.elementBytes = one.elementBytes;
    traits.sizes.assign(one.sizes, one.sizes + one.rank);
    for (int64_t size : traits.sizes)
      f.keySize += size < 0;
    traits.alignment = one.alignment                    ? one.alignment
                       : isPowerOfTwo(one.elementBytes) ? one.elementBytes
                                                        : 1;
    traits.isMutated = one.mutated != 0;
    traits.isDonated = one.donated != 0;
    traits.lastUse = one.lastUse ? one.lastUse : spec.length;
    return {};
  }

  Status readBuffers() {
    std::vector<AortBufferSpec> given;
    AORT_RETURN_IF_ERROR(
        readArray(spec.buffers, spec.bufferCount, "buffers", given));
    for (const AortBufferSpec &one : given) {
      if (one.side != AORT_SIDE_DEVICE && one.side != AORT_SIDE_HOST)
        return invalidArgument("buffer " + quoted(one.name) +
                               ": no such side: " + std::to_string(one.side));
      if (one.bytes < 0 || one.bytes > mostBytes || one.begin < 0 ||
          one.begin >= one.end || one.end > spec.length)
        return invalidArgument(
            "buffer " + quoted(one.name) + ": " + std::to_string(one.bytes) +
            " bytes, alive in [" + std::to_string(one.begin) + ", " +
            std::to_string(one.end) + ") of " + std::to_string(spec.length));
      if (one.hint > mostBytes ||
          (one.hint > 0 && one.hint % AORT_PLACE_ALIGNMENT != 0))
        return invalidArgument("buffer " + quoted(one.name) + ": hint of " +
                               std::to_string(one.hint) +
                               " is not a multiple of " +
                               std::to_string(AORT_PLACE_ALIGNMENT));
      f.buffers.push_back(
          {text(one.name), one.side, one.bytes, one.begin, one.end, one.hint});
    }
    return {};
  }

  Status readConstants() {
    std::vector<AortConstantSpec> given;
    AORT_RETURN_IF_ERROR(
        readArray(spec.constants, spec.constantCount, "constants", given));
    for (const AortConstantSpec &one : given) {
      if (!one.data || one.bytes < 0)
        return invalidArgument("constant " + quoted(one.name) +
                               ": null data or " + std::to_string(one.bytes) +
                               " bytes");
      f.constants.push_back({text(one.name), one.data, one.bytes});
    }
    return {};
  }

  Status checkIndex(const AortResultSpec &one, size_t position) const {
    size_t count = 0;
    switch (one.kind) {
    case AORT_RESULT_BUFFER:
      count = f.buffers.size();
      break;
    case AORT_RESULT_ARGUMENT:
      count = f.arguments.size();
      break;
    case AORT_RESULT_RESULT:
      count = position;
      break;
    case AORT_RESULT_CONSTANT:
      count = f.constants.size();
      break;
    case AORT_RESULT_NUMBER:
    case AORT_RESULT_NONE:
      return {};
    default:
      return invalidArgument(
          "result " + quoted(one.name) + " (" + text(one.origin) +
          ") is in unknown memory: class " + std::to_string(one.kind));
    }
    if (one.index < 0 || static_cast<size_t>(one.index) >= count)
      return invalidArgument("result " + quoted(one.name) + ": index " +
                             std::to_string(one.index) + " of " +
                             std::to_string(count));
    auto index = static_cast<size_t>(one.index);
    if (one.kind == AORT_RESULT_ARGUMENT && !f.arguments[index].isMemory())
      return invalidArgument(
          "result " + quoted(one.name) +
          " is an argument that is not memory of the caller");
    bool isBytes = one.kind != AORT_RESULT_RESULT ||
                   f.results[index].kind < AORT_RESULT_NUMBER;
    return isBytes
               ? Status()
               : invalidArgument("result " + quoted(one.name) +
                                 " is a view of a result that is not memory");
  }

  /// Offset and strides; a number has none.
  Status checkLayout(const AortResultSpec &one) const {
    bool isNumber = one.kind == AORT_RESULT_NUMBER;
    bool isWord = isPowerOfTwo(one.elementBytes) && one.elementBytes <= 8;
    if (isNumber && (!isWord || one.rank != 0 || one.offset != 0))
      return invalidArgument("result " + quoted(one.name) +
                             " is a number: expected rank 0, offset 0 and "
                             "elements of 1, 2, 4 or 8 bytes");
    bool isFine = one.offset >= 0 && one.offset <= mostBytes;
    for (int32_t d = 0; one.strides && d < one.rank; ++d)
      isFine &= one.strides[d] >= 0;
    return isFine ? Status()
                  : invalidArgument("result " + quoted(one.name) +
                                    ": negative offset or stride");
  }

  Status readResults() {
    std::vector<AortResultSpec> given;
    AORT_RETURN_IF_ERROR(
        readArray(spec.results, spec.resultCount, "results", given));
    for (const AortResultSpec &one : given) {
      AORT_RETURN_IF_ERROR(checkIndex(one, f.results.size()));
      ResultTraits traits;
      if (one.kind != AORT_RESULT_NONE) {
        AORT_RETURN_IF_ERROR(checkShape("result", one.name, one.rank,
                                        one.elementBytes, one.sizes));
        AORT_RETURN_IF_ERROR(checkLayout(one));
        traits.elementBytes = one.elementBytes;
        traits.sizes.assign(one.sizes, one.sizes + one.rank);
        traits.offset = one.offset;
        if (one.strides)
          traits.strides.assign(one.strides, one.strides + one.rank);
      }
      traits.name = text(one.name);
      traits.origin = text(one.origin);
      traits.kind = one.kind;
      traits.index = static_cast<size_t>(one.index);
      for (int64_t size : traits.sizes)
        if (size < -static_cast<int64_t>(f.keySize))
          return invalidArgument("result " + quoted(one.name) + ": entry " +
                                 std::to_string(-1 - size) + " of a key of " +
                                 std::to_string(f.keySize));
      for (const ResultTraits &other : f.results)
        if (traits.kind == AORT_RESULT_BUFFER && other.kind == traits.kind &&
            other.index == traits.index)
          return invalidArgument("result " + quoted(one.name) +
                                 ": buffer of two results that are the same");
      // The buffer of a result lives to the end.
      if (one.kind == AORT_RESULT_BUFFER)
        f.buffers[traits.index].end = f.length;
      f.results.push_back(std::move(traits));
    }
    return {};
  }

  const AortFunctionSpec &spec;
  AortFunction &f;
};

Status sizeInBytes(const std::vector<int64_t> &sizes, int64_t elementBytes,
                   const std::string &name, int64_t &bytes) {
  bytes = elementBytes;
  for (int64_t size : sizes)
    if (!multiply(bytes, size))
      return invalidArgument("size of '" + name + "' does not fit");
  return {};
}

} // namespace

Status AortFunction::create(const AortFunctionSpec &spec,
                            std::unique_ptr<AortFunction> &function) {
  auto fresh = std::make_unique<AortFunction>();
  AORT_RETURN_IF_ERROR(SpecReader(spec, *fresh).read());
  function = std::move(fresh);
  return {};
}

FunctionVariant *AortFunction::find(const std::vector<int64_t> &key) const {
  for (const auto &variant : variants)
    if (variant->key == key)
      return variant.get();
  return nullptr;
}

static std::string describeKey(const std::vector<int64_t> &key) {
  std::string text;
  for (int64_t entry : key)
    text +=
        (text.empty() ? "sizes and numbers " : ", ") + std::to_string(entry);
  return text;
}

Status AortFunction::makeVariant(const std::vector<int64_t> &key,
                                 std::unique_ptr<FunctionVariant> &variant) {
  auto fresh = std::make_unique<FunctionVariant>();
  fresh->function = this;
  fresh->key = key;
  size_t next = 0;
  for (const ArgumentTraits &argument : arguments) {
    std::vector<int64_t> sizes = argument.sizes;
    for (int64_t &size : sizes)
      if (size < 0)
        size = key[next++];
    next += argument.kind == AORT_ARGUMENT_KEY;
    AORT_RETURN_IF_ERROR(sizeInBytes(sizes, argument.elementBytes,
                                     argument.name,
                                     fresh->argumentBytes.emplace_back()));
  }
  for (const BufferTraits &buffer : buffers)
    fresh->bufferBytes.push_back(buffer.bytes);
  if (sizeBuffers)
    sizeBuffers(data, key.data(), fresh->bufferBytes.data());
  for (size_t i = 0; i < buffers.size(); ++i) {
    if (fresh->bufferBytes[i] < 0)
      return invalidArgument("function '" + name + "' is not made for " +
                             describeKey(key));
    if (fresh->bufferBytes[i] > mostBytes)
      return invalidArgument("buffer '" + buffers[i].name + "' of '" + name +
                             "': " + std::to_string(fresh->bufferBytes[i]) +
                             " bytes");
  }
  AORT_RETURN_IF_ERROR(makeResults(*fresh));
  variant = std::move(fresh);
  return {};
}

/// The bytes that strides of 0 and above reach over.
static Status spanOf(const ResultInfo &info, int64_t &span) {
  span = info.bytes;
  if (info.strides.empty() || info.bytes == 0)
    return {};
  span = info.elementBytes;
  for (size_t d = 0; d < info.sizes.size(); ++d) {
    int64_t step = info.elementBytes;
    if (!multiply(step, info.strides[d]) || !multiply(step, info.sizes[d] - 1))
      return invalidArgument("strides of '" + info.name + "' do not fit");
    span = std::min(span + step, 2 * mostBytes);
  }
  return {};
}

/// Verifies that the buffer, argument or constant of each result contains it.
Status AortFunction::makeResults(FunctionVariant &variant) const {
  // Of each result: the bytes from its beginning to the end of its storage.
  std::vector<int64_t> room;
  for (const ResultTraits &result : results) {
    auto info = std::make_shared<ResultInfo>();
    info->name = result.name;
    info->origin = result.origin;
    info->function = name;
    info->elementBytes = result.elementBytes;
    info->sizes = result.sizes;
    info->strides = result.strides;
    for (int64_t &size : info->sizes)
      if (size < 0)
        size = variant.key[static_cast<size_t>(-1 - size)];
    AORT_RETURN_IF_ERROR(sizeInBytes(info->sizes, result.elementBytes,
                                     result.name, info->bytes));
    AORT_RETURN_IF_ERROR(spanOf(*info, info->span));
    int64_t bytes = result.elementBytes;
    switch (result.kind) {
    case AORT_RESULT_BUFFER:
      info->side = buffers[result.index].side;
      bytes = variant.bufferBytes[result.index];
      break;
    case AORT_RESULT_ARGUMENT:
      bytes = variant.argumentBytes[result.index];
      break;
    case AORT_RESULT_RESULT:
      info->side = variant.results[result.index]->side;
      bytes = room[result.index];
      break;
    case AORT_RESULT_CONSTANT:
      bytes = constants[result.index].bytes;
      break;
    default:
      info->side = AORT_SIDE_HOST;
    }
    room.push_back(bytes - result.offset);
    if (result.kind != AORT_RESULT_NONE && info->span > room.back())
      return invalidArgument(
          "result '" + result.name + "' of '" + name + "' has " +
          std::to_string(info->span) + " bytes from byte " +
          std::to_string(result.offset) + " on, in " + std::to_string(bytes));
    variant.results.push_back(std::move(info));
  }
  return {};
}

std::string AortFunction::describeArgument(size_t index) const {
  const ArgumentTraits &argument = arguments[index];
  std::string result = "argument " + std::to_string(index) + " '" +
                       argument.name + "' of '" + name + "'";
  if (!argument.origin.empty())
    result += " (" + argument.origin + ")";
  return result;
}
