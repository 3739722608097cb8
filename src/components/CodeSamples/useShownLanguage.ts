import {useCallback, useEffect, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import {useLanguage} from '../../preferences/LanguageProvider';
import type {SampleLanguageId} from '../../reference/samples/languages';

/**
 * The language that a sample shows: the preferred one once the sample is within a screen of what the reader sees. A guide has
 * up to forty samples, and rendering all of them again at once would keep the reader waiting.
 *
 * @param sample - the element of the sample
 * @returns the language, whether another one is preferred, and what a choice in this sample does: it prefers a language, and
 *   shows it at once. What is chosen from stays where it is in the window, though samples above it become longer or shorter.
 */
export function useShownLanguage(sample: RefObject<Element | null>): {
  shown: SampleLanguageId;
  isLate: boolean;
  choose: (language: SampleLanguageId, control: HTMLElement) => void;
} {
  const {blockElementScrollPositionUntilNextRender: holdInPlace} = useScrollPositionBlocker();
  const {language, setLanguage} = useLanguage();
  const [shown, setShown] = useState(language);
  useEffect(() => {
    if (sample.current === null || shown === language) {
      return undefined;
    }
    const show = (): void => {
      setShown(language);
    };
    // The page is printed as soon as the listeners have returned.
    const showAtOnce = (): void => {
      flushSync(show);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          show();
        }
      },
      {rootMargin: '100% 0px'},
    );
    observer.observe(sample.current);
    window.addEventListener('beforeprint', showAtOnce);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showAtOnce);
    };
  }, [language, sample, shown]);
  const choose = useCallback(
    (next: SampleLanguageId, control: HTMLElement) => {
      holdInPlace(control);
      setShown(next);
      setLanguage(next);
    },
    [holdInPlace, setLanguage],
  );
  return {shown, isLate: shown !== language, choose};
}
