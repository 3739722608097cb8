/** The base path that `npm run test:development` builds for. */
export const base = '/some/base';
