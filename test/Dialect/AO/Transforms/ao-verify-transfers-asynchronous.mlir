// Ops that return before they are done run beside all transfers.
//
// RUN: ao-opt %s --allow-unregistered-dialect --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @writes_in_region(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %token = async.execute {
    // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
    memref.store %f, %x[%c0] : !D
    async.yield
  }
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  async.await %token : !async.token
  return
}

func.func @reads_in_region(%x: !D, %y: !D, %h: !H) {
  %c0 = arith.constant 0 : index
  %token = async.execute {
    %v = memref.load %x[%c0] : !D
    async.yield
  }
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  async.await %token : !async.token
  return
}

func.func @copies_in_region(%x: !D, %h: !H) {
  %token = async.execute {
    // expected-error @+1 {{starts a transfer where the next op may run before it ends}}
    %t = ao.offload %x into %h : !D into !H -> !T
    ao.wait %t keep(%x : !D) : !T
    async.yield
  }
  async.await %token : !async.token
  return
}

func.func @sets_memory(%x: !D, %h: !H, %f: f32) {
  %started = gpu.wait async
  // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
  %token = gpu.memset async [%started] %x, %f : !D, f32
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  gpu.wait [%token]
  return
}

// A wait for the op, or for one that waits for it, ends it.
func.func @waited_for(%x: !D, %h: !H, %f: f32) {
  %started = gpu.wait async
  %token = gpu.memset async [%started] %x, %f : !D, f32
  gpu.wait [%token]
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  %again = gpu.wait async
  %first = gpu.memset async [%again] %x, %f : !D, f32
  %second = gpu.memset async [%first] %x, %f : !D, f32
  gpu.wait [%second]
  %u = ao.offload %x into %h : !D into !H -> !T
  ao.wait %u keep(%x : !D) : !T
  return
}

// Not where it may not be reached, comes later, or waits for something else.
func.func @waited_for_elsewhere(%x: !D, %y: !D, %h: !H, %f: f32, %b: i1) {
  %started = gpu.wait async
  // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
  %token = gpu.memset async [%started] %x, %f : !D, f32
  %other = gpu.memset async [%started] %y, %f : !D, f32
  gpu.wait [%other]
  scf.if %b {
    gpu.wait [%token]
  }
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

// In a loop, the op of the next iteration starts while the copy is in flight.
func.func @waited_for_in_a_loop(%x: !D, %h: !H, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = ao.offload %x into %h : !D into !H -> !T
  // expected-note @+1 {{the transfer}}
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%t = %first) -> (!T) {
    %started = gpu.wait async
    // expected-error @+1 {{overwrites the source of a transfer in flight}}
    %token = gpu.memset async [%started] %x, %f : !D, f32
    gpu.wait [%token]
    ao.wait %t keep(%x : !D) into(%h : !H) : !T
    %next = ao.offload %x into %h : !D into !H -> !T
    scf.yield %next : !T
  }
  ao.wait %last keep(%x : !D) into(%h : !H) : !T
  return
}

// An op of a callee may go on beside what the callee has waited for.
func.func private @returns_a_token(%x: !D, %f: f32) -> !gpu.async.token {
  %started = gpu.wait async
  %token = gpu.memset async [%started] %x, %f : !D, f32
  return %started : !gpu.async.token
}
func.func @token_of_a_callee(%x: !D, %h: !H, %f: f32) {
  // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
  %token = call @returns_a_token(%x, %f) : (!D, f32) -> !gpu.async.token
  gpu.wait [%token]
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

func.func @dma(%x: !D, %y: memref<4xf32, 2>, %tag: memref<1xi32>, %h: !H) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
  memref.dma_start %y[%c0], %x[%c0], %c4, %tag[%c0] : memref<4xf32, 2>, !D, memref<1xi32>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  return
}

func.func @unknown(%x: !D, %h: !H) {
  // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
  %token = "test.start"(%x) : (!D) -> !async.token
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  "test.await"(%token) : (!async.token) -> ()
  return
}

func.func private @starts(%x: !D, %f: f32) {
  %started = gpu.wait async
  %token = gpu.memset async [%started] %x, %f : !D, f32
  return
}
func.func @callee(%x: !D, %h: !H, %f: f32) {
  // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
  call @starts(%x, %f) : (!D, f32) -> ()
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

func.func @elsewhere(%x: !D, %y: !D, %h: !H, %f: f32) {
  %started = gpu.wait async
  %token = gpu.memset async [%started] %y, %f : !D, f32
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  gpu.wait [%token]
  return
}

func.func @task(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  omp.task {
    // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
    memref.store %f, %x[%c0] : !D
    omp.terminator
  }
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  omp.taskwait
  return
}

func.func @background(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  acc.parallel async {
    // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
    memref.store %f, %x[%c0] : !D
    acc.yield
  }
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  acc.wait
  return
}

func.func @foreground(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  acc.parallel {
    memref.store %f, %x[%c0] : !D
    acc.yield
  }
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

!Map = !nvgpu.tensormap.descriptor<tensor = memref<4xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!Barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>

func.func @counted_by_barrier(%x: memref<4xf32, 3>, %h: !H, %map: !Map, %barrier: !Barrier) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
  nvgpu.tma.async.load %map[%c0], %barrier[%c0] to %x : !Map, !Barrier -> memref<4xf32, 3>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32, 3> into !H -> !T
  ao.wait %t keep(%x : memref<4xf32, 3>) : !T
  return
}

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%x: !D) kernel {
      gpu.return
    }
  }
  func.func @on_stream(%x: !D, %h: !H, %stream: !llvm.ptr) {
    %c1 = arith.constant 1 : i64
    // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
    gpu.launch_func <%stream : !llvm.ptr> @kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : !D)
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %x into %h : !D into !H -> !T
    ao.wait %t keep(%x : !D) : !T
    return
  }
}

func.func @allocated_too_late(%h: !H) {
  %0 = gpu.wait async
  // expected-error @+1 {{may not have allocated the source of a transfer when that starts}}
  %x, %token = gpu.alloc async [%0] () : !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  gpu.wait [%token]
  return
}

func.func @allocated(%h: !H, %f: f32) {
  %0 = gpu.wait async
  %x, %token = gpu.alloc async [%0] () : !D
  %y, %next = gpu.alloc async [%token] () : !D
  gpu.wait [%next]
  linalg.fill ins(%f : f32) outs(%x : !D)
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

func.func @sections(%x: !D, %h: !H, %f: f32) {
  omp.sections nowait {
    omp.section {
      // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
      linalg.fill ins(%f : f32) outs(%x : !D)
      omp.terminator
    }
    omp.terminator
  }
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

// Copies that threads start and count.
func.func @to_shared_memory(%x: !D, %shared: memref<4xf32, #gpu.address_space<workgroup>>, %h: !H) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{reads the destination of a transfer and may go on while that is in flight}}
  amdgpu.gather_to_lds %x[%c0], %shared[%c0] : f32, !D, memref<4xf32, #gpu.address_space<workgroup>>
  // expected-note @+1 {{the transfer}}
  %t = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %t keep(%h : !H) into(%x : !D) : !ao.transfer<!D>
  return
}

func.func @by_address(%x: !D, %shared: !llvm.ptr<3>, %h: !H) {
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %pointer = llvm.inttoptr %number : i64 to !llvm.ptr<1>
  // expected-error @+1 {{overwrites the destination of a transfer and may go on while that is in flight}}
  nvvm.cp.async.shared.global %shared, %pointer, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  // expected-note @+1 {{the transfer}}
  %t = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %t keep(%h : !H) into(%x : !D) : !ao.transfer<!D>
  return
}

// A token of no dialect may be a handle.
func.func @token_of_no_dialect(%a: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-error @below {{overwrites the source of a transfer and may go on while that is in flight}}
  %token = "test.start"(%a) : (memref<4xf32>) -> !test.token
  // expected-note @below {{the transfer}}
  %t = ao.offload %a into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%a : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  "test.wait"(%token) : (!test.token) -> ()
  return
}

// An async function returns its buffer within a value.
async.func @hands_over(%x: !D) -> !async.value<!D> {
  return %x : !D
}
func.func @comes_within_a_value(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %v = async.call @hands_over(%x) : (!D) -> !async.value<!D>
  %y = async.await %v : !async.value<!D>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %f, %y[%c0] : !D
  ao.wait %t keep(%x : !D) : !T
  return
}

// Ops that say nothing of themselves may put a buffer into what holds buffers.
func.func @is_put_into_a_value(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %v = async.runtime.create : !async.value<!D>
  async.runtime.store %x, %v : !async.value<!D>
  %y = async.runtime.load %v : !async.value<!D>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %f, %y[%c0] : !D
  ao.wait %t keep(%x : !D) : !T
  return
}

// A coroutine goes on when it is resumed, as does what it was called for.
func.func @coroutine(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %id = async.coro.id
  %handle = async.coro.begin %id
  %state = async.coro.save %handle
  async.coro.suspend %state, ^suspended, ^resumed, ^ends
^resumed:
  // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
  memref.store %f, %x[%c0] : !D
  cf.br ^ends
^ends:
  async.coro.free %id, %handle
  cf.br ^suspended
^suspended:
  async.coro.end %handle
  // expected-error @+2 {{starts a transfer where the next op may run before it ends}}
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

func.func private @resumes_later(%x: !D, %f: f32) {
  %c0 = arith.constant 0 : index
  %id = async.coro.id
  %handle = async.coro.begin %id
  %state = async.coro.save %handle
  async.coro.suspend %state, ^suspended, ^resumed, ^ends
^resumed:
  memref.store %f, %x[%c0] : !D
  cf.br ^ends
^ends:
  async.coro.free %id, %handle
  cf.br ^suspended
^suspended:
  async.coro.end %handle
  return
}
func.func @calls_a_coroutine(%x: !D, %h: !H, %f: f32) {
  // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
  call @resumes_later(%x, %f) : (!D, f32) -> ()
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}
