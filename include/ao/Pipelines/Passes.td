//===- Passes.td - Passes that run pipelines ---------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PIPELINES_PASSES_TD
#define AO_PIPELINES_PASSES_TD

include "ao/Dialect/AO/Transforms/PlanningOptions.td"

def AOPlanForBuffers : Pass<"ao-plan-for-buffers", "::mlir::ModuleOp"> {
  let summary = "Plans transfers so that the step's buffers meet the budget";
  let description = [{
    Inserts transfers as `ao-plan-offload` and `ao-apply-plan` do, but holds the
    budget against buffers. The planner counts tensors; where bufferization cannot write in
    place it makes more of them. So a copy of the planned module is bufferized
    (`ao-bufferize-pipeline`) and its memory computed from allocations and frees.
    If the buffers of a step exceed `device-memory-budget`, the module is planned
    again with that much less, then with more and more, and where that fits with
    something in between, up to `max-plans` times in all. If no plan fits, the error names the buffers that are alive where the
    most memory is in use, and a budget that can be met: it has been tried.
    With `arenas`, what counts is the arena together with what lies outside, and
    the arena of pinned memory must meet `host-memory-budget`. Where only the
    layout is too large, since less than the budget lives at once, one is looked
    for with effort 2 before the step is planned again; `ao.arena_limits` tells
    `ao-plan-arenas` to do the same.

    Remarks and files are those of the plan that is taken. Costs
    should be on the ops (`ao-estimate-costs`) and callees inlined
    (`ao-inline-callees`) before; `ao-offload-pipeline=fit-buffers` does both,
    and `ao-offload-to-buffers-pipeline` bufferizes as well.

    Example: `ao-opt --ao-plan-for-buffers=device-memory-budget=65536` on a step
    whose tensors fit and whose buffers do not, even when planned with less

    ```
    error: the buffers of '@fwd' need 81920 bytes of device memory at once, above the budget of 65536; a budget of 81920 bytes can be met
    note: largest of 3 alive here: 'layer0/mlp/tanh' (32768 bytes), ...
    ```
  }];
  let options = !listconcat(AO_PlanningOptions, [
    Option<"maxPlans", "max-plans", "int64_t", /*default=*/"6",
      "How often to plan at most">,
    Option<"arenas", "arenas", "::ao::ArenaMode", "::ao::ArenaMode::None",
      "Memories in which the buffers will lie in one arena: it is the arena "
      "that must fit",
      [{::ao::getArenaModeValues()}]>,
    Option<"results", "results", "::ao::ArenaResults",
      "::ao::ArenaResults::Alloc", "With arenas: where results will lie",
      [{::ao::getArenaResultsValues()}]>
  ]);
}

#endif // AO_PIPELINES_PASSES_TD
