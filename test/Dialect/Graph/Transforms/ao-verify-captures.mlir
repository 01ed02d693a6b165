// REQUIRES: autograd
// RUN: ao-opt %s --split-input-file --ao-verify-captures --verify-diagnostics --allow-unregistered-dialect

// Scalars of the host, constants and control flow over them are no reason, and
// functions without the attribute are not looked at.
memref.global constant @two : memref<i32> = dense<2>
func.func private @fine.0(%x: memref<4xf32>, %n: index) -> memref<4xf32> attributes {graph.capture = #graph.capture<inference>} {
  %slot = memref.alloca() : memref<index>
  %two = memref.get_global @two : memref<i32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  memref.store %n, %slot[] : memref<index>
  %0 = memref.load %slot[] : memref<index>
  %1 = memref.load %two[] : memref<i32>
  %y = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %0 step %c1 {
    linalg.fill ins(%zero : f32) outs(%y : memref<4xf32>)
    memref.store %zero, %y[%i] : memref<4xf32>
  }
  memref.copy %x, %y : memref<4xf32> to memref<4xf32>
  return %y : memref<4xf32>
}
func.func @eager(%x: memref<f32>) -> f32 {
  %0 = memref.load %x[] : memref<f32>
  return %0 : f32
}

// -----

func.func private @reads.0(%scale: memref<f32>, %y: memref<4xf32>) attributes {graph.capture = #graph.capture<inference>} {
  %one = arith.constant 1.0 : f32
  // expected-error@unknown {{'@reads' cannot be captured: the host reads 'loss/scale' here}}
  %0 = memref.load %scale[] : memref<f32> loc("loss/scale")
  // expected-note@+1 {{needed by this op}}
  %large = arith.cmpf ogt, %0, %one : f32
  scf.if %large {
    linalg.fill ins(%one : f32) outs(%y : memref<4xf32>)
  }
  return
}

// -----

func.func private @g(memref<4xf32>)
func.func private @calls.0(%x: memref<4xf32>) attributes {graph.capture = #graph.capture<inference>} {
  // expected-error@+1 {{'@calls' cannot be captured: it calls the unknown function '@g'}}
  call @g(%x) : (memref<4xf32>) -> ()
  // expected-error@+1 {{'@calls' cannot be captured: the effects of 'test.use' on device memory are unknown}}
  "test.use"(%x) : (memref<4xf32>) -> ()
  return
}

// -----

// expected-error@+1 {{'@calls_back' cannot be captured: argument 1 is neither a buffer nor a number of at most 64 bits}}
func.func private @calls_back.0(%x: memref<4xf32>, %h: !autograd.hook<pre>, %n: index, %lr: f32, %m: memref<4xi8>)
    attributes {graph.capture = #graph.capture<inference>} {
  // expected-error@+1 {{'@calls_back' cannot be captured: 'autograd.hook' runs on the host in each step}}
  autograd.hook pre %h outs(%x : memref<4xf32>)
  // expected-error@+1 {{'@calls_back' cannot be captured: 'autograd.final_callbacks' runs on the host in each step}}
  autograd.final_callbacks
  // expected-error@+1 {{'@calls_back' cannot be captured: 'ao.check_size' runs on the host in each step}}
  ao.check_size %n, %n "size 'n'" "argument 0"
  // expected-error@+1 {{'@calls_back' cannot be captured: 'ao.upload_scalars' runs on the host in each step}}
  ao.upload_scalars %lr : f32 into %m : memref<4xi8>
  return
}

// -----

func.func private @bytes.0(%n: index) attributes {graph.capture = #graph.capture<inference>} {
  %zero = arith.constant 0.0 : f32
  // expected-error@unknown {{'@bytes' cannot be captured: 'act7' needs memory outside of the pool: its size has no bound}}
  %y = memref.alloc(%n) : memref<?xf32> loc("act7")
  linalg.fill ins(%zero : f32) outs(%y : memref<?xf32>)
  memref.dealloc %y : memref<?xf32>
  return
}

// -----

// A result that is refused is compared with no other.
func.func private @in_flight.0(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) -> (memref<4xf32>, !ao.transfer<memref<4xf32, #ao.host>>) attributes {graph.capture = #graph.capture<inference>} {
  %y = memref.alloc() : memref<4xf32>
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+2 {{'@in_flight' cannot be captured: a transfer that begins here ends elsewhere}}
  // expected-error@+1 {{'@in_flight' cannot be captured: result 1 is not a whole buffer}}
  return %y, %t : memref<4xf32>, !ao.transfer<memref<4xf32, #ao.host>>
}

// -----

memref.global constant @data : memref<4xf32> = dense<2.0>
func.func private @results.0(%c: i1, %x: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) attributes {graph.capture = #graph.capture<inference>} {
  // expected-error@+1 {{16 bytes outside of the pool: it may alias an argument, a constant or a result of a call}}
  %y = memref.alloc() : memref<4xf32>
  %z = arith.select %c, %x, %y : memref<4xf32>
  %d = memref.get_global @data : memref<4xf32>
  // expected-error@+2 {{'@results' cannot be captured: result 0 may be one of several buffers}}
  // expected-error@+1 {{'@results' cannot be captured: result 1 is in unknown memory}}
  return %z, %d : memref<4xf32>, memref<4xf32>
}

// -----

// Views of one buffer, of which one may be larger than the first; numbers.
func.func private @parts.0(%n: index) -> (memref<4xf32>, memref<8xf32>, index, f32)
    attributes {graph.capture = #graph.capture<inference>} {
  %y = memref.alloc() : memref<8xf32>
  %p = memref.subview %y[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %z = memref.cast %p : memref<4xf32, strided<[1]>> to memref<4xf32>
  %half = arith.constant 0.5 : f32
  return %z, %y, %n, %half : memref<4xf32>, memref<8xf32>, index, f32
}

// -----

func.func private @before.0() -> (memref<4xi8>, memref<8xi8>)
    attributes {graph.capture = #graph.capture<inference>} {
  %y = memref.alloc() : memref<8xi8>
  %four = arith.constant 4 : index
  %z = memref.view %y[%four][] : memref<8xi8> to memref<4xi8>
  // expected-error@+1 {{'@before' cannot be captured: result 1 begins before result 0, which is in the same buffer}}
  return %z, %y : memref<4xi8>, memref<8xi8>
}

// -----

func.func private @offset.0(%n: index) -> memref<2xi8> attributes {graph.capture = #graph.capture<inference>} {
  %y = memref.alloc() : memref<8xi8>
  %w = memref.view %y[%n][] : memref<8xi8> to memref<2xi8>
  // expected-error@+1 {{'@offset' cannot be captured: result 0 begins at an offset that is not known}}
  return %w : memref<2xi8>
}

// -----

// A launch runs when the function has returned.
func.func private @stack.0(%x: memref<4xf32>) attributes {graph.capture = #graph.capture<inference>} {
  %y = memref.alloca() : memref<4xf32>
  // expected-error@+1 {{'@stack' cannot be captured: a launch would use memory of the host's stack}}
  memref.copy %x, %y : memref<4xf32> to memref<4xf32>
  return
}

// -----

// expected-error@+1 {{'@blocks' cannot be captured: it has branches between blocks}}
func.func private @blocks.0() attributes {graph.capture = #graph.capture<inference>} {
  cf.br ^next
^next:
  return
}

// -----

memref.global @n : memref<i32> = dense<2>
func.func private @s.0(%y: memref<4xf32>) attributes {graph.capture = #graph.capture<inference>} {
  %one = arith.constant 1.0 : f32
  %c = arith.constant 1 : i32
  %g = memref.get_global @n : memref<i32>
  // expected-error @+1 {{'@s' cannot be captured: the host reads}}
  %v = memref.load %g[] : memref<i32>
  // expected-note @+1 {{needed by this op}}
  %b = arith.cmpi eq, %v, %c : i32
  scf.if %b {
    linalg.fill ins(%one : f32) outs(%y : memref<4xf32>)
  }
  return
}

// -----

memref.global @n : memref<i32> = dense<2>
func.func private @s.0(%v: i32) attributes {graph.capture = #graph.capture<inference>} {
  %g = memref.get_global @n : memref<i32>
  // expected-error @+1 {{'@s' cannot be captured: the host writes to memory here that outlives it}}
  memref.store %v, %g[] : memref<i32>
  return
}

// -----

func.func private @s.0(%x: memref<4xf32>, %s: f32) attributes {graph.capture = #graph.capture<inference>} {
  %y = memref.alloca() : memref<f32>
  memref.store %s, %y[] : memref<f32>
  // expected-error @+1 {{'@s' cannot be captured: a launch would use memory of the host's stack}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%x : memref<4xf32>) {
  ^bb0(%e: f32):
    %v = memref.load %y[] : memref<f32>
    linalg.yield %v : f32
  }
  return
}

// -----

func.func private @s.0(%h: memref<4xf32, #ao.host>) attributes {graph.capture = #graph.capture<inference>} {
  %y = memref.alloca() : memref<4xf32>
  // expected-error @+1 {{'@s' cannot be captured: a copy would use memory of the host's stack}}
  %t = ao.offload %y into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error @+1 {{'@s' cannot be captured: a copy would use memory of the host's stack}}
  ao.wait %t keep(%y : memref<4xf32>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

// There is no such dimension, so its size is no key.
func.func private @s.0(%y: memref<?xf32>) -> memref<?xf32> attributes {graph.capture = #graph.capture<inference>} {
  %cm = arith.constant -1 : index
  %d = memref.dim %y, %cm : memref<?xf32>
  // expected-error @+1 {{needs memory outside of the pool: its size has no bound}}
  %a = memref.alloc(%d) : memref<?xf32>
  // expected-error @+1 {{'@s' cannot be captured: result 0 has a size that is not an argument}}
  return %a : memref<?xf32>
}

// -----

// The name of a step may have dots.
// expected-error@+1 {{'@net.step' cannot be captured: it has branches between blocks}}
func.func private @net.step.0() attributes {graph.capture = #graph.capture<inference>} {
  cf.br ^next
^next:
  return
}

// -----

// Regions that threads run, at any time.
func.func private @threads.0(%x: memref<4xf32>) attributes {graph.capture = #graph.capture<inference>} {
  %zero = arith.constant 0.0 : f32
  // expected-error@+1 {{'@threads' cannot be captured: the effects of 'omp.parallel' on device memory are unknown}}
  omp.parallel {
    linalg.fill ins(%zero : f32) outs(%x : memref<4xf32>)
    omp.terminator
  }
  return
}

// -----

// Numbers of at most 64 bits are words of the key, and nothing else is.
// expected-error@+2 {{'@key' cannot be captured: argument 2 is neither a buffer nor a number of at most 64 bits}}
// expected-error@+1 {{'@key' cannot be captured: argument 3 is neither a buffer nor a number of at most 64 bits}}
func.func private @key.0(%i: index, %f: f64, %z: complex<f32>, %v: vector<2xf32>) attributes {graph.capture = #graph.capture<inference>} {
  return
}

// -----

// The caller says of a buffer where it begins and how long it is.
// expected-error@+1 {{'@strided' cannot be captured: argument 1 is a buffer with strides of its own}}
func.func private @strided.0(%x: memref<4xf32>, %y: memref<4x4xf32, strided<[8, 1]>>) attributes {graph.capture = #graph.capture<inference>} {
  return
}
