# ===- test_integrations.py - Sessions inside trainers ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.integrations with the real libraries: accumulation of four microbatches,
evaluation between, an exception, and resuming, each with the parameters of a run
without a session."""

import logging
import pathlib
import sys
import tempfile
import unittest
import warnings

import torch

# Their own deprecations are not ours.
warnings.filterwarnings("ignore", category=FutureWarning)

try:
    import accelerate as accelerate_library
    import lightning as lightning_library
    import transformers
except ImportError as error:
    print(f"skipped: {error}; see utils/requirements-trainers.txt")
    sys.exit(77)

import ao
import ao.torch
from ao.torch.integrations import accelerate, huggingface, lightning

for name in ("lightning.pytorch", "lightning.fabric", "transformers", "accelerate"):
    logging.getLogger(name).setLevel(logging.ERROR)

transformers.utils.logging.disable_progress_bar()

OPTIONS = {"machine": "gh200", "min_bytes": 1, "device_memory_budget": "90%"}
ACCUMULATION, MICROBATCHES = 4, 16
STEPS = MICROBATCHES // ACCUMULATION


def make_model():
    torch.manual_seed(0)
    config = transformers.GPT2Config(
        vocab_size=64, n_positions=16, n_embd=32, n_layer=2, n_head=2,
        bos_token_id=0, eos_token_id=1,
    )
    return transformers.GPT2LMHeadModel(config)


def make_data(microbatches=MICROBATCHES):
    generator = torch.Generator().manual_seed(1)
    rows = torch.randint(0, 64, (2 * microbatches, 16), generator=generator)
    return [{"input_ids": row, "labels": row} for row in rows]


class IntegrationTestCase(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def assert_same(self, ours, expected):
        for a, b in zip(ours.parameters(), expected.parameters(), strict=True):
            self.assertTrue(torch.equal(a, b))

    def assert_lines(self, output, steps):
        """A line for each step, the last of which follow a plan."""
        lines = [line.partition("integrations:")[2] for line in output]
        self.assertEqual(
            [line.split(":")[0] for line in lines],
            [f"step {number + 1}" for number in range(steps)],
        )
        self.assertRegex(
            lines[-1],
            r"^step \d+: follow, offloaded [1-9]\d* tensors \([1-9]\S* [kM]?B\), "
            r"predicted peak \S+ [kM]?B \(\d+\.\d % of \S+ [kM]?B without a plan\)$",
        )

    def logs(self):
        return self.assertLogs("ao.torch.integrations", "INFO")


class Boom(Exception):
    pass


class HuggingFaceTest(IntegrationTestCase):
    def make_trainer(self, model, name="run", **arguments):
        arguments = transformers.TrainingArguments(
            output_dir=str(self.folder / name),
            per_device_train_batch_size=2,
            gradient_accumulation_steps=ACCUMULATION,
            num_train_epochs=2,
            logging_steps=1,
            report_to=[],
            use_cpu=True,
            disable_tqdm=True,
            **{"save_strategy": "no", "eval_strategy": "steps", "eval_steps": 3}
            | arguments,
        )
        data = make_data()
        trainer = transformers.Trainer(
            model, arguments, train_dataset=data, eval_dataset=data[:4]
        )
        trainer.remove_callback(transformers.PrinterCallback)
        return trainer

    def losses(self, trainer):
        keys = ("loss", "eval_loss", "grad_norm")
        return [
            {key: entry[key] for key in keys if key in entry}
            for entry in trainer.state.log_history
        ]

    def test_train(self):
        """Accumulation, evaluation between, and a line for each step."""
        plain = self.make_trainer(make_model())
        plain.train()
        ours = self.make_trainer(make_model())
        offloading = huggingface.attach(ours, **OPTIONS)
        self.assertIsNone(offloading.session)
        with self.logs() as logs:
            ours.train()
        self.assert_same(ours.model, plain.model)
        self.assertEqual(self.losses(ours), self.losses(plain))
        self.assertTrue(any("eval_loss" in entry for entry in self.losses(ours)))
        self.assert_lines(logs.output, 2 * STEPS)
        self.assertEqual(offloading.session.statistics["divergences"], 0)
        self.assertIn("offloaded", offloading.session.summary)

    def test_resume(self):
        saving = {"save_strategy": "steps", "save_steps": 3}
        plain = self.make_trainer(make_model(), "plain", **saving)
        plain.train()
        ours = self.make_trainer(make_model(), "ours", **saving)
        huggingface.attach(ours, **OPTIONS)
        ours.train()
        resumed = self.make_trainer(make_model(), "ours", **saving)
        huggingface.attach(resumed, **OPTIONS)
        with self.logs() as logs:
            resumed.train(
                resume_from_checkpoint=str(self.folder / "ours/checkpoint-3")
            )
        self.assert_same(resumed.model, plain.model)
        self.assert_lines(logs.output, 2 * STEPS - 3)

    def train_twice(self, attach):
        """A training that a step ends, and another one."""
        trainer = self.make_trainer(make_model())
        compute_loss, losses = trainer.compute_loss, []

        def fail(*args, **kwargs):
            loss = compute_loss(*args, **kwargs)
            # Evaluation asks for outputs as well.
            losses.append((loss[0] if isinstance(loss, tuple) else loss).item())
            if len(losses) == 6:
                raise Boom
            return loss

        trainer.compute_loss = fail
        offloading = huggingface.attach(trainer, **OPTIONS) if attach else None
        with self.assertRaises(Boom):
            trainer.train()
        if offloading:
            self.assertEqual(offloading.session.statistics["held_bytes"], 0)
        trainer.train()
        return trainer, losses, offloading

    def test_exception(self):
        """A step that fails ends training, and the trainer can train again."""
        plain, expected, _ = self.train_twice(False)
        ours, losses, offloading = self.train_twice(True)
        self.assertEqual(losses, expected)
        self.assert_same(ours.model, plain.model)
        self.assertEqual(offloading.session.state, "follow")

    def test_errors(self):
        trainer = self.make_trainer(make_model())
        for options, error in (
            ({"device_memory_budget": "70"}, ao.Error),
            ({"budget": "70%"}, TypeError),
        ):
            with self.subTest(options), self.assertRaises(error):
                huggingface.attach(trainer, **options)
        huggingface.attach(trainer, **OPTIONS)
        with self.assertRaisesRegex(ao.Error, "has a session already"):
            huggingface.attach(trainer, **OPTIONS)


class Module(lightning_library.LightningModule):
    def __init__(self, fails_at=None):
        super().__init__()
        self.model = make_model()
        self.losses, self.fails_at = [], fails_at

    def training_step(self, batch, index):
        loss = self.model(**batch).loss
        self.losses.append(loss.item())
        if len(self.losses) == self.fails_at:
            raise Boom
        return loss

    def validation_step(self, batch, index):
        self.losses.append(self.model(**batch).loss.item())

    def configure_optimizers(self):
        return torch.optim.AdamW(self.parameters(), lr=1e-3)


class LightningTest(IntegrationTestCase):
    def fit(self, module, callbacks=(), ckpt_path=None, epochs=2, **options):
        torch.manual_seed(2)
        trainer = lightning_library.Trainer(
            accelerator="cpu", max_epochs=epochs, logger=False,
            accumulate_grad_batches=ACCUMULATION, val_check_interval=8,
            enable_progress_bar=False, enable_model_summary=False,
            callbacks=list(callbacks), default_root_dir=self.folder,
            **{"enable_checkpointing": False} | options,
        )
        loaders = [
            torch.utils.data.DataLoader(rows, batch_size=2)
            for rows in (make_data(), make_data()[:4])
        ]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            trainer.fit(module, *loaders, ckpt_path=ckpt_path)
        return trainer

    def test_fit(self):
        plain, ours = Module(), Module()
        self.fit(plain)
        offloading = lightning.Offloading(**OPTIONS)
        self.assertIsNone(offloading.session)
        with self.logs() as logs:
            self.fit(ours, [offloading])
        self.assertEqual(ours.losses, plain.losses)
        self.assert_same(ours, plain)
        self.assert_lines(logs.output, 2 * STEPS)
        self.assertEqual(offloading.session.statistics["held_bytes"], 0)

    def test_exception_and_again(self):
        """The callback can be used for another call of fit."""
        offloading = lightning.Offloading(**OPTIONS)
        with self.assertRaises(Boom):
            self.fit(Module(fails_at=13), [offloading])
        ours, plain = Module(), Module()
        self.fit(plain)
        with self.logs() as logs:
            self.fit(ours, [offloading])
        self.assert_same(ours, plain)
        self.assert_lines(logs.output, 2 * STEPS)

    def test_resume(self):
        plain, ours = Module(), Module()
        self.fit(plain, epochs=1).save_checkpoint(self.folder / "plain.ckpt")
        self.fit(plain, ckpt_path=self.folder / "plain.ckpt")
        offloading = lightning.Offloading(**OPTIONS)
        trainer = self.fit(ours, [offloading], epochs=1)
        trainer.save_checkpoint(self.folder / "ours.ckpt")
        with self.logs() as logs:
            self.fit(ours, [offloading], ckpt_path=self.folder / "ours.ckpt")
        self.assertEqual(ours.losses, plain.losses)
        self.assert_same(ours, plain)
        self.assert_lines(logs.output, STEPS)

    def test_errors(self):
        with self.assertRaises(ao.Error):
            lightning.Offloading(device_memory_budget="70")
        with self.assertRaises(TypeError):
            lightning.Offloading(budget="70%")


class AccelerateTest(IntegrationTestCase):
    def train(self, attach, fails_at=None):
        accelerator = accelerate_library.Accelerator(
            cpu=True, gradient_accumulation_steps=ACCUMULATION
        )
        model = make_model()
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
        loader = torch.utils.data.DataLoader(make_data(), batch_size=2)
        model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
        session = accelerate.attach(accelerator, model, **OPTIONS) if attach else None
        losses = []
        torch.manual_seed(2)
        for _ in range(2):
            for batch in loader:
                try:
                    with accelerator.accumulate(model):
                        loss = model(**batch).loss
                        losses.append(loss.item())
                        if len(losses) == fails_at:
                            raise Boom
                        accelerator.backward(loss)
                        optimizer.step()
                        optimizer.zero_grad()
                except Boom:
                    pass
            model.eval()
            with torch.no_grad():
                losses.append(model(**batch).loss.item())
            model.train()
        return model, losses, session

    def test_train(self):
        plain, expected, _ = self.train(False)
        with self.logs() as logs:
            ours, losses, session = self.train(True)
        self.assertEqual(losses, expected)
        self.assert_same(ours, plain)
        self.assert_lines(logs.output, 2 * STEPS)
        self.assertEqual(session.statistics["divergences"], 0)

    def test_exception(self):
        """A microbatch that fails is skipped, as it is without a session."""
        for fails_at in (1, 6):
            with self.subTest(fails_at):
                plain, expected, _ = self.train(False, fails_at)
                ours, losses, session = self.train(True, fails_at)
                self.assertEqual(losses, expected)
                self.assert_same(ours, plain)
                self.assertEqual(session.state, "follow")

    def test_errors(self):
        accelerator = accelerate_library.Accelerator(cpu=True)
        model = accelerator.prepare(make_model())
        with self.assertRaises(ao.Error):
            accelerate.attach(accelerator, model, device_memory_budget="70")
        accelerate.attach(accelerator, model, **OPTIONS)
        with self.assertRaisesRegex(ao.Error, "has a session already"):
            accelerate.attach(accelerator, model, **OPTIONS)


if __name__ == "__main__":
    unittest.main()
