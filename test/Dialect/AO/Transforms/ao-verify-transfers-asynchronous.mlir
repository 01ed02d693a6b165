// RUN: ao-opt %s --allow-unregistered-dialect --verify-diagnostics --ao-verify-transfers
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @sets_memory(%x: !D, %h: !H, %f: f32) {
  %started = gpu.wait async
  // expected-error @+1 {{'gpu.memset' (an asynchronous op, before the gpu.wait for which a transfer starts)}}
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

// An async function returns its buffer within a value.
async.func @hands_over(%x: !D) -> !async.value<!D> {
  return %x : !D
}
