//===- Offloader.h - Offloaders and runs as Python has them -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PYTHON_OFFLOADER_H
#define AO_PYTHON_OFFLOADER_H

#include "Torch.h"
#include "ao-runtime/Offloader.h"

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace ao::python {

/// Counts of tensors that the binding itself keeps, by reason; added to those
/// of the runtime.
struct Counts {
  int64_t byDecision[AORT_DECISION_COUNT] = {};
};

struct RunObject;

/// `_runtime.Offloader`.
struct OffloaderObject {
  PyObject_HEAD AortOffloader *offloader;
  AortOffloaderOptions options;
  int32_t deviceType, deviceIndex;
  /// Released and not yet arrived memory of the processor is overwritten.
  bool poisons;
  /// True if this step is recorded; before its first event, true if it may be.
  bool isRecording, isUndecided;
  /// True if this step may be recorded; true if it follows a plan.
  bool mayRecord, isFollowing;
  /// Receives saved tensors; null: nothing is offloaded.
  RunObject *current;
  /// () -> (bytes now, most since the last call, those of gradients now); may
  /// be null.
  PyObject *memory;
  /// () -> where in the model this is, for names in a recording; may be null.
  PyObject *scope;
  /// tensor -> whether a step without a plan keeps it on the device; may be
  /// null.
  PyObject *resident;
  /// Keywords of torch.empty by the number of an element type.
  std::unordered_map<uint32_t, PyObject *> *types;
  /// Number of aliases of each storage that the offloader holds.
  std::unordered_map<uint64_t, int64_t> *aliases;
  /// Of AortSaved, for all that is saved.
  uint32_t flags;
  /// Null where the device is the processor.
  AortDevice *gpu;
  Counts counts;
  /// The exception of a callback, until the call that runs it has ended.
  PyObject *errorType, *errorValue, *errorTrace;
};

/// `_runtime.Run`.
struct RunObject {
  PyObject_HEAD OffloaderObject *offloader;
  /// Null when it has ended.
  AortRun *run;
  /// The stream of its calls; null on the processor.
  AortStream *stream;
  /// Saved tensors that autograd has not let go of.
  int64_t live;
  /// The run ends with the last of them.
  bool isClosing;
  /// The layer whose forward pass runs; -1 before the first.
  int32_t layer;
  /// It has not ended yet.
  bool isInLayer;
  /// Number of tensors passed to the offloader, to name them.
  int64_t pushed;
};

struct SavedObject;

/// A reference that the offloader holds: an alias of a tensor that was saved,
/// or memory of a reloaded value.
struct Owner {
  OffloaderObject *offloader = nullptr;
  PyObject *tensor = nullptr;
  /// Of a reloaded value: read on request.
  Storage storage;
  /// Number of holders when it was last read; -1: never.
  int64_t holders = -1;
  uint32_t type = 0;
  /// Autograd's reference; null once autograd has released it.
  SavedObject *saved = nullptr;
  /// Memory of a reloaded value, of the value's shape.
  bool isShaped = false;
  /// Autograd was given the tensor itself.
  bool wasGiven = false;
  /// The stream for which the GPU memory of a reloaded value was allocated.
  AortStream *stream = nullptr;
};

inline constexpr int64_t unknownVersion = -1;

/// The packed form of a tensor that the offloader holds.
struct SavedObject {
  PyObject_HEAD RunObject *run;
  AortKey key;
  Owner *owner;
  uint32_t type;
  int64_t version;
  /// The version when it was last looked at.
  int64_t seenVersion;
  /// Shares the version of a tensor that others hold and may write.
  PyObject *watch;
  std::vector<int64_t> *sizes;
};

/// The packed form of a tensor that is kept.
struct KeptObject {
  PyObject_HEAD PyObject *tensor;
  int64_t version;
};

/// Properties of a storage that are set before any offloader saves it.
struct Mark {
  /// Flags of AortSaved: the storage outlives a step, is kept, or is offloaded
  /// as a whole.
  uint32_t flags = 0;
  /// Event after the last write of the content of that version; null if none
  /// was recorded.
  AortEvent *ready = nullptr;
  int64_t version = 0;
};
/// By the address of the storage; Python forgets those that die.
std::unordered_map<uint64_t, Mark> &marks();

extern PyTypeObject *offloaderType, *runType, *savedType, *keptType;
/// Adds them to the module.
bool addOffloaderType(PyObject *module);
bool addRunType(PyObject *module);
bool addSavedTypes(PyObject *module);
bool addTransfersType(PyObject *module);

/// A device of the context that all of the process share, as DLPack numbers
/// it; null with an exception. `devices` are made with the first of them.
AortDevice *findDevice(int32_t type, int32_t index, int32_t devices,
                       bool &poisons);

/// The runtime's stream for one of PyTorch's, the same for the life of the
/// process; null with an exception.
AortStream *adoptStream(AortDevice *device, uint64_t native);
/// The adopted stream that is current for a GPU.
AortStream *currentStream(AortDevice *device, int32_t index);
/// The calls for the run that follow are for the current stream; false with an
/// exception.
bool useCurrentStream(RunObject *run);
/// Records a use of the tensor's memory on the current stream, which is
/// `stream`: the allocator reuses the memory only after the work that is on the
/// stream when the tensor is freed. False with an exception.
bool keepForStream(PyObject *tensor, AortStream *stream, int32_t index);

/// The callbacks of one offloader.
AortOffloaderCallbacks callbacksOf(OffloaderObject *offloader);
void destroyOwner(Owner *owner);
/// Flat memory of the type if that divides the bytes, else of bytes.
PyObject *makeFlat(OffloaderObject *offloader, int64_t bytes, uint32_t type);

/// The exception of a call of the runtime that has failed with `status`: one
/// cause is one kind, whichever object it was called on.
void setError(AortStatus status);
/// Null or false, with that exception.
PyObject *raise(OffloaderObject *offloader, AortStatus status);
bool check(OffloaderObject *offloader, AortStatus status);
/// None, or null with an exception.
PyObject *finish(OffloaderObject *offloader, AortStatus status);

/// Reads by which rule the step runs. False with an exception.
bool readMode(OffloaderObject *offloader);

/// The hooks of saved tensors.
PyObject *packTensor(PyObject *offloader, PyObject *tensor);
PyObject *unpackTensor(PyObject *offloader, PyObject *saved);
/// (tensor, reason): packs the tensor as kept, with that AortDecision.
PyObject *keepTensor(PyObject *offloader, PyObject *args);
/// Drops one saved tensor of the run, which may end the run.
void letGo(RunObject *run);

} // namespace ao::python

#endif // AO_PYTHON_OFFLOADER_H
