import {flags, isAskedOf, kinds, questions, type Answers, type Flag} from './questions';

/**
 * Asks a person for what the command line left out. Where only what is optional is missing, nothing is asked.
 *
 * @param given - the answers so far
 * @param ask - puts the question of a flag; empty for no answer
 */
export async function fillIn(given: Answers, ask: (flag: Flag) => Promise<string>): Promise<Answers> {
  const answers: Partial<Record<Flag, string>> = {...given};
  const complete = async (flag: Flag): Promise<void> => {
    const answer = (await ask(flag)).trim();
    if (answer !== '') {
      answers[flag] = answer;
    }
  };
  if (answers.kind === undefined) {
    await complete('kind');
  }
  const kind = kinds.find((name) => name === answers.kind);
  if (kind === undefined) {
    return answers;
  }
  const open = flags.filter((flag) => answers[flag] === undefined && isAskedOf(flag, kind));
  if (open.some((flag) => questions[flag].isOptional !== true)) {
    for (const flag of open) {
      await complete(flag);
    }
  }
  return answers;
}
