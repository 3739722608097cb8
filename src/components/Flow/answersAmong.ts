/**
 * Which steps of a diagram are answers: their arrows are dashed.
 *
 * @returns for each step whether it answers an earlier one, which went the other way and had no answer yet
 */
export function answersAmong(steps: readonly {from: string; to: string}[]): boolean[] {
  const unanswered = new Set<string>();
  return steps.map(({from, to}) => {
    const isAnswer = unanswered.delete(`${to} to ${from}`);
    if (!isAnswer) {
      unanswered.add(`${from} to ${to}`);
    }
    return isAnswer;
  });
}
