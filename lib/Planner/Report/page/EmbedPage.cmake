# Writes the parts of the report's page into a C++ source file, so that the
# library needs no file at run time.
#
# Arguments: OUTPUT (the source file). The parts are in this folder: page.html
# with the placeholders @STYLE@, @DATA@ and @SCRIPT@, style.css and the scripts.

set(scripts model.js format.js view.js lanes.js memory.js timeline.js
  details.js charts.js arenas.js captures.js tables.js main.js)
set(folder "${CMAKE_CURRENT_LIST_DIR}")

# Raw strings, joined at run time: compilers limit the length of one literal.
function(append_part out file)
  file(READ "${folder}/${file}" text)
  if(text MATCHES "\\)ao_part\"")
    message(FATAL_ERROR "${file} holds the end of a raw string")
  endif()
  set(${out} "${${out}}  page += R\"ao_part(${text})ao_part\";\n" PARENT_SCOPE)
endfunction()

function(append_text out text)
  set(${out} "${${out}}  page += R\"ao_part(${text})ao_part\";\n" PARENT_SCOPE)
endfunction()

file(READ "${folder}/page.html" page)
string(FIND "${page}" "@STYLE@" style_at)
string(FIND "${page}" "@DATA@" data_at)
string(FIND "${page}" "@SCRIPT@" script_at)
math(EXPR style_end "${style_at} + 7")
math(EXPR data_end "${data_at} + 6")
math(EXPR script_end "${script_at} + 8")
math(EXPR middle "${data_at} - ${style_end}")
math(EXPR between "${script_at} - ${data_end}")
string(SUBSTRING "${page}" 0 ${style_at} before_style)
string(SUBSTRING "${page}" ${style_end} ${middle} before_data)
string(SUBSTRING "${page}" ${data_end} ${between} before_script)
string(SUBSTRING "${page}" ${script_end} -1 after_script)

set(head)
append_text(head "${before_style}")
append_part(head style.css)
append_text(head "${before_data}")
set(tail)
append_text(tail "${before_script}")
append_text(tail "(() => {\n\"use strict\";\n")
foreach(script IN LISTS scripts)
  append_part(tail ${script})
endforeach()
append_text(tail "})();\n")
append_text(tail "${after_script}")

file(WRITE "${OUTPUT}" "// Written by lib/Planner/Report/page/EmbedPage.cmake.
#include \"Report/ReportPage.h\"

std::string ao::planner::reportPageHead() {
  std::string page;
${head}  return page;
}

std::string ao::planner::reportPageTail() {
  std::string page;
${tail}  return page;
}
")
