//===- Torch.h - Functions of PyTorch for the offloader ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The binding links the runtime and the interpreter, not PyTorch: what it needs
// of that are functions which Python passes once, and DLPack's C table.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PYTHON_TORCH_H
#define AO_PYTHON_TORCH_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "DLPack.h"

namespace ao::python {

/// A new reference that ends with its scope.
class Ref {
public:
  explicit Ref(PyObject *object = nullptr) : object(object) {}
  Ref(const Ref &) = delete;
  Ref &operator=(const Ref &) = delete;
  ~Ref() { Py_XDECREF(object); }
  PyObject *get() const { return object; }
  PyObject *take() {
    PyObject *taken = object;
    object = nullptr;
    return taken;
  }
  explicit operator bool() const { return object; }

private:
  PyObject *object;
};

/// The arguments of `bind`. All references are held until the process ends.
struct Torch {
  PyObject *tensor = nullptr, *parameter = nullptr;
  /// Tensor.detach, Tensor.as_strided, and the task of a backward pass that
  /// this thread is in (-1: none).
  PyObject *detach = nullptr, *asStrided = nullptr, *backwardTask = nullptr;
  /// True if that task keeps the graph that it runs.
  PyObject *keepsGraph = nullptr;
  /// (address of a storage) -> the number of tensors and objects that hold it.
  PyObject *useCount = nullptr;
  /// torch.empty, torch.empty_strided; (dtype, device) -> their keywords.
  PyObject *empty = nullptr, *describeType = nullptr;
  PyObject *emptyStrided = nullptr;
  /// (flat, dtype, sizes, strides, bytes) -> a view of other elements.
  PyObject *makeView = nullptr;
  /// (alias) -> makes a tensor that shares its version alone.
  PyObject *makeWatch = nullptr;
  /// The type of a packed tensor of a subclass that is made of other tensors:
  /// (pack, tensor) -> packs those; its method `restore(unpack)` undoes it.
  PyObject *wrapped = nullptr;
  /// (type, device, sizes, version, expected) -> PyTorch's own error.
  PyObject *writtenError = nullptr;
  /// ao.Error and ao.OffloadStateError.
  PyObject *error = nullptr, *stateError = nullptr;
  /// torch.uint8.
  PyObject *byteType = nullptr;
  /// (index of a device) -> its current stream; Tensor.record_stream.
  PyObject *currentStream = nullptr, *recordStream = nullptr;
  const dlpack::ExchangeApi *exchange = nullptr;

  bool isBound() const { return exchange; }
};
extern Torch torch;

/// Attributes and methods that are asked for by name.
struct Names {
  PyObject *version, *storage, *address, *bytes, *pointer, *base, *isConjugate,
      *isNegative, *dtype, *itemSize, *function, *flatten, *pack, *unpack,
      *restore, *shape, *parts;
};
extern Names names;
bool makeNames();

/// `_runtime.bind(**functions)`.
PyObject *bindTorch(PyObject *module, PyObject *args, PyObject *keywords);

/// An element type of PyTorch.
struct ElementType {
  PyObject *dtype = nullptr;
  int64_t bytes = 0;
  dlpack::DataType type;
};
/// The type of that number.
const ElementType &elementType(uint32_t number);
/// Reads the number of a tensor's type, the same for the life of the process;
/// `view` is what readTensor() has read. False with a Python exception.
bool readType(PyObject *tensor, const dlpack::Tensor &view, uint32_t &number);
/// The number of torch.uint8.
inline constexpr uint32_t byteTypeNumber = 0;

/// -1 with a Python exception.
int64_t toInt64(PyObject *object);
int64_t readVersion(PyObject *tensor);
bool readTensor(PyObject *object, dlpack::Tensor &tensor);

/// The storage that a tensor is a view of.
struct Storage {
  uint64_t address = 0;
  char *data = nullptr;
  int64_t bytes = 0;
};
bool readStorage(PyObject *tensor, Storage &storage);
/// -1 with a Python exception.
int64_t countUses(uint64_t storage);

PyObject *makeTuple(const int64_t *numbers, int32_t n);

} // namespace ao::python

#endif // AO_PYTHON_TORCH_H
