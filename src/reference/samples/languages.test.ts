import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {defaultSampleLanguage, sampleLanguages} from './languages';

const read = (file: string): string => readFileSync(path.resolve(__dirname, '../../..', file), 'utf8');

describe('a language of samples', () => {
  it.each(sampleLanguages)('$id has room for its code before the script runs', ({id}) => {
    const rule = `[data-preferred-language='${id}']) .panel {\n  --lines: var(--${id}, var(--${defaultSampleLanguage}));`;
    const sheet = 'src/components/CodeSamples/styles.module.css';
    expect(id === defaultSampleLanguage || read(sheet).includes(rule), `${sheet} lacks ${rule}`).toBe(true);
  });
});
