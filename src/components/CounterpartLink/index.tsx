import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {locales, type LocaleCode} from '../../../config/locales';
import {textIn} from '../../bilingual/textIn';
import {useCounterparts} from '../../bilingual/useCounterparts';
import {usePageLocale} from '../../bilingual/usePageLocale';

export interface LanguageLinkProps {
  locale: LocaleCode;
  /** Path with the base path. */
  href: string;
  className?: string | undefined;
}

/** Leads to a page in another language, and says so in that one. */
export function LanguageLink({locale, href, className}: LanguageLinkProps): ReactNode {
  return (
    <Link
      className={className}
      to={href}
      autoAddBaseUrl={false}
      lang={locales[locale].htmlLang}
      hrefLang={locales[locale].htmlLang}>
      {textIn(locale, {id: 'site.language.read', message: 'Read in English'})}
    </Link>
  );
}

export interface CounterpartLinkProps {
  className?: string | undefined;
}

/** Leads to the page being read in the other languages; nothing where it is not there. */
export function CounterpartLink({className}: CounterpartLinkProps): ReactNode {
  const pageLocale = usePageLocale();
  return useCounterparts()
    .filter(({locale, isSamePage}) => locale !== pageLocale && isSamePage)
    .map(({locale, href}) => <LanguageLink key={locale} locale={locale} href={href} className={className} />);
}
