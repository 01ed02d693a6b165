# ===- ranks.py - Runs programs as several ranks ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Processes of one group on the loopback address, with a time limit.

A program is a function of rank_programs.py that takes a rank and the number of
ranks. The processes of a launch run one program after another in one group, since
most of the time of a process is its imports.
"""

import dataclasses
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time

import torch

HERE = pathlib.Path(__file__).parent

# Seconds after which a rank counts as hung, and what each further program adds. A
# launch takes a fifth of that on an idle machine.
LIMIT, FURTHER = 180, 20


@dataclasses.dataclass
class Outcome:
    """How a rank has ended: its exit code, what its programs returned (by name,
    without those that did not return), and what it printed."""

    code: int
    results: dict
    text: str


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def start(world, programs, folder, variables=None):
    """The processes, and the files that have what they print."""
    port = free_port()
    processes = []
    for rank in range(world):
        environment = {
            **os.environ,
            "MASTER_ADDR": "127.0.0.1",
            "MASTER_PORT": str(port),
            "RANK": str(rank),
            "WORLD_SIZE": str(world),
            "LOCAL_RANK": str(rank),
            "LOCAL_WORLD_SIZE": str(world),
            **(variables or {}),
        }
        command = [sys.executable, str(HERE / "rank_programs.py"), folder, *programs]
        with open(f"{folder}/{rank}.txt", "w", encoding="utf-8") as log:
            processes.append(
                subprocess.Popen(command, env=environment, stdout=log, stderr=log)
            )
    return processes


def wait(processes, limit):
    """Waits for all processes, and ends those that take longer than the limit.

    Raises:
      AssertionError: at least one of them did.
    """
    deadline = time.monotonic() + limit
    late = []
    for rank, process in enumerate(processes):
        try:
            process.wait(max(0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            late.append(rank)
    for process in processes:
        process.kill()
        process.wait()
    if late:
        raise AssertionError(f"ranks {late} have not ended after {limit} seconds")


def launch(world, *programs, variables=None):
    """Runs programs as `world` ranks.

    Returns:
      A list of an Outcome for each rank.

    Raises:
      AssertionError: a rank has not ended within the limit; with all output.
    """
    with tempfile.TemporaryDirectory() as folder:
        processes = start(world, programs, folder, variables)
        try:
            wait(processes, LIMIT + FURTHER * (len(programs) - 1))
        except AssertionError as error:
            texts = [_text(folder, rank) for rank in range(world)]
            raise AssertionError("\n".join([str(error), *texts])) from None
        return [
            Outcome(process.returncode, _results(folder, rank), _text(folder, rank))
            for rank, process in enumerate(processes)
        ]


def launch_by_torchrun(world, *programs):
    """Runs programs as `world` ranks that torchrun's agent starts.

    Returns:
      The results of each rank by program, and the exit code and the output of the agent.

    Raises:
      subprocess.TimeoutExpired: the agent has not ended within the limit.
    """
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable, "-m", "torch.distributed.run", "--standalone",
            f"--nproc-per-node={world}", str(HERE / "rank_programs.py"), folder, *programs,
        ]
        # The loopback device, whatever the name of the machine resolves to.
        environment = {**os.environ, "GLOO_SOCKET_IFNAME": "lo"}
        with subprocess.Popen(
            command, env=environment, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as agent:
            try:
                text, _ = agent.communicate(timeout=LIMIT)
            except subprocess.TimeoutExpired:
                # The agent ends its ranks when it is asked to end.
                agent.terminate()
                raise
        results = [_results(folder, rank) for rank in range(world)]
        return results, agent.returncode, text


def _text(folder, rank):
    return pathlib.Path(f"{folder}/{rank}.txt").read_text(encoding="utf-8")


def _results(folder, rank):
    path = pathlib.Path(f"{folder}/{rank}.pt")
    return torch.load(path, weights_only=False) if path.exists() else {}
