# ===- on_terminal.py - Output of a command on a terminal ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs a command whose error stream is a terminal, and prints what it says there.

    on_terminal.py COMMAND [ARGUMENT…]

Killed by SIGALRM if the command takes minutes.
"""

import os
import signal
import subprocess
import sys

signal.alarm(240)
ours, theirs = os.openpty()
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=theirs)
os.close(theirs)
said = b""
try:
    while part := os.read(ours, 4096):
        said += part
except OSError:  # Linux's way to say that the other end is closed.
    pass
process.wait()
sys.stdout.write(said.decode().replace("\r", ""))
