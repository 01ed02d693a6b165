// seed 0: on tensors, the reload of the next iteration after this one's use
func.func @reload_ahead(%h: tensor<8xf32, #ao.host>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = ao.reload %h : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%t = %first) -> (!ao.transfer<tensor<8xf32>>) {
    %x = ao.wait %t keep(%h : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
    %next = ao.reload %h : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
    "test.use"(%x) : (tensor<8xf32>) -> ()
    scf.yield %next : !ao.transfer<tensor<8xf32>>
  }
  %y = ao.wait %last keep(%h : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  "test.use"(%y) : (tensor<8xf32>) -> ()
  return
}
// -----
// seed 1: on tensors, the offload of an iteration waited for in the next
func.func @offload_behind(%x: tensor<8xf32>, %n: index) -> tensor<8xf32, #ao.host> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %last:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %first, %source = %x)
      -> (!ao.transfer<tensor<8xf32, #ao.host>>, tensor<8xf32>) {
    %y = "test.compute"(%i) : (index) -> tensor<8xf32>
    %h = ao.wait %t keep(%source : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
    %next = ao.offload %y : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
    scf.yield %next, %y : !ao.transfer<tensor<8xf32, #ao.host>>, tensor<8xf32>
  }
  %h = ao.wait %last#0 keep(%last#1 : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  return %h : tensor<8xf32, #ao.host>
}
// -----
// seed 2: on buffers, two device buffers that change places
func.func @double_buffer(%h: memref<8xf32, #ao.host>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  %first = ao.reload %h into %a : memref<8xf32, #ao.host> into memref<8xf32> -> !ao.transfer<memref<8xf32>>
  %last:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %first, %now = %a)
      -> (!ao.transfer<memref<8xf32>>, memref<8xf32>) {
    ao.wait %t keep(%h : memref<8xf32, #ao.host>) : !ao.transfer<memref<8xf32>>
    %b = memref.alloc() : memref<8xf32>
    %next = ao.reload %h into %b : memref<8xf32, #ao.host> into memref<8xf32> -> !ao.transfer<memref<8xf32>>
    %v = memref.load %now[%c0] : memref<8xf32>
    memref.dealloc %now : memref<8xf32>
    scf.yield %next, %b : !ao.transfer<memref<8xf32>>, memref<8xf32>
  }
  ao.wait %last#0 keep(%h : memref<8xf32, #ao.host>) : !ao.transfer<memref<8xf32>>
  memref.dealloc %last#1 : memref<8xf32>
  return
}
// -----
// seed 3: on buffers, an offload and its reload in one iteration
func.func @round_trip(%n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.alloc() : memref<8xf32>
    memref.store %v, %x[%c0] : memref<8xf32>
    %h = memref.alloc() : memref<8xf32, #ao.host>
    %t = ao.offload %x into %h : memref<8xf32> into memref<8xf32, #ao.host> -> !ao.transfer<memref<8xf32, #ao.host>>
    %r = memref.load %x[%c0] : memref<8xf32>
    ao.wait %t keep(%x : memref<8xf32>) : !ao.transfer<memref<8xf32, #ao.host>>
    memref.dealloc %x : memref<8xf32>
    %y = memref.alloc() : memref<8xf32>
    %u = ao.reload %h into %y : memref<8xf32, #ao.host> into memref<8xf32> -> !ao.transfer<memref<8xf32>>
    ao.wait %u keep(%h : memref<8xf32, #ao.host>) : !ao.transfer<memref<8xf32>>
    memref.dealloc %h : memref<8xf32, #ao.host>
    %s = memref.load %y[%c0] : memref<8xf32>
    memref.dealloc %y : memref<8xf32>
  }
  return
}
// -----
// seed 4: in branches, a wait on each way out
func.func @both_ways(%x: memref<8xf32>, %h: memref<8xf32, #ao.host>, %c: i1) {
  %t = ao.offload %x into %h : memref<8xf32> into memref<8xf32, #ao.host> -> !ao.transfer<memref<8xf32, #ao.host>>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ao.wait %t keep(%x : memref<8xf32>) : !ao.transfer<memref<8xf32, #ao.host>>
  memref.dealloc %x : memref<8xf32>
  cf.br ^bb3
^bb2:
  ao.wait %t keep(%x : memref<8xf32>) : !ao.transfer<memref<8xf32, #ao.host>>
  cf.br ^bb3
^bb3:
  return
}
// -----
// seed 5: a loop of branches that starts and finishes a copy each time around
func.func @branch_loop(%x: memref<8xf32>, %h: memref<8xf32, #ao.host>) {
  cf.br ^bb1
^bb1:
  %t = ao.offload %x into %h : memref<8xf32> into memref<8xf32, #ao.host> -> !ao.transfer<memref<8xf32, #ao.host>>
  %c = "test.condition"() : () -> i1
  ao.wait %t keep(%x : memref<8xf32>) : !ao.transfer<memref<8xf32, #ao.host>>
  "test.compute"(%x) : (memref<8xf32>) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}
