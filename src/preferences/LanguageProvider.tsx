import {createContext, useCallback, useContext, useMemo, useState, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {defaultSampleLanguage, isSampleLanguageId, type SampleLanguageId} from '../reference/samples/languages';
import {preferenceKeys} from './keys';

export interface LanguagePreference {
  /** The language in which code samples are shown. */
  language: SampleLanguageId;
  setLanguage: (language: SampleLanguageId) => void;
}

const LanguageContext = createContext<LanguagePreference | null>(null);

/** Gives every sample of the site one preferred language: stored, shared between tabs, cURL until one is chosen. */
export function LanguageProvider({children}: {children: ReactNode}): ReactNode {
  const [stored, slot] = useStorageSlot(preferenceKeys.sampleLanguage);
  // Holds the choice for this visit where storage is denied or full.
  const [chosen, setChosen] = useState<SampleLanguageId>(defaultSampleLanguage);
  const language = isSampleLanguageId(stored) ? stored : chosen;

  const setLanguage = useCallback(
    (next: SampleLanguageId) => {
      setChosen(next);
      slot.set(next);
      document.documentElement.setAttribute('data-preferred-language', next);
    },
    [slot],
  );
  const preference = useMemo(() => ({language, setLanguage}), [language, setLanguage]);
  return <LanguageContext value={preference}>{children}</LanguageContext>;
}

/**
 * The preferred code-sample language.
 *
 * @throws outside of {@link LanguageProvider}
 */
export function useLanguage(): LanguagePreference {
  const preference = useContext(LanguageContext);
  if (preference === null) {
    throw new Error('useLanguage must be used within a LanguageProvider');
  }
  return preference;
}
