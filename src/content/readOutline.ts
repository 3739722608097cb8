import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import * as z from 'zod';
import {localeCodes} from '../../config/locales';
import type {OutlineItem} from './outline';
import {readData, refuseFaults, strictMap, type Source} from './readData';

const folder = 'config/outline';

const noText = '"{key}" is no text. Write one after it, in quotes where it is a number, yes or no.';
const text = z.string(noText).min(1, noText);

const texts = strictMap(
  {en: text, es: text},
  `A text is missing. Write {${localeCodes.map((locale) => `${locale}: …`).join(', ')}}.`,
);

const entry: z.ZodType<OutlineItem> = z.lazy(() =>
  z.union([z.string(), group], 'An entry is the id of a page, or a group with label, doc and items.'),
);

const entries = z.array(entry, 'The list of entries is missing. Write each after a hyphen: "- identity/peru".');

const group = strictMap({
  label: texts,
  heading: texts.optional(),
  doc: text,
  isAlphabetical: z.literal(true, '"isAlphabetical" is "true" or left out.').optional(),
  items: entries,
});

/**
 * Reads `config/outline`: the files that index.yaml lists, one after the other.
 *
 * @param root - the site's folder
 * @returns the entries at the top of the sidebar
 * @throws if something in it is missing, unknown or of the wrong type, with file, line and fix of everything
 */
export function readOutline(root: string): OutlineItem[] {
  const faults: string[] = [];
  const source = (name: string): Source => {
    const file = `${folder}/${name}`;
    return {file, text: readFileSync(path.join(root, file), 'utf8')};
  };
  const there = globSync('*.yaml', {cwd: path.join(root, folder), ignore: 'index.yaml'}).sort();
  const exists = z.string().refine((name) => there.includes(name), {
    error: ({input}) => `There is no file ${folder}/${String(input)}. Make it, or take the name out.`,
  });
  const listed = z.array(exists).superRefine((names, context) => {
    for (const name of there.filter((other) => !names.includes(other))) {
      context.addIssue(`${folder}/${name} is not listed. Write "- ${name}" where its groups belong, or remove it.`);
    }
  });
  const names = readData(listed, source('index.yaml'), faults) ?? there;
  const items = names.flatMap((name) => readData(entries, source(name), faults) ?? []);
  refuseFaults('The outline of the sidebar', faults);
  return items;
}
