import {useEffect, useState, type ReactNode} from 'react';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {PartLocale} from '../bilingual/usePageLocale';
import {LanguageProvider} from '../preferences/LanguageProvider';

/** The language of a not-found page, which is built for one address and shown at another; null on other pages. */
function notFoundLocale(): LocaleCode | null {
  if (typeof document === 'undefined') {
    return null;
  }
  const built = document.documentElement.getAttribute('data-not-found');
  return localeCodes.find((code) => code === built) ?? null;
}

/** What is typed for an input method is its own: no handler gets these keys. https://w3c.github.io/uievents/#events-composition-key-events */
function leaveToInputMethod(event: KeyboardEvent): void {
  if (event.isComposing) {
    event.stopImmediatePropagation();
  }
}

/** What every page needs and what stays mounted when the page changes. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const [builtLocale, setBuiltLocale] = useState(notFoundLocale);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a second render after hydration is what is wanted
    setBuiltLocale(null);
    window.addEventListener('keydown', leaveToInputMethod, true);
  }, []);
  return (
    <PartLocale value={builtLocale}>
      <LanguageProvider>{children}</LanguageProvider>
    </PartLocale>
  );
}
