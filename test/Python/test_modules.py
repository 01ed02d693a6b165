# ===- test_modules.py - Modules from Python -------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.offload and its like. AO_OPT names ao-opt, to compare with."""

import inspect
import json
import os
import pathlib
import pickle
import subprocess
import tempfile
import traceback
import unittest

import ao

ROOT = pathlib.Path(__file__).resolve().parents[2]
MACHINE = ROOT / "examples/small-device.json"
GPT = (ROOT / "test/Models/gpt-pair.linalg.mlir").read_text()
STABLEHLO = (ROOT / "test/Models/moe-joint.stablehlo.mlir").read_text()

PROFILE = {"schema": "ao.profile", "version": 1}

# %a is idle where most memory is needed.
STEP = """
func.func @NAME(%x: tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    attributes {ao.step} {
  %a = math.sin %x : tensor<1024x1024xf32>
  %b = math.cos %a {ao.cost_ns = 1000000 : i64} : tensor<1024x1024xf32>
  %c = math.exp %b : tensor<1024x1024xf32>
  %d = arith.addf %b, %c : tensor<1024x1024xf32>
  %e = math.tanh %d {ao.cost_ns = 1000000 : i64} : tensor<1024x1024xf32>
  %f = arith.mulf %e, %a : tensor<1024x1024xf32>
  return %f : tensor<1024x1024xf32>
}
"""
ONE = STEP.replace("NAME", "one")
TWO = ONE + STEP.replace("NAME", "two")
RACE = """func.func @f(%x: tensor<4xf32>) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  return
}"""


def run_ao_opt(pipeline):
    return subprocess.run(
        [os.environ["AO_OPT"], f"--pass-pipeline=builtin.module({pipeline})"],
        input=GPT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout


class OffloadTest(unittest.TestCase):
    def offload(self, **options):
        return ao.offload(GPT, machine=MACHINE, min_bytes=4096, **options)

    def test_strategies_give_what_ao_opt_gives(self):
        for strategy, budget in (
            ("planned", None),
            ("planned", "75%"),
            ("pytorch", None),
            ("sync", None),
            ("knapsack", "75%"),
            ("two-level", "75%"),
        ):
            with self.subTest(strategy, budget=budget):
                options = {"strategy": strategy, "device_memory_budget": budget}
                result = self.offload(**options)
                text = f"strategy={strategy} min-bytes=4096 machine={MACHINE}"
                if budget:
                    text += f" device-memory-budget={budget}"
                expected = run_ao_opt(f"ao-offload-pipeline{{{text}}}")
                self.assertEqual(result.module.strip(), expected.strip())
                self.assertEqual(ao.verify(result), [])

    def test_remarks_and_figures(self):
        result = self.offload(device_memory_budget="75%")
        before = result.predicted_peak_before
        self.assertLessEqual(result.predicted_peak_after, 0.75 * before)
        passed = [r for r in result.remarks if r.kind == "passed"]
        moved = [r for r in passed if r.message.startswith("offloaded '")]
        predicted = result.plan["predicted"]
        self.assertEqual(
            sum(r.bytes for r in moved), predicted["offloaded_bytes"]
        )
        self.assertTrue(all(r.reason and r.function for r in passed))
        rebuilt = [r for r in passed if r not in moved]
        self.assertTrue(rebuilt)
        for remark in rebuilt:
            self.assertRegex(
                remark.message, "^(rematerialized in the backward function|saved once): '"
            )
        kept = [r for r in result.remarks if r.kind == "missed"]
        self.assertTrue(kept and all(r.reason for r in kept))
        (figures,) = [r for r in result.remarks if r.kind == "analysis"]
        self.assertIsNone(figures.bytes)
        self.assertEqual(
            int(figures.fields["peak_bytes"]), predicted["peak_bytes"]
        )
        self.assertIn("peak_bytes = ", str(figures))
        self.assertIn("bytes)", str(moved[0]))
        self.assertEqual(result.diagnostics, [])

    def test_nothing_offloaded_says_why(self):
        result = self.offload(device_memory_budget="100%")
        self.assertRegex(
            result.summary,
            r"^'@.*': nothing offloaded: the peak is within the budget; peak .* "
            r"of a budget of .* exposed; of the peak, .*$",
        )
        self.assertIn("offloaded ", self.offload(device_memory_budget="75%").summary)

    def test_plan_is_the_pipelines(self):
        with tempfile.TemporaryDirectory() as folder:
            plan = pathlib.Path(folder, "plan.json")
            report = pathlib.Path(folder, "report.html")
            result = self.offload(
                device_memory_budget="75%", plan_output=plan, report=report
            )
            self.assertEqual(json.loads(plan.read_text()), result.plan)
            self.assertIn("<html", report.read_text())
        # The trace is the step without the transfers: it can be planned again.
        again = ao.plan(
            result.trace,
            machine=MACHINE,
            min_bytes=4096,
            device_memory_budget="75%",
        )
        self.assertEqual(again["predicted"], result.plan["predicted"])

    def test_same_input_same_output(self):
        first, second = self.offload(), self.offload()
        self.assertEqual(first.bytecode, second.bytecode)
        self.assertEqual(first.remarks, second.remarks)

    def test_forms_of_modules(self):
        result = self.offload()
        source = ao.run_pipeline(GPT, "builtin.module()")
        for module in (source, source.bytecode, GPT.encode()):
            other = ao.offload(module, machine=MACHINE, min_bytes=4096)
            self.assertEqual(other.module, result.module)
        self.assertEqual(str(result), result.module)
        self.assertNotIn("loc(", result.module)
        self.assertIn("loc(", result.module_with_locations)
        # Text and bytecode of a result are valid inputs.
        for module in (result, result.module_with_locations, result.bytecode):
            copy = ao.run_pipeline(module, "builtin.module()")
            self.assertEqual(copy.module, result.module)
            self.assertEqual(
                copy.plan["commands"], result.plan["commands"]
            )

    def test_forms_of_machines_and_budgets(self):
        result = self.offload(device_memory_budget=2_000_000)
        for machine in (str(MACHINE), json.loads(MACHINE.read_text())):
            for budget in (2_000_000, "2MB", "2000000B"):
                other = ao.offload(
                    GPT,
                    machine=machine,
                    min_bytes=4096,
                    device_memory_budget=budget,
                )
                self.assertEqual(other.plan, result.plan)
                self.assertEqual(other.module, result.module)

    def test_profile(self):
        file = ROOT / "test/Formats/0.1/profile.json"
        for profile in (file, json.loads(file.read_text())):
            result = ao.offload(ONE, profile=profile, name="step.mlir")
            durations = [op["duration_us"] for op in result.trace["ops"]]
            self.assertEqual(durations[:2], [5, 7])

    def test_several_steps(self):
        result = ao.offload(TWO)
        self.assertEqual(list(result.plans), ["one", "two"])
        self.assertEqual(list(result.traces), ["one", "two"])
        self.assertLess(
            result.predicted_peak_after, result.predicted_peak_before
        )
        with self.assertRaisesRegex(ao.Error, "one training step, got 2"):
            result.plan
        empty = ao.offload("")
        self.assertEqual((empty.plans, empty.predicted_peak_after), ({}, 0))
        with self.assertRaisesRegex(ao.Error, "one training step, got 0"):
            empty.trace

    def test_empty_text(self):
        for option in ("machine", "profile", "plan_output", "report"):
            with self.assertRaisesRegex(ao.Error, "is empty"):
                ao.offload(ONE, **{option: ""})
        for option in ("layer_issue", "reload_order"):
            with self.assertRaisesRegex(ao.Error, "to be one of .*, got ''"):
                ao.offload(ONE, strategy="layerwise", **{option: ""})

    def test_foreign_dialects(self):
        with self.assertRaisesRegex(ao.Error, "unregistered dialect"):
            ao.offload(STABLEHLO)
        result = ao.offload(
            STABLEHLO, min_bytes=256, allow_unregistered_dialects=True
        )
        ao.verify(result, allow_unregistered_dialects=True)

    def test_recompute(self):
        plain = ao.offload(GPT, device_memory_budget="70%")
        result = ao.offload(GPT, device_memory_budget="70%", recompute=True)
        self.assertNotIn("recomputed_us", plain.plan["predicted"])
        self.assertGreater(result.plan["predicted"]["recomputed_us"], 0)
        self.assertLessEqual(
            result.plan["predicted"]["makespan_us"],
            plain.plan["predicted"]["makespan_us"],
        )
        self.assertIn("ao.recompute", result.module)

    def test_max_slowdown(self):
        free = ao.offload(GPT).plan["predicted"]
        for share, recompute in ((5, False), (0.01, True)):
            lowest = ao.offload(
                GPT, max_slowdown=share, recompute=recompute
            ).plan["predicted"]
            self.assertLess(lowest["peak_bytes"], free["peak_bytes"])
            self.assertLessEqual(
                lowest["makespan_us"], (1 + share) * lowest["base_us"]
            )
        with self.assertRaisesRegex(ao.Error, "max_slowdown"):
            ao.offload(GPT, max_slowdown=-1)

    def test_in_flight(self):
        """Calls of a pair in a branch: the number of microbatches in flight is an option."""
        folder = ROOT / "test/Dialect/AO/Transforms"
        text = (folder / "Inputs/ao-plan-offload-in-flight-branch.mlir").read_text()
        options = {"device_memory_budget": "90%", "min_bytes": 0}
        with self.assertRaisesRegex(ao.Error, "set 'in_flight'"):
            ao.offload(text, **options)
        moved = ao.offload(text, in_flight=3, **options)
        self.assertIn("ao.offload", moved.module)
        # One microbatch keeps to its share of the budget for all.
        budget = 160000
        moved = ao.offload(text, in_flight=3, min_bytes=0, device_memory_budget=budget)
        share = moved.plan["options"]["device_budget"]
        self.assertLess(share, budget)
        self.assertLessEqual(moved.predicted_peak_after, share)
        with self.assertRaisesRegex(ao.InfeasibleError, "its 40 microbatches in flight"):
            ao.offload(text, in_flight=40, min_bytes=0, device_memory_budget=200000)

    def test_fit_buffers(self):
        result = self.offload(device_memory_budget="90%", fit_buffers=True)
        self.assertLessEqual(
            result.predicted_peak_after, 0.9 * result.predicted_peak_before
        )


class PipelineTest(unittest.TestCase):
    def test_as_ao_opt(self):
        pipeline = "ao-inline-callees,ao-bufferize-pipeline,cse"
        result = ao.run_pipeline(GPT, f"builtin.module({pipeline})")
        self.assertEqual(result.module.strip(), run_ao_opt(pipeline).strip())

    def test_steps_before_offloading(self):
        result = ao.run_pipeline(ONE, "builtin.module(ao-estimate-costs)")
        self.assertEqual(result.plan["commands"], [])
        self.assertEqual(
            result.predicted_peak_after, result.predicted_peak_before
        )

    def test_bad_pipelines(self):
        for pipeline, text in (
            ("", "cannot read the pipeline"),
            ("cse", "cannot read the pipeline"),
            ("builtin.module(", "cannot read the pipeline"),
            ("builtin.module(no-such)", "'no-such' does not refer to a"),
            ("builtin.module(ao-offload-pipeline{a=b})", "no such option a"),
            ("builtin.module(ao-plan-offload{effort=77})", "'effort' must be"),
            ("func.func(cse)", "can't run 'func.func' pass manager"),
            ("builtin.module(\0)", "cannot read the pipeline"),
            ("builtin.module(\udcff)", "cannot read the pipeline"),
        ):
            with self.subTest(pipeline):
                with self.assertRaisesRegex(ao.Error, text):
                    ao.run_pipeline(ONE, pipeline)
        with self.assertRaisesRegex(TypeError, "'pipeline' must be text"):
            ao.run_pipeline(ONE, b"builtin.module(cse)")


class BadInputTest(unittest.TestCase):
    def test_race(self):
        with self.assertRaises(ao.Error) as caught:
            ao.verify(RACE, name="race.mlir")
        (diagnostic,) = caught.exception.diagnostics
        self.assertEqual(diagnostic.kind, "error")
        self.assertEqual(
            diagnostic.message,
            "'ao.offload' op transfer is never waited for; expected exactly one "
            "'ao.wait' on every path",
        )
        self.assertEqual(diagnostic.location, "race.mlir:2:8")
        self.assertEqual(
            (diagnostic.file, diagnostic.line, diagnostic.column),
            ("race.mlir", 2, 8),
        )
        self.assertEqual(str(caught.exception), str(diagnostic))
        shown = traceback.format_exception_only(caught.exception)
        self.assertTrue(shown[0].startswith("ao.Error: "), shown)
        again = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual(again.diagnostics, [diagnostic])

    def test_unknown_location_is_empty(self):
        with self.assertRaises(ao.Error) as caught:
            ao.offload("module {} loc(unknown)", device_memory_budget=1)
        self.assertEqual(caught.exception.diagnostics[0].location, "")
        self.assertRegex(str(caught.exception), "^'device_memory_budget'")

    def test_modules(self):
        bytecode = ao.run_pipeline(ONE, "builtin.module()").bytecode
        for module in (
            "nonsense",
            "func.func @f() -> i32 { return }",
            "module {",
            '"',
            "\udcff",
            b"\xff\xfe",
            b"ML\xefR",
            bytecode[:100],
            bytecode[:-1],
            bytecode.replace(b"math", b"mash"),
            "func.func @\u00e9() { bad }",
        ):
            for function in (ao.offload, ao.verify):
                with self.subTest(module=module[:40]):
                    with self.assertRaises(ao.Error) as caught:
                        function(module)
                    self.assertTrue(
                        any(
                            d.kind == "error"
                            for d in caught.exception.diagnostics
                        )
                    )

    def test_nesting(self):
        for opening, closing in (
            ("module {\n", "}"),
            ("!t = tuple<", ">"),
            ("#a = [", "]"),
            ('"a"() ({', "}) : () -> ()"),
        ):
            for count in (501, 100000):
                with self.subTest(opening, count=count):
                    with self.assertRaisesRegex(ao.Error, "deeper than 500"):
                        ao.verify(opening * count + closing * count)
        with self.assertRaises(ao.Error) as caught:
            ao.verify("module {\n" * 501 + "}" * 501, name="deep.mlir")
        self.assertTrue(str(caught.exception).startswith("deep.mlir:501:8: "))
        ao.run_pipeline("module {" * 500 + "}" * 500, "builtin.module(cse)")
        # Brackets that do not nest are not counted.
        ao.verify("// " + "(" * 1000 + "\nmodule {}")
        ao.verify('module @"' + "(\\22" * 1000 + '" {}')
        ao.verify("".join(
            f"func.func private @f{i}(() -> ())\n"
            f"#s{i} = affine_set<(d0) : (d0 >= {i})>\n"
            for i in range(600)
        ))

    def test_infeasible(self):
        with self.assertRaisesRegex(ao.InfeasibleError, "feasible device") as caught:
            ao.offload(ONE, device_memory_budget=1)
        smallest = caught.exception.smallest_device_budget
        self.assertIn(f"budget is {smallest} bytes", str(caught.exception))
        self.assertIsNone(caught.exception.smallest_host_budget)
        self.assertTrue(caught.exception.diagnostics)
        ao.offload(ONE, device_memory_budget=smallest)
        with self.assertRaises(ao.InfeasibleError):
            ao.offload(ONE, device_memory_budget=smallest - 1)

    def test_shares(self):
        # As the tools have it: test/Pipelines/shares.mlir.
        budgets = {"device_memory_budget": "75%", "host_memory_budget": "50%"}
        step = (ROOT / "test/Pipelines/shares.mlir").read_text()
        result = ao.offload(step, min_bytes=0, **budgets)
        plan = ao.plan(result.trace, min_bytes=0, **budgets)
        for options in (result.plan["options"], plan["options"]):
            self.assertEqual(options["device_budget"], 786432)
            self.assertEqual(options["host_budget"], 524288)

    def test_shares_of_steps_with_loops(self):
        # The plan that was made, and the one read back from a step whose loops
        # were cut, are shares of the same peak and count the same stacks.
        text = (ROOT / "test/Models/lstm-joint.linalg.mlir").read_text()
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "plan.json")
            result = ao.offload(
                text,
                device_memory_budget="90%",
                host_memory_budget="95%",
                plan_output=file,
            )
            made = json.loads(file.read_text())
        self.assertEqual(result.plan["options"], made["options"])
        for name in ("unplanned_peak_bytes", "peak_bytes", "host_peak_bytes"):
            self.assertEqual(result.plan["predicted"][name], made["predicted"][name])
        self.assertEqual(
            made["options"]["device_budget"],
            made["predicted"]["unplanned_peak_bytes"] * 9 // 10,
        )

    def test_infeasible_is_no_matter_of_words(self):
        # Quoted text resembles the message.
        text = ": no plan fits the budget; the smallest feasible device memory budget is 7 bytes"
        with self.assertRaises(ao.Error) as caught:
            ao.offload(ONE, device_memory_budget=text)
        self.assertIn("budget is 7 bytes", str(caught.exception))
        self.assertNotIsInstance(caught.exception, ao.InfeasibleError)
        # Nothing is known that would do here.
        text = (ROOT / "test/Pipelines/budgets-host-residuals.mlir").read_text()
        with self.assertRaisesRegex(ao.InfeasibleError, "stacked residuals") as caught:
            ao.run_pipeline(
                text,
                "builtin.module(ao-stream-residuals{min-bytes=0},"
                "ao-plan-offload{host-memory-budget=16383})",
            )
        self.assertEqual(caught.exception.smallest_device_budget, 0)
        self.assertIsNone(caught.exception.smallest_host_budget)

    def test_infeasible_in_buffers(self):
        folded = (ROOT / "test/Pipelines/Inputs/folded-slice.mlir").read_text()
        with self.assertRaises(ao.InfeasibleError) as caught:
            ao.offload(folded, device_memory_budget=57344, fit_buffers=True)
        self.assertEqual(caught.exception.smallest_device_budget, 65536)
        ao.offload(folded, device_memory_budget=65536, fit_buffers=True)

    def test_options(self):
        for name, value, error, text in (
            ("strategy", "best", ao.Error, "expected 'strategy' to be one of none, sync, "),
            ("select", 3, TypeError, "'select' must be text"),
            ("select", "none", ao.Error, "first-layers"),
            ("layer_issue", "later", ao.Error, "expected 'layer_issue' to be one of"),
            ("arenas", "host", ao.Error, "expected 'arenas' to be one of .*, got 'host'"),
            ("arenas", "all", ao.Error, "'arenas' requires strategy"),
            ("results", "heap", ao.Error, "expected 'results' to be one of .*, got 'heap'"),
            ("results", "arena", ao.Error, "'results' needs 'arenas'"),
            ("reload_order", "use", ao.Error, "'reload_order' requires strategy"),
            ("min_elements", -1, ao.Error, "'min_elements' must not be"),
            ("link_bandwidth", 1.0, ao.Error, "'link_bandwidth' requires strategy"),
            ("link_bandwidth", "x", TypeError, "'link_bandwidth' must be a number"),
            ("machine", "no-such", ao.Error, "neither a file nor one of"),
            ("machine", {"d2h_bandwidth": -1}, ao.Error, "machine: "),
            ("machine", 7, TypeError, "'machine' must be"),
            ("device_memory_budget", "", ao.Error, "'device_memory_budget' is"),
            ("host_memory_budget", "", ao.Error, "'host_memory_budget' is"),
            ("num_layers", -2, ao.Error, "'num_layers' "),
            ("in_flight", 0, ao.Error, "'in_flight' must be positive, got 0"),
            ("device_memory_budget", "lots", ao.Error, "device_memory_budget"),
            ("device_memory_budget", 1.5, TypeError, "'16GiB'"),
            ("host_memory_budget", -1, ao.Error, "host_memory_budget"),
            ("min_bytes", -1, ao.Error, "'min_bytes' must not be negative"),
            ("min_bytes", 2**63, ao.Error, "64 bits"),
            ("min_bytes", 1.0, TypeError, "whole number"),
            ("effort", 99, ao.Error, "'effort' must be"),
            ("profile", "nowhere.json", ao.Error, "cannot read profile"),
            ("profile", {"math.sin": 1}, ao.Error, "unknown key"),
            ("profile", {**PROFILE, "ops": {"a": -1}}, ao.Error, "non-negative"),
            ("profile", {"math.sin": float("inf")}, ao.Error, "'profile': "),
            ("report", "/nowhere/r.html", ao.Error, "/nowhere/r.html"),
            ("report", "a\0b", ao.Error, "NUL"),
            ("name", 3, TypeError, "'name' must be"),
            ("name", "\udcff", ao.Error, "'name' is not valid Unicode"),
        ):
            with self.subTest(name, value=value):
                with self.assertRaisesRegex(error, text):
                    ao.offload(ONE, **{name: value})
        for module in (None, 3, ["module {}"], pathlib.Path("step.mlir")):
            with self.assertRaisesRegex(TypeError, "a module must be"):
                ao.offload(module)


class PackageTest(unittest.TestCase):
    def test_everything_is_documented_and_annotated(self):
        for name in ao.__all__:
            thing = getattr(ao, name)
            if name.startswith("__"):
                continue
            with self.subTest(name):
                self.assertTrue(inspect.getdoc(thing))
                if inspect.isfunction(thing):
                    annotated = thing.__annotations__
                    self.assertIn("return", annotated)
                    for parameter in inspect.signature(thing).parameters:
                        self.assertIn(parameter, annotated)
        folder = pathlib.Path(ao.__file__).parent
        self.assertTrue((folder / "py.typed").exists())


if __name__ == "__main__":
    unittest.main()
