import type {Localized} from './locales';

/** Routes to which code links, for example from the not-found page. */
export const landmarks = {
  archive: {en: '/archive', es: '/docs-es/archivo'},
  authentication: {en: '/authentication', es: '/docs-es/autenticacion'},
  identity: {en: '/identity', es: '/docs-es/identidad'},
} as const satisfies Record<string, Localized>;
