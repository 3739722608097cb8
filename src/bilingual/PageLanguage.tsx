import {useMemo, type ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {locales} from '../../config/locales';
import {usePageLocale} from './usePageLocale';

/**
 * Tells the theme which language the page is in. It formats dates and numbers by Docusaurus' current locale, of which a
 * build has one; there is no public way to give it another for a part of the tree.
 */
export function PageLanguage({children}: {children: ReactNode}): ReactNode {
  const context = useDocusaurusContext();
  const locale = usePageLocale();
  const value = useMemo(() => {
    const {i18n} = context;
    const configured = i18n.localeConfigs[i18n.defaultLocale];
    if (configured === undefined) {
      throw new Error(`docusaurus.config.ts: i18n has no settings for its default locale "${i18n.defaultLocale}".`);
    }
    const {label, htmlLang} = locales[locale];
    const localeConfigs = {...i18n.localeConfigs, [locale]: {...configured, label, htmlLang}};
    return {...context, i18n: {...i18n, currentLocale: locale, localeConfigs}};
  }, [context, locale]);
  return <Context value={value}>{children}</Context>;
}
