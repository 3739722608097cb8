import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {locales, type LocaleCode} from '../../../config/locales';
import {textIn} from '../../bilingual/textIn';
import {useCounterparts} from '../../bilingual/useCounterparts';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {preferenceKeys} from '../../preferences/keys';
import {Icon} from '../Icon';
import {offeredLocale} from './offeredLocale';
import styles from './styles.module.css';

/** The path by which the visit began: the hint stands on that page only. */
const entryPath = typeof window === 'undefined' ? undefined : window.location.pathname;

function Hint({locale, href}: {locale: LocaleCode; href: string}): ReactNode {
  const [stored, slot] = useStorageSlot(preferenceKeys.languageHint);
  // Holds for this visit where storage is denied or full.
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed || stored === 'dismissed') {
    return null;
  }
  const {htmlLang} = locales[locale];
  // In the language that is offered, not in that of the page.
  return (
    <aside
      className={styles.hint}
      lang={htmlLang}
      aria-label={textIn(locale, {id: 'site.language.hint.label', message: 'Language of the page'})}>
      <p className={styles.text}>
        {textIn(locale, {id: 'site.language.hint.offer', message: 'This page is also in English.'})}{' '}
        <Link to={href} autoAddBaseUrl={false} hrefLang={htmlLang}>
          {textIn(locale, {id: 'site.language.read', message: 'Read in English'})}
        </Link>
      </p>
      <button
        type="button"
        className={`clean-btn ${styles.close}`}
        aria-label={textIn(locale, {id: 'site.language.hint.close', message: 'Close this hint'})}
        onClick={() => {
          setIsClosed(true);
          slot.set('dismissed');
        }}>
        <Icon name="close" size={12} />
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
  const counterpart = useCounterparts().find(({locale}) => locale === offered);
  return counterpart?.isSamePage === true ? <Hint locale={counterpart.locale} href={counterpart.href} /> : null;
}
