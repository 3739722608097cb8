import clsx from 'clsx';
import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import {locales} from '../../../config/locales';
import {useCounterparts} from '../../bilingual/useCounterparts';
import {usePageLocale} from '../../bilingual/usePageLocale';

/**
 * A link to the page being read in each language, in the language's own name.
 *
 * @param className - Infima's class of links in the place where they stand
 * @param onClick - called when one is followed
 */
export function useLanguageLinks(className: string, onClick?: () => void): ReactElement[] {
  const pageLocale = usePageLocale();
  return useCounterparts().map(({locale, href}) => (
    <Link
      key={locale}
      className={clsx(className, locale === pageLocale && `${className}--active`)}
      to={href}
      autoAddBaseUrl={false}
      lang={locales[locale].htmlLang}
      hrefLang={locales[locale].htmlLang}
      aria-current={locale === pageLocale ? 'true' : undefined}
      {...(onClick === undefined ? {} : {onClick})}>
      {locales[locale].label}
    </Link>
  ));
}
