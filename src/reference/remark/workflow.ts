import type {RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {inline, inlineCode, lineBreak, link, paragraph, styled, table, text} from '../../content/remark/nodes';
import {errorKey} from '../contract/errorKey';
import {fieldsAt} from '../json';
import {referenceLabels} from '../labels';
import {operationSamples} from '../samples/operationSamples';
import type {Workflow, WorkflowStep} from '../workflows/types';
import {outcomeName} from './answers';
import type {Panel} from './beside';
import {docUrl} from './docUrl';
import {errorLink} from './errorCatalogue';
import {codeSamples, json, methodBadge} from './parts';

/** `<Workflow id>`: a table of the steps. */
export function workflowOverview({steps}: Workflow, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale).workflow;
  return [
    table(
      'field-table',
      [labels.step, labels.operation],
      steps.map(({title, operation}, index) => [
        [text(`${index + 1}. ${title}`)],
        [
          link(docUrl(operation.page, locale), operation.summary),
          lineBreak(),
          methodBadge(operation),
          text(' '),
          inlineCode(operation.path),
        ],
      ]),
    ),
  ];
}

/** The answer of a step, reduced to the fields that decide and those that later steps need. */
export function stepAnswer({answer, operation, outputs}: WorkflowStep, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale).workflow;
  if (answer === undefined) {
    return [paragraph(text(labels.noAnswer))];
  }
  const decisive = operation.decision?.fields.map((field) => field.replaceAll('[]', '').split('.')) ?? [];
  const paths = [...decisive, ...outputs.map(({field}) => field.filter((key) => !/^\d+$/.test(key)))];
  const shown = paths.length === 0 ? answer : fieldsAt(answer, paths);
  return [{...json(shown), meta: `title="${labels.answer}"`}];
}

/** The other answers of a step that need a decision: what they mean and what to do is the contract's text. */
export function stepFailures({failures}: WorkflowStep, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale);
  const rows = failures.map((failure) => {
    if ('status' in failure) {
      const {status, body, meaning, remedy} = failure;
      return [
        [styled('status-error', status), lineBreak(), errorLink(errorKey(body), locale)],
        [...inline(meaning), text(' '), ...inline(remedy)],
      ];
    }
    return [[outcomeName(failure, locale)], inline(failure.description)];
  });
  return rows.length === 0 ? [] : [table('error-table', [labels.workflow.failures, labels.meaning], rows)];
}

/** `<WorkflowStep workflow step>`: the request with the values of the workflow, and its answers. */
export const workflowStep = (step: WorkflowStep, {id}: Workflow, locale: LocaleCode): Panel => ({
  beside: [
    codeSamples({operation: `${id}/${step.id}`, kind: 'step'}, operationSamples(step.operation)),
    ...stepAnswer(step, locale),
  ],
  after: stepFailures(step, locale),
});
