import type {PrismTheme} from 'prism-react-renderer';

/** The colours are tokens (src/css/tokens.css), so one theme serves light and dark without a second rendering. */
const color = (name: string): {color: string} => ({color: `var(--site-code-${name})`});

export const codeTheme: PrismTheme = {
  // The colours of the block as a whole are in src/css/theme.css: set here, every line would repeat them.
  plain: {},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: color('comment')},
    {types: ['string', 'attr-value', 'char', 'inserted', 'regex'], style: color('string')},
    {types: ['number', 'boolean', 'constant', 'symbol'], style: color('number')},
    {types: ['keyword', 'atrule', 'builtin', 'important', 'selector'], style: color('keyword')},
    {types: ['function', 'method', 'class-name', 'tag'], style: color('function')},
    {types: ['property', 'attr-name', 'variable', 'parameter'], style: color('property')},
    {types: ['punctuation', 'operator'], style: color('punctuation')},
    {types: ['deleted'], style: color('number')},
  ],
};
