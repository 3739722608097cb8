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
