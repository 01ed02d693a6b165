//===- Callbacks.cpp - What the offloader asks of PyTorch -----------------===//
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

/// Those besides the offloader's aliases and the one object that Python has
/// for the storage.
static int64_t countHolders(OffloaderObject *self, const Owner &owner) {
  int64_t uses = countUses(owner.storage.address);
  auto it = self->aliases->find(owner.storage.address);
  return uses - (it == self->aliases->end() ? 0 : it->second) - 1;
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

static AortStatus allocate(void *data, const AortSaved *like, AortStream *,
                           void **result, void **pointer) {
  auto *self = static_cast<OffloaderObject *>(data);
  Ref flat(PyObject_CallFunction(
      torch.makeFlat, "LIii", static_cast<long long>(like->storageBytes),
      like->type, self->deviceType, self->deviceIndex));
  dlpack::Tensor view;
  auto owner = std::make_unique<Owner>();
  if (!flat || !readTensor(flat.get(), view) ||
      !readStorage(flat.get(), owner->storage)) {
    keepError(self);
    return AORT_OUT_OF_DEVICE_MEMORY;
  }
  owner->offloader = self;
  owner->tensor = flat.take();
  owner->type = typeNumber(view.type);
  ++(*self->aliases)[owner->storage.address];
  if (self->poisons)
    fill(owner->storage);
  *pointer = owner->storage.data;
  *result = owner.release();
  return AORT_OK;
}

/// What others hold and may still write is watched, so that a write shows when
/// the tensor is used.
static void watch(Owner &owner) {
  SavedObject *saved = owner.saved;
  if (!saved || saved->watch)
    return;
  saved->watch =
      PyObject_CallFunctionObjArgs(torch.makeWatch, owner.tensor, nullptr);
  if (!saved->watch)
    keepError(owner.offloader);
}

static void release(void *data, void *given) {
  auto *self = static_cast<OffloaderObject *>(data);
  auto *owner = static_cast<Owner *>(given);
  if (owner->saved || self->poisons) {
    int64_t holders = countHolders(self, *owner);
    bool isLast = holders == 0 && (*self->aliases)[owner->storage.address] == 1;
    if (PyErr_Occurred())
      keepError(self);
    else if (holders > 0)
      watch(*owner);
    else if (self->poisons && isLast && !owner->wasGiven)
      fill(owner->storage);
  }
  destroyOwner(owner);
}

static int64_t holders(void *data, void *given) {
  auto *self = static_cast<OffloaderObject *>(data);
  int64_t count = countHolders(self, *static_cast<Owner *>(given));
  if (!PyErr_Occurred())
    return count;
  keepError(self);
  return 0;
}

static int64_t version(void *data, void *given) {
  auto *self = static_cast<OffloaderObject *>(data);
  auto *owner = static_cast<Owner *>(given);
  int64_t found = readVersion(owner->tensor);
  if (PyErr_Occurred())
    keepError(self);
  if (owner->saved)
    owner->saved->seenVersion = found;
  return found;
}

static void memory(void *data, int64_t *now, int64_t *peak) {
  auto *self = static_cast<OffloaderObject *>(data);
  Ref pair(PyObject_CallFunctionObjArgs(self->memory, nullptr));
  long long first = 0, second = 0;
  if (!pair || !PyArg_ParseTuple(pair.get(), "LL", &first, &second))
    keepError(self);
  *now = first;
  *peak = second;
}

AortOffloaderCallbacks ao::python::callbacksOf(OffloaderObject *offloader) {
  return {offloader, allocate, release,
          holders,   version,  offloader->memory ? memory : nullptr};
}
