#!/usr/bin/env python3
# ===- draw_memory.py - Picture of a planned training step -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Draws device memory over one training step, without and with a plan, and the copies
on both directions of the link, as an SVG file:

    PYTHONPATH=build/pure/python docs/draw_memory.py test/Traces/C_7b_4k.json \\
        --machine=h100-pcie5 --device-memory-budget=70% \\
        -o docs/step-memory.svg

`--check` compares the picture with the file in place of writing it.
"""

import argparse
import json
import sys
from html import escape
from pathlib import Path

import ao

WIDTH, HEIGHT = 860, 400
LEFT, RIGHT, TOP = 70, 20, 64
MEMORY_HEIGHT, LANE_HEIGHT, LANE_GAP = 220, 16, 10
POINTS = 360  # Columns over the step; each shows the maximum of its ops.

BEFORE, AFTER, TEXT, GRID, LIMIT = "#c9ced6", "#2f6fdb", "#24292f", "#e4e7ec", "#c62828"


class Picture:
    """The picture of one step; times in microseconds, sizes in bytes."""

    def __init__(self, trace, plan, before, after):
        self.trace, self.plan = trace, plan
        self.before, self.after = before, after
        self.budget = plan["options"]["device_budget"]
        self.span = max(before["makespan_us"], after["makespan_us"])
        self.top_bytes = 1.08 * max(before["peak_bytes"], after["peak_bytes"])
        self.parts = []

    def x(self, us):
        return LEFT + us / self.span * (WIDTH - LEFT - RIGHT)

    def y(self, size):
        return TOP + MEMORY_HEIGHT * (1 - size / self.top_bytes)

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

    def memory(self, simulation, color):
        """Adds the device memory of one run as a filled curve."""
        starts, sizes = simulation["op_start_us"], simulation["device_bytes"]
        columns = {}
        for start, size in zip(starts, sizes):
            column = int(start / self.span * POINTS)
            columns[column] = max(columns.get(column, 0), size)
        points = [f"{self.x(0):.1f},{self.y(0):.1f}"]
        last = 0
        for column in range(POINTS + 1):
            if column * self.span / POINTS > simulation["makespan_us"]:
                break
            last = columns.get(column, last)
            points.append(f"{self.x(column * self.span / POINTS):.1f},{self.y(last):.1f}")
        end = self.x(simulation["makespan_us"])
        points += [f"{end:.1f},{self.y(last):.1f}", f"{end:.1f},{self.y(0):.1f}"]
        self.parts.append(
            f'<polygon points="{" ".join(points)}" fill="{color}" fill-opacity="0.9"/>'
        )

    def lane(self, row, label, kind):
        """Adds the copies of one direction as bars; those in a row are one bar."""
        y = TOP + MEMORY_HEIGHT + 26 + row * (LANE_HEIGHT + LANE_GAP)
        self.text(LEFT - 8, y + LANE_HEIGHT - 3, label, "end")
        self.rectangle(LEFT, y, WIDTH - LEFT - RIGHT, LANE_HEIGHT, GRID)
        copies = [
            (command["copy_start_us"], command["copy_end_us"])
            for command in self.after["commands"]
            if command["do"] == kind
        ]
        bars = []
        for start, end in sorted(copies):
            if bars and start - bars[-1][1] < self.span / 1000:
                bars[-1][1] = max(end, bars[-1][1])
            else:
                bars.append([start, end])
        for start, end in bars:
            width = self.x(end) - self.x(start)
            self.rectangle(self.x(start), y, width, LANE_HEIGHT, AFTER)

    def axes(self):
        step = next(s for s in (1, 2, 5, 10, 20, 50) if self.top_bytes < 7e9 * s)
        for mark in range(0, int(self.top_bytes / 1e9) + 1, step):
            y = self.y(mark * 1e9)
            self.line(LEFT, y, WIDTH - RIGHT, y, GRID)
            self.text(LEFT - 8, y + 4, f"{mark} GB", "end", size=12)

    def legend(self):
        entries = [
            (BEFORE, f"without offloading: peak {self.before['peak_bytes'] / 1e9:.1f} GB"),
            (
                AFTER,
                f"planned: peak {self.after['peak_bytes'] / 1e9:.1f} GB, "
                f"{self.after['moved_bytes'] / 1e9:.1f} GB offloaded, "
                f"{self.exposed()} % slower",
            ),
        ]
        x = LEFT
        for color, text in entries:
            self.rectangle(x, TOP - 30, 12, 12, color)
            self.text(x + 18, TOP - 20, text)
            x += 50 + 6.6 * len(text)

    def exposed(self):
        return f"{100 * self.after['exposed_us'] / self.after['base_us']:.1f}"

    def boundary(self):
        """Adds the forward/backward boundary."""
        x = self.x(self.after["op_start_us"][self.trace["boundary"]])
        bottom = TOP + MEMORY_HEIGHT
        self.line(x, TOP, x, bottom, TEXT, "2 3")
        self.text(x - 6, TOP + 10, "forward", "end", size=12)
        self.text(x + 6, TOP + 10, "backward", size=12)

    def draw(self, title):
        self.text(LEFT, 22, title, size=15)
        self.legend()
        self.axes()
        self.memory(self.before, BEFORE)
        self.memory(self.after, AFTER)
        self.boundary()
        y = self.y(self.budget)
        self.line(LEFT, y, WIDTH - RIGHT, y, LIMIT, "6 4")
        label = f"budget {self.budget / 1e9:.1f} GB"
        self.text(WIDTH - RIGHT, y - 6, label, "end", LIMIT)
        self.lane(0, "offload", "offload")
        self.lane(1, "reload", "reload")
        bottom = TOP + MEMORY_HEIGHT + 26 + 2 * (LANE_HEIGHT + LANE_GAP) + 8
        for part in range(5):
            us = self.span * part / 4
            anchor = ("start", "middle", "middle", "middle", "end")[part]
            self.text(self.x(us), bottom + 6, f"{us / 1000:.0f} ms", anchor, size=12)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'font-family="Helvetica, Arial, sans-serif">\n'
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#ffffff"/>\n'
            + "\n".join(self.parts)
            + "\n</svg>\n"
        )


def draw(trace, machine, budget, title):
    """Returns the picture of a trace planned under a budget, as SVG text."""
    plan = ao.plan(trace, machine=machine, device_memory_budget=budget)
    nothing = dict(plan, commands=[])
    before, after = ao.simulate(trace, nothing), ao.simulate(trace, plan)
    return Picture(trace, plan, before, after).draw(title)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trace", type=Path)
    parser.add_argument("--machine", required=True)
    parser.add_argument("--device-memory-budget", required=True)
    parser.add_argument("--title", default="Device memory for activations during one training step")
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    trace = json.loads(arguments.trace.read_text())
    picture = draw(
        trace, arguments.machine, arguments.device_memory_budget, arguments.title
    )
    if not arguments.check:
        arguments.output.write_text(picture)
    elif arguments.output.read_text() != picture:
        print(f"{arguments.output} is out of date: draw it again", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
