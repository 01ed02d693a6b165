// Loops that test become loops that count: what they compute stays the same to
// the bit, the number that they end with included, also where their slices move.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --strategy=none' \
// RUN:   'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --strategy=pytorch --min-bytes=0' \
// RUN:   'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --strategy=sync --min-bytes=0' | FileCheck %s
//
// CHECK-DAG: output 2: i8
// CHECK-DAG: sync: 2 stacked residuals offloaded slice by slice

func.func @step(%x: tensor<1x64xf32>) -> (tensor<1x64xf32>, tensor<i32>, tensor<i8>) attributes {ao.step} {
  %three = arith.constant dense<3> : tensor<i32>
  %zero = arith.constant dense<0> : tensor<i32>
  %minus = arith.constant dense<-1> : tensor<i32>
  %b199 = arith.constant dense<199> : tensor<i8>
  %b204 = arith.constant dense<204> : tensor<i8>
  %b1 = arith.constant dense<1> : tensor<i8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c200 = arith.constant 200 : i8
  %init = tensor.empty() : tensor<4x64xf32>
  // Down to zero, and the number of the iteration is the row.
  %down:3 = scf.while (%i = %three, %h = %x, %s = %init) : (tensor<i32>, tensor<1x64xf32>, tensor<4x64xf32>) -> (tensor<i32>, tensor<1x64xf32>, tensor<4x64xf32>) {
    %more = arith.cmpi sge, %i, %zero : tensor<i32>
    %go = tensor.extract %more[] : tensor<i1>
    scf.condition(%go) %i, %h, %s : tensor<i32>, tensor<1x64xf32>, tensor<4x64xf32>
  } do {
  ^bb0(%i: tensor<i32>, %h: tensor<1x64xf32>, %s: tensor<4x64xf32>):
    %a = math.sin %h : tensor<1x64xf32>
    %number = tensor.extract %i[] : tensor<i32>
    %row = arith.index_cast %number : i32 to index
    %t = tensor.insert_slice %a into %s[%row, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
    %n = arith.addi %i, %minus : tensor<i32>
    scf.yield %n, %a, %t : tensor<i32>, tensor<1x64xf32>, tensor<4x64xf32>
  }
  // The test counts, without a sign, and hands the number on.
  %up:3 = scf.while (%i = %b199, %h = %down#1, %s = %init) : (tensor<i8>, tensor<1x64xf32>, tensor<4x64xf32>) -> (tensor<1x64xf32>, tensor<i8>, tensor<4x64xf32>) {
    %n = arith.addi %i, %b1 : tensor<i8>
    %less = arith.cmpi ult, %n, %b204 : tensor<i8>
    %go = tensor.extract %less[] : tensor<i1>
    scf.condition(%go) %h, %n, %s : tensor<1x64xf32>, tensor<i8>, tensor<4x64xf32>
  } do {
  ^bb0(%h: tensor<1x64xf32>, %n: tensor<i8>, %s: tensor<4x64xf32>):
    %a = math.cos %h : tensor<1x64xf32>
    %number = tensor.extract %n[] : tensor<i8>
    %offset = arith.subi %number, %c200 : i8
    %row = arith.index_cast %offset : i8 to index
    %t = tensor.insert_slice %a into %s[%row, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
    scf.yield %n, %a, %t : tensor<i8>, tensor<1x64xf32>, tensor<4x64xf32>
  }
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %up#0) -> (tensor<1x64xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %down#2[%i, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %b = tensor.extract_slice %up#2[%j, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %c = arith.mulf %g, %a : tensor<1x64xf32>
    %d = arith.addf %c, %b : tensor<1x64xf32>
    scf.yield %d : tensor<1x64xf32>
  }
  return %z, %down#0, %up#1 : tensor<1x64xf32>, tensor<i32>, tensor<i8>
}
