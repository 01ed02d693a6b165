# Fails if the page does not hold the example, all but its header.
#   cmake -DPAGE=page.md -DEXAMPLE=example.c -P CheckExample.cmake

file(READ ${PAGE} page)
file(READ ${EXAMPLE} example)
string(REGEX REPLACE "^(//[^\n]*\n)+\n" "" example "${example}")
string(FIND "${page}" "```c\n${example}```" place)
if(place LESS 0)
  message(FATAL_ERROR "${PAGE} does not hold ${EXAMPLE} as it is")
endif()
