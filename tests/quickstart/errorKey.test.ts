import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {localeCodes} from '../../config/locales';
import {errorKey} from '../../src/reference/contract/errorKey';
import {siteContract} from '../../src/reference/contract/siteContract';
import {testedLanguages} from '../support/testedLanguages';
import {printedBlocks} from './printedBlocks';

/** How to read the keys of a list of bodies, given as JSON on the standard input, with each program of the page. */
const readers: Readonly<Record<string, readonly [file: string, program: string, ...args: string[]]>> = {
  javascript: [
    'errorKey.js',
    process.execPath,
    '--input-type=module',
    '-e',
    `import {errorKey} from './errorKey.js';
     let text = '';
     for await (const part of process.stdin) text += part;
     console.log(JSON.stringify(JSON.parse(text).map(errorKey)));`,
  ],
  python: [
    'error_key.py',
    'python3',
    '-c',
    'import json, sys; from error_key import error_key; print(json.dumps([error_key(body) for body in json.load(sys.stdin)]))',
  ],
};

const tested = Object.entries(readers).filter(([language]) => testedLanguages.includes(language));

it.each(localeCodes)('the page on errors takes the key out of every body of the contract: %s', async (locale) => {
  const {operations} = (await siteContract()).in[locale];
  const bodies = [...operations.values()].flatMap(({errors}) => errors.map(({body}) => body));
  expect(bodies.length).toBeGreaterThan(0);
  for (const [language, [file, program, ...args]] of tested) {
    const cwd = mkdtempSync(path.join(tmpdir(), 'error-key-'));
    const printed = printedBlocks(locale, 'platform/errors.mdx').find(({title}) => title === file);
    writeFileSync(path.join(cwd, file), printed?.code ?? '');
    const keys = execFileSync(program, args, {cwd, input: JSON.stringify(bodies)});
    expect(JSON.parse(keys.toString()), language).toEqual(bodies.map(errorKey));
  }
});
