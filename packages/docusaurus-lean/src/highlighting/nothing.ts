// Stands in for the theme's client module that loads grammars on every page.
export {};
