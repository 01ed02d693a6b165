// RUN: ao-opt %s --convert-linalg-to-blas --canonicalize --cse | FileCheck %s

// aortStepMatmul(c, a, b, m, n, k, lda, ldb, ldc, batch, strideA, strideB,
//                strideC, transposeA, transposeB, accumulate, input, output)

// The op stays for where there is no library.
// CHECK-LABEL: func.func @plain(
// CHECK-DAG:     %[[F:.*]] = llvm.mlir.constant(0 : i32)
// CHECK-DAG:     %[[T:.*]] = llvm.mlir.constant(1 : i32)
// CHECK-DAG:     %[[M:.*]] = arith.constant 5 : i64
// CHECK-DAG:     %[[N:.*]] = arith.constant 6 : i64
// CHECK-DAG:     %[[K:.*]] = arith.constant 7 : i64
// CHECK-DAG:     %[[ONE:.*]] = arith.constant 1 : i64
// CHECK-DAG:     %[[ZERO:.*]] = arith.constant 0 : i64
// CHECK:         %[[DONE:.*]] = llvm.call @aortStepMatmul(%{{.*}}, %{{.*}}, %{{.*}}, %[[M]], %[[N]], %[[K]], %[[K]], %[[N]], %[[N]], %[[ONE]], %[[ZERO]], %[[ZERO]], %[[ZERO]], %[[F]], %[[F]], %[[T]], %[[F]], %[[F]])
// CHECK:         %[[MISSING:.*]] = arith.cmpi eq, %[[DONE]], %[[F]]
// CHECK:         scf.if %[[MISSING]] {
// CHECK-NEXT:      linalg.matmul
// CHECK-NEXT:    }
func.func @plain(%a: memref<5x7xf32>, %b: memref<7x6xf32>, %c: memref<5x6xf32>) {
  linalg.matmul ins(%a, %b : memref<5x7xf32>, memref<7x6xf32>) outs(%c : memref<5x6xf32>)
  return
}

// The fill is the library's business too; types are bf16 (2) and f32 (0).
// CHECK-LABEL: func.func @filled(
// CHECK-DAG:     %[[F:.*]] = llvm.mlir.constant(0 : i32)
// CHECK-DAG:     %[[BF16:.*]] = llvm.mlir.constant(2 : i32)
// CHECK-NOT:     linalg.fill
// CHECK:         llvm.call @aortStepMatmul({{.*}}, %[[F]], %[[F]], %[[F]], %[[BF16]], %[[F]])
// CHECK:         scf.if
// CHECK-NEXT:      linalg.fill
// CHECK-NEXT:      linalg.generic
func.func @filled(%a: memref<5x7xbf16>, %b: memref<7x6xbf16>) -> memref<5x6xf32> {
  %zero = arith.constant 0.0 : f32
  %c = memref.alloc() : memref<5x6xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<5x6xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<5x7xbf16>, memref<7x6xbf16>) outs(%c : memref<5x6xf32>) {
  ^bb0(%x: bf16, %y: bf16, %z: f32):
    %0 = arith.extf %x : bf16 to f32
    %1 = arith.extf %y : bf16 to f32
    %2 = arith.mulf %0, %1 : f32
    %3 = arith.addf %z, %2 : f32
    linalg.yield %3 : f32
  }
  return %c : memref<5x6xf32>
}

// So it is where ops are measured, whose marks stand between the two.
// CHECK-LABEL: func.func @instrumented(
// CHECK-DAG:     %[[F:.*]] = llvm.mlir.constant(0 : i32)
// CHECK-NOT:     linalg.fill
// CHECK:         llvm.call @aortStepMatmul({{.*}}, %[[F]], %[[F]], %[[F]], %[[F]], %[[F]])
// CHECK:         scf.if
// CHECK-NEXT:      linalg.fill
// CHECK-NEXT:      linalg.matmul
llvm.func @aortStepRangeBegin(!llvm.ptr)
llvm.func @aortStepRangeEnd()
func.func @instrumented(%a: memref<5x7xf32>, %b: memref<7x6xf32>, %c: memref<5x6xf32>, %name: !llvm.ptr) {
  %zero = arith.constant 0.0 : f32
  llvm.call @aortStepRangeBegin(%name) : (!llvm.ptr) -> ()
  linalg.fill ins(%zero : f32) outs(%c : memref<5x6xf32>)
  llvm.call @aortStepRangeEnd() : () -> ()
  llvm.call @aortStepRangeBegin(%name) : (!llvm.ptr) -> ()
  linalg.matmul ins(%a, %b : memref<5x7xf32>, memref<7x6xf32>) outs(%c : memref<5x6xf32>)
  llvm.call @aortStepRangeEnd() : () -> ()
  return
}

// Products of one element, be they ever so many, are no business of a library.
// CHECK-LABEL: func.func @dots(
// CHECK-NOT:     llvm.call @aortStepMatmul
// CHECK:         linalg.generic
func.func @dots(%a: memref<16x64xf32>, %b: memref<16x64xf32>, %c: memref<16xf32>) {
  linalg.generic {indexing_maps = [affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : memref<16x64xf32>, memref<16x64xf32>) outs(%c : memref<16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %z, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// A product into something that is not zero, or that is read in between, adds.
// CHECK-LABEL: func.func @not_zero(
// CHECK-DAG:     %[[T:.*]] = llvm.mlir.constant(1 : i32)
// CHECK-DAG:     %[[F:.*]] = llvm.mlir.constant(0 : i32)
// CHECK:         linalg.fill
// CHECK:         llvm.call @aortStepMatmul({{.*}}, %[[F]], %[[F]], %[[T]], %[[F]], %[[F]])
func.func @not_zero(%a: memref<5x7xf32>, %b: memref<7x6xf32>, %c: memref<5x6xf32>) {
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%c : memref<5x6xf32>)
  linalg.matmul ins(%a, %b : memref<5x7xf32>, memref<7x6xf32>) outs(%c : memref<5x6xf32>)
  return
}

// Both operands are stored as their transposes.
// CHECK-LABEL: func.func @transposed(
// CHECK-DAG:     %[[T:.*]] = llvm.mlir.constant(1 : i32)
// CHECK-DAG:     %[[M:.*]] = arith.constant 5 : i64
// CHECK-DAG:     %[[N:.*]] = arith.constant 6 : i64
// CHECK-DAG:     %[[K:.*]] = arith.constant 7 : i64
// CHECK:         llvm.call @aortStepMatmul(%{{.*}}, %{{.*}}, %{{.*}}, %[[M]], %[[N]], %[[K]], %[[M]], %[[K]], %[[N]], {{.*}}, %[[T]], %[[T]], %[[T]],
func.func @transposed(%a: memref<7x5xf32>, %b: memref<6x7xf32>, %c: memref<5x6xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<7x5xf32>, memref<6x7xf32>) outs(%c : memref<5x6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %z, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// Into a transpose: the operands change places.
// CHECK-LABEL: func.func @result(
// CHECK-SAME:    %[[A:.*]]: memref<5x7xf32>, %[[B:.*]]: memref<7x6xf32>, %[[C:.*]]: memref<6x5xf32>)
// CHECK-DAG:     %[[T:.*]] = llvm.mlir.constant(1 : i32)
// CHECK-DAG:     %[[M:.*]] = arith.constant 5 : i64
// CHECK-DAG:     %[[N:.*]] = arith.constant 6 : i64
// CHECK-DAG:     %[[K:.*]] = arith.constant 7 : i64
// CHECK:         llvm.call @aortStepMatmul(%{{.*}}, %{{.*}}, %{{.*}}, %[[N]], %[[M]], %[[K]], %[[N]], %[[K]], %[[M]], {{.*}}, %[[T]], %[[T]], %[[T]],
func.func @result(%a: memref<5x7xf32>, %b: memref<7x6xf32>, %c: memref<6x5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<5x7xf32>, memref<7x6xf32>) outs(%c : memref<6x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %z, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// Sequences and tokens of a batch are one dimension of the product.
// CHECK-LABEL: func.func @joined(
// CHECK-DAG:     %[[M:.*]] = arith.constant 64 : i64
// CHECK-DAG:     %[[N:.*]] = arith.constant 6 : i64
// CHECK-DAG:     %[[K:.*]] = arith.constant 7 : i64
// CHECK-DAG:     %[[ONE:.*]] = arith.constant 1 : i64
// CHECK-NOT:     scf.for
// CHECK:         llvm.call @aortStepMatmul(%{{.*}}, %{{.*}}, %{{.*}}, %[[M]], %[[N]], %[[K]], %[[K]], %[[N]], %[[N]], %[[ONE]],
func.func @joined(%a: memref<2x32x7xf32>, %b: memref<7x6xf32>, %c: memref<2x32x6xf32>) {
  linalg.generic {indexing_maps = [affine_map<(s, t, n, k) -> (s, t, k)>, affine_map<(s, t, n, k) -> (k, n)>, affine_map<(s, t, n, k) -> (s, t, n)>],
                  iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<2x32x7xf32>, memref<7x6xf32>) outs(%c : memref<2x32x6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %z, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// Attention scores: heads are the batch, sequences a loop around it.
// CHECK-LABEL: func.func @heads(
// CHECK-DAG:     %[[TOKENS:.*]] = arith.constant 32 : i64
// CHECK-DAG:     %[[HEADS:.*]] = arith.constant 4 : i64
// CHECK-DAG:     %[[DEPTH:.*]] = arith.constant 16 : i64
// CHECK-DAG:     %[[LINE:.*]] = arith.constant 64 : i64
// CHECK-DAG:     %[[SCORES:.*]] = arith.constant 1024 : i64
// CHECK:         %[[ALL:.*]] = scf.for %[[S:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[SO_FAR:.*]] = %true)
// CHECK:           arith.muli %[[S]],
// CHECK:           llvm.call @aortStepMatmul(%{{.*}}, %{{.*}}, %{{.*}}, %[[TOKENS]], %[[TOKENS]], %[[DEPTH]], %[[LINE]], %[[LINE]], %[[TOKENS]], %[[HEADS]], %[[DEPTH]], %[[DEPTH]], %[[SCORES]],
// CHECK:           arith.andi
// CHECK:         %[[MISSING:.*]] = arith.xori %[[ALL]], %true
// CHECK:         scf.if %[[MISSING]]
func.func @heads(%q: memref<2x32x4x16xf32>, %k: memref<2x32x4x16xf32>, %s: memref<2x4x32x32xf32>) {
  linalg.generic {indexing_maps = [affine_map<(b, h, i, j, d) -> (b, i, h, d)>, affine_map<(b, h, i, j, d) -> (b, j, h, d)>, affine_map<(b, h, i, j, d) -> (b, h, i, j)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : memref<2x32x4x16xf32>, memref<2x32x4x16xf32>) outs(%s : memref<2x4x32x32xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %z, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// Sizes and offsets that only the program knows.
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME:    %[[A:.*]]: memref<?x?xf32>, %[[B:.*]]: memref<?x6xf32, strided<[8, 1], offset: ?>>
// CHECK:         %[[BASE_A:.*]], %{{.*}}, %[[A_SIZES:.*]]:2, %{{.*}}:2 = memref.extract_strided_metadata %[[A]]
// CHECK:         %{{.*}}, %[[OFFSET:.*]], %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[B]]
// CHECK:         arith.muli %[[OFFSET]],
// CHECK:         llvm.call @aortStepMatmul
func.func @dynamic(%a: memref<?x?xf32>, %b: memref<?x6xf32, strided<[8, 1], offset: ?>>, %c: memref<?x6xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x6xf32, strided<[8, 1], offset: ?>>) outs(%c : memref<?x6xf32>)
  return
}

// No products of a library: integers, a body that does more, layouts without
// unit stride.
// CHECK-LABEL: func.func @others(
// CHECK-NOT:     aortStepMatmul
func.func @others(%a: memref<5x7xi32>, %b: memref<7x6xi32>, %c: memref<5x6xi32>,
                  %d: memref<5x7xf32>, %e: memref<7x6xf32>, %f: memref<5x6xf32>,
                  %g: memref<5x7xf32, strided<[14, 2]>>, %h: memref<5x7xf32, strided<[?, ?]>>) {
  linalg.matmul ins(%a, %b : memref<5x7xi32>, memref<7x6xi32>) outs(%c : memref<5x6xi32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%d, %e : memref<5x7xf32>, memref<7x6xf32>) outs(%f : memref<5x6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.negf %x : f32
    %1 = arith.mulf %0, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }
  linalg.matmul ins(%g, %e : memref<5x7xf32, strided<[14, 2]>>, memref<7x6xf32>) outs(%f : memref<5x6xf32>)
  linalg.matmul ins(%h, %e : memref<5x7xf32, strided<[?, ?]>>, memref<7x6xf32>) outs(%f : memref<5x6xf32>)
  return
}
