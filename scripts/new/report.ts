import {findMarkers} from '../../src/content/markers';
import type {SourceFile} from './Site';

/**
 * What was made, and what a person does next.
 *
 * @param files - as they were written
 */
export function report(files: readonly SourceFile[]): string {
  const rows = files.map(({file, text}) => {
    const [first, ...others] = findMarkers(text);
    return first === undefined ? `  ${file}` : `  ${file}:${first.line} (texts to write: ${others.length + 1})`;
  });
  return `Written:
${rows.join('\n')}

What to do next:
  1. Write the texts that stand in "[to be written: …]" and "[por escribir: …]". STYLEGUIDE.md says how.
  2. npm run check    names what is still missing, with file and line.
  3. npm start        shows the pages while you write.`;
}
