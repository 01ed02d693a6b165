//===- Torch.cpp - Functions of PyTorch for the offloader -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Torch.h"

#include <iterator>
#include <utility>
#include <vector>

using namespace ao::python;

Torch ao::python::torch;
Names ao::python::names;

bool ao::python::makeNames() {
  const std::pair<PyObject **, const char *> wanted[] = {
      {&names.version, "_version"},
      {&names.storage, "untyped_storage"},
      {&names.address, "_cdata"},
      {&names.bytes, "nbytes"},
      {&names.pointer, "data_ptr"},
      {&names.base, "_base"},
      {&names.isConjugate, "is_conj"},
      {&names.isNegative, "is_neg"},
      {&names.dtype, "dtype"},
      {&names.itemSize, "itemsize"},
      {&names.function, "grad_fn"},
      {&names.pack, "pack"},
      {&names.unpack, "unpack"},
      {&names.restore, "restore"},
      {&names.flatten, "__tensor_flatten__"},
      {&names.shape, "shape"},
      {&names.parts, "parts"}};
  for (auto [name, text] : wanted)
    if (!(*name = PyUnicode_InternFromString(text)))
      return false;
  return true;
}

static const dlpack::ExchangeApi *readExchange(PyObject *capsule) {
  auto *header = static_cast<dlpack::ExchangeApi::Header *>(
      PyCapsule_GetPointer(capsule, dlpack::capsuleName));
  if (!header)
    return nullptr;
  while (header && header->major != dlpack::majorVersion)
    header = header->previous;
  auto *found = reinterpret_cast<dlpack::ExchangeApi *>(header);
  if (found && found->readTensor)
    return found;
  PyErr_SetString(PyExc_ValueError,
                  "PyTorch's DLPack functions are of another version");
  return nullptr;
}

static std::vector<ElementType> &elementTypes() {
  static std::vector<ElementType> types;
  return types;
}

/// Types are singletons: they are known by their addresses.
static bool numberOf(PyObject *dtype, dlpack::DataType type, uint32_t &number) {
  std::vector<ElementType> &types = elementTypes();
  for (number = 0; number < types.size(); ++number)
    if (types[number].dtype == dtype)
      return true;
  Ref size(PyObject_GetAttr(dtype, names.itemSize));
  int64_t bytes = toInt64(size.get());
  if (PyErr_Occurred())
    return false;
  Py_INCREF(dtype);
  types.push_back({dtype, bytes, type});
  return true;
}

PyObject *ao::python::bindTorch(PyObject *, PyObject *, PyObject *keywords) {
  PyObject *capsule = nullptr;
  const std::pair<const char *, PyObject **> fields[] = {
      {"exchange", &capsule},
      {"tensor", &torch.tensor},
      {"parameter", &torch.parameter},
      {"detach", &torch.detach},
      {"as_strided", &torch.asStrided},
      {"use_count", &torch.useCount},
      {"empty", &torch.empty},
      {"empty_strided", &torch.emptyStrided},
      {"describe_type", &torch.describeType},
      {"backward_task", &torch.backwardTask},
      {"make_view", &torch.makeView},
      {"make_watch", &torch.makeWatch},
      {"written_error", &torch.writtenError},
      {"error", &torch.error},
      {"state_error", &torch.stateError},
      {"byte_type", &torch.byteType},
      {"wrapped", &torch.wrapped},
      {"keeps_graph", &torch.keepsGraph},
      {"current_stream", &torch.currentStream},
      {"record_stream", &torch.recordStream}};
  for (auto [name, field] : fields) {
    PyObject *given = keywords ? PyDict_GetItemString(keywords, name) : nullptr;
    if (!given)
      return PyErr_Format(PyExc_TypeError, "bind: no '%s'", name);
    Py_INCREF(given);
    *field = given;
  }
  const dlpack::ExchangeApi *exchange = readExchange(capsule);
  if (!exchange)
    return nullptr;
  torch.exchange = exchange;
  uint32_t number = 0;
  if (!numberOf(torch.byteType, {}, number))
    return nullptr;
  Py_RETURN_NONE;
}

const ElementType &ao::python::elementType(uint32_t number) {
  return elementTypes()[number];
}

/// Reading the attribute of a tensor takes longer than all else about its type.
/// DLPack has a type of its own for each, except for integers of one to seven
/// bits, which it describes as those of eight.
bool ao::python::readType(PyObject *tensor, const dlpack::Tensor &view,
                          uint32_t &number) {
  const std::vector<ElementType> &types = elementTypes();
  if (!view.type.isByte())
    for (number = 0; number < types.size(); ++number)
      if (types[number].type == view.type)
        return true;
  Ref dtype(PyObject_GetAttr(tensor, names.dtype));
  return dtype && numberOf(dtype.get(), view.type, number);
}

int64_t ao::python::toInt64(PyObject *object) {
  return object ? PyLong_AsLongLong(object) : -1;
}

int64_t ao::python::readVersion(PyObject *tensor) {
  return toInt64(Ref(PyObject_GetAttr(tensor, names.version)).get());
}

bool ao::python::readTensor(PyObject *object, dlpack::Tensor &tensor) {
  return torch.exchange->readTensor(object, &tensor) == 0;
}

static int64_t ask(PyObject *object, PyObject *method) {
  return toInt64(
      Ref(PyObject_CallMethodObjArgs(object, method, nullptr)).get());
}

bool ao::python::readStorage(PyObject *tensor, Storage &storage) {
  Ref found(PyObject_CallMethodObjArgs(tensor, names.storage, nullptr));
  if (!found)
    return false;
  Ref address(PyObject_GetAttr(found.get(), names.address));
  if (!address)
    return false;
  storage.address = PyLong_AsUnsignedLongLongMask(address.get());
  storage.data = reinterpret_cast<char *>(ask(found.get(), names.pointer));
  storage.bytes = ask(found.get(), names.bytes);
  return !PyErr_Occurred();
}

int64_t ao::python::countUses(uint64_t storage) {
  Ref address(PyLong_FromUnsignedLongLong(storage));
  return toInt64(
      Ref(PyObject_CallFunctionObjArgs(torch.useCount, address.get(), nullptr))
          .get());
}

PyObject *ao::python::makeTuple(const int64_t *numbers, int32_t n) {
  Ref tuple(PyTuple_New(n));
  for (int32_t i = 0; tuple && i < n; ++i) {
    PyObject *number = PyLong_FromLongLong(numbers[i]);
    if (!number)
      return nullptr;
    PyTuple_SetItem(tuple.get(), i, number);
  }
  return tuple.take();
}
