# ===- suite.py - One export, and those under test/Models ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""One export from request to text, and the ones checked in under test/Models."""

import contextlib
import dataclasses
import os

import numpy as np
import ml_dtypes

from . import ExportError, execute, ir, linalg, models, steps

DIALECTS = ("stablehlo", "linalg")


@dataclasses.dataclass(frozen=True)
class Request:
    config: models.Config
    form: str
    dialect: str

    def command(self):
        """The options that make this module, for its first line."""
        words = [f"--model {self.config.model}", f"--form {self.form}",
                 f"--dialect {self.dialect}"]
        for name in models.OPTIONS[self.config.model]:
            words.append(f"--{name} {getattr(self.config, name)}")
        words.append(f"--dtype {self.config.dtype}")
        if self.config.save != "all":
            words.append(f"--save {self.config.save}")
        return " ".join(words + ["--scan"] * self.config.scan)

    def file_name(self):
        scan = "-scan" if self.config.scan else ""
        return f"{self.config.model}{scan}-{self.form}.{self.dialect}.mlir"


NUMPY_TYPES = {
    "f32": np.dtype(np.float32), "bf16": np.dtype(ml_dtypes.bfloat16),
    "i32": np.dtype(np.int32), "i1": np.dtype(np.bool_),
}


@dataclasses.dataclass(frozen=True)
class Saved:
    """Shape and type of a saved value, as NumPy sees it."""

    shape: tuple
    dtype: np.dtype

    @staticmethod
    def of(tensor):
        return Saved(tuple(tensor.shape), NUMPY_TYPES[str(tensor.element_type)])


def export(request, tools, run=False):
    """The text of the module; with `run` its numbers are compared first."""
    model = models.build(request.config)
    step = steps.FORMS[request.form](model)
    module = ir.build_module(step)
    header = ["Made by utils/export_jax.py; see test/Models/README.md.",
              request.command()]
    if request.dialect == "stablehlo":
        return linalg.to_text(module, header, generic=True)
    saved = ir.functions(module)[0].type.results[step.num_outputs:]
    text = linalg.to_text(linalg.to_linalg(module, tools), header, generic=False)
    if run:
        execute.check(step, text, [Saved.of(t) for t in saved], tools,
                      model.integer_limit)
    return text


def checked_in():
    """Every module under test/Models, in the order of the README."""
    gpt = models.Config(model="gpt", layers=3)
    scan = dataclasses.replace(gpt, scan=True)
    resnet = models.Config(model="resnet", width=16)
    moe = models.Config(model="moe")
    exports = [(c, f) for c in (gpt, resnet, moe) for f in steps.FORMS]
    exports.append((scan, "pair"))
    return [Request(c, f, d) for c, f in exports for d in DIALECTS]


def write(path, text):
    """All of the file or nothing."""
    partial = path + ".partial"
    try:
        with open(partial, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(partial, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            os.remove(partial)
        raise ExportError(f"{path}: {error.strerror}") from None


def compare(path, text):
    try:
        with open(path, encoding="utf-8") as file:
            old = file.read()
    except OSError as error:
        raise ExportError(f"{path}: {error.strerror}") from None
    if old != text:
        lines = zip(old.splitlines(), text.splitlines())
        number = next((i for i, (a, b) in enumerate(lines, 1) if a != b), "last")
        raise ExportError(f"{path} differs from a new export at line {number}")
