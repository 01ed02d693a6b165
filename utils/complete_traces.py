# ===- complete_traces.py - Name every reader in the traces ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
#
# usage: complete_traces.py TRACE-DIRECTORY OUTPUT-DIRECTORY
#
# The traces in test/Traces leave out uses that move no last use: a norm, for
# example, does not read its input there, because a later add does. Plans that
# rematerialize values need all of them. This adds the missing ones by the rules
# below, which follow from the models named by the ops, checks
# that no lifetime changes, and marks which ops may be recomputed.
#
# Missing data of the traces, which cannot be completed and is not marked:
#
# * Parameters and the batch are no values of the traces. They exist for the
#   whole step, so that ops with further operands may be recomputed; `in` of the
#   U-Net, which has no others, is not marked (opaque).
# * Results of all-gathers in the 70b step are no values either. The matmuls after
#   them (qkv, gate, up) are not marked (opaque); nor are those whose results a
#   reduce-scatter replaces (oproj, down: overwritten), and the collectives.
# * Backward ops are not marked: their results are short-lived temporaries.
#
# ===-----------------------------------------------------------------------===#

import json
import pathlib
import re
import sys

# Operands by the last part of an op's name, with L for its layer and N for the
# next. Operands that a trace lacks are skipped.
TRANSFORMER = {
    "norm1": ["L.x"],
    "norm2": ["L.x2"],
    "ag1": ["L.n1"],
    "ag2": ["L.n2"],
    "qkv": ["L.n1"],
    "gate": ["L.n2"],
    "up": ["L.n2"],
    "fc1": ["L.n2"],
    "normf": ["LAST.x"],
}


def layer_of(name):
    match = re.match(r"L?(\d+)\.", name)
    return int(match.group(1)) if match else None


class Completion:
    def __init__(self, trace):
        self.trace = trace
        self.ops = trace["ops"]
        self.values = trace["values"]
        self.by_name = {value["name"]: value for value in self.values}
        self.added = 0

    def read(self, op, value):
        """Adds a read of a live value to op number `op`."""
        if value is None or value["def"] >= op or op in value["uses"]:
            return
        if not value["uses"] or value["uses"][-1] < op:
            raise ValueError(
                f"{self.ops[op]['name']} would prolong {value['name']}"
            )
        value["uses"] = sorted(value["uses"] + [op])
        self.added += 1

    def made_by(self, op):
        return [value for value in self.values if value["def"] == op]

    def complete_forward(self):
        last = max(
            (layer_of(v["name"]) or 0 for v in self.values), default=0
        )
        for number, op in enumerate(self.ops[: self.trace["boundary"]]):
            layer, _, kind = op["name"].rpartition(".")
            for operand in TRANSFORMER.get(kind, []):
                name = operand.replace("LAST", f"L{last}").replace("L.", layer + ".")
                self.read(number, self.by_name.get(name))
            # A reduce-scatter works on the result of the matmul before it.
            if re.fullmatch(r"rs\d", kind):
                for value in self.made_by(number - 1):
                    self.read(number, value)

    def complete_unet(self):
        """Adds the operands of a block's backward op to its first op."""
        backward = {op["name"]: i for i, op in enumerate(self.ops)}
        for number, op in enumerate(self.ops[: self.trace["boundary"]]):
            if not op["name"].endswith(".gn+silu"):
                continue
            other = backward[op["name"].replace(".gn+silu", ".gn.bwd")]
            for value in self.values:
                if other in value["uses"] and value["def"] < number:
                    self.read(number, value)

    def complete_backward(self):
        """The two matmuls of a layer's op read one gradient; what is between
        an op that makes it and them reads it, too."""
        for number in range(self.trace["boundary"], len(self.ops)):
            name = self.ops[number]["name"]
            stem, _, kind = name.rpartition(".")
            if kind not in ("dgrad", "wgrad") and not re.search(
                r"\.(rope|rs\d)\.bwd$", name
            ):
                continue
            if kind == "wgrad":
                if self.ops[number - 1]["name"] == stem + ".dgrad":
                    for value in self.gradients_of(number - 1):
                        self.read(number, value)
                continue
            for value in self.gradient_for(number):
                self.read(number, value)

    def gradients_of(self, op):
        return [
            v for v in self.values
            if v["name"].startswith("temp") and op in v["uses"]
        ]

    def gradient_for(self, number):
        """The operand that the matmul for the parameters reads directly
        afterwards; else the latest gradient that is alive and reaches over
        this op."""
        behind = [
            v for v in self.gradients_of(number + 1) if v["def"] < number
        ]
        if behind and self.ops[number]["name"].endswith(".dgrad"):
            return behind
        alive = [
            v for v in self.values
            if v["name"].startswith("temp")
            and self.trace["boundary"] <= v["def"] < number
            and v["uses"] and v["uses"][-1] > number
        ]
        return alive[-1:]

    def mark(self):
        is_unet = self.trace["name"] == "G_unet"
        has_collectives = any(op.get("kind") == "collective" for op in self.ops)
        for number, op in enumerate(self.ops):
            kind = op["name"].rpartition(".")[2]
            if op.get("kind") == "collective":
                op["why_not"] = "collective"
            elif number >= self.trace["boundary"]:
                continue
            elif is_unet and op["name"] == "in":
                op["why_not"] = "opaque"
            elif has_collectives and kind in ("qkv", "gate", "up"):
                op["why_not"] = "opaque"
            elif has_collectives and kind in ("oproj", "down"):
                op["why_not"] = "overwritten"
            else:
                op["recompute"] = True

    def run(self):
        lifetimes = [(v["def"], v["uses"][-1:]) for v in self.values]
        if self.trace["name"] == "G_unet":
            self.complete_unet()
        else:
            self.complete_forward()
        self.complete_backward()
        if lifetimes != [(v["def"], v["uses"][-1:]) for v in self.values]:
            raise ValueError("a lifetime has changed")
        self.mark()
        self.trace["complete_uses"] = True


def write(trace, path):
    header = {k: v for k, v in trace.items() if k not in ("ops", "values")}
    text = json.dumps(header)[:-1]
    for key in ("ops", "values"):
        rows = ",\n".join(json.dumps(row) for row in trace[key])
        text += f',\n"{key}": [\n{rows}]'
    path.write_text(text + "}\n", encoding="utf-8")


def main():
    source, target = map(pathlib.Path, sys.argv[1:])
    target.mkdir(exist_ok=True)
    for path in sorted(source.glob("*.json")):
        trace = json.loads(path.read_text(encoding="utf-8"))
        completion = Completion(trace)
        completion.run()
        write(trace, target / path.name)
        unread = [
            op["name"]
            for i, op in enumerate(trace["ops"])
            if not any(i in v["uses"] for v in trace["values"])
        ]
        marked = sum(op.get("recompute", False) for op in trace["ops"])
        print(
            f"{trace['name']}: {completion.added} uses added, {marked} of "
            f"{len(trace['ops'])} ops marked, {len(unread)} read only what "
            f"is no value of the trace: {', '.join(sorted({u.rpartition('.')[2] for u in unread}))}"
        )


if __name__ == "__main__":
    main()
