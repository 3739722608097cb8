import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconClose from '@theme/Icon/Close';
import {locales, type LocaleCode} from '../../../config/locales';
import {useCounterpart} from '../../bilingual/useCounterpart';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {preferenceKeys} from '../../preferences/keys';
import {offeredLocale} from './offeredLocale';
import styles from './styles.module.css';

/** Texts of the hint: each stands in its own language, on pages of the other one, so no translation by page fits. */
const texts: Record<LocaleCode, {label: string; offer: string; close: string}> = {
  en: {label: 'Language of the page', offer: 'This page is also in English.', close: 'Close this hint'},
  es: {label: 'Idioma de la página', offer: 'Esta página también está en español.', close: 'Cerrar este aviso'},
};

/** The path by which the visit began: the hint stands on that page only. */
const entryPath = typeof window === 'undefined' ? undefined : window.location.pathname;

function Hint({locale, href}: {locale: LocaleCode; href: string}): ReactNode {
  const [stored, slot] = useStorageSlot(preferenceKeys.languageHint);
  // Holds for this visit where storage is denied or full.
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed || stored === 'dismissed') {
    return null;
  }
  const {label, offer, close} = texts[locale];
  const {htmlLang, readLabel} = locales[locale];
  return (
    <aside className={styles.hint} lang={htmlLang} aria-label={label}>
      <p className={styles.text}>
        {offer}{' '}
        <Link to={href} autoAddBaseUrl={false} hrefLang={htmlLang}>
          {readLabel}
        </Link>
      </p>
      <button
        type="button"
        className={`clean-btn ${styles.close}`}
        aria-label={close}
        onClick={() => {
          setIsClosed(true);
          slot.set('dismissed');
        }}>
        <IconClose width={12} height={12} />
      </button>
    </aside>
  );
}

/** Tells a reader who comes from another site that the page exists in the language of the browser. Nobody is redirected. */
export function LanguageHint(): ReactNode {
  const isBrowser = useIsBrowser();
  const pageLocale = usePageLocale();
  const {pathname} = useLocation();
  const offered =
    isBrowser && pathname === entryPath
      ? offeredLocale(
          {referrer: document.referrer, origin: window.location.origin, languages: navigator.languages},
          pageLocale,
        )
      : undefined;
  const {href, isSamePage} = useCounterpart(offered ?? pageLocale);
  return offered !== undefined && isSamePage ? <Hint locale={offered} href={href} /> : null;
}
