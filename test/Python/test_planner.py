# ===- test_planner.py - The planner from Python ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.plan and its like, on documents in all their forms."""

import copy
import json
import pathlib
import pickle
import re
import tempfile
import unittest

import ao

ROOT = pathlib.Path(__file__).resolve().parents[2]
UNET = ROOT / "test/Traces/G_unet.json"
COMPLETE_UNET = ROOT / "test/Traces/Complete/G_unet.json"

# A value of 100 MB, idle while another of 50 MB comes and goes.
STEP = {
    "schema": "ao.step-trace",
    "version": 2,
    "name": "step",
    "ops": [
        {"name": "forward", "duration_us": 1000},
        {"name": "early", "duration_us": 100000},
        {"name": "large", "duration_us": 1000},
        {"name": "late", "duration_us": 100000},
        {"name": "backward", "duration_us": 1000},
    ],
    "values": [
        {
            "name": "x",
            "bytes": 100000000,
            "def": 0,
            "uses": [4],
            "offloadable": True,
        },
        {
            "name": "y",
            "bytes": 50000000,
            "def": 2,
            "uses": [],
            "offloadable": False,
        },
    ],
}


class PlanTest(unittest.TestCase):
    def test_figures(self):
        plan = ao.plan(STEP)
        predicted = plan["predicted"]
        self.assertEqual(predicted["unplanned_peak_bytes"], 150000000)
        self.assertEqual(predicted["peak_bytes"], 100000000)
        self.assertEqual(predicted["offloaded_bytes"], 100000000)
        self.assertEqual(predicted["exposed_us"], 0)
        self.assertEqual(
            [command["do"] for command in plan["commands"]],
            ["offload", "release", "reload", "wait"],
        )

    def test_values_are_made_again(self):
        arguments = {"machine": "h100-pcie5", "device_memory_budget": "50%"}
        joint = ao.plan(COMPLETE_UNET, **arguments)
        moving = ao.plan(COMPLETE_UNET, **arguments, recompute=False)
        self.assertLess(
            joint["predicted"]["added_us"],
            0.5 * moving["predicted"]["exposed_us"],
        )
        self.assertIn("recompute", {c["do"] for c in joint["commands"]})
        run = ao.simulate(COMPLETE_UNET, joint)
        self.assertEqual(run["peak_bytes"], joint["predicted"]["peak_bytes"])
        again = len(run["ops"]) - len(set(run["ops"]))
        self.assertEqual(
            again, sum(c["do"] == "recompute" for c in joint["commands"])
        )

    def test_lowest_peak_within_a_slowdown(self):
        plan = ao.plan(COMPLETE_UNET, max_slowdown=0.01)
        figures = plan["predicted"]
        self.assertRegex(
            ao.summarize(COMPLETE_UNET, plan),
            r" recomputed, at least \d[\d.]* m?u?s under any plan; ",
        )
        self.assertLessEqual(
            figures["makespan_us"], 1.01 * figures["base_us"] * (1 + 1e-9)
        )
        self.assertLess(
            figures["peak_bytes"], ao.plan(UNET)["predicted"]["peak_bytes"]
        )
        with self.assertRaisesRegex(ao.Error, "must not be negative"):
            ao.plan(COMPLETE_UNET, max_slowdown=-1)

    def test_forms_of_documents(self):
        plan = ao.plan(UNET, effort=0)
        text = UNET.read_text()
        for trace in (text, text.encode(), json.loads(text)):
            self.assertEqual(ao.plan(trace, effort=0), plan)

    def test_options(self):
        plan = ao.plan(
            STEP,
            machine="gh200",
            policy="layerwise",
            host_memory_budget="1GB",
            min_bytes=7,
            effort=2,
            seed=-3,
            num_layers=0,
            layer_issue="head",
            reload_order="use",
            gib_rates=True,
        )
        machine = {"schema": "ao.machine", "version": 1, **plan["machine"]}
        self.assertEqual(ao.machine("gh200"), machine)
        self.assertEqual(
            plan["options"],
            {
                "policy": "layerwise",
                "device_budget": None,
                "host_budget": 1000000000,
                "min_bytes": 7,
                "effort": 2,
                "seed": -3,
                "num_layers": 0,
                "layer_issue": "head",
                "reload_order": "use",
                "gib_rates": True,
            },
        )

    def test_budgets(self):
        for budget in (120000000, "120MB", "80%"):
            plan = ao.plan(STEP, device_memory_budget=budget)
            self.assertEqual(plan["options"]["device_budget"], 120000000)
            self.assertLessEqual(plan["predicted"]["peak_bytes"], 120000000)

    def test_infeasible(self):
        with self.assertRaises(ao.InfeasibleError) as caught:
            ao.plan(STEP, device_memory_budget=10)
        smallest = caught.exception.smallest_device_budget
        self.assertEqual(smallest, 100000000)
        self.assertIsNone(caught.exception.smallest_host_budget)
        self.assertIn(str(smallest), str(caught.exception))
        ao.plan(STEP, device_memory_budget=smallest)
        with self.assertRaises(ao.InfeasibleError) as caught:
            ao.plan(STEP, device_memory_budget=smallest, host_memory_budget=1)
        needed = caught.exception.smallest_host_budget
        self.assertGreater(needed, 1)
        # It is an error like others, and survives a trip between processes.
        self.assertIsInstance(caught.exception, ao.Error)
        again = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual(str(again), str(caught.exception))
        self.assertEqual(again.smallest_host_budget, needed)

    def test_machines(self):
        self.assertIn("h100-pcie5", ao.machines())
        for name in ao.machines():
            description = ao.machine(name)
            self.assertEqual(description["name"], name)
            self.assertEqual(ao.machine(description), description)
        half = ao.machine("h100-pcie4")
        half["ranks_per_host_link"] = 1000
        slow = ao.plan(STEP, machine=half, policy="sync")
        fast = ao.plan(STEP, machine="h100-pcie4", policy="sync")
        self.assertGreater(
            slow["predicted"]["exposed_us"], fast["predicted"]["exposed_us"]
        )
        file = ROOT / "examples/small-device.json"
        self.assertEqual(ao.machine(file)["name"], "small-device")
        self.assertEqual(ao.machine(str(file)), ao.machine(file))

    def test_occupied_links(self):
        step = copy.deepcopy(STEP)
        free = ao.plan(step)
        self.assertGreater(free["predicted"]["offloaded_bytes"], 0)
        # On the way out, 100 MB take longer than half of 2.4 ms.
        step["ops"][1].update(duration_us=2400, d2h_occupancy=0.5)
        self.assertEqual(ao.plan(step)["declined"], "no-gain")
        step["ops"][1]["d2h_occupancy"] = 0
        self.assertGreater(ao.plan(step)["predicted"]["offloaded_bytes"], 0)
        step["ops"][1]["d2h_occupancy"] = 1
        with self.assertRaisesRegex(ao.Error, r"trace: \$\.ops\[1\]\.d2h_occupancy: "):
            ao.plan(step)
        machine = {**ao.machine("gh200"), "collective_occupancy": 0.25}
        self.assertEqual(ao.machine(machine), machine)
        machine["collective_occupancy"] = 1
        with self.assertRaisesRegex(ao.Error, r"\$\.collective_occupancy: "):
            ao.machine(machine)

    def test_errors_name_the_machine(self):
        wrong = {"d2h_bandwidth": 1, "h2d_bandwidth": 1, "peak_flop": {"f32": 1}}
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "typo.json"
            file.write_text(json.dumps(wrong))
            for machine, name in ((wrong, "machine: "), (file, f"machine '{file}': ")):
                message = re.escape(f'{name}$.peak_flop: unknown key "peak_flop"')
                for call in (ao.machine, lambda given: ao.plan(STEP, machine=given)):
                    with self.assertRaisesRegex(ao.Error, message):
                        call(machine)

    def test_compare(self):
        rows = ao.compare(STEP, device_memory_budget=10)
        self.assertEqual(list(rows), ao.policies())
        self.assertEqual(ao.policies()[-1], "planned")
        self.assertIsNone(rows["planned"])
        self.assertEqual(rows["none"]["peak_bytes"], 150000000)
        self.assertEqual(
            ao.compare(STEP)["planned"], ao.plan(STEP)["predicted"]
        )
        # Its ops have no layers: the rule of layers has nothing to say.
        self.assertIsNone(ao.compare(STEP)["layerwise"])
        with self.assertRaisesRegex(ao.Error, "num_layers"):
            ao.compare(STEP, num_layers=7)
        with self.assertRaises(TypeError):
            ao.compare(STEP, policy="none")


class SimulateTest(unittest.TestCase):
    def test_figures(self):
        plan = ao.plan(STEP)
        simulation = ao.simulate(STEP, plan)
        for figure in ("makespan_us", "peak_bytes", "offloaded_bytes"):
            self.assertEqual(simulation[figure], plan["predicted"][figure])
        self.assertEqual(simulation["device_bytes"][2], 50000000)
        self.assertEqual(len(simulation["op_start_us"]), 5)
        self.assertEqual(len(simulation["commands"]), 4)
        offload = simulation["commands"][0]
        self.assertEqual(offload["do"], "offload")
        self.assertGreater(offload["copy_end_us"], offload["copy_start_us"])

    def test_another_machine(self):
        slow = {"d2h_bandwidth": 1e8, "h2d_bandwidth": 1e8}
        simulation = ao.simulate(STEP, ao.plan(STEP), machine=slow)
        self.assertGreater(simulation["exposed_us"], 1e6)

    def test_changed_by_hand(self):
        plan = ao.plan(STEP)
        commands = plan["commands"]
        for change in (
            commands[1:],
            commands[:-1],
            commands[::-1],
            commands + [dict(commands[-1], value=1)],
        ):
            changed = dict(plan, commands=change)
            with self.assertRaisesRegex(ao.Error, r"^plan: \$\.commands"):
                ao.simulate(STEP, changed)
        ao.simulate(STEP, dict(plan, commands=[]))


class SummaryTest(unittest.TestCase):
    def test_offloaded(self):
        text = ao.summarize(STEP, ao.plan(STEP))
        self.assertRegex(
            text,
            r"^offloaded 1 value \(100 MB\); peak 150 MB -> 100 MB, "
            r"0 ms exposed; of the peak, 33.3 % is not eligible: ",
        )

    def test_nothing_offloaded(self):
        for reason, arguments in {
            "the peak is within the budget": {
                "device_memory_budget": "100%"
            },
            "no value is eligible": {"min_bytes": 200000000},
            "host memory is device memory": {
                "machine": {
                    "d2h_bandwidth": 1e9,
                    "h2d_bandwidth": 1e9,
                    "unified_memory": True,
                }
            },
            "no eligible value is idle at the peak, or its offload would be "
            "late": {"machine": {"d2h_bandwidth": 1, "h2d_bandwidth": 1}},
        }.items():
            with self.subTest(reason):
                text = ao.summarize(STEP, ao.plan(STEP, **arguments))
                start = f"nothing offloaded: {reason}; peak 150 MB"
                self.assertEqual(text[: len(start)], start)
                self.assertIn("; of the peak, ", text)
                self.assertNotIn("\n", text)

    def test_bad_documents(self):
        with self.assertRaisesRegex(ao.Error, r"^plan: \$: missing key"):
            ao.summarize(STEP, {})


class ReportTest(unittest.TestCase):
    def test_forms(self):
        plan = ao.plan(STEP)
        with tempfile.TemporaryDirectory() as folder:
            page, document = (
                pathlib.Path(folder, name) for name in ("a.html", "a.json")
            )
            ao.report(STEP, plan, page)
            self.assertIn("<html", page.read_text())
            ao.report(STEP, plan, document)
            self.assertEqual(
                json.loads(document.read_text())["schema"], "ao.report"
            )
            with self.assertRaisesRegex(ao.Error, "a report is .html or .json"):
                ao.report(STEP, plan, pathlib.Path(folder, "a.pdf"))
            with self.assertRaises(OSError):
                ao.report(STEP, plan, pathlib.Path(folder, "no/a.html"))
        with self.assertRaisesRegex(ao.Error, "^plan: "):
            ao.report(STEP, "{}", "a.html")


class ErrorTypeTest(unittest.TestCase):
    def test_no_handler_of_other_errors_catches_them(self):
        own = [ao.Error, ao.InfeasibleError, ao.OffloadStateError, ao.StaleError]
        for error in own:
            with self.subTest(error.__name__):
                others = set(error.__mro__) - set(own)
                self.assertEqual(others, {Exception, BaseException, object})
        bad_batches = (ArithmeticError, LookupError, RuntimeError, TypeError, ValueError)
        with self.assertRaises(ao.InfeasibleError):
            try:
                ao.plan(STEP, device_memory_budget=1)
            except bad_batches:
                pass


class BadInputTest(unittest.TestCase):
    def fails(self, error, text, function, *arguments, **options):
        with self.assertRaisesRegex(error, text):
            function(*arguments, **options)

    def test_documents(self):
        for trace, text in (
            ("", "trace: "),
            ("{", "trace: "),
            ("[]", r"trace: \$: "),
            ({}, "missing key"),
            (b"\xff\x00\xfe", "trace: "),
            ("[" * 100000, "trace: "),
            ("\udcff", "trace: "),
        ):
            self.fails(ao.Error, text, ao.plan, trace)
            self.fails(ao.Error, text, ao.simulate, trace, "{}")
        wrong = copy.deepcopy(STEP)
        wrong["values"][1]["bytes"] = -1
        self.fails(ao.Error, r"\$\.values\[1\]\.bytes", ao.plan, wrong)
        self.fails(ao.Error, "^plan: ", ao.simulate, STEP, "{}")
        self.fails(ao.Error, "^plan: ", ao.simulate, UNET, ao.plan(STEP))
        self.fails(FileNotFoundError, "nowhere", ao.plan, pathlib.Path("nowhere"))

    def test_types(self):
        for trace in (None, 3, [1], object()):
            self.fails(TypeError, "'trace' must be", ao.plan, trace)
        for name, value, error in (
            ("machine", 3, TypeError),
            ("machine", b"gh200", TypeError),
            ("machine", "gh\x00200", ao.Error),
            ("machine", "no-such-machine", ao.Error),
            ("machine", {}, ao.Error),
            ("machine", {"d2h_bandwidth": float("nan")}, ao.Error),
            ("policy", "best", ao.Error),
            ("policy", 1, TypeError),
            ("device_memory_budget", 1.5, TypeError),
            ("device_memory_budget", True, TypeError),
            ("device_memory_budget", -1, ao.Error),
            ("device_memory_budget", 2**64, ao.Error),
            ("host_memory_budget", "plenty", ao.Error),
            ("device_memory_budget", "70", ao.Error),
            ("host_memory_budget", " 1.5 ", ao.Error),
            ("min_bytes", "1", TypeError),
            ("min_bytes", 2**63, ao.Error),
            ("min_bytes", -1, ao.Error),
            ("effort", 10, ao.Error),
            ("effort", -1, ao.Error),
            ("device_memory_budget", "", ao.Error),
            ("host_memory_budget", "", ao.Error),
            ("num_layers", -1, ao.Error),
            ("layer_issue", "late", ao.Error),
            ("layer_issue", 1, TypeError),
            ("reload_order", "random", ao.Error),
            ("seed", None, TypeError),
        ):
            with self.subTest(name, value=value):
                self.fails(error, "", ao.plan, STEP, **{name: value})

    def test_every_prefix(self):
        text = json.dumps(STEP)
        for end in range(len(text)):
            self.fails(ao.Error, "trace: ", ao.plan, text[:end])


if __name__ == "__main__":
    unittest.main()
