import {jsonFault} from '../content/jsonFault';
import {readSources, type Source} from '../content/sources';
import type {Check} from './Check';

const pricesFile = 'config/tagPrices.json';

/** The keys that each price of a name has. */
const terms = ['1', '2', '3', '4', '5', 'lifetime'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function lineWith(text: string, part: string, from = 0): number {
  return (
    Math.max(
      0,
      text.split('\n').findIndex((line, index) => index >= from && line.includes(part)),
    ) + 1
  );
}

/** Texts of the interface are `{message, description}` by id. */
function messageFaults({file, text}: Source): string[] {
  return Object.entries(JSON.parse(text) as object)
    .filter(([, entry]) => !isRecord(entry) || typeof entry.message !== 'string' || entry.message.trim() === '')
    .map(([id]) => `${file}:${lineWith(text, `"${id}"`)}: "${id}" has no text. Write it as "message".`);
}

/** Prices are numbers, without a currency. */
function priceFaults({file, text}: Source): string[] {
  const rows = JSON.parse(text) as unknown;
  if (!Array.isArray(rows)) {
    return [`${file}:1: prices are a list. Write [{"length": "1", "usd": {…}}, …].`];
  }
  return rows.flatMap((row: unknown) => {
    const usd = isRecord(row) && isRecord(row.usd) ? row.usd : {};
    const length = isRecord(row) ? String(row.length) : '';
    const start = lineWith(text, `"length": ${JSON.stringify(length)}`) - 1;
    return terms
      .filter((term) => typeof usd[term] !== 'number' || usd[term] < 0)
      .map((term) => {
        const written = usd[term] === undefined ? 'missing' : JSON.stringify(usd[term]);
        return `${file}:${lineWith(text, `"${term}":`, start)}: the price "${term}" of "length": "${length}" is ${written}. Write a number in US dollars, without quotes: 240.`;
      });
  });
}

/** Texts of the interface and other data in JSON can be read, and prices are numbers. */
export const data: Check = {
  name: 'data',
  run: async ({root}) => {
    const files = await readSources(root, ['i18n/**/*.json', 'config/**/*.json']);
    return files.flatMap((source) => {
      const fault = jsonFault(source.text, source.file);
      if (fault !== undefined) {
        return [fault];
      }
      if (source.file === pricesFile) {
        return priceFaults(source);
      }
      return source.file.endsWith('/code.json') ? messageFaults(source) : [];
    });
  },
};
