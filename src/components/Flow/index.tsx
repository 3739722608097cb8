import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {answersAmong} from './answersAmong';
import styles from './styles.module.css';

export interface FlowStep {
  /** One of the actors. */
  from: string;
  /** One of the actors; the same as `from` for something an actor does alone. */
  to: string;
  text: string;
}

export interface FlowProps {
  /** What the diagram shows, as one sentence. */
  title: string;
  actors: readonly string[];
  steps: readonly FlowStep[];
}

/** Measures of the drawing, in units of its view box. */
const column = 208;
const edge = 8;
const head = 40;
const row = 64;

/** Characters of a label that fit between two lifelines. */
const lineLength = 26;

/** A label in lines of about the same length. */
function linesOf(label: string): string[] {
  const count = Math.ceil(label.length / lineLength);
  return label.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last === undefined || (last.length + word.length > label.length / count && lines.length < count)
      ? [...lines, word]
      : [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

function columnOf(actors: readonly string[], actor: string): number {
  const index = actors.indexOf(actor);
  if (index < 0) {
    throw new Error(`<Flow>: "${actor}" is none of its actors (${actors.join(', ')}). Write the name as in "actors".`);
  }
  return index * column + column / 2;
}

/**
 * A sequence diagram in the page's colours and language. The same steps stand below it as a list for readers who can't see
 * it, and instead of it on narrow screens.
 *
 * @throws if a step names somebody who is not an actor
 */
export function Flow({title, actors, steps}: FlowProps): ReactNode {
  const id = useId();
  const width = actors.length * column - 2 * edge;
  const height = head + 16 + (steps.length + 1) * row;
  const answers = answersAmong(steps);
  const rows = steps.map(({from, to, text}, index) => {
    const [start, end] = [columnOf(actors, from), columnOf(actors, to)];
    return {from, to, text, start, end, y: head + 16 + (index + 1) * row};
  });
  return (
    <div className={styles.frame}>
      <figure className={styles.flow} aria-labelledby={id}>
        <figcaption id={id} className={styles.title}>
          {title}
        </figcaption>
        <svg className={styles.drawing} viewBox={`${edge} 0 ${width} ${height}`} style={{width}} aria-hidden="true">
          {actors.map((actor) => {
            const x = columnOf(actors, actor);
            return (
              <g key={actor}>
                <line className={styles.life} x1={x} x2={x} y1={head} y2={height} />
                <rect className={styles.actor} x={x - 92} y={1} width={184} height={head} rx={8} />
                <text className={styles.name} x={x} y={head / 2 + 6}>
                  {actor}
                </text>
              </g>
            );
          })}
          {rows.map(({text, start, end, y}, index) => {
            const direction = end < start ? -1 : 1;
            const lines = linesOf(`${index + 1}. ${text}`);
            const x = start === end ? start + 46 : (start + end) / 2;
            const tip = start === end ? start + 36 : end - direction * 2;
            return (
              <g key={index}>
                {start === end ? (
                  <path className={styles.arrow} d={`M${start} ${y - 12}h36v20h-30`} />
                ) : (
                  <path className={styles.arrow} d={`M${start} ${y}H${tip}`} data-answer={answers[index]} />
                )}
                <path
                  className={styles.tip}
                  d={start === end ? `M${start + 2} ${y + 8}l9 -5v10z` : `M${tip} ${y}l${-direction * 9} -5v10z`}
                />
                {lines.map((line, place) => (
                  <text
                    key={line}
                    className={styles.step}
                    x={x}
                    y={
                      start === end
                        ? y + 4 + (place - (lines.length - 1) / 2) * 17
                        : y - 9 - (lines.length - 1 - place) * 17
                    }
                    data-alone={start === end}>
                    {line}
                  </text>
                ))}
              </g>
            );
          })}
        </svg>
        <ol className={styles.list}>
          {rows.map(({from, to, text}, index) => (
            <li key={index}>
              <b>{from === to ? from : translate({id: 'site.flow.way', message: '{from} to {to}'}, {from, to})}</b>
              {': '}
              {text}
            </li>
          ))}
        </ol>
      </figure>
    </div>
  );
}
