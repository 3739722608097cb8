import {didYouMean} from '../../closest';
import {unknown} from './literalOf';

const isListOf = (value: unknown, type: 'string' | 'object'): value is unknown[] =>
  Array.isArray(value) && value.every((item) => item === unknown || (typeof item === type && item !== null));

/**
 * What is wrong with the data of a `<Flow>`; its component would find it out only when the page is rendered.
 *
 * @param actors - as they are written; what is not a literal is {@link unknown}
 * @returns the first fault with its fix, or undefined
 */
export function flowFault(actors: unknown, steps: unknown): string | undefined {
  if (actors === unknown || steps === unknown) {
    return undefined;
  }
  if (!isListOf(actors, 'string') || !isListOf(steps, 'object')) {
    return '<Flow>: "actors" is a list of names and "steps" a list of {from, to, text}. Write actors={[\'You\', \'API\']}.';
  }
  for (const [index, step] of steps.entries()) {
    const {from, to, text, ...others} = step as Record<string, unknown>;
    const place = `<Flow>: step ${index + 1}`;
    const [other] = Object.keys(others).filter((key) => key !== 'isBetween');
    if (other !== undefined) {
      return `${place} has "${other}", which nobody reads. A step has from, to, text and isBetween.`;
    }
    if (text === undefined) {
      return `${place} has no "text". Write what is sent.`;
    }
    for (const actor of [from, to]) {
      if (actor !== unknown && !actors.includes(actor) && !actors.includes(unknown)) {
        const hint = didYouMean(String(actor), actors.map(String));
        return `${place} names "${String(actor)}", which is none of the actors (${actors.join(', ')}).${hint}`;
      }
    }
  }
  return undefined;
}
