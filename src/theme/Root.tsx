import {useEffect, useState, type ReactNode} from 'react';
import {LanguageProvider} from '../preferences/LanguageProvider';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {NotFoundHydration} from '../locale/usePageLocale';

/** The language of the document if the host answered with a not-found page, built for one address and shown at another. */
function notFoundLocale(): LocaleCode | null {
  if (typeof document === 'undefined') {
    return null;
  }
  const built = document.documentElement.getAttribute('data-not-found');
  return localeCodes.find((code) => code === built) ?? null;
}

/** What every page needs and what stays mounted when the page changes. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const [builtLocale, setBuiltLocale] = useState(notFoundLocale);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a second render after hydration is what is wanted
    setBuiltLocale(null);
  }, []);
  return (
    <NotFoundHydration value={builtLocale}>
      <LanguageProvider>{children}</LanguageProvider>
    </NotFoundHydration>
  );
}
