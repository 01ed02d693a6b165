// Each plan of an array is for another body, and the last one for the step.
//
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" -o %t.mlir
// RUN: sed 's|22step/microbatches|22step/other|' %t.mlir > %t.unknown.mlir && sed 's|22step/microbatches|22step|' %t.mlir > %t.twice.mlir && sed 's|22:.22step.22|22:\\22other\\22|' %t.mlir > %t.last.mlir
// RUN: %check_errors %s %t
//
// $ ao-opt --ao-apply-plan %t.unknown.mlir
// error: 'ao.plan': no loop or branch has a body called 'step/other'
//
// $ ao-opt --ao-apply-plan %t.twice.mlir
// error: 'ao.plan': two plans are for 'step'
//
// $ ao-opt --ao-apply-plan %t.last.mlir
// error: 'ao.plan': the last plan is for 'other', expected that of the step, 'step'
