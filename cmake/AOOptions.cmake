# Warning and sanitizer flags shared by both sides of the project.

set(AO_SANITIZE "" CACHE STRING
  "Sanitizers to build with: empty, 'address' (ASan and UBSan) or 'thread'")

function(ao_add_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wno-unused-parameter)
  if(AO_ENABLE_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()

if(AO_SANITIZE STREQUAL "address")
  # The packaged libMLIR is not instrumented, so vptr and function checks
  # would report its objects.
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr
    -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
elseif(AO_SANITIZE STREQUAL "thread")
  add_compile_options(-fsanitize=thread -fno-omit-frame-pointer)
  add_link_options(-fsanitize=thread)
elseif(AO_SANITIZE)
  message(FATAL_ERROR "AO_SANITIZE must be empty, 'address' or 'thread'")
endif()
