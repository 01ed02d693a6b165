//===- OffloaderModule.cpp - The extension module ao._runtime -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Offloader.h"

#include <map>
#include <mutex>

using namespace ao::python;

PyTypeObject *ao::python::offloaderType;

//===----------------------------------------------------------------------===//
// Contexts and their warnings
//===----------------------------------------------------------------------===//

/// Warnings come from any thread, and not all of those may run Python.
static std::mutex warningsMutex;
static std::vector<std::string> warnings;

static void addWarning(void *, const char *message) {
  std::lock_guard<std::mutex> lock(warningsMutex);
  warnings.emplace_back(message);
}

static PyObject *takeWarnings(PyObject *, PyObject *) {
  std::vector<std::string> taken;
  {
    std::lock_guard<std::mutex> lock(warningsMutex);
    taken.swap(warnings);
  }
  Ref list(PyList_New(0));
  for (const std::string &text : taken) {
    Ref message(PyUnicode_DecodeUTF8(
        text.data(), static_cast<Py_ssize_t>(text.size()), "replace"));
    if (!list || !message || PyList_Append(list.get(), message.get()) != 0)
      return nullptr;
  }
  return list.take();
}

namespace {
struct Context {
  AortContext *context = nullptr;
  bool poisons = false;
};
} // namespace

/// One a backend. They live as long as the process: tensors of a graph that
/// is never freed may refer to them to the end.
static Context *findContext(AortBackend backend, int32_t devices) {
  static std::map<AortBackend, Context> contexts;
  Context &found = contexts[backend];
  if (found.context)
    return &found;
  AortContextOptions options;
  aortContextOptionsInit(&options);
  AortStatus status = aortContextOptionsFromEnvironment(&options);
  options.backend = backend;
  options.deviceCount = devices;
  options.warning = addWarning;
  if (status == AORT_OK)
    status = aortContextCreate(&options, &found.context);
  if (status != AORT_OK) {
    setError(status);
    return nullptr;
  }
  found.poisons = backend == AORT_BACKEND_HOST && options.poison;
  return &found;
}

AortDevice *ao::python::findDevice(int32_t type, int32_t index, int32_t devices,
                                   bool &poisons) {
  if (!torch.isBound()) {
    PyErr_SetString(PyExc_RuntimeError, "ao._runtime.bind was not called");
    return nullptr;
  }
  bool isHost = type == dlpack::cpu;
  Context *found = findContext(isHost ? AORT_BACKEND_HOST : AORT_BACKEND_CUDA,
                               isHost ? 1 : devices);
  if (!found)
    return nullptr;
  poisons = found->poisons;
  AortDevice *device = aortContextDevice(found->context, index);
  if (!device)
    PyErr_SetString(torch.error, "there is no such device");
  return device;
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

AortStream *ao::python::adoptStream(AortDevice *device, uint64_t native) {
  static std::map<std::pair<AortDevice *, uint64_t>, AortStream *> known;
  AortStream *&stream = known[{device, native}];
  if (stream)
    return stream;
  AortStatus status =
      aortStreamAdopt(device, reinterpret_cast<void *>(native), &stream);
  if (status != AORT_OK)
    setError(status);
  return stream;
}

AortStream *ao::python::currentStream(AortDevice *device, int32_t index) {
  void *native = nullptr;
  if (torch.exchange->currentStream(dlpack::cuda, index, &native) != 0)
    return nullptr;
  return adoptStream(device, reinterpret_cast<uint64_t>(native));
}

bool ao::python::useCurrentStream(RunObject *run) {
  AortDevice *device = run->offloader->gpu;
  if (!device)
    return true;
  AortStream *stream = currentStream(device, run->offloader->deviceIndex);
  if (!stream)
    return false;
  if (stream == run->stream)
    return true;
  run->stream = stream;
  return check(run->offloader, aortRunSetStream(run->run, stream));
}

bool ao::python::keepForStream(PyObject *tensor, AortStream *stream,
                               int32_t index) {
  static std::unordered_map<AortStream *, PyObject *> objects;
  if (!stream)
    return true;
  PyObject *&object = objects[stream];
  if (!object)
    object = PyObject_CallFunction(torch.currentStream, "i", index);
  if (!object)
    return false;
  Ref done(PyObject_CallFunctionObjArgs(torch.recordStream, tensor, object,
                                        nullptr));
  return static_cast<bool>(done);
}

//===----------------------------------------------------------------------===//
// Status
//===----------------------------------------------------------------------===//

void ao::python::setError(AortStatus status) {
  PyErr_SetString(status == AORT_INVALID_STATE ? torch.stateError : torch.error,
                  aortLastErrorMessage());
}

PyObject *ao::python::raise(OffloaderObject *self, AortStatus status) {
  if (self->errorType) {
    PyErr_Restore(self->errorType, self->errorValue, self->errorTrace);
    self->errorType = self->errorValue = self->errorTrace = nullptr;
    return nullptr;
  }
  setError(status);
  return nullptr;
}

bool ao::python::check(OffloaderObject *self, AortStatus status) {
  if (status == AORT_OK && !self->errorType)
    return true;
  raise(self, status);
  return false;
}

PyObject *ao::python::finish(OffloaderObject *self, AortStatus status) {
  if (!check(self, status))
    return nullptr;
  Py_RETURN_NONE;
}

//===----------------------------------------------------------------------===//
// Making an offloader
//===----------------------------------------------------------------------===//

static OffloaderObject *asOffloader(PyObject *object) {
  return reinterpret_cast<OffloaderObject *>(object);
}

/// On the stream that is current, with one for the copies if the user has one
/// (0: none).
static bool openOffloader(OffloaderObject *made, int32_t devices,
                          uint64_t transfer) {
  AortDevice *device =
      findDevice(made->deviceType, made->deviceIndex, devices, made->poisons);
  if (!device)
    return false;
  AortOffloaderOptions &options = made->options;
  options.callbacks = callbacksOf(made);
  if (made->deviceType != dlpack::cpu) {
    made->gpu = device;
    if (!(options.compute = currentStream(device, made->deviceIndex)))
      return false;
    if (transfer != 0 && !(options.transfer = adoptStream(device, transfer)))
      return false;
  }
  return check(made, aortOffloaderCreate(device, &options, &made->offloader));
}

static PyObject *makeOffloader(PyTypeObject *type, PyObject *args,
                               PyObject *keywords) {
  const char *known[] = {"schedule",       "layers",    "offloaded_layers",
                         "min_elements",   "min_bytes", "held_budget",
                         "retain_buffers", "record",    "device",
                         "devices",        "memory",    "flags",
                         "transfer",       "scope",     "plans",
                         "resident",       nullptr};
  AortOffloaderOptions options;
  aortOffloaderOptionsInit(&options);
  int schedule = 0, deviceType = dlpack::cpu, deviceIndex = 0, devices = 1;
  long long minElements = 0, minBytes = 0, heldBudget = 0;
  unsigned long long transfer = 0;
  unsigned int flags = 0;
  PyObject *memory = Py_None, *scope = Py_None, *resident = Py_None;
  if (!PyArg_ParseTupleAndKeywords(
          args, keywords, "$iiiLLLii(ii)iOIKOiO:Offloader",
          const_cast<char **>(known), &schedule, &options.layers,
          &options.offloadedLayers, &minElements, &minBytes, &heldBudget,
          &options.retainHostBuffers, &options.record, &deviceType,
          &deviceIndex, &devices, &memory, &flags, &transfer, &scope,
          &options.maxPlans, &resident))
    return nullptr;
  options.schedule = static_cast<AortSchedule>(schedule);
  options.minElements = minElements;
  options.minBytes = minBytes;
  options.heldBudget = heldBudget;
  auto alloc = reinterpret_cast<allocfunc>(PyType_GetSlot(type, Py_tp_alloc));
  Ref object(alloc(type, 0));
  if (!object)
    return nullptr;
  OffloaderObject *made = asOffloader(object.get());
  made->options = options;
  made->deviceType = deviceType;
  made->deviceIndex = deviceIndex;
  made->flags = flags;
  made->types = new std::unordered_map<uint32_t, PyObject *>;
  made->aliases = new std::unordered_map<uint64_t, int64_t>;
  auto take = [](PyObject *given, PyObject *&place) {
    if (given == Py_None)
      return;
    Py_INCREF(given);
    place = given;
  };
  take(memory, made->memory);
  take(scope, made->scope);
  take(resident, made->resident);
  return openOffloader(made, devices, transfer) ? object.take() : nullptr;
}

static void destroyOffloader(PyObject *object) {
  OffloaderObject *dying = asOffloader(object);
  aortOffloaderDestroy(dying->offloader);
  Py_XDECREF(dying->memory);
  Py_XDECREF(dying->scope);
  Py_XDECREF(dying->resident);
  Py_XDECREF(dying->errorType);
  Py_XDECREF(dying->errorValue);
  Py_XDECREF(dying->errorTrace);
  if (dying->types)
    for (const auto &entry : *dying->types)
      Py_XDECREF(entry.second);
  delete dying->types;
  delete dying->aliases;
  PyTypeObject *type = Py_TYPE(object);
  reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free))(object);
  Py_DECREF(type);
}

//===----------------------------------------------------------------------===//
// Methods of an offloader
//===----------------------------------------------------------------------===//

static AortOffloader *endStep(PyObject *object) {
  asOffloader(object)->isRecording = asOffloader(object)->isUndecided = false;
  return asOffloader(object)->offloader;
}

static PyObject *nextStep(PyObject *object, PyObject *) {
  return finish(asOffloader(object), aortOffloaderNextStep(endStep(object)));
}

static PyObject *abandonStep(PyObject *object, PyObject *) {
  return finish(asOffloader(object), aortOffloaderAbandonStep(endStep(object)));
}

/// (key or None, bytes at the start, whether it may be recorded)
static PyObject *beginStep(PyObject *object, PyObject *args) {
  OffloaderObject *self = asOffloader(object);
  AortStepStart start{};
  start.structSize = sizeof(start);
  const char *key = nullptr;
  long long bytes = 0;
  int mayRecord = 0;
  if (!PyArg_ParseTuple(args, "zLp", &key, &bytes, &mayRecord))
    return nullptr;
  start.key = key;
  start.startBytes = bytes;
  start.isUnrecorded = !mayRecord;
  self->isRecording = self->isUndecided = self->mayRecord = mayRecord;
  self->isFollowing = false;
  return finish(self, aortOffloaderBeginStep(self->offloader, &start));
}

bool ao::python::readMode(OffloaderObject *self) {
  AortStepState state{};
  state.structSize = sizeof(state);
  if (!check(self, aortOffloaderStepState(self->offloader, &state)))
    return false;
  self->isUndecided = self->mayRecord && state.mode == AORT_STEP_UNDECIDED;
  self->isRecording = self->isUndecided || state.mode == AORT_STEP_RECORDING;
  self->isFollowing = state.mode == AORT_STEP_FOLLOWING;
  return true;
}

/// (mode, followed, expected, mode that ended, ended, recorded, dropped)
static PyObject *stepState(PyObject *object, PyObject *) {
  AortStepState state{};
  state.structSize = sizeof(state);
  if (!check(asOffloader(object),
             aortOffloaderStepState(asOffloader(object)->offloader, &state)))
    return nullptr;
  return Py_BuildValue("(iLLiLLL)", static_cast<int>(state.mode),
                       static_cast<long long>(state.followed),
                       static_cast<long long>(state.expected),
                       static_cast<int>(state.endedMode),
                       static_cast<long long>(state.ended),
                       static_cast<long long>(state.recorded),
                       static_cast<long long>(state.dropped));
}

static PyObject *setSafe(PyObject *object, PyObject *step) {
  long long number = PyLong_AsLongLong(step);
  if (PyErr_Occurred())
    return nullptr;
  return finish(asOffloader(object),
                aortOffloaderSetSafe(asOffloader(object)->offloader, number));
}

static PyObject *reset(PyObject *object, PyObject *) {
  return finish(asOffloader(object),
                aortOffloaderReset(asOffloader(object)->offloader));
}

static PyObject *trace(PyObject *object, PyObject *) {
  AortOffloader *offloader = asOffloader(object)->offloader;
  size_t needed = 0;
  if (!check(asOffloader(object),
             aortOffloaderTrace(offloader, nullptr, 0, &needed)))
    return nullptr;
  std::string text(needed, '\0');
  if (!check(asOffloader(object),
             aortOffloaderTrace(offloader, text.data(), text.size(), &needed)))
    return nullptr;
  return PyUnicode_DecodeUTF8(
      text.data(), static_cast<Py_ssize_t>(text.size() - 1), "replace");
}

/// (number of the step, list of (action, value, before))
static PyObject *setPlan(PyObject *object, PyObject *args) {
  long long step = 0;
  PyObject *list = nullptr;
  if (!PyArg_ParseTuple(args, "LO", &step, &list))
    return nullptr;
  Py_ssize_t n = PyObject_Length(list);
  if (n < 0)
    return nullptr;
  std::vector<AortPlanCommand> commands(static_cast<size_t>(n));
  for (Py_ssize_t i = 0; i < n; ++i) {
    Ref entry(PySequence_GetItem(list, i));
    int action = 0;
    long long value = 0, before = 0;
    if (!entry ||
        !PyArg_ParseTuple(entry.get(), "iLL", &action, &value, &before))
      return nullptr;
    commands[static_cast<size_t>(i)] = {static_cast<AortPlanAction>(action),
                                        value, before};
  }
  return finish(asOffloader(object),
                aortOffloaderSetPlan(asOffloader(object)->offloader, step,
                                     commands.data(), static_cast<int64_t>(n)));
}

static PyObject *mark(PyObject *, PyObject *args) {
  unsigned long long address = 0;
  unsigned int flags = 0;
  if (!PyArg_ParseTuple(args, "KI", &address, &flags))
    return nullptr;
  marks()[address].flags |= flags;
  Py_RETURN_NONE;
}

static PyObject *forgetMark(PyObject *, PyObject *number) {
  uint64_t address = PyLong_AsUnsignedLongLong(number);
  if (PyErr_Occurred())
    return nullptr;
  auto found = marks().find(address);
  if (found == marks().end())
    Py_RETURN_NONE;
  if (found->second.ready)
    (void)aortEventDestroy(found->second.ready);
  marks().erase(found);
  Py_RETURN_NONE;
}

/// Marks a tensor as ready to be offloaded. Returns `True` if it was marked: it
/// is not on the processor, where it is complete already, and has memory.
static PyObject *markReady(PyObject *, PyObject *args) {
  PyObject *tensor = nullptr;
  int devices = 1;
  dlpack::Tensor view;
  Storage storage;
  if (!PyArg_ParseTuple(args, "Oi", &tensor, &devices))
    return nullptr;
  if (!readTensor(tensor, view)) {
    PyErr_Clear();
    Py_RETURN_FALSE;
  }
  if (view.deviceType != dlpack::cuda)
    Py_RETURN_FALSE;
  if (!readStorage(tensor, storage))
    return nullptr;
  bool poisons = false;
  AortDevice *device =
      findDevice(view.deviceType, view.deviceIndex, devices, poisons);
  AortStream *stream =
      device ? currentStream(device, view.deviceIndex) : nullptr;
  int64_t version = stream ? readVersion(tensor) : -1;
  if (PyErr_Occurred())
    return nullptr;
  // Not the event from before, which a copy may have to wait for.
  AortEvent *ready = nullptr;
  AortStatus status = aortEventCreate(device, &ready);
  if (status == AORT_OK)
    status = aortEventRecord(ready, stream);
  if (status != AORT_OK) {
    setError(status);
    return nullptr;
  }
  Mark &mark = marks()[storage.address];
  if (mark.ready)
    (void)aortEventDestroy(mark.ready);
  mark.ready = ready;
  mark.version = version;
  Py_RETURN_TRUE;
}

static PyObject *describeDecisions(const OffloaderObject &offloader,
                                   const AortOffloaderStatistics &now) {
  static const char *const reasons[] = {
      "offloads", "small", "parameter", "keep",       "no_data",
      "device",   "layer", "partial",   "recomputed", "declined"};
  Ref dict(PyDict_New());
  for (int i = 1; dict && i < AORT_DECISION_COUNT; ++i) {
    Ref number(
        PyLong_FromLongLong(now.decisions[i] + offloader.counts.byDecision[i]));
    if (!number || PyDict_SetItemString(dict.get(), reasons[i], number.get()))
      return nullptr;
  }
  return dict.take();
}

static PyObject *statistics(PyObject *object, PyObject *) {
  AortOffloaderStatistics now{};
  now.structSize = sizeof(now);
  if (!check(asOffloader(object),
             aortOffloaderStatistics(asOffloader(object)->offloader, &now)))
    return nullptr;
  const std::pair<const char *, int64_t> figures[] = {
      {"offloads", now.offloads},
      {"offloaded_bytes", now.offloadedBytes},
      {"reloads", now.reloads},
      {"reloaded_bytes", now.reloadedBytes},
      {"demand_pops", now.demandPops},
      {"late_pops", now.latePops},
      {"held_bytes", now.heldBytes},
      {"peak_held_bytes", now.peakHeldBytes},
      {"held_by_others_bytes", now.heldByOthersBytes},
      {"deferred_reloads", now.deferredReloads},
      {"over_budget_pops", now.overBudgetPops},
      {"recorded_steps", now.recordedSteps},
      {"divergences", now.divergences},
      {"open_runs", now.openRuns},
      {"open_keys", now.openKeys},
      {"aborted_runs", now.abortedRuns},
      {"event_records", now.eventRecords},
      {"event_waits", now.eventWaits},
      {"host_bytes", now.hostBytes},
      {"step_peak_host_bytes", now.stepPeakHostBytes},
      {"step_peak_held_bytes", now.stepPeakHeldBytes}};
  Ref dict(PyDict_New());
  for (const auto &[name, figure] : figures) {
    Ref number(PyLong_FromLongLong(figure));
    if (!dict || !number ||
        PyDict_SetItemString(dict.get(), name, number.get()) != 0)
      return nullptr;
  }
  Ref kept(describeDecisions(*asOffloader(object), now));
  if (!kept || PyDict_SetItemString(dict.get(), "kept", kept.get()) != 0)
    return nullptr;
  return dict.take();
}

static PyObject *begin(PyObject *object, PyObject *id) {
  auto number = PyLong_AsLongLong(id);
  if (PyErr_Occurred())
    return nullptr;
  AortRun *run = nullptr;
  if (!check(asOffloader(object),
             aortRunBegin(asOffloader(object)->offloader, number, &run)))
    return nullptr;
  auto *made = PyObject_New(RunObject, runType);
  if (!made) {
    (void)aortRunEnd(run);
    return nullptr;
  }
  Py_INCREF(object);
  made->offloader = asOffloader(object);
  made->run = run;
  made->stream = asOffloader(object)->options.compute;
  made->live = made->pushed = 0;
  made->isClosing = made->isInLayer = false;
  made->layer = -1;
  return reinterpret_cast<PyObject *>(made);
}

/// Selects the run whose forward pass is next; None: tensors are kept.
static PyObject *select(PyObject *object, PyObject *run) {
  if (run != Py_None && Py_TYPE(run) != runType) {
    PyErr_SetString(PyExc_TypeError, "select: expected a Run or None");
    return nullptr;
  }
  RunObject *before = asOffloader(object)->current;
  asOffloader(object)->current = nullptr;
  if (run != Py_None) {
    Py_INCREF(run);
    asOffloader(object)->current = reinterpret_cast<RunObject *>(run);
  }
  Py_XDECREF(reinterpret_cast<PyObject *>(before));
  Py_RETURN_NONE;
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

static PyMethodDef offloaderMethods[] = {
    {"pack", packTensor, METH_O, "The hook of a tensor that is saved."},
    {"unpack", unpackTensor, METH_O, "The hook of one that is needed."},
    {"keep", keepTensor, METH_VARARGS,
     "keep(tensor, reason): packs a tensor that is kept."},
    {"select", select, METH_O, "select(run): gets what is saved from now on."},
    {"begin", begin, METH_O, "begin(id): a new Run."},
    {"next_step", nextStep, METH_NOARGS, "A step ends and the next begins."},
    {"abandon_step", abandonStep, METH_NOARGS,
     "The same for a step that has failed."},
    {"begin_step", beginStep, METH_VARARGS,
     "begin_step(key, start_bytes, may_record)"},
    {"step_state", stepState, METH_NOARGS,
     "(mode, followed, expected, ended mode, ended, recorded, dropped)"},
    {"reset", reset, METH_NOARGS,
     "Aborts runs, discards recorded steps and their plan."},
    {"trace", trace, METH_NOARGS, "The last recorded step, as JSON text."},
    {"set_plan", setPlan, METH_VARARGS,
     "set_plan(step, [(action, value, before), ...])"},
    {"set_safe", setSafe, METH_O, "set_safe(step): no plan fits."},
    {"statistics", statistics, METH_NOARGS, "All figures, as a dict."},
    {nullptr, nullptr, 0, nullptr}};

bool ao::python::addOffloaderType(PyObject *module) {
  PyType_Slot slots[] = {
      {Py_tp_new, reinterpret_cast<void *>(makeOffloader)},
      {Py_tp_dealloc, reinterpret_cast<void *>(destroyOffloader)},
      {Py_tp_methods, offloaderMethods},
      {Py_tp_doc, const_cast<char *>("AortOffloader of one device.")},
      {0, nullptr}};
  PyType_Spec spec{"ao._runtime.Offloader", sizeof(OffloaderObject), 0,
                   Py_TPFLAGS_DEFAULT, slots};
  offloaderType = reinterpret_cast<PyTypeObject *>(
      PyType_FromModuleAndSpec(module, &spec, nullptr));
  return offloaderType && PyModule_AddType(module, offloaderType) == 0;
}

static PyMethodDef functions[] = {
    {"bind",
     reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(bindTorch)),
     METH_VARARGS | METH_KEYWORDS,
     "Binds the functions of PyTorch that the runtime calls."},
    {"mark", mark, METH_VARARGS,
     "mark(storage, flags): adds flags of AortSaved."},
    {"forget_mark", forgetMark, METH_O, "forget_mark(storage): it has died."},
    {"mark_ready", markReady, METH_VARARGS,
     "mark_ready(tensor, devices): complete on the current stream; whether it "
     "is eligible."},
    {"take_warnings", takeWarnings, METH_NOARGS,
     "Warnings of the runtime since the last call."},
    {nullptr, nullptr, 0, nullptr}};

static PyModuleDef definition = {PyModuleDef_HEAD_INIT,
                                 "ao._runtime",
                                 "The runtime, for ao.torch.",
                                 -1,
                                 functions,
                                 nullptr,
                                 nullptr,
                                 nullptr,
                                 nullptr};

PyMODINIT_FUNC PyInit__runtime() {
  Ref module(PyModule_Create(&definition));
  if (!module || !makeNames() || !addOffloaderType(module.get()) ||
      !addRunType(module.get()) || !addSavedTypes(module.get()) ||
      !addTransfersType(module.get()))
    return nullptr;
  return module.take();
}
