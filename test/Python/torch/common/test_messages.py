# ===- test_messages.py - Errors and warnings ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Every error and warning of ao.torch and ao.jax has a test that quotes it, here or
where it belongs."""

import ast
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

import torch
from torch import nn

import ao
import ao.torch
import models
from ao.torch.common import _binding, _machine, _reasons

TESTS = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = pathlib.Path(ao.__file__).resolve().parent
# A test quotes a message if they have so many letters in common, or all of a shorter
# quote.
LETTERS = 14


def text_of(node):
    """A literal, with what is put into it left out; None if it is none."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "\0".join(filter(None, map(text_of, node.values)))
    return None


def messages_of(path):
    """Yields the errors and warnings of a file, by line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        call = node.exc if isinstance(node, ast.Raise) else node
        if not isinstance(call, ast.Call) or not call.args:
            continue
        is_warning = ast.unparse(call.func) == "warnings.warn"
        text = text_of(call.args[0])
        if text and (is_warning or isinstance(node, ast.Raise)):
            yield node.lineno, text


def quotes():
    """Texts of all tests, without the descriptions of these."""
    for path in sorted(TESTS.parent.glob("P*/**/*test*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = text_of(node)
            if text and "\n" not in text:
                yield text.replace("\\", "")


def grams(text):
    return {text[i : i + LETTERS] for i in range(len(text) - LETTERS + 1)}


class MessagesTest(unittest.TestCase):
    maxDiff = None

    def test_every_message_is_quoted(self):
        known, short, missing = set(), set(), []
        for quote in quotes():
            known |= grams(quote)
            if LETTERS > len(quote) >= LETTERS / 2 and " " in quote:
                short.add(quote)
        for path in sorted((*PACKAGE.glob("torch/**/*.py"), *PACKAGE.glob("jax/*.py"))):
            for line, message in messages_of(path):
                if len(message) < LETTERS:
                    continue  # Words of another library follow.
                is_quoted = known & grams(message)
                if not is_quoted and not any(quote in message for quote in short):
                    missing.append(f"{path.name}:{line}: {message}")
        self.assertEqual(missing, [])

    def test_models(self):
        with self.assertRaisesRegex(TypeError, "must be a module, not function"):
            ao.torch.session(lambda x: x)
        several = nn.Sequential(nn.Linear(1, 1), nn.Linear(1, 1, device="meta"))
        with self.assertRaisesRegex(ao.Error, "is on several devices: cpu, meta"):
            ao.torch.session(several, policy="all")
        with self.assertRaisesRegex(ao.Error, "offloading from device 'meta'"):
            ao.torch.session(several[1], policy="all")
        model, _ = models.make("gpt")
        for options, text in (
            ({"policy": "all", "layers": "blocks"}, "'layers' has no effect under"),
            ({"policy": "all", "num_layers": 1}, "'num_layers' has no effect under"),
            ({"policy": "all", "host_memory_budget": 1}, "budget has no effect under"),
            ({"policy": "manual", "layers": [nn.ReLU()]}, "expected modules of"),
        ):
            with self.assertRaisesRegex(ao.Error, text):
                ao.torch.session(model, **options)

    def test_runs(self):
        model, x = models.make("gpt")
        session = ao.torch.session(model, policy="all")
        with self.assertRaisesRegex(ao.OffloadStateError, "run was not entered"):
            session.run().__exit__(None, None, None)
        with session.run():
            with self.assertRaisesRegex(ao.OffloadStateError, "another run of the"):
                session.run().__enter__()
            loss = model(x)
        loss.backward()
        session = ao.torch.session(model, machine="gh200")
        with session:
            model(x).backward()
        with self.assertRaisesRegex(ao.Error, "'step0' has not been measured yet"):
            session.step.measured()

    def test_machines(self):
        with self.assertRaisesRegex(ao.Error, "cannot measure the rates of 'meta'"):
            _machine.resolve("auto", torch.device("meta"))

    def test_reasons(self):
        path = TESTS.parents[1] / "docs/Reference/Schemas/ao.step-trace.v2.json"
        value = json.loads(path.read_text(encoding="utf-8"))["$defs"]["value"]
        for key in value["properties"]["obstacle"]["enum"]:
            self.assertTrue(_reasons.describe_obstacle(key), key)
        for key in ("fits", "unified", "nothing-eligible", "no-gain"):
            self.assertTrue(_reasons.describe_declined(key), key)
        session = ao.torch.session(models.make("gpt")[0], policy="all")
        kept = session.statistics["kept"]
        self.assertEqual(_reasons.describe_kept(kept), "")
        text = _reasons.describe_kept(dict.fromkeys(kept, 3))
        self.assertEqual(text.count("3 "), len(kept))

    def test_durations(self):
        with self.assertRaisesRegex(TypeError, "'durations' must be text, a path"):
            ao.torch.backend(durations=3)
        with self.assertRaisesRegex(ao.Error, r"durations: \$\.schema: expected"):
            ao.torch.backend(durations={"schema": "x"})
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write("{")
            file.flush()
            with self.assertRaisesRegex(ao.Error, "durations: Expecting"):
                ao.torch.backend(durations=file.name)

    def test_parts_that_are_missing(self):
        """The extension module, PyTorch and JAX."""
        with mock.patch.dict(sys.modules, {"ao._runtime": None}):
            with self.assertRaisesRegex(ImportError, "needs the extension module"):
                _binding.runtime.__wrapped__()
        for module, text in (
            ("torch", "ao.torch needs PyTorch: "),
            ("jax", "ao.jax needs JAX: "),
        ):
            code = f"import sys; sys.modules['{module}'] = None; import ao.{module}"
            done = subprocess.run(
                [sys.executable, "-c", code],
                capture_output=True, check=False, text=True,
            )
            self.assertIn(f"ImportError: {text}", done.stderr)


if __name__ == "__main__":
    unittest.main()
