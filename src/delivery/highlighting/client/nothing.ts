// Stands in for a client module of the theme: see src/delivery/highlighting.
export {};
