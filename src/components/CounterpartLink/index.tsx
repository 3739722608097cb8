import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {localeCodes, locales} from '../../../config/locales';
import {useCounterpart} from '../../bilingual/useCounterpart';
import {usePageLocale} from '../../bilingual/usePageLocale';

export interface CounterpartLinkProps {
  className?: string | undefined;
}

/** Leads to the page being read in the other language, and says so in that language; nothing where it is not there. */
export function CounterpartLink({className}: CounterpartLinkProps): ReactNode {
  const locale = usePageLocale();
  const counterparts = {en: useCounterpart('en'), es: useCounterpart('es')};
  return localeCodes
    .filter((code) => code !== locale && counterparts[code].isSamePage)
    .map((code) => (
      <Link
        key={code}
        className={className}
        to={counterparts[code].href}
        autoAddBaseUrl={false}
        lang={locales[code].htmlLang}
        hrefLang={locales[code].htmlLang}
        data-pagefind-ignore="">
        {locales[code].readLabel}
      </Link>
    ));
}
