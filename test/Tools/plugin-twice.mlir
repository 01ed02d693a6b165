// A tool that has ao built in says so when it is handed the plugin; a tool that
// is handed the plugin twice does not mind.
//
// REQUIRES: plugin
// RUN: not ao-opt %s --load-dialect-plugin=%ao_lib_dir/ao-plugin%shlibext 2>&1 | FileCheck %s
// RUN: not ao-opt %s --load-pass-plugin=%ao_lib_dir/ao-plugin%shlibext 2>&1 | FileCheck %s
// CHECK: ao-plugin: this tool has the ao dialect and passes built in; run it without the plugin
// CHECK-NOT: Stack dump
//
// RUN: mlir-opt %s --load-dialect-plugin=%ao_lib_dir/ao-plugin%shlibext --load-dialect-plugin=%ao_lib_dir/ao-plugin%shlibext \
// RUN:   --load-pass-plugin=%ao_lib_dir/ao-plugin%shlibext --load-pass-plugin=%ao_lib_dir/ao-plugin%shlibext \
// RUN:   --pass-pipeline='builtin.module(ao-verify-transfers)' | FileCheck %s --check-prefix=TWICE
// TWICE: func.func @f
func.func @f(%h: tensor<4xf32, #ao.host>) {
  return
}
