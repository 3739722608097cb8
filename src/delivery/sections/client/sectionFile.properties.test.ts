import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {routePath, sectionFile} from './sectionFile';

describe('an address, whatever somebody types', () => {
  it('becomes a path without an ending that hosts add', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('', '.html', '/index.html'), (path, ending) => {
        fc.pre(!/\.html$|\/index$/.test(path));
        expect(routePath(`${path}${ending}`)).toBe(routePath(path));
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
      fc.property(fc.webPath(), (path) => {
        expect(sectionFile(`/base${path}`, '/base/')).toMatch(/^sections\/(?:.*\/)?index\.json$/);
      }),
    );
  });
});
