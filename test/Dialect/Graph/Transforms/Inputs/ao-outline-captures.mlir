llvm.func @aortStepRangeEnd()
func.func @fwd(%x: memref<4xf32> {graph.argument = #graph.argument<copied>}) -> (memref<4xf32>, memref<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64, ao.arenas = #ao.arenas<device = 256, host = 0>} {
  llvm.call @aortStepRangeEnd() : () -> ()
  return %x, %x : memref<4xf32>, memref<4xf32>
}
func.func @bwd(%x: memref<4xf32>) {
  return
}

func.func @joint(%x: memref<4xf32>) attributes {ao.step} {
  return
}

func.func @other(%x: memref<4xf32>) {
  return
}

func.func @key(%n: memref<i64> {graph.argument = #graph.argument<key>}, %m: memref<f32> {graph.argument = #graph.argument<key>}, %k: index {graph.argument = #graph.argument<key>}, %to: memref<i64>) attributes {ao.step} {
  %0 = memref.load %n[] : memref<i64>
  %1 = memref.load %m[] : memref<f32>
  memref.copy %n, %to : memref<i64> to memref<i64>
  "test.use"(%0, %1) : (i64, f32) -> ()
  return
}

func.func @scalars(%rate: f32, %steps: i64, %x: memref<f32>, %y: memref<i64>) attributes {ao.step} {
  %block = memref.alloc() : memref<16xi8>
  ao.upload_scalars %rate, %steps : f32, i64 into %block : memref<16xi8>
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %r = memref.view %block[%c0][] : memref<16xi8> to memref<f32>
  %s = memref.view %block[%c8][] : memref<16xi8> to memref<i64>
  memref.copy %r, %x : memref<f32> to memref<f32>
  memref.copy %s, %y : memref<i64> to memref<i64>
  memref.dealloc %block : memref<16xi8>
  return
}

func.func @between(%rate: f32, %steps: i64, %x: memref<i32>) attributes {ao.step} {
  %block = memref.alloc() : memref<16xi8>
  ao.upload_scalars %rate, %steps : f32, i64 into %block : memref<16xi8>
  %c4 = arith.constant 4 : index
  %r = memref.view %block[%c4][] : memref<16xi8> to memref<i32>
  memref.copy %r, %x : memref<i32> to memref<i32>
  memref.dealloc %block : memref<16xi8>
  return
}
func.func @another_type(%rate: f32, %steps: i64, %x: memref<i32>) attributes {ao.step} {
  %block = memref.alloc() : memref<16xi8>
  ao.upload_scalars %rate, %steps : f32, i64 into %block : memref<16xi8>
  %c0 = arith.constant 0 : index
  %r = memref.view %block[%c0][] : memref<16xi8> to memref<i32>
  memref.copy %r, %x : memref<i32> to memref<i32>
  memref.dealloc %block : memref<16xi8>
  return
}
func.func @another_rank(%rate: f32, %steps: i64, %x: memref<1xf32>) attributes {ao.step} {
  %block = memref.alloc() : memref<16xi8>
  ao.upload_scalars %rate, %steps : f32, i64 into %block : memref<16xi8>
  %c0 = arith.constant 0 : index
  %r = memref.view %block[%c0][] : memref<16xi8> to memref<1xf32>
  memref.copy %r, %x : memref<1xf32> to memref<1xf32>
  memref.dealloc %block : memref<16xi8>
  return
}
func.func @twice(%rate: f32, %x: memref<f32>) attributes {ao.step} {
  %block = memref.alloc() : memref<8xi8>
  ao.upload_scalars %rate, %rate : f32, f32 into %block : memref<8xi8>
  %c4 = arith.constant 4 : index
  %r = memref.view %block[%c4][] : memref<8xi8> to memref<f32>
  memref.copy %r, %x : memref<f32> to memref<f32>
  memref.dealloc %block : memref<8xi8>
  return
}
func.func @on_tensors(%rate: f32) -> tensor<f32> attributes {ao.step} {
  %r = ao.upload_scalars %rate : f32 -> tensor<f32>
  return %r : tensor<f32>
}

func.func @key_in_a_buffer(%n: memref<i64, strided<[], offset: ?>> {graph.argument = #graph.argument<key>}, %to: memref<i64>) attributes {ao.step} {
  memref.copy %n, %to : memref<i64, strided<[], offset: ?>> to memref<i64>
  return
}
