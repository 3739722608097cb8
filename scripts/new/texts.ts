import {findMarkers} from '../../src/content/markers';
import {questions} from './questions';
import type {SourceFile} from './Site';

const rows = questions.map(({flag, asks, of, isOptional}) => {
  const only = of === undefined ? '' : ` (${of.join(', ')} only${isOptional === true ? ', optional' : ''})`;
  return `  --${flag.padEnd(14)}${asks}${only}`;
});

/** How the program is called. */
export const usage = `Makes the files of a new subject: its page in both languages, its place in the sidebar and, for an operation, in the contract;
for a country its entry and flag too; for a post the two posts.

  npm run new                      asks for everything
  npm run new -- --kind guide …    asks for what is missing, in a terminal

${rows.join('\n')}
  --help          prints this

For example:

  npm run new -- --kind operation --id identity/ecuador-ruc --title-en "Ecuador, tax number (RUC)" \\
    --title-es "Ecuador, número tributario (RUC)" --slug-es /identidad/ecuador-ruc --group Identity \\
    --operation-id checkIdentityEcuadorRuc --method get --path /v2/ec/ruc --file identity --country EC`;

/**
 * What was made, and what a person does next.
 *
 * @param files - as they were written
 */
export function report(files: readonly SourceFile[]): string {
  const written = files.map(({file, text}) => {
    const [first, ...others] = findMarkers(text);
    return first === undefined ? `  ${file}` : `  ${file}:${first.line} (texts to write: ${others.length + 1})`;
  });
  return `Written:
${written.join('\n')}

What to do next:
  1. Write the texts that stand in "[to be written: …]" and "[por escribir: …]". STYLEGUIDE.md says how.
  2. npm run check    names what is still missing, with file and line; npm run check -- markers only the texts to write.
  3. npm start        shows the pages while you write.`;
}
