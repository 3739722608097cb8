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
  const text = readFileSync(path.join(__dirname, 'templates', name), 'utf8');
  const valueOf = (key: string): string => {
    const value = values[key];
    if (value === undefined) {
      throw new Error(`scripts/new/templates/${name}: nothing is known for {{${key}}}. Fix its name.`);
    }
    return value;
  };
  const lines = text.split('\n').flatMap((line) => {
    const keys = [...line.matchAll(/\{\{([\w-]+)\}\}/g)].map(([, key = '']) => key);
    const indent = /^ */.exec(line)?.[0] ?? '';
    return keys.some((key) => valueOf(key) === '')
      ? []
      : [line.replace(/\{\{([\w-]+)\}\}/g, (_, key: string) => valueOf(key).trimEnd().replaceAll('\n', `\n${indent}`))];
  });
  return lines.join('\n');
}
