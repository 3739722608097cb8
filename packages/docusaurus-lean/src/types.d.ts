/** Imports every page of the site: `sections/configureSections.ts` writes it. */
declare module '@generated/docusaurus-lean/pages' {
  const imports: readonly (() => Promise<unknown>)[];
  export default imports;
}

// The bundler's own functions: https://rspack.rs/api/runtime-api/module-variables
declare function __webpack_require__(module: number | string): unknown;
declare function __webpack_chunk_load__(chunk: string): Promise<unknown>;
declare let __webpack_get_script_filename__: (chunk: string) => string;
