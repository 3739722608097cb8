import {useEffect, useRef} from 'react';
import {useColorMode, useStorageSlot} from '@docusaurus/theme-common';
import {preferenceKeys} from './keys';

/** Writes the reader's choice of colour mode to our key and to the page root, beside Docusaurus' own. */
export function PreferredTheme(): null {
  const {colorMode} = useColorMode();
  const [, slot] = useStorageSlot(preferenceKeys.colorMode);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    // useColorMode lags behind on the first render, so the page root says what is really shown.
    const actual = document.documentElement.getAttribute('data-theme');
    if (shown.current !== null && shown.current !== actual && actual !== null) {
      document.documentElement.setAttribute('data-preferred-theme', actual);
      slot.set(actual);
    }
    shown.current = actual;
  }, [colorMode, slot]);
  return null;
}
