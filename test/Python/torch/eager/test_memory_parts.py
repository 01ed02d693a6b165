# ===- test_memory_parts.py - The parts of the device memory ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Sessions explain the memory of models of Transformers. With --all those of all models,
else of three."""

import contextlib
import itertools
import os
import sys
import unittest

os.environ["HF_HUB_OFFLINE"] = "1"

import torch

try:
    import transformers
except ImportError as error:
    print(f"skipped: {error}; see utils/requirements-trainers.txt")
    sys.exit(77)

from ao.torch.common import _other
from test_session_memory import gpu_allocator, make_session

transformers.utils.logging.disable_progress_bar()
transformers.utils.logging.set_verbosity_error()

SIZES = {
    "vocab_size": 64,
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 2,
    "num_key_value_heads": 2,
    "intermediate_size": 64,
    "max_position_embeddings": 64,
    "bos_token_id": 0,
    "eos_token_id": 1,
    "pad_token_id": 0,
    "decoder_start_token_id": 0,
}
# Attributes of the configurations that have them.
OTHER_SIZES = {
    "d_ff": 64,
    "d_kv": 16,
    "ffn_dim": 64,
    "head_dim": 16,
    "hidden_dim": 64,
    "word_embed_proj_dim": 32,
}
ALWAYS = ["GPT2LMHeadModel", "BertForMaskedLM", "LlamaForCausalLM"]
NIGHTLY = [
    "BloomForCausalLM",
    "DistilBertForMaskedLM",
    "GPTNeoXForCausalLM",
    "GemmaForCausalLM",
    "MistralForCausalLM",
    "OPTForCausalLM",
    "PhiForCausalLM",
    "Qwen2ForCausalLM",
    "RobertaForMaskedLM",
    "T5ForConditionalGeneration",
]
NAMES = ALWAYS + NIGHTLY if "--all" in sys.argv else ALWAYS


def make_model(name):
    kind = getattr(transformers, name)
    config = kind.config_class(**SIZES)
    for key, size in OTHER_SIZES.items():
        if hasattr(config, key):
            setattr(config, key, size)
    torch.manual_seed(0)
    return kind(config)


def make_words():
    return torch.randint(2, 64, (4, 16))


def parts_at_peak(trace):
    """The bytes of each part of the other memory where the step takes the most, and
    those of the step."""
    saved = [0] * len(trace["ops"])
    for value in trace["values"]:
        if not _other.is_other(value):
            for op in range(max(value["def"], 0), max(value["uses"]) + 1):
                saved[op] += value["bytes"]
    parts = {part: most for part, (_, most) in _other.levels(trace).items()}
    totals = [sum(each) for each in zip(saved, *parts.values())]
    peak = totals.index(max(totals))
    return {part: most[peak] for part, most in parts.items()}, totals[peak]


class PartsTest(unittest.TestCase):
    def record(self, name, is_gpu):
        """The parts of the second step of a model at its peak, the peak, and the
        optimizer."""
        model = make_model(name)
        optimizer = torch.optim.AdamW(model.parameters())
        session = make_session(model, is_gpu)
        for session_or_none in (contextlib.nullcontext(), session):
            words = make_words()
            optimizer.zero_grad()
            with session_or_none:
                model(input_ids=words, labels=words).loss.backward()
            optimizer.step()
        parts, peak = parts_at_peak(session.step.trace)
        self.assertEqual(peak, session.step.predicted["unplanned_peak_bytes"])
        self.assertEqual(
            parts["parameters"],
            _other.bytes_of([*model.parameters(), *model.buffers()]),
        )
        self.assertRegex(session.step.summary, r"is not eligible: .*[\d.]+ % parameters")
        return parts, peak, optimizer

    def test_on_the_processor(self):
        """Only the model and the step are counted."""
        for name in NAMES:
            with self.subTest(name):
                parts, *_ = self.record(name, is_gpu=False)
                self.assertEqual(parts.get("", 0), 0)
                self.assertNotIn("optimizer-state", parts)

    def test_on_a_gpu(self):
        """Everything is counted."""
        for name in NAMES:
            with self.subTest(name), gpu_allocator():
                parts, peak, optimizer = self.record(name, is_gpu=True)
                state = [each.values() for each in optimizer.state.values()]
                self.assertEqual(
                    parts["optimizer-state"], _other.bytes_of(itertools.chain(*state))
                )
                self.assertLessEqual(parts.get("", 0), 0.05 * peak)


if __name__ == "__main__":
    if "--all" in sys.argv:
        sys.argv.remove("--all")
    unittest.main()
