# ===- site_links.py - Links to files outside of the site ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""A hook of mkdocs. Pages link to sources, which a site does not have: each such link
becomes its text and the file's path in the repository. The comment at
the head of generated pages is removed, after which mkdocs finds their titles.
"""

import pathlib
import posixpath
import re

HEAD = re.compile(r"\A<!--.*?-->\s*", re.DOTALL)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((\.\./[^)#\s]*)(?:#[^)\s]*)?\)")


def on_page_markdown(markdown, page, config, files):
    root = pathlib.Path(config.docs_dir).parent
    folder = posixpath.dirname(posixpath.join("docs", page.file.src_uri))

    def replace(match):
        target = posixpath.normpath(posixpath.join(folder, match[2]))
        on_site = target.startswith("docs/") and not target.endswith(".py")
        if on_site or not (root / target).exists():
            return match[0]
        return match[1] if target in match[1] else f"{match[1]} (`{target}`)"

    return LINK.sub(replace, HEAD.sub("", markdown))
