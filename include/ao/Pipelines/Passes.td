//===- Passes.td - Passes that run pipelines ---------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This pass runs pipelines on copies of the module, for engineers whose budget
// must hold for buffers instead of tensors. [Passes](../Passes.md#pipelines)
// lists the pipelines.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PIPELINES_PASSES_TD
#define AO_PIPELINES_PASSES_TD

include "ao/Dialect/AO/Transforms/PlanningOptions.td"

def AOPlanForBuffers : Pass<"ao-plan-for-buffers", "::mlir::ModuleOp"> {
  let summary = "Plan transfers so that the buffers of a step meet the budget";
  let description = [{
    Inserts transfers as `ao-plan-offload` and `ao-apply-plan` do, but compares
    the budget with buffers instead of tensors: bufferization adds buffers where it cannot write in
    place. Use it if `device-memory-budget` must hold for the bufferized step.

    The pass bufferizes a copy of the planned module (`ao-bufferize-pipeline`)
    and computes its memory from allocations and frees. If the buffers of a step
    exceed the budget, the module is planned again, its loops included, with a
    budget that is smaller by the excess, then with increasing margins and, once
    a plan fits or a margin is too large for any plan, with margins in between,
    up to `max-plans` times in total. If no plan fits, the error names the
    buffers that are live at the peak, and a budget that a tried plan meets.

    With `arenas`, the arena and the buffers outside of it must meet the budget,
    and the arena of pinned memory must meet `host-memory-budget`. If only the
    layout is too large, since the live bytes fit, the pass searches a layout
    with effort 2 before it plans again; `ao.arena_limits` makes
    `ao-plan-arenas` do the same.

    Remarks and files are those of the final plan. Run `ao-estimate-costs` and
    `ao-inline-callees` before; `ao-offload-pipeline=fit-buffers` does both, and
    `ao-offload-to-buffers-pipeline` bufferizes as well.

    Example: `ao-opt --ao-plan-for-buffers=device-memory-budget=65536` on a step
    whose tensors fit and whose buffers do not, even when planned with less

    ```
    error: the buffers of '@fwd' need 81920 bytes of device memory at once, above the budget of 65536; a budget of 81920 bytes can be met
    note: largest of 3 live here: 'layer0/mlp/tanh' (32768 bytes), ...
    ```
  }];
  let options = !listconcat(AO_PlanningOptions, [
    Option<"maxPlans", "max-plans", "int64_t", /*default=*/"6",
      "Maximum number of plans">,
    Option<"arenas", "arenas", "::ao::ArenaMode", "::ao::ArenaMode::None",
      "Memories whose buffers will be in one arena, which must meet the budget",
      [{::ao::getValues(::ao::ArenaMode())}]>,
    Option<"results", "results", "::ao::ArenaResults",
      "::ao::ArenaResults::Alloc", "With arenas: location of the results",
      [{::ao::getValues(::ao::ArenaResults())}]>
  ]);
}

#endif // AO_PIPELINES_PASSES_TD
