import {requestsByHand} from '../../config/requestsByHand';
import {pageKind} from '../content/pageKind';
import type {Source} from '../content/sources';
import type {Check} from './Check';

const requestLine = /\bcurl\s|^(?:GET|POST|PUT|PATCH|DELETE) \/\S/;
const operationElement = /^<Operation(?:Samples|Answer)\b/;

/**
 * Looks for requests that a guide shows without a workflow: written into a block of code, or taken from the contract one by
 * one, so that their values do not belong together.
 *
 * @returns one message for each line
 */
export function findRequests({file, text}: Source): string[] {
  const lines = text.split('\n');
  let isCode = false;
  const byHand: number[] = [];
  const oneByOne: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trimStart().startsWith('```')) {
      isCode = !isCode;
    } else if (isCode && requestLine.test(line)) {
      byHand.push(index + 1);
    } else if (!isCode && operationElement.test(line)) {
      oneByOne.push(index + 1);
    }
  }
  const requests = lines.filter((line) => line.startsWith('<OperationSamples')).length;
  const needsWorkflow = requests > 1 || text.includes('<Workflow');
  return [
    ...byHand.map((line) => `${file}:${line}: a request is written by hand. Place an element of the reference.`),
    ...(needsWorkflow ? oneByOne : []).map(
      (line) =>
        `${file}:${line}: the page sends several requests. Make this one a step: <WorkflowStep workflow step />.`,
    ),
  ];
}

/** Guides show requests as steps of a workflow; `config/requestsByHand.ts` lists those that may not. */
export const requests: Check = {
  name: 'requests',
  run: ({allPages}) => {
    const guides = allPages.filter(({isAlias, text}) => !isAlias && pageKind(text) === 'guide');
    const needless = Object.keys(requestsByHand).filter((id) =>
      guides.filter((page) => page.id === id).every((page) => findRequests(page).length === 0),
    );
    return [
      ...guides.filter(({id}) => !Object.hasOwn(requestsByHand, id)).flatMap(findRequests),
      ...needless.map((id) => `config/requestsByHand.ts: "${id}" shows no request by hand. Take the line out.`),
    ];
  },
};
