import {stringify} from 'yaml';
import {brand} from '../../../config/brand';
import {defaultLocale, localeCodes, locales, type LocaleCode} from '../../../config/locales';
import {skills, type Skill} from '../../../config/skills';
import type english from '../../../i18n/en/skills.json';
import {siteTexts} from '../../bilingual/build/siteTexts';
import {fillBrandDeep} from '../../content/remark/brand/fillBrand';
import {errorKey} from '../../reference/contract/errorKey';
import {workflowPrograms} from '../../reference/workflows/programs';
import {programPath} from '../../reference/workflows/published';
import type {Workflow, WorkflowStep, Workflows} from '../../reference/workflows/types';
import {withAddress, type CopiedPage} from '../copyFiles';
import {copyPath} from '../copyPath';
import {indexRoute} from '../copyTexts';
import {addressOf} from '../links';

type SkillWords = (typeof english)['skills']['handle-errors'];

/** The words of the skills, from `i18n/<locale>/skills.json`. */
type Texts = Omit<typeof english, 'skills'> & {skills: Readonly<Record<string, SkillWords>>};

/** The text of its `SKILL.md`, and what the index of skills says of it. */
export interface SiteSkill {
  name: string;
  description: string;
  text: string;
}

type PageOf = (docId: string) => CopiedPage;

const copyUrl = ({permalink}: CopiedPage): string => addressOf(copyPath(permalink));

/** A failing answer, and what the contract says to do about it. */
function failureText(failure: WorkflowStep['failures'][number]): string {
  if ('outcome' in failure) {
    return `${failure.outcome.summary}: ${failure.outcome.description}`;
  }
  const {status, body, meaning, remedy} = failure.error;
  return `\`${status}\` \`${errorKey(body)}\`: ${meaning} ${remedy}`;
}

/** A request of a workflow in a numbered list: what it is for, its operation, the answers that end the workflow. */
function stepLines({number, title, operation, failures}: WorkflowStep, texts: Texts, pageOf: PageOf): string[] {
  const {id, method, path, summary, page} = operation;
  return [
    `${number}. **${title}**: \`${method.toUpperCase()} ${path}\` (\`${id}\`), [${summary}](${copyUrl(pageOf(page))})`,
    ...(failures.length === 0 ? [] : [`   - ${texts.failures}`]),
    ...failures.map((failure) => `     - ${failureText(failure)}`),
  ];
}

/** The requests of a workflow, its programs, and where the operations stand alone. */
function workflowText(workflow: Workflow, locale: LocaleCode, texts: Texts, pageOf: PageOf): string {
  const programs = workflowPrograms(workflow, locale).map(
    ({label, file}) => `[${label}](${addressOf(programPath(file, locale))})`,
  );
  return [
    `## ${texts.steps}: ${workflow.title}`,
    workflow.description,
    workflow.steps.flatMap((step) => stepLines(step, texts, pageOf)).join('\n'),
    `${texts.programs} ${programs.join(', ')}`,
    `${texts.contract} \`${addressOf(`/openapi/${locale}/<id>.json`)}\``,
  ].join('\n\n');
}

/**
 * A section of a page and those below it.
 *
 * @param id - of its heading
 * @throws if the page has no such heading
 */
export function sectionText(page: CopiedPage, id: string): string {
  const [first, ...rest] = page.sections.slice(page.sections.findIndex((section) => section.id === id));
  if (first?.id !== id) {
    throw new Error(`config/skills.ts: ${page.permalink} has no heading "${id}". Name one that it has.`);
  }
  const end = rest.findIndex(({depth = 0}) => depth <= (first.depth ?? 0));
  return withAddress(page, [first, ...rest.slice(0, end < 0 ? undefined : end)].map(({text}) => text).join('\n\n'));
}

function skillIn({name, workflows, excerpts}: Skill, locale: LocaleCode, known: Workflows, pageOf: PageOf): SiteSkill {
  const texts = fillBrandDeep(siteTexts('skills', locale), brand) as Texts;
  const words = texts.skills[name];
  const own = workflows.flatMap((id) => known[locale].get(id) ?? []);
  if (words === undefined || own.length < workflows.length) {
    throw new Error(
      `config/skills.ts: "${name}" needs an entry in i18n/${defaultLocale}/skills.json, and every workflow that it names in openapi/workflows.`,
    );
  }
  const {title, description, intro} = words;
  const about = {name: locale === defaultLocale ? name : `${name}-${locale}`, description};
  const text = [
    `---\n${stringify(about, {lineWidth: 0})}---`,
    `# ${title}`,
    intro,
    `${texts.index} [llms.txt](${addressOf(indexRoute(locale))})`,
    ...own.map((workflow) => workflowText(workflow, locale, texts, pageOf)),
    ...excerpts.flatMap(({page: docId, headings}) => {
      const page = pageOf(docId);
      return [`${texts.from} [${page.title}](${copyUrl(page)})`, ...headings.map((id) => sectionText(page, id))];
    }),
  ].join('\n\n');
  return {...about, text: `${text}\n`};
}

/**
 * The skills for agents in every language: https://agentskills.io/specification. Their words are ours; what they say of the
 * API comes from the workflows and from the platform pages.
 *
 * @param pages - by their files
 * @throws if `config/skills.ts` names what does not exist
 */
export function siteSkills(pages: ReadonlyMap<string, CopiedPage>, workflows: Workflows): SiteSkill[] {
  return localeCodes.flatMap((locale) => {
    // The default language stands in for a page that is not translated yet.
    const pageIn = (docId: string, code: LocaleCode): CopiedPage | undefined =>
      pages.get(`${locales[code].docsPath}/${docId}.mdx`);
    const pageOf: PageOf = (docId) => {
      const page = pageIn(docId, locale) ?? pageIn(docId, defaultLocale);
      if (page === undefined) {
        throw new Error(`config/skills.ts: there is no page "${docId}" in ${locales[defaultLocale].docsPath}/.`);
      }
      return page;
    };
    return skills.map((skill) => skillIn(skill, locale, workflows, pageOf));
  });
}
