/** Font files are emitted by the bundler; importing one gives its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Numbers of operations, in all and by country and area: src/reference/publish writes it. */
declare module '@generated/site-contract/default/coverage.json' {
  const coverage: {readonly operations: number; readonly byCountry: Readonly<Record<string, readonly number[]>>};
  export default coverage;
}

/** Interface texts by language and id: src/bilingual/build writes it. */
declare module '@generated/site-languages/default/messages.json' {
  const messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default messages;
}
