#!/usr/bin/env python3
# ===- check_timeline.py - Contents of a timeline of ao-run ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Checks a timeline of ao-run: the schema of trace events, and what it shows.

usage: check_timeline.py TIMELINE RUN.json PROCESS...
"""

import json
import sys

LANES = {1: "compute", 2: "offload", 3: "reload"}
CATEGORIES = {1: {"compute", "stall"}, 2: {"offload"}, 3: {"reload"}}


def require(condition, what):
    if not condition:
        sys.exit(f"check_timeline: {what}")


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def check_event(event):
    """The keys that an event's phase asks for."""
    require(event["ph"] in "MXC", event)
    require(isinstance(event["name"], str), event)
    require(isinstance(event["pid"], int) and isinstance(event["tid"], int), event)
    require(isinstance(event["args"], dict), event)
    if event["ph"] == "M":
        key = "sort_index" if event["name"].endswith("sort_index") else "name"
        require(list(event["args"]) == [key], event)
        return
    require(is_number(event["ts"]) and event["ts"] >= 0, event)
    require(isinstance(event["args"]["bytes"], int), event)
    if event["ph"] == "X":
        require(is_number(event["dur"]) and event["dur"] >= 0, event)
        require(event["cat"] in CATEGORIES[event["tid"]], event)


def check_lane(spans, nest):
    """Viewers draw spans of a lane that do not overlap, or lie in one another."""
    ends = []
    # Times are written in thousandths.
    for start, end in sorted(spans, key=lambda span: (span[0], -span[1])):
        while ends and ends[-1] <= start + 0.002:
            ends.pop()
        require(not ends or nest, f"spans overlap at {start}")
        require(not ends or end <= ends[-1] + 0.002, f"spans cross at {start}")
        ends.append(end)


def check_process(events, name, row):
    """One execution, against the figures of its run."""
    threads = {event["tid"]: event["args"]["name"] for event in events
               if event["name"] == "thread_name"}
    require(threads == LANES, f"{name}: lanes {threads}")
    spans = [event for event in events if event["ph"] == "X"]
    for lane in LANES:
        check_lane([(span["ts"], span["ts"] + span["dur"]) for span in spans
                    if span["tid"] == lane], nest=lane == 1)
    require(any(span["cat"] == "compute" for span in spans), f"{name}: no compute")
    for category, key in (("offload", "offloaded_bytes"), ("reload", "reloaded_bytes")):
        moved = sum(span["args"]["bytes"] for span in spans if span["cat"] == category)
        require(moved == row[key], f"{name}: {category} of {moved} bytes")
    figures = row["predicted"] if name.startswith("predicted") else row
    exposed = 1e3 * sum(span["dur"] for span in spans if span["cat"] == "stall")
    require(abs(exposed - figures["exposed_ns"]) <= 1000 + len(spans),
            f"{name}: {exposed} ns exposed, not {figures['exposed_ns']}")
    end = 1e3 * max(span["ts"] + span["dur"] for span in spans)
    # Measured time has more in it than what is drawn; predicted has not.
    require(end <= figures["step_ns"] + 1000 or not name.startswith("predicted"),
            f"{name}: ends at {end} ns, after {figures['step_ns']}")
    samples = [event for event in events if event["ph"] == "C"]
    peak = max(sample["args"]["bytes"] for sample in samples)
    require(peak <= figures["peak_device_bytes"], f"{name}: peak of {peak} bytes")
    require(min(sample["ts"] for sample in samples) == 0, f"{name}: memory starts late")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        events = json.load(file)["traceEvents"]
    with open(sys.argv[2], encoding="utf-8") as file:
        rows = {row["strategy"]: row for row in json.load(file)["runs"]}
    for event in events:
        check_event(event)
    names = {event["pid"]: event["args"]["name"] for event in events
             if event["name"] == "process_name"}
    require(list(names.values()) == sys.argv[3:], f"processes {list(names.values())}")
    for pid, name in names.items():
        strategy = name.split("(")[1].rstrip(")") if "(" in name else next(iter(rows))
        check_process([event for event in events if event["pid"] == pid], name,
                      rows[strategy])
    print(f"{len(events)} events")


if __name__ == "__main__":
    main()
