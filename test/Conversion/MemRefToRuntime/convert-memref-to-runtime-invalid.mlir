// RUN: ao-opt %s --convert-memref-to-runtime --split-input-file --verify-diagnostics

func.func @element(%x: memref<complex<f32>>) -> complex<f32> {
  // expected-error @+1 {{cannot read 'complex<f32>' from device memory}}
  %0 = memref.load %x[] : memref<complex<f32>>
  return %0 : complex<f32>
}

// -----

func.func @layout(%x: memref<4x4xf32, strided<[8, 1]>, #ao.host>, %y: memref<4x4xf32, #ao.host>) {
  // expected-error @+1 {{cannot copy between layouts in host memory}}
  memref.copy %x, %y : memref<4x4xf32, strided<[8, 1]>, #ao.host> to memref<4x4xf32, #ao.host>
  return
}
