// RUN: ao-opt %s --ao-drop-compile-times | FileCheck %s

// CHECK: gpu.binary @times [#gpu.object<#nvvm.target, properties = {O = 2 : i32}, bin = "a">]
gpu.binary @times [#gpu.object<#nvvm.target, properties = {ISAToBinaryTimeInMs = 3 : i64, LLVMIRToISATimeInMs = 5 : i64, O = 2 : i32}, bin = "a">]
// CHECK: gpu.binary @none [#gpu.object<#nvvm.target, bin = "b">]
gpu.binary @none [#gpu.object<#nvvm.target, properties = {LLVMIRToISATimeInMs = 5 : i64}, bin = "b">]
// CHECK: gpu.binary @kept [#gpu.object<#nvvm.target, bin = "c">]
gpu.binary @kept [#gpu.object<#nvvm.target, bin = "c">]
