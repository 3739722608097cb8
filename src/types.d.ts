/** Font files are emitted by the bundler; importing one gives its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
