import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import IconLanguage from '@theme/Icon/Language';
import {localeCodes, locales} from '../../../config/locales';
import {useCounterpart} from '../../locale/useCounterpart';
import {usePageLocale} from '../../locale/usePageLocale';
import styles from './styles.module.css';

type Props = Omit<ComponentProps<typeof DropdownNavbarItem>, 'items' | 'label'>;

/** Leads to the page being read in the other language, or to the welcome page of that set. */
export function LanguageDropdown({mobile, ...props}: Props): ReactNode {
  const locale = usePageLocale();
  const counterparts = {en: useCounterpart('en'), es: useCounterpart('es')};
  const activeClass = mobile ? 'menu__link--active' : 'dropdown__link--active';
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      aria-label={translate(
        {id: 'site.navbar.language', message: 'Language: {language}'},
        {language: locales[locale].label},
      )}
      label={
        <span className={styles.label}>
          <IconLanguage className={styles.icon} />
          {mobile
            ? translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'})
            : locales[locale].label}
        </span>
      }
      items={localeCodes.map((code) => ({
        label: locales[code].label,
        lang: locales[code].htmlLang,
        hrefLang: locales[code].htmlLang,
        to: counterparts[code].path,
        autoAddBaseUrl: false,
        isActive: () => false,
        className: code === locale ? activeClass : '',
        'aria-current': code === locale ? 'true' : undefined,
      }))}
    />
  );
}
