import type {Options} from '@docusaurus/plugin-content-pages';
import {defaultLocale} from '../config/locales';
import remarkCopies from '../src/copies/remark';
import {remarkPlugins} from '../src/reference/remarkPlugins';

export const pages = {
  beforeDefaultRemarkPlugins: remarkPlugins(defaultLocale),
  remarkPlugins: [remarkCopies],
} satisfies Options;
