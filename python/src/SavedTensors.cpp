//===- SavedTensors.cpp - The hooks of saved tensors ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A saved tensor is packed into an object of one of two types: Kept holds the
// tensor, Saved a key of the offloader. Both remember the version, since
// hooks switch off PyTorch's own check for writes.
//
//===----------------------------------------------------------------------===//

#include "Offloader.h"

#include <algorithm>

using namespace ao::python;

PyTypeObject *ao::python::savedType, *ao::python::keptType;

//===----------------------------------------------------------------------===//
// Tensors that are kept
//===----------------------------------------------------------------------===//

/// Packs a tensor that is kept. A leaf may be held itself; a result of an op
/// may not, because it holds the op, and the op holds its saved tensors.
static PyObject *keep(PyObject *tensor, bool isLeaf) {
  KeptObject *kept = PyObject_New(KeptObject, keptType);
  if (!kept)
    return nullptr;
  kept->tensor = nullptr;
  Ref result(reinterpret_cast<PyObject *>(kept));
  kept->version = readVersion(tensor);
  if (PyErr_Occurred())
    return nullptr;
  if (isLeaf) {
    Py_INCREF(tensor);
    kept->tensor = tensor;
  } else {
    kept->tensor = PyObject_CallFunctionObjArgs(torch.detach, tensor, nullptr);
  }
  return kept->tensor ? result.take() : nullptr;
}

static PyObject *keepCounted(OffloaderObject *offloader, AortDecision decision,
                             PyObject *tensor, bool isLeaf = false) {
  ++offloader->counts.byDecision[decision];
  return keep(tensor, isLeaf);
}

static void destroyKept(PyObject *object) {
  Py_XDECREF(reinterpret_cast<KeptObject *>(object)->tensor);
  PyTypeObject *type = Py_TYPE(object);
  PyObject_Free(object);
  Py_DECREF(type);
}

static PyObject *raiseWritten(PyObject *tensor, int64_t version,
                              int64_t expected) {
  Ref error(PyObject_CallFunction(torch.writtenError, "OLL", tensor,
                                  static_cast<long long>(version),
                                  static_cast<long long>(expected)));
  if (error)
    PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(error.get())),
                    error.get());
  return nullptr;
}

static PyObject *unpackKept(KeptObject *kept) {
  int64_t version = readVersion(kept->tensor);
  if (PyErr_Occurred())
    return nullptr;
  if (version != kept->version)
    return raiseWritten(kept->tensor, version, kept->version);
  Py_INCREF(kept->tensor);
  return kept->tensor;
}

PyObject *ao::python::keepTensor(PyObject *object, PyObject *args) {
  PyObject *tensor = nullptr;
  int decision = 0;
  if (!PyArg_ParseTuple(args, "Oi", &tensor, &decision))
    return nullptr;
  if (decision <= AORT_OFFLOADED || decision >= AORT_DECISION_COUNT) {
    PyErr_SetString(PyExc_ValueError, "keep: no such reason");
    return nullptr;
  }
  Ref function(PyObject_GetAttr(tensor, names.function));
  return function ? keepCounted(reinterpret_cast<OffloaderObject *>(object),
                                static_cast<AortDecision>(decision), tensor,
                                /*isLeaf=*/function.get() == Py_None)
                  : nullptr;
}

std::unordered_map<uint64_t, Mark> &ao::python::marks() {
  static std::unordered_map<uint64_t, Mark> table;
  return table;
}

/// Reads the mark of a tensor's storage: flags, and the event at which it is
/// complete, unless it was written since. False with an exception.
static bool readMark(PyObject *tensor, const Storage &storage, uint32_t &flags,
                     AortEvent *&ready) {
  auto found = marks().find(storage.address);
  if (found == marks().end())
    return true;
  const Mark &mark = found->second;
  flags |= mark.flags;
  if (mark.ready && mark.version == readVersion(tensor))
    ready = mark.ready;
  return !PyErr_Occurred();
}

//===----------------------------------------------------------------------===//
// Pack
//===----------------------------------------------------------------------===//

/// Returns the decision of the offloader, without its lock and before the
/// storage is read.
static AortDecision decideEarly(const RunObject &run, PyObject *tensor,
                                dlpack::Tensor &view, uint32_t &type) {
  const AortOffloaderOptions &options = run.offloader->options;
  bool isByLayer = options.schedule == AORT_SCHEDULE_LAYERS ||
                   options.schedule == AORT_SCHEDULE_MANUAL;
  if (isByLayer && !run.isInLayer)
    return AORT_KEPT_LAYER;
  if (options.schedule == AORT_SCHEDULE_LAYERS &&
      run.layer >= options.offloadedLayers)
    return AORT_KEPT_LAYER;
  if (!readTensor(tensor, view) || !readType(tensor, view, type)) {
    PyErr_Clear();
    return AORT_KEPT_NO_DATA;
  }
  int64_t elements = view.data ? 1 : 0;
  for (int32_t i = 0; i < view.rank; ++i)
    elements *= view.shape[i];
  if (elements == 0 || view.rank > AORT_MAX_RANK)
    return AORT_KEPT_NO_DATA;
  if (view.deviceType != run.offloader->deviceType ||
      view.deviceIndex != run.offloader->deviceIndex)
    return AORT_KEPT_DEVICE;
  int64_t bytes = elements * elementType(type).bytes;
  if (elements < options.minElements || bytes < options.minBytes)
    return AORT_KEPT_SMALL;
  if (options.schedule == AORT_SCHEDULE_NONE && !options.record)
    return AORT_KEPT_DECLINED;
  return AORT_OFFLOADED;
}

/// Returns 1 if a view is conjugated or negated lazily, 0 if it is not, or -1
/// with an exception.
static int isLazy(PyObject *tensor, dlpack::DataType type) {
  for (PyObject *question : {names.isConjugate, names.isNegative}) {
    if (question == names.isConjugate && type.code != dlpack::complexCode)
      continue;
    Ref answer(PyObject_CallMethodObjArgs(tensor, question, nullptr));
    int is = answer ? PyObject_IsTrue(answer.get()) : -1;
    if (is != 0)
      return is;
  }
  return 0;
}

/// Returns 1 if writes to other parts of the storage may not change the
/// tensor's version: it is a written part and not a view of autograd (as those
/// of `unsafe_chunk`, which RNN cells write). Returns 0 if they do, or -1 with
/// an exception.
static int isAlone(PyObject *tensor, PyObject *base, const dlpack::Tensor &view,
                   uint32_t type, const Storage &storage) {
  int64_t bytes = elementType(type).bytes;
  for (int32_t i = 0; i < view.rank; ++i)
    bytes *= view.shape[i];
  if (base != Py_None || bytes == storage.bytes)
    return 0;
  int64_t version = readVersion(tensor);
  return PyErr_Occurred() ? -1 : version != 0;
}

/// Returns 1 if a backward pass saves the tensor for itself, as recomputed
/// checkpoints do, 0 if not, or -1 with an exception. A pass that keeps its
/// graph
/// (`create_graph`) saves for a later one.
static int isRecomputed() {
  Ref task(PyObject_CallFunctionObjArgs(torch.backwardTask, nullptr));
  if (toInt64(task.get()) == -1)
    return PyErr_Occurred() ? -1 : 0;
  Ref keeps(PyObject_CallFunctionObjArgs(torch.keepsGraph, nullptr));
  int is = keeps ? PyObject_IsTrue(keeps.get()) : -1;
  return is < 0 ? -1 : !is;
}

static SavedObject *makeSaved(RunObject *run, const dlpack::Tensor &view,
                              uint32_t type) {
  SavedObject *saved = PyObject_New(SavedObject, savedType);
  if (!saved)
    return nullptr;
  Py_INCREF(reinterpret_cast<PyObject *>(run));
  saved->run = run;
  saved->key = 0;
  saved->owner = nullptr;
  saved->type = type;
  saved->version = saved->seenVersion = unknownVersion;
  saved->watch = nullptr;
  saved->sizes = new std::vector<int64_t>(view.shape, view.shape + view.rank);
  return saved;
}

/// Names the next saved tensor by its number, and in a recording by the module
/// that saves it. Returns false with an exception.
static bool nameNext(RunObject *run, PyObject *tensor, std::string &name) {
  const OffloaderObject &offloader = *run->offloader;
  if (offloader.isRecording && offloader.scope) {
    Ref scope(PyObject_CallFunctionObjArgs(offloader.scope, tensor, nullptr));
    Py_ssize_t length = 0;
    const char *text =
        scope ? PyUnicode_AsUTF8AndSize(scope.get(), &length) : nullptr;
    if (!text)
      return false;
    name.assign(text, static_cast<size_t>(length));
    if (length > 0)
      name += ": ";
  }
  name += "saved " + std::to_string(run->pushed++);
  return true;
}

/// Returns 1 if a step without a plan keeps the tensor on the device, 0 if not,
/// or -1 with an exception.
static int isResident(const OffloaderObject *offloader, PyObject *tensor) {
  if (!offloader->resident || offloader->isFollowing)
    return 0;
  Ref answer(
      PyObject_CallFunctionObjArgs(offloader->resident, tensor, nullptr));
  return answer ? PyObject_IsTrue(answer.get()) : -1;
}

/// Hands an alias of the tensor to the offloader.
static PyObject *push(RunObject *run, PyObject *tensor,
                      const dlpack::Tensor &view, uint32_t type,
                      const Storage &storage, uint32_t flags,
                      AortEvent *ready) {
  OffloaderObject *offloader = run->offloader;
  if (!useCurrentStream(run) ||
      !keepForStream(tensor, run->stream, offloader->deviceIndex))
    return nullptr;
  Ref alias(PyObject_CallFunctionObjArgs(torch.detach, tensor, nullptr));
  SavedObject *saved = alias ? makeSaved(run, view, type) : nullptr;
  if (!saved)
    return nullptr;
  Ref result(reinterpret_cast<PyObject *>(saved));
  std::string name;
  int resident = isResident(offloader, tensor);
  if (resident < 0 || !nameNext(run, tensor, name))
    return nullptr;
  auto *owner = new Owner;
  owner->offloader = offloader;
  owner->tensor = alias.take();
  owner->storage = storage;
  owner->type = type;
  owner->saved = saved;
  saved->owner = owner;
  ++(*offloader->aliases)[storage.address];
  AortSaved part{};
  part.structSize = sizeof(part);
  part.owner = owner;
  part.storage = storage.data;
  part.pointer = static_cast<char *>(view.data) + view.byteOffset;
  part.storageBytes = storage.bytes;
  part.elementBytes = elementType(type).bytes;
  part.rank = view.rank;
  part.sizes = saved->sizes->data();
  // Those of the alias are the same and live as long.
  part.strides = view.strides;
  part.type = type;
  part.flags = resident ? flags | AORT_SAVED_RESIDENT : flags;
  part.name = name.c_str();
  part.ready = ready;
  AortDecision decision = AORT_OFFLOADED;
  // The push releases a tensor that is kept.
  Py_INCREF(owner->tensor);
  Ref held(owner->tensor);
  AortStatus status = aortRunPush(run->run, &part, 1, &saved->key, &decision);
  if (saved->key != 0)
    ++run->live;
  if (!check(offloader, status) ||
      ((offloader->isUndecided || offloader->resident) && !readMode(offloader)))
    return nullptr;
  return saved->key != 0 ? result.take() : keep(held.get(), /*isLeaf=*/true);
}

/// Returns 1 if a tensor is a Parameter or a view of one, according to Python,
/// 0 if not, and -1 with an exception.
static int isOfParameter(PyObject *tensor, PyObject *base) {
  int is = PyObject_IsInstance(tensor, torch.parameter);
  if (is == 0 && base != Py_None)
    is = PyObject_IsInstance(base, torch.parameter);
  return is;
}

/// Returns 1 if a size is a symbol, such as the ragged one of a jagged tensor,
/// 0 if not, or -1 with an exception. The symbol names one tensor of offsets,
/// so a rebuilt wrapper has another one.
static int hasSymbolicSize(PyObject *tensor) {
  Ref shape(PyObject_GetAttr(tensor, names.shape));
  Ref sizes(shape ? PySequence_Tuple(shape.get()) : nullptr);
  if (!sizes)
    return -1;
  for (Py_ssize_t i = 0; i < PyTuple_Size(sizes.get()); ++i)
    if (!PyLong_Check(PyTuple_GetItem(sizes.get(), i)))
      return 1;
  return 0;
}

/// Returns 1 if no part of a packed wrapper may be offloaded, 0 if one may be,
/// or -1 with an exception.
static int isAllKept(PyObject *wrapped) {
  Ref parts(PyObject_GetAttr(wrapped, names.parts));
  if (!parts)
    return -1;
  PyObject *name, *part;
  for (Py_ssize_t i = 0; PyDict_Next(parts.get(), &i, &name, &part);)
    if (Py_TYPE(part) != keptType)
      return 0;
  return 1;
}

/// Packs the tensors that a wrapper is made of. Unpacking rebuilds the wrapper
/// if one of them was offloaded; otherwise the wrapper itself is kept.
static PyObject *packParts(PyObject *offloader, PyObject *tensor) {
  Ref pack(PyObject_GetAttr(offloader, names.pack));
  Ref wrapped(pack ? PyObject_CallFunctionObjArgs(torch.wrapped, pack.get(),
                                                  tensor, nullptr)
                   : nullptr);
  if (!wrapped ||
      reinterpret_cast<PyObject *>(Py_TYPE(wrapped.get())) != torch.wrapped)
    return wrapped.take();
  int isKept = isAllKept(wrapped.get());
  if (isKept <= 0)
    return isKept < 0 ? nullptr : wrapped.take();
  Ref function(PyObject_GetAttr(tensor, names.function));
  return function ? keep(tensor, /*isLeaf=*/function.get() == Py_None)
                  : nullptr;
}

/// Packs a tensor of a subclass. One that does not name the tensors that it is
/// made of has no memory that is known.
static PyObject *packWrapped(PyObject *object, PyObject *tensor) {
  auto *offloader = reinterpret_cast<OffloaderObject *>(object);
  Ref base(PyObject_GetAttr(tensor, names.base));
  int ofParameter = base ? isOfParameter(tensor, base.get()) : -1;
  if (ofParameter < 0)
    return nullptr;
  if (ofParameter > 0)
    return keepCounted(offloader, AORT_KEPT_PARAMETER, tensor);
  if (!PyObject_HasAttr(tensor, names.flatten))
    return keepCounted(offloader, AORT_KEPT_NO_DATA, tensor);
  int isSymbolic = hasSymbolicSize(tensor);
  if (isSymbolic != 0)
    return isSymbolic < 0 ? nullptr
                          : keepCounted(offloader, AORT_KEPT_NO_DATA, tensor);
  return packParts(object, tensor);
}

PyObject *ao::python::packTensor(PyObject *object, PyObject *tensor) {
  auto *offloader = reinterpret_cast<OffloaderObject *>(object);
  RunObject *run = offloader->current;
  auto *type = reinterpret_cast<PyObject *>(Py_TYPE(tensor));
  if (type == torch.parameter)
    return keepCounted(offloader, AORT_KEPT_PARAMETER, tensor,
                       /*isLeaf=*/true);
  if (type != torch.tensor)
    return packWrapped(object, tensor);
  dlpack::Tensor view;
  uint32_t elements = 0;
  AortDecision decision = run && run->run
                              ? decideEarly(*run, tensor, view, elements)
                              : AORT_KEPT_DECLINED;
  if (decision != AORT_OFFLOADED)
    return keepCounted(offloader, decision, tensor);
  if (int recomputed = isRecomputed(); recomputed != 0)
    return recomputed < 0
               ? nullptr
               : keepCounted(offloader, AORT_KEPT_RECOMPUTED, tensor);
  Ref base(PyObject_GetAttr(tensor, names.base));
  int ofParameter = !base                   ? -1
                    : base.get() == Py_None ? 0
                                            : isOfParameter(tensor, base.get());
  int lazy = ofParameter == 0 ? isLazy(tensor, view.type) : 0;
  if (ofParameter < 0 || lazy < 0)
    return nullptr;
  if (ofParameter > 0)
    return keepCounted(offloader, AORT_KEPT_PARAMETER, tensor);
  if (lazy > 0)
    return keepCounted(offloader, AORT_KEPT_NO_DATA, tensor);
  Storage storage;
  if (!readStorage(tensor, storage))
    return nullptr;
  int alone = isAlone(tensor, base.get(), view, elements, storage);
  if (alone < 0)
    return nullptr;
  uint32_t flags = offloader->flags | (alone > 0 ? AORT_SAVED_ALONE : 0);
  AortEvent *ready = nullptr;
  if (!readMark(tensor, storage, flags, ready))
    return nullptr;
  return push(run, tensor, view, elements, storage, flags, ready);
}

//===----------------------------------------------------------------------===//
// Unpack
//===----------------------------------------------------------------------===//

static PyObject *viewOf(const SavedObject &saved, const Owner &flat,
                        const AortRestored &restored) {
  int32_t rank = static_cast<int32_t>(saved.sizes->size());
  Ref sizes(makeTuple(saved.sizes->data(), rank));
  Ref strides(makeTuple(restored.strides, rank));
  if (!sizes || !strides)
    return nullptr;
  const ElementType &type = elementType(saved.type);
  if (restored.offset % type.bytes == 0 && flat.type == saved.type) {
    Ref offset(PyLong_FromLongLong(restored.offset / type.bytes));
    return offset ? PyObject_CallFunctionObjArgs(torch.asStrided, flat.tensor,
                                                 sizes.get(), strides.get(),
                                                 offset.get(), nullptr)
                  : nullptr;
  }
  return PyObject_CallFunction(torch.makeView, "OOOOL", flat.tensor, type.dtype,
                               sizes.get(), strides.get(),
                               static_cast<long long>(restored.offset));
}

/// The write of a tensor that is no longer there.
static PyObject *raiseWrittenSaved(const SavedObject &saved) {
  Ref flat(makeFlat(saved.run->offloader, 0, saved.type));
  Ref sizes(makeTuple(saved.sizes->data(),
                      static_cast<int32_t>(saved.sizes->size())));
  if (!flat || !sizes)
    return nullptr;
  Ref error(PyObject_CallFunction(torch.writtenError, "OLLO", flat.get(),
                                  static_cast<long long>(saved.seenVersion),
                                  static_cast<long long>(saved.version),
                                  sizes.get()));
  if (error)
    PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(error.get())),
                    error.get());
  return nullptr;
}

static PyObject *unpackSaved(SavedObject *saved) {
  if (saved->watch) {
    saved->seenVersion = readVersion(saved->watch);
    if (PyErr_Occurred())
      return nullptr;
  }
  if (saved->seenVersion != saved->version)
    return raiseWrittenSaved(*saved);
  OffloaderObject *offloader = saved->run->offloader;
  if (saved->run->run && !useCurrentStream(saved->run))
    return nullptr;
  AortRestored restored{};
  restored.structSize = sizeof(restored);
  AortStatus status =
      aortRunPop(offloader->offloader, saved->key, &restored, 1);
  if (saved->seenVersion != saved->version)
    return raiseWrittenSaved(*saved);
  if (!check(offloader, status))
    return nullptr;
  auto *owner = static_cast<Owner *>(restored.owner);
  if (restored.reloaded && owner->stream != saved->run->stream &&
      !keepForStream(owner->tensor, saved->run->stream, offloader->deviceIndex))
    return nullptr;
  if (restored.reloaded && !(owner->isShaped && owner->type == saved->type))
    return viewOf(*saved, *owner, restored);
  // A recording, and who fills what is released, sees for how long autograd
  // holds an alias of its own.
  if (offloader->isRecording || (restored.reloaded && offloader->poisons))
    return PyObject_CallFunctionObjArgs(torch.detach, owner->tensor, nullptr);
  owner->wasGiven = true;
  Py_INCREF(owner->tensor);
  return owner->tensor;
}

static PyObject *unpackWrapped(PyObject *offloader, PyObject *wrapped) {
  Ref unpack(PyObject_GetAttr(offloader, names.unpack));
  return unpack ? PyObject_CallMethodObjArgs(wrapped, names.restore,
                                             unpack.get(), nullptr)
                : nullptr;
}

PyObject *ao::python::unpackTensor(PyObject *offloader, PyObject *object) {
  if (Py_TYPE(object) == keptType)
    return unpackKept(reinterpret_cast<KeptObject *>(object));
  if (Py_TYPE(object) == savedType)
    return unpackSaved(reinterpret_cast<SavedObject *>(object));
  if (reinterpret_cast<PyObject *>(Py_TYPE(object)) == torch.wrapped)
    return unpackWrapped(offloader, object);
  PyErr_SetString(PyExc_TypeError, "unpack: this was not packed here");
  return nullptr;
}

static void destroySaved(PyObject *object) {
  auto *saved = reinterpret_cast<SavedObject *>(object);
  if (saved->owner)
    saved->owner->saved = nullptr;
  RunObject *run = saved->run;
  if (saved->key != 0) {
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    // Unknown keys are ignored; nothing else can fail for want of anything.
    (void)aortRunDrop(run->offloader->offloader, saved->key);
    letGo(run);
    PyErr_Restore(type, value, trace);
  }
  Py_XDECREF(saved->watch);
  delete saved->sizes;
  Py_DECREF(reinterpret_cast<PyObject *>(run));
  PyTypeObject *type = Py_TYPE(object);
  PyObject_Free(object);
  Py_DECREF(type);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static PyTypeObject *makeType(PyObject *module, const char *name, int bytes,
                              destructor destroy, const char *doc) {
  PyType_Slot slots[] = {{Py_tp_dealloc, reinterpret_cast<void *>(destroy)},
                         {Py_tp_doc, const_cast<char *>(doc)},
                         {0, nullptr}};
  PyType_Spec spec{name, bytes, 0,
                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                   slots};
  return reinterpret_cast<PyTypeObject *>(
      PyType_FromModuleAndSpec(module, &spec, nullptr));
}

bool ao::python::addSavedTypes(PyObject *module) {
  savedType = makeType(module, "ao._runtime.Saved", sizeof(SavedObject),
                       destroySaved, "A saved tensor that the offloader has.");
  keptType = makeType(module, "ao._runtime.Kept", sizeof(KeptObject),
                      destroyKept, "A saved tensor that is kept.");
  return savedType && keptType;
}
