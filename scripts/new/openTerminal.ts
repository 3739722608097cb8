import {createInterface} from 'node:readline/promises';
import {choicesOf} from './choices';
import {questions, type Flag} from './questions';
import type {Site} from './Site';

/** A terminal in which a person answers. */
export interface Terminal {
  /** Rejects if the person leaves. */
  ask: (flag: Flag) => Promise<string>;
  close: () => void;
}

/** Opens the terminal that the program runs in. */
export function openTerminal(site: Site): Terminal {
  const lines = createInterface({input: process.stdin, output: process.stdout});
  const left = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => {
      reject(new Error('\nNothing was written: the questions were left.'));
    });
  });
  return {
    ask(flag) {
      const {asks, isOptional} = questions[flag];
      const choices = choicesOf(flag, site);
      const list = choices.length === 0 ? '' : `  ${choices.join('; ')}\n`;
      const hint = isOptional === true ? ' (Enter for none)' : '';
      return Promise.race([lines.question(`\nGive ${asks}${hint}\n${list}--${flag}: `), left]);
    },
    close() {
      lines.close();
    },
  };
}
