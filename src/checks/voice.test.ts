import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {localeCodes} from '../../config/locales';

interface Rule {
  pattern: string;
  write: string;
}

const source = readFileSync(path.resolve(__dirname, '../../config/voice.yaml'), 'utf8');
const rules = parse(source) as Record<string, Rule[]>;
const isRuledOut = (text: string, locale = 'es'): boolean =>
  (rules[locale] ?? []).some(({pattern}) => new RegExp(pattern, 'u').test(text));

describe('config/voice.yaml', () => {
  it('has rules for languages of the site only', () => {
    expect(localeCodes).toEqual(expect.arrayContaining(Object.keys(rules)));
  });

  it.each([
    'Conviene guardar el puntaje.',
    'Hay que enviar el RUC.',
    'La persona escribe el código en la pantalla propia.',
    'Momento de vencimiento',
    'Llega recién después del pago.',
    'Alcanza con el nombre.',
    'Envíalos de a uno.',
    'Si usted lo prefiere',
    'lista de string',
    'Una lista vacía no es un error.',
    'La fuente no conoce a nadie con esos datos.',
    'No incluye los flujos.',
    'El valor es inferido.',
    'El número por sí solo sirve para completar un nombre.',
    'Compara los datos. La segunda vez, revisar.',
    'Si el nombre no coincide: corregir y después revisar.',
    'Revisa un valor nuevo para ti.',
    'La placa tiene otra forma.',
  ])('rules out "%s"', (text) => {
    expect(isRuledOut(text)).toBe(true);
  });

  it.each([
    'Envía el código desde tu servidor.',
    'El código se envía al buzón.',
    'Una foto recién tomada',
    'trabaja por cuenta propia',
    'en el momento de la consulta',
    'una lista de nombres',
    'La respuesta no incluye los flujos.',
    'quien conoce la clave',
    'El número solo sirve para completar un nombre.',
    'Corregir y después revisar: la imagen está borrosa.',
    'Si la respuesta se repite, pasa el caso a revisión.',
  ])('lets "%s" pass', (text) => {
    expect(isRuledOut(text)).toBe(false);
  });

  it.each([
    'Somebody pays for the name.',
    'Have a person look at the document.',
    'An app login comes into being here.',
    'The form of the number was observed.',
    'Inferred from the answers.',
    'Not certain: ask support.',
  ])('rules out "%s"', (text) => {
    expect(isRuledOut(text, 'en')).toBe(true);
  });

  it.each([
    'If someone else takes the name, search again.',
    'Do not infer the state from the last event.',
    'Nobody can reset it.',
    'A certain number of tries',
  ])('lets "%s" pass', (text) => {
    expect(isRuledOut(text, 'en')).toBe(false);
  });
});
