import type {Localized} from '../../config/outline/types';
import type {HttpMethod} from '../../src/reference/contract/types';
import {flags, isAskedOf, kinds, questions, type Answers, type Flag, type Kind} from './questions';
import {Refused, type Refusal} from './Refused';

/** An operation that the contract is to describe. */
export interface NewOperation {
  operationId: string;
  method: HttpMethod;
  path: string;
  /** Name of the file in openapi/paths, without .yaml. */
  file: string;
  country: string | undefined;
}

interface Page {
  id: string;
  title: Localized;
  slugEs: string;
  group: string;
}

/** What a page in both languages is to be made for. */
export type Subject = Page &
  ({kind: 'operation'; operation: NewOperation} | {kind: 'object'; schema: string} | {kind: 'guide'});

/** What is wrong with one answer, whatever the site holds. */
function faultOf(flag: Flag, answers: Answers, kind: Kind): string | undefined {
  const {asks, form, isOptional} = questions[flag];
  const answer = answers[flag];
  if (!isAskedOf(flag, kind)) {
    return answer === undefined ? undefined : `A subject of the kind "${kind}" has none. Leave it out.`;
  }
  if (answer === undefined) {
    return isOptional ? undefined : `It is missing. Give ${asks}.`;
  }
  if (form !== undefined && !form.pattern.test(answer)) {
    return `"${answer}" has not the right form. ${form.says}`;
  }
  return undefined;
}

/**
 * Reads the answers.
 *
 * @throws {@link Refused} with all that is missing, too much or of the wrong form
 */
export function subjectOf(answers: Answers): Subject {
  const kind = kinds.find((name) => name === answers.kind);
  if (kind === undefined) {
    const given = answers.kind === undefined ? 'It is missing.' : `There is no kind "${answers.kind}".`;
    throw new Refused([{flag: 'kind', message: `${given} Give one of: ${kinds.join(', ')}.`}]);
  }
  const refusals = flags.flatMap((flag): Refusal[] => {
    const message = faultOf(flag, answers, kind);
    return message === undefined ? [] : [{flag, message}];
  });
  if (refusals.length > 0) {
    throw new Refused(refusals);
  }
  const answer = (flag: Flag): string => answers[flag] ?? '';
  const page = {
    id: answer('id'),
    title: {en: answer('title-en'), es: answer('title-es')},
    slugEs: answer('slug-es'),
    group: answer('group'),
  };
  switch (kind) {
    case 'guide':
      return {...page, kind};
    case 'object':
      return {...page, kind, schema: answer('schema')};
    case 'operation':
      return {
        ...page,
        kind,
        operation: {
          operationId: answer('operation-id'),
          // Its form was checked above.
          method: answer('method') as HttpMethod,
          path: answer('path'),
          file: answer('file'),
          country: answers.country,
        },
      };
  }
}
