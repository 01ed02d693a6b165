# Finds nanobind, which is a package of Python's and not of Debian's: it is
# installed into a virtual environment of the build folder, pinned by
# python/requirements.txt, once for each content of that file. A nanobind_DIR
# that is given is taken as it is.

if(NOT nanobind_DIR)
  set(requirements ${PROJECT_SOURCE_DIR}/python/requirements.txt)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${requirements})
  file(SHA256 ${requirements} wanted)
  string(APPEND wanted " ${Python_EXECUTABLE} ${Python_VERSION}")
  set(environment ${PROJECT_BINARY_DIR}/python-build)
  set(stamp ${environment}/installed)
  set(installed)
  if(EXISTS ${stamp})
    file(READ ${stamp} installed)
  endif()
  if(NOT installed STREQUAL wanted)
    message(STATUS "Installing nanobind into ${environment}")
    file(REMOVE_RECURSE ${environment})
    execute_process(
      COMMAND ${Python_EXECUTABLE} -m venv ${environment}
      RESULT_VARIABLE failed OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT failed)
      execute_process(
        COMMAND ${environment}/bin/python -m pip install --quiet
          --disable-pip-version-check --no-input --no-deps --require-hashes
          --requirement ${requirements}
        RESULT_VARIABLE failed OUTPUT_VARIABLE output ERROR_VARIABLE output)
    endif()
    if(failed)
      message(FATAL_ERROR "cannot install nanobind, which the Python package "
        "needs at build time:\n${output}\nIs python3-venv installed "
        "(script/bootstrap does) and a Python package index in reach? "
        "Alternatives: -Dnanobind_DIR=…, -DAO_ENABLE_PYTHON=OFF")
    endif()
    file(WRITE ${stamp} "${wanted}")
  endif()
  execute_process(
    COMMAND ${environment}/bin/python -m nanobind --cmake_dir
    OUTPUT_VARIABLE ao_nanobind_dir OUTPUT_STRIP_TRAILING_WHITESPACE
    COMMAND_ERROR_IS_FATAL ANY)
else()
  set(ao_nanobind_dir ${nanobind_DIR})
endif()
find_package(nanobind REQUIRED CONFIG PATHS ${ao_nanobind_dir} NO_DEFAULT_PATH)
