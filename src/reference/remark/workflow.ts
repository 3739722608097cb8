import {valueToEstree} from 'estree-util-value-to-estree';
import type {ListItem, RootContent} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {LocaleCode} from '../../../config/locales';
import {
  code,
  element,
  inline,
  inlineCode,
  lineBreak,
  link,
  paragraph,
  styled,
  table,
  text,
} from '../../content/remark/nodes';
import {askedBefore, savedNames} from '../workflows/programs/program';
import {expectedReport, reportLines} from '../workflows/report';
import {operationSamples} from '../samples/operationSamples';
import {workflowPrograms} from '../workflows/programs';
import {programPath, programSampleId, stepSampleId} from '../workflows/published';
import type {Workflow, WorkflowStep} from '../workflows/types';
import {errorKey} from '../contract/errorKey';
import {docUrl} from './docUrl';
import {errorLink} from './errorCatalogue';
import {fill, referenceLabels, type ReferenceLabels} from '../labels';
import {codeSamples, json, methodBadge, separated} from './parts';
import {passingValues} from './passingValues';

type Labels = ReferenceLabels['workflow'];

/** An attribute with a value that is no text. */
const attribute = (name: string, value: unknown): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
      },
    },
  },
});

/** Who sends what to whom: the requests, and what a person hands over in between. */
function diagram(workflow: Workflow, {actors, title}: Labels): RootContent {
  const steps = workflow.steps.flatMap((step) => [
    ...askedBefore(workflow, step).map(({description}) => ({
      from: actors.person,
      to: actors.server,
      text: description,
      isBetween: true,
    })),
    {from: actors.server, to: actors.api, text: step.title},
  ]);
  const isAlone = steps.every(({from}) => from === actors.server);
  const flow = element('Flow', {title});
  flow.attributes.push(
    attribute('actors', isAlone ? [actors.server, actors.api] : [actors.person, actors.server, actors.api]),
    attribute('steps', steps),
  );
  return flow;
}

/** `<Workflow id>`: a diagram of the requests and a table of the steps. */
export function workflowOverview(workflow: Workflow, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale).workflow;
  return [
    diagram(workflow, labels),
    table(
      'field-table',
      [labels.step, labels.operation],
      workflow.steps.map(({number, title, operation}) => [
        [text(`${number}. ${title}`)],
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

/** The other answers of a step that need a decision: what they mean and what to do is the contract's text. */
function failures({failures: known}: WorkflowStep, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale);
  return known.length === 0
    ? []
    : [
        table(
          'error-table',
          [labels.workflow.failures, labels.meaning],
          known.map((failure) => {
            if ('error' in failure) {
              const {status, body, meaning, remedy} = failure.error;
              return [
                [styled('status-error', status), lineBreak(), errorLink(errorKey(body), locale)],
                [...inline(meaning), text(' '), ...inline(remedy)],
              ];
            }
            return [[text(failure.outcome.summary)], inline(failure.outcome.description)];
          }),
        ),
      ];
}

/** `<WorkflowStep workflow step>`: the request with the values of the workflow, the answer, and what passes on. */
export function workflowStep(step: WorkflowStep, workflow: Workflow, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale).workflow;
  const items = passingValues(step, workflow, locale).map((sentence): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...inline(sentence))],
  }));
  return [
    codeSamples({operation: stepSampleId(workflow, step), kind: 'workflow'}, operationSamples(step.operation)),
    ...(step.answer === undefined
      ? [paragraph(text(labels.noAnswer))]
      : [paragraph(text(labels.answer)), json(step.answer)]),
    ...(items.length === 0 ? [] : [{type: 'list', spread: false, children: items} satisfies RootContent]),
    ...failures(step, locale),
  ];
}

/** `<WorkflowOutput id>`: what the program prints where all goes well. */
export function workflowOutput(workflow: Workflow, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale).program;
  const lines = [
    ...(savedNames(workflow).size === 0 ? [] : [fill(labels.saved, {file: `${workflow.id}.json`})]),
    ...reportLines(expectedReport(workflow, labels), labels),
  ];
  return [{...code('text', lines.join('\n')), meta: `title="${labels.output}"`}];
}

/** `<WorkflowProgram id>`: the whole program in the languages that have a writer, and the files to download. */
export function workflowProgram(workflow: Workflow, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale).workflow;
  const programs = workflowPrograms(workflow, locale);
  return [
    codeSamples({operation: programSampleId(workflow, locale), kind: 'workflow'}, programs),
    paragraph(
      text(`${labels.download} `),
      ...separated(
        programs.map(({label, file}) => [
          {
            type: 'link',
            url: `pathname://${programPath(file, locale)}`,
            data: {hProperties: {download: file}},
            children: [text(label)],
          },
        ]),
      ),
    ),
  ];
}
