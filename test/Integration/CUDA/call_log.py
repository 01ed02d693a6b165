# ===- call_log.py - Log of the fake driver --------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The call log of the fake driver of runtime/fake, and checks of it.

Streams run in parallel: a call on one stream is only known to happen before a
call on another if events say so. `Order` follows that with a clock a stream.
"""

# The host may wait for what it needs itself: a scalar that decides where the
# step goes on.
SCALAR_BYTES = 16
# Bytes of the predicted peak that may stay on the host: buffers of one element
# that only the host reads.
HOST_SCALARS = 256
# Calls that block the calling thread, and ones that make what a step reuses.
BLOCKING = ("cuStreamSynchronize", "cuEventSynchronize", "cuMemAlloc")
MAKING = ("cuStreamCreate", "cuEventCreate", "cuMemHostAlloc", "cuModuleLoadData",
          "cuGraphInstantiate")
ALLOCATING = ("cuMemAllocFromPoolAsync", "cuMemFreeAsync", "cuMemHostAlloc", "cuMemFreeHost",
              *BLOCKING[2:])


class Fault(Exception):
    """A sequence of calls that a GPU may run in a wrong order."""


def read(path):
    """One list of words a call."""
    with open(path, encoding="ascii") as file:
        return [line.split() for line in file]


def is_host_read(call, previous):
    """Returns whether a call that blocks waits for a scalar that was just asked for."""
    return (call[0] == "cuStreamSynchronize" and previous is not None
            and previous[0] == "cuMemcpyAsync" and previous[4] == call[1]
            and int(previous[3]) <= SCALAR_BYTES)


def segments(calls):
    """Runs of calls between those that block the host."""
    found, previous = [[]], None
    for call in calls:
        if call[0] not in BLOCKING:
            found[-1].append(call)
        elif not is_host_read(call, previous):
            found.append([])
        previous = call
    return found


def steps(calls):
    """The segments with launches: what compiled code issued, one a function."""
    return [segment for segment in segments(calls)
            if any(call[0] == "cuLaunchKernel" for call in segment)]


def peak_bytes(calls):
    """The most bytes of device memory alive in the order of the calls."""
    alive, total, peak = {}, 0, 0
    for name, *words in calls:
        if name == "cuMemAllocFromPoolAsync":
            alive[words[0]] = int(words[1])
            total += int(words[1])
            peak = max(peak, total)
        elif name == "cuMemFreeAsync":
            total -= alive.pop(words[0])
    return peak


class Order:
    """Happens-before of calls on streams."""

    def __init__(self):
        self.position = {}
        self.seen = {}
        self.events = {}

    def clock(self, stream):
        return self.seen.setdefault(stream, {})

    def advance(self, stream):
        self.position[stream] = self.position.get(stream, 0) + 1
        self.clock(stream)[stream] = self.position[stream]
        return self.position[stream]

    def record(self, event, stream):
        self.events[event] = dict(self.clock(stream))

    def wait(self, stream, event):
        mine = self.clock(stream)
        for other, position in self.events.get(event, {}).items():
            mine[other] = max(mine.get(other, 0), position)

    def has_seen(self, stream, other, position):
        return stream == other or self.clock(stream).get(other, 0) >= position


def find_buffer(alive, address):
    """The allocation that `address` points into."""
    address = int(address, 16)
    for base, entry in alive.items():
        if base <= address < base + entry["bytes"]:
            return base, entry
    return None, None


class OrderCheck:
    """Buffers are allocated before they are copied and freed only afterwards."""

    def __init__(self, calls):
        self.order = Order()
        self.alive = {}
        self.compute = {call[1] for call in calls if call[0] == "cuLaunchKernel"}
        self.copies = 0

    def run(self, calls):
        for name, *words in calls:
            handler = getattr(self, name, None)
            if handler:
                handler(*words)

    def cuEventRecord(self, event, stream):
        self.order.record(event, stream)

    def cuStreamWaitEvent(self, stream, event):
        self.order.wait(stream, event)

    def cuStreamSynchronize(self, stream):
        """The host has seen all of it, so whatever it issues comes later."""
        for clock in self.order.seen.values():
            clock[stream] = self.order.position.get(stream, 0)

    def cuLaunchKernel(self, stream):
        self.order.advance(stream)

    def cuMemAllocFromPoolAsync(self, pointer, size, stream):
        self.alive[int(pointer, 16)] = {
            "bytes": int(size), "at": (stream, self.order.advance(stream)), "copies": []}

    def cuMemcpyAsync(self, to, source, size, stream):
        self.copies += stream not in self.compute
        position = self.order.advance(stream)
        for address in (to, source):
            base, buffer = find_buffer(self.alive, address)
            if buffer is None:
                continue
            if not self.order.has_seen(stream, *buffer["at"]):
                raise Fault(f"copy of {size} bytes at {address} may run before its buffer "
                            "is allocated")
            buffer["copies"].append((stream, position))

    def cuMemFreeAsync(self, pointer, stream):
        buffer = self.alive.pop(int(pointer, 16))
        for other, position in buffer["copies"]:
            if not self.order.has_seen(stream, other, position):
                raise Fault(f"{pointer} may be freed before its copy is done")
        self.order.advance(stream)


def check_order(calls):
    """Raises Fault; returns how many copies ran beside compute."""
    check = OrderCheck(calls)
    check.run(calls)
    if len(check.compute) != 1:
        raise Fault(f"kernels ran on {len(check.compute)} streams")
    return check.copies


def check_streams(calls):
    """One stream for compute and one a direction, whatever is copied."""
    made = sum(call[0] == "cuStreamCreate" for call in calls)
    if made > 3:
        raise Fault(f"{made} streams were made, expected at most 3")


def check_no_allocations(calls):
    """Steps in arenas, their results included: from the first launch to the last one,
    which is what compiled code issued, no memory comes or goes."""
    for segment in steps(calls):
        launches = [i for i, call in enumerate(segment) if call[0] == "cuLaunchKernel"]
        for name, *_ in segment[launches[0]:launches[-1]]:
            if name in ALLOCATING:
                raise Fault(f"{name} in a step whose buffers lie in arenas")


def check_steady(calls):
    """A step that has run before makes nothing."""
    for segment in steps(calls)[-1:]:
        for name, *_ in segment:
            if name in MAKING:
                raise Fault(f"{name} in a step that has run before")
