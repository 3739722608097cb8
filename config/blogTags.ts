import type {Localized} from './outline/types';

/** Pages of the blog's tags that are one subject in two languages. A Spanish tag's page speaks Spanish. */
export const tagPairs: readonly Localized[] = [
  {en: '/blog/tags/biometrics', es: '/blog/tags/biometricos'},
  {en: '/blog/tags/digital-identity', es: '/blog/tags/identidad-digital'},
  {en: '/blog/tags/privacy', es: '/blog/tags/privacidad'},
  {en: '/blog/tags/zero-knowledge', es: '/blog/tags/conocimiento-cero'},
];
