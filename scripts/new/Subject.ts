import {isAskedOf, kinds, questions, type Answers, type Flag, type Kind} from './questions';

/** Answers that are complete and have the right form; those that the kind does not need or that were left out are empty. */
export type Subject = Readonly<Record<Flag, string>> & {readonly kind: Kind};

/** An answer that cannot be taken: what is wrong with it and how to fix it. */
export interface Refusal {
  flag: Flag;
  message: string;
}

/** Answers from which nothing can be made. The message lists every refusal with its flag. */
export class Refused extends Error {
  public constructor(public readonly refusals: readonly Refusal[]) {
    super(`Nothing was written:\n${refusals.map(({flag, message}) => `  --${flag}: ${message}`).join('\n')}`);
    this.name = 'Refused';
  }
}

/**
 * Reads the answers.
 *
 * @throws {@link Refused} with all that is missing, too much or of the wrong form, whatever the site holds
 */
export function subjectOf(answers: Answers): Subject {
  const kind = kinds.find((name) => name === answers.kind);
  if (kind === undefined) {
    const given = answers.kind === undefined ? 'It is missing.' : `There is no kind "${answers.kind}".`;
    throw new Refused([{flag: 'kind', message: `${given} Give one of: ${kinds.join(', ')}.`}]);
  }
  const refusals = questions.flatMap((question): Refusal[] => {
    const {flag, asks, form, isOptional} = question;
    const answer = answers[flag];
    if (!isAskedOf(question, kind)) {
      return answer === undefined ? [] : [{flag, message: `A subject of the kind "${kind}" has none. Leave it out.`}];
    }
    if (answer === undefined) {
      return isOptional ? [] : [{flag, message: `It is missing. Give ${asks}.`}];
    }
    const hasForm = form === undefined || form.test(answer);
    return hasForm ? [] : [{flag, message: `"${answer}" has not the right form. Give ${asks}.`}];
  });
  if (refusals.length > 0) {
    throw new Refused(refusals);
  }
  const all = questions.map(({flag}) => [flag, answers[flag] ?? '']);
  return {...(Object.fromEntries(all) as Record<Flag, string>), kind};
}
