// RUN: ao-opt %s --ao-plan-arenas --ao-verify-slots --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: ao-opt %s --ao-plan-arenas=pools=device --ao-verify-slots --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=DEVICE
// RUN: ao-opt %s --ao-plan-arenas="results=arena alignment=64" --ao-verify-slots=alignment=64 --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=RESULTS

// A dead buffer makes room: three buffers of 256, 512 and 256 bytes, two of
// which are live at one time, fit in 768 bytes.
// CHECK-LABEL: func.func @reuse
// CHECK-SAME:    ao.arenas = #ao.arenas<device = 768, host = 0>, ao.step
// CHECK:         memref.alloc() {ao.slot = #ao.slot<[[A:.*]], 256>}
// CHECK:         memref.alloc() {ao.slot = #ao.slot<{{.*}}, 512>}
// CHECK:         memref.dealloc {{.*}} {ao.slot}
// CHECK:         memref.alloc() {ao.slot = #ao.slot<[[A]], 256>}
// CHECK:         memref.dealloc {{.*}} {ao.slot}
// CHECK:         memref.dealloc {{.*}} {ao.slot}
func.func @reuse() attributes {ao.step} {
  %a = memref.alloc() : memref<64xf32>
  %b = memref.alloc() : memref<128xf32>
  memref.dealloc %a : memref<64xf32>
  %c = memref.alloc() : memref<64xf32>
  "test.use"(%b, %c) : (memref<128xf32>, memref<64xf32>) -> ()
  memref.dealloc %b : memref<128xf32>
  memref.dealloc %c : memref<64xf32>
  return
}

// -----

// A copy in flight keeps both of its ends until the wait, after which they are
// freed: the buffer made between copy and wait is elsewhere.
// CHECK-LABEL: func.func @in_flight
// CHECK-SAME:    #ao.arenas<device = 512, host = 256>
// CHECK:         %[[X:.*]] = memref.alloc() {ao.slot = #ao.slot<[[AT:.*]], 256>} : memref<64xf32>
// CHECK:         memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32, #ao.host>
// CHECK-NOT:     #ao.slot<[[AT]], 256>
// CHECK:         ao.wait
// CHECK-NEXT:    memref.dealloc %[[X]] {ao.slot}
// CHECK-NEXT:    memref.alloc() {ao.slot = #ao.slot<[[AT]], 256>} : memref<64xf32>
// DEVICE-LABEL: func.func @in_flight
// DEVICE-SAME:    #ao.arenas<device = 512, host = 0>
// DEVICE-NOT:     ao.slot{{.*}}#ao.host
func.func @in_flight() attributes {ao.step} {
  %x = memref.alloc() : memref<64xf32>
  %h = memref.alloc() : memref<64xf32, #ao.host>
  %t = ao.offload %x into %h : memref<64xf32> into memref<64xf32, #ao.host> -> !ao.transfer<memref<64xf32, #ao.host>>
  %y = memref.alloc() : memref<64xf32>
  ao.wait %t keep(%x : memref<64xf32>) : !ao.transfer<memref<64xf32, #ao.host>>
  memref.dealloc %x : memref<64xf32>
  %z = memref.alloc() : memref<64xf32>
  "test.use"(%y, %z) : (memref<64xf32>, memref<64xf32>) -> ()
  memref.dealloc %h : memref<64xf32, #ao.host>
  memref.dealloc %y : memref<64xf32>
  memref.dealloc %z : memref<64xf32>
  return
}

// -----

// Results and donated arguments are the caller's and this function's to free.
// CHECK-LABEL: func.func @boundary
// CHECK-SAME:    %{{.*}}: memref<64xf32> {ao.donated}) -> memref<64xf32>
// CHECK-SAME:    #ao.arenas<device = 256, host = 0>
// CHECK:         memref.alloc() : memref<64xf32>
// CHECK:         memref.alloc() {ao.slot = #ao.slot<0, 4>} : memref<f32>
// CHECK:         memref.dealloc %{{.*}} : memref<64xf32>
// RESULTS-LABEL: func.func @boundary
// RESULTS-SAME:    -> (memref<64xf32> {ao.slot = #ao.slot<[[R:.*]], 256>})
// RESULTS-SAME:    #ao.arenas<device = 320, host = 0>
// RESULTS:         memref.alloc() {ao.slot = #ao.slot<[[R]], 256>} : memref<64xf32>
func.func @boundary(%x: memref<64xf32> {ao.donated}) -> memref<64xf32> attributes {ao.step} {
  %r = memref.alloc() : memref<64xf32>
  %s = memref.alloc() : memref<f32>
  "test.use"(%x, %r, %s) : (memref<64xf32>, memref<64xf32>, memref<f32>) -> ()
  memref.dealloc %s : memref<f32>
  memref.dealloc %x : memref<64xf32>
  return %r : memref<64xf32>
}

// -----

// Only steps have arenas.
// CHECK-LABEL: func.func @helper
// CHECK-NOT:     ao.slot
func.func @helper() {
  %a = memref.alloc() : memref<64xf32>
  memref.dealloc %a : memref<64xf32>
  return
}
