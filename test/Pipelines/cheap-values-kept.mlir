// A mark that keeps a cheap value raises the peak by its size.
//
// RUN: sed 's/linalg.fill {rebuilt}/linalg.fill {ao.keep}/' %S/cheap-values.mlir > %t.kept.mlir
// RUN: not ao-test-opt %t.kept.mlir --ao-offload-pipeline="machine=gh200 strategy=sync" --ao-bufferize-pipeline --test-check-device-memory=budget=34300000000 -o /dev/null 2>&1 | FileCheck %s --check-prefix=KEPT
//
// KEPT: the buffers of '@joint' need 34360786944 bytes of device memory at once
// KEPT: the buffers of '@fwd' need 34361049088 bytes of device memory at once
