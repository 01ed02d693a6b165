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

from . import ExportError, execute, ir, linalg, models, steps, tape, tape_numbers

DIALECTS = ("stablehlo", "linalg")


@dataclasses.dataclass(frozen=True)
class Request:
    config: models.Config
    form: str
    dialect: str
    plain_products: bool = False
    optimizer: str = "momentum"
    hooks: bool = False

    def command(self):
        """The options that make this module, for its first line."""
        words = [f"--model {self.config.model}", f"--form {self.form}",
                 f"--dialect {self.dialect}"]
        for name in models.OPTIONS[self.config.model]:
            words.append(f"--{name.replace('_', '-')} {getattr(self.config, name)}")
        words.append(f"--dtype {self.config.dtype}")
        if self.config.save != "all":
            words.append(f"--save {self.config.save}")
        if self.config.microbatches > 1:
            words.append(f"--microbatches {self.config.microbatches}")
        if self.form == "tape":
            words += [f"--optimizer {self.optimizer}"] + ["--hooks"] * self.hooks
        return " ".join(words + ["--scan"] * self.config.scan +
                        ["--plain-products"] * self.plain_products)

    def file_name(self):
        form = self.form + ("-hooks" if self.hooks else "")
        return f"{self.name()}-{form}.{self.dialect}.mlir"

    def name(self):
        """Describes the kind of the model."""
        if self.form == "tape":
            return f"gpt-{self.optimizer}" if self.optimizer == "adam" else "gpt"
        if self.config.microbatches > 1:
            return "microbatch-scan"
        if self.config.save != "all":
            return "scan-remat"
        return self.config.model + ("-scan" if self.config.scan else "")


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


def _export_tape(request, tools, header, ao_run):
    linalg_tools = tools if request.dialect == "linalg" else None
    text = tape.export(request.config, request.optimizer, request.hooks, linalg_tools,
                       header)
    if ao_run and linalg_tools:
        tape_numbers.check(text, request.config, request.optimizer, ao_run)
    return text


def export(request, tools, run=False, ao_run=None):
    """The text of the module; with `run` its numbers are compared first. `ao_run` is
    the tool that runs tapes; without it they are not compared."""
    header = ["Made by utils/export_jax.py; see test/Models/README.md.",
              request.command()]
    if request.form == "tape":
        return _export_tape(request, tools, header, run and ao_run)
    model = models.build(request.config)
    step = steps.FORMS[request.form](model)
    module = ir.build_module(step, keeps_scatters=request.dialect == "stablehlo")
    if request.dialect == "stablehlo":
        return linalg.to_text(module, header, generic=True)
    saved = ir.functions(module)[0].type.results[step.num_outputs:]
    module = linalg.to_linalg(module, tools, request.plain_products)
    text = linalg.to_text(module, header, generic=False)
    if run:
        execute.check(step, text, [Saved.of(t) for t in saved], tools,
                      model.integer_limit, request.config.dtype)
    return text


def checked_in():
    """Every module under test/Models, in the order of the README."""
    gpt = models.Config(model="gpt", layers=3)
    scan = dataclasses.replace(gpt, scan=True)
    resnet = models.Config(model="resnet", width=16)
    moe = models.Config(model="moe")
    exports = [(c, f) for c in (gpt, resnet, moe) for f in steps.FORMS]
    exports.append((scan, "pair"))
    return ([Request(c, f, d) for c, f in exports for d in DIALECTS] +
            [Request(c, f, "linalg") for c, f in _loops()] + _tapes())


def _tapes():
    """Steps of two microbatches as an engine runs them."""
    small = models.Config(layers=3, width=32, sequence=16, vocab=64, microbatches=2)
    return ([Request(small, "tape", dialect) for dialect in DIALECTS] +
            [Request(small, "tape", "linalg", optimizer="adam"),
             Request(small, "tape", "linalg", optimizer="sgd", hooks=True)])


def _loops():
    """Steps most of which is loops. Steps that run in StableHLO also run in linalg."""
    small = models.Config(width=32, sequence=16, vocab=64)
    scan = dataclasses.replace(small, scan=True)
    llama = dataclasses.replace(scan, model="llama", layers=4, dtype="bf16")
    lstm = dataclasses.replace(small, model="lstm", layers=1)
    return [
        (dataclasses.replace(scan, layers=12), "joint"),
        (llama, "pair"), (llama, "joint"),
        (dataclasses.replace(scan, layers=6, save="none"), "joint"),
        (dataclasses.replace(scan, layers=4, microbatches=3), "joint"),
        (lstm, "pair"), (lstm, "joint"),
        *[(dataclasses.replace(scan, model=name, layers=4), "joint")
          for name in ("decoder", "ssm", "unet")],
    ]


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
