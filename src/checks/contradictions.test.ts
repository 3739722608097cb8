import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {findContradictions} from './contradictions';
import type {OwnedRule} from './ownedRules';

const rules = parse(readFileSync(path.resolve(__dirname, '../../config/ownedRules.yaml'), 'utf8')) as OwnedRule[];

const faultsIn = (text: string, locale: LocaleCode): string[] =>
  rules.flatMap((rule) =>
    findContradictions([{place: 'a:1', text}], rule, rule.refuses?.[locale] ?? []).map(({message}) => message),
  );

const faultsInProgram = (text: string): string[] =>
  rules.flatMap((rule) =>
    findContradictions([{place: 'a:1', text}], rule, rule.programs ?? []).map(({message}) => message),
  );

describe('config/ownedRules.yaml', () => {
  it('has rules for languages of the site only', () => {
    const languages = rules.flatMap(({phrases, refuses}) => Object.keys({...phrases, ...refuses}));
    expect(localeCodes).toEqual(expect.arrayContaining([...new Set(languages)]));
  });

  it.each<[LocaleCode, string]>([
    ['en', 'Use it before you open an account or pay a supplier: it answers in one request.'],
    ['en', 'Compare the names for equality.'],
    ['en', 'After two attempts, block the step for a while.'],
    ['en', 'After a second 404, stop.'],
    ['en', 'A missing field means that the case is to be\nreviewed.'],
    ['en', 'If the field is missing, treat the person as clean.'],
    ['en', 'Reject the user if the name differs.'],
    ['es', 'Úsala antes de abrir una cuenta o de pagar a alguien.'],
    ['es', 'Después de dos intentos, bloquea el paso por un tiempo.'],
    ['es', 'Tras un segundo 404, detén el proceso.'],
    ['es', 'Rechaza al usuario si el nombre difiere.'],
  ])('refuses (%s) "%s"', (locale, text) => {
    expect(faultsIn(text, locale)).toEqual([expect.stringMatching(/contradicts platform\/decisions .*\. Write .+\.$/)]);
  });

  it.each<[LocaleCode, string]>([
    ['en', 'To open an account, use the check that takes the date of issue.'],
    ['en', 'After a second 404, send the case to review.'],
    ['en', 'If the field is missing, the result is not checked.'],
    ['en', 'A person rejects, in a review.'],
    ['es', 'Para abrir una cuenta, usa la validación que recibe la fecha de expedición.'],
    ['es', 'Después de un segundo 404, envía el caso a revisión.'],
  ])('lets (%s) "%s" pass', (locale, text) => {
    expect(faultsIn(text, locale)).toEqual([]);
  });

  it('refuses a program that ends in another word', () => {
    expect(faultsInProgram('```js\nconsole.log("decision: stop");\n```')).toHaveLength(1);
    expect(faultsInProgram('```bash\n  404*) decision=stop ;;\n```')).toHaveLength(1);
    expect(faultsInProgram('```bash\n  404*) decision=correct ;;\n  *) decision=not-checked ;;\n```')).toEqual([]);
    expect(faultsInProgram("```js\nif (status === 404) return 'ask-again';\n```")).toHaveLength(1);
    expect(faultsInProgram('```text\ndecision: accept\n```')).toEqual([]);
  });
});
