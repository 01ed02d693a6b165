#!/usr/bin/env python3
# ===- export_jax.py - Exports a training step from JAX --------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Exports a training step written in JAX as MLIR.

  export_jax.py --model gpt --form pair --dialect linalg --layers 3 -o gpt.mlir
  export_jax.py --all test/Models      writes every module that is checked in
  export_jax.py --check test/Models    compares them with a new export

Needs the packages pinned in requirements-export.txt. mlir-opt of LLVM 22 is
needed for linalg, and clang of the same version to compare numbers with JAX.
"""

import argparse
import os
import sys


class Parser(argparse.ArgumentParser):
    def error(self, message):
        self.exit(1, f"{self.prog}: error: {message}\n")


def parse_arguments(arguments):
    parser = Parser(description=__doc__,
                    formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--model",
                      choices=["decoder", "gpt", "llama", "lstm", "moe", "resnet", "ssm",
                               "unet"])
    what.add_argument("--all", metavar="DIR", help="write the modules checked in")
    what.add_argument("--check", metavar="DIR", help="compare the modules checked in")
    parser.add_argument("--form", choices=["pair", "joint", "tape"], default="pair")
    parser.add_argument("--dialect", choices=["stablehlo", "linalg"], default="linalg")
    parser.add_argument("--dtype", choices=["f32", "bf16"], default="f32")
    parser.add_argument("--scan", action="store_true",
                        help="one loop over the layers instead of unrolled layers")
    parser.add_argument("--save", choices=["all", "dots", "none"], default="all",
                        help="what a GPT's layers save: all that the backward pass takes, "
                             "results of products only, or nothing but their input")
    for name, text in [
            ("layers", "layers, or stages of a ResNet"),
            ("width", "width, or channels of a ResNet's first stage"),
            ("heads", "attention heads"),
            ("kv-heads", "heads of keys and values"), ("sequence", "tokens in a sequence"),
            ("batch", "sequences or images"), ("vocab", "size of the vocabulary"),
            ("experts", "experts in a layer"), ("image", "side of an image")]:
        parser.add_argument(f"--{name}", type=int, metavar="N", help=text)
    parser.add_argument("--microbatches", type=int, default=1, metavar="N",
                        help="batches whose gradients one loop adds up")
    parser.add_argument("--optimizer", choices=["sgd", "momentum", "adam"],
                        help="of a tape; default: momentum")
    parser.add_argument("--hooks", action="store_true",
                        help="a tape with hooks before and behind accumulations")
    parser.add_argument("--ao-run", metavar="FILE",
                        help="what runs tapes, to compare them with JAX's numbers")
    parser.add_argument("--plain-products", action="store_true",
                        help="fuse nothing into products, so that a library can do all of them")
    parser.add_argument("--run", action="store_true",
                        help="run the linalg module and compare with JAX's numbers")
    parser.add_argument("--llvm-bin", metavar="DIR", help="folder of mlir-opt")
    parser.add_argument("-o", metavar="FILE", default="-", help="default: stdout")
    return parser.parse_args(arguments)


def make_request(options):
    from ao_export import ExportError, models, suite
    sizes = {"model": options.model, "dtype": options.dtype, "scan": options.scan,
             "save": options.save, "microbatches": options.microbatches}
    if options.model == "resnet":
        sizes["width"] = 16
    known = models.OPTIONS[options.model]
    for name in sorted(set().union(*models.OPTIONS.values())):
        value = getattr(options, name)
        if value is None:
            continue
        if name not in known:
            option = name.replace("_", "-")
            raise ExportError(f"--{option} means nothing to model '{options.model}'")
        sizes[name] = value
    config = models.Config(**sizes)
    config.validate()
    if (options.optimizer or options.hooks) and options.form != "tape":
        raise ExportError("--optimizer and --hooks need --form tape")
    if options.form == "tape" and options.run and not options.ao_run:
        raise ExportError("--run of a tape needs --ao-run")
    if options.run and options.dialect != "linalg":
        raise ExportError("--run needs --dialect linalg")
    if options.plain_products and options.dialect != "linalg":
        raise ExportError("--plain-products needs --dialect linalg")
    return suite.Request(config, options.form, options.dialect, options.plain_products,
                         options.optimizer or "momentum", options.hooks)


def export_one(options, make_tools):
    from ao_export import suite
    request = make_request(options)
    tools = make_tools() if request.dialect == "linalg" else None
    text = suite.export(request, tools, options.run, options.ao_run)
    if options.o == "-":
        sys.stdout.write(text)
    else:
        suite.write(options.o, text)


def export_suite(options, make_tools):
    from ao_export import suite
    tools = make_tools()
    for request in suite.checked_in():
        path = os.path.join(options.all or options.check, request.file_name())
        text = suite.export(request, tools, True, options.ao_run)
        (suite.write if options.all else suite.compare)(path, text)
        print(f"{path}: {len(text)} bytes")


def main(arguments):
    options = parse_arguments(arguments)
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    # bf16 values are rounded wherever the program says so.
    os.environ.setdefault("XLA_FLAGS", "--xla_allow_excess_precision=false")
    try:
        from ao_export import ExportError, tools
        import ao_export.suite
        from ao_legalize import LegalizeError
    except ImportError as error:
        sys.exit(f"export_jax.py: error: {error}; install requirements-export.txt")
    try:
        make_tools = lambda: tools.Tools(options.llvm_bin)
        if options.model:
            export_one(options, make_tools)
        else:
            export_suite(options, make_tools)
    except (ExportError, LegalizeError) as error:
        sys.exit(f"export_jax.py: error: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
