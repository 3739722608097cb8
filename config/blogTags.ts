import type {Localized} from './locales';

/** Tag pages of the blog that are one subject in several languages; each page is in the language of its tag. */
export const blogTags: readonly Localized[] = [
  {en: '/blog/tags/biometrics', es: '/blog/tags/biometricos'},
  {en: '/blog/tags/digital-identity', es: '/blog/tags/identidad-digital'},
  {en: '/blog/tags/hello', es: '/blog/tags/hola'},
  {en: '/blog/tags/privacy', es: '/blog/tags/privacidad'},
  {en: '/blog/tags/zero-knowledge', es: '/blog/tags/conocimiento-cero'},
];
