import type {Localized} from './locales';

/** Pages of the blog's tags that are one subject in several languages. The page of a Spanish tag speaks Spanish. */
export const blogTags: readonly Localized[] = [
  {en: '/blog/tags/biometrics', es: '/blog/tags/biometricos'},
  {en: '/blog/tags/digital-identity', es: '/blog/tags/identidad-digital'},
  {en: '/blog/tags/privacy', es: '/blog/tags/privacidad'},
  {en: '/blog/tags/zero-knowledge', es: '/blog/tags/conocimiento-cero'},
];
