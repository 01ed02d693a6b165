# Warning and sanitizer flags shared by both sides of the project.

set(AO_SANITIZE "" CACHE STRING
  "Sanitizers to build with: empty, 'address' (ASan and UBSan) or 'thread'")
set_property(CACHE AO_SANITIZE PROPERTY STRINGS "" address thread)

# A fresh build folder is cheap when the compiler's output is cached.
find_program(AO_CCACHE ccache)
mark_as_advanced(AO_CCACHE)
if(AO_CCACHE)
  foreach(lang C CXX)
    if(NOT DEFINED CMAKE_${lang}_COMPILER_LAUNCHER)
      set(CMAKE_${lang}_COMPILER_LAUNCHER "${AO_CCACHE}")
    endif()
  endforeach()
endif()

if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # std::stable_sort of libstdc++ 12 itself calls a function that C++17
  # deprecates; clang says so at every use.
  add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-Wno-deprecated-declarations>)
endif()

function(ao_add_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wno-unused-parameter)
  if(AO_ENABLE_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()

# Defines the version that tools print with --version, from project(VERSION).
function(ao_add_version target)
  target_compile_definitions(${target} PRIVATE AO_VERSION="${PROJECT_VERSION}")
endfunction()

if(AO_SANITIZE STREQUAL "address")
  # vptr and function checks read type information that the packaged libMLIR,
  # which is not instrumented, does not carry for its objects and callbacks.
  # GCC has no function check, and rejects its name.
  set(ao_sanitize_flags -fsanitize=address,undefined -fno-sanitize=vptr
    -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    list(APPEND ao_sanitize_flags -fno-sanitize=function)
  endif()
elseif(AO_SANITIZE STREQUAL "thread")
  set(ao_sanitize_flags -fsanitize=thread -fno-omit-frame-pointer)
elseif(AO_SANITIZE)
  message(FATAL_ERROR "AO_SANITIZE must be empty, 'address' or 'thread'")
endif()
add_compile_options(${ao_sanitize_flags})
add_link_options(${ao_sanitize_flags})
