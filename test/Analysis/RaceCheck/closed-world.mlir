// Constructs outside of the closed world of docs/Explanation/RaceCheck.md are
// rejected in functions with transfers, one program for each.
//
// REQUIRES: autograd
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// Asynchronous work of another dialect, in the function itself.
func.func @asynchronous(%x: !D, %h: !H, %v: f32) {
  // expected-error @below {{unsupported while a transfer may be in flight: 'async.execute' (an asynchronous op)}}
  %token = async.execute {
    linalg.fill ins(%v : f32) outs(%x : !D)
    async.yield
  }
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  async.await %token : !async.token
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TD = !ao.transfer<!D>

// A callee of a callee starts it before the transfer.
func.func private @reads(%x: !D, %y: !D) {
  memref.copy %x, %y : !D to !D
  return
}
func.func private @starts(%x: !D, %y: !D) {
  // expected-error @below {{'async.execute' (an asynchronous op)}}
  %token = async.execute {
    func.call @reads(%x, %y) : (!D, !D) -> ()
    async.yield
  }
  return
}
func.func @asynchronous_in_callee(%x: !D, %y: !D, %h: !H) {
  // expected-note @below {{called from here}}
  func.call @starts(%x, %y) : (!D, !D) -> ()
  // expected-note @below {{the transfer}}
  %t = ao.reload %h into %x : !H into !D -> !TD
  ao.wait %t keep(%h : !H) into(%x : !D) : !TD
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// One callee starts it, another one copies: the caller has no buffer.
memref.global "private" @global : !D = dense<0.0>
memref.global "private" @slot : !H = dense<0.0>
func.func private @starts(%v: f32) {
  // expected-error @below {{'async.execute' (an asynchronous op)}}
  %token = async.execute {
    %c0 = arith.constant 0 : index
    %x = memref.get_global @global : !D
    memref.store %v, %x[%c0] : !D
    async.yield
  }
  return
}
func.func private @copies() {
  %x = memref.get_global @global : !D
  %h = memref.get_global @slot : !H
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}
func.func @caller_of_both(%v: f32) {
  // expected-note @below {{called from here}}
  func.call @starts(%v) : (f32) -> ()
  // expected-note @below {{the transfer}}
  func.call @copies() : () -> ()
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A kernel without a wait, in a callee, with a call in it.
func.func private @writes(%x: !D, %v: f32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %x[%c0] : !D
  return
}
func.func private @launches(%x: !D, %v: f32) {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'gpu.launch' (an asynchronous op without a gpu.wait in its block)}}
  %token = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    func.call @writes(%x, %v) : (!D, f32) -> ()
    gpu.terminator
  }
  return
}
func.func @kernel_in_callee(%x: !D, %h: !H, %v: f32) {
  // expected-note @below {{called from here}}
  func.call @launches(%x, %v) : (!D, f32) -> ()
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A kernel on a stream has no token.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @writes(%x: !D) kernel {
      gpu.return
    }
  }
  func.func @kernel_on_stream(%stream: !llvm.ptr, %x: !D, %h: !H) {
    %c1 = arith.constant 1 : index
    // expected-error @below {{'gpu.launch_func' (an asynchronous op)}}
    gpu.launch_func <%stream : !llvm.ptr> @kernels::@writes blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : !D)
    // expected-note @below {{the transfer}}
    %t = ao.offload %x into %h : !D into !H -> !TH
    ao.wait %t keep(%x : !D) into(%h : !H) : !TH
    return
  }
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A transfer of another dialect.
func.func @dma(%x: !D, %y: memref<4xf32, 2>, %tag: memref<1xi32>, %h: !H) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // expected-error @below {{'memref.dma_start' (an asynchronous op)}}
  memref.dma_start %y[%c0], %x[%c0], %c4, %tag[%c0] : memref<4xf32, 2>, !D, memref<1xi32>
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!L = memref<4xf32, #gpu.address_space<workgroup>>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A copy that a counter of the device counts.
func.func @gather(%x: !D, %l: !L, %h: !H) {
  %c0 = arith.constant 0 : index
  // expected-error @below {{'amdgpu.gather_to_lds' (an asynchronous op)}}
  amdgpu.gather_to_lds %x[%c0], %l[%c0] : f32, !D, !L
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// OpenMP.
func.func private @writes(%x: !D, %v: f32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %x[%c0] : !D
  return
}
func.func private @starts(%x: !D, %v: f32) {
  // expected-error @below {{'omp.task' (regions that no interface describes)}}
  omp.task {
    func.call @writes(%x, %v) : (!D, f32) -> ()
    omp.terminator
  }
  return
}
func.func @openmp(%x: !D, %h: !H, %v: f32) {
  // expected-note @below {{called from here}}
  func.call @starts(%x, %v) : (!D, f32) -> ()
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// OpenACC keeps copies of its own.
func.func @openacc(%x: !D, %h: !H) {
  // expected-error @below {{'acc.create' (effects on memory that it does not name)}}
  %a = acc.create varPtr(%x : !D) -> !D
  // expected-note @below {{the transfer}}
  %t = ao.offload %a into %h : !D into !H -> !TH
  acc.delete accPtr(%a : !D)
  ao.wait %t keep(%a : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// An address that is taken before the transfer, in a wide number.
func.func @address_in_number(%x: !D, %h: !H) {
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %wide = arith.extui %number : i64 to i128
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @below {{'llvm.inline_asm' (effects on memory that it does not name)}}
  llvm.inline_asm has_side_effects "store", "r" %wide : (i128) -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A buffer whose address is taken, as lowerings of deallocations do to compare
// it, may be any that an op without a name for it touches.
func.func private @external(%y: !D)
func.func @address(%x: !D, %y: !D, %h: !H) -> index {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  // expected-error @below {{calls a function that overwrites the source of a transfer in flight}}
  func.call @external(%y) : (!D) -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return %address : index
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

func.func @address_compared(%x: !D, %y: !D, %h: !H) -> i1 {
  %t = ao.offload %x into %h : !D into !H -> !TH
  %first = memref.extract_aligned_pointer_as_index %x : !D -> index
  %second = memref.extract_aligned_pointer_as_index %y : !D -> index
  %differ = arith.cmpi ne, %first, %second : index
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return %differ : i1
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// Inline assembly may write to what its text names.
func.func @assembly_without_operands(%x: !D, %h: !H) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @below {{'llvm.inline_asm' (effects on memory that it does not name)}}
  llvm.inline_asm has_side_effects "write", "" : () -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

func.func @pointer(%x: !D, %h: !H, %p: !llvm.ptr, %v: f32) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @below {{'llvm.store' (a pointer or a handle)}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// Memory that holds buffers, in a callee.
func.func private @loads(%table: memref<2x!D>, %v: f32) {
  %c0 = arith.constant 0 : index
  %x = memref.load %table[%c0] : memref<2x!D>
  linalg.fill ins(%v : f32) outs(%x : !D)
  return
}
func.func @table(%x: !D, %h: !H, %table: memref<2x!D>, %v: f32) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @below {{'func.call' (memory that holds buffers)}}
  func.call @loads(%table, %v) : (memref<2x!D>, f32) -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

func.func @stack(%h: !H, %v: f32) {
  // expected-error @below {{'llvm.intr.stacksave' (a pointer or a handle)}}
  %stack = llvm.intr.stacksave : !llvm.ptr
  %x = memref.alloca() : !D
  linalg.fill ins(%v : f32) outs(%x : !D)
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  llvm.intr.stackrestore %stack : !llvm.ptr
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// expected-error @below {{'ml_program.subgraph' (a graph region)}}
ml_program.subgraph @graph(%x: !D, %h: !H, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  memref.store %v, %x[%c0] : !D
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  ml_program.output %v : f32
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// All threads would run the transfers of a device function.
gpu.module @kernels {
  // expected-error @below {{'func.func' (a device function)}}
  func.func @copies(%x: !D, %h: !H) {
    // expected-note @below {{the transfer}}
    %t = ao.offload %x into %h : !D into !H -> !TH
    ao.wait %t keep(%x : !D) into(%h : !H) : !TH
    return
  }
  // expected-error @below {{'gpu.func' (a device function)}}
  gpu.func @kernel(%x: !D, %h: !H) kernel {
    // expected-note @below {{the transfer}}
    func.call @copies(%x, %h) : (!D, !H) -> ()
    gpu.return
  }
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// expected-error @below {{'llvm.func' (a device function)}}
llvm.func @kernel(%p: !llvm.ptr, %q: !llvm.ptr) attributes {nvvm.kernel} {
  %x = builtin.unrealized_conversion_cast %p : !llvm.ptr to !D
  %h = builtin.unrealized_conversion_cast %q : !llvm.ptr to !H
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  llvm.return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

func.func @unregistered_region(%x: !D, %h: !H, %v: f32) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @below {{'test.region' (an unregistered op with regions)}}
  "test.region"() ({
    linalg.fill ins(%v : f32) outs(%x : !D)
    "test.yield"() : () -> ()
  }) : () -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

func.func @region_without_interface(%x: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @below {{'affine.parallel' (regions that no interface describes)}}
  affine.parallel (%i) = (0) to (4) {
    affine.store %v, %x[%i] : !D
  }
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

func.func private @recurses(%x: !D, %y: !D, %c: i1) {
  scf.if %c {
    %false = arith.constant false
    // expected-error @below {{'func.call' (recursion)}}
    func.call @recurses(%y, %x, %false) : (!D, !D, i1) -> ()
  }
  return
}
func.func @recursion(%x: !D, %y: !D, %h: !H, %c: i1) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-note @below {{called from here}}
  func.call @recurses(%x, %y, %c) : (!D, !D, i1) -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

func.func @unknown_function(%f: (!D) -> (), %x: !D, %h: !H) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @below {{'func.call_indirect' (a call of an unknown function)}}
  func.call_indirect %f(%x) : (!D) -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A cycle of blocks with two entries.
func.func @irreducible(%x: !D, %h: !H, %c: i1) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  cf.cond_br %c, ^first, ^second
^first:
  cf.br ^second
^second:
  // expected-error @below {{(irreducible control flow)}}
  cf.cond_br %c, ^first, ^end
^end:
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A construct after the last transfer of the only block is not reached.
func.func @after_the_wait(%x: !D, %h: !H, %p: !llvm.ptr, %v: f32) {
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  llvm.store %v, %p : f32, !llvm.ptr
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// Ops of an iteration after its wait run while transfers of other iterations
// are in flight.
func.func @parallel_iterations(%x: !D, %p: !llvm.ptr, %v: f32) {
  scf.forall (%i) in (4) {
    %h = memref.alloc() : !H
    // expected-note @below {{the transfer}}
    %t = ao.offload %x into %h : !D into !H -> !TH
    ao.wait %t keep(%x : !D) into(%h : !H) : !TH
    // expected-error @below {{'llvm.store' (a pointer or a handle)}}
    llvm.store %v, %p : f32, !llvm.ptr
  }
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

func.func private @copies(%x: !D) {
  %h = memref.alloc() : !H
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}
func.func @parallel_callees(%x: !D, %p: !llvm.ptr, %v: f32) {
  scf.forall (%i) in (4) {
    // expected-note @below {{the transfer}}
    func.call @copies(%x) : (!D) -> ()
    // expected-error @below {{'llvm.store' (a pointer or a handle)}}
    llvm.store %v, %p : f32, !llvm.ptr
  }
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A conversion between a tensor and a buffer, in the function or in a callee, also
// if the transfers copy other values.
func.func @tensor_of_buffer(%x: !D, %h: !H) -> tensor<4xf32> {
  // expected-error @below {{'bufferization.to_tensor' (a conversion between tensors and buffers)}}
  %a = bufferization.to_tensor %x restrict : !D to tensor<4xf32>
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  %b = math.sin %a : tensor<4xf32>
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return %b : tensor<4xf32>
}
func.func private @converts(%a: tensor<4xf32>, %v: f32, %i: index) {
  // expected-error @below {{'bufferization.to_buffer' (a conversion between tensors and buffers)}}
  %x = bufferization.to_buffer %a : tensor<4xf32> to !D
  memref.store %v, %x[%i] : !D
  return
}
func.func @buffer_of_tensor_in_callee(%a: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32, #ao.host> {
  // expected-note @below {{the transfer}}
  %t = ao.offload %a : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-note @below {{called from here}}
  func.call @converts(%a, %v, %i) : (tensor<4xf32>, f32, index) -> ()
  %k = ao.wait %t keep(%a : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %k : tensor<4xf32, #ao.host>
}

// -----

func.func @frees_tensor(%x: tensor<4xf32>) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error @below {{'bufferization.dealloc_tensor' (a deallocation of a tensor)}}
  bufferization.dealloc_tensor %x : tensor<4xf32>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

// A buffer as the packed value of a hook.
func.func @packed(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-error @below {{'builtin.unrealized_conversion_cast' (a conversion between tensors and buffers)}}
  %p = builtin.unrealized_conversion_cast %x : memref<4xf32> to !autograd.packed<tensor<4xf32>>
  // expected-note @below {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A region whose argument no control flow interface describes.
func.func @region_with_buffer(%d: !D, %h: !H, %lane: index, %v: f32) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %d into %h : !D into !H -> !TH
  // expected-error @below {{'gpu.warp_execute_on_lane_0' (regions that no interface describes)}}
  gpu.warp_execute_on_lane_0(%lane)[32] args(%d : !D) {
  ^bb0(%a: !D):
    linalg.fill ins(%v : f32) outs(%a : !D)
  }
  ao.wait %t keep(%d : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

func.func @branch_without_interface(%x: !D, %h: !H) {
  // expected-error @below {{'test.go' (no branch interface)}}
  "test.go"(%x)[^bb1] : (!D) -> ()
^bb1(%b: !D):
  // expected-note @below {{the transfer}}
  %t = ao.offload %b into %h : !D into !H -> !TH
  ao.wait %t keep(%b : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// An asynchronous function that a callee starts.
memref.global "private" @global : !D = dense<0.0>
async.func @writes(%v: f32) -> !async.token {
  %c0 = arith.constant 0 : index
  %x = memref.get_global @global : !D
  memref.store %v, %x[%c0] : !D
  return
}
func.func private @starts(%v: f32) {
  // expected-error @below {{'async.call' (an asynchronous op)}}
  %token = async.call @writes(%v) : (f32) -> !async.token
  return
}
func.func @asynchronous_function(%h: !H, %v: f32) {
  %x = memref.get_global @global : !D
  // expected-note @below {{called from here}}
  func.call @starts(%v) : (f32) -> ()
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

func.func @transfers_in_unknown_region(%x: !D, %h: !H) {
  // expected-error @below {{'test.region' (an unregistered op with regions)}}
  "test.region"() ({
    // expected-note @below {{the transfer}}
    %t = ao.offload %x into %h : !D into !H -> !TH
    ao.wait %t keep(%x : !D) into(%h : !H) : !TH
    "test.yield"() : () -> ()
  }) : () -> ()
  return
}
