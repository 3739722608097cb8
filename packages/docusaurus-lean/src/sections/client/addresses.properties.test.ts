import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {routePath} from '../../navigation/routePath';
import {sectionFile} from './sectionFile';

/** Paths with any character, encoded and not; `fc.webPath` takes seconds to make as many. */
const path = fc
  .array(fc.oneof(fc.string(), fc.string({unit: 'grapheme'}).map(encodeURIComponent)), {maxLength: 4})
  .map((parts) => parts.map((part) => `/${part.replaceAll('/', '')}`).join(''));

describe('an address, whatever somebody types', () => {
  it('becomes a path without an ending that hosts add', () => {
    fc.assert(
      fc.property(path, fc.constantFrom('', '.html', '/index.html'), (typed, ending) => {
        fc.pre(!/\.html$|\/index$/.test(typed));
        expect(routePath(`${typed}${ending}`)).toBe(routePath(typed));
      }),
    );
  });

  it('is no error where it is not valid UTF-8', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof routePath(`/%${text}`)).toBe('string');
      }),
    );
  });

  it('belongs to a section of the site', () => {
    fc.assert(
      fc.property(path, (typed) => {
        expect(sectionFile(`/base${typed}`, '/base/', ['/base/docs'])).toMatch(/^sections\/(?:.*\/)?index\.json$/);
      }),
    );
  });
});
