import {
  Children,
  isValidElement,
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLanguage} from '../../preferences/LanguageProvider';
import {sampleLanguages, type SampleLanguageId} from '../../reference/samples/languages';
import type {CodeSampleProps} from './CodeSample';
import styles from './styles.module.css';

function samplesOf(children: ReactNode): ReactElement<CodeSampleProps>[] {
  return Children.toArray(children).filter((child): child is ReactElement<CodeSampleProps> =>
    isValidElement<CodeSampleProps>(child),
  );
}

export interface CodeSamplesProps {
  /** Id of the operation that is called; the Markdown copy of the page finds the other languages by it. */
  operation: string;
  children: ReactNode;
}

/** Height of each language's code in lines, so that the page keeps room for the stored language before it is shown. */
function lineCounts(samples: readonly ReactElement<CodeSampleProps>[]): CSSProperties {
  return Object.fromEntries(samples.map(({props}) => [`--${props.language}`, props.lines]));
}

/**
 * One request in every language, as tabs. All of them on the site show the language that the reader prefers; the HTML
 * holds cURL only, which is also what readers without JavaScript see.
 *
 * Tabs follow https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ with automatic activation.
 */
export function CodeSamples({operation, children}: CodeSamplesProps): ReactNode {
  const {language: preferred, setLanguage} = useLanguage();
  const id = useId();
  const tabs = useRef(new Map<SampleLanguageId, HTMLButtonElement>());
  const samples = samplesOf(children);
  const shown = samples.find(({props}) => props.language === preferred) ?? samples[0];
  const languages = sampleLanguages.filter((language) => samples.some(({props}) => props.language === language.id));
  const shownLanguage = shown?.props.language;

  function onKeyDown(event: KeyboardEvent): void {
    const current = languages.findIndex((language) => language.id === shownLanguage);
    const targets: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: languages.length - 1,
    };
    const target = targets[event.key];
    const next = target === undefined ? undefined : languages.at(target % languages.length);
    if (next !== undefined) {
      event.preventDefault();
      setLanguage(next.id);
      tabs.current.get(next.id)?.focus();
    }
  }

  return (
    <div className={styles.samples} data-operation={operation}>
      <div
        role="tablist"
        aria-label={translate({id: 'site.samples.languages', message: 'Programming language'})}
        className={styles.tabs}>
        {languages.map((language) => {
          const isShown = language.id === shownLanguage;
          return (
            <button
              key={language.id}
              ref={(element) => {
                if (element !== null) {
                  tabs.current.set(language.id, element);
                }
              }}
              type="button"
              role="tab"
              id={`${id}${language.id}`}
              aria-selected={isShown}
              aria-controls={isShown ? `${id}panel` : undefined}
              tabIndex={isShown ? 0 : -1}
              data-language={language.id}
              className={styles.tab}
              onClick={() => {
                setLanguage(language.id);
              }}
              onKeyDown={onKeyDown}>
              {language.label}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${shownLanguage ?? ''}`}
        data-shown={shownLanguage}
        className={styles.panel}
        style={lineCounts(samples)}>
        {shown}
      </div>
    </div>
  );
}
