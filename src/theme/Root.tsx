import {useEffect, useState, type ReactNode} from 'react';
import {LanguageProvider} from '../preferences/LanguageProvider';
import {notFoundLocale} from '../bilingual/notFoundLocale';
import {PartLocale} from '../bilingual/usePageLocale';

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
