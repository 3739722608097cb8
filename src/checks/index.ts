import type {Check} from './Check';
import {contract} from './contract';
import {frontMatter} from './frontMatter';
import {glossary} from './glossary';
import {headings} from './headings';
import {images} from './images';
import {links} from './links';
import {markers} from './markers';
import {mdx} from './mdx';
import {outline} from './outline';
import {parity} from './parity';
import {redirects} from './redirects';
import {spelling} from './spelling';
import {thin} from './thin';

/** All checks, in the order in which their faults are best mended. */
export const checks: readonly Check[] = [
  frontMatter,
  contract,
  mdx,
  headings,
  parity,
  outline,
  links,
  redirects,
  images,
  markers,
  thin,
  glossary,
  spelling,
];
