/** A part of a page that goes into a skill. */
export interface SkillExcerpt {
  /** Docs id of the page. */
  readonly page: string;
  /** Ids of its headings; what stands under them comes along. */
  readonly headings: readonly string[];
}

/** A skill for agents: what it holds. Its words are in `i18n/<language>/skills.json`, under its name. */
export interface Skill {
  /** Lower case and hyphens; other languages than the default one add their code. */
  readonly name: string;
  /** The workflows whose requests it lists, in their order. */
  readonly workflows: readonly string[];
  readonly excerpts: readonly SkillExcerpt[];
}

/** What developers most often ask an agent to do with the API. */
export const skills: readonly Skill[] = [
  {
    name: 'integrate-a-check',
    workflows: ['check-a-person'],
    excerpts: [
      {page: 'authentication/authentication', headings: ['get-a-token', 'keep-it', 'send-it']},
      {page: 'platform/environments', headings: ['sandbox', 'test-numbers']},
      {page: 'platform/credits', headings: ['what-is-charged']},
    ],
  },
  {
    name: 'build-an-onboarding',
    workflows: ['set-up-onboarding', 'onboarding-by-api'],
    excerpts: [
      {page: 'platform/webhooks', headings: ['expect', 'which']},
      {page: 'platform/images-and-scores', headings: ['format', 'pass']},
      {page: 'platform/environments', headings: ['demo-mode']},
    ],
  },
  {
    name: 'handle-errors',
    workflows: [],
    excerpts: [
      {page: 'platform/errors', headings: ['statuses', 'bodies', 'key']},
      {page: 'platform/retries', headings: ['what-to-repeat', 'creating-safely']},
    ],
  },
];
