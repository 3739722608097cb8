import clsx from 'clsx';
import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import {localeCodes, locales} from '../../../config/locales';
import {useCounterpart} from '../../bilingual/useCounterpart';
import {usePageLocale} from '../../bilingual/usePageLocale';

/**
 * A link to the page being read in each language, in the language's own name.
 *
 * @param className - Infima's class of links in the place where they stand
 * @param onClick - called when one is followed
 */
export function useLanguageLinks(className: string, onClick?: () => void): ReactElement[] {
  const locale = usePageLocale();
  const counterparts = {en: useCounterpart('en'), es: useCounterpart('es')};
  return localeCodes.map((code) => (
    <Link
      key={code}
      className={clsx(className, code === locale && `${className}--active`)}
      to={counterparts[code].href}
      autoAddBaseUrl={false}
      lang={locales[code].htmlLang}
      hrefLang={locales[code].htmlLang}
      aria-current={code === locale ? 'true' : undefined}
      {...(onClick === undefined ? {} : {onClick})}>
      {locales[code].label}
    </Link>
  ));
}
