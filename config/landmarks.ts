import type {Localized} from './locales';

/** Routes of pages that pages without content of their own lead to, such as the not-found page. */
export const landmarks = {
  authentication: {en: '/authentication', es: '/docs-es/autenticacion'},
  identity: {en: '/identity', es: '/docs-es/identidad'},
} as const satisfies Record<string, Localized>;
