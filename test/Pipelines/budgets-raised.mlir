// More memory never takes longer: a proposal for a raised budget that offloads
// nothing, or does not fit, is followed by one for a budget between.
//
// RUN: %python %S/Inputs/more_budget.py ao-opt %s 78489 80998 %t | FileCheck %s
// CHECK: no slower

func.func @step(%w: tensor<6x16x32xf32>, %x: tensor<3x16x32xf32>) -> (tensor<6x16x32xf32>) attributes {ao.step} {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 1 : index
  %r4:1 = scf.for %i4 = %v1 to %v2 step %v3 iter_args(%a4_0 = %w) -> (tensor<6x16x32xf32>) {
    %v5 = tensor.empty() : tensor<6x16x32xf32>
    %v6 = arith.constant 0.0 : f32
    %v7 = linalg.fill ins(%v6 : f32) outs(%v5 : tensor<6x16x32xf32>) -> tensor<6x16x32xf32>
    %v8 = arith.constant 0 : index
    %v9 = arith.constant 3 : index
    %v10 = arith.constant 1 : index
    %r11:1 = scf.for %i11 = %v8 to %v9 step %v10 iter_args(%a11_0 = %v7) -> (tensor<6x16x32xf32>) {
      %v12 = tensor.extract_slice %x[%i11, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<3x16x32xf32> to tensor<16x32xf32>
      %v13 = tensor.empty() : tensor<6x16x32xf32>
      %v14 = tensor.empty() : tensor<6x16x32xf32>
      %v15 = arith.constant 0 : index
      %v16 = arith.constant 6 : index
      %v17 = arith.constant 1 : index
      %r18:3 = scf.for %i18 = %v15 to %v16 step %v17 iter_args(%a18_0 = %v12, %a18_1 = %v13, %a18_2 = %v14) -> (tensor<16x32xf32>, tensor<6x16x32xf32>, tensor<6x16x32xf32>) {
        %v19 = tensor.extract_slice %a4_0[%i18, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<6x16x32xf32> to tensor<16x32xf32>
        %v20 = tensor.empty() : tensor<16x32xf32>
        %v21 = linalg.mul ins(%a18_0, %v19 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v20 : tensor<16x32xf32>) -> tensor<16x32xf32>
        %v22 = tensor.empty() : tensor<16x32xf32>
        %v23 = linalg.tanh ins(%v21 : tensor<16x32xf32>) outs(%v22 : tensor<16x32xf32>) -> tensor<16x32xf32>
        %v24 = tensor.empty() : tensor<16x32xf32>
        %v25 = linalg.add ins(%v23, %v21 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v24 : tensor<16x32xf32>) -> tensor<16x32xf32>
        %v26 = tensor.empty() : tensor<16x32xf32>
        %v27 = linalg.tanh ins(%v25 : tensor<16x32xf32>) outs(%v26 : tensor<16x32xf32>) -> tensor<16x32xf32>
        %v28 = tensor.insert_slice %a18_0 into %a18_1[%i18, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<6x16x32xf32>
        %v29 = tensor.insert_slice %v23 into %a18_2[%i18, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<6x16x32xf32>
        scf.yield %v27, %v28, %v29 : tensor<16x32xf32>, tensor<6x16x32xf32>, tensor<6x16x32xf32>
      }
      %v30 = tensor.empty() : tensor<6x16x32xf32>
      %v31 = arith.constant 0 : index
      %v32 = arith.constant 6 : index
      %v33 = arith.constant 1 : index
      %r34:2 = scf.for %i34 = %v31 to %v32 step %v33 iter_args(%a34_0 = %r18#0, %a34_1 = %v30) -> (tensor<16x32xf32>, tensor<6x16x32xf32>) {
        %v35 = arith.constant 5 : index
        %v36 = arith.subi %v35, %i34 : index
        %v37 = tensor.extract_slice %r18#1[%v36, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<6x16x32xf32> to tensor<16x32xf32>
        %v38 = tensor.extract_slice %r18#2[%v36, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<6x16x32xf32> to tensor<16x32xf32>
        %v39 = tensor.empty() : tensor<16x32xf32>
        %v40 = linalg.mul ins(%a34_0, %v37 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v39 : tensor<16x32xf32>) -> tensor<16x32xf32>
        %v41 = tensor.empty() : tensor<16x32xf32>
        %v42 = linalg.sub ins(%v40, %v38 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v41 : tensor<16x32xf32>) -> tensor<16x32xf32>
        %v43 = tensor.empty() : tensor<16x32xf32>
        %v44 = linalg.tanh ins(%v42 : tensor<16x32xf32>) outs(%v43 : tensor<16x32xf32>) -> tensor<16x32xf32>
        %v45 = tensor.extract_slice %a4_0[%v36, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<6x16x32xf32> to tensor<16x32xf32>
        %v46 = tensor.empty() : tensor<16x32xf32>
        %v47 = linalg.mul ins(%v44, %v45 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v46 : tensor<16x32xf32>) -> tensor<16x32xf32>
        %v48 = tensor.empty() : tensor<16x32xf32>
        %v49 = linalg.add ins(%v47, %a34_0 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%v48 : tensor<16x32xf32>) -> tensor<16x32xf32>
        %v50 = tensor.empty() : tensor<16x32xf32>
        %v51 = linalg.tanh ins(%v49 : tensor<16x32xf32>) outs(%v50 : tensor<16x32xf32>) -> tensor<16x32xf32>
        %v52 = tensor.insert_slice %v44 into %a34_1[%v36, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<6x16x32xf32>
        scf.yield %v51, %v52 : tensor<16x32xf32>, tensor<6x16x32xf32>
      }
      %v53 = tensor.empty() : tensor<6x16x32xf32>
      %v54 = linalg.add ins(%a11_0, %r34#1 : tensor<6x16x32xf32>, tensor<6x16x32xf32>) outs(%v53 : tensor<6x16x32xf32>) -> tensor<6x16x32xf32>
      scf.yield %v54 : tensor<6x16x32xf32>
    }
    %v55 = tensor.empty() : tensor<6x16x32xf32>
    %v56 = linalg.sub ins(%a4_0, %r11#0 : tensor<6x16x32xf32>, tensor<6x16x32xf32>) outs(%v55 : tensor<6x16x32xf32>) -> tensor<6x16x32xf32>
    %v57 = tensor.empty() : tensor<6x16x32xf32>
    %v58 = linalg.tanh ins(%v56 : tensor<6x16x32xf32>) outs(%v57 : tensor<6x16x32xf32>) -> tensor<6x16x32xf32>
    scf.yield %v58 : tensor<6x16x32xf32>
  }
  return %r4#0 : tensor<6x16x32xf32>
}
