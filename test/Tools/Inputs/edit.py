# ===- edit.py - An editor that talks to the language server ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Opens documents one after the other, and prints what the server says of them.

usage: edit.py SERVER FILE...

If there is a FILE.mended, it replaces the document afterwards. Of bytecode, the server
is asked for the text, of which the first words are printed.
"""

import json
import pathlib
import signal
import subprocess
import sys

signal.alarm(240)  # Without an answer it would wait for ever.
server = subprocess.Popen(sys.argv[1], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def send(method, **rest):
    body = json.dumps({"jsonrpc": "2.0", "method": method, **rest}).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    server.stdin.flush()


def receive():
    size = 0
    while (line := server.stdout.readline()).strip() or not size:
        if not line:
            sys.exit(f"the server is gone: {server.wait()}")
        if line.lower().startswith(b"content-length:"):
            size = int(line.split(b":")[1])
    return json.loads(server.stdout.read(size))


def position(place):
    start = place["range"]["start"]
    return f"{start['line']}:{start['character']}"


def show(name):
    params = receive()["params"]
    version = params["version"]
    if not params["diagnostics"]:
        print(f"{name} {version}: nothing")
    for found in params["diagnostics"]:
        kind = ["error", "warning", "information"][found["severity"] - 1]
        print(f"{name} {version}: {position(found)} {kind} {found['message']}")
        for note in found.get("relatedInformation", []):
            print(f"note {position(note['location'])} {note['message']}")


def show_bytecode(path):
    send("mlir/convertFromBytecode", id=2, params={"uri": path.resolve().as_uri()})
    answer = receive()
    text = answer["result"]["output"] if "result" in answer else answer["error"]["message"]
    print(f"{path.name}: {text[:40]}")


def document(name, version):
    return {"uri": f"file:///{name}", "version": version, "languageId": "mlir"}


send("initialize", id=0, params={"processId": None, "capabilities": {}})
# Whole documents come back with every change.
assert receive()["result"]["capabilities"]["textDocumentSync"]["change"] == 1
for path in map(pathlib.Path, sys.argv[2:]):
    if path.suffix == ".mlirbc":
        show_bytecode(path)
        continue
    send("textDocument/didOpen", params={
        "textDocument": {**document(path.name, 1), "text": path.read_text()}})
    show(path.name)
    mended = path.with_name(path.name + ".mended")
    if mended.exists():
        send("textDocument/didChange", params={
            "textDocument": document(path.name, 2),
            "contentChanges": [{"text": mended.read_text()}]})
        show(path.name)
send("shutdown", id=1)
receive()
send("exit")
print("end", server.wait())
