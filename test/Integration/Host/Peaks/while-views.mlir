// The body of a loop yields a slice of a tensor from outside, which it copies:
// the loop owns its carried values, and its test copies them, whether it passes
// on the same value or another one.
func.func @step(%x: tensor<32x64xf32>, %s: tensor<4x32x64xf32>) -> tensor<32x64xf32> attributes {ao.step} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %a = math.sin %x : tensor<32x64xf32>
  %b = math.cos %x : tensor<32x64xf32>
  %w:3 = scf.while (%i = %zero, %t = %a, %h = %b) : (index, tensor<32x64xf32>, tensor<32x64xf32>)
      -> (index, tensor<32x64xf32>, tensor<32x64xf32>) {
    %c = arith.cmpi ne, %i, %three : index
    scf.condition(%c) %i, %t, %h : index, tensor<32x64xf32>, tensor<32x64xf32>
  } do {
  ^bb0(%i: index, %t: tensor<32x64xf32>, %h: tensor<32x64xf32>):
    %n = arith.addi %i, %one : index
    %u = math.cos %h : tensor<32x64xf32>
    %v = math.exp %h : tensor<32x64xf32>
    %m = arith.mulf %u, %v : tensor<32x64xf32>
    %z = arith.addf %m, %t : tensor<32x64xf32>
    %slice = tensor.extract_slice %s[%i, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xf32> to tensor<32x64xf32>
    scf.yield %n, %slice, %z : index, tensor<32x64xf32>, tensor<32x64xf32>
  }
  %d = arith.mulf %w#1, %w#2 : tensor<32x64xf32>
  %k = math.sin %d : tensor<32x64xf32>
  %q:2 = scf.while (%i = %zero, %t = %k) : (index, tensor<32x64xf32>) -> (index, tensor<32x64xf32>) {
    %c = arith.cmpi ne, %i, %three : index
    %other = math.absf %t : tensor<32x64xf32>
    scf.condition(%c) %i, %other : index, tensor<32x64xf32>
  } do {
  ^bb0(%i: index, %t: tensor<32x64xf32>):
    %n = arith.addi %i, %one : index
    %u = math.cos %t : tensor<32x64xf32>
    %v = math.exp %t : tensor<32x64xf32>
    %m = arith.mulf %u, %v : tensor<32x64xf32>
    %element = tensor.extract %m[%zero, %zero] : tensor<32x64xf32>
    %number = arith.fptosi %element : f32 to i32
    %any = arith.index_cast %number : i32 to index
    %row = arith.minui %any, %three : index
    %slice = tensor.extract_slice %s[%row, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xf32> to tensor<32x64xf32>
    scf.yield %n, %slice : index, tensor<32x64xf32>
  }
  %e = arith.mulf %q#1, %x : tensor<32x64xf32>
  return %e : tensor<32x64xf32>
}
