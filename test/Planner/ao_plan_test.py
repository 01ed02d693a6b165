# ===- ao_plan_test.py - The command line of ao-plan -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
#
# usage: ao_plan_test.py AO-PLAN TRACE-DIRECTORY
#
# Needs nothing but Python's standard library, so that it runs without LLVM's
# test tools.
#
#===------------------------------------------------------------------------===#

import csv
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

TOOL = sys.argv[1]
TRACES = sys.argv[2]
UNET = os.path.join(TRACES, "G_unet.json")
COMPLETE_UNET = os.path.join(TRACES, "Complete", "G_unet.json")


def run(*arguments):
    return subprocess.run(
        [TOOL, *arguments], capture_output=True, text=True, encoding="utf-8"
    )


class AoPlan(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def write(self, name, document):
        with open(self.path(name), "w", encoding="utf-8") as stream:
            stream.write(
                document if isinstance(document, str) else json.dumps(document)
            )
        return self.path(name)

    def succeed(self, *arguments):
        result = run(*arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stderr, "")
        return result.stdout

    def fail(self, status, *arguments):
        """Runs into one error; no output file may be left."""
        output = self.path("none.json")
        before = sorted(os.listdir(self.folder.name))
        result = run(*arguments, "-o", output)
        self.assertEqual(result.returncode, status, result.stderr)
        self.assertEqual(result.stdout, "")
        self.assertEqual(result.stderr.count("error:"), 1, result.stderr)
        self.assertEqual(sorted(os.listdir(self.folder.name)), before)
        return result.stderr

    def step(self, **changes):
        document = {
            "schema": "ao.step-trace",
            "version": 2,
            "name": "step",
            "ops": [{"name": f"op{i}", "duration_us": 100.0} for i in range(4)],
            "values": [
                {"name": "a", "bytes": 4 << 20, "def": 0, "uses": [3],
                 "offloadable": True},
                {"name": "b", "bytes": 6 << 20, "def": 1, "uses": [2],
                 "offloadable": False},
            ],
        }
        document.update(changes)
        return document

    def test_plan_file(self):
        output = self.path("plan.json")
        text = self.succeed(UNET, "--machine=gh200", "-o", output)
        self.assertIn("peak", text)
        with open(output, encoding="utf-8") as stream:
            plan = json.load(stream)
        self.assertEqual(plan["schema"], "ao.plan")
        self.assertEqual(plan["ops"], 114)
        self.assertEqual(plan["machine"]["name"], "gh200")
        self.assertIsNone(plan["options"]["device_budget"])
        self.assertEqual(plan["options"]["min_bytes"], 1 << 20)
        predicted = plan["predicted"]
        self.assertLessEqual(predicted["peak_bound_bytes"], predicted["peak_bytes"])
        self.assertLess(predicted["exposed_us"], 1e-9 * predicted["base_us"])

    def test_last_line_says_what_is_offloaded(self):
        last = self.succeed(UNET, "--machine=gh200").splitlines()[-1]
        self.assertRegex(
            last,
            r"^summary       offloaded \d+ values \(.* GB\); peak 9\.53 GB -> .*"
            r"s exposed; of the peak, \d+\.\d % is not eligible: ",
        )

    def test_nothing_offloaded_says_why(self):
        unified = '{"d2h_bandwidth":1,"h2d_bandwidth":1,"unified_memory":true}'
        for key, reason, arguments in [
            ("fits", "the peak is within the budget", ["--device-memory-budget=100%"]),
            ("nothing-eligible", "no value is eligible", ["--min-bytes=1TB"]),
            ("unified", "host memory is device memory", ["--machine=" + unified]),
        ]:
            with self.subTest(key):
                text = self.succeed(UNET, *arguments)
                self.assertIn(f"summary       nothing offloaded: {reason}; ", text)
                plan = json.loads(self.succeed(UNET, "--json", *arguments))
                self.assertEqual(plan["declined"], key)
        plan = json.loads(self.succeed(UNET, "--json", "--policy=none"))
        self.assertNotIn("declined", plan)

    def test_printed_figures_name_the_step_and_the_bounds_that_hold(self):
        step = self.write("step.json", self.step())
        text = self.succeed(step, "--machine=gh200")
        self.assertRegex(text, r"^trace         step, 4 ops, \d values\npolicy ")
        self.assertRegex(text, r"\ngap           peak [\d.]+, step time [\d.]+ of")
        # Under a budget the peak may be below the bound without exposed time.
        text = self.succeed(step, "--machine=gh200", "--device-memory-budget=100%")
        self.assertRegex(text, r"\ngap           step time [\d.]+ of the bound\n")

    def test_unknown_names_are_errors_with_all_names(self):
        step = self.write("step.json", self.step())
        for option, names in (
            ("policy", "none, sync, pytorch"),
            ("layer-issue", "ready, head"),
            ("reload-order", "saved, use"),
        ):
            error = self.fail(1, step, f"--{option}=best")
            self.assertIn(f"'best', expected one of {names}", error)

    def test_no_copy_helps_unified_memory(self):
        unified = '{"d2h_bandwidth":1,"h2d_bandwidth":1,"unified_memory":true}'
        message = self.fail(2, UNET, "--machine=" + unified, "--device-memory-budget=50%")
        self.assertIn("offloading saves nothing on this machine, whose host memory is device memory",
                      message)
        self.assertNotIn("may move", message)

    def test_json_is_the_plan(self):
        output = self.path("plan.json")
        text = self.succeed(UNET, "--json", "-o", output)
        with open(output, encoding="utf-8") as stream:
            self.assertEqual(json.loads(text), json.load(stream))

    def test_same_plan_twice(self):
        arguments = (UNET, "--device-memory-budget=50%", "--json", "--seed=7")
        self.assertEqual(self.succeed(*arguments), self.succeed(*arguments))

    def test_budget_spellings(self):
        for text, size in (
            ("9000000000", 9000000000),
            ("9GB", 9000000000),
            ("8GiB", 8 << 30),
            ("7.5GB", 7500000000),
            ("8192MiB", 8 << 30),
        ):
            plan = json.loads(
                self.succeed(UNET, f"--device-memory-budget={text}", "--json",
                             "--effort=0"))
            self.assertEqual(plan["options"]["device_budget"], size, text)
            self.assertLessEqual(plan["predicted"]["peak_bytes"], size)
        plan = json.loads(
            self.succeed(UNET, "--device-memory-budget=70%", "--json",
                         "--effort=0"))
        self.assertEqual(plan["options"]["device_budget"],
                         plan["predicted"]["unplanned_peak_bytes"] * 70 // 100)

    def test_machine_overrides(self):
        plan = json.loads(
            self.succeed(UNET, "--d2h-bandwidth=1e9", "--h2d-bandwidth=2e9",
                         "--latency-us=3", "--json", "--effort=0"))
        self.assertEqual(plan["machine"]["d2h_bandwidth"], 1e9)
        self.assertEqual(plan["machine"]["h2d_bandwidth"], 2e9)
        self.assertEqual(plan["machine"]["latency_us"], 3)

    def test_machine_file(self):
        machine = self.write("machine.json", {
            "name": "mine", "d2h_bandwidth": 1e10, "h2d_bandwidth": 1e10,
            "ranks_per_host_link": 4})
        plan = json.loads(
            self.succeed(UNET, f"--machine={machine}", "--json", "--effort=0"))
        self.assertEqual(plan["machine"]["ranks_per_host_link"], 4)
        with open(machine, encoding="utf-8") as stream:
            text = stream.read()
        self.assertEqual(plan, json.loads(
            self.succeed(UNET, f"--machine={text}", "--json", "--effort=0")))

    def test_occupied_links(self):
        with open(UNET, encoding="utf-8") as stream:
            trace = json.load(stream)
        for op in trace["ops"]:
            op["d2h_occupancy"] = op["h2d_occupancy"] = 0
        plan = self.succeed(UNET, "--json", "--effort=0")
        self.assertEqual(
            self.succeed(self.write("t.json", trace), "--json", "--effort=0"), plan)
        for op in trace["ops"]:
            op["d2h_occupancy"] = op["h2d_occupancy"] = 0.75
        busy = json.loads(
            self.succeed(self.write("t.json", trace), "--json", "--effort=0"))
        self.assertGreater(busy["predicted"]["peak_bytes"],
                           json.loads(plan)["predicted"]["peak_bytes"])
        self.assertGreater(busy["predicted"]["peak_bound_bytes"],
                           json.loads(plan)["predicted"]["peak_bound_bytes"])
        trace["ops"][2]["h2d_occupancy"] = 1
        error = self.fail(1, self.write("t.json", trace))
        self.assertIn("$.ops[2].h2d_occupancy: an occupancy must be at least 0 and "
                      "less than 1", error)

    def test_compare(self):
        rows = json.loads(self.succeed(UNET, "--compare", "--json", "--effort=0"))
        self.assertEqual(
            [row["policy"] for row in rows],
            ["none", "sync", "pytorch", "pytorch-per-layer", "layerwise",
             "planned"])
        table = self.succeed(UNET, "--compare", "--effort=0")
        self.assertRegex(
            table.splitlines()[0],
            r"^policy +peak +host peak +offloaded +step \(ms\) +exposed \(ms\) +"
            r"slowdown +over bound$")
        self.assertRegex(
            table.splitlines()[-1],
            r"^lowest peak without a slowdown: planned \(peak .*, slowdown 0\.0 %\)$")

        allowed = self.succeed(UNET, "--compare", "--effort=0", "--max-slowdown=2%")
        self.assertRegex(
            allowed.splitlines()[-1],
            r"^lowest peak at a slowdown of at most 2\.0 %: planned \(peak .*, "
            r"slowdown [012]\.\d %\)$")

    def test_compare_within_a_budget(self):
        """The last line names the fastest policy that meets the budget."""
        options = (UNET, "--compare", "--effort=0", "--device-memory-budget=60%")
        rows = json.loads(self.succeed(*options, "--json"))
        budget = json.loads(self.succeed(
            UNET, "--json", "--effort=0", "--device-memory-budget=60%"
        ))["options"]["device_budget"]
        lines = self.succeed(*options).splitlines()
        self.assertRegex(lines[0], r"  over bound +budget$")
        for row, line in zip(rows, lines[1:-1]):
            met = row["peak_bytes"] <= budget
            self.assertTrue(line.startswith(row["policy"]), line)
            self.assertTrue(line.endswith("  met" if met else "  exceeded"), line)
        fastest = min((row for row in rows if row["peak_bytes"] <= budget),
                      key=lambda row: row["makespan_us"])
        self.assertRegex(
            lines[-1],
            rf"^fastest within the budget of .*B: {fastest['policy']} \(peak ")

    def test_sweep(self):
        output = self.path("sweep.csv")
        table = self.succeed(UNET, "--sweep", "--effort=0", f"--csv={output}")
        with open(output, encoding="utf-8") as stream:
            rows = list(csv.DictReader(stream))
        self.assertEqual(len(table.splitlines()), len(rows) + 2)
        self.assertRegex(table.splitlines()[-1],
                         r"^smallest budget without a slowdown: \S+ [kMG]?B \(peak ")
        for row in rows:
            self.assertLessEqual(int(row["peak_bytes"]), int(row["budget"]))
            self.assertLessEqual(float(row["makespan_bound_us"]),
                                 float(row["makespan_us"]) * (1 + 1e-9))
        self.assertEqual(float(rows[-1]["exposed_us"]), 0)

    def test_compare_and_sweep(self):
        report = self.path("report.json")
        tables = json.loads(self.succeed(
            UNET, "--compare", "--sweep", "--json", "--effort=0",
            f"--report={report}"))
        self.assertEqual(len(tables["comparison"]), 6)
        self.assertEqual(len(tables["frontier"]), 25)
        self.assertEqual(
            tables["comparison"],
            json.loads(self.succeed(UNET, "--compare", "--json", "--effort=0")))
        self.assertEqual(
            tables["frontier"],
            json.loads(self.succeed(UNET, "--sweep", "--json", "--effort=0")))
        with open(report, encoding="utf-8") as stream:
            shown = json.load(stream)
        self.assertEqual(len(shown["comparison"]["name"]), 6)
        self.assertEqual(len(shown["frontier"]["budget_bytes"]), 25)
        text = self.succeed(UNET, "--compare", "--sweep", "--effort=0")
        self.assertEqual(len(text.splitlines()), 1 + 6 + 1 + 1 + 1 + 25 + 1)

    def loop_trace(self):
        """Two loops of eight iterations: one stacks, the other reads."""
        trips, body = 8, 4
        first = trips * body + 1
        ops = [
            {"name": f"op{k % body}[{k // body}]", "duration_us": 100}
            for k in range(2 * trips * body + 1)
        ]
        values = [
            {
                "name": f"slice[{i}]",
                "bytes": 5 << 20,
                "def": i * body + 1,
                "uses": [first + (trips - 1 - i) * body + 2],
                "offloadable": True,
            }
            for i in range(trips)
        ]
        loops = [
            {"name": name, "first_op": at, "body_ops": body, "trips": trips}
            for name, at in (("forward", 0), ("backward", first))
        ]
        stack = {"name": "stack", "values": list(range(trips))}
        return {
            "schema": "ao.step-trace",
            "version": 2,
            "name": "loop",
            "ops": ops,
            "values": values,
            "loops": loops,
            "stacked_residuals": [{**stack, "loop_out": 0, "loop_in": 1}],
        }

    def test_loops(self):
        trace = self.write("loop.json", self.loop_trace())
        plan = self.path("plan.json")
        budget = ("--device-memory-budget=60%", "--min-bytes=0")
        self.succeed(trace, *budget, "-o", plan)
        with open(plan, encoding="utf-8") as stream:
            predicted = json.load(stream)["predicted"]
        self.assertEqual(predicted["unplanned_peak_bytes"], 9 * (5 << 20))
        self.assertLessEqual(predicted["peak_bytes"], 27 * (1 << 20))
        self.assertIn("planned", self.succeed(trace, *budget, "--compare"))
        # From the least budget that loops have a plan for.
        rows = json.loads(self.succeed(trace, "--min-bytes=0", "--sweep",
                                       "--json"))
        self.assertLess(int(rows[0]["budget"]), 15 * (1 << 20))
        self.assertLessEqual(rows[0]["peak_bytes"], int(rows[0]["budget"]))
        # Stacks are pinned.
        pinned = json.loads(self.succeed(
            trace, "--min-bytes=0", f"--pinned-memory-budget={10 << 20}",
            "--json"))["predicted"]
        self.assertEqual(pinned["pinned_peak_bytes"], 10 << 20)
        self.assertIn("pinned", self.fail(
            2, trace, *budget, f"--pinned-memory-budget={10 << 20}"))
        self.assertIn(
            "stacked residuals",
            self.fail(1, trace, "--schedule=1f1b", "--microbatches=2"),
        )

    def test_bad_loops(self):
        document = self.loop_trace()
        document["stacked_residuals"][0]["values"].pop()
        trace = self.write("bad.json", document)
        self.assertIn("$.stacked_residuals[0].values", self.fail(1, trace))

    def test_layerwise_layers(self):
        one = json.loads(self.succeed(UNET, "--policy=layerwise",
                                      "--num-layers=1", "--json"))
        two = json.loads(self.succeed(UNET, "--policy=layerwise",
                                      "--num-layers=2", "--json"))
        self.assertLess(one["predicted"]["offloaded_bytes"],
                        two["predicted"]["offloaded_bytes"])

    def test_layerwise_without_layers(self):
        trace = self.write("trace.json", self.step())
        self.assertIn("the step has no layers",
                      self.fail(1, trace, "--policy=layerwise"))
        self.succeed(trace, "--policy=layerwise", "--num-layers=0")
        self.succeed(trace, "--compare")

    def test_schedules(self):
        output = self.path("unrolled.json")
        arguments = ["--stages=4", "--microbatches=3", "--effort=0"]
        text = self.succeed(UNET, "--schedule=1f1b", "--stage=1", *arguments,
                            f"--trace-output={output}")
        self.assertRegex(text, "microbatches  3, at most 3 in flight; each holds at most [0-9.]+ GB")
        with open(output, encoding="utf-8") as stream:
            trace = json.load(stream)
        microbatches = {op.get("microbatch") for op in trace["ops"]}
        self.assertEqual(microbatches, {None, 0, 1, 2})
        self.assertEqual({op["name"] for op in trace["ops"]
                          if "microbatch" not in op}, {"idle"})
        # The written trace has the same plan.
        self.assertEqual(text, self.succeed(output, "--effort=0"))
        gpipe = self.succeed(UNET, "--schedule=gpipe", *arguments, "--json")
        self.assertEqual(json.loads(gpipe)["ops"], 3 * 114 + 1)

    def test_groups(self):
        with open(UNET, encoding="utf-8") as stream:
            trace = json.load(stream)
        # Values with the same defining op and the same uses are offloaded together.
        moved = [each for each in trace["values"]
                 if each["offloadable"] and len(each["uses"]) == 2][:2]
        for each in moved:
            each.update(group=3, **{"def": moved[0]["def"], "uses": moved[0]["uses"]})
        text = self.succeed(self.write("groups.json", trace), "--policy=sync")
        self.assertRegex(text, r"groups        1 of 1 offloaded, 2 of 2 components, [0-9.]+ GB")

    def test_tiers(self):
        machine = self.write("tiers.json", {
            "d2h_bandwidth": 2e9, "h2d_bandwidth": 2e9, "latency_us": 2,
            "pageable_d2h_bandwidth": 8e8, "pageable_h2d_bandwidth": 1e9})
        arguments = [UNET, f"--machine={machine}", "--device-memory-budget=60%",
                     "--effort=0"]
        report = self.path("report.json")
        text = self.succeed(*arguments, "--pinned-memory-budget=8%", f"--report={report}")
        self.assertRegex(
            text, r"tiers         pinned \d+ values, at most [0-9.]+ MB of 762 MB; "
                  r"pageable \d+ values, at most [0-9.]+ GB\n")
        with open(report, encoding="utf-8") as stream:
            tiers = json.load(stream)["tiers"]
        self.assertEqual(tiers["tier"]["texts"], ["pinned", "pageable"])
        self.assertLessEqual(tiers["peak_bytes"][0], tiers["pinned_limit"])
        # Without a limit there is one tier, and nothing to say of it.
        self.assertNotIn("tiers", self.succeed(*arguments))

    def test_schedule_files(self):
        def passes(run, chunks):
            return [{"run": run, "microbatch": i, "chunk": c}
                    for i in range(2) for c in chunks]
        items = [*passes("forward", (0, 1)), {"idle_us": 50.0},
                 *passes("backward", (1, 0))]
        document = {"schema": "ao.schedule", "version": 2, "items": items}
        layers = [{"name": f"op{i}", "duration_us": 100.0,
                   "phase": "forward" if i < 2 else "backward",
                   "layer": min(i, 3 - i)} for i in range(4)]
        trace = self.write("step.json", self.step(ops=layers))
        schedule = self.write("schedule.json", document)
        plan = json.loads(self.succeed(trace, f"--schedule={schedule}",
                                       "--chunks=2", "--json"))
        self.assertEqual(plan["ops"], 9)
        for changed, expected in (
            (items[:-1], "forward pass of microbatch 1 through chunk 0 is not "
                         "followed by its backward pass"),
            (items[:4:-1], "$.items[0]: backward pass of microbatch 1 through "
                           "chunk 0 precedes its forward pass"),
            ([dict(items[0], chunk=2)],
             "$.items[0].chunk: chunk 2 is not one of the 2 chunks"),
        ):
            bad = self.write("bad.json", dict(document, items=changed))
            message = self.fail(1, trace, f"--schedule={bad}", "--chunks=2")
            self.assertIn(f"{bad}: ", message)
            self.assertIn(expected, message)

    def test_chrome_trace(self):
        output = self.path("chrome.json")
        self.succeed(UNET, "--device-memory-budget=30%",
                     f"--chrome-trace={output}")
        with open(output, encoding="utf-8") as stream:
            events = json.load(stream)["traceEvents"]
        categories = {event.get("cat") for event in events}
        self.assertLessEqual({"compute", "offload", "reload", "stall"},
                             categories)
        for event in events:
            self.assertIn(event["ph"], "MXC")

    def test_infeasible_budget(self):
        message = self.fail(2, self.write("step.json", self.step()),
                            "--device-memory-budget=5MiB")
        self.assertIn("smallest feasible device memory budget is 6291456 bytes",
                      message)
        self.assertIn("'op1' needs these values at once: 'b' (", message)
        self.assertIn("; of the peak, ", message)
        plan = json.loads(self.succeed(
            self.path("step.json"), "--device-memory-budget=6291456", "--json"))
        self.assertEqual(plan["predicted"]["peak_bytes"], 6291456)

    def test_policies_without_budgets_say_so(self):
        result = run(self.write("step.json", self.step()), "--policy=none",
                     "--device-memory-budget=5MiB", "--json")
        self.assertEqual(result.returncode, 0)
        peak = json.loads(result.stdout)["predicted"]["peak_bytes"]
        self.assertEqual(
            result.stderr,
            "ao-plan: warning: policy 'none' ignores memory budgets: the step needs "
            f"{peak} "
            "bytes, above the 'device-memory-budget' of 5242880\n")

    def test_infeasible_host_budget(self):
        message = self.fail(2, self.write("step.json", self.step()),
                            "--device-memory-budget=6MiB",
                            "--host-memory-budget=1MiB")
        self.assertIn("host", message)

    def test_names_are_escaped(self):
        document = self.step()
        document["name"] = 'a "b" \\ ü 世'
        document["ops"][1]["name"] = "<ö> \"q\""
        trace = self.write("step.json", document)
        chrome = self.path("chrome.json")
        plan = json.loads(self.succeed(trace, "--json",
                                       f"--chrome-trace={chrome}"))
        self.assertEqual(plan["trace"], document["name"])
        with open(chrome, encoding="utf-8") as stream:
            names = {event["name"] for event in json.load(stream)["traceEvents"]}
        self.assertIn(document["ops"][1]["name"], names)

    def test_names_in_messages_are_one_line(self):
        document = self.step()
        document["ops"][1]["name"] = "a\nb\x1b[31m\u202e\u2028"
        document["values"][1]["name"] = "v\r\n\x7f\x9b\t世"
        message = self.fail(2, self.write("step.json", document),
                            "--device-memory-budget=5MiB")
        self.assertIn(r"'a\nb\u001b[31m\u202e\u2028' needs", message)
        self.assertIn(r"'v\u000d\n\u007f\u009b\t世' (", message)
        self.assertEqual(len(message.splitlines()), 1)
        for text in ("--machine=no\nsuch", "--policy=no\x1bsuch"):
            message = self.fail(1, UNET, text)
            self.assertEqual(len(message.splitlines()), 1)
            self.assertTrue(message.strip().isprintable(), message)
        machine = self.write("machine.json", {
            "name": "\n\x1b", "d2h_bandwidth": 1e10, "h2d_bandwidth": 1e10})
        text = self.succeed(UNET, f"--machine={machine}", "--effort=0")
        self.assertIn(r"planned on \n\u001b", text)

    def test_empty_and_single(self):
        for ops in (0, 1):
            document = self.step(ops=self.step()["ops"][:ops], values=[])
            trace = self.write("step.json", document)
            for extra in ([], ["--compare"], ["--sweep"],
                          ["--device-memory-budget=0"]):
                self.succeed(trace, *extra)

    def test_bad_input(self):
        good = self.step()
        bad_use = self.step()
        bad_use["values"][0]["uses"] = [0]
        for document, expected in (
            ("{", "not valid JSON"),
            (dict(good, schema="x"), "$.schema"),
            (dict(good, version=1), "$.version: expected version 2 of ao.step-trace, got 1; "
             '"instance" is "microbatch"'),
            (dict(good, boundary=9), "$.boundary"),
            (bad_use, "$.values[0].uses[0]"),
            (json.dumps(good).replace("100.0", "NaN", 1), "$.ops[0].duration_us"),
            (json.dumps(good).replace('"name"', '"name": "x", "name"', 1),
             "$.name: duplicate key"),
            (json.dumps(good).replace('"bytes"', '"bytes": 1, "bytes"', 1),
             "$.values[0].bytes: duplicate key"),
        ):
            self.assertIn(expected,
                          self.fail(1, self.write("bad.json", document)))

    def test_bad_arguments(self):
        for arguments in (
            [],
            ["no-such-file.json"],
            [UNET, "--no-such-option"],
            [UNET, "--policy=best"],
            [UNET, "--machine=abacus"],
            [UNET, "--d2h-bandwidth=0"],
            [UNET, "--h2d-bandwidth=nan"],
            [UNET, "--latency-us=-1"],
            [UNET, "--device-memory-budget=many"],
            [UNET, "--device-memory-budget="],
            [UNET, "--host-memory-budget="],
            [UNET, "--device-memory-budget=-5"],
            [UNET, "--device-memory-budget=99999999999TB"],
            [UNET, "--host-memory-budget=5XB"],
            [UNET, "--min-bytes=x"],
            [UNET, "--effort=99"],
            [UNET, "--seed=99999999999999999999"],
            [UNET, "--num-layers=99999999999999999999", "--policy=layerwise"],
            [UNET, "--num-layers=23", "--policy=layerwise"],
            [UNET, "--layer-issue=late"],
            [UNET, "--policy=manual"],
            [UNET, "--stages=2"],
            [UNET, "--chunks=2"],
            [UNET, "--schedule=1f1b", "--chunks=2"],
            [UNET, "--schedule=1f1b", "--stages=2", "--stage=2"],
            [UNET, "--schedule=gpipe", "--microbatches=0"],
            [UNET, "--schedule=interleaved", "--chunks=99"],
            [UNET, "--schedule=no-such-file.json"],
            [UNET, "--reload-order=random"],
            [UNET, "--num-layers=-1", "--policy=layerwise"],
            [UNET, "--num-layers=-2", "--policy=layerwise"],
            [UNET, "--min-bytes=50%"],
            [UNET, "--latency-us=1.7e308"],
            [UNET, "--latency-us=1.7e308", "--compare"],
            [UNET, "--compare", "--sweep", "--csv=x.csv"],
            [UNET, "--csv=x.csv"],
            [UNET, "--num-layers=1"],
            [UNET, "--layer-issue=head", "--policy=sync"],
            [UNET, "--reload-order=use", "--sweep"],
            [UNET, "--gib-rates", "--policy=layerwise"],
        ):
            with self.subTest(arguments=arguments):
                self.fail(1, *arguments)

    def test_unwritable_output(self):
        """Whichever output fails, none is written and none is damaged."""
        outputs = {"-o": "plan.json", "--chrome-trace": "trace.json",
                   "--report": "report.html", "--csv": "table.csv"}
        old = self.write("plan.json", "old")
        for bad in outputs:
            for place in ("no/such/file", "."):
                arguments = []
                for option, name in outputs.items():
                    name = self.path(place if option == bad else name)
                    arguments += ["-o", name] if option == "-o" else [
                        f"{option}={name}"]
                result = run(UNET, "--effort=0", "--compare", *arguments)
                self.assertEqual(result.returncode, 1)
                self.assertEqual(result.stdout, "")
                self.assertEqual(result.stderr.count("error:"), 1)
                self.assertIn("cannot write", result.stderr)
                self.assertEqual(os.listdir(self.folder.name), ["plan.json"])
        with open(old, encoding="utf-8") as stream:
            self.assertEqual(stream.read(), "old")
        result = run(UNET, "--effort=0", "-o", self.path("x.json"),
                     f"--report={self.folder.name}/./x.json")
        self.assertEqual(result.returncode, 1)
        self.assertIn("two outputs", result.stderr)
        self.assertFalse(os.path.exists(self.path("x.json")))
        here = os.path.relpath(self.path("x.json"))
        result = run(UNET, "--effort=0", "-o", f"./{here}", f"--report={here}")
        self.assertIn("two outputs", result.stderr)

    def test_inputs_are_not_overwritten(self):
        trace, machine = self.path("trace.json"), self.path("machine.json")
        shutil.copy(UNET, trace)
        with open(machine, "w", encoding="utf-8") as stream:
            json.dump({"d2h_bandwidth": 1e10, "h2d_bandwidth": 1e10}, stream)
        os.symlink(trace, self.path("link.json"))
        for option in ("-o", "--report", "--chrome-trace"):
            for output in ("trace.json", "machine.json", "link.json"):
                result = run(trace, "--machine", machine, "--effort=0", option,
                             self.path(output))
                self.assertEqual(result.returncode, 1)
                self.assertIn("is an input", result.stderr)
        with open(trace, "rb") as ours, open(UNET, "rb") as theirs:
            self.assertEqual(ours.read(), theirs.read())

    def test_misspelled_key_of_a_machine(self):
        for key, value in (("memory_bandwith", 1e9), ("peak_flop", {"f32": 1e9})):
            machine = {"d2h_bandwidth": 1e10, "h2d_bandwidth": 1e10, key: value}
            result = run(UNET, "--machine", json.dumps(machine))
            self.assertEqual(result.returncode, 1)
            error = f'$.{key}: unknown key "{key}", expected one of schema, version, name'
            self.assertIn(f"error: machine: {error}", result.stderr)
            file = self.path("typo.json")
            with open(file, "w") as out:
                json.dump(machine, out)
            result = run(UNET, "--machine", file)
            self.assertEqual(result.returncode, 1)
            self.assertIn(f"error: machine '{file}': {error}", result.stderr)

    def test_report_of_another_kind(self):
        result = run(UNET, "--effort=0", "--report", self.path("x.pdf"))
        self.assertEqual(result.returncode, 1)
        self.assertIn("a report is .html or .json", result.stderr)
        self.assertEqual(os.listdir(self.folder.name), [])

    @unittest.skipUnless(os.path.exists("/dev/full"), "needs /dev/full")
    def test_full_disk(self):
        output = self.path("plan.json")
        result = run(UNET, "--effort=0", "--report=/dev/full", "-o", output)
        self.assertEqual(result.returncode, 1)
        self.assertIn("cannot write '/dev/full'", result.stderr)
        self.assertEqual(os.listdir(self.folder.name), [])

    def test_outputs_replace_files_not_links(self):
        old = self.write("old.json", "old")
        os.chmod(old, 0o640)
        link = self.path("link.json")
        os.symlink(old, link)
        self.succeed(UNET, "--effort=0", "-o", link)
        self.assertTrue(os.path.islink(link))
        with open(old, encoding="utf-8") as stream:
            self.assertEqual(json.load(stream)["schema"], "ao.plan")
        self.assertEqual(os.stat(old).st_mode & 0o777, 0o640)
        self.assertEqual(sorted(os.listdir(self.folder.name)),
                         ["link.json", "old.json"])

    def test_follow(self):
        plan, followed = self.path("plan.json"), self.path("followed.json")
        self.succeed(UNET, "--device-memory-budget=70%", "-o", plan)
        self.succeed(UNET, "--follow", plan, "--followed-trace", UNET, "-o", followed)

        def load(name):
            with open(name, encoding="utf-8") as stream:
                return json.load(stream)

        self.assertEqual(load(followed)["commands"], load(plan)["commands"])
        self.assertEqual(load(followed)["machine"], load(plan)["machine"])
        # A form of the step without the name of a value.
        moved = load(plan)["commands"][0]["value"]
        trace = load(UNET)
        trace["values"][moved]["name"] = "renamed"
        result = run(self.write("other.json", trace), "--follow", plan,
                     "--followed-trace", UNET, "-o", followed)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertRegex(
            result.stderr,
            "^ao-plan: remark: kept on device: '.*', [0-9]+ bytes: no value of that "
            "name and size is eligible in this form\n"
            "ao-plan: warning: the plan is for another form: the step needs [0-9]+ bytes, "
            "above the 'device-memory-budget' of [0-9]+\n$",
        )
        self.assertNotIn(moved, [c["value"] for c in load(followed)["commands"]])
        # Bad arguments.
        self.assertIn("--followed-trace", self.fail(1, UNET, "--follow", plan))
        self.assertIn("--follow", self.fail(1, UNET, "--followed-trace", UNET))
        self.fail(1, UNET, "--follow", plan, "--followed-trace", UNET, "--sweep")
        for option in ("--machine=gh200", "--device-memory-budget=1", "--policy=sync",
                       "--min-bytes=1", "--no-recompute", "--seed=1"):
            name = option.split("=")[0].replace("--no-", "--")
            self.assertIn(f"{name} excludes --follow", self.fail(
                1, UNET, "--follow", plan, "--followed-trace", UNET, option))
        self.fail(1, UNET, "--follow", UNET, "--followed-trace", UNET)
        other = os.path.join(TRACES, "C_7b_4k.json")
        self.assertIn(plan, self.fail(
            1, UNET, "--follow", plan, "--followed-trace", other))

    def test_version(self):
        self.assertRegex(self.succeed("--version"), r"\Aao \d+\.\d+\.\d+\n\Z")

    def test_help(self):
        text = self.succeed("--help")
        for option in ("--machine", "--d2h-bandwidth", "--h2d-bandwidth",
                       "--latency-us", "--device-memory-budget",
                       "--host-memory-budget", "--policy", "--num-layers",
                       "--layer-issue", "--reload-order", "--gib-rates",
                       "--min-bytes", "--output", "--chrome-trace", "--compare",
                       "--sweep", "--json", "--effort", "--seed"):
            self.assertIn(option, text)

    def test_making_again_beats_transfers_alone(self):
        arguments = (COMPLETE_UNET, "--machine=h100-pcie5",
                     "--device-memory-budget=50%", "--json")
        joint = json.loads(self.succeed(*arguments))
        moving = json.loads(self.succeed(*arguments, "--no-recompute"))
        predicted = joint["predicted"]
        self.assertLess(
            predicted["added_us"], 0.5 * moving["predicted"]["exposed_us"]
        )
        self.assertAlmostEqual(
            predicted["makespan_us"],
            predicted["base_us"] + predicted["added_us"],
        )
        self.assertGreater(predicted["recomputed_bytes"], 0)
        self.assertLessEqual(
            predicted["makespan_bound_us"], predicted["makespan_us"]
        )
        kinds = {command["do"] for command in joint["commands"]}
        self.assertLessEqual({"drop", "recompute"}, kinds)
        self.assertNotIn("recomputed_us", moving["predicted"])

    def test_lowest_peak_within_a_slowdown(self):
        free = json.loads(self.succeed(COMPLETE_UNET, "--json"))
        slow = json.loads(
            self.succeed(COMPLETE_UNET, "--max-slowdown=1%", "--json")
        )
        predicted = slow["predicted"]
        self.assertLessEqual(
            predicted["added_us"], 0.01 * predicted["base_us"] * (1 + 1e-9)
        )
        self.assertLess(
            predicted["peak_bytes"], free["predicted"]["peak_bytes"]
        )
        self.assertEqual(slow["options"]["max_slowdown"], 0.01)
        self.assertLessEqual(
            predicted["makespan_bound_us"], predicted["makespan_us"]
        )
        last = self.succeed(COMPLETE_UNET, "--max-slowdown=1%").splitlines()[-1]
        bound = predicted["makespan_bound_us"] - predicted["base_us"]
        shown = re.search(r", at least ([0-9]+) us under any plan; ", last)
        self.assertAlmostEqual(float(shown[1]) / bound, 1, delta=0.006)

    def test_a_slowdown_is_a_share_and_goes_without_a_budget(self):
        self.assertIn(
            "expected a percentage",
            self.fail(1, COMPLETE_UNET, "--max-slowdown=fast"),
        )
        self.assertIn(
            "excludes 'device-memory-budget'",
            self.fail(1, COMPLETE_UNET, "--max-slowdown=1%",
                      "--device-memory-budget=50%"),
        )

    def test_second_runs_are_in_timeline_and_report(self):
        timeline, report = self.path("t.json"), self.path("r.json")
        self.succeed(COMPLETE_UNET, "--device-memory-budget=50%",
                     "--chrome-trace", timeline, "--report", report)
        with open(timeline, encoding="utf-8") as stream:
            self.assertIn("(recomputed)", stream.read())
        with open(report, encoding="utf-8") as stream:
            document = json.load(stream)
        self.assertIn("rematerialized", document["summary"])
        names = document["ops"]["name"]
        self.assertTrue(any(name.endswith("(recomputed)") for name in names))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
