import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {localeCodes, locales} from '../../config/locales';
import {errorKey} from '../../src/reference/contract/errorKey';
import {siteContract} from '../../src/reference/contract/siteContract';
import {testedLanguages} from '../support/testedLanguages';
import {printedBlocks} from './programs';

/** How to read the keys of a list of bodies, given as JSON on the standard input, with each program of the page. */
const readers = {
  javascript: [
    'errorKey.js',
    process.execPath,
    ['--input-type=module', '-e'],
    `import {errorKey} from './errorKey.js';
     let text = '';
     for await (const part of process.stdin) text += part;
     console.log(JSON.stringify(JSON.parse(text).map(errorKey)));`,
  ],
  python: [
    'error_key.py',
    'python3',
    ['-c'],
    'import json, sys; from error_key import error_key; print(json.dumps([error_key(body) for body in json.load(sys.stdin)]))',
  ],
} as const;

describe.each(localeCodes)('the page on errors in %s', (locale) => {
  const file = path.join(locales[locale].docsPath, 'platform/errors.mdx');
  const blocks = printedBlocks(readFileSync(file, 'utf8'), file);

  const tested = Object.entries(readers).filter(([language]) => testedLanguages.includes(language));
  it.each(tested)(
    'takes the key out of every body of the contract (%s)',
    async (_language, [name, program, flags, script]) => {
      const code = blocks.find(({title}) => title === name)?.code ?? '';
      const folder = mkdtempSync(path.join(tmpdir(), 'error-key-'));
      writeFileSync(path.join(folder, name), code);
      writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
      const {operations} = (await siteContract()).in[locale];
      const bodies = [...operations.values()].flatMap(({errors}) => errors.map(({body}) => body));
      const printed = execFileSync(program, [...flags, script], {cwd: folder, input: JSON.stringify(bodies)});
      rmSync(folder, {recursive: true});
      expect(bodies.length).toBeGreaterThan(0);
      expect(JSON.parse(printed.toString())).toEqual(bodies.map(errorKey));
    },
  );
});
