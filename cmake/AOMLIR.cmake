# Finds the packaged MLIR and sets up the flags of the IR side.

if(NOT MLIR_DIR)
  find_program(AO_LLVM_CONFIG NAMES llvm-config-22 llvm-config)
  if(AO_LLVM_CONFIG)
    execute_process(COMMAND ${AO_LLVM_CONFIG} --prefix
      OUTPUT_VARIABLE AO_LLVM_PREFIX OUTPUT_STRIP_TRAILING_WHITESPACE)
  endif()
endif()
set(supported 22.1 23.1)
list(JOIN supported " or " wanted)
set(remedy "install libmlir-22-dev (script/bootstrap does), name its folder with \
-DMLIR_DIR=…, or build planner and runtime alone with -DAO_ENABLE_IR=OFF")
find_package(MLIR QUIET CONFIG HINTS "${AO_LLVM_PREFIX}/lib/cmake/mlir")
string(REGEX MATCH "^[0-9]+\\.[0-9]+" found "${LLVM_PACKAGE_VERSION}")
list(FIND supported "${found}" place)
if(NOT MLIR_FOUND)
  message(FATAL_ERROR "expected MLIR ${wanted}, found none; ${remedy}")
elseif(place EQUAL -1)
  message(FATAL_ERROR
    "expected MLIR ${wanted}, got ${LLVM_PACKAGE_VERSION} in ${MLIR_DIR}; ${remedy}")
endif()
message(STATUS "Using MLIR ${LLVM_PACKAGE_VERSION} from ${MLIR_DIR}")

list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
# One shared libMLIR: the package does not export this choice, and the default
# embeds a second copy of MLIR in every tool and plugin.
set(MLIR_LINK_MLIR_DYLIB ON)
set(LLVM_ENABLE_RTTI OFF)
set(LLVM_ENABLE_EH OFF)
set(LLVM_ENABLE_WERROR ${AO_ENABLE_WERROR})
# AOInstall.cmake installs; LLVM's rules would export our libraries as MLIR's.
set(LLVM_INSTALL_TOOLCHAIN_ONLY ON)
set(LLVM_TOOLS_DIR "${LLVM_TOOLS_BINARY_DIR}")
set(LLVM_EXTERNAL_LIT "${LLVM_TOOLS_BINARY_DIR}/lit" CACHE STRING "path to lit")
set(LLVM_RUNTIME_OUTPUT_INTDIR ${CMAKE_BINARY_DIR}/bin)
set(LLVM_LIBRARY_OUTPUT_INTDIR ${CMAKE_BINARY_DIR}/lib)
set(MLIR_BINARY_DIR ${CMAKE_BINARY_DIR})

include(TableGen)
include(AddLLVM)
include(AddMLIR)
include(HandleLLVMOptions)
if(AO_SANITIZE)
  # Under clang the sanitizer's symbols come from the executable, so a shared
  # library cannot have all its symbols defined.
  string(REPLACE "-Wl,-z,defs" "" CMAKE_SHARED_LINKER_FLAGS
    "${CMAKE_SHARED_LINKER_FLAGS}")
endif()

separate_arguments(AO_LLVM_DEFINITIONS NATIVE_COMMAND "${LLVM_DEFINITIONS}")
add_definitions(${AO_LLVM_DEFINITIONS})
include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
include_directories(${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/include)
