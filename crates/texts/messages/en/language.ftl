### The language itself. docs/add-a-language.md explains this file.

# Its own name.
name = English

# Its place in lists of languages.
place = 1
