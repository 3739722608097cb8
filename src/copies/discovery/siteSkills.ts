import {stringify} from 'yaml';
import {localeCodes, defaultLocale, type LocaleCode} from '../../../config/locales';
import {skills, type Skill} from '../../../config/skills';
import {workflowPrograms} from '../../reference/workflows/programs';
import {programPath} from '../../reference/workflows/published';
import type {Workflow, Workflows} from '../../reference/workflows/types';
import type {SkillJob} from '../copier/CopyJob';
import {copyPath} from '../copyPath';
import {indexPath} from '../copyTexts';
import {skillsFolder} from './apiCatalog';
import {skillTexts, type SkillTexts} from './skillTexts';
import {stepList} from './stepList';

export interface SkillSources {
  workflows: Workflows;
  /** Path of a page with the base path, by docs id. */
  pathOf: (docId: string, locale: LocaleCode) => string;
  /** Address of the site, without the base path and without a slash at its end. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
}

/** A skill that is to be written, and what the index of skills says of it. */
export interface SiteSkill {
  name: string;
  description: string;
  job: SkillJob;
}

/** The requests of a workflow, its programs, and where the operations stand alone. */
function workflowText(workflow: Workflow, locale: LocaleCode, texts: SkillTexts, sources: SkillSources): string {
  const {siteUrl, baseUrl, pathOf} = sources;
  const pageOf = (docId: string): string => `${siteUrl}${copyPath(pathOf(docId, locale))}`;
  const programs = workflowPrograms(workflow, locale).map(
    ({label, file}) => `[${label}](${siteUrl}${baseUrl}${programPath(file, locale).slice(1)})`,
  );
  return [
    `## ${texts.steps}: ${workflow.title}`,
    workflow.description,
    stepList(workflow, {pageOf, failures: texts.failures}),
    `${texts.programs} ${programs.join(', ')}`,
    `${texts.contract} \`${siteUrl}${baseUrl}openapi/${locale}/<id>.json\``,
  ].join('\n\n');
}

function skillIn(skill: Skill, locale: LocaleCode, sources: SkillSources): SiteSkill {
  const {siteUrl, baseUrl, workflows, pathOf} = sources;
  const texts = skillTexts(locale);
  const words = texts.skills[skill.name];
  const own = skill.workflows.flatMap((id) => workflows[locale].get(id) ?? []);
  if (words === undefined || own.length < skill.workflows.length) {
    throw new Error(
      `config/skills.ts: "${skill.name}" needs an entry in i18n/${defaultLocale}/skills.json, and every workflow that it names in openapi/workflows.`,
    );
  }
  const name = locale === defaultLocale ? skill.name : `${skill.name}-${locale}`;
  const {title, description, intro} = words;
  const head = [
    `---\n${stringify({name, description}, {lineWidth: 0})}---`,
    `# ${title}`,
    intro,
    `${texts.index} [llms.txt](${siteUrl}${baseUrl}${indexPath(locale)})`,
    ...own.map((workflow) => workflowText(workflow, locale, texts, sources)),
  ].join('\n\n');
  return {
    name,
    description,
    job: {
      path: `${baseUrl}${skillsFolder}/${name}/SKILL.md`,
      head,
      from: texts.from,
      excerpts: skill.excerpts.map(({page, headings}) => ({pathname: pathOf(page, locale), headings})),
    },
  };
}

/**
 * The skills for agents in every language: https://agentskills.io/specification. Their words are ours; what they say of the
 * API comes from the workflows and from the platform pages.
 *
 * @throws if `config/skills.ts` names what does not exist
 */
export function siteSkills(sources: SkillSources): SiteSkill[] {
  return localeCodes.flatMap((locale) => skills.map((skill) => skillIn(skill, locale, sources)));
}
