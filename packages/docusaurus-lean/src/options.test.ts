import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {validateOptions, type Options} from './options';

const validated = (options: Options) => validateOptions({validate: normalizePluginOptions as never, options});

describe('the options', () => {
  it('have all parts on by default', () => {
    expect(validated({})).toMatchObject({
      sections: {lists: {}},
      navigation: true,
      highlighting: true,
      styles: {sheets: {}, variables: []},
      reloads: true,
    });
  });

  it('complete the settings of a part, and switch parts off', () => {
    const {sections, styles} = validated({sections: false, styles: {variables: [/^--own/]}});
    expect(sections).toBe(false);
    expect(styles).toEqual({sheets: {}, variables: [/^--own/]});
  });

  it.each([
    ['"speed" is not allowed', {speed: true}],
    ['"navigation" must be a boolean', {navigation: 'yes'}],
    ['"sections" must be of type object', {sections: true}],
    ['"sections.lists.pairs" must be an array', {sections: {lists: {pairs: 'list'}}}],
    ['"styles.sheets.docs" must be a regular expression', {styles: {sheets: {docs: 'docs'}}}],
    ['"sections" needs "navigation"', {navigation: false}],
  ])('say what is wrong: %s', (message, options) => {
    expect(() => validated(options as Options)).toThrow(message);
  });
});
