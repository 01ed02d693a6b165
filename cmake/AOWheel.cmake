# Makes the wheel ao-mlir complete: libMLIR and libLLVM become part of it, in the
# folder of ao's own libraries, under the names that programs which load the
# plugin know them by. The libraries that those need in turn are added by
# auditwheel (script/wheels).

# A wheel holds no symbolic links: the name that is linked to is the only one.
foreach(library IN ITEMS ao-c ao-mlir-c)
  set_target_properties(${library} PROPERTIES VERSION ${PROJECT_VERSION_MAJOR})
endforeach()

file(RELATIVE_PATH up ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR})
set_target_properties(ao-c ao-mlir-c ${tools} PROPERTIES
  INSTALL_RPATH "$ORIGIN;$ORIGIN/${up}" INSTALL_RPATH_USE_LINK_PATH OFF)

foreach(library IN ITEMS MLIR LLVM)
  get_target_property(file ${library} LOCATION)
  file(REAL_PATH ${file} file)
  install(FILES ${file} DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT tools
    RENAME lib${library}.so.${LLVM_VERSION_MAJOR}.${LLVM_VERSION_MINOR})
endforeach()

# Licences of all that becomes part of the wheel, as Debian records them.
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE
  DESTINATION ${SKBUILD_METADATA_DIR}/licenses COMPONENT tools)
execute_process(COMMAND ldd ${file} OUTPUT_VARIABLE needed
  COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^ \t\n/]+\\.so[.0-9]*" needed "${needed}")
list(APPEND needed libMLIR.so.${LLVM_VERSION_MAJOR}.${LLVM_VERSION_MINOR})
list(APPEND needed libLLVM.so.${LLVM_VERSION_MAJOR}.${LLVM_VERSION_MINOR})
list(REMOVE_DUPLICATES needed)
list(FILTER needed EXCLUDE REGEX
  "^(linux-vdso|ld-linux|lib(c|m|z|dl|pthread|rt|gcc_s|stdc\\+\\+)\\.so)")
foreach(name IN LISTS needed)
  execute_process(COMMAND dpkg-query --search "*/${name}"
    OUTPUT_VARIABLE owner COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX REPLACE ":.*" "" owner "${owner}")
  install(FILES /usr/share/doc/${owner}/copyright RENAME ${owner}.txt
    DESTINATION ${SKBUILD_METADATA_DIR}/licenses COMPONENT tools)
endforeach()
