import {errorKey} from '../../reference/contract/errorKey';
import type {Workflow, WorkflowStep} from '../../reference/workflows/types';

/** A failing answer, and what the contract says to do about it. */
function failureText(failure: WorkflowStep['failures'][number]): string {
  if ('outcome' in failure) {
    return `${failure.outcome.summary}: ${failure.outcome.description}`;
  }
  const {status, body, meaning, remedy} = failure.error;
  return `\`${status}\` \`${errorKey(body)}\`: ${meaning} ${remedy}`;
}

/**
 * The requests of a workflow as a numbered Markdown list: what each is for, its operation, the answers that end it.
 *
 * @param pageOf - address of the page of an operation, by docs id
 * @param failures - the words before these answers
 */
export function stepList(
  {steps}: Workflow,
  {pageOf, failures}: {pageOf: (docId: string) => string; failures: string},
): string {
  return steps
    .flatMap(({number, title, operation, failures: known}) => {
      const {id, method, path, summary, page} = operation;
      return [
        `${number}. **${title}**: \`${method.toUpperCase()} ${path}\` (\`${id}\`), [${summary}](${pageOf(page)})`,
        ...(known.length === 0 ? [] : [`   - ${failures}`]),
        ...known.map((failure) => `     - ${failureText(failure)}`),
      ];
    })
    .join('\n');
}
