// Powers of indices, of vectors and of single bits, against those of scalars and
// known numbers.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'ao-run %s --entry=computed --strategy=none' \
// RUN:   'ao-run %s --entry=computed --strategy=none -O0' \
// RUN:   'ao-run %s --entry=known --strategy=none'

#id = affine_map<(i) -> (i)>

func.func @computed() -> (tensor<8xi32>, tensor<8xi32>, tensor<4xi8>) attributes {ao.step} {
  %base = arith.constant dense<[2, -3, 1, -1, -1, 0, 7, 2]> : tensor<8xi32>
  %exponent = arith.constant dense<[10, 3, -4, -3, -4, 0, -1, 33]> : tensor<8xi32>
  %e = tensor.empty() : tensor<8xi32>
  %vectors = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%base, %exponent : tensor<8xi32>, tensor<8xi32>) outs(%e : tensor<8xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %v = vector.broadcast %a : i32 to vector<2xi32>
    %w = vector.broadcast %b : i32 to vector<2xi32>
    %p = math.ipowi %v, %w : vector<2xi32>
    %x = vector.extract %p[1] : i32 from vector<2xi32>
    linalg.yield %x : i32
  } -> tensor<8xi32>
  %wide = arith.index_cast %base : tensor<8xi32> to tensor<8xindex>
  %by = arith.index_cast %exponent : tensor<8xi32> to tensor<8xindex>
  %q = math.ipowi %wide, %by : tensor<8xindex>
  %indices = arith.index_cast %q : tensor<8xindex> to tensor<8xi32>
  %bits = arith.constant dense<[0, 0, 1, 1]> : tensor<4xi8>
  %bys = arith.constant dense<[0, 1, 0, 1]> : tensor<4xi8>
  %bit = arith.trunci %bits : tensor<4xi8> to tensor<4xi1>
  %one = arith.trunci %bys : tensor<4xi8> to tensor<4xi1>
  %r = math.ipowi %bit, %one : tensor<4xi1>
  %single = arith.extui %r : tensor<4xi1> to tensor<4xi8>
  return %vectors, %indices, %single : tensor<8xi32>, tensor<8xi32>, tensor<4xi8>
}

func.func @known() -> (tensor<8xi32>, tensor<8xi32>, tensor<4xi8>) attributes {ao.step} {
  %vectors = arith.constant dense<[1024, -27, 1, -1, 1, 1, 0, 0]> : tensor<8xi32>
  %indices = arith.constant dense<[1024, -27, 1, -1, 1, 1, 0, 0]> : tensor<8xi32>
  %single = arith.constant dense<[1, 0, 1, 1]> : tensor<4xi8>
  return %vectors, %indices, %single : tensor<8xi32>, tensor<8xi32>, tensor<4xi8>
}
