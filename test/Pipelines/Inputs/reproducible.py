# ===- reproducible.py - Two runs of each pipeline write the same bytes ----===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs each pipeline of ao twice on each module and compares outputs and
diagnostics. Addresses differ between runs, so that an order of pointers shows.

usage: reproducible.py AO_OPT MODULE...
"""

import re
import subprocess
import sys


def run(ao_opt, pipeline, module):
    """Returns status, module and diagnostics."""
    done = subprocess.run([ao_opt, module, f"--{pipeline}"], capture_output=True,
                          check=False)
    return done.returncode, done.stdout, done.stderr


def main():
    ao_opt, modules = sys.argv[1], sys.argv[2:]
    text = subprocess.run([ao_opt, "--help"], capture_output=True, text=True,
                          check=True).stdout
    names = dict.fromkeys(re.findall(r"^ +--(ao-[a-z0-9-]+-pipeline)", text, re.MULTILINE))
    pipelines = list(names) + [
        "ao-offload-pipeline=strategy=planned device-memory-budget=80% recompute "
        "min-bytes=1024",
        "ao-offload-to-buffers-pipeline=strategy=sync min-bytes=1024 arenas=all"]
    differ = accepted = 0
    for pipeline in pipelines:
        for module in modules:
            first = run(ao_opt, pipeline, module)
            accepted += first[0] == 0
            if first != run(ao_opt, pipeline, module):
                differ += 1
                print(f"{pipeline} on {module}: outputs differ")
    print(f"{len(pipelines)} pipelines, {accepted} outputs, {differ} differ")
    return 1 if differ or accepted < len(pipelines) else 0


sys.exit(main())
