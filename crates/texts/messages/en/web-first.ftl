### Something that is said while the page is being loaded, or when a part of it can't be.

# In place of the table, until the code is there.
loading = Setting up the table…

# For browsers that run no code.
needs-code = Emberwake needs JavaScript and WebAssembly to play. Turn them on, then reload this page.

# A language was chosen whose texts can't be loaded.
# $language (text) Its own name
language-missing = { $language } couldn’t be loaded, so the page stays in English. Check your connection and try again; once loaded, the language is available offline.

# The code behind the home page can’t be loaded.
part-missing = This part of the page couldn’t be loaded. Check your connection and try again.
