# Compares the generated PAGES (comma-separated) with those checked in; with
# REFRESH, copies those that differ instead.

string(REPLACE "," ";" pages "${PAGES}")
set(stale)
foreach(page IN LISTS pages)
  set(generated "${GENERATED}/${page}")
  set(checked_in "${CHECKED_IN}/${page}")
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -E compare_files "${generated}" "${checked_in}"
    RESULT_VARIABLE differs OUTPUT_QUIET ERROR_QUIET)
  if(differs)
    list(APPEND stale "${page}")
    if(REFRESH)
      configure_file("${generated}" "${checked_in}" COPYONLY)
      message(STATUS "refreshed docs/${page}")
    endif()
  endif()
endforeach()

# A page whose source is gone would otherwise stay for ever.
file(GLOB_RECURSE present RELATIVE "${CHECKED_IN}" "${CHECKED_IN}/Dialect/*.md"
  "${CHECKED_IN}/API/*.md")
list(REMOVE_ITEM present ${pages})
if(present)
  message(FATAL_ERROR "not generated from anything: ${present}")
endif()
if(stale AND NOT REFRESH)
  message(FATAL_ERROR "out of date: ${stale}; refresh with "
    "`cmake --build --preset default --target ao-docs` and commit them")
endif()
