module {
  func.func @round_trip(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = ao.offload %arg0 : tensor<4x8xf32> -> !ao.transfer<tensor<4x8xf32, #ao.host>>
    %1 = ao.wait %0 keep(%arg0 : tensor<4x8xf32>) : !ao.transfer<tensor<4x8xf32, #ao.host>>
    %2 = ao.reload %1 : tensor<4x8xf32, #ao.host> -> !ao.transfer<tensor<4x8xf32>>
    %3 = ao.wait %2 keep(%1 : tensor<4x8xf32, #ao.host>) : !ao.transfer<tensor<4x8xf32>>
    return %3 : tensor<4x8xf32>
  }
  func.func @offload_examples(%arg0: tensor<4x?xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32, #ao.host>) {
    %0 = ao.offload %arg0 : tensor<4x?xf32> -> !ao.transfer<tensor<4x?xf32, #ao.host>>
    %1 = ao.wait %0 keep(%arg0 : tensor<4x?xf32>) : !ao.transfer<tensor<4x?xf32, #ao.host>>
    %2 = ao.offload %arg1 into %arg2 : memref<4x8xf32> into memref<4x8xf32, #ao.host> -> !ao.transfer<memref<4x8xf32, #ao.host>>
    ao.wait %2 keep(%arg1 : memref<4x8xf32>) : !ao.transfer<memref<4x8xf32, #ao.host>>
    return
  }
  func.func @reload_examples(%arg0: tensor<4x8xf32, #ao.host>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32, #ao.host>) {
    %0 = ao.reload %arg0 : tensor<4x8xf32, #ao.host> -> !ao.transfer<tensor<4x8xf32>>
    %1 = ao.reload %arg2 into %arg1 : memref<4x8xf32, #ao.host> into memref<4x8xf32> -> !ao.transfer<memref<4x8xf32>>
    ao.wait %1 keep(%arg2 : memref<4x8xf32, #ao.host>) : !ao.transfer<memref<4x8xf32>>
    %2 = ao.wait %0 keep(%arg0 : tensor<4x8xf32, #ao.host>) : !ao.transfer<tensor<4x8xf32>>
    return
  }
  func.func @element_types(%arg0: tensor<4xbf16>, %arg1: tensor<4xi1>, %arg2: tensor<4xi4>, %arg3: tensor<4xcomplex<f32>>, %arg4: tensor<4xindex>, %arg5: tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, %arg6: tensor<f32>, %arg7: tensor<0x4xf32>, %arg8: tensor<4xf8E4M3FN>) {
    %0 = ao.offload %arg0 : tensor<4xbf16> -> !ao.transfer<tensor<4xbf16, #ao.host>>
    %1 = ao.offload %arg1 : tensor<4xi1> -> !ao.transfer<tensor<4xi1, #ao.host>>
    %2 = ao.offload %arg2 : tensor<4xi4> -> !ao.transfer<tensor<4xi4, #ao.host>>
    %3 = ao.offload %arg3 : tensor<4xcomplex<f32>> -> !ao.transfer<tensor<4xcomplex<f32>, #ao.host>>
    %4 = ao.offload %arg4 : tensor<4xindex> -> !ao.transfer<tensor<4xindex, #ao.host>>
    %5 = ao.offload %arg5 : tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>> -> !ao.transfer<tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>, #ao.host>>
    %6 = ao.offload %arg6 : tensor<f32> -> !ao.transfer<tensor<f32, #ao.host>>
    %7 = ao.offload %arg7 : tensor<0x4xf32> -> !ao.transfer<tensor<0x4xf32, #ao.host>>
    %8 = ao.offload %arg8 : tensor<4xf8E4M3FN> -> !ao.transfer<tensor<4xf8E4M3FN, #ao.host>>
    return
  }
  func.func @strided_buffers(%arg0: memref<4x?xf32, strided<[?, 2], offset: ?>>, %arg1: memref<4x?xf32, strided<[16, 1]>, #ao.host>) {
    %0 = ao.offload %arg0 into %arg1 : memref<4x?xf32, strided<[?, 2], offset: ?>> into memref<4x?xf32, strided<[16, 1]>, #ao.host> -> !ao.transfer<memref<4x?xf32, strided<[16, 1]>, #ao.host>>
    ao.wait %0 keep(%arg0 : memref<4x?xf32, strided<[?, 2], offset: ?>>) : !ao.transfer<memref<4x?xf32, strided<[16, 1]>, #ao.host>>
    return
  }
  func.func @attributes(%arg0: tensor<4xf32>) {
    %0 = ao.offload %arg0 {test.a = 1 : i64} : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    %1 = ao.wait %0 keep(%arg0 : tensor<4xf32>) {ao.blocking} : !ao.transfer<tensor<4xf32, #ao.host>>
    return
  }
  func.func @carried(%arg0: tensor<4xf32>, %arg1: i1) -> tensor<4xf32, #ao.host> {
    %0 = scf.if %arg1 -> (!ao.transfer<tensor<4xf32, #ao.host>>) {
      %3 = ao.offload %arg0 : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
      scf.yield %3 : !ao.transfer<tensor<4xf32, #ao.host>>
    } else {
      %3 = ao.offload %arg0 : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
      scf.yield %3 : !ao.transfer<tensor<4xf32, #ao.host>>
    }
    cf.br ^bb1(%0 : !ao.transfer<tensor<4xf32, #ao.host>>)
  ^bb1(%1: !ao.transfer<tensor<4xf32, #ao.host>>):  // pred: ^bb0
    %2 = ao.wait %1 keep(%arg0 : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    return %2 : tensor<4xf32, #ao.host>
  }
  func.func @slots(%arg0: tensor<1x8xf32>, %arg1: tensor<1x?xf32>, %arg2: index, %arg3: index) -> (tensor<12x8xf32, #ao.host>, tensor<12x?xf32, #ao.host>) {
    %0 = ao.host_empty : tensor<12x8xf32, #ao.host>
    %1 = ao.host_empty(%arg2) : tensor<12x?xf32, #ao.host>
    %extracted_slice = tensor.extract_slice %0[%arg3, 0] [1, 8] [1, 1] : tensor<12x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %2 = ao.offload %arg0 into %extracted_slice : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
    %3 = ao.wait %2 keep(%arg0 : tensor<1x8xf32>) into(%extracted_slice : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
    %inserted_slice = tensor.insert_slice %3 into %0[%arg3, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<12x8xf32, #ao.host>
    return %inserted_slice, %1 : tensor<12x8xf32, #ao.host>, tensor<12x?xf32, #ao.host>
  }
}

