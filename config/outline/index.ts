import {biometrics} from './biometrics';
import {checks} from './checks';
import {company} from './company';
import {platform} from './platform';
import {resources} from './resources';
import {start} from './start';
import type {OutlineItem} from './types';

export type {OutlineItem} from './types';

/** The sidebar of both docs sets, in the order in which a reader meets the subjects. */
export const outline: readonly OutlineItem[] = [
  ...start,
  ...checks,
  ...biometrics,
  ...resources,
  ...platform,
  ...company,
];
