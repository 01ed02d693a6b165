# Runs a command whose error stream is a terminal, and prints what it says there.
#
#   python on_terminal.py COMMAND [ARGUMENT...]

import os
import subprocess
import sys

ours, theirs = os.openpty()
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=theirs)
os.close(theirs)
said = b""
try:
    while part := os.read(ours, 4096):
        said += part
except OSError:  # Linux's way to say that nobody is at the other end.
    pass
process.wait()
sys.stdout.write(said.decode().replace("\r", ""))
