# Installs the build into a prefix, moves the prefix (a package must not know
# where it was made), then configures, builds and runs the project next to this
# file against it.
#
# Arguments: BUILD (build folder), WORK (scratch folder), COMPONENTS (comma-
# separated), GENERATOR, C_COMPILER, CXX_COMPILER, LINKER_FLAGS, PYTHON

get_filename_component(project "${CMAKE_CURRENT_LIST_DIR}" ABSOLUTE)

file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${WORK}/first")
file(RENAME "${WORK}/first" "${WORK}/moved")
run("${CMAKE_COMMAND}" -S "${project}" -B "${WORK}/build" -G "${GENERATOR}"
  "-DCMAKE_PREFIX_PATH=${WORK}/moved" "-DAO_COMPONENTS=${COMPONENTS}"
  "-DCMAKE_C_COMPILER=${C_COMPILER}" "-DCMAKE_CXX_COMPILER=${CXX_COMPILER}"
  "-DCMAKE_EXE_LINKER_FLAGS=${LINKER_FLAGS}" "-DPYTHON=${PYTHON}"
  "-DPAGE=${project}/../../docs/HowTo/UseInACompiler.md"
  -DCMAKE_BUILD_TYPE=Release)
run("${CMAKE_COMMAND}" --build "${WORK}/build")
run("${CMAKE_CTEST_COMMAND}" --test-dir "${WORK}/build" --output-on-failure
  --no-tests=error)
