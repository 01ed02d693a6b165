#!/usr/bin/env python3
# ===- draw_plans.py - Pictures of a planned training step -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Draws the pictures of the documentation from plans of one training step:

    PYTHONPATH=build/pure/python docs/draw_plans.py

step-memory.svg: device memory over the step, without and with a plan, and the copies.
step-timeline.svg: ops, copies and exposed time around the forward/backward boundary.
step-bounds.svg: step time over the budget, planned and at least.

`--check` compares the pictures with the files in place of writing them.
"""

import argparse
import json
import sys
from html import escape
from pathlib import Path

import ao

DOCS = Path(__file__).resolve().parent
TRACE = DOCS.parent / "test/Traces/C_7b_4k.json"
MACHINE = "h100-pcie5"

WIDTH = 860
LEFT, RIGHT, TOP = 70, 20, 64
BEFORE, AFTER, TEXT, GRID, LIMIT = "#c9ced6", "#2f6fdb", "#24292f", "#e4e7ec", "#c62828"
BOUND, FORWARD, BACKWARD = "#b26a00", "#7aa6e8", "#8fbf8f"


class Canvas:
    """An SVG picture of fixed width."""

    def __init__(self, height):
        self.height, self.parts = height, []

    def text(self, x, y, text, anchor="start", color=TEXT, size=13):
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{color}" '
            f'font-size="{size}">{escape(text)}</text>'
        )

    def line(self, x1, y1, x2, y2, color, dash=""):
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
            f'stroke="{color}"{dashes}/>'
        )

    def rectangle(self, x, y, width, height, color):
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" '
            f'height="{height:.1f}" fill="{color}"/>'
        )

    def shape(self, kind, points, style):
        places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.parts.append(f'<{kind} points="{places}" {style}/>')

    def legend(self, entries):
        x = LEFT
        for color, text in entries:
            self.rectangle(x, TOP - 30, 12, 12, color)
            self.text(x + 18, TOP - 20, text)
            x += 50 + 6.6 * len(text)

    def svg(self):
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height}" '
            f'font-family="Helvetica, Arial, sans-serif">\n'
            f'<rect width="{WIDTH}" height="{self.height}" rx="8" fill="#ffffff"/>\n'
            + "\n".join(self.parts)
            + "\n</svg>\n"
        )


def copies_of(simulation, kind):
    """Start and end of the copies of one direction, in order."""
    return sorted(
        (command["copy_start_us"], command["copy_end_us"])
        for command in simulation["commands"]
        if command["do"] == kind
    )


class Memory(Canvas):
    """Device memory over one step; times in microseconds, sizes in bytes."""

    CURVE, LANE, GAP = 220, 16, 10
    POINTS = 360  # Columns over the step; each shows the maximum of its ops.

    def __init__(self, trace, plan, before, after):
        super().__init__(400)
        self.trace, self.plan = trace, plan
        self.before, self.after = before, after
        self.span = max(before["makespan_us"], after["makespan_us"])
        self.top_bytes = 1.08 * max(before["peak_bytes"], after["peak_bytes"])

    def x(self, us):
        return LEFT + us / self.span * (WIDTH - LEFT - RIGHT)

    def y(self, size):
        return TOP + self.CURVE * (1 - size / self.top_bytes)

    def memory(self, simulation, color):
        """Adds the device memory of one run as a filled curve."""
        columns = {}
        for start, size in zip(simulation["op_start_us"], simulation["device_bytes"]):
            column = int(start / self.span * self.POINTS)
            columns[column] = max(columns.get(column, 0), size)
        points, last = [(self.x(0), self.y(0))], 0
        for column in range(self.POINTS + 1):
            us = column * self.span / self.POINTS
            if us > simulation["makespan_us"]:
                break
            last = columns.get(column, last)
            points.append((self.x(us), self.y(last)))
        end = self.x(simulation["makespan_us"])
        points += [(end, self.y(last)), (end, self.y(0))]
        self.shape("polygon", points, f'fill="{color}" fill-opacity="0.9"')

    def lane(self, row, kind):
        """Adds the copies of one direction as bars; consecutive copies are one bar."""
        y = TOP + self.CURVE + 26 + row * (self.LANE + self.GAP)
        self.text(LEFT - 8, y + self.LANE - 3, kind, "end")
        self.rectangle(LEFT, y, WIDTH - LEFT - RIGHT, self.LANE, GRID)
        bars = []
        for start, end in copies_of(self.after, kind):
            if bars and start - bars[-1][1] < self.span / 1000:
                bars[-1][1] = max(end, bars[-1][1])
            else:
                bars.append([start, end])
        for start, end in bars:
            self.rectangle(
                self.x(start), y, self.x(end) - self.x(start), self.LANE, AFTER
            )

    def axes(self):
        step = next(s for s in (1, 2, 5, 10, 20, 50) if self.top_bytes < 7e9 * s)
        for mark in range(0, int(self.top_bytes / 1e9) + 1, step):
            y = self.y(mark * 1e9)
            self.line(LEFT, y, WIDTH - RIGHT, y, GRID)
            self.text(LEFT - 8, y + 4, f"{mark} GB", "end", size=12)

    def boundary(self):
        """Adds the forward/backward boundary."""
        x = self.x(self.after["op_start_us"][self.trace["boundary"]])
        self.line(x, TOP, x, TOP + self.CURVE, TEXT, "2 3")
        self.text(x - 6, TOP + 10, "forward", "end", size=12)
        self.text(x + 6, TOP + 10, "backward", size=12)

    def limits(self):
        """Adds the budget and the zero-stall bound."""
        for name, size, color, below in (
            ("budget", self.plan["options"]["device_budget"], LIMIT, -6),
            ("zero-stall bound", self.plan["predicted"]["peak_bound_bytes"], BOUND, 15),
        ):
            y = self.y(size)
            self.line(LEFT, y, WIDTH - RIGHT, y, color, "6 4")
            label = f"{name} {size / 1e9:.1f} GB"
            self.text(WIDTH - RIGHT, y + below, label, "end", color)

    def draw(self):
        self.text(LEFT, 22, "Device memory for activations during one training step", size=15)
        slower = 100 * self.after["exposed_us"] / self.after["base_us"]
        self.legend([
            (BEFORE, f"without offloading: peak {self.before['peak_bytes'] / 1e9:.1f} GB"),
            (
                AFTER,
                f"planned: peak {self.after['peak_bytes'] / 1e9:.1f} GB, "
                f"{self.after['offloaded_bytes'] / 1e9:.1f} GB offloaded, "
                f"{slower:.1f} % slower",
            ),
        ])
        self.axes()
        self.memory(self.before, BEFORE)
        self.memory(self.after, AFTER)
        self.boundary()
        self.limits()
        self.lane(0, "offload")
        self.lane(1, "reload")
        bottom = TOP + self.CURVE + 26 + 2 * (self.LANE + self.GAP) + 8
        for part in range(5):
            us = self.span * part / 4
            anchor = ("start", "middle", "middle", "middle", "end")[part]
            self.text(self.x(us), bottom + 6, f"{us / 1000:.0f} ms", anchor, size=12)
        return self.svg()


class Timeline(Canvas):
    """Ops and copies in a window of one step; times in microseconds."""

    LANE, GAP = 30, 16

    def __init__(self, trace, simulation, start, end):
        super().__init__(250)
        self.trace, self.simulation = trace, simulation
        self.start, self.end = start, end

    def bar(self, row, start, end, color, label=""):
        """Adds the part of a bar that is in the window."""
        start, end = max(start, self.start), min(end, self.end)
        if start >= end:
            return
        scale = (WIDTH - LEFT - RIGHT) / (self.end - self.start)
        x, width = LEFT + (start - self.start) * scale, (end - start) * scale
        y = TOP + row * (self.LANE + self.GAP)
        self.rectangle(x, y, max(width - 0.7, 0.3), self.LANE, color)
        if width > 5.6 * len(label):
            self.text(x + width / 2, y + 19, label, "middle", size=10)

    def draw(self, title):
        self.text(LEFT, 22, title, size=15)
        self.legend([
            (FORWARD, "forward op"), (BACKWARD, "backward op"),
            (AFTER, "copy"), (LIMIT, "exposed time"),
        ])
        for row, label in enumerate(("compute", "offload", "reload")):
            y = TOP + row * (self.LANE + self.GAP)
            self.text(LEFT - 8, y + 19, label, "end")
            self.rectangle(LEFT, y, WIDTH - LEFT - RIGHT, self.LANE, GRID)
        for op, start in zip(self.trace["ops"], self.simulation["op_start_us"]):
            color = FORWARD if op["phase"] == "forward" else BACKWARD
            self.bar(0, start, start + op["duration_us"], color, op["name"])
        for command in self.simulation["commands"]:
            issue, exposed = command["issue_us"], command.get("exposed_us", 0)
            self.bar(0, issue, issue + exposed, LIMIT)
        for row, kind in ((1, "offload"), (2, "reload")):
            for start, end in copies_of(self.simulation, kind):
                self.bar(row, start, end, AFTER)
        bottom = TOP + 3 * (self.LANE + self.GAP) + 16
        for part in range(5):
            us = self.start + (self.end - self.start) * part / 4
            anchor = ("start", "middle", "middle", "middle", "end")[part]
            x = LEFT + part / 4 * (WIDTH - LEFT - RIGHT)
            self.text(x, bottom, f"{us / 1000:.0f} ms", anchor, size=12)
        return self.svg()


class Bounds(Canvas):
    """Step time over the device budget, planned and at least."""

    HEIGHT, TOP_PERCENT = 230, 45

    def __init__(self):
        super().__init__(350)

    def place(self, share, slowdown):
        """The point of a budget and an added time, both in percent."""
        x = LEFT + (100 - share) / 70 * (WIDTH - LEFT - RIGHT)
        return x, TOP + self.HEIGHT * (1 - slowdown / self.TOP_PERCENT)

    def draw(self, rows, zero_stall):
        """Rows of budget, planned and least added time; all in percent."""
        self.text(LEFT, 22, "Added step time over the device memory budget", size=15)
        self.legend([(AFTER, "planned"), (BOUND, "bound: no plan is faster")])
        for percent in range(0, self.TOP_PERCENT, 10):
            y = self.place(100, percent)[1]
            self.line(LEFT, y, WIDTH - RIGHT, y, GRID)
            self.text(LEFT - 8, y + 4, f"{percent} %", "end", size=12)
        for share in range(100, 20, -10):
            x = self.place(share, 0)[0]
            anchor = {100: "start", 30: "end"}.get(share, "middle")
            self.text(x, TOP + self.HEIGHT + 20, f"{share} %", anchor, size=12)
        self.text((LEFT + WIDTH) / 2, TOP + self.HEIGHT + 46,
                  "device memory budget, as a share of the unplanned peak", "middle")
        x = self.place(zero_stall, 0)[0]
        self.line(x, TOP, x, TOP + self.HEIGHT, LIMIT, "6 4")
        self.text(x - 8, TOP + 14, f"zero-stall bound {zero_stall:.0f} %", "end", LIMIT)
        for column, color, width in ((2, BOUND, 4), (1, AFTER, 2)):
            points = [self.place(row[0], row[column]) for row in rows]
            style = f'fill="none" stroke="{color}" stroke-width="{width}"'
            self.shape("polyline", points, style)
        return self.svg()


def plan(trace, share):
    return ao.plan(trace, machine=MACHINE, device_memory_budget=f"{share}%")


def draw_all(trace):
    """The pictures by the names of their files."""
    at_70 = plan(trace, 70)
    nothing = ao.simulate(trace, dict(at_70, commands=[]))
    memory = Memory(trace, at_70, nothing, ao.simulate(trace, at_70)).draw()
    at_65 = ao.simulate(trace, plan(trace, 65))
    middle = at_65["op_start_us"][trace["boundary"]]
    timeline = Timeline(trace, at_65, middle - 20e3, middle + 16e3).draw(
        "Ops and copies under a budget of 65 % of the unplanned peak"
    )
    rows = []
    for share in (100, *range(74, 28, -4)):
        figures = plan(trace, share)["predicted"]
        rows.append((share, *(
            100 * (figures[key] / figures["base_us"] - 1)
            for key in ("makespan_us", "makespan_bound_us")
        )))
    figures = at_70["predicted"]
    zero_stall = 100 * figures["peak_bound_bytes"] / figures["unplanned_peak_bytes"]
    return {
        "step-memory.svg": memory,
        "step-timeline.svg": timeline,
        "step-bounds.svg": Bounds().draw(rows, zero_stall),
    }


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    status = 0
    for name, picture in draw_all(json.loads(TRACE.read_text())).items():
        file = DOCS / name
        if not arguments.check:
            file.write_text(picture)
        elif not file.exists() or file.read_text() != picture:
            print(f"{file} is out of date: draw it again", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
