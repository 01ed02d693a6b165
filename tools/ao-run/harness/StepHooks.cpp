//===- StepHooks.cpp - Callbacks of steps that are tried out --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepHooks.h"
#include "Exhaustion.h"
#include "Status.h"

#include <cmath>
#include <cstdlib>
#include <cstring>

using namespace ao::run;

ao::planner::Expected<HookMode>
ao::run::parseHookMode(const std::string &text) {
  HookMode mode;
  std::string name = text.substr(0, text.find(':'));
  std::string value =
      name.size() < text.size() ? text.substr(name.size() + 1) : "";
  bool hasValue = name.size() < text.size();
  char *end = nullptr;
  if (name == "log" && !hasValue) {
    mode.action = HookMode::Action::Log;
    return mode;
  }
  if (name == "replace" && !hasValue) {
    mode.action = HookMode::Action::Replace;
    return mode;
  }
  if (name == "scale" && !value.empty()) {
    mode.action = HookMode::Action::Scale;
    mode.factor = std::strtod(value.c_str(), &end);
    if (*end == '\0' && std::isfinite(mode.factor))
      return mode;
  }
  if (name == "fail" && !value.empty()) {
    mode.action = HookMode::Action::Fail;
    mode.failingCall = std::strtoll(value.c_str(), &end, 10);
    if (*end == '\0' && mode.failingCall > 0)
      return mode;
  }
  return refuse("unknown --hooks '" + text +
                "', expected log, scale:F, replace or fail:N");
}

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

AortStatus StepHooks::makeHook(int64_t kind, AortHook &hook) {
  AortHookOptions options;
  aortHookOptionsInit(&options);
  options.kind = static_cast<AortHookKind>(kind);
  options.function = callBack;
  options.releaseReplacement = releaseReplacement;
  options.data = this;
  AO_RUN_RETURN_IF_ERROR(aortHookCreate(context, &options, &hook));
  hooks.push_back(hook);
  return AORT_OK;
}

AortStatus StepHooks::makeTable(const BufferSpec &spec, AortHookTable &table) {
  std::vector<AortHook> entries;
  for (int64_t kind : spec.hookKinds) {
    entries.push_back(0);
    if (kind >= 0)
      AO_RUN_RETURN_IF_ERROR(makeHook(kind, entries.back()));
  }
  AO_RUN_RETURN_IF_ERROR(aortHookTableCreate(
      context, entries.data(), static_cast<int64_t>(entries.size()), &table));
  tables.push_back(table);
  return AORT_OK;
}

AortStatus StepHooks::makeHandle(const BufferSpec &spec, const Tensor &packed,
                                 uint64_t &handle) {
  switch (spec.role) {
  case ArgumentRole::Hook:
    return makeHook(spec.hookKinds.front(), handle);
  case ArgumentRole::HookTable:
    return makeTable(spec, handle);
  default:
    AO_RUN_RETURN_IF_ERROR(aortPackedCreate(
        context, const_cast<Tensor *>(&packed), nullptr, &handle));
    packedValues.push_back(handle);
    return AORT_OK;
  }
}

AortStatus StepHooks::destroyAll() {
  for (AortHookTable table : tables)
    AO_RUN_RETURN_IF_ERROR(aortHookTableDestroy(context, table));
  for (AortPacked packed : packedValues)
    AO_RUN_RETURN_IF_ERROR(aortPackedDestroy(context, packed));
  for (AortHook hook : hooks)
    AO_RUN_RETURN_IF_ERROR(aortHookDestroy(context, hook));
  tables.clear();
  packedValues.clear();
  hooks.clear();
  return AORT_OK;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

namespace {
/// The elements of a value on the host, dense.
class HostCopy {
public:
  explicit HostCopy(const AortHookValue &value) : value(value) {
    int64_t count = 1;
    strides.resize(static_cast<size_t>(value.rank));
    for (size_t i = strides.size(); i-- > 0; count *= value.sizes[i])
      strides[i] = count;
    bytes.resize(static_cast<size_t>(count * getElementBytes()));
  }

  AortStatus read(AortStream *stream) {
    return move(stream, bytes.data(), strides.data(), value.data,
                value.strides);
  }
  AortStatus write(AortStream *stream) {
    return move(stream, value.data, value.strides, bytes.data(),
                strides.data());
  }
  AortStatus writeDense(AortStream *stream, void *target) {
    return move(stream, target, strides.data(), bytes.data(), strides.data());
  }

  /// False where the elements are no numbers to multiply.
  bool scale(double factor) {
    switch (value.type) {
    case AORT_F32:
    case AORT_COMPLEX_F32:
      return scaleAs<float>(factor);
    case AORT_F64:
    case AORT_COMPLEX_F64:
      return scaleAs<double>(factor);
    case AORT_F16:
      return scaleNarrow(ElementType::F16, factor, roundToHalf);
    case AORT_BF16:
      return scaleNarrow(ElementType::BF16, factor, roundToBFloat);
    default:
      return false;
    }
  }

  std::vector<char> bytes;

private:
  int64_t getElementBytes() const {
    constexpr int64_t sizes[] = {4, 2, 2, 8, 1, 1, 2, 4, 8, 8, 16};
    return sizes[value.type];
  }

  template <typename T>
  bool scaleAs(double factor) {
    for (size_t i = 0; i + sizeof(T) <= bytes.size(); i += sizeof(T)) {
      T element;
      std::memcpy(&element, &bytes[i], sizeof(T));
      element = static_cast<T>(element * factor);
      std::memcpy(&bytes[i], &element, sizeof(T));
    }
    return true;
  }

  bool scaleNarrow(ElementType type, double factor, uint16_t (*round)(double)) {
    for (size_t i = 0; i + sizeof(uint16_t) <= bytes.size();
         i += sizeof(uint16_t)) {
      uint16_t bits = round(readNumber(type, &bytes[i]) * factor);
      std::memcpy(&bytes[i], &bits, sizeof(bits));
    }
    return true;
  }

  AortStatus move(AortStream *stream, void *to, const int64_t *toStrides,
                  const void *from, const int64_t *fromStrides) {
    if (bytes.empty())
      return AORT_OK;
    AortStridedCopy copy = {to,         from,        getElementBytes(),
                            value.rank, value.sizes, toStrides,
                            fromStrides};
    AO_RUN_RETURN_IF_ERROR(aortCopyStrided(stream, &copy));
    return aortStreamSynchronize(stream);
  }

  AortHookValue value;
  std::vector<int64_t> strides;
};
} // namespace

static AortStatus fail(AortHookCall &call, const std::string &message) {
  aortHookSetMessage(call.context, message.c_str());
  return AORT_UNSUPPORTED;
}

static AortStatus unpack(AortHookCall &call) {
  HostCopy copy(call.outputs[0]);
  copy.bytes = static_cast<const Tensor *>(call.packed)->bytes;
  return copy.write(call.stream);
}

/// Whatever an opaque function computes: something of what it takes.
static AortStatus compute(AortHookCall &call) {
  for (int32_t i = 0; i < call.outputCount; ++i) {
    HostCopy output(call.outputs[i]);
    for (int32_t j = 0; j < call.inputCount; ++j) {
      HostCopy input(call.inputs[j]);
      if (input.bytes.size() != output.bytes.size())
        continue;
      AO_RUN_RETURN_IF_ERROR(input.read(call.stream));
      output.bytes = std::move(input.bytes);
      break;
    }
    AO_RUN_RETURN_IF_ERROR(output.write(call.stream));
  }
  return AORT_OK;
}

static AortStatus scale(AortHookCall &call, AortHookValue &output,
                        double factor) {
  HostCopy copy(output);
  AO_RUN_RETURN_IF_ERROR(copy.read(call.stream));
  if (!copy.scale(factor))
    return fail(call, "hooks scale floats and complex numbers only");
  return copy.write(call.stream);
}

AortStatus StepHooks::negateInOwnMemory(AortHookCall &call,
                                        AortHookValue &output) {
  HostCopy copy(output);
  AO_RUN_RETURN_IF_ERROR(copy.read(call.stream));
  if (!copy.scale(-1))
    return fail(call, "hooks negate floats and complex numbers only");
  AO_RUN_RETURN_IF_ERROR(
      aortDeviceAlloc(call.device, static_cast<int64_t>(copy.bytes.size()),
                      call.stream, call.name, &output.replacement));
  return copy.writeDense(call.stream, output.replacement);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

AortStatus StepHooks::run(AortHookCall &call) {
  constexpr const char *kinds[] = {"unpack",   "tensor_pre", "pre",
                                   "post_acc", "post",       "function"};
  log.push_back(std::string(kinds[call.kind]) + " " + call.name);
  if (++calls == mode.failingCall)
    return fail(call, "requested to fail at call " + std::to_string(calls));
  if (call.kind == AORT_HOOK_UNPACK)
    return unpack(call);
  if (call.kind == AORT_HOOK_FUNCTION)
    return compute(call);
  for (int32_t i = 0; i < call.outputCount; ++i) {
    AortHookValue &output = call.outputs[i];
    if (output.rank < 0)
      continue;
    if (mode.action == HookMode::Action::Scale)
      AO_RUN_RETURN_IF_ERROR(scale(call, output, mode.factor));
    if (mode.action == HookMode::Action::Replace)
      AO_RUN_RETURN_IF_ERROR(negateInOwnMemory(call, output));
  }
  return AORT_OK;
}

AortStatus StepHooks::callBack(void *data, AortHookCall *call) {
  // Nothing may be thrown through a step.
  try {
    return static_cast<StepHooks *>(data)->run(*call);
  } catch (const std::bad_alloc &) {
    return fail(*call, kNoMemoryForCopies);
  }
}

void StepHooks::releaseReplacement(void *data, void *replacement,
                                   AortStream *stream) {
  auto *hooks = static_cast<StepHooks *>(data);
  aortDeviceFree(aortContextDevice(hooks->context, 0), replacement, stream);
}
