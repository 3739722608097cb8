/** Stands for `@generated/docusaurus.config` in unit tests: what modules of the browser read of the configuration. */
export default {baseUrl: '/'};
