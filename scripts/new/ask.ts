import {autocomplete, isCancel, text} from '@clack/prompts';
import {isAskedOf, kinds, questions, type Answers, type Flag, type Question} from './questions';
import type {Site} from './Site';

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
  const complete = async (open: readonly Question[]): Promise<void> => {
    for (const question of open) {
      const answer = (await put(question)).trim();
      if (answer !== '') {
        answers[question.flag] = answer;
      }
    }
  };
  await complete(questions.filter(({flag}) => flag === 'kind' && answers.kind === undefined));
  const kind = kinds.find((name) => name === answers.kind);
  const open = questions.filter(
    (question) => kind !== undefined && answers[question.flag] === undefined && isAskedOf(question, kind),
  );
  await complete(open.every(({isOptional}) => isOptional) ? [] : open);
  return answers;
}
