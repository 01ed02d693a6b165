func.func @step(%a: memref<1024x1024xf32>, %b: memref<1024x1024xf32>, %c: memref<1024x1024xf32>,
                %x: memref<4096x4096xf32>, %y: memref<4096x4096xf32>, %s: memref<4096x2048xf32>,
                %p: memref<64x64xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %3 = arith.constant 3 : index
  scf.for %i = %0 to %3 step %1 {
    func.call @twice(%a, %b, %c) : (memref<1024x1024xf32>, memref<1024x1024xf32>, memref<1024x1024xf32>) -> ()
  }
  memref.copy %x, %y : memref<4096x4096xf32> to memref<4096x4096xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%s : memref<4096x2048xf32>) outs(%s : memref<4096x2048xf32>) {
  ^bb0(%in: f32, %out: f32):
    %2 = arith.addf %in, %out : f32
    linalg.yield %2 : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %p : memref<64x64xf32>, memref<64x64xf32>) outs(%p : memref<64x64xf32>) {
  ^bb0(%l: f32, %r: f32, %sum: f32):
    %2 = math.tanh %l : f32
    %4 = arith.mulf %2, %r : f32
    %5 = arith.addf %sum, %4 : f32
    linalg.yield %5 : f32
  }
  return
}

func.func private @twice(%a: memref<1024x1024xf32>, %b: memref<1024x1024xf32>, %c: memref<1024x1024xf32>) {
  linalg.matmul ins(%a, %b : memref<1024x1024xf32>, memref<1024x1024xf32>) outs(%c : memref<1024x1024xf32>)
  linalg.matmul ins(%b, %a : memref<1024x1024xf32>, memref<1024x1024xf32>) outs(%c : memref<1024x1024xf32>)
  return
}
