// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-lowerable --allow-unregistered-dialect

func.func @unregistered(%a: index) {
  // expected-error@+1 {{cannot lower 'foo.bar': its dialect is not registered}}
  "foo.bar"(%a) : (index) -> ()
  return
}

// -----

func.func @space() {
  // expected-error@+1 {{cannot lower a buffer or tensor of encoding 3 : i64: expected dense or #ao.host}}
  %a = memref.alloc() : memref<4xf32, 3>
  return
}

// -----

// expected-error@+1 {{cannot lower a buffer or tensor of encoding "dram": expected dense or #ao.host}}
func.func @argument(%m: memref<4xf32, "dram">) {
  return
}

// -----

// The global memory of a GPU is device memory, by its number and by its name;
// kernels have spaces of their own.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @k(%a: memref<4xf32, 3>) kernel {
      "foo.kernel"(%a) : (memref<4xf32, 3>) -> ()
      gpu.return
    }
  }
  func.func @fits(%a: memref<4xf32, 1>, %b: memref<4xf32, #gpu.address_space<global>>, %h: memref<4xf32, #ao.host>,
      %i: memref<4xindex>, %c: memref<4xcomplex<f32>>, %v: memref<4xvector<4xf32>>, %u: memref<*xf32>, %p: memref<4xmemref<?xf32>>) {
    return
  }
}
