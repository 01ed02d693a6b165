!t = tensor<?x4xf32>
!v = tensor<?x2xf32>

func.func private @backward(%a: !t, %b: !t, %g: !t) -> (!t, !t) attributes {ao.aot_id = 0 : i64} {
  %0 = arith.mulf %g, %a : !t
  %1 = arith.mulf %0, %b : !t
  return %0, %1 : !t, !t
}
func.func @unpacked(%g: !t, %n: index {ao.size_of = [array<i64: 0, 0>]} loc("n"), %p0: !autograd.packed<!t>, %p1: !autograd.packed<!t>,
    %q: !autograd.packed<tensor<2x?xf32>>, %u: !autograd.hook<unpack>, %k: !autograd.hook<post_acc>)
    -> (!t {autograd.gradient = 0 : i64}, !t, tensor<2x?xf32>) attributes {autograd.tape, autograd.gradients = ["w"]} {
  %d:2 = autograd.node 1 "CompiledFunctionBackward" -> !t, !t {
    %0 = autograd.hook unpack %u packed(%p0 : !autograd.packed<!t>) sizes(%n) -> !t
    %1 = autograd.hook unpack %u packed(%p1 : !autograd.packed<!t>) sizes(%n) -> !t
    %2:2 = func.call @backward(%0, %1, %g) : (!t, !t, !t) -> (!t, !t)
    autograd.yield %2#0, %2#1 : !t, !t
  }
  %a = autograd.node 2 "AccumulateGrad" -> !t {
    %0 = autograd.accumulate_grad %d#0 slot 0 : !t
    %1 = autograd.hook post_acc %k ins(%g : !t) outs(%0 : !t) -> !t
    autograd.yield %1 : !t
  }
  %e = autograd.node 3 "NegBackward0" -> tensor<2x?xf32> {
    %0 = autograd.hook unpack %u packed(%q : !autograd.packed<tensor<2x?xf32>>) sizes(%n) -> tensor<2x?xf32>
    %1 = arith.negf %0 : tensor<2x?xf32>
    autograd.yield %1 : tensor<2x?xf32>
  }
  autograd.final_callbacks
  return %a, %d#1, %e : !t, !t, tensor<2x?xf32>
}

func.func @views(%g: !t, %n: index {ao.size_of = [array<i64: 0, 0>]}, %h: tensor<6x6xf32>) -> (!t, tensor<6x6xf32>, tensor<6x6xf32>)
    attributes {autograd.tape} {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %next = arith.addi %n, %one : index
  %half = arith.divui %n, %two : index
  %r0 = autograd.node 3 "CopySlices" -> !t {
    %0 = autograd.copy_slices %g base [%n, 4] [4, 1] 0 view [%n, 2] [4, 1] 1 needs [true] : !t -> !t {
    ^bb0(%s: !v):
      %1 = math.exp %s : !v
      autograd.yield %1 : !v
    }
    autograd.yield %0 : !t
  }
  %r1 = autograd.node 4 "CopySlices" -> tensor<6x6xf32> {
    %0 = autograd.copy_slices %h base [6, 6] [%n, 1] 0 view [%n] [%next] 0 needs [true] : tensor<6x6xf32> -> tensor<6x6xf32> {
    ^bb0(%s: tensor<?xf32>):
      %1 = arith.addf %s, %s : tensor<?xf32>
      autograd.yield %1 : tensor<?xf32>
    }
    autograd.yield %0 : tensor<6x6xf32>
  }
  %r2 = autograd.node 5 "CopySlices" -> tensor<6x6xf32> {
    %0 = autograd.copy_slices %h base [6, 6] [1, %n] 5 view [%half, 2] [%two, 18] %n needs [true] : tensor<6x6xf32> -> tensor<6x6xf32> {
    ^bb0(%s: !v):
      %1 = arith.negf %s : !v
      autograd.yield %1 : !v
    }
    autograd.yield %0 : tensor<6x6xf32>
  }
  return %r0, %r1, %r2 : !t, tensor<6x6xf32>, tensor<6x6xf32>
}
func.func @known(%g: tensor<6x4xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]}, %h: tensor<6x6xf32>)
    -> (tensor<6x4xf32>, tensor<6x6xf32>, tensor<6x6xf32>) attributes {autograd.tape} {
  %r0 = autograd.copy_slices %g base [6, 4] [4, 1] 0 view [6, 2] [4, 1] 1 needs [true] : tensor<6x4xf32> -> tensor<6x4xf32> {
  ^bb0(%s: tensor<6x2xf32>):
    %1 = math.exp %s : tensor<6x2xf32>
    autograd.yield %1 : tensor<6x2xf32>
  }
  %r1 = autograd.copy_slices %h base [6, 6] [6, 1] 0 view [6] [7] 0 needs [true] : tensor<6x6xf32> -> tensor<6x6xf32> {
  ^bb0(%s: tensor<6xf32>):
    %1 = arith.addf %s, %s : tensor<6xf32>
    autograd.yield %1 : tensor<6xf32>
  }
  %r2 = autograd.copy_slices %h base [6, 6] [1, 6] 5 view [3, 2] [2, 18] 6 needs [true] : tensor<6x6xf32> -> tensor<6x6xf32> {
  ^bb0(%s: tensor<3x2xf32>):
    %1 = arith.negf %s : tensor<3x2xf32>
    autograd.yield %1 : tensor<3x2xf32>
  }
  return %r0, %r1, %r2 : tensor<6x4xf32>, tensor<6x6xf32>, tensor<6x6xf32>
}

func.func @columns(%g: !t, %n: index {ao.size_of = [array<i64: 0, 0>]}) -> !t attributes {autograd.tape} {
  %0 = autograd.copy_slices %g base [%n, 4] [4, 1] 0 view [%n, 2] [4, 1] 1 needs [true] : !t -> !t {
  ^bb0(%s: !v):
    %1 = math.exp %s : !v
    autograd.yield %1 : !v
  }
  return %0 : !t
}

func.func @end(%g: tensor<?xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]}) -> tensor<?xf32> attributes {autograd.tape} {
  %r = autograd.node 3 "CopySlices" -> tensor<?xf32> {
    %0 = autograd.copy_slices %g base [%n] [1] 0 view [5] [2] 0 needs [true] : tensor<?xf32> -> tensor<?xf32> {
    ^bb0(%s: tensor<5xf32>):
      %1 = arith.negf %s : tensor<5xf32>
      autograd.yield %1 : tensor<5xf32>
    }
    autograd.yield %0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @negative(%g: tensor<?xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]}) -> tensor<?xf32> attributes {autograd.tape} {
  %four = arith.constant 4 : index
  %offset = arith.subi %four, %n : index
  %r = autograd.node 3 "CopySlices" -> tensor<?xf32> {
    %0 = autograd.copy_slices %g base [%n] [1] 0 view [2] [1] %offset needs [true] : tensor<?xf32> -> tensor<?xf32> {
    ^bb0(%s: tensor<2xf32>):
      %1 = arith.negf %s : tensor<2xf32>
      autograd.yield %1 : tensor<2xf32>
    }
    autograd.yield %0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @overlap(%g: !t, %n: index {ao.size_of = [array<i64: 0, 0>]}) -> !t attributes {autograd.tape} {
  %r = autograd.node 3 "CopySlices" -> !t {
    %0 = autograd.copy_slices %g base [%n, 4] [4, 1] 0 view [2, 4] [%n, 1] 0 needs [true] : !t -> !t {
    ^bb0(%s: tensor<2x4xf32>):
      %1 = arith.negf %s : tensor<2x4xf32>
      autograd.yield %1 : tensor<2x4xf32>
    }
    autograd.yield %0 : !t
  }
  return %r : !t
}
func.func @base(%x: tensor<?xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]}, %g: tensor<2x4xf32>) -> tensor<2x4xf32> attributes {autograd.tape} {
  %r = autograd.node 3 "CopySlices" -> tensor<2x4xf32> {
    %0 = autograd.copy_slices %g base [2, 4] [%n, 1] 0 view [2] [1] 0 needs [true] : tensor<2x4xf32> -> tensor<2x4xf32> {
    ^bb0(%s: tensor<2xf32>):
      %1 = arith.negf %s : tensor<2xf32>
      autograd.yield %1 : tensor<2xf32>
    }
    autograd.yield %0 : tensor<2x4xf32>
  }
  return %r : tensor<2x4xf32>
}
func.func @other_size(%g: !t, %n: index {ao.size_of = [array<i64: 0, 0>]}) -> !t attributes {autograd.tape} {
  %one = arith.constant 1 : index
  %more = arith.addi %n, %one : index
  %r = autograd.node 3 "CopySlices" -> !t {
    %0 = autograd.copy_slices %g base [%more, 4] [4, 1] 0 view [2] [1] 0 needs [true] : !t -> !t {
    ^bb0(%s: tensor<2xf32>):
      %1 = arith.negf %s : tensor<2xf32>
      autograd.yield %1 : tensor<2xf32>
    }
    autograd.yield %0 : !t
  }
  return %r : !t
}
