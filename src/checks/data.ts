import * as z from 'zod';
import {jsonFault} from '../content/jsonFault';
import {readData} from '../content/readData';
import {readSources} from '../content/sources';
import type {Check} from './Check';

const noText = '"{key}" has no text. Write it as "message".';

/** Texts of the interface: `{message, description}` by id. */
const messages = z.record(z.string(), z.object({message: z.string(noText).trim().min(1, noText)}, noText));

const fix = 'Write the price as a number in US dollars: 240.';
const price = z
  .number({
    error: ({input}) => `the price "{key}" is ${input === undefined ? 'missing' : JSON.stringify(input)}. ${fix}`,
  })
  .nonnegative(`the price "{key}" is below zero. ${fix}`);

/** Prices are numbers, without a currency. */
const prices = z.array(
  z.object({length: z.string(), usd: z.object({1: price, 2: price, 3: price, 4: price, 5: price, lifetime: price})}),
);

/** What a file is to hold, beside JSON. */
function schemaOf(file: string): z.ZodType {
  if (file === 'config/tagPrices.json') {
    return prices;
  }
  return file.endsWith('/code.json') ? messages : z.unknown();
}

/** Texts of the interface and other data in JSON can be read, and prices are numbers. */
export const data: Check = {
  name: 'data',
  run: async ({root}) => {
    const faults: string[] = [];
    for (const source of await readSources(root, ['i18n/**/*.json', 'config/**/*.json'])) {
      const fault = jsonFault(source.text, source.file);
      if (fault === undefined) {
        readData(schemaOf(source.file), source, faults);
      } else {
        faults.push(fault);
      }
    }
    return faults;
  },
};
