import type {Options} from '@docusaurus/plugin-content-pages';
import {defaultLocale} from '../config/locales';
import {remarkPlugins} from '../src/reference/remarkPlugins';

export const pages = {beforeDefaultRemarkPlugins: remarkPlugins(defaultLocale)} satisfies Options;
