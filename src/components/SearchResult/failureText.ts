import {translate} from '@docusaurus/Translate';

/** Why there is no answer, and what to do. */
export const failureText = (): string =>
  translate({
    id: 'site.search.failed',
    message: 'The search index could not be loaded. Check the connection and search again.',
  });
