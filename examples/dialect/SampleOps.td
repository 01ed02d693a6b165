//===- SampleOps.td - A dialect with the interfaces of ao --*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SAMPLE_OPS_TD
#define SAMPLE_OPS_TD

include "ao/Dialect/AO/IR/AOEligibility.td"
include "ao/Dialect/AO/IR/AOInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sample_Dialect : Dialect {
  let name = "sample";
  let cppNamespace = "::sample";
}

class Sample_Op<string mnemonic, list<Trait> traits = []>
    : Op<Sample_Dialect, mnemonic, traits>;

/// Scratch memory of kernels, which no other op reads.
def Sample_Scratch : Resource<"::sample::ScratchResource">;

def Sample_AttentionOp : Sample_Op<"attention",
    [Pure, DeclareOpInterfaceMethods<AO_CostOpInterface>]> {
  let summary = "computes scaled dot-product attention";
  let arguments = (ins AnyStaticShapeTensor:$query, AnyStaticShapeTensor:$key,
                       AnyStaticShapeTensor:$value);
  let results = (outs AnyStaticShapeTensor:$output);
  let assemblyFormat = [{
    $query `,` $key `,` $value attr-dict `:` type($query) `,` type($key) `,`
    type($value) `->` type($output)
  }];
}

def Sample_ViewOp : Sample_Op<"view",
    [Pure, DeclareOpInterfaceMethods<AO_StorageOpInterface,
                                     ["getStorageAliases"]>]> {
  let summary = "returns the same bytes under another shape";
  let arguments = (ins AnyStaticShapeTensor:$source);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = [{
    $source attr-dict `:` type($source) `->` type($result)
  }];
}

def Sample_UpdateOp : Sample_Op<"update",
    [Pure, SameOperandsAndResultType,
     DeclareOpInterfaceMethods<AO_StorageOpInterface, ["getStorageAliases"]>]> {
  let summary = "adds a gradient to a state, in place where the state ends";
  let arguments = (ins AnyStaticShapeTensor:$state,
                       AnyStaticShapeTensor:$gradient);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$state `,` $gradient attr-dict `:` type($result)";
}

def Sample_HandlesOp : Sample_Op<"handles",
    [Pure, SameOperandsAndResultType,
     DeclareOpInterfaceMethods<AO_EligibilityOpInterface,
                               ["getKeepReason"]>]> {
  let summary = "registers a buffer with a communicator";
  let arguments = (ins AnyStaticShapeTensor:$source);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$source attr-dict `:` type($result)";
}

def Sample_DropoutOp : Sample_Op<"dropout",
    [Pure, SameOperandsAndResultType,
     DeclareOpInterfaceMethods<AO_EligibilityOpInterface,
                               ["getRecomputeObstacle"]>]> {
  let summary = "drops elements at random, by a generator of its own";
  let arguments = (ins AnyStaticShapeTensor:$source);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$source attr-dict `:` type($result)";
}

def Sample_GeluOp : Sample_Op<"gelu",
    [SameOperandsAndResultType, MemoryEffects<[MemWrite<Sample_Scratch>]>,
     DeclareOpInterfaceMethods<AO_EligibilityOpInterface,
                               ["getRecomputeObstacle"]>]> {
  let summary = "applies an activation function, in scratch memory";
  let arguments = (ins AnyStaticShapeTensor:$source);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$source attr-dict `:` type($result)";
}

def Sample_FuncOp : Sample_Op<"func",
    [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "defines a function of the dialect";
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
    ::mlir::Region *getCallableRegion() { return &getBody(); }
  }];
}

def Sample_ReturnOp : Sample_Op<"return",
    [Pure, ReturnLike, Terminator, HasParent<"FuncOp">]> {
  let summary = "ends a function of the dialect";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

#endif // SAMPLE_OPS_TD
