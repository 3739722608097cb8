import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Fills in a file of templates/. A line with a value that is empty is left out; the lines of a value are indented like the
 * first one.
 *
 * @param values - of the placeholders: `{{id}}` takes that of `id`
 * @throws if a placeholder has no value
 */
export function fillTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const placeholder = /\{\{([\w-]+)\}\}/g;
  const valueOf = (key: string): string => {
    const value = values[key];
    if (value === undefined) {
      throw new Error(`scripts/new/templates/${name}: nothing is known for {{${key}}}. Fix its name.`);
    }
    return value.trimEnd();
  };
  const lines = readFileSync(path.join(__dirname, 'templates', name), 'utf8').split('\n');
  return lines
    .filter((line) => [...line.matchAll(placeholder)].every(([, key = '']) => valueOf(key) !== ''))
    .map((line) => {
      const [indent = ''] = /^ */.exec(line) ?? [];
      return line.replace(placeholder, (_, key: string) => valueOf(key).replaceAll('\n', `\n${indent}`));
    })
    .join('\n');
}
