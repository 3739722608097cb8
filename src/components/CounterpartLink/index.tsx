import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {locales} from '../../../config/locales';
import {textIn} from '../../bilingual/textIn';
import {useCounterparts} from '../../bilingual/useCounterparts';
import {usePageLocale} from '../../bilingual/usePageLocale';

export interface CounterpartLinkProps {
  className?: string | undefined;
}

/** Leads to the page being read in the other languages, and says so in theirs; nothing where it is not there. */
export function CounterpartLink({className}: CounterpartLinkProps): ReactNode {
  const pageLocale = usePageLocale();
  return useCounterparts()
    .filter(({locale, isSamePage}) => locale !== pageLocale && isSamePage)
    .map(({locale, href}) => (
      <Link
        key={locale}
        className={className}
        to={href}
        autoAddBaseUrl={false}
        lang={locales[locale].htmlLang}
        hrefLang={locales[locale].htmlLang}
        data-pagefind-ignore="">
        {textIn(locale, {id: 'site.language.read', message: 'Read in English'})}
      </Link>
    ));
}
