import {translate} from '@docusaurus/Translate';

/** Why there is no answer, and what to do. */
export function failureText(): string {
  return process.env.NODE_ENV === 'development'
    ? translate({
        id: 'site.search.noIndex',
        message: 'There is no search index while the site is being written. Run npm run preview to make one.',
      })
    : translate({
        id: 'site.search.failed',
        message: 'The search index could not be loaded. Check the connection and search again.',
      });
}

/** What is missing from an answer without the index of texts. */
export function partialText(): string {
  return translate({
    id: 'site.search.partial',
    message: 'The texts of the pages could not be searched, only their titles. Check the connection and search again.',
  });
}
