// Loops of two depths in a loop over microbatches: the smallest feasible budget
// that a refusal names works. A trial of the body is judged by the bytes of the
// step around it, from which those of the body alone may differ by a slice.
//
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=planned min-bytes=0 device-memory-budget=50000" -o /dev/null 2>&1 | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline="strategy=planned min-bytes=0 device-memory-budget=65536" -o /dev/null
// CHECK: the smallest feasible device memory budget is 65536 bytes
func.func @step(%w: tensor<6x16x32xf32>, %x: tensor<3x16x32xf32>, %u: tensor<3x16x32xf32>) -> (tensor<3x16x32xf32>, tensor<6x16x32xf32>) attributes {ao.step} {
  %v1 = tensor.empty() : tensor<6x16x32xf32>
  %v2 = arith.constant 0.0 : f32
  %v3 = linalg.fill ins(%v2 : f32) outs(%v1 : tensor<6x16x32xf32>) -> tensor<6x16x32xf32>
  %v4 = tensor.empty() : tensor<3x16x32xf32>
  %v5 = arith.constant 0.0 : f32
  %v6 = linalg.fill ins(%v5 : f32) outs(%v4 : tensor<3x16x32xf32>) -> tensor<3x16x32xf32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 3 : index
  %v9 = arith.constant 1 : index
  %r10:2 = scf.for %i10 = %v7 to %v8 step %v9 iter_args(%a10_0 = %v3, %a10_1 = %v6) -> (tensor<6x16x32xf32>, tensor<3x16x32xf32>) {
    %v11 = tensor.extract_slice %x[%i10, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<3x16x32xf32> to tensor<16x32xf32>
    %v12 = tensor.empty() : tensor<6x16x32xf32>
    %v13 = tensor.empty() : tensor<6x16x32xf32>
    %v14 = arith.constant 0 : index
    %v15 = arith.constant 6 : index
    %v16 = arith.constant 1 : index
    %r17:3 = scf.for %i17 = %v14 to %v15 step %v16 iter_args(%a17_0 = %v11, %a17_1 = %v12, %a17_2 = %v13) -> (tensor<16x32xf32>, tensor<6x16x32xf32>, tensor<6x16x32xf32>) {
      %v18 = tensor.extract_slice %w[%i17, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<6x16x32xf32> to tensor<16x32xf32>
      %v19 = tensor.empty() : tensor<16x32xf32>
      %v20 = linalg.mul ins(%a17_0, %v18 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v19 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v21 = tensor.empty() : tensor<16x32xf32>
      %v22 = linalg.tanh ins(%v20 : tensor<16x32xf32>) outs(%v21 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v23 = tensor.empty() : tensor<16x32xf32>
      %v24 = linalg.add ins(%v22, %v20 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v23 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v25 = tensor.empty() : tensor<16x32xf32>
      %v26 = linalg.tanh ins(%v24 : tensor<16x32xf32>) outs(%v25 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v27 = tensor.insert_slice %a17_0 into %a17_1[%i17, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<6x16x32xf32>
      %v28 = tensor.insert_slice %v22 into %a17_2[%i17, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<6x16x32xf32>
      scf.yield %v26, %v27, %v28 : tensor<16x32xf32>, tensor<6x16x32xf32>, tensor<6x16x32xf32>
    }
    %v29 = tensor.empty() : tensor<3x16x32xf32>
    %v30 = tensor.empty() : tensor<3x16x32xf32>
    %v31 = arith.constant 0 : index
    %v32 = arith.constant 3 : index
    %v33 = arith.constant 1 : index
    %r34:3 = scf.for %i34 = %v31 to %v32 step %v33 iter_args(%a34_0 = %r17#0, %a34_1 = %v29, %a34_2 = %v30) -> (tensor<16x32xf32>, tensor<3x16x32xf32>, tensor<3x16x32xf32>) {
      %v35 = tensor.extract_slice %u[%i34, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<3x16x32xf32> to tensor<16x32xf32>
      %v36 = tensor.empty() : tensor<16x32xf32>
      %v37 = linalg.mul ins(%a34_0, %v35 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v36 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v38 = tensor.empty() : tensor<16x32xf32>
      %v39 = linalg.tanh ins(%v37 : tensor<16x32xf32>) outs(%v38 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v40 = tensor.empty() : tensor<16x32xf32>
      %v41 = linalg.add ins(%v39, %v37 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v40 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v42 = tensor.empty() : tensor<16x32xf32>
      %v43 = linalg.tanh ins(%v41 : tensor<16x32xf32>) outs(%v42 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v44 = tensor.insert_slice %a34_0 into %a34_1[%i34, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<3x16x32xf32>
      %v45 = tensor.insert_slice %v39 into %a34_2[%i34, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<3x16x32xf32>
      scf.yield %v43, %v44, %v45 : tensor<16x32xf32>, tensor<3x16x32xf32>, tensor<3x16x32xf32>
    }
    %v46 = tensor.empty() : tensor<3x16x32xf32>
    %v47 = arith.constant 0 : index
    %v48 = arith.constant 3 : index
    %v49 = arith.constant 1 : index
    %r50:2 = scf.for %i50 = %v47 to %v48 step %v49 iter_args(%a50_0 = %r34#0, %a50_1 = %v46) -> (tensor<16x32xf32>, tensor<3x16x32xf32>) {
      %v51 = arith.constant 2 : index
      %v52 = arith.subi %v51, %i50 : index
      %v53 = tensor.extract_slice %r34#1[%v52, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<3x16x32xf32> to tensor<16x32xf32>
      %v54 = tensor.extract_slice %r34#2[%v52, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<3x16x32xf32> to tensor<16x32xf32>
      %v55 = tensor.empty() : tensor<16x32xf32>
      %v56 = linalg.mul ins(%a50_0, %v53 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v55 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v57 = tensor.empty() : tensor<16x32xf32>
      %v58 = linalg.sub ins(%v56, %v54 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v57 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v59 = tensor.empty() : tensor<16x32xf32>
      %v60 = linalg.tanh ins(%v58 : tensor<16x32xf32>) outs(%v59 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v61 = tensor.extract_slice %u[%v52, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<3x16x32xf32> to tensor<16x32xf32>
      %v62 = tensor.empty() : tensor<16x32xf32>
      %v63 = linalg.mul ins(%v60, %v61 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v62 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v64 = tensor.empty() : tensor<16x32xf32>
      %v65 = linalg.add ins(%v63, %a50_0 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v64 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v66 = tensor.empty() : tensor<16x32xf32>
      %v67 = linalg.tanh ins(%v65 : tensor<16x32xf32>) outs(%v66 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v68 = tensor.insert_slice %v60 into %a50_1[%v52, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<3x16x32xf32>
      scf.yield %v67, %v68 : tensor<16x32xf32>, tensor<3x16x32xf32>
    }
    %v69 = tensor.empty() : tensor<6x16x32xf32>
    %v70 = arith.constant 0 : index
    %v71 = arith.constant 6 : index
    %v72 = arith.constant 1 : index
    %r73:2 = scf.for %i73 = %v70 to %v71 step %v72 iter_args(%a73_0 = %r50#0, %a73_1 = %v69) -> (tensor<16x32xf32>, tensor<6x16x32xf32>) {
      %v74 = arith.constant 5 : index
      %v75 = arith.subi %v74, %i73 : index
      %v76 = tensor.extract_slice %r17#1[%v75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<6x16x32xf32> to tensor<16x32xf32>
      %v77 = tensor.extract_slice %r17#2[%v75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<6x16x32xf32> to tensor<16x32xf32>
      %v78 = tensor.empty() : tensor<16x32xf32>
      %v79 = linalg.mul ins(%a73_0, %v76 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v78 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v80 = tensor.empty() : tensor<16x32xf32>
      %v81 = linalg.sub ins(%v79, %v77 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v80 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v82 = tensor.empty() : tensor<16x32xf32>
      %v83 = linalg.tanh ins(%v81 : tensor<16x32xf32>) outs(%v82 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v84 = tensor.extract_slice %w[%v75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<6x16x32xf32> to tensor<16x32xf32>
      %v85 = tensor.empty() : tensor<16x32xf32>
      %v86 = linalg.mul ins(%v83, %v84 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v85 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v87 = tensor.empty() : tensor<16x32xf32>
      %v88 = linalg.add ins(%v86, %a73_0 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v87 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v89 = tensor.empty() : tensor<16x32xf32>
      %v90 = linalg.tanh ins(%v88 : tensor<16x32xf32>) outs(%v89 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %v91 = tensor.insert_slice %v83 into %a73_1[%v75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<6x16x32xf32>
      scf.yield %v90, %v91 : tensor<16x32xf32>, tensor<6x16x32xf32>
    }
    %v92 = tensor.empty() : tensor<6x16x32xf32>
    %v93 = linalg.add ins(%a10_0, %r73#1 : tensor<6x16x32xf32>, tensor<6x16x32xf32>) outs(%v92 : tensor<6x16x32xf32>) -> tensor<6x16x32xf32>
    %v94 = tensor.empty() : tensor<3x16x32xf32>
    %v95 = linalg.add ins(%a10_1, %r50#1 : tensor<3x16x32xf32>, tensor<3x16x32xf32>) outs(%v94 : tensor<3x16x32xf32>) -> tensor<3x16x32xf32>
    scf.yield %v93, %v95 : tensor<6x16x32xf32>, tensor<3x16x32xf32>
  }
  %v96 = tensor.empty() : tensor<6x16x32xf32>
  %v97 = linalg.sub ins(%w, %r10#0 : tensor<6x16x32xf32>, tensor<6x16x32xf32>) outs(%v96 : tensor<6x16x32xf32>) -> tensor<6x16x32xf32>
  return %r10#1, %v97 : tensor<3x16x32xf32>, tensor<6x16x32xf32>
}
