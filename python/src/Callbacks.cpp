//===- Callbacks.cpp - PyTorch's answers to the offloader -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Offloader.h"

#include <cstring>
#include <memory>

using namespace ao::python;

/// An exception cannot pass the runtime: the first one waits until the call of
/// Python is over.
static void keepError(OffloaderObject *self) {
  if (self->errorType)
    PyErr_Clear();
  else
    PyErr_Fetch(&self->errorType, &self->errorValue, &self->errorTrace);
}

static bool knowStorage(Owner &owner) {
  if (owner.storage.address != 0)
    return true;
  if (!readStorage(owner.tensor, owner.storage))
    return false;
  ++(*owner.offloader->aliases)[owner.storage.address];
  return true;
}

/// Those besides the offloader's aliases and the one object that Python has
/// for the storage.
static int64_t countHolders(Owner &owner) {
  if (!knowStorage(owner))
    return -1;
  int64_t uses = countUses(owner.storage.address);
  return uses - (*owner.offloader->aliases)[owner.storage.address] - 1;
}

static void fill(const Storage &storage) {
  if (storage.data && storage.bytes > 0)
    std::memset(storage.data, 0xFF, static_cast<size_t>(storage.bytes));
}

void ao::python::destroyOwner(Owner *owner) {
  if (owner->saved)
    owner->saved->owner = nullptr;
  auto &aliases = *owner->offloader->aliases;
  auto it = aliases.find(owner->storage.address);
  if (it != aliases.end() && --it->second == 0)
    aliases.erase(it);
  Py_DECREF(owner->tensor);
  delete owner;
}

/// The keywords of torch.empty for an element type, borrowed; null with an
/// exception.
static PyObject *describeType(OffloaderObject *self, uint32_t type) {
  PyObject *&known = (*self->types)[type];
  if (!known)
    known = PyObject_CallFunction(torch.describeType, "Oii",
                                  elementType(type).dtype, self->deviceType,
                                  self->deviceIndex);
  return known;
}

PyObject *ao::python::makeFlat(OffloaderObject *self, int64_t bytes,
                               uint32_t type) {
  int64_t size = elementType(type).bytes;
  if (bytes % size != 0)
    return makeFlat(self, bytes, byteTypeNumber);
  PyObject *options = describeType(self, type);
  Ref arguments(Py_BuildValue("(L)", static_cast<long long>(bytes / size)));
  return options && arguments
             ? PyObject_Call(torch.empty, arguments.get(), options)
             : nullptr;
}

/// Memory of the shape that a value was saved in; what it returns as needs no
/// view then.
static PyObject *makeShaped(OffloaderObject *self, const AortSaved &like) {
  PyObject *options = describeType(self, like.type);
  Ref sizes(makeTuple(like.sizes, like.rank));
  Ref strides(makeTuple(like.strides, like.rank));
  if (!options || !sizes || !strides)
    return nullptr;
  Ref arguments(PyTuple_Pack(2, sizes.get(), strides.get()));
  return arguments ? PyObject_Call(torch.emptyStrided, arguments.get(), options)
                   : nullptr;
}

/// Returns true if so many bytes can be copied to the tensor; false with an
/// exception.
static bool hasRoom(const dlpack::Tensor &tensor, int64_t elementBytes,
                    int64_t needed) {
  int64_t last = 0;
  for (int32_t i = 0; i < tensor.rank; ++i)
    last += (tensor.shape[i] - 1) * tensor.strides[i];
  if ((last + 1) * elementBytes >= needed)
    return true;
  PyErr_SetString(torch.error,
                  "memory for a saved tensor is smaller than the tensor");
  return false;
}

static AortStatus allocate(void *data, const AortSaved *like,
                           AortStream *stream, void **result, void **pointer) {
  auto *self = static_cast<OffloaderObject *>(data);
  bool isShaped = like->strides;
  Ref made(isShaped ? makeShaped(self, *like)
                    : makeFlat(self, like->storageBytes, like->type));
  dlpack::Tensor view;
  uint32_t type = 0;
  if (!made || !readTensor(made.get(), view) ||
      !readType(made.get(), view, type) ||
      !hasRoom(view, elementType(type).bytes, like->storageBytes)) {
    keepError(self);
    return AORT_OUT_OF_DEVICE_MEMORY;
  }
  auto owner = std::make_unique<Owner>();
  owner->offloader = self;
  owner->tensor = made.take();
  owner->isShaped = isShaped;
  owner->type = type;
  owner->stream = self->gpu ? stream : nullptr;
  *pointer = view.data;
  if (self->poisons)
    std::memset(view.data, 0xFF, static_cast<size_t>(like->storageBytes));
  *result = owner.release();
  return AORT_OK;
}

/// Watches a tensor that others hold and may still write, so that a write is
/// found when the tensor is used.
static void watch(Owner &owner) {
  SavedObject *saved = owner.saved;
  if (!saved || saved->watch)
    return;
  saved->watch =
      PyObject_CallFunctionObjArgs(torch.makeWatch, owner.tensor, nullptr);
  if (!saved->watch)
    keepError(owner.offloader);
}

/// The offloader has asked who holds what it releases, if that matters.
static void release(void *data, void *given) {
  auto *self = static_cast<OffloaderObject *>(data);
  auto *owner = static_cast<Owner *>(given);
  if (owner->saved && owner->holders > 0)
    watch(*owner);
  if (self->poisons && !owner->wasGiven && countHolders(*owner) == 0 &&
      (*self->aliases)[owner->storage.address] == 1)
    fill(owner->storage);
  if (PyErr_Occurred())
    keepError(self);
  destroyOwner(owner);
}

static int64_t holders(void *data, void *given) {
  auto *owner = static_cast<Owner *>(given);
  owner->holders = countHolders(*owner);
  if (!PyErr_Occurred())
    return owner->holders;
  keepError(static_cast<OffloaderObject *>(data));
  return 0;
}

static int64_t version(void *data, void *given) {
  auto *self = static_cast<OffloaderObject *>(data);
  auto *owner = static_cast<Owner *>(given);
  int64_t found = readVersion(owner->tensor);
  if (PyErr_Occurred())
    keepError(self);
  if (SavedObject *saved = owner->saved) {
    saved->seenVersion = found;
    // The push asks first.
    if (saved->version == unknownVersion)
      saved->version = found;
  }
  return found;
}

static void memory(void *data, int64_t *now, int64_t *peak,
                   int64_t *gradients) {
  auto *self = static_cast<OffloaderObject *>(data);
  Ref found(PyObject_CallFunctionObjArgs(self->memory, nullptr));
  long long first = 0, second = 0, third = 0;
  if (!found || !PyArg_ParseTuple(found.get(), "LLL", &first, &second, &third))
    keepError(self);
  *now = first;
  *peak = second;
  *gradients = third;
}

AortOffloaderCallbacks ao::python::callbacksOf(OffloaderObject *offloader) {
  return {offloader, allocate, release,
          holders,   version,  offloader->memory ? memory : nullptr};
}
