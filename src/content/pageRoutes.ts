import type {Localized} from '../../config/outline/types';

/** Pages of `src/pages` in both languages. */
export const pageRoutes: readonly Localized[] = [
  {en: '/', es: '/docs-es'},
  {en: '/search', es: '/docs-es/search'},
];
