//===- Transfers.cpp - Copies of one GPU for graphs -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that the operators `ao_transfers` call: they find bytes and
// streams, and the runtime orders the copies. Contexts, and with them engines,
// pinned pool and budget, are those of sessions.
//
//===----------------------------------------------------------------------===//

#include "Offloader.h"

using namespace ao::python;

namespace {
/// `_runtime.Transfers`.
struct TransfersObject {
  PyObject_HEAD AortDevice *device;
};
} // namespace

static PyTypeObject *transfersType;

static TransfersObject *asTransfers(PyObject *object) {
  return reinterpret_cast<TransfersObject *>(object);
}

static bool check(AortStatus status) {
  if (status == AORT_OK)
    return true;
  setError(status);
  return false;
}

static PyObject *makeTransfers(PyTypeObject *type, PyObject *args,
                               PyObject *keywords) {
  const char *known[] = {"device", "devices", nullptr};
  int deviceType = 0, deviceIndex = 0, devices = 1;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "$(ii)i:Transfers",
                                   const_cast<char **>(known), &deviceType,
                                   &deviceIndex, &devices))
    return nullptr;
  bool poisons = false;
  AortDevice *device = findDevice(deviceType, deviceIndex, devices, poisons);
  if (!device)
    return nullptr;
  auto alloc = reinterpret_cast<allocfunc>(PyType_GetSlot(type, Py_tp_alloc));
  PyObject *object = alloc(type, 0);
  if (!object)
    return nullptr;
  asTransfers(object)->device = device;
  return object;
}

static void destroyTransfers(PyObject *object) {
  PyTypeObject *type = Py_TYPE(object);
  reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free))(object);
  Py_DECREF(type);
}

static PyObject *acquire(PyObject *object, PyObject *args) {
  long long bytes = 0;
  unsigned long long native = 0;
  AortStream *stream = nullptr;
  void *pointer = nullptr;
  if (!PyArg_ParseTuple(args, "LK", &bytes, &native) ||
      !(stream = adoptStream(asTransfers(object)->device, native)) ||
      !check(aortHostAllocFor(asTransfers(object)->device, bytes, stream,
                              "saved value", &pointer)))
    return nullptr;
  return PyLong_FromVoidPtr(pointer);
}

static PyObject *release(PyObject *object, PyObject *address) {
  void *pointer = PyLong_AsVoidPtr(address);
  if (PyErr_Occurred() ||
      !check(aortHostFree(asTransfers(object)->device, pointer)))
    return nullptr;
  Py_RETURN_NONE;
}

static PyObject *begin(PyObject *object, PyObject *args) {
  int isOut = 0;
  unsigned long long to = 0, from = 0, native = 0;
  long long bytes = 0;
  AortTransferPlace place{};
  place.structSize = sizeof(place);
  if (!PyArg_ParseTuple(args, "pKKLK", &isOut, &to, &from, &bytes, &native) ||
      !(place.compute = adoptStream(asTransfers(object)->device, native)))
    return nullptr;
  int64_t size = bytes, stride = 1;
  AortStridedCopy copy{};
  copy.destination = reinterpret_cast<void *>(to);
  copy.source = reinterpret_cast<const void *>(from);
  copy.elementBytes = 1;
  copy.rank = 1;
  copy.sizes = &size;
  copy.destinationStrides = copy.sourceStrides = &stride;
  AortTransfer transfer = 0;
  if (!check(aortTransferAt(asTransfers(object)->device,
                            isOut ? AORT_DEVICE_TO_HOST : AORT_HOST_TO_DEVICE,
                            &copy, "saved value", &place, &transfer)))
    return nullptr;
  return PyLong_FromUnsignedLongLong(transfer);
}

static PyObject *wait(PyObject *object, PyObject *args) {
  unsigned long long transfer = 0, native = 0;
  AortStream *stream = nullptr;
  if (!PyArg_ParseTuple(args, "KK", &transfer, &native) ||
      !(stream = adoptStream(asTransfers(object)->device, native)) ||
      !check(aortTransferWaitAt(asTransfers(object)->device, transfer, stream)))
    return nullptr;
  Py_RETURN_NONE;
}

static PyObject *continueCapture(PyObject *object, PyObject *args) {
  unsigned long long address = 0, native = 0;
  AortStream *stream = nullptr;
  if (!PyArg_ParseTuple(args, "KK", &address, &native) ||
      !(stream = adoptStream(asTransfers(object)->device, native)) ||
      !check(aortCaptureContinue(asTransfers(object)->device,
                                 reinterpret_cast<const void *>(address),
                                 stream)))
    return nullptr;
  Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"acquire", acquire, METH_VARARGS,
     "acquire(bytes, stream): pinned memory for copies that are ordered with "
     "the stream, its address."},
    {"release", release, METH_O, "release(address): back to the pool."},
    {"begin", begin, METH_VARARGS,
     "begin(outwards, to, from, bytes, stream): a copy after the work of the "
     "stream; its number."},
    {"wait", wait, METH_VARARGS,
     "wait(number, stream): the stream does, once."},
    {"continue_capture", continueCapture, METH_VARARGS,
     "continue_capture(address, stream): lets the graph into which the stream "
     "is captured share the host buffers of the one that owns the address."},
    {nullptr, nullptr, 0, nullptr}};

bool ao::python::addTransfersType(PyObject *module) {
  PyType_Slot slots[] = {
      {Py_tp_new, reinterpret_cast<void *>(makeTransfers)},
      {Py_tp_dealloc, reinterpret_cast<void *>(destroyTransfers)},
      {Py_tp_methods, methods},
      {Py_tp_doc, const_cast<char *>("Copies from and to one device.")},
      {0, nullptr}};
  PyType_Spec spec{"ao._runtime.Transfers", sizeof(TransfersObject), 0,
                   Py_TPFLAGS_DEFAULT, slots};
  transfersType = reinterpret_cast<PyTypeObject *>(
      PyType_FromModuleAndSpec(module, &spec, nullptr));
  return transfersType && PyModule_AddType(module, transfersType) == 0;
}
