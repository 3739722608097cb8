import {translate} from '@docusaurus/Translate';
import type {ValueField, ValueMistake} from '../../reference/samples/sampleValues';

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
  }
}
