# ===- lit.cfg.py - Configuration of the tests on the IR side --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#

import ctypes
import os
import sys

from lit.llvm import llvm_config
from lit.llvm.subst import ToolSubst

config.name = "ao"
# Workers of lit import the module by its name.
sys.path.append(os.path.join(os.path.dirname(__file__), "Formats"))
import checked_test

config.test_format = checked_test.make(lit_config)
config.suffixes = [".mlir", ".test"]
# Inputs of tests, and suites that bring a driver of their own.
config.excludes = ["Inputs", "Package", "Peaks", "Planner", "Reference", "Traces"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.ao_obj_root, "test")

config.substitutions.append(("%ao_lib_dir", config.ao_lib_dir))
config.substitutions.append(("%ao_src_root", config.ao_src_root))
config.substitutions.append(("%ao_version", config.ao_version))
config.substitutions.append(("%mlir_major", config.mlir_major))
config.substitutions.append(("%shlibext", config.llvm_shlib_ext))
# Scripts of this folder, which tests run.
for name, arguments in (
    ("check_cases", config.ao_tools_dir),
    ("check_errors", config.ao_tools_dir),
    ("compare_outputs", ""),
):
    script = os.path.join(config.test_source_root, name + ".py")
    config.substitutions.append(
        (f"%{name}", f"{config.python_executable} {script} {arguments}")
    )

# The packaged libMLIR is not instrumented: poison it leaves is no finding.
if config.ao_sanitize == "address":
    config.environment["ASAN_OPTIONS"] = "allow_user_poisoning=0"
    config.available_features.add("asan")
if config.ao_sanitize:
    config.available_features.add("sanitizer")
else:
    # A stock tool cannot load a plugin that is built with a sanitizer.
    config.available_features.add("plugin")

llvm_config.with_environment("PATH", config.llvm_tools_dir, append_path=True)
llvm_config.use_default_substitutions()
llvm_config.add_tool_substitutions(
    [
        "ao-opt",
        "ao-lsp-server",
        "ao-test-opt",
        "ao-race-judge",
        ToolSubst("ao-plan", unresolved="ignore"),
        ToolSubst("ao-run", unresolved="ignore"),
        ToolSubst("mlir-opt", unresolved="fatal"),
        ToolSubst("%python", config.python_executable, unresolved="fatal"),
    ],
    [config.ao_tools_dir, config.llvm_tools_dir],
)
# Kernels that call mathematical functions need the toolkit's library of them.
llvm_config.with_system_environment(["CUDA_HOME"])
cuda_home = os.environ.get("CUDA_HOME", "/usr/local/cuda")
if os.path.exists(os.path.join(cuda_home, "nvvm", "libdevice", "libdevice.10.bc")):
    config.available_features.add("cuda-toolkit")
try:
    ctypes.CDLL("libcuda.so.1")
    config.available_features.add("cuda-driver")
except OSError:
    pass
# The tool that reads StableHLO, a part of the Python package.
helper = os.path.join(config.ao_obj_root, "python", "ao", "stablehlo", "legalize.py")
if os.path.exists(helper):
    config.available_features.add("stablehlo-helper")
if config.ao_graph_trees == "ON":
    config.available_features.add("graph-trees")
if config.ao_autograd == "ON":
    config.available_features.add("autograd")
for tool in ("ao-plan", "ao-run"):
    if os.path.exists(os.path.join(config.ao_tools_dir, tool)):
        config.available_features.add(tool)
