import {autocomplete, isCancel, text} from '@clack/prompts';
import {kinds, questions, questionsOf, type Answers, type Flag, type Kind, type Question} from './questions';
import type {Site} from './readSite';

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
  }
}

/** What is wrong with an answer, whatever the site holds. */
function faultOf({asks, form, isOptional}: Question, answer: string | undefined): string | undefined {
  if (answer === undefined) {
    return isOptional ? undefined : `It is missing. Give ${asks}.`;
  }
  return form?.test(answer) === false ? `"${answer}" has not the right form. Give ${asks}.` : undefined;
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
  const asked = questionsOf(kind);
  const refusals = questions.flatMap((question): Refusal[] => {
    const {flag} = question;
    const answer = answers[flag];
    const needless = answer === undefined ? undefined : `A subject of the kind "${kind}" has none. Leave it out.`;
    const message = asked.includes(question) ? faultOf(question, answer) : needless;
    return message === undefined ? [] : [{flag, message}];
  });
  if (refusals.length > 0) {
    throw new Refused(refusals);
  }
  const all = questions.map(({flag}) => [flag, answers[flag] ?? '']);
  return {...(Object.fromEntries(all) as Record<Flag, string>), kind};
}

/**
 * Puts a question in the terminal.
 *
 * @returns the answer; empty for none
 * @throws if the person leaves
 */
export async function ask({flag, asks, isOptional, form, choices}: Question, site: Site): Promise<string> {
  const message = `Give ${asks}`;
  const none = isOptional === true ? [{value: '', label: 'none'}] : [];
  const answer =
    choices === undefined
      ? await text({message, validate: (typed = '') => (form?.test(typed.trim()) === false ? message : undefined)})
      : await autocomplete({message, options: [...none, ...choices(site)], maxItems: 12});
  if (isCancel(answer)) {
    throw new Error(`Nothing was written: the questions were left at --${flag}.`);
  }
  return answer;
}

/**
 * Asks a person for what the command line left out. Where only what is optional is missing, nothing is asked.
 *
 * @param given - the answers so far
 * @param put - puts a question; empty for no answer
 */
export async function fillIn(given: Answers, put: (question: Question) => Promise<string>): Promise<Answers> {
  const answers: Partial<Record<Flag, string>> = {...given};
  const complete = async (asked: readonly Question[]): Promise<void> => {
    const open = asked.filter(({flag}) => answers[flag] === undefined);
    for (const question of open.every(({isOptional}) => isOptional) ? [] : open) {
      answers[question.flag] = (await put(question)).trim() || undefined;
    }
  };
  await complete(questions.filter(({flag}) => flag === 'kind'));
  const kind = kinds.find((name) => name === answers.kind);
  await complete(kind === undefined ? [] : questionsOf(kind));
  return answers;
}
