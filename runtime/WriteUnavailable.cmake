# Writes the functions of a header of the runtime for builds without their part:
# those with a status return AORT_UNAVAILABLE, others return null or have no
# effect.
#   cmake -DHEADER=include/ao-runtime/Graph.h -DOPTION=AO_ENABLE_GRAPH
#     -DDESCRIPTION=noun -DOUTPUT=file.cpp -P WriteUnavailable.cmake

cmake_minimum_required(VERSION 3.25)
get_filename_component(header ${HEADER} NAME)
file(READ ${HEADER} text)
string(REGEX REPLACE "//[^\n]*" "" text "${text}")
string(REGEX REPLACE "[ \n]+" " " text "${text}")
# A semicolon would separate elements of a list.
string(REPLACE ";" "@" text "${text}")
string(REGEX MATCHALL "AORT_EXPORT [^@]*@" declarations "${text}")
set(functions)
foreach(declaration IN LISTS declarations)
  # In OptionDefaults.cpp.
  if(declaration MATCHES "OptionsInit\\(")
    continue()
  endif()
  string(REGEX REPLACE "^AORT_EXPORT ([^@]*)@$" "\\1" declaration "${declaration}")
  if(declaration MATCHES "^AortStatus ")
    set(body "return unavailable();")
  elseif(declaration MATCHES "^void aort")
    set(body "")
  elseif(declaration MATCHES "^const char \\*aort")
    set(body "return \"\";")
  elseif(declaration MATCHES "^Aort[A-Za-z]+ \\*aort")
    set(body "return nullptr;")
  else()
    message(FATAL_ERROR "${HEADER}: no default result for '${declaration}'")
  endif()
  string(APPEND functions "${declaration} { ${body} }\n")
endforeach()
if(NOT functions)
  message(FATAL_ERROR "${HEADER}: no functions")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT [[
#include "ao-runtime/@header@"
#include "@CMAKE_CURRENT_LIST_DIR@/backend/Status.h"

static AortStatus unavailable() {
  return ao::runtime::guarded([]() -> ao::runtime::Status {
    return {AORT_UNAVAILABLE,
            "@DESCRIPTION@ is not in this build (@OPTION@=OFF)"};
  });
}

@functions@]])
