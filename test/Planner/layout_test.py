# ===- layout_test.py - The command line of ao-plan --layout ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
#
# usage: layout_test.py AO-PLAN
#
#===------------------------------------------------------------------------===#

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

TOOL = sys.argv.pop(1)

INSTANCES = pathlib.Path(__file__).parents[2] / "benchmarks/planner/minimalloc"

PROBLEM = {
    "schema": "ao.layout", "version": 2, "name": "step",
    "pools": [{"name": "device", "alignment": 256},
              {"name": "host", "alignment": 256, "boundaries": [1024]}],
    "buffers": [
        {"name": "a", "bytes": 300, "live": [[0, 4]]},
        {"name": "b", "bytes": 256, "live": [[0, 2], [6, 8]], "offset": 512},
        {"name": "c", "bytes": 256, "live": [[2, 6]], "alignment": 256},
        {"name": "d", "bytes": 600, "pool": 1, "live": [[0, 8]]},
        {"name": "e", "bytes": 100, "pool": 1, "slots": 2, "live": [[1, 3]]},
    ],
}

TABLE = """id,lower,upper,size,gaps,alignment
a,0,3,4,,4
b,3,9,4,4-6,
c,4,6,4,,2
"""


class Layout(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def write(self, content, name="in.json"):
        path = pathlib.Path(self.folder.name, name)
        path.write_text(content if isinstance(content, str) else json.dumps(content))
        return str(path)

    def run_tool(self, *arguments, status=0):
        done = subprocess.run([TOOL, *arguments], capture_output=True, text=True,
                              check=False)
        self.assertEqual(done.returncode, status, done.stderr)
        return done.stderr if status else done.stdout

    def expect_error(self, content, message, *arguments, name="in.json", status=1):
        """One line, and no output file."""
        output = pathlib.Path(self.folder.name, "out.json")
        stderr = self.run_tool(f"--layout={self.write(content, name)}", "-o",
                               str(output), *arguments, status=status)
        self.assertEqual(stderr.count("\n"), 1)
        self.assertIn(message, stderr)
        self.assertFalse(output.exists())

    def test_solves_and_checks(self):
        output = str(pathlib.Path(self.folder.name, "out.json"))
        text = self.run_tool(f"--layout={self.write(PROBLEM)}", "-o", output)
        self.assertEqual(text.splitlines(), [
            "pool device: 3 buffers in 768 bytes; nothing smaller exists; at most "
            "556 bytes live at once",
            "pool host: 2 buffers in 1536 bytes; nothing smaller exists; at most "
            "800 bytes live at once"])
        solved = json.loads(pathlib.Path(output).read_text())
        self.assertEqual(solved["buffers"][1]["offset"], 512)
        self.assertEqual([pool["bytes"] for pool in solved["solution"]["pools"]],
                         [768, 1536])
        self.assertEqual(self.run_tool(f"--layout={output}", "--check"), text)
        # The written document is read as the same document.
        self.assertEqual(json.loads(self.run_tool(f"--layout={output}", "--check",
                                                  "--json")), solved)

    def test_fits_what_is_known_to_fit(self):
        """All microbatches; orders and skylines alone are too large for six of them."""
        for table in map(str, sorted(INSTANCES.glob("*.csv"))):
            output = str(pathlib.Path(self.folder.name, "out.json"))
            self.run_tool(f"--layout={table}", "--capacity=1048576", "--effort=3", "-o",
                          output)
            self.run_tool(f"--layout={output}", "--check")
            error = self.run_tool(f"--layout={table}", "--capacity=900000", "--effort=0",
                                  status=2)
            self.assertIn("above its capacity of 900000; no layout needs less than", error)
        self.assertEqual(len(list(INSTANCES.glob("*.csv"))), 11)

    def test_search_for_a_height_is_bounded_in_steps(self):
        """In the layout of an associative scan, one placement looks at hundreds of buffers:
        the limit is one of steps. The second search has no end without it."""
        table = str(INSTANCES.parent / "layouts/mamba.csv")
        self.run_tool(f"--layout={table}", "--capacity=1000", "--effort=3")
        error = self.run_tool(f"--layout={table}", "--capacity=970", "--effort=3", status=2)
        self.assertIn("a higher effort may find a smaller layout", error)

    def test_shown_in_reports(self):
        trace = self.write({"schema": "ao.step-trace", "version": 2, "name": "step",
                            "boundary": None, "ops": [], "values": []}, "trace.json")
        report = str(pathlib.Path(self.folder.name, "report.json"))
        shown = [trace, "--machine=h100-pcie5", f"--report={report}"]
        unsolved = self.write(PROBLEM)
        error = self.run_tool(*shown, f"--arenas={unsolved}", status=1)
        self.assertIn("a layout without a solution cannot be shown", error)
        error = self.run_tool(*shown, "--arenas=nowhere.json", status=1)
        self.assertIn("cannot read 'nowhere.json': No such file", error)
        error = self.run_tool(*shown, f"--arenas={trace}", status=1)
        self.assertIn("trace.json", error)
        self.assertFalse(pathlib.Path(report).exists())
        self.run_tool(trace, "--machine=h100-pcie5", f"--arenas={unsolved}", status=1)
        solved = str(pathlib.Path(self.folder.name, "solved.json"))
        self.run_tool(f"--layout={unsolved}", "-o", solved)
        self.run_tool(*shown, f"--arenas={solved}")
        arenas = json.loads(pathlib.Path(report).read_text())["arenas"]
        self.assertEqual(arenas["buffers"]["name"], ["a", "b", "c", "d", "e"])
        self.assertEqual(arenas["buffers"]["stride"], [512, 256, 256, 768, 256])
        self.assertEqual(arenas["pools"]["bytes"], [768, 1536])

    def test_draws(self):
        """A panel for each pool; boxes lie within it, names are text."""
        document = {**PROBLEM, "name": "a < b & c"}
        document["buffers"] = [{**buffer, "name": "<" + buffer["name"] + "\u0007>"}
                               for buffer in PROBLEM["buffers"]]
        picture = str(pathlib.Path(self.folder.name, "out.svg"))
        self.run_tool(f"--layout={self.write(document)}", f"--picture={picture}")
        root = xml.etree.ElementTree.parse(picture).getroot()
        name = "{http://www.w3.org/2000/svg}"
        _, _, width, height = map(float, root.get("viewBox").split())
        boxes = root.findall(name + "rect")
        for box in boxes:
            x, y, w, h = (float(box.get(key)) for key in ("x", "y", "width", "height"))
            self.assertTrue(0 <= x <= x + w <= width and 0 <= y <= y + h <= height)
            self.assertGreater(w, 0)
        titles = [box.findtext(name + "title") for box in boxes]
        self.assertIn("<b\\u0007>: 256 bytes at 512, alive in [6, 8)", titles)
        self.assertEqual(titles.count("<e\\u0007>: 100 bytes in 2 slots at 1024, alive "
                                      "in [1, 3)"), 3)
        self.assertEqual([text.text for text in root.findall(name + "text")
                          if text.get("class") is None],
                         ["pool device: 768 bytes, 0 above the bound",
                          "pool host: 1536 bytes, 0 above the bound"])
        empty = {"schema": "ao.layout", "version": 2, "pools": [{}], "buffers": []}
        self.run_tool(f"--layout={self.write(empty)}", f"--picture={picture}")
        xml.etree.ElementTree.parse(picture)

    def test_check_finds_what_was_edited(self):
        solved = json.loads(self.run_tool(f"--layout={self.write(PROBLEM)}", "--json"))
        for offset, message in ((256, "overlap in bytes and lifetime"),
                                (100, "'a' is not aligned"),
                                (768, "'a' ends beyond its pool")):
            solved["solution"]["offsets"][0] = offset
            self.expect_error(solved, message, "--check")
        self.expect_error(PROBLEM, "$.solution: the document has no solution to check",
                          "--check")

    def test_reads_tables(self):
        text = self.run_tool(f"--layout={self.write(TABLE, 'in.csv')}")
        self.assertIn("3 buffers in 4 bytes; nothing smaller exists", text)

    def test_bad_tables(self):
        for table, message in (
                ("", "line 1: a table needs columns"),
                ("id,size\n", "line 1: a table needs columns"),
                ("id,lower,upper,size,colour\n", "unknown column 'colour'"),
                ("id,lower,start,upper,size\n",
                 "line 1: column 'start' duplicates another column"),
                ("id,lower,upper,size,alignment\na,0,1,4,0\n",
                 "'a' has an alignment of 0"),
                ("id,lower,upper,size\na,0,1\n", "line 2: expected 4 cells, got 3"),
                ("id,lower,upper,size\na,0,x,4\n", "line 2: 'x' is not a value of 'upper'"),
                ("id,lower,upper,size\na,5,1,4\n", "'a' has ranges that do not increase")):
            self.expect_error(table, message, name="in.csv")

    def test_bad_documents(self):
        def changed(**keys):
            return {**PROBLEM, **keys}

        buffer = PROBLEM["buffers"][0]
        for document, message in (
                ("{", "in.json"),
                (changed(schema="ao.plan"), "$.schema"),
                ({**PROBLEM, "pools": None}, "$.pools"),
                (changed(buffers=[{"name": "a", "live": []}]),
                 "$.buffers[0]: missing key \"bytes\""),
                (changed(buffers=[{**buffer, "live": [[1]]}]),
                 "$.buffers[0].live[0]: a range is [begin, end]"),
                (changed(buffers=[{**buffer, "live": [[1, 2, 3]]}]),
                 "a range is [begin, end]"),
                (changed(buffers=[{**buffer, "pool": 2}]),
                 "$.buffers[0].pool: 'a' is in pool 2 of 2"),
                (changed(buffers=[{**buffer, "bytes": 2 ** 62}]),
                 "$.buffers[0].bytes: 'a' is larger than any memory")):
            self.expect_error(document, message)
        # A legal layout problem without a solution has a status of its own.
        self.expect_error(
            changed(pools=[{"name": "small", "capacity": 256}], buffers=[buffer]),
            "pool 'small' needs 512 bytes, above its capacity of 256; no layout needs "
            "less than 512", status=2)

    def test_usage(self):
        self.assertIn("trace is required", self.run_tool(status=1))
        path = self.write(PROBLEM)
        self.assertIn("takes no trace", self.run_tool(path, f"--layout={path}", status=1))
        self.assertIn("requires", self.run_tool(path, "--check", status=1))
        self.assertIn("an effort must be 0 to 6",
                      self.run_tool(f"--layout={path}", "--effort=7", status=1))
        self.assertIn("cannot read", self.run_tool("--layout=/nonexistent.json", status=1))


if __name__ == "__main__":
    unittest.main()
