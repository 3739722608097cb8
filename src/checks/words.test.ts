import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {readForbidden} from './forbiddenTerms';
import type {OwnedRule} from './ownedRules';
import {findWords, ownedWords, voiceWords, type WordRule} from './words';

const read = (name: string): string => readFileSync(path.resolve(__dirname, '../../config', name), 'utf8');

/** What is said about a text. */
const said = (text: string, rules: readonly WordRule[]): string[] =>
  findWords([{place: 'a:1', text}], rules).map(({message}) => message);

describe('GLOSSARY.md', () => {
  const table = `
| English | Spanish | Not in English | Not in Spanish | Meaning |
| --- | --- | --- | --- | --- |
| request | solicitud | | petición, peticiones | What is sent. |
| wallet | billetera | purse | | |
`;

  it.each([
    ['en', 'A purse.', ['"purse" is ruled out by GLOSSARY.md. Write "wallet".']],
    ['es', 'Una Petición.', ['"Petición" is ruled out by GLOSSARY.md. Write "solicitud".']],
    ['es', 'varias\npeticiones', ['"peticiones" is ruled out by GLOSSARY.md. Write "solicitud".']],
    // A part of a word.
    ['es', 'repetición', []],
  ] as const)('says of (%s) "%s": %j', (locale, text, messages) => {
    expect(said(text, readForbidden(table)[locale])).toEqual(messages);
  });

  it('refuses a table with other columns', () => {
    expect(() => readForbidden('| English | Not in Englsh |\n| - | - |\n')).toThrow(/"Not in Englsh" is amiss/);
    expect(() => readForbidden('| English |\n| - |\n')).toThrow(/"Not in English" is amiss/);
  });

  it('forbids nothing in a language without columns', () => {
    expect(readForbidden('| English | Not in English |\n| - | - |\n| wallet | purse |\n').es).toEqual([]);
  });
});

describe('config/voice.yaml', () => {
  const source = read('voice.yaml');

  it('has rules for languages of the site only', () => {
    expect(localeCodes).toEqual(expect.arrayContaining(Object.keys(parse(source) as object)));
  });

  it.each<[LocaleCode, string]>([
    ['es', 'Conviene guardar el puntaje.'],
    ['es', 'Hay que enviar el RUC.'],
    ['es', 'La persona escribe el código en la pantalla propia.'],
    ['es', 'Momento de vencimiento'],
    ['es', 'Llega recién después del pago.'],
    ['es', 'Alcanza con el nombre.'],
    ['es', 'Envíalos de a uno.'],
    ['es', 'Si usted lo prefiere'],
    ['es', 'lista de string'],
    ['es', 'Una lista vacía no es un error.'],
    ['es', 'La fuente no conoce a nadie con esos datos.'],
    ['es', 'No incluye los flujos.'],
    ['es', 'El valor es inferido.'],
    ['es', 'El número por sí solo sirve para completar un nombre.'],
    ['es', 'Compara los datos. La segunda vez, revisar.'],
    ['es', 'Si el nombre no coincide: corregir y después revisar.'],
    ['es', 'Revisa un valor nuevo para ti.'],
    ['es', 'La placa tiene otra forma.'],
    ['en', 'Somebody pays for the name.'],
    ['en', 'Have a person look at the document.'],
    ['en', 'An app login comes into being here.'],
    ['en', 'The form of the number was observed.'],
    ['en', 'Inferred from the answers.'],
    ['en', 'Not certain: ask support.'],
  ])('rules out (%s) "%s"', (locale, text) => {
    expect(said(text, voiceWords(source, locale))).not.toEqual([]);
  });

  it.each<[LocaleCode, string]>([
    ['es', 'Envía el código desde tu servidor.'],
    ['es', 'El código se envía al buzón.'],
    ['es', 'Una foto recién tomada'],
    ['es', 'trabaja por cuenta propia'],
    ['es', 'en el momento de la consulta'],
    ['es', 'una lista de nombres'],
    ['es', 'La respuesta no incluye los flujos.'],
    ['es', 'quien conoce la clave'],
    ['es', 'El número solo sirve para completar un nombre.'],
    ['es', 'Corregir y después revisar: la imagen está borrosa.'],
    ['es', 'Si la respuesta se repite, pasa el caso a revisión.'],
    ['en', 'If someone else takes the name, search again.'],
    ['en', 'Do not infer the state from the last event.'],
    ['en', 'Nobody can reset it.'],
    ['en', 'A certain number of tries'],
  ])('lets (%s) "%s" pass', (locale, text) => {
    expect(said(text, voiceWords(source, locale))).toEqual([]);
  });
});

describe('config/ownedRules.yaml', () => {
  const rules = parse(read('ownedRules.yaml')) as OwnedRule[];
  const inText = (text: string, locale: LocaleCode): string[] =>
    said(
      text,
      ownedWords(rules, ({refuses}) => refuses?.[locale] ?? []),
    );

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
    expect(inText(text, locale)).toEqual([expect.stringMatching(/contradicts platform\/decisions .*\. Write .+\.$/)]);
  });

  it.each<[LocaleCode, string]>([
    ['en', 'To open an account, use the check that takes the date of issue.'],
    ['en', 'After a second 404, send the case to review.'],
    ['en', 'If the field is missing, the result is not checked.'],
    ['en', 'A person rejects, in a review.'],
    ['es', 'Para abrir una cuenta, usa la validación que recibe la fecha de expedición.'],
    ['es', 'Después de un segundo 404, envía el caso a revisión.'],
  ])('lets (%s) "%s" pass', (locale, text) => {
    expect(inText(text, locale)).toEqual([]);
  });

  it.each([
    ['```js\nconsole.log("decision: stop");\n```', 1],
    ['```bash\n  404*) decision=stop ;;\n```', 1],
    ['```bash\n  404*) decision=correct ;;\n  *) decision=not-checked ;;\n```', 0],
    ["```js\nif (status === 404) return 'ask-again';\n```", 1],
    ['```text\ndecision: accept\n```', 0],
  ])('in the program %j finds words that decide otherwise: %i', (program, count) => {
    expect(
      said(
        program,
        ownedWords(rules, ({programs = []}) => programs),
      ),
    ).toHaveLength(count);
  });
});
