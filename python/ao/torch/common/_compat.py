# ===- _compat.py - Private interfaces of PyTorch --------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The only file that touches private names of PyTorch.

Each name is looked up when it is needed; one that is missing is an `ao.Error`
that says which.
"""

from __future__ import annotations

import contextlib
import copy
import functools
import importlib
import logging
import operator
import os
import re
import sys
import types
import warnings
from typing import Any, Callable, Iterator

import torch
from torch import fx

from ..._messages import Error


# Names of the functions that allocate in generated code.
_ALLOCATORS = ("empty_strided", "tracked_empty_strided")


class MissingError(Error):
    """This version of PyTorch lacks a required name."""


# The first version that the tests have run with, and the one after the last.
_TRIED = ((2, 11), (2, 14))

# Names of PyTorch beyond its public API: module and name in it.
_NAMES = {
    "BackendCompilerFailed": ("torch._dynamo.exc", "BackendCompilerFailed"),
    "aot_autograd": ("torch._dynamo.backends.common", "aot_autograd"),
    "partition": (
        "torch._functorch.partitioners",
        "min_cut_rematerialization_partition",
    ),
    "partition_by_place": ("torch._functorch.partitioners", "default_partition"),
    "CheckpointPolicy": ("torch.utils.checkpoint", "CheckpointPolicy"),
    "must_cpu_offload": ("torch.utils.checkpoint", "CheckpointPolicy.MUST_CPU_OFFLOAD"),
    "selective_contexts": (
        "torch.utils.checkpoint",
        "create_selective_checkpoint_contexts",
    ),
    "dispatch_key_guard": ("torch._C", "_SetExcludeDispatchKeyGuard"),
    "DispatchKey": ("torch._C", "DispatchKey"),
    "BoxedCodeGen": ("torch.fx.graph", "_BoxedCodeGen"),
    "compile_fx": ("torch._inductor.compile_fx", "compile_fx"),
    "compile_fx_inner": ("torch._inductor.compile_fx", "compile_fx_inner"),
    "list_mode_options": ("torch._inductor", "list_mode_options"),
    "inductor_config": ("torch._inductor", "config"),
    "inductor_ir": ("torch._inductor", "ir"),
    "GraphLowering": ("torch._inductor.graph", "GraphLowering"),
    "NopKernel": ("torch._inductor.scheduler", "NopKernelSchedulerNode"),
    "V": ("torch._inductor.virtualized", "V"),
    "ExternKernel": ("torch._inductor.ir", "ExternKernel"),
    "make_fallback": ("torch._inductor.lowering", "make_fallback"),
    "CustomSchedulerPass": (
        "torch._inductor.custom_graph_pass",
        "CustomSchedulerPass",
    ),
    "CustomPartitionerFn": (
        "torch._inductor.custom_graph_pass",
        "CustomPartitionerFn",
    ),
    "is_fusible_node": (
        "torch._inductor.fx_passes.fusion_regions",
        "is_fusible_node",
    ),
    "run_with_rng_state": ("torch._prims.rng_prims", "run_with_rng_state"),
    "flop_registry": ("torch.utils.flop_counter", "flop_registry"),
    "functorch_config": ("torch._functorch", "config"),
    "dynamo_config": ("torch._dynamo", "config"),
    "dynamo_counters": ("torch._dynamo.utils", "counters"),
    "TracingContext": ("torch._guards", "TracingContext"),
    "tracing": ("torch._guards", "tracing"),
    "exchange": ("torch", "Tensor.__dlpack_c_exchange_api__"),
    "autograd_node": ("torch._C", "_current_autograd_node"),
    "backward_task": ("torch._C", "_current_graph_task_id"),
    "keeps_graph": ("torch._C", "_autograd._get_current_graph_task_keep_graph"),
    "unset_fake_temporarily": (
        "torch._subclasses.fake_tensor",
        "unset_fake_temporarily",
    ),
    "tree_map": ("torch.utils._pytree", "tree_map"),
    "use_count": ("torch._C", "_storage_Use_Count"),
    "storage_at": ("torch._C", "_construct_storage_from_data_pointer"),
    "callback_handler": ("torch._dynamo.callback", "callback_handler"),
    "group_store": (
        "torch.distributed.distributed_c10d",
        "_get_process_group_store",
    ),
    "engine": ("torch.autograd", "Variable._execution_engine"),
    "free_symbols": ("torch.fx.experimental.symbolic_shapes", "free_symbols"),
    "statically_known_true": (
        "torch.fx.experimental.symbolic_shapes",
        "statically_known_true",
    ),
    "sympy_interp": ("torch.utils._sympy.interp", "sympy_interp"),
    "PythonReferenceAnalysis": (
        "torch.utils._sympy.reference",
        "PythonReferenceAnalysis",
    ),
    "op_names": ("torch._C", "_dispatch_get_all_op_names"),
    "zeros_like_buckets": ("torch.distributed", "Reducer._get_zeros_like_grad_buckets"),
    "TorchDispatchMode": ("torch.utils._python_dispatch", "TorchDispatchMode"),
}


@functools.cache
def check_version() -> None:
    """Warns once about a version that is not tested."""
    found = re.match(r"(\d+)\.(\d+)", torch.__version__)
    version = tuple(map(int, found.groups())) if found else (0, 0)
    if not _TRIED[0] <= version < _TRIED[1]:
        warnings.warn(
            "ao.torch is tested with PyTorch 2.11 to 2.13, this is "
            f"{torch.__version__}",
            stacklevel=3,
        )


@functools.cache
def private(name: str) -> Any:
    """Something of PyTorch's that is not public.

    Raises:
      MissingError: this version of PyTorch does not have it.
    """
    module, attribute = _NAMES[name]
    try:
        return operator.attrgetter(attribute)(importlib.import_module(module))
    except (ImportError, AttributeError):
        raise MissingError(
            f"PyTorch {torch.__version__} has no {module}.{attribute}, which "
            "ao.torch needs"
        ) from None


@contextlib.contextmanager
def replacing(name: str, **methods: Callable[..., Any]) -> Iterator[None]:
    """Replaces methods of a private class of PyTorch while it is entered."""
    owner = private(name)
    own = {method: getattr(owner, method) for method in methods}
    for method, function in methods.items():
        setattr(owner, method, function)
    try:
        yield
    finally:
        for method, function in own.items():
            setattr(owner, method, function)


def to_boxed(graph_module: fx.GraphModule) -> Callable[[list], Any]:
    """The graph as a function that takes a list of inputs and empties it, so
    that each input dies at its last use."""
    graph_module.graph.set_codegen(private("BoxedCodeGen")())
    graph_module.recompile()
    return graph_module.forward


def mark_boxed(function: Callable[[list], Any]) -> Callable[[list], Any]:
    """Marks a function for AOTAutograd as one that takes a list."""
    function._boxed_call = True  # type: ignore[attr-defined]
    return function


def dispatching(
    dispatch: Callable[[Any, Any, tuple[Any, ...], dict[str, Any]], Any],
) -> contextlib.AbstractContextManager[Any]:
    """A dispatch mode that calls `dispatch(op, types, args, kwargs)` for each op,
    higher-order ops included, and takes its result for the op's."""

    class Mode(private("TorchDispatchMode")):
        supports_higher_order_operators = True

        @classmethod
        def ignore_compile_internals(cls) -> bool:
            # Dynamo would run every frame in eager mode otherwise, from then on.
            return True

        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return dispatch(func, types, args, kwargs or {})

    return Mode()


def sharing_versions() -> contextlib.AbstractContextManager[Any]:
    """Aliases that are made meanwhile in a dispatch mode share the version of what they
    are made of, as they do outside of one."""
    guard = private("dispatch_key_guard")
    return guard(private("DispatchKey").ADInplaceOrView, False)


@contextlib.contextmanager
def keeping_saved() -> Iterator[None]:
    """No graph that is compiled meanwhile writes over what is saved for
    backward, which retain_graph=True would need again."""
    with private("functorch_config").patch(donated_buffer=False):
        yield


def note_nothing_donated() -> None:
    """Notes in the metadata of the graph that is being compiled that backward writes over
    none of its inputs. Without a note, `keeping_saved` included, PyTorch refuses a backward
    pass with retain_graph=True after one without."""
    metadata = getattr(private("TracingContext").try_get(), "fw_metadata", None)
    if getattr(metadata, "bw_donated_idxs", ()) is None:
        metadata.bw_donated_idxs = []


@contextlib.contextmanager
def partitioning_with(**settings: Any) -> Iterator[None]:
    """PyTorch's partitioner has other settings meanwhile.

    Raises:
      MissingError: this version of PyTorch lacks one.
    """
    config = private("functorch_config")
    for name in settings:
        if not hasattr(config, name):
            raise MissingError(
                f"PyTorch {torch.__version__} has no {config.__name__}.{name}, which "
                "ao.torch needs"
            )
    with config.patch(**settings):
        yield


def offloading_settings(device: torch.device) -> dict[str, bool]:
    """The partitioner's, to offload activations as well as PyTorch can: with
    streams on accelerators, which alone have them."""
    settings = {
        "enable_activation_offloading": True,
        "activation_offload_separate_stream": device.type != "cpu",
    }
    if device.type != "cpu":
        settings["activation_offload_sink_wait"] = True
        settings["activation_reload_prefetch"] = True
    return settings


def make_kernel_pass(
    own: Callable[[list[Any]], list[Any]] | None,
    function: Callable[[list[Any]], list[Any]],
    digest: str,
) -> Any:
    """Returns a pass of inductor over fused kernels: `own`, the caller's, and then
    `function`. Its key in inductor's cache is `digest`, with that of `own`."""
    if own is None:
        return _make_custom("CustomSchedulerPass", function, digest)
    own_digest = getattr(own, "uuid", lambda: None)()
    return _make_custom(
        "CustomSchedulerPass",
        lambda kernels: function(own(kernels)),
        None if own_digest is None else f"{own_digest} {digest}",
    )


def offload_saved_layout(operator: Any) -> None:
    """Inductor gives the first operand of a custom operator the layout that it gives an
    output of the graph: channels that come last as they are near convolutions, else
    that of the graph."""

    def constrain(node: fx.Node, source: Any, *rest: Any) -> Any:
        kept = private("V").graph.nodes_prefer_channels_last
        (operand, *_), fake = node.args, node.args[0].meta["val"]
        # Otherwise another kernel would compute it again for the copy.
        source.realize()
        if operand in kept and fake.dim() == 4:
            kept.update((node, *node.users))
            source = private("ExternKernel").require_channels_last(source)
        else:
            source = private("ExternKernel").require_exact_strides(
                source, fake.stride()
            )
        return (source, *rest), {}

    private("make_fallback")(operator, constrain, warn=False)


def origins_of(kernel: Any) -> list[fx.Node]:
    """The nodes of the graph that one of inductor's kernels computes."""
    return [
        origin
        for part in kernel.get_nodes()
        if part.node is not None
        for origin in part.node.get_origins()
    ]


def sort_by_operands(kernels: list[Any]) -> list[Any]:
    """Returns inductor's kernels in their order, each after the kernels that it reads."""
    return kernels[0].scheduler.topological_sort_schedule(kernels) if kernels else []


def make_partitioner(function: Callable[..., Any], digest: str) -> Any:
    """Returns a partitioner of inductor with the key `digest` in its cache."""
    return _make_custom("CustomPartitionerFn", function, digest)


def _make_custom(
    base: str, function: Callable[..., Any], digest: str | None
) -> Any:
    class Custom(private(base)):
        def __call__(self, *args: Any, **kwargs: Any) -> Any:
            return function(*args, **kwargs)

        def uuid(self) -> str | None:
            return digest

        def __reduce__(self) -> Any:
            # Options are pickled into the cache's key.
            return str, (digest,)

    return Custom()


_compilations = 0


def _add_compilation(_: Any) -> None:
    global _compilations
    _compilations += 1


def count_compilations() -> int:
    """Returns the number of compilations by Dynamo since the first call, without those
    between a reset of Dynamo and the next call."""
    handler = private("callback_handler")
    if _add_compilation not in handler.start_callbacks:
        handler.register_start_callback(_add_compilation)
    return _compilations


def group_members(group: Any) -> tuple[int, int, Any]:
    """This process's rank in a process group, how many ranks that has, and its store.

    Raises:
      TypeError, Error: it is no process group, or one without this process.
    """
    distributed = torch.distributed
    if not distributed.is_available() or not isinstance(
        group, distributed.ProcessGroup
    ):
        raise TypeError(f"'group' must be a process group, not {type(group).__name__}")
    rank = distributed.get_rank(group)
    if rank < 0:
        raise Error("'group': this process is not a member of the process group")
    return rank, distributed.get_world_size(group), private("group_store")(group)


def gradient_buckets(module: Any) -> list[torch.Tensor]:
    """Returns the tensors in which a module of DistributedDataParallel communicates its
    gradients. Its reducer makes tensors like them, but returns none of them: they are the
    operands of the ops that would make those, which are not executed."""
    buckets: list[torch.Tensor] = []

    def note(op: Any, types: Any, args: Any, kwargs: Any) -> torch.Tensor:
        buckets.append(args[0])
        return torch.empty(0)

    # A bucket of sparse gradients has no operand before the first backward pass.
    with dispatching(note), contextlib.suppress(RuntimeError):
        private("zeros_like_buckets")(module.reducer)
    # The class of the mode is a cycle, which would keep the list.
    found = buckets.copy()
    buckets.clear()
    return found


# Methods by which pipeline stages infer shapes, running their modules: since 2.13,
# before.
_INFERENCES = ("_forward_metadata_inference", "_shape_inference")
_inferences = 0


def _count_inference(method: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(method)
    def infer(*args: Any, **kwargs: Any) -> Any:
        global _inferences
        _inferences += 1
        return method(*args, **kwargs)

    return infer


def count_inferences() -> int:
    """Returns how often pipeline stages have run their modules to infer shapes since
    the first call with `torch.distributed.pipelining` loaded."""
    stage = sys.modules.get("torch.distributed.pipelining.stage")
    if stage is not None:
        for name in _INFERENCES:
            method = vars(stage.PipelineStage).get(name)
            if method is not None and not hasattr(method, "__wrapped__"):
                setattr(stage.PipelineStage, name, _count_inference(method))
    return _inferences


def has_graphs() -> bool:
    """Returns whether Dynamo has captured a graph in this process."""
    return bool(private("dynamo_counters")["stats"]["unique_graphs"])


@contextlib.contextmanager
def watching_allocations(
    watched: Callable[[Callable[..., Any]], Callable[..., Any]],
) -> Iterator[None]:
    """Code that inductor has generated, or generates meanwhile, allocates by
    `watched(f)` instead of by `f`. Its allocations pass no dispatcher."""
    replaced: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}

    def watch(_: Any = None) -> None:
        inductor = sys.modules.get("torch._inductor.codecache")
        for module in inductor.PyCodeCache.modules if inductor else ():
            names = vars(module)
            if id(names) not in replaced:
                own = {
                    name: function
                    for name, function in names.items()
                    if name.startswith(_ALLOCATORS) and callable(function)
                }
                replaced[id(names)] = names, own
                names.update({name: watched(own[name]) for name in own})

    watch()
    # Code of all compilations, including that of a backward graph in its first run.
    handler = private("callback_handler")
    handler.register_end_callback(watch)
    try:
        yield
    finally:
        if watch in handler.end_callbacks:  # A reset of Dynamo removes them all.
            handler.remove_end_callback(watch)
        for names, own in replaced.values():
            names.update(own)


def without_memory(value: Any, context: Any) -> Any:
    """Returns the stand-in of an input while a graph is traced, which holds no memory;
    a parameter, which is alive anyway, is returned itself."""
    is_input = isinstance(value, torch.Tensor) and not isinstance(value, fx.Proxy)
    if not is_input or isinstance(value, torch.nn.Parameter):
        return value
    mode = getattr(context, "fake_mode", None)
    return value if mode is None else mode.from_tensor(value)


def is_static(value: Any) -> bool:
    """Returns whether an input of a compiled graph is marked as one of a fixed address,
    as parameters and buffers are."""
    return isinstance(value, torch.nn.Parameter) or hasattr(
        value, "_dynamo_static_input_type"
    )


def written_inputs() -> frozenset[int]:
    """Returns the positions of the inputs that the graph being compiled writes."""
    context = private("TracingContext").try_get()
    facts = getattr(context, "fw_metadata", None)
    inputs = enumerate(facts.input_info if facts is not None else ())
    return frozenset(i for i, info in inputs if info.mutates_data)


def tensor_at(
    address: int, bytes: int, size: Any, stride: Any, dtype: Any, device: torch.device
) -> torch.Tensor:
    """Returns a tensor at an address, whose memory it does not own."""
    storage = private("storage_at")(address, device, bytes)
    return torch.empty(0, dtype=dtype, device=device).set_(storage, 0, size, stride)


def count_users(tensor: torch.Tensor) -> int:
    """Returns the number of references to the storage of a tensor."""
    return private("use_count")(tensor.untyped_storage()._cdata)


def compiling_in(context: Any) -> contextlib.AbstractContextManager[Any]:
    """Returns a context to compile a graph again: that in which Dynamo captured it,
    without the state by which DDP counts its compilations and has the first call of each
    return stand-ins."""
    again = copy.copy(context)
    if getattr(again, "ddp_optimizer_ctx", None) is not None:
        again.ddp_optimizer_ctx = None
        again.fakify_first_call = False
    return private("tracing")(again)


def is_alone() -> bool:
    """Returns whether no other process takes part in the training."""
    distributed = torch.distributed
    if not distributed.is_available() or not distributed.is_initialized():
        return True
    return distributed.get_world_size() == 1


def swallows_errors() -> bool:
    """Returns whether Dynamo runs a step as it is where a backend fails."""
    return bool(private("dynamo_config").suppress_errors)


# Dynamo's counters of reasons: for graphs that end early, and for all that it cannot
# trace, also where it then makes no graph.
_BREAKS, _LIMITS = "graph_break", "unimplemented"

# By counter: how often Dynamo had given which reason when a frame began.
_counts: dict[str, dict[str, int]] = {}


def _begin_frame(_: Any) -> None:
    counters = private("dynamo_counters")
    _counts.update({name: dict(counters[name]) for name in (_BREAKS, _LIMITS)})


def _new_reasons(counter: str) -> list[str]:
    before, now = _counts.get(counter, {}), private("dynamo_counters")[counter]
    new = (why.split("\n")[0] for why in now if now[why] > before.get(why, 0))
    return list(dict.fromkeys(new))


def _end_frame(_: Any) -> None:
    """Handles the end of a frame, whether Dynamo has made graphs of it or Python runs
    it."""
    breaks = _new_reasons(_BREAKS)
    backend, code = _compiled_frame()
    if hasattr(backend, "_end_frame") and not _is_foreign(code):
        backend._end_frame(code, bool(breaks), breaks or _new_reasons(_LIMITS))


def _compiled_frame() -> tuple[Any, Any]:
    """Returns the backend for which Dynamo compiles a frame, and the code of the frame:
    both are local variables of the function that compiles it."""
    frame: types.FrameType | None = sys._getframe()
    while frame is not None:
        code = frame.f_locals.get("code")
        backend = frame.f_locals.get("compiler_fn")
        if backend is not None and isinstance(code, types.CodeType):
            while hasattr(backend, "compiler_fn"):
                backend = backend.compiler_fn
            return backend, code
        frame = frame.f_back
    return None, None


# Folders of PyTorch's own code, and of Python's library.
_PYTORCH, _LIBRARY = (
    os.path.dirname(module.__file__) + os.sep for module in (torch, os)
)


def _is_foreign(code: types.CodeType) -> bool:
    """Returns whether a frame is one of PyTorch's wrappers, such as those of DDP, which
    compute nothing. Packages of others may be in the folder of Python's library."""
    name = code.co_filename
    if name.startswith(_PYTORCH):
        return True
    return name.startswith(_LIBRARY) and "-packages" not in name


class _LimitHandler(logging.Handler):
    """Calls a backend when Dynamo stops compiling a function and runs it eagerly, which
    only Dynamo's log shows."""

    def emit(self, record: logging.LogRecord) -> None:
        if not str(record.msg).startswith("torch._dynamo hit config.%s"):
            return
        backend, code = _compiled_frame()
        if hasattr(backend, "_end_compiling"):
            backend._end_compiling(code, *record.args[:2])  # type: ignore[index]


def watch_frames() -> None:
    """Calls `_end_frame` of backends when Dynamo has finished a frame, with the reasons
    of its graph breaks, and `_end_compiling` when Dynamo makes no more graphs of it. A
    reset of Dynamo removes the former."""
    handler = private("callback_handler")
    if _end_frame not in handler.end_callbacks:
        handler.register_start_callback(_begin_frame)
        handler.register_end_callback(_end_frame)
    log = logging.getLogger("torch._dynamo.convert_frame")
    if not any(isinstance(each, _LimitHandler) for each in log.handlers):
        log.addHandler(_LimitHandler())


# Name of AOTAutograd's autograd nodes, and the most frames between its function and
# the forward graph that it runs.
_NODE, _FRAMES = "CompiledFunctionBackward", 24

# The attribute of such a node that `tie` sets.
_TIED = "_ao_tied"


def autograd_node_of_forward() -> Any:
    """The autograd node of the forward graph that runs; None: it has none."""
    frame: types.FrameType | None = sys._getframe(1)
    for _ in range(_FRAMES):
        if frame is None:
            return None
        node = frame.f_locals.get("ctx")
        if type(node).__name__ == _NODE:
            return node
        frame = frame.f_back
    return None


def tie(node: Any, value: Any) -> Any:
    """Lets an object live as long as an autograd node, and returns it."""
    setattr(node, _TIED, value)
    return value


def tied(node: Any) -> Any:
    """The object that lives as long as an autograd node; None: there is none."""
    return getattr(node, _TIED, None)


def is_input_mutation(description: Any) -> bool:
    """Returns whether an output of a forward graph only carries the new content of an
    input, which is copied and dies when the graph has run."""
    return type(description).__name__ == "InputMutationAOTOutput"


def mutated_input(description: Any) -> Any:
    """Returns the description of the input whose new content an output carries; None: it
    carries none."""
    if is_input_mutation(description):
        return description.mutated_input
    return None


def divide_by_place(
    joint: fx.GraphModule,
    joint_inputs: Any,
    *,
    num_fwd_outputs: int,
    static_lifetime_input_indices: Any = None,
    **_: Any,
) -> tuple[fx.GraphModule, fx.GraphModule]:
    """A partitioner that puts each node into the part that it belongs to
    (`set_side`), and saves what the other reads."""
    return private("partition_by_place")(
        joint,
        joint_inputs,
        num_fwd_outputs=num_fwd_outputs,
        static_lifetime_input_indices=static_lifetime_input_indices,
    )


def is_tangent(node: fx.Node) -> bool:
    """Returns whether an input of a joint graph is a gradient that comes in."""
    return node.op == "placeholder" and "tangents" in str(node.target)


# Mark of a node of a joint graph for its side; required sides are not changed.
_SIDE, _MUST = "partitioner_tag", ("must_be_in_forward", "must_be_in_backward")


def set_side(node: fx.Node, is_backward: bool) -> None:
    """Says to which part of a step a node of a joint graph belongs."""
    if node.meta.get(_SIDE) not in _MUST:
        node.meta[_SIDE] = "is_backward" if is_backward else "is_forward"


# Mark of checkpoints on nodes for the partitioner.
_CHECKPOINT = "recompute"


def must_be_saved(node: fx.Node) -> bool:
    """Returns whether a checkpoint's policy says that a node must not be recomputed."""
    must_save = private("CheckpointPolicy").MUST_SAVE
    return node.meta.get(_CHECKPOINT) == must_save


def save_offloaded(joint: fx.GraphModule) -> set[str]:
    """Lets the partitioner save values that policies of checkpoints offload, and names
    the nodes of which they say that it must be."""
    policies = private("CheckpointPolicy")
    required = set()
    for node in joint.graph.nodes:
        policy = getattr(node.meta.get(_CHECKPOINT), "name", "")
        if policy.endswith("_CPU_OFFLOAD"):
            node.meta[_CHECKPOINT] = policies.MUST_SAVE
            if policy == "MUST_CPU_OFFLOAD":
                required.add(node.name)
    return required


def forget_checkpoint(node: fx.Node) -> None:
    """Prevents the partitioner from recomputing ops of a checkpoint."""
    node.meta.pop(_CHECKPOINT, None)


# Marks of nodes that the partitioner may offload, and of those that it offloads.
MAY_OFFLOAD = "should_offload"
OFFLOADED = "saved_for_offloading"

# The partitioner's mark of tensors whose version is not checked; those come last.
UNCHECKED = "saved_tensor_with_no_vc_check"

# Prefix of the partitioner for the random states that backward receives.
STATE = "rng_state_output_"


def runs_with_state(node: fx.Node) -> bool:
    """Returns whether a node sets a random state, its first operand, and runs an
    operator, the second, on the others."""
    return node.target is private("run_with_rng_state")
