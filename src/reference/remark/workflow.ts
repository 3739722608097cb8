import {valueToEstree} from 'estree-util-value-to-estree';
import type {ListItem, PhrasingContent, RootContent} from 'mdast';
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
import {codeSamples} from './codeSamples';
import {errorKey} from '../contract/errorKey';
import {docUrl} from './docUrl';
import {errorUrl} from './errorCatalogue';
import {fill, referenceLabels, type ReferenceLabels} from '../labels';
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
          styled(`method method--${operation.method}`, operation.method.toUpperCase()),
          text(' '),
          inlineCode(operation.path),
        ],
      ]),
    ),
  ];
}

const bullet = (...children: PhrasingContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(...children)],
});

/** The other answers of a step that need a decision: what they mean and what to do is the contract's text. */
function failures(
  {failures: known}: WorkflowStep,
  {meaning: meaningLabel, workflow: labels}: ReferenceLabels,
  locale: LocaleCode,
): RootContent[] {
  return known.length === 0
    ? []
    : [
        table(
          'error-table',
          [labels.failures, meaningLabel],
          known.map((failure) => {
            if ('error' in failure) {
              const {status, body, meaning, remedy} = failure.error;
              const key = errorKey(body);
              return [
                [
                  styled('status-error', status),
                  lineBreak(),
                  {type: 'link', url: errorUrl(key, locale), children: [inlineCode(key)]},
                ],
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
  const sentences = passingValues(step, workflow, locale);
  return [
    codeSamples({operation: stepSampleId(workflow, step), kind: 'workflow'}, operationSamples(step.operation)),
    ...(step.answer === undefined
      ? [paragraph(text(labels.noAnswer))]
      : [paragraph(text(labels.answer)), code('json', JSON.stringify(step.answer, null, 2))]),
    ...(sentences.length === 0
      ? []
      : [
          {
            type: 'list',
            spread: false,
            children: sentences.map((sentence) => bullet(...inline(sentence))),
          } satisfies RootContent,
        ]),
    ...failures(step, referenceLabels(locale), locale),
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
      ...programs.flatMap(({label, file}, index): PhrasingContent[] => [
        ...(index === 0 ? [] : [text(', ')]),
        {
          type: 'link',
          url: `pathname://${programPath(file, locale)}`,
          data: {hProperties: {download: file}},
          children: [text(label)],
        },
      ]),
    ),
  ];
}
