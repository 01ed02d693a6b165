// Moves run in their own order, and each once, in whatever order they are listed.
//
// DEFINE: %{run} = ao-opt %S/ao-schedule-eager-order-pre-hooks.mlir --ao-schedule-eager-order=moves
// RUN: %{run}=sink-pre-hooks,hoist-pre-hooks,hoist-accumulations -o %t.mlir
// RUN: %{run}=hoist-pre-hooks,hoist-accumulations,sink-pre-hooks,hoist-pre-hooks | diff %t.mlir -
