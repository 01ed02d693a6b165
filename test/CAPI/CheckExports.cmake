# Fails if the shared libraries show more than ao's and MLIR's C API (and data
# that they must share with libMLIR), or less than what ao's headers declare and a
# user of MLIR needs, or if they hold a copy of MLIR; or if no test calls a
# function of ao with null.
#   cmake -DNM=nm -DAO=libao-c.so -DMLIR=libao-mlir-c.so -DHEADERS=a.h,b.h
#     -DNULL_TEST=NullTest.cpp -P CheckExports.cmake

cmake_minimum_required(VERSION 3.25)
function(list_symbols library option out)
  execute_process(COMMAND ${NM} ${option} ${library}
    OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "[^\n]+" lines "${symbols}")
  set(${out} ${lines} PARENT_SCOPE)
endfunction()

set(exported)
foreach(library IN ITEMS ${AO} ${MLIR})
  list_symbols(${library} "-D;--defined-only" lines)
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^.* " "" name "${line}")
    list(APPEND exported ${name})
    if(NOT name MATCHES "^((ao|mlir)[A-Z]|_Z(GV)?ZNK?4(mlir|llvm)|_ZN4llvm3Any)")
      message(SEND_ERROR "exported, but not part of the C API: ${name}")
    endif()
  endforeach()
endforeach()

# Type ids must not be defined by the library unless its types are its own.
list_symbols(${AO} "--defined-only" lines)
list(FILTER lines INCLUDE REGEX " [bdr] _ZZN4mlir.*resolveTypeIDEvE2id$")
list(FILTER lines EXCLUDE REGEX "_GLOBAL__N_")
foreach(line IN LISTS lines)
  message(SEND_ERROR "hidden, though libMLIR has the same: ${line}")
endforeach()

# Were MLIR's archives linked in, types would exist twice.
list_symbols(${AO} "-D;--undefined-only" lines)
if(NOT lines MATCHES "_ZN4mlir10StringAttr3getE")
  message(SEND_ERROR "MLIR is not taken from its shared library")
endif()

set(wanted mlirGetDialectHandle__ao__ mlirGetDialectHandle__autograd__
  mlirGetDialectHandle__graph__
  mlirContextCreateWithRegistry
  mlirModuleCreateParse mlirOperationWriteBytecode mlirPassManagerCreate
  mlirParsePassPipeline mlirRegisterAllDialects mlirRegisterAllPasses
  mlirContextAttachDiagnosticHandler mlirRankedTensorTypeGet)
string(REPLACE "," ";" HEADERS "${HEADERS}")
foreach(header IN LISTS HEADERS)
  file(READ ${header} text)
  string(REGEX REPLACE "//[^\n]*" "" text "${text}")
  string(REGEX MATCHALL "AO_C_EXPORTED[^;(]*[^a-zA-Z]ao[A-Z][a-zA-Z]*\\(" found
    "${text}")
  foreach(declaration IN LISTS found)
    string(REGEX REPLACE "^.*[^a-zA-Z](ao[A-Z][a-zA-Z]*)\\($" "\\1" name
      "${declaration}")
    list(APPEND wanted ${name})
  endforeach()
endforeach()
# Each function is called with nothing.
file(READ ${NULL_TEST} null_test)
foreach(name IN LISTS wanted)
  if(name MATCHES "^ao" AND NOT null_test MATCHES "AO_CALL\\(${name}\\)")
    message(SEND_ERROR "never called with null: ${name}")
  endif()
endforeach()
list(LENGTH wanted count)
if(count LESS 35)
  message(SEND_ERROR "found only ${count} functions to look for")
endif()
foreach(name IN LISTS wanted)
  if(NOT name IN_LIST exported)
    message(SEND_ERROR "not exported: ${name}")
  endif()
endforeach()
