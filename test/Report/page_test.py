#!/usr/bin/env python3
# ===- page_test.py - The report's page in a headless browser --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Writes reports with ao-plan, opens them in Chromium and looks at the result.

A case is one step: small (about 300 ops), hostile (names that need escaping),
large (30 000 ops), empty (no ops), instant (ops that take no time). Exits with 77 if there is no browser.
"""

import argparse
import base64
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import png_pixels

HERE = pathlib.Path(__file__).resolve().parent
SKIPPED = 77
MAX_PAGE_BYTES = 10_000_000
OPS = {"small": 304, "hostile": 304, "large": 30_000, "empty": 0, "instant": 48,
       "microbatches": 144}
# The small step has no budget: the page then compares with the bound.
OPTIONS = {
    "small": ["--compare"],
    "hostile": ["--device-memory-budget=50%", "--sweep"],
    "large": ["--device-memory-budget=50%"],
    "empty": [],
    "instant": ["--device-memory-budget=90%"],
    "microbatches": ["--device-memory-budget=60%", "--schedule=1f1b", "--stages=2",
                     "--microbatches=3", "--pinned-memory-budget=200MB"],
}
# As h100-pcie5, with pageable memory after the pinned one.
TWO_TIERS = {"name": "two-tiers", "d2h_bandwidth": 55e9, "h2d_bandwidth": 55e9, "latency_us": 10,
             "pageable_d2h_bandwidth": 8e9, "pageable_h2d_bandwidth": 10e9,
             "device_memory": 80_000_000_000, "memory_bandwidth": 3e12,
             "peak_flops": {"bf16": 9e14}, "ranks_per_host_link": 1}
# In a device arena that is larger than need be, a buffer with a hostile name, one
# that takes two slots, one in two ranges, and a small one; nothing on the host.
ARENAS = {
    "schema": "ao.layout",
    "version": 2,
    "name": "step",
    "pools": [{"name": "device", "alignment": 256}, {"name": "host", "alignment": 256}],
    "buffers": [
        {"name": "<b>&act</b>", "bytes": 4096, "pool": 0, "live": [[0, 60]]},
        {"name": "rotated", "bytes": 1000, "slots": 2, "pool": 0, "live": [[60, 100]]},
        {"name": "ranges", "bytes": 2048, "pool": 0, "live": [[0, 40], [50, 100]]},
        {"name": "a small one", "bytes": 4, "pool": 0, "live": [[40, 41]]},
    ],
    "solution": {
        "offsets": [2304, 2304, 0, 0],
        "pools": [
            {"bytes": 6400, "bound_bytes": 6144, "load_bytes": 6144, "exact_load_bytes": 6144},
            {"bytes": 0, "bound_bytes": 0, "load_bytes": 0, "exact_load_bytes": 0},
        ],
        "effort": 0,
        "seed": 0,
    },
}
# A step of two functions; one of the second's captures has a hostile name.
def recording(number, function, key=(), children=(), **fields):
    return {"id": number, "function": function, "key": list(key), "state": "recorded", "runs": 7,
            "pool_bytes": 2048, "host_pool_bytes": 0, "arguments": ["static", "managed"],
            "results": [{"name": "result 0", "bytes": 512, "offset": 1024}],
            "children": list(children), **fields}


TREE = {
    "schema": "ao.graph-tree",
    "version": 1,
    "step": 9,
    "functions": [{"name": "fwd", "sizes": 1}],
    "roots": [
        recording(1, "fwd", (8,), [
            recording(2, "<b>&bwd</b>", (8,)),
            recording(3, "bwd", (8,), state="planned", runs=1, results=[]),
        ]),
        recording(4, "a function with a name that is far too long for its box"),
    ],
    "statistics": {"runs": 30, "replays": 20, "captures": 3, "warmups": 4, "eager_runs": 3,
                   "pool_bytes": 2048, "pool_bound_bytes": 2048, "copied_bytes": 512,
                   "reasons": {"static argument moved": 2}},
}
args = None


def run(command, **more):
    return subprocess.run(
        [str(c) for c in command], check=False, capture_output=True, timeout=240, **more
    )


def write_trace(path):
    if args.case == "empty":
        empty = {"schema": "ao.step-trace", "version": 2, "name": "", "boundary": None}
        path.write_text(json.dumps({**empty, "ops": [], "values": []}))
        return
    command = [sys.executable, HERE / "make_trace.py", OPS[args.case]]
    command += ["--hostile"] if args.case == "hostile" else []
    command += ["--instant"] if args.case == "instant" else []
    command += ["--groups"] if args.case == "microbatches" else []
    path.write_bytes(run(command).stdout)


def write_report(trace, report):
    layout = trace.with_name("arenas.json")
    layout.write_text(json.dumps(ARENAS))
    tree = trace.with_name("tree.json")
    tree.write_text(json.dumps(TREE, separators=(",", ":")))
    machine = "h100-pcie5"
    if args.case == "microbatches":
        machine = trace.with_name("machine.json")
        machine.write_text(json.dumps(TWO_TIERS))
    command = [
        args.ao_plan,
        trace,
        f"--machine={machine}",
        "--effort=0",
        f"--report={report}",
    ]
    shown = [f"--arenas={layout}", f"--graph-tree={tree}"] if args.case in ("small", "hostile") else []
    result = run(command + OPTIONS[args.case] + shown)
    if result.returncode:
        raise AssertionError(result.stderr.decode())


def style_colour(page, theme, name):
    """A custom property of the page's style as (red, green, blue)."""
    block = page.split(':root[data-theme="dark"] {')[1 if theme == "dark" else 0]
    text = re.search(rf"--{name}: #([0-9a-f]{{6}});", block).group(1)
    return tuple(int(text[i : i + 2], 16) for i in (0, 2, 4))


class Browser:
    """One call of Chromium, with a profile of its own."""

    def __init__(self, folder):
        self.folder = folder

    def open(self, page, fragment, *switches):
        command = [
            args.chromium,
            "--headless=new",
            # The page is our own, and containers often forbid the sandbox.
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--force-device-scale-factor=1",
            "--enable-logging=stderr",
            "--window-size=1200,900",
            "--virtual-time-budget=20000",
            f"--user-data-dir={self.folder / 'profile'}",
            *switches,
            f"{page.as_uri()}#{fragment}",
        ]
        result = run(command, env={**os.environ, "HOME": str(self.folder)})
        messages = [
            line
            for line in result.stderr.decode(errors="replace").split("\n")
            if "CONSOLE" in line
        ]
        if result.returncode:
            raise AssertionError(result.stderr.decode(errors="replace"))
        return result.stdout.decode(), messages


class PageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        folder = pathlib.Path(cls.scratch.name)
        cls.browser = Browser(folder)
        cls.trace = folder / "trace.json"
        write_trace(cls.trace)
        cls.keep = args.keep or folder
        cls.keep.mkdir(parents=True, exist_ok=True)
        cls.page = cls.keep.resolve() / f"{args.case}.html"
        write_report(cls.trace, cls.page)
        cls.text = cls.page.read_text(encoding="utf-8")

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    def probe(self):
        """Returns the results of page_probe.js on a copy of the page."""
        copy = pathlib.Path(self.scratch.name) / "probed.html"
        script = (HERE / "page_probe.js").read_text(encoding="utf-8")
        copy.write_text(f"{self.text}<script>{script}</script>", encoding="utf-8")
        dom, messages = self.browser.open(copy, "theme=light", "--dump-dom")
        self.assertEqual(messages, [])
        found = re.search(r'<pre id="probe">([^<]*)</pre>', dom)
        self.assertIsNotNone(found, "the probe did not reach its end")
        return json.loads(base64.b64decode(found.group(1)))

    def test_same_input_same_page(self):
        again = pathlib.Path(self.scratch.name) / "again.html"
        write_report(self.trace, again)
        self.assertEqual(again.read_text(encoding="utf-8"), self.text)

    def test_size(self):
        self.assertLess(self.page.stat().st_size, MAX_PAGE_BYTES)

    def test_json_form_is_what_the_page_embeds(self):
        alone = pathlib.Path(self.scratch.name) / "report.json"
        write_report(self.trace, alone)
        block = re.search(r'id="data">(.*?)</script', self.text, re.DOTALL).group(1)
        self.assertEqual(
            json.loads(block), json.loads(alone.read_text(encoding="utf-8"))
        )

    def test_looks_drawn_in_both_themes(self):
        for theme in ("light", "dark"):
            with self.subTest(theme):
                self.check_screenshot(theme)

    def check_screenshot(self, theme):
        picture = self.keep.resolve() / f"{args.case}-{theme}.png"
        picture.unlink(missing_ok=True)
        _, messages = self.browser.open(
            self.page, f"theme={theme}", f"--screenshot={picture}"
        )
        self.assertEqual(messages, [])
        colours, size = png_pixels.count_colours(picture.read_bytes())
        self.assertEqual(size, (1200, 900))
        # Text alone gives dozens of shades; a blank page gives one.
        self.assertGreater(len(colours), 50)
        card = style_colour(self.text, theme, "card")
        self.assertGreater(colours[card], 10_000)
        if args.case in ("empty", "instant"):
            return
        for lane in ("matmul", "d2h", "h2d"):
            colour = style_colour(self.text, theme, lane)
            self.assertGreater(colours[colour], 500, f"{lane} lane is not drawn")

    def test_can_be_used(self):
        seen = self.probe()
        self.assertEqual(seen["ready"], "true")
        self.assertFalse(seen["pwned"])
        self.assertIn("Step time", seen["figures"])
        self.assertRegex(seen["summary"], "^(offloaded [0-9]+ values?|nothing offloaded: )")
        self.assertEqual(seen["theme"], "dark")
        if args.case == "empty":
            self.assertEqual(seen["transfers"], 0)
            return
        if args.case == "instant":
            self.assertGreater(seen["transfers"], 0)
            return
        for row in ("compute", "memory"):
            self.assertIn("on the device", seen["hover"][row])
        for row in ("d2h", "h2d"):
            self.assertRegex(seen["hover"][row], "MB to (host|device)(, through staging)? in")
            self.assertRegex(
                seen["hover"][f"{row}-details"], "Why.*(device holds|could be kept)"
            )
        self.assertRegex(seen["opened"], "Exposed.*(because|none)")
        self.assertEqual(seen["transfers"], 25)
        self.assertGreater(seen["moreTransfers"], 25)
        self.assertRegex(seen["found"], "^[0-9,]+ found$")
        self.assertRegex(seen["foundNext"], "^1 of [0-9,]+$")
        if args.case in ("small", "hostile"):
            self.assertGreater(seen["frontier"], 3)
            self.assertGreater(seen["comparison"], 3)
        self.assertGreater(seen["peakRows"], 3)

    def test_microbatches_groups_and_tiers(self):
        seen = self.probe()
        if args.case != "microbatches":
            for section in ("microbatches", "groups", "tiers"):
                self.assertIsNone(seen[section])
            return
        self.assertEqual(seen["microbatches"]["count"], "at most 2 in flight")
        self.assertEqual(seen["microbatches"]["rows"], 3)
        # Nine layers of each of three microbatches.
        self.assertEqual(seen["groups"]["rows"], 27)
        self.assertRegex(seen["groups"]["text"], "[12] of 2 offloaded")
        self.assertIn("Microbatch", seen["opened"])
        # Slow copies are told apart, in the table and at the copy.
        self.assertEqual(seen["tiers"]["count"], "at most 200 MB may be pinned")
        self.assertEqual(seen["tiers"]["rows"], 2)
        self.assertRegex(seen["tiers"]["text"], "pinned.*pageable")
        self.assertIn("through staging", seen["hover"]["d2h"])
        document = json.loads(re.search(r'id="data">(.*?)</script', self.text, re.DOTALL).group(1))
        tiers = document["tiers"]
        peaks = dict(zip((tiers["tier"]["texts"][code] for code in tiers["tier"]["codes"]),
                         tiers["peak_bytes"]))
        self.assertLessEqual(peaks["pinned"], 200_000_000)
        self.assertGreater(peaks["pageable"], 0)

    def test_arenas_are_a_picture(self):
        arenas = self.probe()["arenas"]
        if args.case not in ("small", "hostile"):
            self.assertIsNone(arenas)
            return
        self.assertEqual(arenas["charts"], 1)
        self.assertRegex(arenas["text"], r"^device: 6.40 kB, 4.2 % over the bound.*are free")
        self.assertEqual(arenas["boxes"], 5)
        # An item too narrow for its name has a title.
        self.assertEqual(sorted(arenas["names"]), ["<b>&act</b>", "ranges", "ranges", "rotated"])
        titles = "\n".join(sorted(arenas["titles"]))
        self.assertIn("<b>&act</b>: 4.10 kB at 2,304, alive in [0, 60)", titles)
        self.assertIn("rotated: 1.00 kB in each of 2 slots at 2,304", titles)
        self.assertIn("a small one: 4 B at 0, alive in [40, 41)", titles)
        self.assertIn("#free-0", arenas["free"])
        self.assertEqual(arenas["above"], 1)
        # Offsets grow upwards, times to the right; no two boxes overlap.
        places = arenas["places"]
        self.assertEqual(len(places), 6)
        widest = max(places, key=lambda place: place[2] * place[3])
        self.assertAlmostEqual(widest[2], 0.6 * (1192 - 78), delta=0.1)
        self.assertAlmostEqual(widest[3], 4096 / 6400 * 360, delta=0.1)
        self.assertAlmostEqual(widest[1], 10, delta=0.1)
        for i, (x, y, width, height) in enumerate(places):
            for left, top, across, down in places[:i]:
                self.assertTrue(
                    x + width <= left + 0.01
                    or left + across <= x + 0.01
                    or y + height <= top + 0.01
                    or top + down <= y + 0.01
                )

    def test_recordings_are_a_picture(self):
        tree = self.probe()["tree"]
        if args.case not in ("small", "hostile"):
            self.assertIsNone(tree)
            return
        self.assertRegex(tree["text"], "^4 warm-ups, 3 captures, 20 replays, 3 eager runs; pool "
                         r"2.05 kB, 0.0 % over the bound; 512 B of .*: static argument moved "
                         r"\(2\)")
        self.assertEqual(tree["names"], ["1: fwd [8]", "2: <b>&bwd</b> [8]", "3: bwd [8]",
                                         "4: a function with a na…"])
        self.assertIn("<b>&bwd</b>, recorded", tree["titles"][1])
        self.assertIn("result 0: 512 B at 1,024", tree["titles"][0])
        self.assertEqual((tree["edges"], tree["planned"]), (2, 1))
        # Later nodes are further right; each leaf has a row of its own.
        (first, second, third, fourth) = tree["places"]
        self.assertEqual(first[1], second[1])
        self.assertEqual(second[0], third[0])
        self.assertLess(first[0], second[0])
        self.assertEqual(first[0], fourth[0])
        self.assertLess(second[1], third[1])
        self.assertLess(third[1], fourth[1])

    def test_names_arrive_unchanged(self):
        name = json.loads(self.trace.read_text(encoding="utf-8"))["name"]
        seen = self.probe()
        self.assertEqual(seen["heading"], name or "Plan")
        # The browser squeezes blanks in what it shows as a title.
        squeezed = " ".join(f"{name} · ao plan".split())
        self.assertEqual(" ".join(seen["title"].split()), squeezed)


def main():
    global args
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("case", choices=sorted(OPS))
    parser.add_argument("--ao-plan", required=True)
    parser.add_argument("--chromium", default="")
    parser.add_argument(
        "--keep", type=pathlib.Path, help="folder for pages and pictures"
    )
    args = parser.parse_args()
    if not os.access(args.chromium, os.X_OK):
        print("skipped: chromium is not installed; script/bootstrap installs it")
        return SKIPPED
    outcome = unittest.main(argv=[sys.argv[0]], exit=False, verbosity=2)
    return 0 if outcome.result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
