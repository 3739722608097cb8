/** Font files are emitted by the bundler; importing one gives its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Address of the drawings of all icons: src/delivery/icons writes it. */
declare module '@generated/site-icons/default/sprite.json' {
  const address: string;
  export default address;
}

/** Numbers of operations by country and area: src/reference/publish writes it. */
declare module '@generated/site-contract/default/coverage.json' {
  const coverage: Readonly<Record<string, readonly number[]>>;
  export default coverage;
}

/** Interface texts by language and id: src/bilingual/build writes it. */
declare module '@generated/site-languages/default/messages.json' {
  const messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default messages;
}

/** What search engines read of the site: src/delivery/structured-data writes it. */
declare module '@generated/site-structured-data/default/graph.json' {
  const graph: object;
  export default graph;
}

/** Imports every page of the site: src/delivery/sections writes it. */
declare module '@generated/site-route-sections/pages' {
  const imports: readonly (() => Promise<unknown>)[];
  export default imports;
}

/** The global data of the site without that of its pages: src/delivery/sections writes it. */
declare module '@generated/site-route-sections/globalData.json' {
  const globalData: unknown;
  export default globalData;
}

// The bundler's own functions: https://rspack.rs/api/runtime-api/module-variables
declare function __webpack_require__(module: number | string): unknown;
declare function __webpack_chunk_load__(chunk: string): Promise<unknown>;
declare let __webpack_get_script_filename__: (chunk: string) => string;
