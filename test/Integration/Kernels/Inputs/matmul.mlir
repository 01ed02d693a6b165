llvm.func @product(%c: !llvm.ptr, %a: !llvm.ptr, %b: !llvm.ptr, %m: i64, %n: i64, %k: i64, %lda: i64, %ldb: i64, %ldc: i64, %batch: i64, %stride_a: i64, %stride_b: i64, %stride_c: i64, %transpose_a: i32, %transpose_b: i32, %accumulate: i32, %input: i32, %output: i32) -> i32 {
  // The product of the library, for f32, in the order of plain loops.
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %f32 = arith.constant 0 : i32
  %zero = arith.constant 0.0 : f32
  %tested = arith.ori %input, %output : i32
  %known = arith.cmpi eq, %tested, %f32 : i32
  %adds = arith.cmpi ne, %accumulate, %f32 : i32
  %ta = arith.cmpi ne, %transpose_a, %f32 : i32
  %tb = arith.cmpi ne, %transpose_b, %f32 : i32
  scf.if %known {
    scf.for %s = %c0 to %batch step %c1 : i64 {
      %a0 = arith.muli %s, %stride_a : i64
      %b0 = arith.muli %s, %stride_b : i64
      %d0 = arith.muli %s, %stride_c : i64
      scf.for %i = %c0 to %m step %c1 : i64 {
        scf.for %j = %c0 to %n step %c1 : i64 {
          %d1 = arith.muli %i, %ldc : i64
          %d2 = arith.addi %d1, %j : i64
          %d3 = arith.addi %d0, %d2 : i64
          %pc = llvm.getelementptr %c[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %old = llvm.load %pc : !llvm.ptr -> f32
          %start = arith.select %adds, %old, %zero : f32
          %sum = scf.for %l = %c0 to %k step %c1 iter_args(%x = %start) -> f32 : i64 {
            %ia = arith.select %ta, %l, %i : i64
            %ja = arith.select %ta, %i, %l : i64
            %a1 = arith.muli %ia, %lda : i64
            %a2 = arith.addi %a1, %ja : i64
            %a3 = arith.addi %a0, %a2 : i64
            %ib = arith.select %tb, %j, %l : i64
            %jb = arith.select %tb, %l, %j : i64
            %b1 = arith.muli %ib, %ldb : i64
            %b2 = arith.addi %b1, %jb : i64
            %b3 = arith.addi %b0, %b2 : i64
            %pa = llvm.getelementptr %a[%a3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %pb = llvm.getelementptr %b[%b3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %va = llvm.load %pa : !llvm.ptr -> f32
            %vb = llvm.load %pb : !llvm.ptr -> f32
            %q = arith.mulf %va, %vb : f32
            %y = arith.addf %x, %q : f32
            scf.yield %y : f32
          }
          llvm.store %sum, %pc : f32, !llvm.ptr
        }
      }
    }
  }
  %issued = arith.extui %known : i1 to i32
  llvm.return %issued : i32
}
