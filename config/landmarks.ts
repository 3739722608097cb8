import type {Localized} from './locales';

/** Routes to which code links, for example from the not-found page. */
export const landmarks = {
  authentication: {en: '/authentication', es: '/docs-es/autenticacion'},
  identity: {en: '/identity', es: '/docs-es/identidad'},
} as const satisfies Record<string, Localized>;
