import {translate} from '@docusaurus/Translate';
import {choicesOf, type ValueField, type ValueMistake} from '../../reference/samples/sampleValues';

/** What a mistake is, and how the value has to be. */
export function mistakeText(mistake: ValueMistake, {schema}: ValueField): string {
  switch (mistake) {
    case 'missing':
      return translate({id: 'site.values.missing', message: 'The request needs this value.'});
    case 'pattern':
      return translate(
        {id: 'site.values.pattern', message: 'It does not have the form {pattern}.'},
        {pattern: schema.pattern ?? ''},
      );
    case 'number':
      return translate({id: 'site.values.number', message: 'It is not a number of this kind.'});
    case 'range':
      return translate(
        {id: 'site.values.range', message: 'The number is out of range: {minimum} to {maximum}.'},
        {minimum: schema.minimum ?? '…', maximum: schema.maximum ?? '…'},
      );
    case 'length':
      return translate(
        {id: 'site.values.length', message: 'The text has the wrong length: {minimum} to {maximum} characters.'},
        {minimum: schema.minLength ?? 0, maximum: schema.maxLength ?? '…'},
      );
    case 'choice':
      return translate(
        {id: 'site.values.choice', message: 'Choose one of these: {values}.'},
        {values: (choicesOf(schema) ?? []).join(', ')},
      );
    case 'header':
      return translate({
        id: 'site.values.header',
        message:
          'A header holds unaccented letters, digits, signs, and spaces in between. The code keeps the example value.',
      });
    case 'path':
      return translate({
        id: 'site.values.path',
        message: 'A path cannot hold “.” or “..” as a value. The code keeps the example value.',
      });
  }
}

/** That a value is needed: always, or once something is sent of the object that holds it. */
export const requiredText = (object: string | undefined): string =>
  object === undefined
    ? translate({id: 'site.values.required', message: 'required'})
    : translate({id: 'site.values.requiredWith', message: 'required with {object}'}, {object});
