/**
 * How the search ranks. The numbers are those with which the questions of `tests/search/queries.yaml` find the most pages:
 * change one, and `npx vitest run tests/search` says what it does to them.
 */
export const weights = {
  /** How much a word counts by where it stands. */
  fields: {
    title: 8,
    keywords: 5,
    country: 5,
    endpoints: 5,
    others: 3,
    headings: 2.5,
    fields: 2.5,
    description: 3,
    body: 0.6,
  },
  /** How much a word counts that only means what was typed. */
  synonym: 0.75,
  /** How much less an answer counts that lacks a part of the query: the power of the part that it has. */
  whole: 2,
  /** How much more an answer counts that is called just what was typed. */
  name: 2,
  /** How much an answer counts by what it is. A term is asked for less often than what it stands for. */
  kinds: {guide: 0.95, operation: 1, object: 1, error: 0.9, blog: 0.65, term: 0.2},
  /** How much a page counts that is archived. */
  archived: 0.5,
  /** How much a term counts where the query asks what something means. */
  askedTerm: 8,
} as const;
