// Rules of layers rematerialize a cheap value.
//
// DEFINE: %{plan} = ao-opt %S/cheap-values.mlir -o %t.mlir --ao-offload-pipeline="machine=gh200
// DEFINE: %{check} = 2>/dev/null && FileCheck %S/cheap-values.mlir --input-file=%t.mlir --implicit-check-not="ao.offload %{{.*}}65536x65536" && ao-test-opt %t.mlir --ao-bufferize-pipeline --test-check-device-memory=budget=17190000000 -o /dev/null
// RUN: %{plan} min-bytes=1024 strategy=pytorch-per-layer" %{check}
// RUN: %{plan} min-elements=1024 strategy=layerwise" %{check}
