//===- Runs.cpp - Forward passes and their backward passes ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Offloader.h"

using namespace ao::python;

PyTypeObject *ao::python::runType;

static RunObject *asRun(PyObject *object) {
  return reinterpret_cast<RunObject *>(object);
}

/// Ignores the first failure of a run that ends: no call can report it.
static void endRun(RunObject *run) {
  AortRun *ended = run->run;
  run->run = nullptr;
  if (ended)
    (void)aortRunEnd(ended);
}

void ao::python::letGo(RunObject *run) {
  if (--run->live == 0 && run->isClosing)
    endRun(run);
}

static void destroyRun(PyObject *object) {
  endRun(asRun(object));
  Py_DECREF(reinterpret_cast<PyObject *>(asRun(object)->offloader));
  PyTypeObject *type = Py_TYPE(object);
  PyObject_Free(object);
  Py_DECREF(type);
}

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

using LayerCall = AortStatus (*)(AortRun *, int32_t);

/// Reads the number of a layer of a run that must be open; false with an
/// exception.
static bool readLayer(const RunObject *run, PyObject *argument, long &layer) {
  layer = PyLong_AsLong(argument);
  if (PyErr_Occurred())
    return false;
  if (!run->run)
    PyErr_SetString(torch.stateError, "the run has ended");
  return run->run != nullptr;
}

/// A call on a layer of a run that is open.
template <LayerCall call, bool isForward = false>
static PyObject *ofLayer(PyObject *object, PyObject *argument) {
  RunObject *run = asRun(object);
  long layer = 0;
  if (!readLayer(run, argument, layer))
    return nullptr;
  if (!useCurrentStream(run) ||
      !check(run->offloader, call(run->run, static_cast<int32_t>(layer))))
    return nullptr;
  if (isForward) {
    run->layer = static_cast<int32_t>(layer);
    run->isInLayer = true;
  }
  Py_RETURN_NONE;
}

/// The number of the layer's AortLayerState.
static PyObject *state(PyObject *object, PyObject *argument) {
  RunObject *run = asRun(object);
  long layer = 0;
  if (!readLayer(run, argument, layer))
    return nullptr;
  AortLayerState found = AORT_LAYER_NOT_OFFLOADED;
  if (!check(run->offloader,
             aortRunState(run->run, static_cast<int32_t>(layer), &found)))
    return nullptr;
  return PyLong_FromLong(found);
}

static PyObject *exitLayer(PyObject *object, PyObject *) {
  asRun(object)->isInLayer = false;
  Py_RETURN_NONE;
}

static PyObject *finishBackward(PyObject *object, PyObject *) {
  if (!asRun(object)->run)
    Py_RETURN_NONE;
  if (!useCurrentStream(asRun(object)))
    return nullptr;
  return finish(asRun(object)->offloader,
                aortRunFinishBackward(asRun(object)->run));
}

static PyObject *close(PyObject *object, PyObject *) {
  asRun(object)->isClosing = true;
  if (asRun(object)->live == 0)
    endRun(asRun(object));
  return finish(asRun(object)->offloader, AORT_OK);
}

static PyObject *abortRun(PyObject *object, PyObject *) {
  AortRun *run = asRun(object)->run;
  asRun(object)->run = nullptr;
  return finish(asRun(object)->offloader, run ? aortRunAbort(run) : AORT_OK);
}

static PyObject *layer(PyObject *object, void *) {
  return PyLong_FromLong(asRun(object)->layer);
}

static PyObject *live(PyObject *object, void *) {
  return PyLong_FromLongLong(asRun(object)->live);
}

static PyObject *isOpen(PyObject *object, void *) {
  return PyBool_FromLong(asRun(object)->run != nullptr);
}

//===----------------------------------------------------------------------===//
// The type
//===----------------------------------------------------------------------===//

static PyMethodDef methods[] = {
    {"forward", ofLayer<aortRunForward, true>, METH_O, "forward(layer)"},
    {"exit_layer", exitLayer, METH_NOARGS,
     "Tensors saved from now on belong to no layer."},
    {"backward", ofLayer<aortRunBackward>, METH_O, "backward(layer)"},
    {"start_offload", ofLayer<aortRunStartOffload>, METH_O,
     "start_offload(layer)"},
    {"release", ofLayer<aortRunRelease>, METH_O, "release(layer)"},
    {"start_reload", ofLayer<aortRunStartReload>, METH_O,
     "start_reload(layer)"},
    {"state", state, METH_O, "state(layer): AortLayerState."},
    {"finish_backward", finishBackward, METH_NOARGS,
     "The backward pass is over."},
    {"close", close, METH_NOARGS, "Ends with the last saved tensor."},
    {"abort", abortRun, METH_NOARGS, "Ends now."},
    {nullptr, nullptr, 0, nullptr}};

static PyGetSetDef attributes[] = {
    {"layer", layer, nullptr, "Whose forward pass was last; -1: none.",
     nullptr},
    {"live", live, nullptr, "Saved tensors that autograd still has.", nullptr},
    {"is_open", isOpen, nullptr, "Whether it has not ended.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};

bool ao::python::addRunType(PyObject *module) {
  PyType_Slot slots[] = {
      {Py_tp_dealloc, reinterpret_cast<void *>(destroyRun)},
      {Py_tp_methods, methods},
      {Py_tp_getset, attributes},
      {Py_tp_doc, const_cast<char *>("One forward pass and its backward.")},
      {0, nullptr}};
  PyType_Spec spec{"ao._runtime.Run", sizeof(RunObject), 0,
                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                   slots};
  runType = reinterpret_cast<PyTypeObject *>(
      PyType_FromModuleAndSpec(module, &spec, nullptr));
  return runType != nullptr;
}
