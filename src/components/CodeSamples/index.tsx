import {
  Children,
  isValidElement,
  memo,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type {CodeSample} from '../../reference/samples/operationSamples';
import {isSampleLanguageId, sampleLanguages, type SampleLanguageId} from '../../reference/samples/languages';
import type {CodeSampleProps} from './CodeSample';
import styles from './styles.module.css';
import {useSampleValues} from './useSampleValues';
import {useShownLanguage} from './useShownLanguage';

function samplesOf(children: ReactNode): ReactElement<CodeSampleProps>[] {
  return Children.toArray(children).filter((child): child is ReactElement<CodeSampleProps> =>
    isValidElement<CodeSampleProps>(child),
  );
}

/** So many lines stand above the text that follows, where the panel is not beside it. */
const unfoldedLines = 9;

export interface CodeSamplesProps {
  /**
   * Id of the operation that is called, by which the form finds it. Absent where a page writes programs of its own.
   */
  operation?: string;
  /** Requests of a workflow have its values, which belong together: readers fill in none of their own. */
  kind?: 'workflow';
  children: ReactNode;
}

/** Height of each language's code in lines, so that the page keeps room for the stored language before it is shown. */
function lineCounts(samples: readonly ReactElement<CodeSampleProps>[]): CSSProperties {
  return Object.fromEntries(samples.map(({props}) => [`--${props.language}`, props.lines]));
}

interface ShownSampleProps extends CodeSamplesProps {
  language: SampleLanguageId;
  onChoose: (language: SampleLanguageId) => void;
}

/** Renders again where its own language changes, not where the preferred one does while it is out of view. */
const ShownSample = memo(function ShownSample({
  language: wanted,
  onChoose,
  operation,
  kind,
  children,
}: ShownSampleProps): ReactNode {
  const id = useId();
  const values = useSampleValues(operation ?? '');
  const [filledSamples, setFilledSamples] = useState<readonly CodeSample[]>();
  const samples = samplesOf(children);
  const shown = samples.find(({props}) => props.language === wanted) ?? samples[0];
  const shownLanguage = shown?.props.language;
  const offered = sampleLanguages.filter(({id: known}) => samples.some(({props}) => props.language === known));
  const filled = filledSamples?.find(({language}) => language === shownLanguage);
  const lines = filled === undefined ? Number(shown?.props.lines ?? 0) : filled.code.split('\n').length;
  return (
    <>
      <div className={styles.tools}>
        <select
          aria-label={translate({id: 'site.samples.languages', message: 'Programming language'})}
          aria-controls={`${id}code`}
          value={shownLanguage}
          onChange={({currentTarget: {value}}) => {
            if (isSampleLanguageId(value)) {
              onChoose(value);
            }
          }}>
          {offered.map((language) => (
            <option key={language.id} value={language.id}>
              {language.label}
            </option>
          ))}
        </select>
        {kind === undefined && operation !== undefined && (
          <button
            type="button"
            className="needs-script"
            aria-expanded={values.state === 'open'}
            aria-controls={values.state === 'open' ? `${id}values` : undefined}
            onClick={values.toggle}>
            {translate({id: 'site.values', message: 'Fill in your values'})}
          </button>
        )}
      </div>
      {values.state === 'failed' && (
        <p role="alert" className={styles.failure}>
          {translate({
            id: 'site.values.failed',
            message: 'The form could not be loaded. Check the connection and try again.',
          })}
        </p>
      )}
      {values.loaded !== undefined && (
        <values.loaded.Form
          id={`${id}values`}
          operation={values.loaded.operation}
          isOpen={values.state === 'open'}
          onFill={setFilledSamples}
        />
      )}
      {lines > unfoldedLines && (
        <label className={styles.unfold}>
          <input type="checkbox" />
          {translate({id: 'site.samples.all', message: 'Show all'})}
        </label>
      )}
      <div
        role="group"
        id={`${id}code`}
        aria-label={translate({id: 'site.samples', message: 'Sample request'})}
        data-shown={shownLanguage}
        className={styles.panel}
        style={lineCounts(samples)}>
        {filled === undefined ? shown : <CodeBlock language={filled.grammar}>{filled.code}</CodeBlock>}
      </div>
    </>
  );
});

/**
 * One request in every language, one of which is chosen in a list. All samples of the site show the language that the reader
 * prefers; the HTML holds cURL only, which is also what readers without JavaScript see. Readers may fill in their values.
 */
export function CodeSamples(props: CodeSamplesProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [language, choose] = useShownLanguage(ref);
  return (
    <div ref={ref} className={styles.samples} data-operation={props.operation} data-part="request">
      <ShownSample {...props} language={language} onChoose={choose} />
    </div>
  );
}
