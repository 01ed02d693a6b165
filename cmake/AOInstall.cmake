# Installation and the CMake package (find_package(ao)).
#
# This is the only place that installs anything, beside python/CMakeLists.txt,
# which installs what belongs into the Python package alone. AOMLIR.cmake turns
# off the install rules that LLVM's functions would add, since those export our
# libraries as if they were MLIR's. Libraries, tools and headers are found by
# folder, so adding one needs no change here. Install components have the names
# of the package's components, and `tools`; `planner` holds the package's own
# files, so every other one needs it.

include(CMakePackageConfigHelpers)
set(ao_package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/ao")

# Targets of the given types in `dir` and below.
function(ao_targets_below dir types out)
  set(found)
  if(IS_DIRECTORY "${dir}")
    get_property(targets DIRECTORY "${dir}" PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target IN LISTS targets)
      get_target_property(type ${target} TYPE)
      get_target_property(excluded ${target} EXCLUDE_FROM_ALL)
      if(type IN_LIST types AND NOT excluded)
        list(APPEND found ${target})
      endif()
    endforeach()
    get_property(subdirs DIRECTORY "${dir}" PROPERTY SUBDIRECTORIES)
    foreach(subdir IN LISTS subdirs)
      ao_targets_below("${subdir}" "${types}" below)
      list(APPEND found ${below})
    endforeach()
  endif()
  set(${out} ${found} PARENT_SCOPE)
endfunction()

# Exports `targets` as ao::<name> in the set `export`, in the install component
# `component`; what they include is found relative to wherever the package ends
# up.
function(ao_install_libraries export component targets)
  foreach(target IN LISTS targets)
    target_include_directories(${target} INTERFACE
      $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
      $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    target_compile_features(${target} INTERFACE cxx_std_17)
  endforeach()
  install(TARGETS ${targets} EXPORT ${export}
    COMPONENT ${component}
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
    RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
    OBJECTS DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(EXPORT ${export} FILE ${export}.cmake NAMESPACE ao::
    DESTINATION ${ao_package_dir} COMPONENT ${component})
endfunction()

set(library_types STATIC_LIBRARY SHARED_LIBRARY INTERFACE_LIBRARY)
set(ao_components)
if(AO_ENABLE_PLANNER)
  ao_targets_below("${PROJECT_SOURCE_DIR}/lib/Planner" "${library_types}" targets)
  list(APPEND targets AOPlannerC ao-planner-shared)
  set_target_properties(AOPlanner PROPERTIES EXPORT_NAME planner)
  set_target_properties(AOPlannerC PROPERTIES EXPORT_NAME planner_c)
  ao_install_libraries(aoPlannerTargets planner "${targets}")
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ao/Layout
                    ${PROJECT_SOURCE_DIR}/include/ao/Planner
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/ao COMPONENT planner
    FILES_MATCHING PATTERN "*.h" PATTERN "*.def")
  install(FILES ${PROJECT_SOURCE_DIR}/include/ao-c/Planner.h
    ${PROJECT_SOURCE_DIR}/include/ao-c/Support.h
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/ao-c COMPONENT planner)
  list(APPEND ao_components planner)
endif()
if(AO_ENABLE_RUNTIME)
  ao_targets_below("${PROJECT_SOURCE_DIR}/runtime" "${library_types}" targets)
  # The conformance suite is a test, also when parts of it are libraries.
  list(FILTER targets EXCLUDE REGEX "[Cc][Tt][Ss]|[Tt]est")
  set_target_properties(ao_runtime PROPERTIES EXPORT_NAME runtime)
  set_target_properties(ao_runtime_shared PROPERTIES EXPORT_NAME runtime_shared)
  ao_install_libraries(aoRuntimeTargets runtime "${targets}")
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ao-runtime
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT runtime
    FILES_MATCHING PATTERN "*.h" PATTERN "*.def")
  list(APPEND ao_components runtime)
endif()
if(AO_ENABLE_IR)
  ao_targets_below("${PROJECT_SOURCE_DIR}/lib" "${library_types}" targets)
  list(REMOVE_ITEM targets ao-c ao-mlir-c)
  # All that ao/InitAll.h registers.
  add_library(ao_ir INTERFACE)
  target_link_libraries(ao_ir INTERFACE ${targets})
  set_target_properties(ao_ir PROPERTIES EXPORT_NAME ir)
  # Builds the install components planner and ir.
  add_custom_target(ao-ir DEPENDS ${targets} AOPlannerC ao-planner-shared)
  ao_install_libraries(aoIRTargets ir "${targets};ao_ir")
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ao ${PROJECT_BINARY_DIR}/include/ao
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT ir
    FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.inc"
    PATTERN "Layout" EXCLUDE PATTERN "Planner" EXCLUDE PATTERN "Support" EXCLUDE
    PATTERN "CMakeFiles" EXCLUDE)
  list(APPEND ao_components ir)

  # The C API asks for no C++ of those who link it.
  target_include_directories(ao-c INTERFACE
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  set_target_properties(ao-c PROPERTIES EXPORT_NAME c)
  set_target_properties(ao-mlir-c PROPERTIES EXPORT_NAME mlir_c)
  set_target_properties(ao-c ao-mlir-c PROPERTIES
    INSTALL_RPATH "$ORIGIN" INSTALL_RPATH_USE_LINK_PATH ON)
  install(TARGETS ao-c ao-mlir-c EXPORT aoCTargets
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT c)
  install(EXPORT aoCTargets NAMESPACE ao:: DESTINATION ${ao_package_dir}
    COMPONENT c)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ao-c
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT c
    FILES_MATCHING PATTERN "*.h")
  list(APPEND ao_components c)
endif()

# The Python package also by itself, with the libraries it needs: the component
# python, and python_mlir for the parts that need MLIR.
set(ao_python_dir "")
if(AO_ENABLE_PYTHON)
  # A wheel (pyproject.toml) holds packages at its top.
  set(ao_python_dir ${CMAKE_INSTALL_LIBDIR}/python)
  if(SKBUILD)
    set(ao_python_dir .)
  endif()
  ao_install_python(${ao_python_dir}/ao)
  if(AO_ENABLE_IR)
    install(TARGETS ao-c ao-mlir-c LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
      COMPONENT python_mlir EXCLUDE_FROM_ALL NAMELINK_SKIP)
  endif()
endif()

set(tools)
if(AO_ENABLE_PLANNER)
  ao_targets_below("${PROJECT_SOURCE_DIR}/tools/ao-plan" EXECUTABLE tools)
endif()
if(AO_ENABLE_IR)
  ao_targets_below("${PROJECT_SOURCE_DIR}/tools" "EXECUTABLE;MODULE_LIBRARY"
    ir_tools)
  list(APPEND tools ${ir_tools})
  list(REMOVE_DUPLICATES tools)
endif()
list(REMOVE_ITEM tools ao-test-opt) # Its passes are for our tests only.
if(tools)
  # libMLIR is in a folder of its own, where no loader looks.
  set_target_properties(${tools} PROPERTIES INSTALL_RPATH_USE_LINK_PATH ON)
  if(SKBUILD AND AO_ENABLE_IR)
    include(AOWheel)
  endif()
  install(TARGETS ${tools} COMPONENT tools
    RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
endif()
# Links stand-alone executables of ao-run; not for other projects.
if(TARGET ao_step_main)
  install(TARGETS ao_step_main ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
    COMPONENT tools)
endif()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/Reference/Schemas/
  DESTINATION ${CMAKE_INSTALL_DATADIR}/ao/schemas COMPONENT planner)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/ao COMPONENT planner)

configure_package_config_file(
  ${PROJECT_SOURCE_DIR}/cmake/aoConfig.cmake.in
  ${PROJECT_BINARY_DIR}/cmake/aoConfig.cmake
  INSTALL_DESTINATION ${ao_package_dir}
  PATH_VARS CMAKE_INSTALL_INCLUDEDIR ao_python_dir)
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/cmake/aoConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES
  ${PROJECT_BINARY_DIR}/cmake/aoConfig.cmake
  ${PROJECT_BINARY_DIR}/cmake/aoConfigVersion.cmake
  DESTINATION ${ao_package_dir} COMPONENT planner)
