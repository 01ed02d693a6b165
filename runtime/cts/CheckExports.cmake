# Fails if the shared library shows more than the ABI or a function for lowered
# code that the list of them lacks, or if an object of the static one has a
# global constructor; or if no test calls an exported function with null.
#   cmake -DNM=nm -DSHARED=lib.so -DSTATIC=lib.a -DLIST=Step.def
#     -DNULL_TEST=NullTests.cpp -P CheckExports.cmake

execute_process(COMMAND ${NM} -D --defined-only ${SHARED}
  OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]+" lines "${symbols}")
file(READ ${LIST} list)
file(READ ${NULL_TEST} null_test)
set(count 0)
foreach(line IN LISTS lines)
  string(REGEX REPLACE "^.* " "" name "${line}")
  if(NOT name MATCHES "^(aort|mgpu)[A-Z]" AND NOT name STREQUAL "memrefCopy")
    message(SEND_ERROR "exported, but not part of the ABI: ${name}")
  endif()
  if(name MATCHES "^(aortStep|mgpu)|^memrefCopy$" AND
     NOT list MATCHES ", ${name},")
    message(SEND_ERROR "exported, but not in Step.def: ${name}")
  endif()
  if(name MATCHES "^aort" AND NOT name MATCHES "^aortStep" AND
     NOT null_test MATCHES "AO_FUNCTION\\(${name}\\)")
    message(SEND_ERROR "never called with null: ${name}")
  endif()
  math(EXPR count "${count} + 1")
endforeach()
if(count LESS 50)
  message(SEND_ERROR "only ${count} symbols are exported")
endif()

execute_process(COMMAND ${NM} ${STATIC}
  OUTPUT_VARIABLE symbols ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
if(symbols MATCHES "_GLOBAL__(sub_)?I_?[^\n]*")
  message(SEND_ERROR "global constructor: ${CMAKE_MATCH_0}")
endif()
